'use strict';

const { readFileSync } = require('node:fs');
const { join } = require('node:path');

/**
 * Marks a test as async whose source calls `$DONE` although it lacks the flag, as a few of the
 * older suite do: a runner would take the end of their synchronous part for a pass.
 *
 * @param {object} test as test262-stream gives it
 * @param {string} suite the folder that holds `harness/`
 */
function markAsync(test, suite) {
  const { attrs, insertionIndex: at } = test;
  if (attrs.flags.async || attrs.flags.raw || !/\$DONE\b/.test(test.contents.slice(at))) return;
  attrs.flags = { ...attrs.flags, async: true }; // a copy: both scenarios share one object
  const done = readFileSync(join(suite, 'harness', 'doneprintHandle.js'), 'utf8');
  test.contents = `${test.contents.slice(0, at)}${done}\n${test.contents.slice(at)}`;
}

/** What test262-harness asks of a preprocessor; it is started in the folder of the suite. */
module.exports = (test) => {
  markAsync(test, process.cwd());
  return true;
};
module.exports.markAsync = markAsync;
