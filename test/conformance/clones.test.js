import assert from 'node:assert';
import { createRequire } from 'node:module';
import { inspect } from 'node:util';
import test from 'ava';
import { HOSTED } from '../support/libraries.js';

// What hosts make of promises that are not their own, as docs/hosts.md says.

const require = createRequire(import.meta.url);

const areEqual = (first, second) => {
  try {
    assert.deepStrictEqual(first, second);
    return true;
  } catch {
    return false;
  }
};

for (const { name, file, target } of HOSTED) {
  const { Promise: P } = require(file);
  const old = target === 'es5';

  test(`a clone of a promise is an object with its properties, ${name}`, (t) => {
    t.throws(() => structuredClone(Promise.resolve(1)), { any: true, name: 'DataCloneError' });
    const clone = structuredClone(P.resolve(1));
    t.is(Object.getPrototypeOf(clone), Object.prototype);
    t.is(Object.keys(clone).length > 0, old);
    t.is(Object.values(clone).includes(1), old);
  });

  test(`promises are compared by their properties, and can be by what is shown, ${name}`, (t) => {
    t.true(areEqual(P.resolve(1), P.resolve(1)));
    t.is(areEqual(P.resolve(1), P.resolve(2)), !old);
    t.is(inspect(P.resolve(1)), inspect(P.resolve(1)));
    t.not(inspect(P.resolve(1)), inspect(P.resolve(2)));
  });
}
