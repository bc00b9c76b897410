// Run by jest and by vitest, which give the means to fake timers a name each.
/* global vi, jest, expect, test, afterEach */

const timers = typeof vi === 'undefined' ? jest : vi;

const { AsyncLocalStorage } = require('node:async_hooks');
const { create } = require('fledgling');
const Driven = create({ scheduler: (job) => setImmediate(job) });

afterEach(() => timers.useRealTimers());

/** What a program logs: a timer of a second, a job, and the code after `drive`. */
const observe = async (Chosen, drive) => {
  const seen = [];
  setTimeout(() => seen.push('timer'), 1000);
  Chosen.resolve().then(() => seen.push('promise'));
  await drive();
  seen.push('end');
  return seen;
};

test('the library is the global Promise', () => {
  expect(Object.hasOwn(globalThis, 'Promise')).toBe(true);
  expect(String(Promise)).not.toMatch('native code');
});

test('jobs are real while the timers are not', async () => {
  timers.useFakeTimers();
  const seen = await observe(Promise, () => timers.advanceTimersByTimeAsync(1000));
  expect(seen).toEqual(['promise', 'timer', 'end']);
});

test('jobs that ask for the function of the moment are run by the clock', () => {
  timers.useFakeTimers();
  const seen = [];
  setTimeout(() => seen.push('timer'), 1000);
  Driven.resolve().then(() => seen.push('promise'));
  expect(seen).toEqual([]);
  timers.runAllTimers();
  seen.push('end');
  expect(seen).toEqual(['promise', 'timer', 'end']);
});

test('contexts are kept', async () => {
  const storage = new AsyncLocalStorage();
  const user = storage.run('user', () => Promise.resolve().then(() => storage.getStore()));
  expect(await user).toBe('user');
});

test('matchers read these promises', async () => {
  await expect(Promise.resolve(1)).resolves.toBe(1);
  await expect(Promise.reject(new Error('no'))).rejects.toThrow('no');
});

test('a promise that is returned is waited for', () =>
  Promise.resolve().then(() => expect(1).toBe(1)));
