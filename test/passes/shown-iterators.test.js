import ava from 'ava';
import { edited, sourceOf } from '../support/documents.js';
import { addOperation, addStatic, before } from '../support/edits/insertions.js';
import { oneIn } from '../support/extent.js';
import { tracedOn } from '../support/loaded.js';

const test = oneIn(12, ava);

/** Documents that show an array's iterator before its last element is asked for, where engines have no Reflect. */

const SOURCE = sourceOf('es2025');
const ALL = 'sec-performpromiseall';

/** Steps in front of another one. */
const inFront = (clause, text, ...steps) =>
  steps.reduce((source, step) => before(clause, text, step)(source), SOURCE);

const prototype = Object.getPrototypeOf([][Symbol.iterator]());
const { next } = prototype;

const ends = (log, name) => () => {
  log(`another next ${name}`);
  return { done: true };
};

/** An iterator that says whether it has a next of its own, and then gets one. */
const meet = (log, iterator) => {
  log(`a next of its own: ${Object.hasOwn(iterator, 'next')}`);
  iterator.next = ends(log, 'of its own');
};

const startOver = () =>
  Object.defineProperty(prototype, 'next', { configurable: true, writable: true, value: next });

/** A prototype of arrays' iterators that has a method for a while. */
const withReturn = (method, run) => {
  prototype.return = method;
  try {
    run();
  } finally {
    delete prototype.return;
  }
};

const IS_OWN = (log, iterator) => log(`a next of its own: ${Object.hasOwn(iterator, 'next')}`);

/** A getter that meets the iterator keeps it until it is called. */
function keep(P, log, see) {
  let shown;
  Object.defineProperty(prototype, 'hook', {
    configurable: true,
    get() {
      shown = this;
      return undefined;
    },
  });
  P.resolve = (value) => {
    if (shown) meet(log, shown);
    return new P((resolve) => resolve(value));
  };
  try {
    see(P.all([1, 2, 3]));
  } finally {
    delete prototype.hook;
  }
}

const CASES = [
  {
    title: 'resolve is called with the iterator',
    source: inFront(
      ALL,
      'Append *undefined*',
      'Let _seen_ be _iteratorRecord_.[[Iterator]].',
      'Perform ? Call(_promiseResolve_, _constructor_, « _seen_ »).',
    ),
    program(P, log, see) {
      P.resolve = (value) => {
        if (typeof value?.next === 'function') meet(log, value);
        return new P((resolve) => resolve(value));
      };
      see(P.all([1, 2, 3]));
    },
  },
  {
    title: 'the iterator is closed before each element',
    source: inFront(
      ALL,
      'Append *undefined*',
      'Perform ? IteratorClose(_iteratorRecord_, NormalCompletion(*undefined*)).',
    ),
    program(P, log, see) {
      prototype.return = function () {
        meet(log, this);
        prototype.next = ends(log, 'of all');
        return {};
      };
      try {
        see(P.all([1, 2, 3]));
      } finally {
        prototype.next = next;
        delete prototype.return;
      }
    },
  },
  {
    title: 'who is iterated gets the iterator',
    source: inFront(
      'sec-getiteratorfrommethod',
      'Return ?',
      'Perform ? Invoke(_obj_, *"show"*, « _iterator_ »).',
    ),
    program(P, log, see) {
      let shown;
      const list = Object.assign([1, 2, 3], { show: (iterator) => void (shown = iterator) });
      P.resolve = (value) => {
        meet(log, shown);
        return new P((resolve) => resolve(value));
      };
      see(P.all(list));
    },
  },
  {
    title: 'the iterator is asked for a property',
    source: inFront('sec-getiteratordirect', 'Return', 'Perform ? Get(_obj_, *"hook"*).'),
    program: keep,
  },
  {
    title: 'what a Record has beside is asked for a property',
    source: inFront(
      'sec-getiteratordirect',
      'Return',
      'Let _other_ be the Record { [[Value]]: _obj_ }.',
      'Perform ? Get(_other_.[[Value]], *"hook"*).',
    ),
    program: keep,
  },
  {
    title: 'a closure asks for elements, made before the iterator is shown',
    source: addStatic(SOURCE, 'Promise.walk ( _iterable_, _show_ )', [
      'Let _iteratorRecord_ be ? GetIterator(_iterable_, ~sync~).',
      'Let _closure_ be a new Abstract Closure with no parameters that captures _iteratorRecord_ and performs the following steps when called:',
      '  Return ? IteratorStepValue(_iteratorRecord_).',
      'Let _pull_ be CreateBuiltinFunction(_closure_, 0, *""*, « »).',
      'Let _iterator_ be _iteratorRecord_.[[Iterator]].',
      'Perform ? Call(_show_, *undefined*, « _iterator_ »).',
      'Return _pull_.',
    ]),
    program(P, log) {
      const pull = P.walk([1, 2, 3], (iterator) => IS_OWN(log, iterator));
      log(pull());
      prototype.next = ends(log, 'of all');
      try {
        log(pull());
      } finally {
        startOver();
      }
    },
    expected: '2',
  },
  {
    title: 'another Record has the iterator as well',
    source: edited(
      [
        [
          '1. Let _nextMethod_ be ? Get(_obj_, *"next"*).',
          '1. Let _nextMethod_ be ? Get(_obj_, *"next"*).\n1. Let _twin_ be the Record { [[Iterator]]: _obj_ }.',
          'sec-getiteratordirect',
        ],
        ['[[Done]]: *false* }.', '[[Done]]: *false*, [[Twin]]: _twin_ }.', 'sec-getiteratordirect'],
        [
          '1. Let _iterator_ be _iteratorRecord_.[[Iterator]].',
          '1. Let _twin_ be _iteratorRecord_.[[Twin]].\n1. Let _iterator_ be _twin_.[[Iterator]].',
          'sec-iteratorclose',
        ],
      ],
      SOURCE,
    ),
    program(P, log, see) {
      P.resolve = () => {
        throw 'told';
      };
      withReturn(
        function () {
          IS_OWN(log, this);
          return {};
        },
        () => see(P.all([1, 2, 3])),
      );
    },
    expected: 'it is rejected: told',
  },
  {
    title: 'what is iterated gets another next before the iterator is asked for its own',
    source: inFront(
      'sec-getiteratorfrommethod',
      'If _iterator_ is not an Object',
      'Perform ? Get(_obj_, *"probe"*).',
    ),
    program(P, log, see) {
      let shown;
      const list = [1, 2, 3];
      const get = function () {
        shown = this;
        return next;
      };
      Object.defineProperty(list, 'probe', {
        get: () => Object.defineProperty(prototype, 'next', { configurable: true, get }),
      });
      P.resolve = (value) => {
        IS_OWN(log, shown);
        return new P((resolve) => resolve(value));
      };
      try {
        see(P.all(list));
      } finally {
        startOver();
      }
    },
  },
  {
    title: 'the iterator is closed before its Record is returned',
    source: edited(
      [
        [
          '1. Return ? GetIteratorDirect(_iterator_).',
          '1. Let _record_ be ? GetIteratorDirect(_iterator_).\n1. Perform ? IteratorClose(_record_, NormalCompletion(*undefined*)).\n1. Return _record_.',
          'sec-getiteratorfrommethod',
        ],
      ],
      SOURCE,
    ),
    program(P, log, see) {
      let shown;
      P.resolve = (value) => {
        IS_OWN(log, shown);
        return new P((resolve) => resolve(value));
      };
      withReturn(
        function () {
          shown = this;
          return {};
        },
        () => see(P.all([1, 2, 3])),
      );
    },
  },
  ...[
    ['asks for a method', 'Return ? GetMethod(_object_, *"absent"*).', '[1,2,3]'],
    ['asks the method', 'Perform ? Get(_method_, *"hook"*).', '[2]'],
  ].map(([what, step, values]) => ({
    title: `an operation gets the next and its iterator, and ${what}`,
    source: addOperation(
      inFront(
        'sec-iteratorstep',
        'Let _result_ be',
        'Perform ? LookAt(_iteratorRecord_.[[NextMethod]], _iteratorRecord_.[[Iterator]]).',
      ),
      'LookAt',
      '_method_, _object_',
      [
        'If IsCallable(_method_) is *false*, return ? LookAt(_object_, _method_).',
        step,
        'Return ? Call(_method_, _object_).',
      ].slice(0, step.startsWith('Return') ? 2 : 3),
    ),
    program(P, log, see) {
      Object.defineProperty(next, 'hook', {
        configurable: true,
        get() {
          return log(this === next);
        },
      });
      try {
        see(P.all([1, 2, 3]));
      } finally {
        delete next.hook;
      }
    },
    expected: `it is fulfilled: ${values}`,
  })),
];

for (const { title, source, program, expected: last = 'it is fulfilled: [1,2,3]' } of CASES) {
  test(title, (t) => {
    const options = { target: 'es5', edition: 'es2025', hidden: ['Reflect'] };
    const [expected, actual] = ['faithful', 'fast'].map((preset) =>
      tracedOn(source, { preset, ...options }, program),
    );
    t.deepEqual(expected.at(-1), last);
    t.deepEqual(actual, expected);
  });
}
