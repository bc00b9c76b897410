// Those that run functions one after the other, a few at once, or again.
import { AsyncLocalStorage } from 'node:async_hooks';
import { Mutex } from 'async-mutex';
import pLimit from 'p-limit';
import pMap from 'p-map';
import PQueue from 'p-queue';
import pRetry from 'p-retry';

const storage = new AsyncLocalStorage();
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Runs something for each of four users, each in a context; gives what came and how many ran at once. */
const observe = async (schedule) => {
  let running = 0;
  let most = 0;
  const work = () => {
    most = Math.max(most, ++running);
    return turn().then(() => {
      running--;
      return storage.getStore();
    });
  };
  const all = ['a', 'b', 'c', 'd'].map((user) => storage.run(user, () => schedule(work)));
  return { values: await Promise.all(all), most };
};

const retries = async () => {
  let attempts = 0;
  const attempt = () => Promise.resolve(++attempts).then((count) => (count < 3 ? Promise.reject(new Error('again')) : count)); // prettier-ignore
  return pRetry(attempt, { retries: 5, minTimeout: 0 });
};

const limit = pLimit(2);
const queue = new PQueue({ concurrency: 2 });
const mutex = new Mutex();

console.log(
  JSON.stringify({
    'p-limit': await observe((work) => limit(work)),
    'p-queue': await observe((work) => queue.add(work)),
    'async-mutex': await observe((work) => mutex.runExclusive(work)),
    'p-map': await pMap([3, 1, Promise.resolve(2)], (value) => turn().then(() => value * 2), {
      concurrency: 2,
    }),
    'p-retry': await retries(),
  }),
);
