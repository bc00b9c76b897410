import ava from 'ava';
import { edit, sourceOf } from '../support/documents.js';
import { addOperation, addStatic, before } from '../support/edits/insertions.js';
import { thrower } from '../support/edits/tools.js';
import { oneIn } from '../support/extent.js';
import { appliedIn } from '../support/generated.js';
import { sharedTrace, testTraces, tracedOn } from '../support/loaded.js';

const test = oneIn(4, ava);

/** Documents whose steps tell when an argument, a field or a slot gets its value. */

const SOURCE = sourceOf('es2025');
const ALL = 'sec-performpromiseall';

const CELL = (field) => `Let _cell_ be the Record { [[${field}]]: 1 }.`;

/** A function that sets a field of the Record to 2. */
const setting = (field) => [
  'Let _set_ be a new Abstract Closure with no parameters that captures _cell_ and performs the following steps when called:',
  `  Set _cell_.[[${field}]] to 2.`,
  '  Return *undefined*.',
  'Let _setter_ be CreateBuiltinFunction(_set_, 0, *""*, « »).',
];

const CASES = [
  {
    title: 'a field that a getter of then sets is read before',
    source: addStatic(SOURCE, 'Promise.peek ( _to_, _handler_ )', [
      CELL('Count'),
      ...setting('Count'),
      'Perform ? Call(_handler_, *undefined*, « _setter_ »).',
      'Return ? Invoke(_to_, *"then"*, « _cell_.[[Count]] »).',
    ]),
    program(P, log) {
      let set;
      const to = {
        get then() {
          set();
          return log;
        },
      };
      P.peek(to, (setter) => (set = setter));
    },
    expected: ['1'],
  },
  {
    title: 'slots of a function object get their values one after the other',
    source: ['a', 'b'].reduce(
      (source, key) =>
        before(
          ALL,
          'Set _onFulfilled_.[[Index]]',
          `Set _onFulfilled_.[[${key}]] to ? Get(_nextPromise_, *"${key}"*).`,
        )(source),
      edit(SOURCE, '[[RemainingElements]] »', '[[RemainingElements]], [[b]], [[a]] »', ALL),
    ),
    program(P, log, see) {
      const element = P.resolve(1);
      const get = (key) => ({ get: () => log(key) });
      see(P.all([Object.defineProperties(element, { a: get('a'), b: get('b') })]));
    },
    expected: ['a', 'b', 'it is fulfilled: [1]'],
  },
  {
    title: 'an operation keeps what it was given, whatever a function sets meanwhile',
    source: addStatic(
      addOperation(SOURCE, 'Watch', '_count_, _x_', [
        'Perform ? Call(_x_, *undefined*).',
        'Return _count_.',
      ]),
      'Promise.peek ( )',
      [
        CELL('Value'),
        ...setting('Value'),
        'Let _get_ be a new Abstract Closure with parameters (_x_) that captures _cell_ and performs the following steps when called:',
        '  Return ? Watch(_cell_.[[Value]], _x_).',
        'Let _getter_ be CreateBuiltinFunction(_get_, 1, *""*, « »).',
        'Return CreateArrayFromList(« _setter_, _getter_ »).',
      ],
    ),
    program(P, log) {
      const [set, get] = P.peek();
      log(get(set));
      log(get(set));
    },
    expected: ['1', '2'],
  },
  {
    title: 'a resolving function lets go of its promise before it resolves it',
    source: ['sec-promise-resolve-functions', 'sec-promise-reject-functions'].reduce(
      (source, clause) =>
        edit(
          edit(
            source,
            '1. Assert: _F_.[[Promise]] holds an Object.',
            '1. NOTE: later, nothing.',
            clause,
          ),
          '1. Set _alreadyResolved_.[[Value]] to *true*.',
          '1. Set _F_.[[Promise]] to *undefined*.\n1. Set _alreadyResolved_.[[Value]] to *true*.',
          clause,
        ),
      SOURCE,
    ),
    program(P, log, see) {
      see(new P((resolve) => resolve(1)));
      see(new P((resolve, reject) => reject(2)));
    },
    expected: ['it is fulfilled: 1', 'it is rejected: 2'],
  },
  {
    title: 'an operation that gives what a call gives is performed',
    source: edit(
      addOperation(SOURCE, 'Settle', '_function_, _value_', [
        'Return ? Call(_function_, *undefined*, « _value_ »).',
      ]),
      'Perform ? Call(_promiseCapability_.[[Reject]], *undefined*, « _r_ »).',
      'Perform ? Settle(_promiseCapability_.[[Reject]], _r_).',
    ),
    program(P, log, see) {
      see(P.reject(1));
    },
    expected: ['it is rejected: 1'],
  },
  {
    title: 'what has the species is got once, where it is no variable',
    source: edit(
      SOURCE,
      `1. Let _C_ be ? Get(_O_, *"constructor"*).
       1. If _C_ is *undefined*, return _defaultConstructor_.
       1. If _C_ is not an Object, throw a *TypeError* exception.
       1. Let _S_ be ? Get(_C_, %Symbol.species%).`,
      '1. Let _S_ be ? Get(? Get(_O_, *"constructor"*), %Symbol.species%).',
    ),
    program(P, log) {
      const get = () => {
        log('constructor');
        return P;
      };
      Object.defineProperty(P.resolve(1), 'constructor', { get }).then(log);
    },
    expected: ['constructor', '1'],
  },
];

test('an argument is evaluated where its call is protected', (t) => {
  const source = addStatic(SOURCE, 'Promise.peek ( _handler_, _x_ )', [
    'Let _result_ be Completion(Call(_handler_, *undefined*, « ? Get(_x_, *"a"*) »)).',
    'If _result_ is an abrupt completion, return 1.',
    'Return 2.',
  ]);
  const program = (P, log) => {
    log(P.peek(log, { a: 0 }));
    log(P.peek(log, Object.defineProperty({}, 'a', { get: thrower })));
  };
  const [expected, actual] = ['faithful', 'fast'].map((preset) =>
    tracedOn(source, { preset, target: 'es5', edition: 'es2025' }, program),
  );
  t.deepEqual(expected.slice(0, 2), ['0', '2']);
  t.deepEqual(actual, expected);
});

/** A static that performs an operation, of an object that has getters. */
const peeking = (call, ...steps) =>
  addStatic(addOperation(SOURCE, 'AskOf', '_y_', steps), 'Promise.peek ( _x_ )', [
    call,
    'Return *undefined*.',
  ]);

const peek = (P, log) => {
  const get = (name) => () => {
    log(name);
    if (name === 'c') throw name;
  };
  const names = ['a', 'b', 'c'].map((name) => [name, { get: get(name) }]);
  try {
    P.peek(Object.defineProperties({}, Object.fromEntries(names)));
    log('returns');
  } catch (error) {
    log(`throws ${error}`);
  }
};

const PERFORMED = {
  'what is performed, its completion discarded, is given what throws': [
    peeking('Perform Completion(AskOf(? Get(_x_, *"c"*))).', 'Return ? Get(_y_, *"a"*).'),
    ['c', 'throws c'],
  ],
  'what is performed throws, its completion discarded': [
    peeking('Perform Completion(AskOf(_x_)).', 'Return ? Get(_y_, *"c"*).'),
    ['c', 'returns'],
  ],
  'what is performed gives what a getter has': [
    peeking('Perform ? AskOf(_x_).', 'Perform ? Get(_y_, *"a"*).', 'Return ? Get(_y_, *"b"*).'),
    ['a', 'b', 'returns'],
  ],
  'what is performed asks whether a getter gives something': [
    peeking('Perform ? AskOf(_x_).', 'Return ToBoolean(? Get(_y_, *"a"*)).'),
    ['a', 'returns'],
  ],
};

for (const [title, [source, expected]] of Object.entries(PERFORMED))
  for (const preset of ['faithful', 'fast', 'small'])
    test(`${title}: ${preset}`, (t) => {
      t.deepEqual(
        tracedOn(source, { preset, target: 'es2022', edition: 'es2025' }, peek),
        expected,
      );
    });

testTraces(test, CASES);

const FULFILS = 'Append _fulfillReaction_ to the end of _promise_.[[PromiseFulfillReactions]].';
const REJECTS = 'Append _rejectReaction_ to the end of _promise_.[[PromiseRejectReactions]].';

const swapped = (source) =>
  edit(
    source,
    `1. ${FULFILS}\n1. ${REJECTS}`,
    `1. ${REJECTS}\n1. ${FULFILS}`,
    'sec-performpromisethen',
  );

for (const edition of ['es2015', 'es2025'])
  test(`Lists of two slots get their elements the other way round, and cost no pass: ${edition}`, (t) => {
    const source = swapped(sourceOf(edition));
    t.deepEqual(appliedIn(source, { edition }), appliedIn(sourceOf(edition), { edition }));
  });

test('a List that is in two slots gets its elements in the order of the steps', (t) => {
  const source = edit(
    swapped(SOURCE),
    '1. Set _promise_.[[PromiseRejectReactions]] to « ».',
    '1. Set _promise_.[[PromiseRejectReactions]] to _promise_.[[PromiseFulfillReactions]].',
    'sec-promise-executor',
  );
  const trace = sharedTrace(t, source, (P, log) => {
    const pending = P.withResolvers();
    pending.promise.then(
      () => log('fulfilled'),
      () => log('rejected'),
    );
    pending.resolve(1);
  });
  t.deepEqual(trace, ['rejected', 'fulfilled']);
});
