// Written by `fledgling generate` from its table of entries.
'use strict';

module.exports = require('../companions/testing.cjs')(require('../fast.cjs'));
