'use strict';
var database = require('./support/database.cjs');

/** Each request stores a file in steps that follow each other; all requests run at once. */
exports.summary =
  'each request puts a blob and looks a file up, inserts a version, makes and executes a query, ' +
  'inserts a file version, updates the file and commits';

exports.folder = 'doxbee';
exports.likelihood = 0;

exports.prepare = function (style, io, kit) {
  var db = database(io, this.likelihood);
  return { request: style(db, kit), rolledBack: db.rolledBack };
};

exports.expected = function (count) {
  return database.expected(count, 4, this.likelihood, function (request) {
    return request * 2 + 4; // the version's id, and the rows that were written
  });
};
