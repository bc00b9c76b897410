import { inProcess, logsOf, pendingOf, realmOf, seenOf } from './realms.js';

/** Properties by which code may hope to get hold of objects of the library. */
const BAIT = ['0', '1', '4', 'value', 'promise', 'Promise', 'Resolve', 'Reject', 'Capability'];

/** Setters on prototypes; what they were given is in `caught`. */
const SETTERS = `
  var caught = '';
  [Object.prototype, Array.prototype, Function.prototype].forEach(function (object) {
    ${JSON.stringify(BAIT)}.forEach(function (key) {
      Object.defineProperty(object, key, {
        __proto__: null,
        configurable: true,
        get: function () { caught += key + ' '; },
        set: function (value) { caught += key + ' '; },
      });
    });
  });`;

/**
 * Items of docs/security.md about code in the realm of a library, and what each is tried with.
 *
 * @type {Record<string, (t: import('ava').ExecutionContext, one: any) => any>}
 */
export const SAME_REALM = {
  'What ran before the library was loaded can replace what it captures, and change what it does.': (
    t,
    one,
  ) => {
    const before = 'TypeError = function () { return { replaced: true }; }';
    t.throws(() => realmOf(one).P.resolve.call(1), { any: true, message: /not an object/ });
    t.deepEqual(
      thrownBy(() => realmOf(one, before).P.resolve.call(1)),
      { replaced: true },
    );
  },

  'What ran before `create` is called with an object can choose the scheduler: options are read through what they inherit. The default Promise is made without options.':
    (t, one) => {
      const { create, evaluate, exported } = realmOf(one);
      const taken = [];
      const inherited = evaluate('Object.prototype');
      inherited.scheduler = (job) => void taken.push(job);
      create(evaluate('({})'))
        .resolve()
        .then(() => {});
      t.is(taken.length, 1);
      exported.Promise.resolve().then(() => {});
      t.is(taken.length, 1);
    },

  'No method of a built-in object that is replaced later is called: nothing is seen, and nothing changes.':
    async (t, one) => {
      const realm = realmOf(one);
      const called = realm.sabotage();
      t.throws(() => realm.evaluate('[].map(String)'), { any: true, message: /prototype\.map/ });
      t.is(called.length, 1);
      t.deepEqual(logsOf(realm), logsOf(realmOf(one)));
      t.is(called.length, 1);
      t.deepEqual(await inProcess(one, 'contexts'), { seen: ['mine', 'mine'] });
    },

  "No property that is put on a prototype of the engine meets anything of the library's.": (
    t,
    one,
  ) => {
    const realm = realmOf(one);
    realm.evaluate(SETTERS);
    t.deepEqual(logsOf(realm), logsOf(realmOf(one)));
    t.is(realm.evaluate('caught'), '');
    t.is(realm.evaluate('({}).value = 1; caught'), 'value ');
  },

  'Functions that resolve work once, whoever has them.': (t, one) => {
    const { P, run } = realmOf(one);
    const { promise, resolve, reject } = pendingOf(P);
    const other = pendingOf(P);
    const log = seenOf(promise);
    resolve(other.promise);
    reject('late');
    resolve('late');
    run();
    t.deepEqual(log, []);
    other.resolve(1);
    run();
    t.deepEqual(log, [['fulfilled', 1]]);
    const hostile = { then: (...functions) => functions.concat(functions).map((f, i) => f(i)) };
    const logged = seenOf(P.resolve(hostile));
    run();
    t.deepEqual(logged, [['fulfilled', 0]]);
  },

  'No handler runs before the code that attached it has ended, whatever a thenable does.': (
    t,
    one,
  ) => {
    const { P, run } = realmOf(one);
    const log = [];
    const hostile = { then: (resolve) => (log.push('then'), resolve(1)) };
    const { promise, resolve } = pendingOf(P);
    promise.then(() => log.push('handler'));
    resolve(hostile);
    P.all([hostile, promise]).then(() => log.push('all'));
    log.push('ended');
    t.deepEqual(log, ['ended']);
    run();
    t.is(log[0], 'ended');
    t.deepEqual(log.slice(1).sort(), ['all', 'handler', 'then', 'then']);
  },

  'It can replace the methods of Promise and of its prototype, and then sees what goes through them.':
    (t, one) => {
      const { P, run } = realmOf(one);
      const seen = [];
      const { then } = P.prototype;
      P.prototype.then = function (...handlers) {
        seen.push(handlers.length);
        return then.apply(this, handlers);
      };
      P.resolve(1).catch(() => {});
      P.all([P.resolve(2)]);
      run();
      t.deepEqual(seen, [2, 2]);
    },

  'If these are frozen, promises work all the same, and nothing can be replaced.': (t, one) => {
    const realm = realmOf(one);
    for (const object of [realm.P, realm.P.prototype]) Object.freeze(object);
    t.deepEqual(logsOf(realm), logsOf(realmOf(one)));
    t.throws(() => (realm.P.prototype.then = () => {}), { any: true });
    t.throws(() => (realm.P.resolve = () => {}), { any: true });
  },

  'Who has a promise can learn its value, on Node at once.': async (t, one) => {
    const { P, run } = realmOf(one);
    const log = seenOf(P.resolve('secret'));
    run();
    t.deepEqual(log, [['fulfilled', 'secret']]);
    const shown = { fulfilled: 'Promise { 1 }', pending: 'Promise { <pending> }' };
    t.deepEqual(await inProcess(one, 'inspected'), shown);
  },

  'Jobs that enqueue jobs without an end keep timers and I/O waiting.': async (t, one) => {
    t.deepEqual(await inProcess(one, 'endless'), { seen: ['jobs', 'timer'] });
  },
};

/** What code throws, whatever it is. */
const thrownBy = (code) => {
  try {
    code();
  } catch (thrown) {
    return thrown;
  }
  return undefined;
};
