'use strict';

/** This library: any of its files, with any of its schedulers. */
exports.load = function (options) {
  return { Promise: require(options.file).create({ scheduler: options.scheduler }) };
};
