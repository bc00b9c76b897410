// The entry `auto` of the package over the library of ES2015.
'use strict';

module.exports = require('../../output/companions/auto.cjs')(
  require('../../output/es2015/fast.es2022.cjs'),
);
