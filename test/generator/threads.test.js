import { threadId } from 'node:worker_threads';
import test from 'ava';
import { Threads } from '../../cli/threads.js';
import { SpecError } from '../../spec/1-read/error.js';
import { makeThread } from '../support/thread.js';

const MODULE = new URL('../support/thread-job.js', import.meta.url);

/** @param {import('ava').ExecutionContext} t */
const threadsFor = (t) => {
  const threads = new Threads();
  t.teardown(() => threads.close());
  return threads;
};

test('results are in the order of the jobs, and each job begins once', async (t) => {
  const started = [];
  const jobs = ['c', 'a', 'b', 'd', 'e'].map((name) => ({ name }));
  const results = await threadsFor(t).run(MODULE, jobs, {
    onStart: ({ name }) => started.push(name),
  });
  t.deepEqual(
    results.map(({ name }) => name),
    jobs.map(({ name }) => name),
  );
  t.deepEqual(started.toSorted(), ['a', 'b', 'c', 'd', 'e']);
});

test('a thread goes on with jobs of a kind', async (t) => {
  const jobs = ['x1', 'y1', 'x2', 'y2', 'x3', 'y3'].map((name) => ({ name, other: name[0] }));
  const started = [];
  await threadsFor(t).run(MODULE, jobs, {
    kindOf: ({ other }) => other,
    onStart: ({ name }) => started.push(name),
    alone: true,
  });
  t.deepEqual(started, ['x1', 'x2', 'x3', 'y1', 'y2', 'y3']);
});

test('jobs that are done alone are done here', async (t) => {
  const threads = threadsFor(t);
  const inside = await threads.run(MODULE, [{ name: 'a' }, { name: 'b' }], { alone: true });
  t.deepEqual(
    inside.map(({ thread }) => thread),
    [threadId, threadId],
  );
  t.deepEqual(threads.workers, []);
  t.deepEqual(await threads.run(MODULE, []), []);
});

for (const alone of [true, false]) {
  test(`what a job throws says all that it said, ${alone ? 'here' : 'in a thread'}`, async (t) => {
    const jobs = [{ fails: 'no such step' }, { fails: 'no such step' }];
    const error = await t.throwsAsync(threadsFor(t).run(MODULE, jobs, { alone }), {
      instanceOf: SpecError,
    });
    t.is(error.message, new SpecError('no such step', { line: 3, file: 'a.html' }).message);
  });
}

/** Answers with twice what it is given, and for less than nothing never comes to an end. */
const DOUBLES = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', (count) => {
      while (count < 0);
      parentPort.postMessage(2 * count);
    });`)}`,
);

test('a message that has no end costs its thread, and the next one has another', async (t) => {
  const { ask, stop } = makeThread(DOUBLES, { longest: 1, beside: 1 });
  const [first, endless, last] = [1, -1, 2].map((count) => ask(count));
  t.is(await first, 2);
  await t.throwsAsync(endless, { code: 'ERR_THREAD_ENDLESS' });
  t.is(await last, 4);
  await stop();
});
