import * as workers from 'node:worker_threads';

const { Worker, markAsUncloneable } = workers;

const attempt = (code) => {
  try {
    return code();
  } catch ({ name }) {
    return name;
  }
};

// it listens for good: what is posted to a worker that has ended is dropped before it is cloned
const worker = new Worker(
  `const { parentPort } = require('node:worker_threads');
   parentPort.on('message', (value) =>
     Promise.all([value, Promise.resolve(2)]).then((values) => parentPort.postMessage(values)));`,
  { eval: true },
);
const answer = new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject)); // prettier-ignore
worker.postMessage(await Promise.resolve(1));
const answered = await answer;

const cloned = attempt(() => structuredClone(Promise.resolve(1)));
const posted = attempt(() => worker.postMessage(Promise.resolve(1)));

/** Where Node can mark objects, a subclass is refused as the engine's promises are. */
class Marked extends Promise {
  constructor(executor) {
    super(executor);
    markAsUncloneable?.(this);
  }
}
const marked = attempt(() => structuredClone(Marked.resolve(1).then()));

await worker.terminate();
console.log(JSON.stringify({ answered, cloned, posted: posted ?? null, marked }));
