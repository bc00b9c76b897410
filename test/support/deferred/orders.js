import { METHODS } from './methods.js';

/** Programs that are given the constructor and a log; what the log is when they come back. */
export const ORDERS = {
  'a then on a settled promise runs before it comes back': [
    (P, log) => {
      P.resolve(1).then(log);
      log('behind');
    },
    [1, 'behind'],
  ],
  'a promise settled by its executor has settled when it is there': [
    (P, log) => {
      const promise = new P((resolve) => resolve(1));
      log(promise.isFulfilled());
      promise.then(log);
    },
    [true, 1],
  ],
  'continuations of one promise, then what they made due': [
    (P, log) => {
      const { promise, resolve } = P.withResolvers();
      for (const name of ['a', 'b', 'c']) promise.then(() => log(name)).then(() => log(`${name}2`));
      resolve();
      log('behind');
    },
    ['a', 'b', 'c', 'a2', 'b2', 'c2', 'behind'],
  ],
  'two promises settled by a continuation, in the order in which they were settled': [
    (P, log) => {
      const [first, second] = [P.withResolvers(), P.withResolvers()];
      first.promise.then(() => log('first'));
      second.promise.then(() => log('second'));
      P.resolve().then(() => {
        second.resolve();
        first.resolve();
        log('both');
      });
      log('behind');
    },
    ['both', 'second', 'first', 'behind'],
  ],
  'a promise settled by the continuation of one that was pending': [
    (P, log) => {
      const [outer, inner] = [P.withResolvers(), P.withResolvers()];
      inner.promise.then(() => log('inner'));
      outer.promise.then(() => {
        inner.resolve();
        log('outer');
      });
      outer.resolve();
    },
    ['outer', 'inner'],
  ],
  'attaching inside a continuation, to its own source and to another promise': [
    (P, log) => {
      const source = P.resolve('source');
      const other = P.resolve('other');
      source.then(() => {
        other.then(log);
        source.then(log);
        log('end');
      });
    },
    ['end', 'other', 'source'],
  ],
  'an executor inside a continuation runs at once, what it settles later': [
    (P, log) => {
      P.resolve().then(() => {
        new P((resolve) => {
          log('executor');
          resolve(1);
        }).then(log);
        log('end');
      });
    },
    ['executor', 'end', 1],
  ],
  'a continuation that settles its own source': [
    (P, log) => {
      const { promise, resolve, reject } = P.withResolvers();
      promise.then(() => {
        resolve('again');
        reject('again');
        promise.then(log);
      });
      resolve('once');
    },
    ['once'],
  ],
  'a continuation attached while those before it run': [
    (P, log) => {
      const { promise, resolve } = P.withResolvers();
      promise.then(() => promise.then(() => log('attached')));
      promise.then(() => log('second'));
      resolve();
    },
    ['second', 'attached'],
  ],
  'an error in the middle': [
    (P, log) => {
      const { promise, resolve } = P.withResolvers();
      promise.then(() => log('before'));
      promise
        .then(() => {
          throw 'thrown';
        })
        .catch(log);
      promise.then(() => log('after'));
      resolve();
      log('behind');
    },
    ['before', 'after', 'thrown', 'behind'],
  ],
  'an executor that throws': [
    (P, log) =>
      new P(() => {
        throw 'thrown';
      }).catch(log),
    ['thrown'],
  ],
  'a promise from a continuation is adopted at once, a pending one when it settles': [
    (P, log) => {
      const pending = P.withResolvers();
      P.resolve()
        .then(() => P.resolve('settled'))
        .then(log);
      P.resolve()
        .then(() => pending.promise)
        .then(log);
      log('behind');
      pending.resolve('pending');
    },
    ['settled', 'behind', 'pending'],
  ],
  'a chain on a pending promise': [
    (P, log) => {
      const { promise, resolve } = P.withResolvers();
      const pending = P.withResolvers();
      promise
        .then((value) => value + 1)
        .then((value) => P.resolve(value + 1))
        .then(() => pending.promise)
        .then((value) => {
          throw value;
        })
        .then(log)
        .catch((value) => value + 1)
        .then()
        .then(log);
      promise.then(() => ({ then: (settle) => settle('a thenable') })).then(log);
      resolve(1);
      log('behind');
      pending.resolve('pending');
    },
    ['a thenable', 'behind', 'pending1'],
  ],
  'many continuations of one promise, each with one of its own': [
    (P, log) => {
      const { promise, resolve } = P.withResolvers();
      for (let i = 0; i < 256; i++)
        promise.then(() => i).then((value) => value === 0 && log('own'));
      promise.then(() => log('last'));
      resolve();
    },
    ['last', 'own'],
  ],
  'what only looks like a deferred promise': [
    (P, log) => {
      const promise = Object.assign(P.resolve(), { then: (settle) => settle('its own then') });
      P.resolve()
        .then(() => promise)
        .then(log);
      P.resolve()
        .then(() => ({ then: P.prototype.then }))
        .catch(({ message }) => log(/25\.4\.5\.3 Promise\.prototype\.then/.test(message)));
    },
    ['its own then', true],
  ],
  'a thenable is called at once, and only once heard': [
    (P, log) => {
      const thenable = {
        then(resolve, reject) {
          log('called');
          resolve('first');
          reject('second');
          throw 'third';
        },
      };
      P.resolve(thenable).then(log, log);
    },
    ['called', 'first'],
  ],
  'a promise resolved with itself': [
    (P, log) => {
      const { promise, resolve } = P.withResolvers();
      promise.catch((error) => log(error instanceof TypeError));
      resolve(promise);
    },
    [true],
  ],
  'the value and the reason pass where there is no handler': [
    (P, log) => {
      P.resolve('value').then().then(null, log).then(log);
      P.reject('reason').then(log).catch(log);
    },
    ['value', 'reason'],
  ],
  'finally hands on what it was given, waits, and may throw': [
    (P, log) => {
      const wait = P.withResolvers();
      P.resolve('value')
        .finally(() => 'another')
        .then(log);
      P.reject('reason')
        .finally(() => wait.promise)
        .catch(log);
      P.resolve('value')
        .finally(() => {
          throw 'thrown';
        })
        .catch(log);
      P.resolve('no function').finally().then(log);
      wait.resolve();
    },
    ['value', 'thrown', 'no function', 'reason'],
  ],
  'all and race': [
    (P, log) => {
      const late = P.withResolvers();
      P.all([1, P.resolve(2), late.promise]).then((values) => log(values.join()));
      P.race([late.promise, P.resolve('race')]).then(log);
      P.all([late.promise, P.reject('rejected')]).catch(log);
      late.resolve(3);
    },
    ['race', 'rejected', '1,2,3'],
  ],
  ...METHODS,
};
