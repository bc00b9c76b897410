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
      promise.then(() => { throw 'thrown'; }).catch(log); // prettier-ignore
      promise.then(() => log('after'));
      resolve();
      log('behind');
    },
    ['before', 'after', 'thrown', 'behind'],
  ],
  'an executor that throws': [(P, log) => new P(() => { throw 'thrown'; }).catch(log), ['thrown']], // prettier-ignore
  'a promise from a continuation is adopted at once, a pending one when it settles': [
    (P, log) => {
      const pending = P.withResolvers();
      P.resolve().then(() => P.resolve('settled')).then(log); // prettier-ignore
      P.resolve().then(() => pending.promise).then(log); // prettier-ignore
      log('behind');
      pending.resolve('pending');
    },
    ['settled', 'behind', 'pending'],
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
      P.resolve('value').then().then(null, log).then(log); // prettier-ignore
      P.reject('reason').then(log).catch(log); // prettier-ignore
    },
    ['value', 'reason'],
  ],
  'finally hands on what it was given, waits, and may throw': [
    (P, log) => {
      const wait = P.withResolvers();
      P.resolve('value').finally(() => 'another').then(log); // prettier-ignore
      P.reject('reason').finally(() => wait.promise).catch(log); // prettier-ignore
      P.resolve('value').finally(() => { throw 'thrown'; }).catch(log); // prettier-ignore
      P.resolve('no function').finally().then(log); // prettier-ignore
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
  'states, one after the other': [
    (P, log) => {
      const states = (p) => [p.isPending(), p.isFulfilled(), p.isRejected()].map(Number).join('');
      const { promise, resolve } = P.withResolvers();
      log(states(promise));
      resolve(new P(() => {}));
      log(states(promise));
      log(states(P.resolve()));
      const rejected = P.reject();
      rejected.catch(() => {});
      log(states(rejected));
    },
    ['100', '100', '010', '001'],
  ],
  consuming: [
    (P, log) => {
      const name = (use) => { try { return use(); } catch (error) { return `${error instanceof TypeError} ${error.name}`; } }; // prettier-ignore
      const fulfilled = P.resolve('value');
      const rejected = P.reject('reason');
      log(P.resolve('another').then().tryConsumeResolved());
      log(fulfilled.tryConsumeResolved());
      for (const use of ['tryConsumeResolved', 'then', 'catch', 'toPromise']) log(name(() => fulfilled[use](Promise))); // prettier-ignore
      log(fulfilled.isPending() || fulfilled.isFulfilled() || fulfilled.isRejected());
      log(rejected.tryConsumeResolved());
      rejected.catch(log);
    },
    ['another', 'value', ...Array(4).fill('true AlreadyConsumedError'), false, undefined, 'reason'],
  ],
  'from gives a deferred promise back': [
    (P, log) => {
      const promise = P.resolve();
      log(P.from(promise) === promise && P.resolve(promise) === promise);
      log(P.from({ then: (resolve) => resolve('thenable') }).tryConsumeResolved());
    },
    [true, 'thenable'],
  ],
  'toPromise is made on the first use': [
    (P, log) => {
      let made = 0;
      class Counting extends Promise {
        constructor(executor) {
          super(executor);
          made++;
        }
      }
      const promise = P.resolve('value');
      const ordinary = promise.toPromise(Counting);
      log(ordinary instanceof Counting && ordinary === promise.toPromise());
      log(promise.tryConsumeResolved());
      log(ordinary === promise.toPromise(Promise));
      log(made);
    },
    [true, 'value', true, 1],
  ],
  'a subclass can be made, and its methods give the base class': [
    (P, log) => {
      class Derived extends P {}
      const derived = new Derived((resolve) => resolve('value'));
      log(derived instanceof Derived && Object.getPrototypeOf(derived) === Derived.prototype);
      log(derived.then() instanceof P && !(derived.then() instanceof Derived));
      log(Derived.resolve() instanceof Derived);
      derived.then(log);
    },
    [true, true, false, 'value'],
  ],
  'what is no promise is refused': [
    (P, log) => {
      for (const method of [
        'then',
        'isPending',
        'isFulfilled',
        'isRejected',
        'tryConsumeResolved',
        'toPromise',
      ]) {
        // prettier-ignore
        for (const value of [undefined, {}, Object.create(P.prototype), Promise.resolve()]) {
          try {
            P.prototype[method].call(value);
            log(method);
          } catch (error) {
            if (!(error instanceof TypeError)) log(error);
          }
        }
      }
    },
    [],
  ],
  'what it is called': [
    (P, log) => {
      log(P.name);
      log(String(P.resolve()));
      log(P.resolve() instanceof P && P.resolve().constructor === P);
    },
    ['DeferredPromise', '[object DeferredPromise]', true],
  ],
};
