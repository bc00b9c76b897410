// Written by `fledgling generate` from its table of entries.
'use strict';

module.exports = require('../companions/prfun.es2022.cjs')(require('../fast.cjs'));
