'use strict';
var sequential = require('./doxbee-sequential.cjs');

/** The same requests, each of whose four points throws in one of ten cases. */
exports.summary = 'doxbee-sequential, where each of four points throws with probability 0.1';
exports.folder = sequential.folder;
exports.likelihood = 0.1;
exports.prepare = sequential.prepare;
exports.expected = sequential.expected;
