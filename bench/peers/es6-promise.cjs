'use strict';

exports.load = function () {
  return { Promise: require('es6-promise').Promise };
};
