'use strict';
/* What is reported of rejections, and when: node rejections.cjs LIBRARY */
const { DeferredPromise: P, create } = require(require('node:path').resolve(process.argv[2]));

let log;
process.on('unhandledRejection', (reason) => log.push(reason));
process.on('uncaughtException', (error) => log.push(`uncaught ${error}`));
const nothing = () => {};

/** Each rejects something, and says with strings what happens when. */
const CASES = {
  'nobody handles': () => P.reject('a'),
  'handled at once': () => P.reject('a').catch(nothing),
  'handled before the code ends': () => {
    const [a, b] = ['a', 'b'].map((reason) => P.reject(reason));
    a.catch(nothing);
    log.push('end');
    b.catch(nothing);
  },
  'one of three': () => {
    const [a, , c] = ['a', 'b', 'c'].map((reason) => P.reject(reason));
    a.catch(nothing);
    c.catch(nothing);
  },
  'the end of a chain': () => P.reject('a').then(nothing).finally(nothing),
  'both ends of a fork': () => {
    const source = P.withResolvers();
    source.promise.then(nothing);
    source.promise.then(nothing);
    source.reject('a');
  },
  'handled in the first microtask, queued before': () => {
    const late = P.withResolvers();
    queueMicrotask(() => late.promise.catch(nothing));
    late.reject('a');
  },
  'handled in a microtask behind': () => {
    const late = P.reject('a');
    queueMicrotask(() => late.catch(nothing));
  },
  'rejected within a continuation, handled behind it': () => {
    let inner;
    P.resolve().then(() => {
      inner = P.reject('a');
    });
    log.push('behind');
    inner.catch(nothing);
  },
  'adopted and handled': () =>
    P.resolve()
      .then(() => P.reject('a'))
      .catch(nothing),
  'adopted and handled by nobody': () => P.resolve().then(() => P.reject('a')),
  'made ordinary, and handled by nobody there': () => P.reject('a').toPromise(Promise),
  'made ordinary, and handled there': () => P.reject('a').toPromise(Promise).catch(nothing),
  'a scheduler that comes later': () => {
    const Q = create({ scheduler: 'immediate' });
    const late = Q.reject('a');
    queueMicrotask(() => late.catch(nothing));
  },
};

async function runAll() {
  const results = {};
  for (const [name, run] of Object.entries(CASES)) {
    log = [];
    run();
    log.push('-');
    for (let turn = 0; turn < 3; turn++) await new Promise(setImmediate);
    results[name] = log.join(' ');
  }
  console.log(JSON.stringify(results));
}

runAll();
