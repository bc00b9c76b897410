// Written by `fledgling generate` from its table of entries.
'use strict';

module.exports = require('../companions/testing.cjs')(require('../es2015/fast.es2022.cjs'));
