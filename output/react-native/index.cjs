// Written by `fledgling generate` from its table of entries.
'use strict';

module.exports = require('../companions/react-native.cjs')(require('../fast.cjs'));
