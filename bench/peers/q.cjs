'use strict';

exports.load = function (options) {
  var q = require('q');
  return { Promise: q.Promise, promisify: options.own && q.denodeify };
};
