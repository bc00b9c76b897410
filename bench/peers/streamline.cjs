'use strict';

/** Its 0.10, of the table's time, turns `_` into callbacks; from 2 on it needs more than the registry. */
exports.style = 'streamline';
exports.load = function () {
  require('streamline').register({ runtime: 'callbacks' });
  return {};
};
