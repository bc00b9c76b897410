// One workload on one library: prints what was reached and what the heap held, as JSON.
//
//     node --expose-gc child.cjs '{"workload":"jobs","peer":{…},"size":1000000,"seconds":5}'
//
// `size` is the count to reach. In about that time: what is repeated ends when the time is over;
// what has its count beforehand gets the count that small samples let expect, and no more than `most`,
// if that is given.
'use strict';

const workloads = require('./workloads.cjs');

const job = JSON.parse(process.argv[2]);
const { chunk, round, program } = workloads[job.workload];
const native = Promise;
const P = require(`../peers/${job.peer.adapter}.cjs`).load(job.peer.options || {}).Promise;

/** How often the heap is looked at while rounds are repeated. */
const SAMPLES = 10;

const used = () => {
  global.gc();
  global.gc();
  return process.memoryUsage().heapUsed;
};

/** When every queue has come to its end. */
const quiet = () => new native((done) => setTimeout(done, 20));

const now = () => performance.now() / 1000;

/** Rounds until the count is reached or the time is over; the heap ten times. */
const repeated = async (size, seconds) => {
  const kept = {};
  const started = now();
  const samples = [];
  let count = 0;
  const part = () => Math.max(count / size, (now() - started) / seconds);
  while (part() < 1) {
    count += await round(P, Math.min(chunk, size - count), kept);
    if (part() < (samples.length + 1) / SAMPLES) continue;
    await quiet();
    samples.push({ count, heap: used() });
  }
  return { count, samples };
};

/** A program, and what it held when it held most. */
const once = async (size) => {
  let held = 0;
  const before = used();
  const count = await program(P, size, () => (held = used() - before));
  return { count, held };
};

const timed = async (size) => {
  const started = now();
  await once(size);
  return now() - started;
};

/**
 * How much of the whole can be done in the time: two samples tell what each of many takes, and what is
 * taken once; the collections of a large heap take half as long again.
 */
const sizeFor = async ({ size, seconds, most = size }) => {
  const sample = Math.min(Math.ceil(size / 100), most);
  await once(sample); // while V8 compiles, it tells nothing
  const [little, more] = [await timed(sample), await timed(sample * 4)];
  const each = Math.max((more - little) / 3, more / 40) / sample;
  const fits = (seconds * 0.9 - little) / (each * 1.5);
  return Math.min(most, Math.max(1, Math.floor(fits / sample)) * sample);
};

const main = async () => {
  if (round) await round(P, 1000, {});
  const size = round ? job.size : await sizeFor(job);
  await quiet();
  const before = used();
  const started = now();
  const reached = round ? await repeated(size, job.seconds) : await once(size);
  const seconds = now() - started;
  await quiet();
  const left = used() - before;
  const peak = process.resourceUsage().maxRSS * 1024;
  return { ...reached, seconds, left, peak };
};

main().then(
  (result) => console.log(JSON.stringify(result)),
  (error) => {
    console.error(error);
    process.exitCode = 1;
  }
);
