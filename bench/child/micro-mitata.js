/* All micro cases of one peer by mitata: node --expose-gc micro-mitata.js '{"peer": …}' */
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { measure } from 'mitata';

const require = createRequire(import.meta.url);
const chosen = require('./chosen.cjs');
const allocation = promisify(require('./allocation.cjs'));
const job = JSON.parse(process.argv[2]);
const micro = require(`../workloads/${job.workload}.cjs`);

/** The host's own, before a polyfill takes its place. */
const Host = Promise;

// a case that fails says so by itself; what it leaves behind must not end the others
process.on('unhandledRejection', () => {});

const heapUsed = () => process.memoryUsage().heapUsed;

/** @param {{name: string, count: number, run: (done: (error?: unknown) => void) => void}} operation */
const runCase = async ({ name, count, run }) => {
  const once = () =>
    new Host((resolve, reject) => run((error) => (error ? reject(error) : resolve(undefined))));
  try {
    // a run is many operations already
    await once(); // fails before anything is measured
    const budget = { min_cpu_time: job.budget * 1e6, min_samples: 5, batch_samples: 32 };
    const { p50, p25, p75 } = await measure(async () => once(), { ...budget, gc: globalThis.gc });
    // a collection before each sample would slow down the samples of some peers and not of others
    const { heap, gc } = await measure(async () => once(), {
      ...budget,
      min_cpu_time: job.budget * 1e5,
      heap: heapUsed,
      gc: globalThis.gc,
      inner_gc: true,
    });
    return {
      name,
      time: p50 / count,
      heap: heap && heap.avg / count,
      collection: gc && gc.avg / count,
      quartiles: [p25 / count, p75 / count],
      allocated: await allocation({ count, run }),
    };
  } catch (error) {
    return { name, failed: String(error) };
  }
};

const { Promise: Library } = require(`../peers/${job.peer.adapter}.cjs`).load(
  job.peer.options ?? {},
);
if (!Library) throw new Error('no promises');
const parts = [];
for (const operation of chosen(micro.cases(Library), job.only))
  parts.push(await runCase(operation));
console.log(JSON.stringify({ parts }));
process.exit(0);
