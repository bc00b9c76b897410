import { noting, watching } from './tools.js';

/** Changes of resolve, reject and the species. */

const RESOLVE = 'sec-promise.resolve';
const REJECT = 'sec-promise.reject';

/** @type {import('./constructor.js').Edit[]} */
export const EDITS = [
  {
    name: 'resolve never returns its argument',
    changes: [['is *true*, return _x_', 'is *false*, return _x_', RESOLVE]],
    probes: [
      [
        'a promise of the constructor, and one of another',
        (P, log) => {
          const promise = P.resolve(1);
          log(P.resolve(promise) === promise);
          promise.constructor = Object;
          log(P.resolve(promise) === promise);
        },
        ['true', 'false'],
        ['false', 'true'],
      ],
    ],
  },
  {
    name: 'resolve does not look at the constructor',
    changes: [
      [
        '1. Let _xConstructor_ be Get(_x_, *"constructor"*).\n1. ReturnIfAbrupt(_xConstructor_).\n1. If SameValue(_xConstructor_, _C_) is *true*, return _x_.',
        '1. Return _x_.',
        RESOLVE,
      ],
    ],
    probes: [
      [
        'a promise that another constructor is asked for',
        (P, log) => {
          class Derived extends P {}
          const promise = watching(log, 'constructor', P, P.resolve(1));
          log(Derived.resolve(promise) === promise);
        },
        ['get constructor', 'false', 'get constructor'],
        ['true'],
      ],
    ],
  },
  {
    name: 'resolve takes anything that has the right constructor',
    changes: [
      [
        '_x_ has no [[PromiseState]], return *false*',
        '_x_ has no [[PromiseState]], return *true*',
        'sec-ispromise',
      ],
    ],
    probes: [
      [
        'an object with the constructor',
        (P, log) => {
          const object = { constructor: P };
          log(P.resolve(object) === object);
        },
        ['false'],
        ['true'],
      ],
    ],
  },
  {
    name: 'reject rejects with its constructor',
    changes: [['*undefined*, « _r_ »', '*undefined*, « _C_ »', REJECT]],
    probes: [
      [
        'a rejection',
        (P, log) => P.reject(1).then(undefined, (reason) => log(reason === P ? 'P' : reason)),
        ['1'],
        ['P'],
      ],
      [
        'a rejection of a constructor of our own',
        (P, log) => {
          const C = noting((line) => log(line.replace(String(C), 'C')));
          P.reject.call(C, 1);
        },
        ['reject 1'],
        ['reject C'],
      ],
    ],
  },
  {
    name: 'the species is nothing',
    changes: [
      ['1. Return the *this* value.', '1. Return *undefined*.', 'sec-get-promise-@@species'],
    ],
    probes: [
      [
        'the species of the constructor, and then of a subclass',
        (P, log) => {
          class Derived extends P {}
          log(Derived[Symbol.species] === Derived);
          log(Derived.resolve(1).then() instanceof Derived);
        },
        ['true', 'true'],
        ['false', 'false'],
      ],
    ],
  },
];
