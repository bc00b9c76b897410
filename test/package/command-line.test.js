import test from 'ava';
import { COMMANDS } from '../../cli/commands/index.js';
import { CLI, fledgling, temporaryFolder } from '../support/cli.js';
import { run } from '../support/spawn.js';

/** What all commands have in common. */

/** Hooks of a loader that say what is loaded. */
const LISTS = `
  import { writeSync } from 'node:fs';
  export const load = (url, context, next) => (writeSync(2, 'loads ' + url + '\\n'), next(url, context));
`;

test('a pipe that is closed early, a folder in place of a document, and the version', async (t) => {
  const piped = await run('/bin/sh', [
    '-c',
    `"${process.execPath}" "${CLI}" passes --json | head -c 5`,
  ]);
  t.deepEqual([piped.stdout, piped.stderr], ['[\n  {', '']);
  const folder = temporaryFolder(t);
  const { code, stderr } = await fledgling(folder, ['parse', folder]);
  t.is(code, 1);
  t.is(stderr.trimEnd().split('\n')[0], '.: this is a directory');
  t.regex((await fledgling(folder, ['--version'])).stdout, /^\d+\.\d+\.\d+\n$/);
});

test('colours stand where they are asked for, and nowhere else', async (t) => {
  const args = ['passes', 'then0'];
  const env = { FORCE_COLOR: '1' };
  const colored = await run(process.execPath, [CLI, ...args], { env });
  t.true(colored.stdout.startsWith('\x1b['));
  const plain = await run(process.execPath, [CLI, ...args, '--no-color'], { env });
  t.true(plain.stdout.startsWith('then0\n'));
  t.is((await run(process.execPath, [CLI, ...args])).stdout, plain.stdout);
});

test('help of each command has an example, and loads nothing that it does not need', async (t) => {
  for (const { name } of COMMANDS) {
    const { stdout } = await fledgling(temporaryFolder(t), [name, '--help']);
    t.regex(stdout, new RegExp(`^Examples?:\\n {2}fledgling ${name}(?: |$)`, 'm'), name);
  }
  const heavy = /escodegen|parse5|ecmarkdown|acorn/;
  const listing = `import { register } from 'node:module'; register('data:text/javascript,' + encodeURIComponent(${JSON.stringify(LISTS)}));`;
  const flags = ['--import', `data:text/javascript,${encodeURIComponent(listing)}`];
  const { stderr } = await fledgling(temporaryFolder(t), ['--help'], flags);
  t.regex(stderr, /loads .*commander/);
  t.notRegex(stderr, heavy);
});
