'use strict';
/* 10^6 of everything, with the stack that the engine gives: node scale.cjs LIBRARY */
const { DeferredPromise: P } = require(require('node:path').resolve(process.argv[2]));

const MANY = 1e6;
const addOne = (value) => value + 1;

const PROGRAMS = {
  'a chain on a pending promise'() {
    const source = P.withResolvers();
    let last = source.promise;
    for (let i = 0; i < MANY; i++) last = last.then(addOne);
    source.resolve(0);
    return last.tryConsumeResolved();
  },
  'a chain on a resolved promise'() {
    let last = P.resolve(0);
    for (let i = 0; i < MANY; i++) last = last.then(addOne);
    return last.tryConsumeResolved();
  },
  'a chain that a rejection passes through'() {
    const source = P.withResolvers();
    let last = source.promise;
    for (let i = 0; i < MANY; i++) last = last.then(addOne);
    let reason;
    last.catch((rejection) => (reason = rejection));
    source.reject(MANY);
    return reason;
  },
  'settling inside a continuation'() {
    let count = 0;
    const next = () => {
      if (count === MANY) return;
      count++;
      const { promise, resolve } = P.withResolvers();
      promise.then(next);
      resolve();
    };
    next();
    return count;
  },
  'attaching inside a continuation'() {
    let count = 0;
    const settled = P.resolve();
    const next = () => {
      if (++count < MANY) settled.then(next);
    };
    settled.then(next);
    return count;
  },
  'a promise returned from a continuation, from within one another'() {
    let count = 0;
    const next = () => (++count < MANY ? P.resolve().then(next) : count);
    let outcome;
    P.resolve()
      .then(next)
      .then((value) => (outcome = value));
    return outcome;
  },
  'a chain of adoptions'() {
    const source = P.withResolvers();
    let last = source.promise;
    for (let i = 0; i < MANY; i++) {
      const inner = last;
      last = new P((resolve) => resolve(inner));
    }
    source.resolve(MANY);
    return last.tryConsumeResolved();
  },
  'continuations on one promise'() {
    const { promise, resolve } = P.withResolvers();
    let count = 0;
    let inOrder = true;
    for (let i = 0; i < MANY; i++) {
      promise.then(() => {
        inOrder = inOrder && count === i;
        count++;
      });
    }
    resolve();
    return inOrder && count;
  },
};

const results = Object.fromEntries(Object.entries(PROGRAMS).map(([name, run]) => [name, run()]));
console.log(JSON.stringify(results));
