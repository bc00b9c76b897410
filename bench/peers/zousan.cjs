'use strict';

exports.load = function () {
  var Promise = require('zousan');
  Promise.suppressUncaughtRejectionError = true;
  return { Promise: Promise };
};
