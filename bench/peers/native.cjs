'use strict';

exports.load = function () {
  return { Promise: Promise };
};
