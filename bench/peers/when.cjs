'use strict';

exports.load = function (options) {
  var when = require('when');
  return { Promise: when.Promise, promisify: options.own && require('when/node').lift };
};
