import { arrays } from './arrays.js';
import { errors } from './errors.js';
import { inspection } from './inspection.js';
import { symbols } from './symbols.js';
import { turns } from './turns.js';

/**
 * What a library takes from its host, captured when it loads. Each is an expression per target.
 *
 * @typedef {object} Intrinsic
 * @property {string} [note] why it is as it is, for those who read the library
 * @property {() => any} es2022
 * @property {() => any} [es5] where an old engine needs another expression
 * @property {object} [effects] of calling it
 * @property {boolean} [steady] whether what it gives has the same slots for the same arguments each time
 * @property {string} [problem] of an error: what its message says, where there is one reason to throw it
 */

/** @type {Record<string, Intrinsic>} */
export const intrinsics = {
  ...errors,
  $Object: { effects: {}, steady: true, es2022: () => Object },
  $String: { es2022: () => String },
  $ObjectPrototype: { es2022: () => Object.prototype },
  $FunctionPrototype: { es2022: () => Function.prototype },
  $ErrorPrototype: { es2022: () => Error.prototype },
  $ArrayPrototype: { es2022: () => Array.prototype },
  $apply: {
    es2022: () => Reflect.apply,
    es5: () => Function.prototype.call.bind(Function.prototype.apply),
  },
  $construct: {
    es2022: () => Reflect.construct,
    es5: () =>
      (typeof Reflect === 'object' && Reflect.construct) ||
      function (F, list) {
        const bound = Function.prototype.bind.apply(F, [undefined].concat(list));
        return new bound();
      },
  },
  $newTargetProbe: {
    note: 'Whether a value is a constructor is asked of the engine: as a new.target the value is only looked at, since the proxy answers before anything of it runs.',
    es2022: () =>
      Reflect.construct.bind(
        undefined,
        new Proxy(function () {}, { __proto__: null, construct: () => ({}) }),
        [],
      ),
    es5: () => {
      const demandFunction = function (candidate) {
        if (typeof candidate !== 'function') throw new TypeError();
      };
      if (typeof Reflect !== 'object' || typeof Proxy !== 'function') return demandFunction;
      const handler = Object.create(null);
      handler.construct = function () {
        return {};
      };
      const probe = Reflect.construct.bind(undefined, new Proxy(function () {}, handler), []);
      // an engine may take no new.target but the target
      try {
        probe(Object);
        return probe;
      } catch (refused) {
        return demandFunction;
      }
    },
  },
  $is: { effects: {}, es2022: () => Object.is },
  $thrown: {
    note: 'Which objects are throw completions, for hosts that have proxies.',
    es2022: () => {
      const completions = new WeakSet();
      const has = completions.has.bind(completions);
      return {
        add: completions.add.bind(completions),
        has: (x) => typeof x === 'object' && has(x),
      };
    },
    es5: () => {
      if (typeof WeakSet !== 'function' || typeof Symbol !== 'function' || !Symbol.hasInstance) {
        return undefined;
      }
      const completions = new WeakSet();
      const has = completions.has.bind(completions);
      return {
        add: completions.add.bind(completions),
        has: function (x) {
          return typeof x === 'object' && has(x);
        },
      };
    },
  },
  $hasInstance: {
    es2022: () => Symbol.hasInstance,
    es5: () => (typeof Symbol === 'function' ? Symbol.hasInstance : undefined),
  },
  $isArray: { effects: {}, es2022: () => Array.isArray },
  $newList: {
    note: 'An empty List that inherits nothing: storing at its end meets no setter of Array.prototype.',
    es2022: () => {
      class List extends Array {
        // the constructor that a class has by itself may walk its arguments with a patched iterator
        constructor() {
          super();
        }
      }
      Object.setPrototypeOf(List.prototype, null);
      return () => new List();
    },
    es5: () => {
      const detach =
        Object.setPrototypeOf ||
        function (object) {
          object.__proto__ = null;
          return object;
        };
      return function () {
        return detach([], null);
      };
    },
  },
  ...arrays,
  // the arguments of a call are no array, so that slice asks for no species
  $slice: { es2022: () => Function.prototype.call.bind(Array.prototype.slice) },
  $create: { es2022: () => Object.create },
  $getOwnPropertyDescriptor: { es2022: () => Object.getOwnPropertyDescriptor },
  $ownKeys: {
    es2022: () => Reflect.ownKeys,
    es5: () => {
      if (typeof Reflect === 'object' && Reflect.ownKeys) return Reflect.ownKeys;
      const names = Object.getOwnPropertyNames;
      const symbols = Object.getOwnPropertySymbols;
      return function (object) {
        return symbols ? [].concat(names(object), symbols(object)) : names(object);
      };
    },
  },
  $set: {
    es2022: () => Reflect.set,
    es5: () => (typeof Reflect === 'object' ? Reflect.set : undefined),
  },
  $isExtensible: { es2022: () => Object.isExtensible },
  $getPrototypeOf: { es2022: () => Object.getPrototypeOf },
  $setPrototypeOf: {
    es2022: () => Object.setPrototypeOf,
    es5: () =>
      Object.setPrototypeOf ||
      function (object, proto) {
        object.__proto__ = proto;
        return object;
      },
  },
  $defineProperty: {
    es2022: () => Reflect.defineProperty,
    es5: () => {
      if (typeof Reflect === 'object' && Reflect.defineProperty) return Reflect.defineProperty;
      const defineProperty = Object.defineProperty;
      return function (object, key, descriptor) {
        try {
          defineProperty(object, key, descriptor);
          return true;
        } catch (refused) {
          return false;
        }
      };
    },
  },
  $stateOf: {
    note: 'What a promise has of its state; a revoked proxy throws whatever is read of it.',
    es2022: () => (x) => x.$$brand,
    es5: () => {
      if (typeof Proxy !== 'function') {
        return function (x) {
          return x.$$brand;
        };
      }
      return function (x) {
        try {
          return x.$$brand;
        } catch (revoked) {
          return undefined;
        }
      };
    },
  },
  $speciesOf: {
    note: 'Get(C, @@species): by its name where it is a string, since old engines call no getter fast that is read by a variable.',
    es2022: () => {
      const species = Symbol.species;
      return (C) => C[species];
    },
    es5: () => {
      const species = typeof Symbol === 'function' && Symbol.species;
      return species
        ? function (C) {
            return C[species];
          }
        : function (C) {
            return C['@@species'];
          };
    },
  },
  $giveProperties: {
    note: 'An engine that keeps the properties of an object in a table gives them places again when the object is made a prototype.',
    es2022: () => (object) => object,
    es5: () =>
      function (object) {
        function Probe() {}
        Probe.prototype = object;
        return new Probe();
      },
  },
  $isPrototypeOf: {
    es2022: () => Function.prototype.call.bind(Object.prototype.isPrototypeOf),
  },
  $keyFor: {
    es2022: () => (typeof Symbol === 'function' ? Symbol.keyFor : undefined),
  },
  $hasOwn: {
    es2022: () => Object.hasOwn,
    es5: () => {
      const hasOwn = Function.prototype.call.bind(Object.prototype.hasOwnProperty);
      if (typeof Proxy !== 'function') return hasOwn;
      return function (object, key) {
        try {
          return hasOwn(object, key);
        } catch (refused) {
          return false;
        }
      };
    },
  },
  ...symbols,
  $absentIterator: {
    note: 'The key of the method that gives an iterator, where nothing of the engine has one.',
    es2022: () => undefined,
    es5: () => {
      const key = (typeof Symbol === 'function' && Symbol.iterator) || '@@iterator';
      return key in Array.prototype || key in String.prototype ? undefined : key;
    },
  },
  $reportRejection: {
    note: 'A rejection that nobody handles is given to the engine as a promise of its own.',
    es2022: () => {
      if (typeof Promise === 'function' && typeof Promise.reject === 'function') {
        return Promise.reject.bind(Promise);
      }
      const later = typeof setTimeout === 'function' ? setTimeout : function () {};
      return function (reason) {
        later(function () {
          throw reason;
        }, 0);
      };
    },
  },
  $newSlots: {
    note: 'The internal slots of promises of one library, a record for each. An engine without WeakMap has the record in a property.',
    es2022: () => {
      const none = { __proto__: null };
      const hasOwn = Function.prototype.call.bind(Object.prototype.hasOwnProperty);
      const properties = {
        get: function (object) {
          return hasOwn(object, '_slots') ? object._slots : undefined;
        },
        set: function (object, record) {
          object._slots = record;
        },
      };
      return function () {
        const records = $maps ? $maps.weak() : properties;
        return {
          of: function (object) {
            return records.get(object) || none;
          },
          make: function (object) {
            const known = records.get(object);
            if (known) return known;
            const record = { __proto__: null };
            records.set(object, record);
            return record;
          },
        };
      };
    },
  },
  $ordinaryPromise: {
    note: 'Loaded when it is first asked for: without that, a library needs no other file.',
    es2022: () => () => /** @type {NodeRequire} */ (require)('./fast.es2022.cjs').Promise,
    es5: () =>
      function () {
        return /** @type {NodeRequire} */ (require)('./fast.es5.cjs').Promise;
      },
  },
  $inspection: inspection,
  ...turns,
};
