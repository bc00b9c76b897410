'use strict';

exports.style = 'waterfall';
exports.load = function () {
  return { async: require('neo-async') };
};
