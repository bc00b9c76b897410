/** Programs about what a deferred promise has beside `then`, as in orders.js. */
export const METHODS = {
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
  'a promise that is consumed is adopted by nobody': [
    (P, log) => {
      const consumed = P.resolve();
      consumed.tryConsumeResolved();
      const tell = ({ name }) => log(name);
      new P((resolve) => resolve(consumed)).catch(tell);
      P.resolve()
        .then(() => consumed)
        .catch(tell);
      P.all([consumed]).catch(tell);
    },
    Array(3).fill('AlreadyConsumedError'),
  ],
  consuming: [
    (P, log) => {
      const name = (use) => {
        try {
          return use();
        } catch (error) {
          return `${error instanceof TypeError} ${error.name}`;
        }
      };
      const fulfilled = P.resolve('value');
      const rejected = P.reject('reason');
      log(P.resolve('another').then().tryConsumeResolved());
      log(fulfilled.tryConsumeResolved());
      for (const use of ['tryConsumeResolved', 'then', 'catch', 'toPromise'])
        log(name(() => fulfilled[use](Promise)));
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
      let count = 0;
      class Counting extends Promise {
        constructor(executor) {
          super(executor);
          count++;
        }
      }
      const promise = P.resolve('value');
      const ordinary = promise.toPromise(Counting);
      log(ordinary instanceof Counting && ordinary === promise.toPromise());
      log(promise.tryConsumeResolved());
      log(ordinary === promise.toPromise(Promise));
      log(count);
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
