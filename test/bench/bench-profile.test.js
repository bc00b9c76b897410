import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'ava';
import { bench } from '../../bench/index.js';
import { goalCells } from '../../bench/report/goals.js';
import { limitCells } from '../../bench/report/limits.js';
import { writeRun } from '../../bench/report/write.js';
import { readOptions } from '../../bench/run/options.js';
import { spread } from '../../bench/run/summary.js';

const silent = () => () => {};

const read = (...argv) => ({
  ...readOptions(['node', 'bench', '--quick', '--profile', ...argv]),
  rounds: 1,
  requests: [3000],
});

test('a profile says where the time goes, and all of it', async (t) => {
  const options = read('--workload', 'doxbee-sequential', '--io', 'queue', '--peer', 'native');
  const out = await mkdtemp(join(tmpdir(), 'fledgling-bench-test-'));
  t.teardown(() => rm(out, { recursive: true }));
  const run = await bench(options, silent);
  for (const { peer, failed, time, spent } of run.results) {
    t.is(failed, undefined, peer);
    const all = Object.values(spent).reduce((sum, { median }) => sum + median, 0);
    // profiling starts and stops beside the requests
    t.true(all > time.median / 2 && all < time.median * 2, `${peer}: ${all} of ${time.median}`);
    t.true(spent.program.median > 0, peer);
    t.is(spent.library.median > 0, peer === 'fledgling fast', peer);
  }
  await writeRun(run, { ...options, out });
  const table = await readFile(join(out, 'table.txt'), 'utf8');
  t.regex(table, /profile\n\npeer +time ms +ratio +library .*collector[^]*\nnative /);
  const plots = await readdir(join(out, 'plots'));
  t.deepEqual(plots, ['node-this-doxbee-sequential-queue-3000-requests-profile-spent.svg']);
  t.regex(await readFile(join(out, 'plots', plots[0]), 'utf8'), /native async[^]*collector/);
});

test('a profile of what has no requests, or no time, is refused', async (t) => {
  const refused = (...argv) => t.throwsAsync(async () => bench(read(...argv), silent));
  t.regex((await refused('--workload', 'micro')).message, /of requests: doxbee-sequential/);
  t.regex((await refused('--io', 'never')).message, /I\/O that answers/);
  t.regex((await refused('--passes', 'without')).message, /not of --passes/);
});

/** What was sampled of a row. */
const sampled = (peer, time, library) => ({
  engine: '24',
  workload: 'doxbee-sequential',
  io: 'timers',
  requests: 9,
  study: 'profile',
  peer,
  time: spread([time]),
  overFloor: time,
  memory: spread([1]),
  spent: { library: spread([library]), collector: spread([30]) },
});

test('what is left of the time, if the functions of this library took none', (t) => {
  const rows = [sampled('fledgling fast.es2022 immediate', 90, 20), sampled('bluebird', 100, 25)];
  t.deepEqual(
    limitCells(rows).slice(1),
    [...[['Node 24', 'doxbee-sequential, 9', '90', '20', '30']]].map((row) => [
      ...row,
      'bluebird',
      '100',
      '25',
      '30',
      '0.90',
      '0.70',
    ]),
  );
  t.is(limitCells(rows.slice(1)).length, 1, 'nothing to compare');
  t.is(goalCells(rows).length, 1, 'what is sampled takes longer: it counts for no goal');
});
