import { runInNewContext } from 'node:vm';
import { pendingOf, realmOf, seenOf } from './realms.js';

/** What code throws, whatever it is. */
const thrownBy = (code) => {
  try {
    code();
  } catch (thrown) {
    return thrown;
  }
  return undefined;
};

/** Libraries beside one: a second one of its file, the engine's, that of another realm. */
const othersOf = (one) => [realmOf(one).create(), runInNewContext('Promise'), realmOf(one).P];

const takes = (P, promise) => thrownBy(() => P.prototype.then.call(promise, () => {}));

/**
 * Items of docs/security.md that differ by target, and what each is tried with.
 *
 * @type {Record<string, [string, (t: import('ava').ExecutionContext, one: any) => any]>}
 */
export const BY_TARGET = {
  'ES2022: a promise has no properties of its own, nobody settles it without its functions, and neither a proxy of a promise nor what inherits from Promise.prototype is one.':
    [
      'es2022',
      (t, one) => {
        const { P, run } = realmOf(one);
        const { promise } = pendingOf(P);
        t.deepEqual(Reflect.ownKeys(promise), []);
        const log = seenOf(promise);
        const settled = P.resolve(1);
        for (const key of ['_PromiseState', '_PromiseResult', '#PromiseState', 'state', 'value']) {
          promise[key] = settled[key] = 'fulfilled';
        }
        const kept = seenOf(settled);
        run();
        t.deepEqual(log, []);
        t.deepEqual(kept, [['fulfilled', 1]]);
        for (const forged of [Object.create(P.prototype), new Proxy(promise, {}), { ...settled }]) {
          t.is(takes(P, forged).name, 'TypeError');
        }
        t.is(takes(P, settled), undefined);
      },
    ],

  'ES5: who has a promise can read its state, settle it again, and forge others.': [
    'es5',
    (t, one) => {
      const { P, run } = realmOf(one);
      const { promise } = pendingOf(P);
      const settled = P.resolve(1);
      const slots = Reflect.ownKeys(settled);
      t.true(slots.some((key) => settled[key] === 1));
      for (const key of slots) promise[key] = settled[key];
      const forged = Object.create(P.prototype, Object.getOwnPropertyDescriptors(settled));
      const logs = [seenOf(promise), seenOf(forged)];
      run();
      t.deepEqual(logs, [[['fulfilled', 1]], [['fulfilled', 1]]]);
    },
  ],

  'ES2022: methods of one library refuse promises of another.': [
    'es2022',
    (t, one) => {
      const { P } = realmOf(one);
      for (const other of othersOf(one)) t.is(takes(P, other.resolve(1)).name, 'TypeError');
    },
  ],

  'ES5: methods of one library take promises of another ES5 library for their own.': [
    'es5',
    (t, one) => {
      const { P } = realmOf(one);
      const refused = othersOf(one).map((other) => takes(P, other.resolve(1))?.name);
      t.deepEqual(refused, [undefined, 'TypeError', undefined]);
    },
  ],
};
