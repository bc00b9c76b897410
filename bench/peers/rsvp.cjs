'use strict';

exports.load = function (options) {
  var rsvp = require('rsvp');
  return { Promise: rsvp.Promise, promisify: options.own && rsvp.denodeify };
};
