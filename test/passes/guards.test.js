import test from 'ava';
import { PASSES, PRESETS } from '../../transforms/index.js';
import { TARGET_NAMES } from '../../generator/targets/names.js';
import { emitted, forTarget, loader, testsOf } from '../support/emitted.js';
import { swept } from '../support/extent.js';
import { APPLICATIONS, ITERATIONS } from '../support/guards/applications.js';
import { CAPABILITIES } from '../support/guards/capabilities.js';
import { COMBINATORS } from '../support/guards/combinators.js';
import { HOST } from '../support/guards/host.js';
import { JOBS } from '../support/guards/jobs.js';
import { LATER } from '../support/guards/later.js';
import { MEMORY } from '../support/guards/memory.js';
import { REACTIONS } from '../support/guards/reactions.js';
import { SUBCLASSES } from '../support/guards/subclasses.js';
import { traceOf } from '../support/guards/trace.js';

const GUARDS = [
  ...[...CAPABILITIES, ...SUBCLASSES, ...REACTIONS, ...COMBINATORS, ...JOBS, ...MEMORY, ...HOST],
  ...LATER,
  ...APPLICATIONS,
  ...ITERATIONS,
];

const EDITIONS = ['es2015', 'es2025'];

/**
 * For speed: the host is called once per turn, where faithful calls it for each job; a scheduler of
 * the user's once more, for the jobs behind one that does not come back.
 */
const ONCE = { in: 'EnqueueInRing', test: '!scheduled', becomes: 'true' };

/** What a flush asks of its host, and of itself when a job did not come back: see flush.test.js. */
const FLUSH = [
  { in: { es2022: 'library', es5: 'create' }, test: "typeof options.scheduler === 'function'" },
  { in: 'callHost', test: '!running' },
  { in: 'severalWait', test: 'reading !== writing' },
  { in: 'severalWait', test: 'last - first > SLOTS_PER_JOB' },
  { in: 'flushJobs', test: 'calling' },
  { in: 'flushJobs', test: 'hasScheduler' },
  { in: 'flushJobs', test: 'severalWait()' },
  { in: 'flushJobs', test: 'running' }, // and one throwing job halting the queue
  // a scheduler that refuses one of several: see faults.test.js
  { in: 'callHost', test: '!several' },
  { in: 'endSeveral', test: '!scheduled' },
  { in: 'endSeveral', test: '!exactInterleaving' },
  // several are some, but where a document of one's own keeps its Lists: see edits-of-reactions.test.js
  { in: 'endSeveral', test: 'first !== last' },
  { in: 'endSeveral', test: 'reading !== writing' },
  // a job that stays in a context: see contexts.test.js
  { in: 'flushJobs', test: 'outside' },
  ...['flushJobs', 'PromiseReactionJob'].map((name) => ({ in: name, test: 'contexts.left()' })),
  // no class is kept once no flush is to come: see known-bugs.test.js
  ...['IsConstructor', 'declaresItself'].flatMap((name) =>
    ['scheduled', 'running'].map((test) => ({ in: name, test })),
  ),
];

/** Tests whose absence no program can tell but by time and memory. */
const COSTS = [
  ONCE,
  // a job of its own would settle the element as well, after the others
  { in: 'EnqueueReaction', test: "typeof handler === 'number'" },
  // where no context is in use none is left, which is found out later
  ...['flushJobs', 'PromiseReactionJob'].map((name) => ({ in: name, test: 'usesContexts()' })),
  { in: 'EnqueueElement', test: 'last !== 0' }, // in front of the first place is nothing
  { in: 'flushJobs', test: 'blocks > BLOCKS_KEPT' }, // gives back what a long queue took: see scale
  { in: 'hasState', test: 'prototype !== null' }, // where there are proxies, nothing throws
  // NewPromiseCapability asks the same of what SpeciesConstructor gives
  { in: 'SpeciesConstructor', test: 'S === Promise' },
  { in: 'SpeciesConstructor', test: 'C === Promise' }, // the same read, in a place of its own
  // engines without iterators, where nothing of the language closes one
  { in: 'OwnNext', test: '!known' },
  { in: 'OwnNext', test: 'known' }, // see engines.test.js: they have no next to put there
  { in: 'GetIteratorFromMethod', test: '$arrayIteration.method' },
  { in: 'GetIteratorFromMethod', test: 'ArrayIterator' },
  { in: 'IteratorClose', test: '$arrayIteration.value' },
  // GetMethod has thrown at what is none
  { in: 'IteratorClose', test: "typeof return_ === 'function'" },
  { in: 'GetIteratorFromMethod', test: "typeof method === 'function'" },
  { in: 'SpeciesConstructor', test: 'IsConstructor(S)' },
  // a record has no such property: the test of the handler says the same, later
  {
    in: 'PromiseReactionJob',
    test: {
      es2022: '!(#PromiseState in promiseCapability)',
      es5: '!(promiseCapability._PromiseState !== undefined)',
    },
  },
  // nobody but its job resolves what then gave; a document of one's own may say otherwise
  {
    in: 'PromiseReactionJob',
    test: {
      es2022: '(promiseCapability.#PromiseState & 7) !== 0',
      es5: '(promiseCapability._PromiseState & 7) !== 0',
    },
  },
];

const nameOf = (entry, target) =>
  [entry.in, entry.test].map((code) => forTarget(code, target)).join(': ');

/** An entry may stand for the parts of a condition. */
const partsOf = (entry, target) =>
  forTarget(entry.test, target)
    .split(' && ')
    .map((test) => nameOf({ ...entry, test }, target));

const unique = (list) => [...new Set(list)].sort();

test('every guard that a pass declares has an entry', (t) => {
  const declared = PASSES.filter(({ name }) => PRESETS.loose.includes(name)).flatMap(({ guards }) =>
    guards.map(({ name }) => name),
  );
  const entries = GUARDS.flatMap(({ guard }) => guard ?? []);
  t.deepEqual(unique(entries), unique(declared));
});

const libraries = swept(
  EDITIONS.flatMap((edition) => TARGET_NAMES.map((target) => ({ edition, target }))),
  ({ edition, target }) => (edition === 'es2025') === (target === 'es2022'),
);

for (const { edition, target } of libraries) {
  test(`every test that a pass emits for ${target} of ${edition} has an entry, or is for speed`, (t) => {
    const known = [...GUARDS, ...FLUSH, ...COSTS].flatMap((entry) => partsOf(entry, target));
    for (const preset of ['fast', 'loose']) {
      const names = testsOf(preset, target, edition).map((place) => nameOf(place, target));
      const missing = names.filter((name) => !known.includes(name));
      t.deepEqual(missing, [], `${preset}: tests that nobody has shown to matter`);
    }
  });
}

/** Loads a library as an engine does that has no such global. */
const hiding = (name, load) => {
  if (!name) return load;
  return () => {
    const descriptor = Object.getOwnPropertyDescriptor(globalThis, name);
    delete globalThis[name];
    try {
      return load();
    } finally {
      Object.defineProperty(globalThis, name, descriptor);
    }
  };
};

for (const entry of swept(GUARDS, (_, at) => at % 16 === 0)) {
  const wanted = entry.only ? [entry.only] : TARGET_NAMES;
  for (const target of swept(wanted, (_, at) => at === 0)) {
    const { preset = 'fast', title, program, options, edit, edition, without } = entry;
    test(`${nameOf(entry, target)} → ${forTarget(entry.becomes, target)}, ${target}: ${title}`, (t) => {
      const trace = (name, change) =>
        traceOf(hiding(without, loader(name, target, { change, edit, edition })), program, {
          messages: true,
          ...options,
        });
      const faithful = trace('faithful');
      t.deepEqual(trace(preset), faithful, 'with the guard nobody can tell');
      t.notDeepEqual(trace(preset, entry), faithful, 'without it the program can');
    });
  }
}

for (const target of TARGET_NAMES) {
  test(`the host is called for a turn, not for each of its jobs, ${target}`, (t) => {
    const threeJobs = (P) => [1, 2, 3].forEach((value) => P.resolve(value).then());
    const calls = (change) =>
      traceOf(() => emitted('fast', target, { change }), threeJobs, { hostCalls: true }).length;
    t.is(calls(), 2);
    t.is(calls(ONCE), 4);
  });
}
