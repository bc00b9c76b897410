// Written by `fledgling generate` from its table of entries.
'use strict';

module.exports = require('../companions/prfun.es2022.cjs')(require('../es2025/fast.es2022.cjs'));
