// The entry `auto` of the package over the library of ES2025.
'use strict';

module.exports = require('../../output/companions/auto.cjs')(
  require('../../output/es2025/fast.es2022.cjs'),
);
