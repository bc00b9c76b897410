'use strict';
var database = require('./support/database.cjs');

var WIDTH = 25;

/** Each request waits for many operations at once, then commits. */
exports.summary = 'each request starts 25 I/O operations, joins them with all, and commits';
exports.folder = 'parallel';

exports.prepare = function (style, io, kit) {
  var db = database(io, 0);
  kit.width = WIDTH;
  return { request: style(db, kit), rolledBack: db.rolledBack };
};

exports.expected = function (count) {
  return database.expected(count, 0, 0, function (request) {
    return request + (request + WIDTH - 1) + WIDTH; // the first id, the last, and the rows
  });
};
