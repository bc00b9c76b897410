'use strict';
var draw = require('./draw.cjs');

/** One object for all: what is measured is how an error travels, not how its stack is written. */
var failure = new Error('a request that fails');

/**
 * A pretended store. Every operation is `(first, second, callback)`; all but `createQuery` are I/O.
 *
 * @param {{answer: function}} io
 * @param {number} likelihood of an error at each of a request's points
 */
module.exports = function (io, likelihood) {
  var rolledBack = 0;
  return {
    begin: function (request) {
      return { request: request, rows: 0 };
    },
    put: function (transaction, blob, callback) {
      io.answer(callback, blob.length);
    },
    lookUp: function (transaction, path, callback) {
      io.answer(callback, undefined); // there is no such file: the longest way through a request
    },
    insert: function (transaction, row, callback) {
      transaction.rows++;
      io.answer(callback, row.id);
    },
    createQuery: function (transaction, path, callback) {
      callback(null, { path: path, transaction: transaction });
    },
    execute: function (transaction, query, callback) {
      transaction.rows++;
      io.answer(callback, { id: transaction.request, path: query.path, version: 0 });
    },
    update: function (transaction, file, callback) {
      transaction.rows++;
      io.answer(callback, file.version);
    },
    commit: function (transaction, row, callback) {
      io.answer(callback, row);
    },
    rollBack: function (transaction, row, callback) {
      rolledBack++;
      io.answer(callback, row);
    },
    /** @throws in a share of the requests */
    check: function (request, point) {
      if (likelihood > 0 && draw(request, point) < likelihood) throw failure;
    },
    rolledBack: function () {
      return rolledBack;
    },
  };
};

/** How many of `count` requests fail, and the sum of what the others answer. */
module.exports.expected = function (count, points, likelihood, answerOf) {
  var failed = 0;
  var sum = 0;
  for (var request = 0; request < count; request++) {
    var fails = false;
    for (var point = 0; point < points; point++) {
      fails = fails || (likelihood > 0 && draw(request, point) < likelihood);
    }
    if (fails) failed++;
    else sum += answerOf(request);
  }
  return { fulfilled: count - failed, rejected: failed, sum: sum, rolledBack: failed };
};
