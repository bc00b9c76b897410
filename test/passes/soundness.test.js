import test from 'ava';
import { readDocument } from '../../spec/1-read/document.js';
import { generate as generateFrom } from '../../generator/index.js';
import { addClause } from '../support/edits/insertions.js';
import { swept } from '../support/extent.js';
import { generated } from '../support/generated.js';
import { correctedText } from '../mutate/corrected.js';
import { randomMutant, wordsOf } from '../mutate/edits.js';
import { makeJudge } from '../mutate/run.js';
import { edited, SOURCE } from '../support/documents.js';

const { judge, stop } = makeJudge({ kept: true });
test.after.always(stop);

/**
 * Edits that keep what a document means cost no pass, and give the same library but for comments;
 * edits that change it change every library alike. `npm run mutate` makes thousands of both.
 */

const FULFILL = 'sec-fulfillpromise';
const REJECT = 'sec-rejectpromise';
const JOB = 'sec-promisereactionjob';

const rename = (from, to) => SOURCE.replaceAll(`_${from}_`, `_${to}_`);

const operation = (name, parameters, steps) => `
      <emu-clause id="sec-${name.toLowerCase()}" aoid="${name}">
        <h1>${name} ( ${parameters} )</h1>
        <emu-alg>
          ${steps.map((step) => `1. ${step}`).join('\n          ')}
        </emu-alg>
      </emu-clause>
`;

const before = '<emu-clause id="sec-newpromisecapability"';
const withOperation = (source, ...parts) =>
  source.replace(before, `${operation(...parts)}${before}`);

const withMethod = (title, steps) =>
  addClause(SOURCE, 'sec-promise.prototype.catch', 'id="sec-further-method"', title, steps);

const CLEAR = 'Set _promise_.[[PromiseFulfillReactions]] to *undefined*.';

/** @type {[string, string][]} what is done, and the document */
const KEEPS = [
  ['variables are called as those of the ring of jobs', rename('reactions', 'first')],
  ['a handler is called as a variable of a pass', rename('handler', 'handled')],
  ['a promise is called species', rename('promise', 'species')],
  ['a value is called as the class of slots', rename('x', 'InternalSlots')],
  ['an index is called as a record of a pass', rename('index', 'elements')],
  [
    'two stores of RejectPromise are swapped',
    edited([
      [
        `Set _promise_.[[PromiseResult]] to _reason_.\n1. ${CLEAR}`,
        `${CLEAR}\n1. Set _promise_.[[PromiseResult]] to _reason_.`,
        REJECT,
      ],
    ]),
  ],
  [
    'a store is an operation of its own',
    withOperation(edited([[CLEAR, 'Perform Clear(_promise_).', FULFILL]]), 'Clear', '_promise_', [
      CLEAR,
      'Return *undefined*.',
    ]),
  ],
  [
    'a promise has a second name',
    edited([
      [
        'Let _reactions_ be _promise_.[[PromiseFulfillReactions]].',
        'Let _first_ be _promise_.\n1. Let _reactions_ be _first_.[[PromiseFulfillReactions]].',
        FULFILL,
      ],
    ]),
  ],
  [
    'an operation that nothing calls has the name of a function of a pass',
    withOperation(SOURCE, 'RunForgotten', '_handler_', ['Return _handler_.']),
  ],
];

const libraryOf = (source, target) => generated(source, { preset: 'fast', target });
const appliedIn = ({ report }) =>
  report.filter(({ applied }) => applied.length > 0).map(({ name }) => name);
const unchanged = libraryOf(SOURCE, 'es2022');

/** Without comments and texts of errors, which speak of the document's variables. */
const strip = ({ code }) =>
  code.replace(/\/\/.*|\/\*[^]*?\*\/|'(?:[^'\\\n]|\\.)*'/g, '').replace(/\s+/g, ' ');

for (const [title, source] of swept(KEEPS, (_, at) => at % 12 === 0)) {
  test.serial(`the library stays as it is: ${title}`, (t) => {
    t.not(source, SOURCE);
    const library = libraryOf(source, 'es2022');
    t.deepEqual(appliedIn(library), appliedIn(unchanged));
    t.is(strip(library), strip(unchanged));
  });
}

/** @type {[string, string, string[]][]} what is done, the document, passes that must not apply */
const CHANGES = [
  [
    'a step of FulfillPromise enqueues',
    edited([
      [
        'Return TriggerPromiseReactions(_reactions_, _value_).',
        'Perform EnqueueJob(*"PromiseJobs"*, TriggerPromiseReactions, « _reactions_, _value_ »).\n1. Return TriggerPromiseReactions(_reactions_, _value_).',
        FULFILL,
      ],
    ]),
    ['consecutive-jobs', 'then0', 'forgotten-then'],
  ],
  [
    'a step of RejectPromise calls',
    edited([
      [
        'Return TriggerPromiseReactions(_reactions_, _reason_).',
        'If IsCallable(_reason_) is *true*, return Call(_reason_, *undefined*, « »).\n1. Return TriggerPromiseReactions(_reactions_, _reason_).',
        REJECT,
      ],
    ]),
    ['then0', 'forgotten-then'],
  ],
  [
    'a method builds a capability',
    withMethod('Promise.prototype.peek ( _next_ )', [
      'Let _promise_ be the *this* value.',
      'If IsPromise(_promise_) is *false*, throw a *TypeError* exception.',
      'Let _functions_ be CreateResolvingFunctions(_promise_).',
      'Let _capability_ be the PromiseCapability { [[Promise]]: _promise_, [[Resolve]]: _functions_.[[Resolve]], [[Reject]]: _functions_.[[Reject]] }.',
      'Return PerformPromiseThen(_promise_, _next_, _next_, _capability_).',
    ]),
    ['forgotten-then'],
  ],
  [
    'a method sets a field of a capability',
    withMethod('Promise.prototype.lend ( _value_ )', [
      'Let _capability_ be NewPromiseCapability(%Promise%).',
      'ReturnIfAbrupt(_capability_).',
      'Set _capability_.[[Promise]] to _value_.',
      'Return _capability_.[[Promise]].',
    ]),
    ['then0'],
  ],
  [
    'Invoke asks for a property behind the call',
    edited([
      [
        'Return Call(_func_, _O_, _argumentsList_).',
        'Let _result_ be Call(_func_, _O_, _argumentsList_).\n1. ReturnIfAbrupt(_result_).\n1. Let _ignored_ be GetV(_O_, *"constructor"*).\n1. ReturnIfAbrupt(_ignored_).\n1. Return _result_.',
        'sec-invoke',
      ],
    ]),
    ['forgotten-then'],
  ],
  [
    'a handler is called with the promise',
    edited([
      [
        'Call(_handler_, *undefined*, « _argument_ »)',
        'Call(_handler_, _promiseCapability_.[[Promise]], « _argument_ »)',
        JOB,
      ],
    ]),
    ['consecutive-jobs', 'then0'],
  ],
];

for (const [title, source, passes] of swept(CHANGES, (_, at) => at % 6 === 0)) {
  test.serial(`every library follows: ${title}`, async (t) => {
    t.not(source, SOURCE);
    const { report } = libraryOf(source, 'es2022');
    for (const name of passes) {
      const { applied, declined } = report.find((pass) => pass.name === name);
      t.deepEqual(applied, [], name);
      t.true(declined.length > 0 && declined.every(({ where, why }) => where && why), name);
    }
    const verdict = await judge({ original: SOURCE, source, seed: 1, count: 40 });
    t.is(verdict.kind, 'same', JSON.stringify(verdict.difference));
  });
}

/** Edits of ES2025 that libraries once did not follow, as `npm run mutate` names them. */
const FOLLOWED = [
  'one flag for all pairs of functions',
  'a slot that has what another one has is asked for',
];

const latest = correctedText('es2025');

for (const only of swept(FOLLOWED, (_, at) => at === 0)) {
  test.serial(`every library of ES2025 follows: ${only}`, async (t) => {
    const { source } = randomMutant(latest, ['x'], 1, { only, edition: 'es2025' });
    t.not(source, latest);
    const verdict = await judge({
      original: latest,
      source,
      edition: 'es2025',
      seed: 1,
      count: 60,
    });
    t.is(verdict.kind, 'same', JSON.stringify(verdict.difference));
  });
}

for (const target of ['es2022', 'es5']) {
  test(`then0 takes no value of a user for a kind of reaction, ${target}`, (t) => {
    const jobs = [];
    const exported = {};
    new Function('exports', libraryOf(SOURCE, target).code)(exported);
    const P = exported.create({ then0: true, scheduler: (job) => jobs.push(job) });
    for (const value of [5, 'AdoptValue', 'RejectElement', 'Identity', null]) {
      let resolve;
      const promise = new P((settle) => (resolve = settle));
      promise.then0(value, value);
      promise.then0(value);
      t.notThrows(() => resolve(1));
      while (jobs.length > 0) t.notThrows(jobs.shift());
    }
  });
}

test('a pass that fails says where', (t) => {
  const failing = {
    name: 'failing',
    guards: [],
    rests: [],
    rewrite: (library) => library.find('FulfillPromise').nothing.there,
  };
  const error = t.throws(
    () => generateFrom(readDocument(SOURCE, 'a.html'), { passes: [failing] }),
    { name: 'SpecError' },
  );
  t.regex(error.message, /^a\.html:\d+:\d+: the pass failing fails in FulfillPromise/);
});

test('a seed gives the same document each time, and seeds give different ones', (t) => {
  const words = wordsOf(unchanged.code);
  const of = (seed) => randomMutant(SOURCE, words, seed);
  t.deepEqual(of(7), of(7));
  t.true(new Set(Array.from({ length: 50 }, (_, seed) => of(seed).source)).size > 40);
});
