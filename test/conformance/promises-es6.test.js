import test from 'ava';
import { LIBRARIES } from '../support/libraries.js';
import { testMochaSuite } from '../support/mocha-suites.js';

for (const library of LIBRARIES) testMochaSuite(test, 'promises-es6-tests', library);
