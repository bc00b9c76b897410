import { iterated, thrower } from './tools.js';

/** Changes of all and race, but for how they use iterators. */

const ALL = 'sec-promise.all';
const PERFORM_ALL = 'sec-performpromiseall';
const PERFORM_RACE = 'sec-performpromiserace';
const ELEMENT = 'sec-promise.all-resolve-element-functions';

const SPECIES = 'If _S_ is neither *undefined* nor *null*, set _C_ to _S_.';

/** Elements whose `then` cannot be read, so that the iterator is to be closed. */
const unreadable = (log) =>
  iterated(log, [Object.defineProperty({}, 'then', { get: () => thrower() })]);

const BOTH = ['it is fulfilled: 1,2'];

/** @type {import('./constructor.js').Edit[]} */
export const EDITS = [
  {
    name: 'all ignores the species',
    changes: [[`1. ${SPECIES}`, '', ALL]],
    probes: [
      [
        'a subclass with a species',
        (P, log) => {
          class Derived extends P {
            static get [Symbol.species]() {
              return P;
            }
          }
          log(Derived.all([]) instanceof Derived);
          log(Derived.race([]) instanceof Derived);
        },
        ['false', 'false'],
        ['true', 'false'],
      ],
    ],
  },
  {
    name: 'all makes its list anew',
    changes: [
      ['Let _values_ be « ».', 'Let _values_ be « ».\n1. Set _values_ to « ».', PERFORM_ALL],
    ],
    same: true,
    probes: [['two elements', (P, log, see) => see(P.all([1, 2]).then(String)), BOTH, BOTH]],
  },
  {
    name: 'race looks at an error in the next round',
    changes: [
      ['1. ReturnIfAbrupt(_result_).', '', PERFORM_RACE],
      ['Let _result_ be Invoke', 'Set _result_ to Invoke', PERFORM_RACE],
      [
        '1. Repeat,',
        '1. Let _result_ be *undefined*.\n1. Repeat,\n  1. ReturnIfAbrupt(_result_).',
        PERFORM_RACE,
      ],
    ],
    same: true,
    probes: [
      [
        'an element whose then throws',
        (P, log, see) => {
          class Derived extends P {
            static resolve(value) {
              return value;
            }
          }
          see(Derived.race(unreadable(log)));
        },
        ['return', 'it is rejected: RangeError'],
        ['return', 'it is rejected: RangeError'],
      ],
      [
        'elements that are well',
        (P, log, see) => see(P.race([1, 2])),
        ['it is fulfilled: 1'],
        ['it is fulfilled: 1'],
      ],
    ],
  },
  {
    name: 'race only resolves',
    changes: [
      [
        '« _promiseCapability_.[[Resolve]], _promiseCapability_.[[Reject]] »',
        '« _promiseCapability_.[[Resolve]], _promiseCapability_.[[Resolve]] »',
        PERFORM_RACE,
      ],
    ],
    probes: [
      [
        'a rejection',
        (P, log, see) => see(P.race([P.reject(1)])),
        ['it is rejected: 1'],
        ['it is fulfilled: 1'],
      ],
    ],
  },
  {
    name: 'all calls another method',
    changes: [['*"resolve"*', '*"cast"*', PERFORM_ALL]],
    probes: [
      [
        'a constructor with both',
        (P, log, see) => {
          class Derived extends P {
            static resolve(value) {
              return log('resolve') ?? super.resolve(value);
            }
            static cast(value) {
              return log('cast') ?? super.resolve(value);
            }
          }
          see(Derived.all([1]));
        },
        ['resolve', 'it is fulfilled: [1]'],
        ['cast', 'it is fulfilled: [1]'],
      ],
    ],
  },
  {
    name: 'all waits for one element more',
    changes: [['Record { [[value]]: 1 }', 'Record { [[value]]: 2 }', PERFORM_ALL]],
    probes: [
      [
        'no elements, and one',
        (P, log, see) => {
          see(P.all([]), 'none');
          see(P.all([1]), 'one');
        },
        ['none is fulfilled: []', 'one is fulfilled: [1]'],
        [],
      ],
    ],
  },
  {
    name: 'all does not count its own loop',
    changes: [['Record { [[value]]: 1 }', 'Record { [[value]]: 0 }', PERFORM_ALL]],
    probes: [
      [
        'the first of two elements is the last that is waited for',
        (P, log, see) => see(P.all(['a', 'b'])),
        ['it is fulfilled: [a,b]'],
        ['it is fulfilled: [a,undefined]'],
      ],
    ],
  },
  {
    name: 'all does not wait for the last element',
    changes: [
      [
        '_remainingElementsCount_.[[value]] is 0',
        '_remainingElementsCount_.[[value]] is 1',
        ELEMENT,
      ],
    ],
    probes: [
      [
        'what comes when the array is there',
        (P, log, see) => {
          let last;
          const all = P.all([1, new P((resolve) => (last = resolve))]);
          see(all.then((values) => (last(2), P.resolve().then(() => values))));
          P.resolve()
            .then(() => P.resolve())
            .then(() => last(2));
        },
        ['it is fulfilled: [1,2]'],
        ['it is fulfilled: [1,undefined]'],
      ],
    ],
  },
  {
    name: 'an element may come twice',
    changes: [['1. If _alreadyCalled_.[[value]] is *true*, return *undefined*.', '', ELEMENT]],
    probes: [
      [
        'an element that comes twice, and one that never comes',
        (P, log, see) => {
          class Derived extends P {
            static resolve(times) {
              return {
                then: (resolve) => {
                  for (let i = 0; i < times; i++) resolve(i);
                },
              };
            }
          }
          see(Derived.all([2, 0]));
        },
        [],
        ['it is fulfilled: [1]'],
      ],
    ],
  },
  {
    name: 'all does not keep what comes',
    changes: [['1. Set _values_[_index_] to _x_.', '', ELEMENT]],
    probes: [
      [
        'two elements',
        (P, log, see) => see(P.all([1, P.resolve(2)])),
        ['it is fulfilled: [1,2]'],
        ['it is fulfilled: [undefined,undefined]'],
      ],
    ],
  },
  {
    name: 'all resolves in place of rejecting when it cannot iterate',
    changes: [
      [
        'Call(_capability_.[[Reject]], *undefined*',
        'Call(_capability_.[[Resolve]], *undefined*',
        'sec-ifabruptrejectpromise',
      ],
    ],
    probes: [
      [
        'nothing to iterate over',
        (P, log, see) => {
          see(P.all(5), 'all');
          see(P.race(5), 'race');
        },
        ['all is rejected: TypeError', 'race is rejected: TypeError'],
        ['all is fulfilled: TypeError', 'race is fulfilled: TypeError'],
      ],
    ],
  },
  {
    name: 'a method is called without its object',
    changes: [
      [
        'Call(_func_, _O_, _argumentsList_)',
        'Call(_func_, *undefined*, _argumentsList_)',
        'sec-invoke',
      ],
    ],
    probes: [
      [
        'the receiver of then',
        (P, log) =>
          P.prototype.catch.call({
            then() {
              log(this === undefined ? 'none' : 'the object');
            },
          }),
        ['the object'],
        ['none'],
      ],
    ],
  },
];
