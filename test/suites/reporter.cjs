// A reporter for mocha of any age: a line of JSON for each test.
'use strict';

const { appendFileSync } = require('node:fs');

module.exports = function Reporter(runner) {
  const write = (outcome) => (test, error) => {
    const line = { name: test.fullTitle(), outcome, message: error && String(error.stack) };
    appendFileSync(process.env.FLEDGLING_RESULTS, `${JSON.stringify(line)}\n`);
  };
  runner.on('pass', write('passed'));
  runner.on('fail', write('failed'));
  runner.on('pending', write('skipped'));
};
