import ava from 'ava';
import { TARGET_NAMES } from '../../generator/targets/names.js';
import { methodEdits } from '../mutate/methods.js';
import { WORDINGS } from '../mutate/wordings.js';
import { makeJudge } from '../mutate/run.js';
import { edited, SOURCE, sourceOf } from '../support/documents.js';
import { addMethod } from '../support/edits/insertions.js';
import { FOLLOWING, oneIn, swept } from '../support/extent.js';
import { appliedIn as appliedOf, generated } from '../support/generated.js';
import { loaded } from '../support/loaded.js';

const test = oneIn(12, ava);

const { judge, stop } = makeJudge({ kept: true });
ava.after.always(stop);

/** What a document adds beside its own methods costs these nothing, and changes nothing of what they do. */

const appliedIn = (source, target) => appliedOf(source, { preset: 'fast', target });

const METHOD_EDITS = methodEdits(WORDINGS.es2015);
const extended = METHOD_EDITS.filter(({ name }) => name === 'a method of a later edition').reduce(
  (lines, { make }) => make(lines).lines,
  SOURCE.split('\n'),
);

const TARGETS = swept(TARGET_NAMES, (_, at) => at === 0);

for (const target of TARGETS) {
  test(`no pass is lost where methods of later editions are added, ${target}`, (t) => {
    const source = extended.join('\n');
    for (const name of ['finally', 'allSettled', 'any', 'try', 'withResolvers'])
      t.true(source.includes(`.${name} (`), name);
    t.deepEqual(appliedIn(source, target), appliedIn(SOURCE, target));
  });
}

const PRESETS = ['fast', 'loose'];
const options = {
  original: SOURCE,
  targets: TARGETS,
  presets: swept(PRESETS, (_, at) => at === 0),
};

test('programs that call the methods of later editions do the same', async (t) => {
  const source = extended.join('\n');
  const wish = { ...options, presets: PRESETS, source, seed: 1, count: 300 };
  t.like(await judge(wish), { kind: 'same', changed: true });
});

test('a method that reads the state leaves most passes, and does the same', async (t) => {
  const { make } = METHOD_EDITS.find(({ name }) => name === 'a method that reads the state');
  const source = make(SOURCE.split('\n')).lines.join('\n');
  t.deepEqual(appliedIn(source, 'es2022'), appliedIn(SOURCE, 'es2022'));
  t.like(await judge({ ...options, source, seed: 2, count: 300 }), { kind: 'same', changed: true });
});

for (const name of ['a method that settles', 'a method that builds a capability']) {
  test(`${name} may settle a promise twice, and fast libraries do it as faithful ones`, async (t) => {
    const { make } = METHOD_EDITS.find((edit) => edit.name === name);
    const source = make(SOURCE.split('\n')).lines.join('\n');
    const wish = { ...options, targets: ['es2022'], source, seed: 5, count: 300 };
    t.like(await judge(wish), { kind: 'same', changed: true });
  });
}

const PERFORMS = 'PerformPromiseThen(_promise_, *undefined*, *undefined*, _capability_).';

/** What a method gives PerformPromiseThen that makes a capability itself, of functions of its caller. */
const ownCapability = (steps, { promise = '_promise_', edition = 'es2025' } = {}) =>
  addMethod(sourceOf(edition), 'Promise.prototype.own ( _f_, _g_ )', [
    ...steps,
    `Let _capability_ be the PromiseCapability { [[Promise]]: ${promise}, [[Resolve]]: _f_, [[Reject]]: _g_ }.`,
    `Return ${PERFORMS}`,
  ]);

const CALLABLE = ['_f_', '_g_'].map(
  (name) => `If IsCallable(${name}) is *false*, throw a *TypeError* exception.`,
);

test('no pass is lost where a method makes a capability itself, and it does the same', async (t) => {
  const [original, source] = [sourceOf('es2025'), ownCapability(CALLABLE)];
  t.deepEqual(appliedIn(source, 'es2022'), appliedIn(original, 'es2022'));
  const wish = { ...options, edition: 'es2025', original, source, seed: 6, count: 100 };
  t.like(await judge(wish), { kind: 'same', changed: true });
});

/** Documents with what NewPromiseCapability never gives. */
const OTHERS = {
  'of what need not be callable': ['es2025', ownCapability([CALLABLE[0]])],
  'of what need not be a promise': ['es2025', ownCapability(CALLABLE, { promise: '_f_' })],
  // when its reaction runs, it is another one
  'that changes': [
    'es2015',
    ownCapability(CALLABLE, { edition: 'es2015' }).replace(
      `Return ${PERFORMS}`,
      `Let _result_ be ${PERFORMS}\n1. Set _capability_.[[Resolve]] to _g_.\n1. Return _result_.`,
    ),
  ],
};

for (const [title, [edition, source]] of Object.entries(OTHERS)) {
  test(`passes that rest on capabilities decline where a method makes one ${title}`, async (t) => {
    const { report } = generated(source, { preset: 'fast' });
    const { declined } = report.find(({ name }) => name === 'handlers-first');
    t.regex(declined[0].why, /^step \d+ makes a Record of Promise Reject Resolve$/);
    const wish = { ...options, edition, original: sourceOf(edition), source, seed: 6, count: 60 };
    t.like(await judge(wish), { kind: 'same' });
  });
}

/** A method of ES2020 that enqueues its handler twice, in the words of ES2019 and in those of ES2020. */
const enqueuing = (steps) =>
  edited(
    [
      [
        '<emu-clause id="sec-promise.prototype.catch"',
        `<emu-clause id="sec-peekjob" aoid="PeekJob">
  <h1>PeekJob ( _handler_ )</h1>
  <emu-alg>
    1. Let _ignored_ be Completion(Call(_handler_, *undefined*)).
    1. Return ~empty~.
  </emu-alg>
</emu-clause>

<emu-clause id="sec-promise.prototype.peek">
  <h1>Promise.prototype.peek ( _handler_ )</h1>
  <emu-alg>
    1. Perform EnqueueJob(*"PromiseJobs"*, PeekJob, « _handler_ »).
    ${steps.join('\n    ')}
    1. Perform EnqueueJob(*"PromiseJobs"*, PeekJob, « _handler_ »).
    1. Return *undefined*.
  </emu-alg>
</emu-clause>

<emu-clause id="sec-promise.prototype.catch"`,
      ],
    ],
    sourceOf('es2020'),
  );

const OWN_JOB = [
  '1. Let _job_ be a new Job Abstract Closure with no parameters that captures _handler_ and performs the following steps when called:',
  '  1. Perform ? Call(_handler_, *undefined*).',
  '  1. Return ~empty~.',
  '1. Perform HostEnqueuePromiseJob(_job_, *null*).',
];

/** @type {Record<string, string[]>} */
const WAYS = { 'of two editions': [], 'that no edition has': OWN_JOB };

for (const [name, steps] of Object.entries(WAYS)) {
  for (const target of TARGETS) {
    test(`jobs ${name} run in the order in which they are enqueued, ${target}`, async (t) => {
      const source = enqueuing(steps);
      const log = {};
      for (const preset of ['faithful', 'fast']) {
        const { Promise: P } = loaded(source, { preset, target });
        const seen = (log[preset] = []);
        const note = (name) => () => void seen.push(name);
        const resolved = P.resolve();
        for (const turn of ['first', 'second']) {
          resolved.then(note(`${turn}, then`));
          resolved.peek(note(`${turn}, peek`));
          resolved.then(note(`${turn}, then again`));
        }
        await new Promise((resolve) => setImmediate(resolve));
      }
      t.is(log.faithful.length, 8 + 2 * Math.sign(steps.length));
      t.deepEqual(log.fast, log.faithful);
      t.true(appliedIn(source, target).includes('job-queue'));
    });
  }
}

/** A job of ES2019's words that may be given less than others. */
const COUNTING = `<emu-clause id="sec-peekjob" aoid="PeekJob">
  <h1>PeekJob ( _handler_ [ , _more_ ] )</h1>
  <emu-alg>
    1. If _more_ is absent, set _more_ to *"absent"*.
    1. Let _ignored_ be Completion(Call(_handler_, *undefined*, « _more_ »)).
    1. Return ~empty~.
  </emu-alg>
</emu-clause>

<emu-clause id="sec-promise.prototype.peek">
  <h1>Promise.prototype.peek ( _handler_ )</h1>
  <emu-alg>
    1. Perform EnqueueJob(*"PromiseJobs"*, PeekJob, « _handler_ »).
    1. Perform EnqueueJob(*"PromiseJobs"*, PeekJob, « _handler_, 2 »).
    1. Return *undefined*.
  </emu-alg>
</emu-clause>

<emu-clause id="sec-promise.prototype.catch"`;

for (const preset of FOLLOWING) {
  test(`a job knows how many arguments it is given, ${preset}`, async (t) => {
    const source = edited(
      [['<emu-clause id="sec-promise.prototype.catch"', COUNTING]],
      sourceOf('es2020'),
    );
    const { Promise: P } = loaded(source, { preset, target: 'es2022' });
    const values = [];
    P.resolve().peek((value) => values.push(value));
    await new Promise((resolve) => setImmediate(resolve));
    t.deepEqual(values, ['absent', 2]);
  });
}
