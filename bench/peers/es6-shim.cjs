'use strict';
var hideNative = require('./support/hide-native.cjs');

exports.load = function () {
  return { Promise: hideNative('es6-shim') };
};
