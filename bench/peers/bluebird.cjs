'use strict';

exports.load = function (options) {
  var Promise = require('bluebird');
  return {
    Promise: Promise,
    promisify: options.own && Promise.promisify,
    coroutine: Promise.coroutine,
  };
};
