/** Programs to begin with: each shows a thing that people wonder about. */

export const EXAMPLES = {
  'order of then': `const p = Promise.resolve();
p.then(() => console.log('a')).then(() => console.log('c'));
p.then(() => console.log('b')).then(() => console.log('d'));
console.log('first');`,

  'a handler returns a promise': `// Two jobs more than for a plain value.
Promise.resolve()
  .then(() => Promise.resolve('adopted'))
  .then((value) => console.log(value));
Promise.resolve()
  .then(() => console.log(1))
  .then(() => console.log(2))
  .then(() => console.log(3))
  .then(() => console.log(4));`,

  'a thenable': `const thenable = {
  then(resolve, reject) {
    console.log('then is called, in a job');
    resolve('value');
    reject('too late');
  },
};
Promise.resolve(thenable).then((value) => console.log(value));
console.log('first');`,

  'a promise resolves itself': `let resolve;
const p = new Promise((f) => {
  resolve = f;
});
resolve(p);
p.catch((error) => console.log(error));`,

  'all, and an iterator that throws': `const elements = {
  [Symbol.iterator]() {
    let n = 0;
    return {
      next() {
        if (++n > 2) throw new Error('no more');
        return { value: n, done: false };
      },
      return() {
        console.log('never closed: next itself threw');
        return {};
      },
    };
  },
};
Promise.all(elements).catch((error) => console.log(error));
Promise.all([1, Promise.resolve(2)]).then((values) => console.log(values));`,

  'a subclass and its species': `class Mine extends Promise {
  static get [Symbol.species]() {
    console.log('species');
    return Promise;
  }
}
const p = Mine.resolve(1);
const q = p.then((x) => x + 1);
console.log(p instanceof Mine, q instanceof Mine);
q.then((x) => console.log(x));`,

  'a rejection that nobody handles': `const p = Promise.reject(new Error('lost'));
setTimeout(() => {
  p.catch((error) => console.log('late:', error));
}, 10);`,

  're-entrancy': `// A getter runs while the promise is being resolved.
let resolve;
const p = new Promise((f) => {
  resolve = f;
});
resolve({
  get then() {
    console.log('then is read');
    resolve('ignored: already resolved');
    return undefined;
  },
});
p.then((value) => console.log(typeof value));`,
};

/** Where nobody wrote clauses yet: a static method; `Promise.either(1, 2)` is how a program calls it. */
export const CLAUSES = `<emu-clause id="sec-promise.either">
  <h1>Promise.either ( _first_, _second_ )</h1>
  <emu-alg>
    1. Let _C_ be the *this* value.
    1. Let _promiseCapability_ be ? NewPromiseCapability(_C_).
    1. Let _value_ be _first_.
    1. If IsPromise(_first_) is *true*, set _value_ to _second_.
    1. Perform ? Call(_promiseCapability_.[[Resolve]], *undefined*, « _value_ »).
    1. Return _promiseCapability_.[[Promise]].
  </emu-alg>
</emu-clause>
`;
