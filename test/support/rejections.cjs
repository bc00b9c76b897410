/**
 * `node rejections.cjs CASE [LIBRARY [OPTIONS]]`: a kind of rejection, of the engine's promises or of a
 * library's. Prints what the process is told of; how it ends is the host's.
 */
'use strict';
const [, , name, file, options] = process.argv;
const P = file ? require(file).create(JSON.parse(options || '{}')) : Promise;
const known = [];
/** A promise that events are to show. */
const know = (promise) => {
  known.push(promise);
  return promise;
};
const listen = () => {
  process.on('unhandledRejection', (reason, promise) =>
    console.log('unhandled', String(reason), known.indexOf(promise)),
  );
  process.on('rejectionHandled', (promise) => console.log('handled', known.indexOf(promise)));
};
const noop = () => {};
const later = (job, turns = 5) => setImmediate(() => (turns > 0 ? later(job, turns - 1) : job()));

const CASES = {
  error: () => P.reject(new Error('lost')),
  value: () => P.reject('lost'),
  constructor: () =>
    new P(() => {
      throw new Error('lost');
    }),
  chain: () =>
    P.resolve()
      .then(() => {
        throw new Error('lost');
      })
      .then(noop),
  all: () => P.all([P.resolve(1), P.reject(new Error('lost'))]),
  race: () => P.race([P.reject(new Error('lost'))]),
  adoption: () => P.resolve().then(() => P.reject(new Error('lost'))),
  'at once': () => P.reject('in time').catch(noop),
  'in a job': () => {
    const rejected = P.reject('in time');
    P.resolve()
      .then(noop)
      .then(() => rejected.catch(noop));
  },
  'after many jobs': () => {
    const rejected = P.reject('in time');
    let job = P.resolve();
    for (let i = 0; i < 50; i++) job = job.then(noop);
    job.then(() => rejected.catch(noop));
  },
  'all in time': () => P.all([P.reject(1), P.reject(2)]).catch(noop),
  'too late': () => {
    listen();
    const rejected = know(P.reject('late'));
    later(() => rejected.catch(noop));
  },
  'several and late': () => {
    listen();
    const list = [1, 2, 3].map((reason) => know(P.reject(reason)));
    later(() => list[1].catch(noop));
  },
  'of the engine beside it': () => {
    listen();
    know(P.reject('first'));
    later(() => know(Promise.reject('second')));
    later(() => known.forEach((promise) => promise.catch(noop)), 10);
  },
  'where others put their emit in place': () => {
    listen();
    const before = process.emit;
    process.emit = function (...args) {
      console.log('emit', typeof args[0]);
      return before.apply(this, args);
    };
    const rejected = know(P.reject('seen'));
    later(() => rejected.catch(noop));
  },
  'one of two': () => {
    listen();
    const rejected = know(P.reject('twice'));
    rejected.catch(noop);
    rejected.then(noop);
  },
};

CASES[name]();
