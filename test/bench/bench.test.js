import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'ava';
import { bench, joined } from '../../bench/index.js';
import { readOptions } from '../../bench/run/options.js';
import { spread, summariseGroup } from '../../bench/run/summary.js';
import { resultsDocument } from '../../bench/report/document.js';
import { goalCells, microCells } from '../../bench/report/goals.js';
import { proposalTables } from '../../bench/report/proposal.js';
import { writeRun } from '../../bench/report/write.js';

const PEERS = 'native,fledgling faithful.es5 immediate';

/** The quick form with tiny sizes, on what needs no installation. */
const tiny = (more = []) => ({
  ...readOptions(['node', 'bench', '--quick', '--peer', PEERS, ...more]),
  warmup: 5,
  requests: [40],
  rounds: 1,
});

const silent = () => () => {};
const figure = (value) => typeof value === 'number' && Number.isFinite(value);

test('each workload computes what it should with every built-in peer', async (t) => {
  const run = await bench(tiny(['--workload', 'doxbee,madeup', '--io', 'queue']), silent);
  const rows = new Set(run.results.map(({ workload, peer }) => `${workload} ${peer}`));
  t.is(rows.size, run.results.length);
  for (const workload of ['doxbee-sequential', 'doxbee-sequential-errors', 'madeup-parallel']) {
    for (const peer of [
      'callbacks',
      'native',
      'native async/await',
      'fledgling fast',
      'fledgling faithful.es5 immediate',
    ]) {
      t.true(rows.has(`${workload} ${peer}`));
    }
  }
  for (const result of run.results) {
    t.is(result.failed, undefined, `${result.workload} ${result.peer}`);
    t.true([result.time, result.memory, result.ratio].every(({ median }) => figure(median)));
    t.true(figure(result.overFloor));
  }
});

test('timers answer too, and a run is written as JSON, table, plots and document', async (t) => {
  const options = tiny(['--workload', 'madeup', '--io', 'timers', '--peer', 'native']);
  const out = await mkdtemp(join(tmpdir(), 'fledgling-bench-test-'));
  t.teardown(() => rm(out, { recursive: true }));
  const run = await bench(options, silent);
  await writeRun(run, { ...options, out });
  const { results, machine, engines } = JSON.parse(
    await readFile(join(out, 'results.json'), 'utf8'),
  );
  t.is(results.length, 4);
  t.truthy(machine.processor);
  t.is(engines.this, process.version);
  t.regex(
    await readFile(join(out, 'table.txt'), 'utf8'),
    /peer +time ms[^]*native async\/await +\d/,
  );
  const plots = await readdir(join(out, 'plots'));
  t.deepEqual(plots, [
    'node-this-madeup-parallel-timers-40-requests-memory.svg',
    'node-this-madeup-parallel-timers-40-requests-time.svg',
  ]);
  t.regex(await readFile(join(out, 'plots', plots[1]), 'utf8'), /^<svg [^]*native[^]*<\/svg>\n$/);
  t.regex(
    resultsDocument(run, plots),
    /\| callbacks \| fledgling \|[^]*\| Node this \| madeup-parallel \| 40 \| \d+ · \d+ \|/,
  );
});

test('what a waiting request keeps alive, where no operation answers', async (t) => {
  const options = { ...tiny(['--workload', 'madeup', '--io', 'never']), requests: [2000] };
  const out = await mkdtemp(join(tmpdir(), 'fledgling-bench-test-'));
  t.teardown(() => rm(out, { recursive: true }));
  const run = await bench(options, silent);
  for (const { peer, failed, time, memory } of run.results) {
    t.is(failed, undefined, peer);
    t.is(time, undefined);
    t.true(memory.median > 0, peer);
  }
  const of = (name) => run.results.find(({ peer }) => peer === name);
  // 26 promises, of which each keeps a function or more
  t.true(of('native').overFloor > 26 * 50);
  t.true(of('fledgling fast').memory.median > of('callbacks').memory.median);
  await writeRun(run, { ...options, out });
  const table = await readFile(join(out, 'table.txt'), 'utf8');
  t.regex(table, /never · 2000 requests\n\npeer +kept alive B +over callbacks B\ncallbacks +\d/);
  t.deepEqual(await readdir(join(out, 'plots')), [
    'node-this-madeup-parallel-never-2000-requests-memory.svg',
  ]);
});

test('single operations are measured by mitata, or without it', async (t) => {
  const few = ['--case', 'resolve,chain of 100000,all,await,try'];
  const flags = ['--workload', 'micro', '--peer', 'native', ...few];
  const options = { ...tiny(flags), rounds: 1, budget: 1 };
  const { results } = await bench(options, silent);
  const names = new Set(results.map((result) => result.case));
  if (results.every(({ failed }) => /'mitata'/.test(failed))) return t.pass();
  t.true(['resolve', 'chain of 100000', 'all of 10', 'await'].every((name) => names.has(name)));
  t.false(names.has('race of 10'));
  for (const { case: operation, failed, time } of results) {
    t.is(failed, undefined, operation);
    // the engine may be older than a method
    t.true(time ? figure(time.median) : ['try', 'withResolvers'].includes(operation), operation);
  }
});

test('a row that does not run says why, and the others have figures', (t) => {
  const row = (name) => ({ engine: { name: '20' }, workload: 'w', io: 'queue', peer: { name } });
  const measured = [
    { row: row('callbacks'), rounds: [[{ time: 1, memory: 1 }], [{ time: 3, memory: 1 }]] },
    { row: row('ours'), rounds: [[{ time: 2, memory: 1 }], [{ time: 4, memory: 1 }]] },
    { row: row('other'), rounds: [[{ failed: 'SyntaxError' }]] },
  ];
  const [floor, ours, other] = summariseGroup(measured, 'ours');
  t.is(floor.ratio.median, 0.625); // in each round by itself: 1/2 and 3/4
  t.is(ours.overFloor, 1);
  t.is(other.failed, 'SyntaxError');
  t.deepEqual(spread([4, 1, 3, 2]), { median: 2.5, low: 1.75, high: 3.25 });
  t.is(spread([NaN]), undefined);
});

/** What one row was found to take. */
const measured = (peer, time, more = {}) => {
  const base = { engine: '24', workload: 'doxbee-sequential', io: 'timers', peer };
  return { ...base, time: spread([time]), overFloor: time, memory: spread([time]), ...more };
};

test('a run stands beside others, and in place of what it measured anew', (t) => {
  const [old, anew] = [measured('q', 2), measured('q', 1)];
  const other = measured('q', 3, { engine: '20' });
  const run = { date: 'today', engines: { 24: 'v24' }, results: [anew] };
  const all = joined(run, [{ date: 'before', engines: { 20: 'v20' }, results: [old, other] }]);
  t.deepEqual(all, { date: 'today', engines: { 20: 'v20', 24: 'v24' }, results: [other, anew] });
  const twice = joined(
    run,
    [1, 2].map(() => ({ engines: {}, results: [other] })),
  );
  t.deepEqual(twice.results, [other, { ...other, run: 'run 2' }, anew]);
});

test('goals stand beside what was measured, and no more', (t) => {
  const ours = [
    measured('fledgling fast.es5 immediate', 1),
    measured('fledgling fast.es2022 immediate', 70),
  ];
  const cells = goalCells([
    ...ours,
    measured('bluebird', 100),
    { ...measured('native'), time: undefined },
  ]);
  const line = ['Node 24', 'doxbee-sequential'];
  t.deepEqual(cells.slice(1), [
    [...line, 'time', 'bluebird', '0.70', '0.80', 'yes'],
    [...line, 'time over callbacks', 'bluebird', '0.70', '0.60', '[why](#time-of-requests)'],
    [...line, 'memory', 'bluebird', '0.70', '0.80', 'yes'],
  ]);
  const old = { engine: '5.1.0', requests: 20000 };
  const peers = { 'fledgling fast.es5 immediate': 3, 'es6-shim': 9, babybird: 4 };
  const shim = goalCells(Object.entries(peers).map(([peer, time]) => measured(peer, time, old)));
  t.deepEqual(shim.find((line) => line.includes('es6-shim')).slice(1), [
    ...['doxbee-sequential, 20000', 'time', 'es6-shim', '0.33', '0.11', 'babybird itself: 0.44'],
  ]);
  const micro = { workload: 'micro', case: 'resolve' };
  const rows = ['fledgling fast', 'native', 'rsvp', 'q'].map((peer, at) =>
    measured(peer, 10 + at, micro),
  );
  t.deepEqual(microCells(rows, '24').slice(1), [['resolve', '0.91', '0.83', 'rsvp', '', 'yes']]);
  t.is(
    microCells(
      rows.map((row) => ({ ...row, study: 'passes' })),
      '24',
    ).length,
    1,
  );
  const slow = [...rows.slice(1), measured('fledgling fast', 13, micro)];
  t.deepEqual(microCells(slow, '24')[1].slice(2), [
    '1.08',
    'rsvp',
    '',
    '[why](#single-operations)',
  ]);
});

test('deferred promises are compared with native ones and with fast, beside the proposal', async (t) => {
  const few = ['--case', 'immediate resolve,void,stream,consume'];
  const argv = ['--workload', 'deferred', '--peer', 'native,fledgling deferred.es2022', ...few];
  const options = { ...tiny(argv), peer: argv[3].split(','), rounds: 1, budget: 1 };
  const { results } = await bench(options, silent);
  if (results.every(({ failed }) => /'mitata'/.test(failed))) return t.pass();
  for (const { case: name, peer, failed } of results) t.is(failed, undefined, `${name} ${peer}`);
  const [[title, [head, ...rows]]] = proposalTables(results);
  t.is(title, 'Node this · deferred promises');
  t.deepEqual(head.slice(1, 4), ['native ns', 'fledgling fast ns', 'fledgling deferred.es2022 ns']);
  t.deepEqual(
    rows.map((row) => row.at(-1)),
    ['26', '18', '30', ''],
  );
  // one short round on a busy machine may give a ratio that rounds to nothing
  for (const [name, ...cells] of rows) {
    t.true(
      cells.slice(0, 3).every((cell) => Number(cell) > 0),
      name,
    );
    for (const ratio of cells.slice(3, 5)) t.regex(ratio, /^\d+(?:\.\d)?$/, name);
  }
});
