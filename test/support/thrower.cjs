'use strict';

/** Throws in user code that a job calls, and prints the stack. node thrower.cjs LIBRARY */

const { join } = require('node:path');
const { Promise: P } = require(join(process.cwd(), process.argv[2]));

const fail = () => {
  throw new Error('thrown by a handler');
};

P.resolve(1)
  .then(fail)
  .then(undefined, (error) => console.log(JSON.stringify(error.stack.split('\n'))));
