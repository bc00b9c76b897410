'use strict';

/** The last version that installs from the registry alone; it turns `_` into callbacks. */
exports.style = 'streamline';
exports.load = function () {
  require('streamline').register({ runtime: 'callbacks' });
  return {};
};
