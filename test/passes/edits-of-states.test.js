import ava from 'ava';
import { makeJudge } from '../mutate/run.js';
import { edited, sourceOf } from '../support/documents.js';
import { addMethod, addStatic } from '../support/edits/insertions.js';
import { oneIn } from '../support/extent.js';
import { appliedIn } from '../support/generated.js';
import { testTraces, tracedOn } from '../support/loaded.js';

const test = oneIn(2, ava);

/**
 * Documents whose functions would say what the known ones say if a state, a slot or a flag held what
 * it holds in the known documents.
 */

const { judge, stop } = makeJudge({ kept: true });
ava.after.always(stop);

const today = sourceOf('es2025');

const PENDING = '1. Assert: _promise_.[[PromiseState]] is ~pending~.';
const ALREADY = '1. Let _alreadyResolved_ be the Record { [[Value]]: *false* }.';
const IF_ALREADY = '1. If _alreadyResolved_.[[Value]] is *true*, return *undefined*.';
const UNLESS_FALSE = '1. If _alreadyResolved_.[[Value]] is not *false*, return *undefined*.';
const SLOTS =
  '« [[PromiseState]], [[PromiseResult]], [[PromiseFulfillReactions]], [[PromiseRejectReactions]], [[PromiseIsHandled]] »';
const PAIR = 'sec-createresolvingfunctions';
const RESOLVES = 'sec-promise-resolve-functions';
const REJECTS = 'sec-promise-reject-functions';

/** A promise that has settled stays as it is. */
const guarded = edited(
  ['sec-fulfillpromise', 'sec-rejectpromise'].map((clause) => [
    PENDING,
    '1. If _promise_.[[PromiseState]] is not ~pending~, return ~unused~.',
    clause,
  ]),
  today,
);

const both = (P, log, see) => {
  const functions = {};
  const promise = new P((resolve, reject) => Object.assign(functions, { resolve, reject }));
  functions.reject(1);
  functions.resolve(2);
  see(promise);
};

testTraces(test, [
  {
    title: 'a method says which state a promise has, and whether another has the same',
    edition: 'es2015',
    source: addMethod(sourceOf('es2015'), 'Promise.prototype.state ( _other_ )', [
      'If _other_ is *undefined*, return _promise_.[[PromiseState]].',
      'If _promise_.[[PromiseState]] is _other_.[[PromiseState]], return *true*.',
      'Return *false*.',
    ]),
    program: (P, log) => {
      const promises = [new P(() => {}), P.resolve(1), P.reject(2)];
      for (const promise of promises) {
        promise.then(null, () => {});
        log(promise.state());
        log(promises.map((other) => promise.state(other)));
      }
    },
    expected: [
      ...['pending', '[true,false,false]'],
      ...['fulfilled', '[false,true,false]'],
      ...['rejected', '[false,false,true]'],
    ],
  },
  {
    title: 'a method makes a resolving function for a promise that may have a pair',
    source: addMethod(guarded, 'Promise.prototype.settle ( _value_ )', [
      `Let _steps_ be the steps of <emu-xref href="#${RESOLVES}" title></emu-xref>.`,
      'Let _resolve_ be CreateBuiltinFunction(_steps_, 1, *""*, « [[Promise]], [[AlreadyResolved]] »).',
      'Set _resolve_.[[Promise]] to _promise_.',
      'Set _resolve_.[[AlreadyResolved]] to the Record { [[Value]]: *false* }.',
      'Return ? Call(_resolve_, *undefined*, « _value_ »).',
    ]),
    program: (P, log, see) => {
      const promise = P.resolve(1);
      log(promise.settle(2));
      see(promise);
    },
    expected: ['undefined', 'it is fulfilled: 1'],
  },
  {
    title: 'a variable holds the state that a promise begins with',
    source: edited(
      [
        [
          '1. Set _promise_.[[PromiseState]] to ~pending~.',
          '1. Let _state_ be ~pending~.\n1. Set _promise_.[[PromiseState]] to _state_.',
          'sec-promise-executor',
        ],
        [
          PENDING,
          '1. If _promise_.[[PromiseState]] is ~pending~, set _value_ to 7.',
          'sec-fulfillpromise',
        ],
      ],
      today,
    ),
    program: (P, log, see) => see(P.resolve(1)),
    expected: ['it is fulfilled: 7'],
  },
  {
    title: 'another promise is asked for its reactions, which it still has',
    source: edited(
      [
        ['1. Set _promise_.[[PromiseFulfillReactions]] to *undefined*.', '', 'sec-fulfillpromise'],
        [
          PENDING,
          `1. If IsPromise(_reason_) is *true*, then
             1. If _reason_.[[PromiseFulfillReactions]] is *undefined*, set _reason_ to 5.`,
          'sec-rejectpromise',
        ],
      ],
      today,
    ),
    program: (P, log, see) => {
      see(P.reject(P.resolve(1)));
      see(P.reject(P.reject(1)));
    },
    expected: ['it is rejected: an object', 'it is rejected: 5'],
  },
  {
    title: 'nobody sets a slot of a function object at first',
    source: edited(
      [
        ['1. Set _onFulfilled_.[[AlreadyCalled]] to *false*.', '', 'sec-performpromiseall'],
        [
          '1. If _F_.[[AlreadyCalled]] is *true*, return *undefined*.',
          '1. If _F_.[[AlreadyCalled]] is not *false*, return *undefined*.',
          'sec-promise.all-resolve-element-functions',
        ],
      ],
      today,
    ),
    program: (P, log, see) => {
      see(P.all([1]), 'all');
      see(P.allSettled([1]).then(log), 'logged');
    },
    expected: ['[an object]', 'logged is fulfilled: undefined'],
  },
  {
    title: 'the flag of a pair is in another Record than the first one',
    source: edited(
      [
        [
          ALREADY,
          `${ALREADY}\n1. Set _alreadyResolved_ to the Record { [[Value]]: ~empty~ }.`,
          PAIR,
        ],
        [IF_ALREADY, UNLESS_FALSE, REJECTS],
      ],
      today,
    ),
    program: both,
    expected: ['it is fulfilled: 2'],
  },
  {
    title: 'the flag of a pair becomes a number',
    source: edited(
      [
        [
          '1. Set _alreadyResolved_.[[Value]] to *true*.',
          '1. Let _count_ be 0.\n1. Set _alreadyResolved_.[[Value]] to _count_ + 1.',
          REJECTS,
        ],
        [IF_ALREADY, UNLESS_FALSE, RESOLVES],
      ],
      today,
    ),
    program: both,
    expected: ['it is rejected: 1'],
  },
  ...[
    'OrdinaryCreateFromConstructor(%Promise%, *"%Promise.prototype%"*, ',
    'OrdinaryObjectCreate(%Promise.prototype%, ',
  ].map((making) => ({
    title: `a promise never has a state: ${making.slice(0, making.indexOf('('))}`,
    source: addStatic(
      edited(
        [['1. Assert: _promise_.[[PromiseState]] is ~rejected~.', '', 'sec-performpromisethen']],
        today,
      ),
      'Promise.blank ( )',
      [`Return ? ${making}${SLOTS}).`],
    ),
    program: (P, log) => void P.blank().then(log, (reason) => log(`rejected: ${reason}`)),
    expected: ['rejected: undefined'],
  })),
]);

test('a step that marks a value as handled which IsPromise says yes to costs no pass', async (t) => {
  const edit = [
    '1. Perform ? Invoke(_nextPromise_',
    '1. If IsPromise(_nextPromise_) is *true*, set _nextPromise_.[[PromiseIsHandled]] to *true*.\n1. Perform ? Invoke(_nextPromise_',
  ];
  const source = edited([[...edit, 'sec-performpromiserace']], today);
  const [passes, others] = [today, source].map((text) =>
    appliedIn(text, { edition: 'es2025', preset: 'fast' }),
  );
  t.deepEqual(others, passes);
  const wish = {
    edition: 'es2025',
    original: today,
    source,
    targets: ['es2022'],
    seed: 3,
    count: 60,
  };
  t.like(await judge({ ...wish, presets: ['fast'] }), { kind: 'same' });
});

test('a state may be undefined, also where a slot is a property', (t) => {
  const source = sourceOf('es2025').replaceAll(
    /(\[\[PromiseState\]\] (?:is|to)) ~fulfilled~/g,
    '$1 *undefined*',
  );
  const shows = (P, log, see) => {
    see(P.resolve(1));
    see(P.all([P.resolve(2), 3]));
    see(P.resolve(P.reject(4)));
  };
  const show = (preset) => tracedOn(source, { edition: 'es2025', target: 'es5', preset }, shows);
  const expected = show('faithful');
  t.true(expected.includes('it is fulfilled: 1'));
  t.deepEqual(show('fast'), expected);
});
