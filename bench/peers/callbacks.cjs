'use strict';

/** No promises: the floor. */
exports.style = 'callbacks';
exports.load = function () {
  return {};
};
