'use strict';

/** The adapter has taught `require` streamline's files. */
module.exports = require('./streamline._js');
