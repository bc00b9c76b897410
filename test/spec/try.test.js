import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import test from 'ava';
import { fill, fledgling, temporaryFolder } from '../support/cli.js';

const PROPOSAL = fileURLToPath(new URL('../support/proposals/either.emu', import.meta.url));

test('try tells what is read and what is added, and leaves out what is not read', async (t) => {
  t.timeout(120_000);
  const folder = temporaryFolder(t);
  fill(folder, {
    'script.js': `Promise.either(Promise.resolve(1), 2).then((x) =>
      console.log('chosen', x, typeof Promise.perhaps));`,
  });
  const args = ['try', PROPOSAL, '--run', join(folder, 'script.js')];
  const { code, stdout } = await fledgling(folder, args);
  t.is(code, 0);
  t.regex(stdout, /8 of 9 steps of .*either\.emu are read/);
  t.regex(stdout, /either\.emu:\d+:\d+: no rule reads this sentence/);
  t.regex(stdout, /Toss a coin about _value_/);
  t.regex(stdout, /left out, .*: 27\.2\.4\.\d+ Promise\.perhaps/);
  t.regex(stdout, /Promise\.either/);
  t.regex(stdout, /chosen 2 undefined/);
});
