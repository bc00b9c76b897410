import { join } from 'node:path';
import test from 'ava';
import { temporaryFolder } from '../support/cli.js';
import { ROOT } from '../support/libraries.js';
import { run } from '../support/spawn.js';

/** `explain` as it is asked on the command line. */

const CLI = join(ROOT, 'cli', 'index.js');

const cli = (...args) => run(process.execPath, [CLI, 'explain', ...args], { cwd: ROOT });

test('on the command line', async (t) => {
  const { code, stdout } = await cli('25.4.4.5:3.a', '--json');
  t.is(code, 0);
  t.is(JSON.parse(stdout).steps[0].key, 'sec-promise.resolve:3.a');
  const unknown = await cli('25.4.4.55');
  t.is(unknown.code, 1);
  t.regex(unknown.stderr, /did you mean 25\.4\.4\.5/);
  const both = await cli('27.2.4.7.99');
  t.regex(both.stderr, /did you mean 27\.2\.4\.7/);
  const today = await cli('Promise.resolve', '--json');
  t.is(JSON.parse(today.stdout).steps[0].key, 'sec-promise.resolve:1', 'the current edition first');
  t.is(JSON.parse(today.stdout).steps.length, 3);
  const packed = await cli(join(ROOT, 'output', 'faithful.cjs:1500:3'));
  t.is(packed.code, 0, 'the library as the package has it, and a place as stacks have it');
  const wrong = await cli('fast.es2022.cjs:1-5');
  t.regex(wrong.stderr, /“1-5” is no line of fast\.es2022\.cjs/);
  const amended = await cli('--edition', 'es2018', '--preset', 'deferred', 'Promise.all');
  t.regex(amended.stderr, /the preset deferred is of es2015, not of es2018/);
  const figures = await cli('--edition', 'es2015', '--json');
  t.is(JSON.parse(figures.stdout).length, 10);
});

const LIBRARY = ['--edition', 'es2018', '--preset', 'fast', '--target', 'es2022'];

test('libraries that lie nowhere are called by their names', async (t) => {
  const folder = temporaryFolder(t);
  const { code, stdout } = await cli('--edition', 'es2018', 'fast.es2022.cjs:1900');
  t.is(code, 0);
  t.regex(stdout, /^fast\.es2022\.cjs:1900 /);
  await run(process.execPath, [CLI, 'generate', ...LIBRARY, '--out', folder], { cwd: ROOT });
  const file = join(folder, 'fast.es2022.cjs');
  const copy = await cli('--edition', 'es2018', `${file}:1900`);
  t.is(copy.code, 0, copy.stderr);
  t.is(copy.stdout.split('\n').slice(1).join('\n'), stdout.split('\n').slice(1).join('\n'));
});
