import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { installed } from '../peers/index.js';
import { problemOf } from './figures.js';
import { measure } from './measure.js';
import { readOptions } from './options.js';
import { soakPage } from './page.js';
import { OURS, subjects } from './subjects.js';
import workloads from './workloads.cjs';

/**
 * `npm run soak`: what long runs and many promises do to the memory, of this library beside others. The
 * record is written after each process, so that a run which was stopped can go on.
 */

const RECORD = fileURLToPath(new URL('results.json', import.meta.url));
const PAGE = fileURLToPath(new URL('../../docs/soak.md', import.meta.url));

/** Parts of the time, where a workload needs more than one. */
const SHARES = { jobs: 5, chain: 3, 'all-pending': 3 };

const shareOf = (workload) => SHARES[workload] ?? 1;

/**
 * What is to be run, each with its part of the time.
 *
 * @param {{only: string[], peer: string[], minutes: number}} options
 * @param {import('../peers/index.js').Peer[]} peers
 */
export const plan = ({ only, peer, minutes }, peers) => {
  const jobs = only.flatMap((workload) =>
    peers
      .filter(({ name }) => peer.includes(name))
      .map((one) => ({ workload, peer: one, size: workloads[workload].size })),
  );
  const shares = jobs.reduce((sum, { workload }) => sum + shareOf(workload), 0);
  const second = (minutes * 60) / shares;
  return jobs.map((job) => ({ ...job, seconds: second * shareOf(job.workload) }));
};

const machine = () => {
  const memory = Math.round(totalmem() / 2 ** 30);
  return `Node ${process.version.slice(1)}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, ${memory} GB`;
};

const readRecord = () =>
  existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : { results: {} };

/** Results of a run that goes on bear its name; all others are to be measured again. */
const begin = ({ resume, minutes }) => {
  const before = readRecord();
  if (resume && before.run) return before;
  const run = new Date().toISOString();
  return { run, minutes, machine: machine(), results: before.results };
};

/**
 * @param {object[]} jobs of a plan
 * @param {object} record of a run that may have been stopped
 * @returns {object[]} those that the run has not done
 */
export const remaining = (jobs, { run, results }) =>
  jobs.filter(({ workload, peer }) => results[workload]?.[peer.name]?.run !== run);

const said = ({ count, failed }, size) => {
  if (failed) return failed;
  const less = count < size ? ` of ${size.toLocaleString('en-US')}, for want of time` : '';
  return `${count.toLocaleString('en-US')}${less}`;
};

/** @returns {(what: string) => void} a line for each process, and what the rest takes at the most */
const progress = (jobs, stream = process.stderr) => {
  let at = 0;
  return (what) => {
    const { workload, peer } = jobs[at++];
    const left = jobs.slice(at).reduce((sum, { seconds }) => sum + seconds, 0);
    const place = `[${at}/${jobs.length}] ${workload} · ${peer.name}`;
    stream.write(`${place}: ${what}; about ${Math.ceil(left)} s left\n`);
  };
};

const keep = (record, { workload, peer }, result) => {
  const rows = (record.results[workload] ??= {});
  rows[peer.name] = { ...result, run: record.run };
  writeFileSync(RECORD, `${JSON.stringify(record, null, 1)}\n`);
};

const main = async () => {
  const peers = subjects();
  const names = peers.map(({ name }) => name);
  if (!installed()) console.error('without bluebird and core-js: `npm run bench:setup` gets them');
  const options = readOptions(process.argv, Object.keys(workloads), names);
  const record = begin(options);
  const jobs = remaining(plan({ ...options, minutes: record.minutes }, peers), record);
  const tell = progress(jobs);
  for (const job of jobs) {
    const result = await measure(job, options.memory);
    keep(record, job, result);
    tell(said(result, job.size));
  }
  if (options.page) writeFileSync(PAGE, await soakPage(record));
  for (const [workload, rows] of Object.entries(record.results)) {
    for (const { name } of OURS.filter((one) => one.name in rows)) {
      const problem = problemOf(workload, rows[name], rows.native);
      if (!problem) continue;
      console.error(`${workload} · ${name}: ${problem}`);
      process.exitCode = 1;
    }
  }
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
