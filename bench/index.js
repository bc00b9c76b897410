import { readFileSync } from 'node:fs';
import { cpus, loadavg, release, totalmem, type } from 'node:os';
import { isInstalled, versionOf } from './engines.js';
import { passPeers } from './passes.js';
import { BUILT_IN, installed, ours, peersOf } from './peers/index.js';
import { chooseEngines, readOptions, UsageError } from './run/options.js';
import { plan } from './run/plan.js';
import { makeProgress } from './run/progress.js';
import { measureGroup } from './run/rounds.js';
import { summariseGroup } from './run/summary.js';
import { tables, writeRun } from './report/write.js';

const GIGABYTE = 1024 ** 3;

const machine = () => ({
  processor: cpus()[0]?.model ?? 'unknown',
  processors: cpus().length,
  memory: Math.round(totalmem() / GIGABYTE),
  system: `${type()} ${release()}`,
  load: loadavg()[0].toFixed(2),
});

/** The peers of an engine: passes, all that are installed, or those that need no installation. */
const choosePeers = ({ passes }) => {
  if (passes) return passPeers(passes);
  if (installed()) return peersOf;
  console.error('only peers without an installation: `npm run bench:setup` gets the others');
  return (engine) => [...BUILT_IN, ...ours(engine)];
};

/** What is told in tables of its own. */
const STUDIES = ['passes', 'profile'];

/**
 * Plans, measures and summarises.
 *
 * @param {import('./run/options.js').Options} options
 * @param {(total: number) => (row: object, round: number) => void} [progressOf]
 */
export const bench = async (options, progressOf = makeProgress) => {
  const { engines, missing } = chooseEngines(options.engine, isInstalled);
  for (const { name } of missing)
    console.error(`Node ${name} is not here: \`npm run bench:setup\``);
  const groups = plan(options, engines, choosePeers(options));
  const total = groups.reduce((sum, { rows, rounds }) => sum + rows.length * rounds, 0);
  const onStart = progressOf(total);
  const run = {
    date: new Date().toISOString(),
    machine: machine(),
    engines: Object.fromEntries(engines.map((engine) => [engine.name, versionOf(engine)])),
    options,
    results: [],
  };
  for (const group of groups) {
    const measured = await measureGroup(group, options, onStart);
    const results = summariseGroup(measured, group.reference);
    const { rounds } = group;
    const shared = { rounds, study: STUDIES.find((name) => options[name]) };
    run.results.push(...results.map((result) => ({ ...result, ...shared })));
  }
  return run;
};

const tableOf = ({ engine, workload, io, requests, study, run }) =>
  [engine, workload, io, requests, study, run].join();

/** Rows of two runs are no rows of one table: a table that was there before gets a number. */
const numbered = (runs) => {
  const seen = new Map();
  return runs.flatMap((results) => {
    const tables = new Set(results.map(tableOf));
    for (const table of tables) seen.set(table, (seen.get(table) ?? 0) + 1);
    return results.map((result) => {
      const times = seen.get(tableOf(result));
      return times > 1 ? { ...result, run: `run ${times}` } : result;
    });
  });
};

/**
 * A run with what others measured, in the order in which they are named; what both have is this one's.
 *
 * @param {object} run
 * @param {object[]} others
 */
export const joined = (run, others) => {
  const tables = new Set(run.results.map(tableOf));
  const kept = others.map(({ results }) =>
    results.filter((result) => !tables.has(tableOf(result))),
  );
  const engines = Object.assign({}, ...others.map((run) => run.engines), run.engines);
  return { ...run, engines, results: [...numbered(kept), ...run.results] };
};

const main = async () => {
  const options = readOptions(process.argv);
  const others = (options.add ?? []).map((file) => JSON.parse(readFileSync(file, 'utf8')));
  const run = joined(await bench(options), others);
  const folder = await writeRun(run, options);
  console.log(`\n${tables(run.results)}\n${folder}`);
};

if (process.argv[1] === import.meta.filename) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof UsageError ? error.message : error);
    process.exitCode = 1;
  }
}
