import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import test from 'ava';
import { TARGET_NAMES } from '../../generator/targets/names.js';
import { STANDARD } from '../../cli/choices.js';
import { traceOf } from '../support/guards/trace.js';
import { ITERATION } from '../support/known-bugs/iteration.js';
import { PROMISES } from '../support/known-bugs/promises.js';
import { READS } from '../support/known-bugs/reads.js';
import { swept } from '../support/extent.js';
import { HOSTED, library } from '../support/libraries.js';
import { runJson } from '../support/spawn.js';

const require = createRequire(import.meta.url);

/** Every file that ships. */
const SHIPPED = STANDARD.flatMap((preset) =>
  TARGET_NAMES.map((target) => library('es2015', preset, target)),
);
/** Programs ask for schedulers by their names, which `small` does not know. */
const LIBRARIES = SHIPPED.filter(({ assume }) => !assume.includes('plain-host'));

/** Outside of sweeps small, and the faithful library for es5, stand back. */
const stands = ({ preset, target }) =>
  preset === 'fast' || (preset === 'faithful' && target === 'es2022');

for (const { bug, title, program, expected, limits = {} } of [
  ...PROMISES,
  ...READS,
  ...ITERATION,
]) {
  for (const { name, target, file } of swept(SHIPPED, stands)) {
    if (limits[target]) continue;
    test(`${bug}: ${title}, ${name}`, (t) => {
      t.deepEqual(
        traceOf(() => require(file), program),
        expected,
      );
    });
  }
}

/** A process for each: outside of sweeps, fast stands for the others. */
const SAMPLE = swept(HOSTED, ({ preset }) => preset === 'fast');

const child = (script, { file }, flags = []) =>
  runJson([
    ...flags,
    fileURLToPath(new URL(`../support/known-bugs/${script}`, import.meta.url)),
    file,
  ]);

/** In the order of the alphabet; the host hears of each error once. */
const BESIDE_ERRORS = ['after', 'before', 'behind', 'between'].concat(
  [1, 2, 3, 4].map((error) => `the host is told: ${error}`),
);

for (const library of SAMPLE) {
  test(`one throwing job halting the queue, ${library.name}`, async (t) => {
    const results = await child('throwing-jobs.cjs', library);
    t.is(Object.keys(results).length, 10);
    for (const [how, log] of Object.entries(results)) t.deepEqual(log, BESIDE_ERRORS, how);
  });
}

const GOING = ['a function', 'immediate', 'microtask', 'nextTick', 'refusing'].flatMap((name) =>
  ['exact', 'turns'].map((interleaving) => `${name}, ${interleaving}`),
);

for (const library of SAMPLE) {
  test(`a full stack, or a host that refuses, halting the queue, ${library.name}`, async (t) => {
    t.deepEqual(await child('overflow.cjs', library), GOING);
  });
}

/** What the program of poison.cjs sees, in the order of its jobs. */
const UNPOISONED =
  'then of 1 throws TypeError, refused rejected 1, thrown rejected TypeError, ' +
  'not iterable rejected TypeError, later fulfilled 5, again fulfilled 5, caught fulfilled 2, ' +
  'thenable fulfilled 3, self rejected TypeError, large fulfilled 5000, third fulfilled 5, ' +
  'all fulfilled 70, race fulfilled 5, adopted fulfilled 5, derived fulfilled 2, ' +
  'nextTick fulfilled 2, microtask fulfilled 1, immediate fulfilled 3, ';

for (const library of SAMPLE) {
  test(`what is replaced after loading being used, ${library.name}`, async (t) => {
    t.deepEqual(await child('poison.cjs', library), { met: '', seen: UNPOISONED });
  });
}

/** Bytes per repetition, for what the collector leaves behind at one time and not at another. */
const NOISE = 40;

for (const target of swept(TARGET_NAMES, (_, at) => at === 0)) {
  test(`race with a long-lived promise retaining more than the steps do, ${target}`, async (t) => {
    const [faithful, ...others] = await Promise.all(
      LIBRARIES.filter((library) => library.target === target).map((library) =>
        child('retention.cjs', library, ['--expose-gc', '--single-threaded']),
      ),
    );
    for (const retained of others) {
      for (const [subject, bytes] of Object.entries(retained)) {
        t.true(
          bytes <= faithful[subject] + NOISE,
          `${subject}: ${bytes} bytes, not ${faithful[subject]}`,
        );
      }
    }
  });
}
