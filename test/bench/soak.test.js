import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import test from 'ava';
import { fledgling } from '../../bench/peers/index.js';
import { problemOf } from '../../bench/soak/figures.js';
import { plan, remaining } from '../../bench/soak/index.js';
import { measure } from '../../bench/soak/measure.js';
import { soakPage } from '../../bench/soak/page.js';
import { OURS, subjects } from '../../bench/soak/subjects.js';
import workloads from '../../bench/soak/workloads.cjs';
import { swept } from '../support/extent.js';
import { ROOT } from '../support/libraries.js';

// `npm run soak` with small counts: that every workload does what it counts, and that a leak is found.

const LEAKING = fledgling(
  'leaking',
  fileURLToPath(new URL('../support/leaking.cjs', import.meta.url)),
);
const NATIVE = subjects().find(({ name }) => name === 'native');

/** Time without end, so that the count alone decides. */
const small = (workload, peer, size) => measure({ workload, peer, size, seconds: 1000 }, 1000);

for (const workload of Object.keys(workloads)) {
  for (const peer of swept([OURS[0], NATIVE], (peer) => peer !== NATIVE)) {
    test(`${workload} counts what it does, ${peer.name}`, async (t) => {
      const result = await small(workload, peer, 30_000);
      t.is(result.failed, undefined);
      t.is(result.count, 30_000);
      t.is(problemOf(workload, result), undefined);
    });
  }
}

for (const workload of swept(['jobs', 'burst', 'chain', 'race'], (_, at) => at % 3 === 0)) {
  test(`${workload} finds that a library keeps what it should not`, async (t) => {
    const result = await small(workload, LEAKING, 60_000);
    const native = await small(workload, NATIVE, 60_000);
    t.regex(problemOf(workload, result, native), /grew by|were left|a race keeps/);
    t.is(problemOf(workload, native, native), undefined);
  });
}

test('what a process cannot hold is tried again with a tenth', async (t) => {
  const job = { workload: 'pending', peer: OURS[0], size: 1_000_000, seconds: 1000 };
  const result = await measure(job, 30);
  t.is(result.tooMany, job.size);
  t.is(result.why, 'ran out of memory');
  t.is(result.count, job.size / 10);
});

test('a library that cannot be loaded has a reason in place of figures', async (t) => {
  const result = await small('jobs', fledgling('absent', '/absent.cjs'), 10);
  t.regex(result.failed, /Cannot find module '\/absent\.cjs'/);
  t.is(problemOf('jobs', result), result.failed);
});

test('the minutes are divided among all that is run, and a run that was stopped goes on', (t) => {
  const options = { only: ['jobs', 'burst'], peer: ['native', OURS[0].name], minutes: 3 };
  const jobs = plan(options, subjects());
  t.is(jobs.length, 4);
  t.is(Math.round(jobs.reduce((sum, { seconds }) => sum + seconds, 0)), 180);
  t.true(jobs[0].seconds > jobs[2].seconds);
  const results = { jobs: { native: { run: 'now' }, [OURS[0].name]: { run: 'before' } } };
  t.deepEqual(
    remaining(jobs, { run: 'now', results }).map(({ workload, peer }) => [workload, peer.name]),
    [
      ['jobs', OURS[0].name],
      ['burst', OURS[0].name],
      ['burst', 'native'],
    ],
  );
});

test('docs/soak.md is what the record gives, in which nothing of ours has a problem', async (t) => {
  const record = JSON.parse(readFileSync(join(ROOT, 'bench/soak/results.json'), 'utf8'));
  t.is(readFileSync(join(ROOT, 'docs/soak.md'), 'utf8'), await soakPage(record));
  t.deepEqual(Object.keys(record.results).sort(), Object.keys(workloads).sort());
  for (const [workload, rows] of Object.entries(record.results)) {
    for (const { name } of OURS) {
      t.is(problemOf(workload, rows[name], rows.native), undefined, `${workload}, ${name}`);
    }
  }
});
