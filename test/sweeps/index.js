import { join, relative } from 'node:path';
import { ROOT } from '../support/libraries.js';
import { run } from '../support/spawn.js';
import {
  argumentsOf,
  command,
  filesIn,
  logFile,
  work,
  WORK_OPTIONS,
  WORK_USAGE,
} from '../support/work.js';

/** `npm run test:sweeps`: the tests, file by file, on every edition, preset, target and engine. */

const USAGE = `npm run test:sweeps -- [options] [text in a path]…
  Runs the tests on every edition, preset, target and engine. Files that passed are not run again
  by the same code.
${WORK_USAGE}`;

const AVA = join(ROOT, 'node_modules', 'ava', 'entrypoints', 'cli.mjs');

const testFiles = (texts) =>
  filesIn(join(ROOT, 'test'))
    .filter((file) => file.endsWith('.test.js'))
    .map((file) => relative(ROOT, file))
    .filter((file) => texts.length === 0 || texts.some((text) => file.includes(text)))
    .sort();

const { values, positionals } = argumentsOf({
  allowPositionals: true,
  options: { ...WORK_OPTIONS, help: { type: 'boolean', default: false } },
});

const runFile = async ({ key }) => {
  const env = { SWEEPS: '1' };
  const started = performance.now();
  const { code, stdout, stderr } = await run(process.execPath, [AVA, key], { cwd: ROOT, env });
  const seconds = Math.round((performance.now() - started) / 1000);
  const text = /\d+ tests? passed/.exec(stdout)?.[0];
  return code === 0 ? { text, seconds } : { text: `${stdout}\n${stderr}`, seconds, failed: true };
};

const main = async () => {
  const done = await work({
    items: testFiles(positionals).map((key) => ({ key })),
    options: values,
    file: values.log ?? logFile('sweeps', []),
    lane: () => ({ run: runFile }),
    word: ({ failed, text, seconds }) => `${failed ? 'FAILED' : text}, ${seconds} s`,
    keeps: ({ failed }) => !failed,
  });
  const failed = done.filter(({ result }) => result.failed);
  for (const { item, result } of failed) console.log(`${item.key}\n${result.text}`);
  console.log(`${done.length} files, ${failed.length} failed`);
  if (failed.length > 0) process.exitCode = 1;
};

if (values.help) console.log(USAGE);
else await command(main);
