// Written by `fledgling generate` from its table of entries.
'use strict';

module.exports = require('../companions/auto.cjs')(require('../fast.cjs'));
