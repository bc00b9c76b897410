// What the host shows of promises in each state, of a library or of its own: node inspected.cjs [LIBRARY]
'use strict';

const { inspect } = require('util');

const library = process.argv[2] ? require(process.argv[2]) : { Promise };
const P = library.Promise || library.DeferredPromise;

class Derived extends P {}

const rejected = P.reject(new RangeError('reason').name);
rejected.then(undefined, () => {});
const named = P.resolve(1);
named.extra = { deep: { deeper: { deepest: 1 } } };
Object.defineProperty(named, 'hidden', { value: 1 });
let resolve;
const promise = new P((fulfil) => (resolve = fulfil));
const before = inspect(promise);
resolve({ own: promise });
const custom = P.resolve(2);
custom[Symbol.for('nodejs.util.inspect.custom')] = () => 'custom';

const shown = [
  P.resolve(1),
  P.resolve(),
  P.resolve({ a: { b: { c: { d: 1 } } } }),
  P.resolve('a'.repeat(70)),
  rejected,
  new P(() => {}),
  Derived.resolve([1, 2]),
  Derived.prototype,
  P.prototype,
  named,
  promise,
  custom,
  P,
].map((value) => inspect(value, { depth: 3 }));
const hidden = [P.resolve(1), rejected, new P(() => {}), Derived.resolve(2), named].map((value) =>
  inspect(value, { showHidden: true }),
);
const changing = P.resolve(4);
changing[Symbol('symbol')] = 1;
changing.first = 1;
const changes = [inspect(changing)];
changing.first = 3;
changing.second = 2;
changes.push(inspect(changing));
const nested = inspect({ list: [P.resolve({ a: 1 }), promise] });
const frozen = inspect(Object.freeze(P.resolve(3)));

console.log(JSON.stringify({ shown, before, hidden, changes, nested, frozen }));
