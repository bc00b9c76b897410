import { outcome, throwsIf, watching } from './tools.js';

/** Changes of then, of catch and of the choice of a species. */

const THEN = 'sec-promise.prototype.then';
const PERFORM_THEN = 'sec-performpromisethen';
const SPECIES = 'sec-speciesconstructor';

/** @type {import('./constructor.js').Edit[]} */
export const EDITS = [
  {
    name: 'then takes any receiver for a promise',
    changes: [[throwsIf('IsPromise(_promise_) is *false*'), '', THEN]],
    targets: ['es2022'],
    probes: [
      [
        'the constructor of the receiver is read first',
        (P, log) => outcome(log, () => P.prototype.then.call(watching(log, 'constructor'))),
        ['throws TypeError'],
        ['get constructor', 'throws TypeError'],
      ],
    ],
  },
  {
    name: 'then ignores the species',
    changes: [['SpeciesConstructor(_promise_, %Promise%)', '%Promise%', THEN]],
    probes: [
      [
        'the promise that then gives for one of a subclass',
        (P, log) => {
          class Derived extends P {}
          log(Derived.resolve(1).then() instanceof Derived);
          log(watching(log, 'constructor', Derived, P.resolve(1)).then() instanceof Derived);
        },
        ['true', 'get constructor', 'true'],
        ['false', 'false'],
      ],
    ],
  },
  {
    name: 'a species that is null is no default',
    changes: [['_S_ is either *undefined* or *null*', '_S_ is *undefined*', SPECIES]],
    probes: [
      [
        'a constructor whose species is null, and one that has none',
        (P, log) => {
          for (const species of [null, undefined]) {
            const promise = P.resolve(1);
            promise.constructor = { [Symbol.species]: species };
            outcome(log, () => promise.then() instanceof P);
          }
        },
        ['true', 'true'],
        ['throws TypeError', 'true'],
      ],
    ],
  },
  {
    name: 'the species is looked up twice',
    changes: [
      [
        '1. Let _S_ be Get(_C_, @@species).',
        '1. Perform Get(_C_, @@species).\n1. Let _S_ be Get(_C_, @@species).',
        SPECIES,
      ],
    ],
    probes: [
      [
        'a constructor that counts',
        (P, log) => {
          const promise = P.resolve(1);
          promise.constructor = watching(log, Symbol.species);
          promise.then();
        },
        ['get Symbol.species'],
        ['get Symbol.species', 'get Symbol.species'],
      ],
    ],
  },
  {
    name: 'then looks at no handler',
    changes: [
      [
        '1. If IsCallable(_onFulfilled_) is *false*, then\n1. Set _onFulfilled_ to *"Identity"*.',
        '',
        PERFORM_THEN,
      ],
    ],
    probes: [
      [
        'then without handlers',
        (P, log, see) => see(P.resolve(1).then()),
        ['it is fulfilled: 1'],
        ['it is rejected: TypeError'],
      ],
    ],
  },
  {
    name: 'handlers of a pending promise are added at both ends',
    changes: [
      [
        'Append _rejectReaction_ to the end of _promise_.[[PromiseRejectReactions]]',
        'Append _rejectReaction_ to the end of _promise_.[[PromiseFulfillReactions]]',
        PERFORM_THEN,
      ],
    ],
    probes: [
      [
        'a promise that is fulfilled later',
        (P, log) => {
          const functions = {};
          const promise = new P((resolve) => Object.assign(functions, { resolve }));
          promise.then(
            (value) => log(`fulfilled ${value}`),
            (value) => log(`rejected ${value}`),
          );
          functions.resolve(1);
        },
        ['fulfilled 1'],
        ['fulfilled 1', 'rejected 1'],
      ],
    ],
  },
  {
    name: 'catch gives its argument first',
    changes: [
      [
        '« *undefined*, _onRejected_ »',
        '« _onRejected_, *undefined* »',
        'sec-promise.prototype.catch',
      ],
    ],
    probes: [
      [
        'what catch calls then with',
        (P, log) => P.prototype.catch.call({ then: (...args) => log(args) }, 1),
        ['[undefined,1]'],
        ['[1,undefined]'],
      ],
      [
        'catch of a promise',
        (P, log, see) => see(P.resolve(1).catch(() => 2)),
        ['it is fulfilled: 1'],
        ['it is fulfilled: 2'],
      ],
    ],
  },
  {
    name: 'catch calls another method',
    changes: [['*"then"*', '*"done"*', 'sec-promise.prototype.catch']],
    probes: [
      [
        'the methods of a receiver',
        (P, log) => P.prototype.catch.call({ then: () => log('then'), done: () => log('done') }),
        ['then'],
        ['done'],
      ],
    ],
  },
];
