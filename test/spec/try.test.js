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

test('what cannot be translated stops nothing else', async (t) => {
  const folder = temporaryFolder(t);
  fill(folder, {
    'script.js': `const state = Promise.prototype.settledState;
      const log = [Promise.resolve(1).settledState(), new Promise(() => {}).settledState()];
      for (const other of [1, {}, Object.create(Promise.prototype)]) {
        try { state.call(other); } catch (error) { log.push(error.name); }
      }
      console.log(log.join(' '), typeof Promise.sleep, typeof Promise.dozes);`,
  });
  for (const target of ['es2022', 'es5']) {
    const run = ['--preset', 'fast', '--target', target, '--run', join(folder, 'script.js')];
    const { code, stdout, stderr } = await fledgling(folder, ['try', proposal('asleep'), ...run]);
    t.is(code, 0, stderr);
    t.regex(stdout, /asleep\.emu:\d+:\d+: the operation HostSleep is not known/);
    t.regex(stdout, /expected {2}a clause that has its steps/, 'no name is like it');
    t.regex(stdout, /asleep\.emu:\d+:\d+: the number NaN cannot be translated yet/);
    t.regex(stdout, /left out, .*Promise\.sleep/);
    t.regex(stdout, /left out, .*Promise\.dozes/, 'it refers to the one before');
    t.regex(stdout, /true false TypeError TypeError TypeError undefined undefined\n$/);
  }
});

test('clauses of a draft that have no ids yet have steps like any other', async (t) => {
  const folder = temporaryFolder(t);
  const clause = (attributes, heading, step) =>
    `<emu-clause ${attributes}><h1>${heading}</h1>\n<emu-alg>\n1. ${step}\n</emu-alg></emu-clause>`;
  fill(folder, {
    'draft.emu': [
      clause('id="sec-???"', 'Promise.twin ( _x_ )', 'Return TwinOf(_x_).'),
      clause('id="sec-???" type="abstract operation"', 'TwinOf ( _x_ )', 'Return « _x_, _x_ »[1].'),
      clause('', 'Promise.self ( _x_ )', 'Return _x_.'),
    ].join('\n'),
    'script.js': 'console.log(Promise.twin(3), Promise.self(4));',
  });
  const draft = join(folder, 'draft.emu');
  for (const preset of ['faithful', 'fast']) {
    const run = ['--preset', preset, '--run', join(folder, 'script.js')];
    const { code, stdout, stderr } = await fledgling(folder, ['try', draft, ...run]);
    t.is(code, 0, stderr);
    t.regex(stdout, /3 of 3 steps/);
    t.regex(stdout, /3 4\n$/);
  }
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
    const { code, stdout, stderr } = await fledgling(
      folder,
      ['try', proposal('labels'), ...run],
      [],
    );
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
