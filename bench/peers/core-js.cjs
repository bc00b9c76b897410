'use strict';
var hideNative = require('./support/hide-native.cjs');

exports.load = function () {
  return { Promise: hideNative('core-js/es/promise') };
};
