import { execFile } from 'node:child_process';
import { isDeepStrictEqual, promisify } from 'node:util';
import test from 'ava';
import fc from 'fast-check';
import { choose } from '../../cli/choose.js';
import { PASSES, PRESETS } from '../../transforms/index.js';
import { compare } from '../fuzz/compare.js';
import { GUARDS } from '../fuzz/guards.js';
import { makeLibrary } from '../fuzz/libraries.js';
import { mutantOf, MUTATIONS } from '../fuzz/mutations.js';
import { choicesOf } from '../fuzz/plan.js';
import { programsFor } from '../fuzz/modern.js';
import { run } from '../fuzz/run.js';
import { inContext, librarySubject } from '../fuzz/subjects.js';
import { inSweeps, SWEEPS, swept } from '../support/extent.js';
import { ROOT } from '../support/libraries.js';

const SEED = 1;

const start = (...options) =>
  promisify(execFile)(process.execPath, ['test/fuzz/index.js', '--fresh', ...options], {
    cwd: ROOT,
  });

/** More than a chunk: guards report in the first, and libraries run as they ship in the next. */
const PROGRAMS = SWEEPS ? 2000 : 500;

test.serial(`${PROGRAMS} programs give the same trace on every library`, async (t) => {
  const { stdout } = await start('--programs', String(PROGRAMS), '--seed', String(SEED));
  t.regex(stdout, new RegExp(`^${PROGRAMS} programs from seed 1 `, 'm'));
  for (const name of ['native', 'fast.es2022', 'fast.es5', 'loose.es2022', 'loose.es5']) {
    t.regex(stdout, new RegExp(`^${name} +\\d\\d\\d`, 'm'), name);
  }
});

const LATER = PROGRAMS / 2;

// programs of ES2015 stand for them
inSweeps(test.serial)(
  `${LATER} programs of ES2025 give the same trace on every library of it`,
  async (t) => {
    const { stdout } = await start(
      '--edition',
      'es2025',
      '--programs',
      String(LATER),
      '--seed',
      '7',
    );
    t.regex(stdout, new RegExp(`^${LATER} programs from seed 7 `, 'm'));
    for (const name of ['native', 'fast.es2022', 'fast.es5', 'loose.es2022', 'loose.es5']) {
      t.regex(stdout, new RegExp(`^${name} +\\d\\d`, 'm'), name);
    }
  },
);

test('every choice of passes that programs run on fits together', (t) => {
  const choices = choicesOf(SEED);
  t.true(choices.length > PASSES.length);
  for (const choice of choices) t.notThrows(() => choose(choice));
});

/**
 * A fixed sample. Most mistakes are found early: the rest is made where the first part is not enough.
 * @returns {{some: (test: (program: object) => unknown) => boolean, first: object[]}}
 */
const sampleOf = (arbitrary, count) => {
  const make = (numRuns) => fc.sample(arbitrary, { seed: SEED, numRuns });
  const first = make(500);
  let all;
  const rest = () => (all ??= make(count)).slice(first.length);
  return { some: (test) => first.some(test) || rest().some(test), first };
};

/** A sample for an edition, what it finds, and the library that is to do what the faithful one does. */
const COUNTS = { es2015: 10_000, es2025: 3000 };
const samples = new Map();
const sampleFor = (edition) => {
  if (!samples.has(edition)) {
    const sample = sampleOf(programsFor(edition), COUNTS[edition]);
    const faithful = librarySubject(makeLibrary({ preset: 'faithful' }, 'es2022', edition));
    const finds = (subject) => sample.some((program) => compare(program, faithful, [subject]));
    samples.set(edition, { sample, faithful, finds });
  }
  return samples.get(edition);
};

const { sample, faithful, finds } = sampleFor('es2015');

test.serial('a program does the same each time', (t) => {
  for (const program of sample.first) t.is(compare(program, faithful, [faithful]), undefined);
});

test.serial('a program leaves nothing behind', (t) => {
  const keys = [Object.prototype, Array.prototype, Promise, Promise.prototype];
  const before = keys.map((object) => Object.getOwnPropertyDescriptors(object));
  for (const program of sample.first) run(program, faithful);
  // AVA's own comparison would iterate Array.prototype
  const after = keys.map((object) => Object.getOwnPropertyDescriptors(object));
  t.true(isDeepStrictEqual(after, before));
});

test.serial('finds that a context gets the wrong handler', (t) => {
  const library = makeLibrary({ preset: 'faithful' }, 'es2022', 'es2015');
  const call = 'ThenInContext(promise, onFulfilled, onRejected';
  const parts = library.code.split(`\n          ${call}`);
  t.is(parts.length, 2);
  const code = parts.join(`\n          ${call.replace('onFulfilled', 'onRejected')}`);
  const mutant = librarySubject({ ...library, code });
  const others = [inContext(faithful), mutant];
  for (const program of sample.first) t.is(compare(program, faithful, others), undefined);
  t.true(finds(inContext(mutant)));
});

for (const mutation of swept(MUTATIONS, (_, at) => at % 16 === 0)) {
  const { name } = mutation;
  test.serial(`finds that ${name}`, (t) => {
    const { count, code } = mutantOf(mutation);
    t.true(count > 0, 'the faithful library has the code that is mutated');
    const mutant = librarySubject({ name, target: 'es2022', assume: [], code });
    t.true(finds(mutant));
  });
}

test('every guard that a pass declares is counted', (t) => {
  const compared = PASSES.filter(({ name }) => PRESETS.loose.includes(name));
  const declared = compared.flatMap((pass) =>
    pass.guards.map(({ name }) => `${pass.name}/${name}`),
  );
  t.deepEqual([...new Set(GUARDS.map(({ guard }) => guard))].sort(), declared.sort());
});

for (const entry of swept(GUARDS, (_, at) => at % 16 === 0)) {
  const {
    guard,
    within,
    code,
    always,
    rests,
    refuses = false,
    edition = 'es2015',
    target = 'es2022',
  } = entry;
  const index = GUARDS.indexOf(entry);
  const preset = guard.startsWith('assumed-pure') ? 'loose' : 'fast';
  const library = makeLibrary({ preset }, target, edition);
  const label = `${guard}, ${code}${within ? ` in ${within}` : ''},`;

  test.serial(`${label} is taken and refused`, (t) => {
    const counts = [0, 0];
    const subject = librarySubject(library, (at, value) => {
      if (at === index) counts[value ? 1 : 0]++;
      return value;
    });
    sampleFor(edition).sample.some((program) => {
      run(program, subject);
      return counts[0] > 0 && (rests || counts[1] > 0);
    });
    t.true(counts[0] > 0, 'refused');
    t.is(counts[1] > 0, !rests, rests ?? 'taken');
  });

  test.serial(`finds that ${label} always holds`, (t) => {
    const subject = librarySubject(library, (at, value) => (at === index ? !refuses : value));
    if (always) t.pass(always);
    else t.true(sampleFor(edition).finds({ ...subject, excludes: [] }));
  });
}
