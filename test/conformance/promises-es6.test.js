import test from 'ava';
import { CURRENT_LIBRARIES, LIBRARIES } from '../support/libraries.js';
import { testMochaSuite } from '../support/mocha-suites.js';

for (const library of [...LIBRARIES, ...CURRENT_LIBRARIES])
  testMochaSuite(test, 'promises-es6-tests', library);
