'use strict';

exports.load = function (options) {
  var Promise = require('davy');
  return { Promise: Promise, promisify: options.own && Promise.wrap };
};
