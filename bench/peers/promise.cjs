'use strict';

exports.load = function (options) {
  var Promise = require('promise');
  return { Promise: Promise, promisify: options.own && Promise.denodeify };
};
