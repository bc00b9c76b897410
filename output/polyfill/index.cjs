// Written by `fledgling generate` from its table of entries.
'use strict';

module.exports = require('../companions/polyfill.cjs')(require('../fast.cjs'));
