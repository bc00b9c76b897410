import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import test from 'ava';
import { fill, fledgling, temporaryFolder } from '../support/cli.js';

const proposal = (name) =>
  fileURLToPath(new URL(`../support/proposals/${name}.emu`, import.meta.url));

const PROPOSAL = proposal('either');

test('try tells what is read and what is added, and leaves out what is not read', async (t) => {
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

const LABELS = `
const { AsyncLocalStorage } = require('node:async_hooks');
const store = new AsyncLocalStorage();
const lines = [];
const note = (name) => () => lines.push([name, Promise.label(), store.getStore()].join(' '));
Promise.labelled('a', () => Promise.resolve().then(note('plain')));
store.run('s', () => Promise.labelled('b', () => Promise.resolve().then(note('stored'))));
store.run('t', () => Promise.labelled('c', () => Promise.reject().then(null, note('rejected'))));
Promise.labelled('d', () => new Promise((resolve) => setImmediate(resolve)).finally(note('later')))
  .then(note('unlabelled'))
  .then(() => console.log(lines.join(', ')));
`;

for (const preset of ['faithful', 'fast']) {
  test(`a proposal about more than promises changes what it has of them, ${preset}`, async (t) => {
    const folder = temporaryFolder(t);
    fill(folder, { 'labels.js': LABELS });
    const run = ['--preset', preset, '--run', join(folder, 'labels.js')];
    const { code, stdout, stderr } = await fledgling(folder, ['try', proposal('labels'), ...run]);
    t.is(code, 0, stderr);
    t.regex(stdout, /63 of 63 steps of .*labels\.emu are read/);
    t.regex(stdout, /a clause that only the proposal has\n.*SwapLabel \( _label_ \)/);
    t.notRegex(stdout, /LabelOfGenerator/, 'no step of promises reaches it');
    t.regex(
      stdout,
      /plain a , stored b s, rejected c t, later d , unlabelled {2}\n$/,
      'labels and stores are those of the place where a reaction was made',
    );
  });
}
