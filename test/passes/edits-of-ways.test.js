import test from 'ava';
import { edited, sourceOf } from '../support/documents.js';
import { addMethod, addOperation, addStatic, before } from '../support/edits/insertions.js';
import { hostContext } from '../support/host-context.js';
import { FOLLOWING } from '../support/extent.js';
import { loaded, testTraces } from '../support/loaded.js';

/**
 * Documents whose `then` makes function objects and shows them, on some ways or on all: what evaluates the
 * steps has to know which is which.
 */

const THEN = 'sec-promise.prototype.then';
const SPECIES = 'Let _C_ be SpeciesConstructor';

/** A kind of function objects that have a promise, and say which kind they are. */
const kindOf = (source, kind, text) => {
  const place = '<emu-clause id="sec-newpromisecapability"';
  const name = kind.toLowerCase();
  return source.replace(
    place,
    () => `<emu-clause id="sec-${name}">
<h1>${kind} Functions</h1>
<p>The internal slots of a ${name} function are [[Held]].</p>
<p>A ${name} function _F_, called with _x_:</p>
<emu-alg>
1. Let _held_ be _F_.[[Held]].
1. Return CreateArrayFromList(« *"${text}"*, _held_, _x_ »).
</emu-alg>
<p>The \`length\` of the ${name} function is 1.</p>
</emu-clause>
${place}`,
  );
};

/** A slot of promises that a method sets. */
const settable = (source, slot, name) =>
  addMethod(
    edited(
      [
        ['[[PromiseState]], ', `[[PromiseState]], [[${slot}]], `, 'sec-promise-executor'],
        [
          'Set _promise_.[[PromiseFulfillReactions]] to « ».',
          `Set _promise_.[[PromiseFulfillReactions]] to « ».\n1. Set _promise_.[[${slot}]] to *undefined*.`,
          'sec-promise-executor',
        ],
      ],
      source,
    ),
    `Promise.prototype.${name} ( _x_ )`,
    [`Set _promise_.[[${slot}]] to _x_.`],
  ).replace('id="sec-label"', `id="sec-${name}"`);

const SETTABLE = settable(settable(sourceOf('es2015'), 'First', 'first'), 'Shown', 'shown');
const KINDS = kindOf(kindOf(SETTABLE, 'Plus', 'plus'), 'Minus', 'minus');

/** Shows a function where `then` is called with a handler, which the steps of adoption are not. */
const shows = (value) => [
  'If IsCallable(_onFulfilled_) is *true* and IsCallable(_promise_.[[Shown]]) is *true*, then',
  `  Let _unused_ be Call(_promise_.[[Shown]], *undefined*, « ${value} »).`,
  '  ReturnIfAbrupt(_unused_).',
];

/** In front of the step of `then` that asks for the species. @param {string[]} steps those inside others are indented */
const inThen = (source, steps) => {
  const lines = source.split('\n');
  const from = lines.findIndex((line) => line.includes(`id="${THEN}"`));
  const at = lines.findIndex((line, i) => i > from && line.includes(SPECIES));
  const indent = /^ */.exec(lines[at])[0];
  const added = steps.map((step) => step.replace(/^( *)/, `${indent}$11. `));
  return lines.toSpliced(at, 0, ...added).join('\n');
};

/** Adopts promises whose slots have values. */
const adopts = (firsts) => (P, log) => {
  for (const first of firsts(log)) {
    const promise = P.resolve(1);
    promise.first(first);
    promise.shown((shown) => log(`shown ${shown(5)[0]}`));
    new P((resolve) => resolve(promise)).then(log);
  }
};

testTraces(
  test,
  [
    {
      title: 'user code gives the function back that it was shown',
      source: inThen(sourceOf('es2015'), [
        'Let _hook_ be Get(_promise_, *"hook"*).',
        'ReturnIfAbrupt(_hook_).',
        'If IsCallable(_hook_) is *true*, then',
        '  Let _given_ be Call(_hook_, *undefined*, « _onFulfilled_ »).',
        '  ReturnIfAbrupt(_given_).',
        '  If SameValue(_given_, _onFulfilled_) is *true*, throw a *RangeError* exception.',
      ]),
      program(P, log) {
        for (const hook of [(shown) => shown, () => 1]) {
          const promise = P.resolve(1);
          promise.hook = hook;
          new P((resolve) => resolve(promise)).then(log, ({ name }) => log(name));
        }
      },
      expected: ['RangeError', '1'],
    },
    {
      title: 'functions of two makers on two ways',
      source: inThen(KINDS, [
        'Let _record_ be the Record { [[Function]]: *undefined* }.',
        'If _promise_.[[First]] is *true*, then',
        '  Let _x_ be a new function of Plus Functions.',
        '  Set _x_.[[Held]] to _promise_.',
        '  Set _record_.[[Function]] to _x_.',
        'Else,',
        '  Let _y_ be a new function of Minus Functions.',
        '  Set _y_.[[Held]] to _promise_.',
        '  Set _record_.[[Function]] to _y_.',
        ...shows('_record_.[[Function]]'),
      ]),
      program: adopts(() => [true, false]),
      expected: ['shown plus', 'shown minus', '1', '1'],
    },
    {
      title: 'a function in a Record gets out on one way before it gets out behind both',
      source: inThen(
        addStatic(
          addOperation(KINDS, 'MakePair', '_n_, _p_', [
            'Let _a_ be a new function of Plus Functions.',
            'Set _a_.[[Held]] to _p_.',
            'Let _b_ be a new function of Minus Functions.',
            'Set _b_.[[Held]] to _p_.',
            'If IsConstructor(_n_) is *false*, return the Record { [[A]]: _b_, [[B]]: _a_ }.',
            'Return the Record { [[A]]: _a_, [[B]]: _b_ }.',
          ]),
          'Promise.pair ( _x_ )',
          [
            'Let _p_ be MakePair(_x_, _x_).',
            'Return CreateArrayFromList(« _p_.[[A]], _p_.[[B]] »).',
          ],
        ),
        [
          'Let _pair_ be MakePair(%Promise%, _promise_).',
          'Let _function_ be _pair_.[[A]].',
          'If IsCallable(_promise_.[[First]]) is *true*, then',
          '  Let _ignored_ be Call(_promise_.[[First]], *undefined*, « _function_ »).',
          '  ReturnIfAbrupt(_ignored_).',
          ...shows('_function_'),
        ],
      ),
      program: adopts((log) => [(shown) => log(`first ${shown(1)[0]}`), false]),
      expected: ['first plus', 'shown plus', 'shown plus', '1', '1'],
    },
  ].map((entry) => ({ ...entry, edition: 'es2015' })),
);

test('a capability that gets one of its functions twice keeps their fields, in a context too', (t) => {
  const check = 'If IsCallable(_promiseCapability_.[[Reject]]) is *false*';
  const source = before(
    'sec-newpromisecapability',
    check,
    'If SameValue(_promise_, _C_) is *true*, set _promiseCapability_.[[Resolve]] to _promiseCapability_.[[Reject]].',
  )(sourceOf('es2015'));
  for (const target of ['es2022', 'es5'])
    for (const preset of FOLLOWING.filter((name) => name !== 'small')) {
      const host = hostContext();
      const jobs = [];
      const { create } = loaded(source, { preset, target, edition: 'es2015' });
      const P = create({ context: host, scheduler: (job) => jobs.push(job) });
      const seen = [];
      host.run('own', () => P.reject(1).then(null, (reason) => seen.push(reason, host.current)));
      while (jobs.length > 0) jobs.shift()();
      t.deepEqual(seen, [1, 'own'], `${preset}.${target}`);
    }
});
