import ava from 'ava';
import { sourceOf } from '../support/documents.js';
import { before } from '../support/edits/insertions.js';
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
];

for (const { title, source, program } of CASES) {
  test(title, (t) => {
    const options = { target: 'es5', edition: 'es2025', hidden: ['Reflect'] };
    const [expected, actual] = ['faithful', 'fast'].map((preset) =>
      tracedOn(source, { preset, ...options }, program),
    );
    t.deepEqual(expected.at(-1), 'it is fulfilled: [1,2,3]');
    t.deepEqual(actual, expected);
  });
}
