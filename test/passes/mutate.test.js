import ava from 'ava';
import { programOf, translated } from '../../generator/shared.js';
import { targets } from '../../generator/targets/index.js';
import { readDocument, SpecError } from '../../generator/index.js';
import { companyOf } from '../mutate/company.js';
import { correctedText } from '../mutate/corrected.js';
import { randomMutant } from '../mutate/edits.js';
import { machineEdits } from '../mutate/machines.js';
import { movedEdits } from '../mutate/moved.js';
import { mutantsOf } from '../mutate/mutants.js';
import { nameEdits } from '../mutate/names.js';
import { randomOf } from '../mutate/random.js';
import { rewrittenEdits, rewrittenOf } from '../mutate/rewritten.js';
import { writtenEdits } from '../mutate/written/index.js';
import { makeJudge } from '../mutate/run.js';
import { librarySubject } from '../fuzz/subjects.js';
import { compareHosts } from '../mutate/hosts.js';
import { KEPT_ES2025 } from '../support/edits/kept-es2025.js';
import { WORDINGS } from '../mutate/wordings.js';
import { EDITIONS, SOURCE as original, sourceOf } from '../support/documents.js';
import { inSweeps, oneIn, SWEEPS, swept } from '../support/extent.js';
import { generated } from '../support/generated.js';

const test = oneIn(3, ava);

const { judge, stop } = makeJudge({ kept: true });
ava.after.always(stop);

/** A sample of what `npm run mutate` runs in full. */

const mutants = mutantsOf(original);
const SAMPLE = 12;

test('there are documents of each kind, and each is another one', (t) => {
  t.true(mutants.length > 300, String(mutants.length));
  t.is(new Set(mutants.map(({ source }) => source)).size, mutants.length);
});

const sample = Array.from(
  { length: SAMPLE },
  (_, at) => mutants[Math.floor((at * mutants.length) / SAMPLE)],
);

for (const { name, line, source } of swept(sample, (_, at) => at === 6)) {
  test.serial(`line ${line}: ${name}`, async (t) => {
    const verdict = await judge({ original, source, target: 'es2022', seed: 1, count: 150 });
    t.true(['same', 'unreadable', 'endless'].includes(verdict.kind), JSON.stringify(verdict));
  });
}

test.serial(
  'a list of reactions that nobody makes is none in the fast library either',
  async (t) => {
    const { source } = mutants.find(
      ({ name }) => name === 'Set _promise_.[[PromiseFulfillReactions]] to « ». left out',
    );
    const options = { original, source, target: 'es2022', seed: 1, count: 150 };
    t.like(await judge(options), { kind: 'same', changed: true });
  },
);

test.serial('a fast library that does not follow its document is found', async (t) => {
  const { source } = mutants.find(
    ({ name }) => name === 'Return RejectPromise(_promise_, _reason_). left out',
  );
  const options = { original, source, fastSource: original, target: 'es2022', seed: 1, count: 150 };
  t.is((await judge(options)).kind, 'differs');
});

test.serial('a document that hands out Records has no libraries that are the same', async (t) => {
  const step = 'Return TriggerPromiseReactions(_reactions_, _reason_).';
  const source = original.replace(step, step.replace('_reason_', '_reactions_'));
  t.not(source, original);
  const options = { original, source, target: 'es2022', seed: 1, count: 150 };
  t.like(await judge(options), { kind: 'shows Records' });
});

/** What `--rewritten --prices` says of steps of ES2015. */
const PRICES = {
  'Return RejectPromise(_promise_, _reason_).: a result in a variable': { kind: 'same', lost: [] },
  'Set _alreadyResolved_.[[value]] to *true*.: behind the next': { kind: 'changed' },
  'Let _thenAction_ be _then_.[[value]].: behind the next': { kind: 'unreadable' },
};

for (const [name, expected] of Object.entries(PRICES)) {
  test.serial(`what it costs: ${name}`, async (t) => {
    const { source } = rewrittenOf(original).find((mutant) => mutant.name === name);
    const options = { original, source, edition: 'es2015', seed: 1, count: 60 };
    const how = { prices: true, targets: ['es2022'], presets: ['fast'] };
    t.like(await judge({ ...options, ...how }), expected);
  });
}

ava(
  'edits in company are what a seed says, each another one, and have documents of their own',
  (t) => {
    const today = sourceOf('es2025');
    const options = { company: 3, edition: 'es2025' };
    for (const seed of [1, 2]) {
      const { name, source, parts } = companyOf(today, seed, options);
      t.is(new Set(name.split(' + ')).size, 3, name);
      t.is(new Set([today, source, ...parts]).size, 5);
      t.deepEqual(companyOf(today, seed, options), { name, source, parts });
    }
    const [first] = companyOf(today, 1, { ...options, only: 'a state' }).name.split(' + ');
    t.true(first.includes('a state'));
  },
);

inSweeps(ava.serial)('of edits in company what each costs alone is not counted', async (t) => {
  const today = sourceOf('es2025');
  const [costly, other] = ['then asks for a property first', 'conditions are turned round'].map(
    (name) => (source) => KEPT_ES2025[name](source, WORDINGS.es2025),
  );
  const options = { edition: 'es2025', original: today, seed: 1, count: 1 };
  const how = { prices: true, targets: ['es2022'], presets: ['fast'] };
  const costs = async (parts) =>
    (await judge({ ...options, ...how, source: other(costly(today)), parts })).lost;
  t.true((await costs([other(today)])).includes('array-combinators'));
  t.deepEqual(await costs([other(today), costly(today)]), []);
});

/** Names that emitted code has. */
const WORDS = ['first', 'handled', 'species', 'job', 'slots'];

/** Seeds whose documents say something else than ES2025 does. */
const CHANGED = [1, 4, 14];

for (const seed of swept(CHANGED, (_, at) => at === 0)) {
  test.serial(`a document of ES2025 with random edits, seed ${seed}`, async (t) => {
    const today = sourceOf('es2025');
    const { name, source } = randomMutant(today, WORDS, seed, { edition: 'es2025' });
    const options = { edition: 'es2025', original: today, source, seed: 1, count: 60 };
    t.like(await judge(options), { kind: 'same', changed: true }, name);
  });
}

const isReadable = (source) => {
  try {
    translated(programOf(readDocument(source)), targets.get('es2022'));
    return true;
  } catch (error) {
    if (error instanceof SpecError) return false;
    throw error;
  }
};

// what edits insert is in the words of their edition
for (const edition of swept(EDITIONS, (_, at) => at % 6 === 1)) {
  test.serial(`random edits are written for ${edition}`, (t) => {
    const text = correctedText(edition);
    t.true(isReadable(text));
    for (const only of [
      'insert: enqueues',
      'enqueues a reaction',
      'reads the state',
      'a further slot',
    ]) {
      const texts = [1, 2, 3, 4, 5, 6].map(
        (seed) => randomMutant(text, WORDS, seed, { edition, only }).source,
      );
      const changed = texts.filter((source) => source !== text);
      t.true(changed.some(isReadable), only);
    }
  });
}

/** Edits of single steps of ES2025 that one library or the other did not follow, by the target; and which of several places. */
const FOLLOWED = [
  ['es2022', 'a result that is not set', 'Set _promise_.[[PromiseResult]] to _value_. left out'],
  [
    'es2022',
    'a capability that is not returned',
    'Return the PromiseCapability { [[Promise]]: _promise_, [[Resolve]]: _resolvingFunctions_.[[Resolve]], [[Reject]]: _resolvingFunctions_.[[Reject]] }. left out',
  ],
  ['es5', 'values behind the end of a List', 'Set _index_ to _index_ + 1. twice', 1],
  [
    'es2022',
    'an element that counts itself twice',
    'Set _remainingElementsCount_.[[Value]] to _remainingElementsCount_.[[Value]] - 1. twice',
    3,
  ],
];

for (const [target, title, edit, place = 0] of swept(FOLLOWED, (_, at) => at === 2)) {
  test.serial(`${title}, ${target}`, async (t) => {
    const today = sourceOf('es2025');
    const { source } = mutantsOf(today).filter(({ name }) => name === edit)[place];
    const options = { edition: 'es2025', original: today, source, seed: 1, count: 80 };
    t.like(await judge({ ...options, target }), { kind: 'same', changed: true });
  });
}

test.serial('a promise that is asked for its state before it has one', async (t) => {
  const today = sourceOf('es2025');
  const [step, indent] = /^( *)1\. Set _promise_\.\[\[PromiseState\]\] to ~pending~\.$/m.exec(
    today,
  );
  const early = `${indent}1. Perform PerformPromiseThen(_promise_, _executor_, _executor_).`;
  const source = today.replace(step, `${early}\n${step}`);
  const options = { edition: 'es2025', original: today, source, seed: 1, count: 80 };
  t.like(await judge(options), { kind: 'same', changed: true });
});

// it takes long to come to the end of a stack
inSweeps(ava.serial)("how often a step that calls itself is done is the stack's", async (t) => {
  const today = sourceOf('es2025');
  const [step, indent] =
    /^( *)1\. If _resolvingFunctions_\.\[\[Reject\]\] is not \*undefined\*.*$/m.exec(today);
  const again = `${indent}1. Let _again_ be ? NewPromiseCapability(%Promise%).`;
  const rejects = `${indent}1. Perform ? Call(_again_.[[Reject]], *undefined*, « %Promise% »).`;
  const source = today.replace(step, [again, rejects, step].join('\n'));
  const options = { edition: 'es2025', original: today, source, seed: 1, count: 20 };
  t.like(await judge({ ...options, targets: ['es5'] }), { kind: 'same', changed: true });
});

/** A library of ES2025 whose options are others than it was given. */
const withOptions = (change) => {
  const { code } = generated(sourceOf('es2025'), { preset: 'fast', edition: 'es2025' });
  const subject = librarySubject({ name: 'fast.es2022', target: 'es2022', assume: [], code });
  return { ...subject, create: (options) => subject.create(change(options)) };
};

const OTHERWISE = {
  'mixes contexts': [(options) => ({ ...options, context: 'none' }), /contexts/],
  'reports nobody': [(options) => ({ ...options, rejections: 'none' }), /rejections/],
  'hears of handlers late': [
    ({ rejections: { onReject, onHandle }, ...options }) => ({
      ...options,
      rejections: { onReject, onHandle: (promise) => setImmediate(onHandle, promise) },
    }),
    /rejections/,
  ],
};

for (const [name, [change, kind]] of Object.entries(OTHERWISE)) {
  test.serial(`a library that ${name} is found`, async (t) => {
    const same = withOptions((options) => options);
    t.is(await compareHosts(same, [same], 1, 20), undefined);
    const difference = await compareHosts(same, [withOptions(change)], 1, 20);
    t.regex(difference.actual, kind);
  });
}

const TODAY = sourceOf('es2025');

test('every machine finds its steps', (t) => {
  const lost = machineEdits().filter(({ make }) => !make(TODAY.split('\n'), randomOf(1)));
  t.deepEqual(
    lost.map(({ name }) => name),
    [],
  );
});

for (const { name, make } of swept(machineEdits(), (_, at) => at % 128 === 0)) {
  test(`a document can be read where ${name}`, (t) => {
    const { lines } = make(TODAY.split('\n'), randomOf(1));
    t.true(isReadable(lines.join('\n')));
  });
}

const REWRITTEN = [...rewrittenEdits(), ...writtenEdits(), ...movedEdits(), ...nameEdits()];

const ENOUGH = SWEEPS ? 12 : 3;

for (const { name, make } of swept(REWRITTEN, (_, at) => at % 32 === 0)) {
  test(`many documents can be read behind the edit: ${name}`, (t) => {
    let readable = 0;
    for (let seed = 0; seed < 12 && readable < ENOUGH; seed++) {
      const lines = make(TODAY.split('\n'), randomOf(seed))?.lines;
      if (lines && isReadable(lines.join('\n'))) readable++;
    }
    t.true(readable >= 3);
  });
}
