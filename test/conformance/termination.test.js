import vm from 'node:vm';
import test from 'ava';
import { TARGET_NAMES } from '../../generator/targets/names.js';
import { library, librarySource } from '../support/libraries.js';
import { ENDLESS, realm, terminating } from '../support/termination.js';

// V8 drops the microtasks of a realm when one of them is terminated. What becomes of the jobs of this
// library, beside those of native promises: what docs/limits.md says. See also flush.test.js.

const LATER = 300;

/** A job that enqueues another one, one without an end, and one behind it; then others, one by one. */
const trace = (t, make) =>
  terminating((endless) => {
    const log = [];
    const context = realm({ log, exports: {} });
    make((code) => vm.runInContext(code, context));
    const program = `
      var settled = P.resolve();
      settled.then(function () { settled.then(function () { log.push('enqueued'); }); });
      settled.then(function () { ${ENDLESS} });
      settled.then(function () { log.push('behind'); });`;
    t.is(endless(program, context), 'ERR_SCRIPT_EXECUTION_TIMEOUT');
    for (let i = 0; i < LATER; i++) {
      vm.runInContext(`P.resolve().then(function () { log.push(${i}); });`, context);
    }
    return log;
  });

const of = (file, options) => (evaluate) => {
  evaluate(librarySource(file));
  evaluate(`var P = exports.create(${options});`);
};

const numbers = Array.from({ length: LATER }, (_, i) => i);

const [faithful, fast] = ['faithful', 'fast'].map((preset) =>
  ['es2015', 'es2025'].flatMap((edition) =>
    TARGET_NAMES.map((target) => library(edition, preset, target)),
  ),
);

const FORGETFUL = [
  ['native', (evaluate) => evaluate('var P = Promise;')],
  ...faithful.map(({ edition, name, file }) => [`${edition} ${name}`, of(file, '{}')]),
  ...fast.map(({ edition, name, file }) => [
    `${edition} ${name}, exact`,
    of(file, "{ interleaving: 'exact' }"),
  ]),
];

for (const [name, make] of FORGETFUL) {
  test(`after a termination jobs that waited are gone, and others run at once, ${name}`, (t) => {
    t.deepEqual(trace(t, make), numbers);
  });
}

for (const { edition, name, file } of fast) {
  test(`after a termination all jobs run, in order, when a block is full, ${edition} ${name}`, (t) => {
    const log = trace(t, of(file, '{}'));
    t.deepEqual(log, ['behind', 'enqueued', ...numbers]);
  });
}
