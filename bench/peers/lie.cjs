'use strict';

exports.load = function () {
  return { Promise: require('lie') };
};
