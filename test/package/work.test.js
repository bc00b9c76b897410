import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import test from 'ava';
import { temporaryFolder } from '../support/cli.js';
import { swept } from '../support/extent.js';
import { ROOT } from '../support/libraries.js';
import { run, runJson } from '../support/spawn.js';
import { logFile, partOf, work, WORK_USAGE } from '../support/work.js';

// What the commands that run for long have in common: parts, progress, and going on.

const RUN = fileURLToPath(new URL('../support/work-run.js', import.meta.url));

const newLog = (t) => join(temporaryFolder(t), 'a', 'log.jsonl');
const start = (log, ...args) => run(process.execPath, [RUN, ...args, '--log', log]);
const finish = (log, ...args) => runJson([RUN, ...args, '--log', log]);

const numbers = (from, to) => Array.from({ length: to - from }, (_, at) => from + at);
const squares = (of) => of.map((at) => [at, at * at]);

test('parts have nothing in common, and are the whole together', (t) => {
  for (const parts of [1, 2, 3, 7, 40]) {
    const all = numbers(1, parts + 1).flatMap((part) => partOf(numbers(0, 30), `${part}/${parts}`));
    t.deepEqual(
      all.sort((first, second) => first - second),
      numbers(0, 30),
      `${parts} parts`,
    );
  }
  for (const shard of ['0/3', '4/3', '3', '1/0', '1/2/3', 'a/b'])
    t.throws(() => partOf([1], shard), { message: `${shard} is no part like 2/3` });
});

test('a run that was killed goes on', async (t) => {
  const log = newLog(t);
  const { signal, stderr } = await start(log, '9', '4', '--jobs', '1');
  t.is(signal, 'SIGKILL');
  t.regex(stderr, /^\[4\/9, .* left\] item 3: 9$/m, 'it said how far it was');
  appendFileSync(log, '{"key":"item 8","res'); // a line that was cut off
  const again = await start(log, '9', '--jobs', '1');
  t.regex(again.stderr, /^4 of 9 were done before; --fresh does them again$/m);
  t.regex(again.stderr, /^\[9\/9\] item 8: 64$/m);
  t.deepEqual(JSON.parse(again.stdout), { ran: numbers(4, 9), done: squares(numbers(0, 9)) });
  t.deepEqual((await finish(log, '9')).ran, []);
});

test('several at a time do each item once', async (t) => {
  const { ran, done } = await finish(newLog(t), '30', '--jobs', '4');
  t.deepEqual(ran, numbers(0, 30));
  t.deepEqual(done, squares(numbers(0, 30)));
});

test('a fresh run takes nothing from what was done before, also when it was killed', async (t) => {
  const log = newLog(t);
  await finish(log, '6', '--jobs', '1');
  t.is((await start(log, '6', '2', '--jobs', '1', '--fresh')).signal, 'SIGKILL');
  t.deepEqual((await finish(log, '6', '--jobs', '1')).ran, numbers(2, 6));
});

test('a run of the whole gathers what its parts did', async (t) => {
  const log = newLog(t);
  const first = await finish(log, '7', '--shard', '1/2');
  t.deepEqual(first.done, squares([0, 2, 4, 6]));
  const second = await finish(log, '7', '--shard', '2/2');
  t.deepEqual(second.ran, [1, 3, 5]);
  t.deepEqual(await finish(log, '7'), { ran: [], done: squares(numbers(0, 7)) });
  t.deepEqual((await finish(log, '7', '--shard', '1/2', '--fresh')).ran, [0, 2, 4, 6]);
  t.deepEqual((await finish(log, '7')).ran, [], 'the other part stands');
});

const items = numbers(0, 5).map((at) => ({ key: String(at), at }));
const silent = { options: {}, word: String, say: () => {} };

test('what is not kept is done again; what ends a run leaves the others', async (t) => {
  const file = newLog(t);
  const ran = [];
  const lane = () => ({ run: async ({ at }) => ran.push(at) && at });
  const all = { ...silent, items, file, lane };
  await work({ ...all, keeps: (at) => at !== 1, ends: (at) => at === 3 });
  t.deepEqual(ran, [0, 1, 2, 3]);
  ran.length = 0;
  await work(all);
  t.deepEqual(ran, [1, 4]);
});

test('an item that fails fails the run, and its lane stops', async (t) => {
  const stopped = [];
  const lane = (at) => ({
    run: async () => {
      throw new Error('no result');
    },
    stop: () => stopped.push(at),
  });
  const file = newLog(t);
  await t.throwsAsync(work({ ...silent, items, file, lane }), { message: 'no result' });
  t.deepEqual(stopped, [0]);
  t.is(readFileSync(file, { encoding: 'utf8', flag: 'a+' }), '');
});

test('where a command notes what is done depends on its options', (t) => {
  t.is(logFile('a', [1]), logFile('a', [1]));
  t.not(logFile('a', [1]), logFile('a', [2]));
  t.not(logFile('a', [1]), logFile('b', [1]));
});

const COMMANDS = ['engines', 'fuzz', 'mutate', 'scale', 'test:sweeps', 'verify'];
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

for (const name of swept(COMMANDS, (_, at) => at % 5 === 0)) {
  test(`npm run ${name} does so`, async (t) => {
    const [command, file, ...rest] = scripts[name].split(' ');
    t.deepEqual([command, rest], ['node', []]);
    const { code, stdout, stderr } = await run(process.execPath, [file, '--help'], { cwd: ROOT });
    t.is(code, 0, stderr);
    t.true(stdout.includes(WORK_USAGE), stdout);
    const wrong = await run(process.execPath, [file, '--shard', '3/2'], { cwd: ROOT });
    t.not(wrong.code, 0);
    t.regex(wrong.stderr, /3\/2 is no part like 2\/3/);
    t.notRegex(wrong.stderr, /^ +at /m, 'where in this program it ended helps nobody');
    const unknown = await run(process.execPath, [file, '--nosuch'], { cwd: ROOT });
    t.is(unknown.code, 2);
    t.regex(unknown.stderr, /^Unknown option '--nosuch'.*\n$/);
  });
}

test('a number that is none ends a command before its work', async (t) => {
  const file = join(ROOT, 'test/mutate/index.js');
  const { code, stderr } = await run(process.execPath, [file, '--documents', 'few'], { cwd: ROOT });
  t.is(code, 2);
  t.is(stderr, '--documents few is no whole number\n');
  const idle = await run(process.execPath, [file, '--jobs', '0'], { cwd: ROOT });
  t.is(idle.stderr, '--jobs 0 is no whole number from 1 on\n');
});
