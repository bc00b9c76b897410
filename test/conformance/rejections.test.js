import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import test from 'ava';
import { loadDocument } from '../../spec/1-read/file.js';
import { swept } from '../support/extent.js';
import { generated } from '../support/generated.js';
import { ROOT } from '../support/libraries.js';
import { run } from '../support/spawn.js';

// Rejections that nobody handles: the process is told what it is told of native promises.

const SCRIPT = fileURLToPath(new URL('../support/rejections.cjs', import.meta.url));
const CASES = [
  'error',
  'value',
  'constructor',
  'chain',
  'all',
  'race',
  'adoption',
  'at once',
  'in a job',
  'after many jobs',
  'all in time',
  'too late',
  'several and late',
  'of the engine beside it',
  'where others put their emit in place',
  'one of two',
];
const MODES = ['throw', 'strict', 'warn', 'warn-with-error-codes', 'none'];
const FLAVOURS = [{}, { scheduler: 'nextTick' }, { scheduler: 'immediate' }];

const folder = mkdtempSync(join(tmpdir(), 'rejections-'));
const document = loadDocument(join(ROOT, 'spec/documents/es2025.html'));
const LIBRARIES = [
  ['faithful', 'es2022'],
  ['faithful', 'es5'],
  ['fast', 'es2022'],
];
const libraries = swept(LIBRARIES, ([preset]) => preset === 'fast').map(([preset, target]) => {
  const file = join(folder, `${preset}.${target}.cjs`);
  writeFileSync(file, generated(document, { preset, target, edition: 'es2025' }).code);
  return { target: `${preset}.${target}`, file };
});

/**
 * Without the places in files and the number of the process. The host numbers the rejections that it
 * hears of; of what is handled in the same turn it hears only from native promises (docs/hosts.md).
 */
const clean = (text) =>
  text
    .split('\n')
    .filter((line) => !/^\s+at |^\/|^node:|^\s*\^|^$|Use `node|throw |^Node\.js/.test(line))
    .map((line) =>
      line.replace(/\(node:\d+\)/, '(node)').replace(/rejection id: \d+/, 'rejection id'),
    );

const outcome = async (args) => {
  const { code, signal, stdout, stderr } = await run(process.execPath, args);
  return { code, signal, told: clean(stdout), warned: clean(stderr) };
};

for (const mode of swept(MODES, (name) => name === 'throw')) {
  test(`--unhandled-rejections=${mode}`, async (t) => {
    const flags = [`--unhandled-rejections=${mode}`, SCRIPT];
    for (const name of CASES) {
      const native = await outcome([...flags, name]);
      for (const { target, file } of libraries) {
        const result = await outcome([...flags, name, file]);
        t.deepEqual(result, native, `${name}, ${target}`);
      }
    }
  });
}

test('in every flavour', async (t) => {
  const [{ file }] = libraries;
  for (const name of CASES) {
    const native = await outcome([SCRIPT, name]);
    for (const options of swept(FLAVOURS, ({ scheduler }) => scheduler === 'immediate')) {
      const result = await outcome([SCRIPT, name, file, JSON.stringify(options)]);
      t.deepEqual(result, native, `${name}, ${JSON.stringify(options)}`);
    }
  }
});

test('what a user asks for takes the place of what the host does', async (t) => {
  const [{ file }] = libraries;
  const none = await outcome([SCRIPT, 'error', file, '{"rejections":"none"}']);
  t.deepEqual(none, { code: 0, signal: null, told: [], warned: [] });
  const { create } = await import(file);
  const calls = [];
  const onReject = (promise, reason) => calls.push(['rejected', promise, reason]);
  const onHandle = (promise) => calls.push(['handled', promise]);
  const P = create({ rejections: { onReject, onHandle } });
  P.reject('in time').catch(() => {});
  const late = P.reject('late');
  t.deepEqual(calls, []);
  await new Promise(setImmediate);
  t.deepEqual(calls, [['rejected', late, 'late']]);
  late.catch(() => {});
  await new Promise(setImmediate);
  t.deepEqual(calls.slice(1), [['handled', late]]);
});

const runAll = (waiting) => {
  let most = 0;
  for (; waiting.length > 0; waiting.shift()()) most = Math.max(most, waiting.length);
  return most;
};
const fast = libraries.find(({ target }) => target.startsWith('fast')).file;

test('one report waits, however many rejections are handled in turns that follow one another', async (t) => {
  const { create } = await import(fast);
  const waiting = [];
  const P = create({ scheduler: (job) => waiting.push(job) });
  const rejectAndHandle = (turns) => {
    for (let i = 0; i < 10; i++) P.reject(i).catch(() => {});
    if (turns > 0) P.resolve(turns - 1).then(rejectAndHandle);
  };
  rejectAndHandle(20);
  t.true(runAll(waiting) <= 3, 'a turn, one for what is left of it, and a report');
});

test('a host that refuses a report is asked again', async (t) => {
  const { create } = await import(fast);
  const waiting = [];
  let refuses = true;
  const scheduler = (job) => {
    if (refuses) throw new Error('refused');
    waiting.push(job);
  };
  const reasons = [];
  const onReject = (promise, reason) => reasons.push(reason);
  const P = create({ scheduler, rejections: { onReject } });
  t.throws(() => P.reject(1), { message: 'refused' });
  refuses = false;
  P.reject(2);
  runAll(waiting);
  t.deepEqual(reasons, [1, 2]);
});
