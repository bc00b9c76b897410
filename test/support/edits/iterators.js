import { iterated, outcome, thrower, watching } from './tools.js';

/** Changes of how all and race step through iterators and close them. */

const ALL = 'sec-promise.all';
const RACE = 'sec-promise.race';
const ITERATOR_CLOSE = 'sec-iteratorclose';
const PERFORM_RACE = 'sec-performpromiserace';

const CLOSE =
  'If _iteratorRecord_.[[done]] is *false*, set _result_ to IteratorClose(_iterator_, _result_).';

/** Elements whose `then` cannot be read, so that the iterator is to be closed. */
const unreadable = (log) =>
  iterated(log, [
    {
      get then() {
        return thrower();
      },
    },
  ]);

/** A subclass whose `resolve` throws. */
const unresolvable = (P) =>
  class extends P {
    static resolve() {
      throw new RangeError();
    }
  };

/** @type {import('./constructor.js').Edit[]} */
export const EDITS = [
  {
    name: 'all gets the iterator before the species',
    changes: [
      ['1. Let _iterator_ be GetIterator(_iterable_).', '', ALL],
      [
        '1. Let _S_ be Get(_C_, @@species).',
        '1. Let _iterator_ be GetIterator(_iterable_).\n1. Let _S_ be Get(_C_, @@species).',
        ALL,
      ],
    ],
    probes: [
      [
        'the order of reads',
        (P, log) => {
          class Derived extends P {}
          watching(log, Symbol.species, P, Derived);
          const empty = () => [][Symbol.iterator]();
          outcome(log, () => Derived.all(watching(log, Symbol.iterator, empty)));
        },
        ['get Symbol.species', 'get Symbol.iterator', 'an object'],
        ['get Symbol.iterator', 'get Symbol.species', 'an object'],
      ],
    ],
  },
  {
    name: 'all leaves iterators open',
    changes: [[`1. ${CLOSE}`, '', ALL]],
    probes: [
      [
        'an element that cannot be read',
        (P, log, see) => {
          class Derived extends P {
            static resolve(value) {
              return value;
            }
          }
          see(Derived.all(unreadable(log)), 'all');
          see(Derived.race(unreadable(log)), 'race');
        },
        ['return', 'return', 'all is rejected: RangeError', 'race is rejected: RangeError'],
        ['return', 'all is rejected: RangeError', 'race is rejected: RangeError'],
      ],
    ],
  },
  {
    name: 'what closes an iterator forgives',
    changes: [
      [
        '1. If _completion_.[[type]] is ~throw~, return Completion(_completion_).',
        '',
        ITERATOR_CLOSE,
      ],
      ['1. Return Completion(_completion_).', '1. Return *true*.', ITERATOR_CLOSE],
    ],
    probes: [
      [
        'resolve that throws',
        (P, log) => {
          log(unresolvable(P).all(iterated(log, [1])) === true);
          log(unresolvable(P).race(iterated(log, [1])) === true);
        },
        ['return', 'false', 'return', 'false'],
        ['return', 'true', 'return', 'true'],
      ],
    ],
  },
  {
    name: 'all closes every iterator',
    changes: [
      [
        '1. Return Completion(_result_).',
        '1. Set _result_ to IteratorClose(_iterator_, _result_).\n1. Return Completion(_result_).',
        ALL,
      ],
    ],
    probes: [
      [
        'an iterator to its end',
        (P, log, see) => see(P.all(iterated(log, [1]))),
        ['it is fulfilled: [1]'],
        ['return', 'it is fulfilled: [1]'],
      ],
    ],
  },
  {
    name: 'race closes an iterator as if nothing had failed',
    changes: [
      [
        'IteratorClose(_iterator_, _result_)',
        'IteratorClose(_iterator_, NormalCompletion(*false*))',
        RACE,
      ],
    ],
    probes: [
      [
        'resolve that throws',
        (P, log) => {
          log(unresolvable(P).all(iterated(log, [1])) === false);
          log(unresolvable(P).race(iterated(log, [1])) === false);
        },
        ['return', 'false', 'return', 'false'],
        ['return', 'false', 'return', 'true'],
      ],
    ],
  },
  {
    name: 'race closes iterators that failed',
    changes: [
      [
        '1. If _next_ is an abrupt completion, set _iteratorRecord_.[[done]] to *true*.',
        '',
        PERFORM_RACE,
      ],
    ],
    probes: [
      [
        'next that throws',
        (P, log, see) => {
          see(P.race(iterated(log, [], { next: thrower })), 'race');
          see(P.all(iterated(log, [], { next: thrower })), 'all');
        },
        ['race is rejected: RangeError', 'all is rejected: RangeError'],
        ['return', 'race is rejected: RangeError', 'all is rejected: RangeError'],
      ],
    ],
  },
  {
    name: 'iterators are done when they say so otherwise',
    changes: [['*"done"*', '*"finished"*', 'sec-iteratorcomplete']],
    probes: [
      [
        'an iterator that says done once',
        (P, log, see) => {
          const results = [{ value: 1, done: true }, { value: 2 }, { finished: true }];
          see(P.all(iterated(log, [], { next: () => results.shift() })));
        },
        ['it is fulfilled: []'],
        ['it is fulfilled: [1,2]'],
      ],
    ],
  },
];
