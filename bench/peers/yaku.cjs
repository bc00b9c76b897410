'use strict';

exports.load = function () {
  return { Promise: require('yaku') };
};
