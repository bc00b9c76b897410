import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import test from 'ava';
import { TARGET_NAMES } from '../../generator/targets/names.js';
import { ORDERS } from '../support/deferred/orders.js';
import { PASSES, PRESETS } from '../../cli/choices.js';
import { hostContext } from '../support/host-context.js';
import { emitted, forTarget } from '../support/emitted.js';
import { swept } from '../support/extent.js';
import { library } from '../support/libraries.js';
import { runJson } from '../support/spawn.js';

const require = createRequire(import.meta.url);

const child = (script, file) =>
  runJson([fileURLToPath(new URL(`../support/deferred/${script}`, import.meta.url)), file]);

/** What every case of rejections.cjs hears: what it says itself, `-` at its end, and reports. */
const REPORTED = {
  'nobody handles': '- a',
  'handled at once': '-',
  'handled before the code ends': 'end -',
  'one of three': '- b',
  'the end of a chain': '- a',
  'both ends of a fork': '- a a',
  'handled in the first microtask, queued before': '-',
  'handled in a microtask behind': '- a',
  'rejected within a continuation, handled behind it': 'behind -',
  'adopted and handled': '-',
  'adopted and handled by nobody': '- a',
  'made ordinary, and handled by nobody there': '- a',
  'made ordinary, and handled there': '-',
  'a scheduler that comes later': '-',
};

const logOf = (P, program) => {
  const entries = [];
  try {
    program(P, (entry) => entries.push(entry));
  } catch (error) {
    entries.push(`threw ${error}`);
  }
  return entries;
};

/** The run-time tests of the passes that no other preset has: without one, a program differs. */
const GUARDS = [
  {
    guard: 'runs-already',
    change: { in: 'RunPromiseReactionJob', test: 'running = true', becomes: 'undefined' },
    order: 'a promise settled by the continuation of one that was pending',
  },
  {
    guard: 'runs-already',
    change: { in: 'flushJobs', test: 'running = true', becomes: 'undefined' },
    order: 'continuations of one promise, then what they made due',
  },
  {
    guard: 'has-no-reaction',
    change: {
      in: 'FulfillPromise',
      test: {
        es2022: 'promise.#PromiseRejectReactions === undefined',
        es5: 'promise._PromiseRejectReactions === undefined',
      },
      becomes: 'true',
    },
    order: 'continuations of one promise, then what they made due',
  },
  ...['argument3 === intrinsicThen', 'IsPromise(argument2)'].map((part) => ({
    guard: 'adopts-deferred',
    change: { in: 'RunPromiseResolveThenableJob', test: part, becomes: 'true' },
    order: 'what only looks like a deferred promise',
  })),
  ...[
    [
      {
        es2022: '(promise.#PromiseState & 3) === 1',
        es5: '(promise._PromiseState & 3) === 1',
      },
      'continuations of one promise, then what they made due',
    ],
    [
      "typeof onFulfilled === 'function'",
      'the value and the reason pass where there is no handler',
    ],
    ['!running', 'attaching inside a continuation, to its own source and to another promise'],
  ].map(([part, order]) => ({
    guard: 'is-fulfilled',
    change: { in: 'ThenWithConstructor', test: part, becomes: 'true' },
    order,
  })),
  {
    guard: 'is-no-object',
    change: { in: 'ThenOfFulfilled', test: '!isObject(handlerResult)', becomes: 'true' },
    order: 'a promise from a continuation is adopted at once, a pending one when it settles',
  },
  ...[
    ['isObject(handlerResult)', 'a chain on a pending promise'],
    [
      {
        es2022: "typeof promiseCapability.#PromiseResult !== 'function'",
        es5: "typeof promiseCapability._PromiseResult !== 'function'",
      },
      'a chain on a pending promise',
    ],
    ['first !== last', 'continuations of one promise, then what they made due'],
    ['reading !== writing', 'many continuations of one promise, each with one of its own'],
  ].map(([part, order]) => ({
    guard: 'is-next-job',
    change: { in: 'PromiseReactionJob', test: part, becomes: 'false' },
    order,
  })),
];

test('every guard of a pass that no other preset has is removed below', (t) => {
  const dropping = PASSES.filter(
    ({ name }) => PRESETS.deferred.includes(name) && !PRESETS.loose.includes(name),
  );
  const declared = dropping.flatMap(({ guards }) => guards.map(({ name }) => name));
  const known = GUARDS.map(({ guard }) => guard);
  t.deepEqual(
    declared.filter((name) => !known.includes(name)),
    [],
  );
});

for (const target of swept(TARGET_NAMES, (_, at) => at === 0)) {
  const { file } = library('es2015', 'deferred', target);

  for (const [title, [program, expected]] of Object.entries(ORDERS)) {
    test(`${title}, ${target}`, (t) => {
      t.deepEqual(logOf(require(file).DeferredPromise, program), expected);
    });
  }

  test(`rejections are reported when the code that rejected has ended, ${target}`, async (t) => {
    t.deepEqual(await child('rejections.cjs', file), REPORTED);
  });

  test(`10^6 of everything, ${target}`, async (t) => {
    const results = await child('scale.cjs', file);
    t.is(Object.keys(results).length, 8);
    for (const [program, count] of Object.entries(results)) t.is(count, 1e6, program);
  });

  test(`a continuation that waits keeps its context, ${target}`, (t) => {
    const host = hostContext();
    const DeferredPromise = require(file).create({ context: host });
    const log = [];
    const note = (event) => log.push([event, host.current]);
    const [first, second] = [1, 2].map(() => DeferredPromise.withResolvers());
    host.run('attached', () => {
      first.promise.then(note).then(() => note('behind'));
      second.promise.then(note, (reason) => DeferredPromise.reject(reason)).then(note, note);
      DeferredPromise.all([first.promise, 1]).then(() => note('all'));
    });
    host.run('settled', () => first.resolve('value'));
    second.reject('reason');
    t.deepEqual(
      log.sort(),
      ['all', 'behind', 'reason', 'value'].map((event) => [event, 'attached']),
    );
  });

  test(`toPromise gives the Promise of the file beside, which stands for itself, ${target}`, async (t) => {
    const { DeferredPromise } = require(file);
    const { Promise: Ordinary } = require(library('es2015', 'fast', target).file);
    const log = [];
    const ordinary = DeferredPromise.resolve('value').toPromise();
    t.true(ordinary instanceof Ordinary);
    ordinary.then((value) => log.push(value));
    t.deepEqual(log, [], 'its continuations wait');
    t.is(await ordinary, 'value');
    t.deepEqual(log, ['value']);
    await t.throwsAsync(() => DeferredPromise.reject(new Error('reason')).toPromise(), {
      message: 'reason',
    });
  });

  test(`ordinary promises become deferred ones, ${target}`, async (t) => {
    const { DeferredPromise } = require(file);
    const [good, bad] = [Promise.resolve('value'), Promise.reject(new Error('reason'))];
    const deferred = [good, bad].map((promise) => DeferredPromise.from(promise));
    t.true(deferred.every((promise) => promise.isPending()));
    const [value, rejection] = deferred.map((promise) => promise.toPromise(Promise));
    await t.throwsAsync(rejection, { message: 'reason' });
    t.is(await value, 'value');
  });

  for (const { guard, change, order } of GUARDS) {
    test(`without ${guard} in ${change.in}, ${forTarget(change.test, target)}, ${target}`, (t) => {
      const [program] = ORDERS[order];
      const [whole, without] = [{}, { change }].map((options) =>
        logOf(/** @type {any} */ (emitted('deferred', target, options)).DeferredPromise, program),
      );
      t.notDeepEqual(without, whole);
    });
  }
}
