import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ava from 'ava';
import { fill, fledgling, temporaryFolder } from '../support/cli.js';
import { oneIn } from '../support/extent.js';

const test = oneIn(3, ava);

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
  t.is(code, 1);
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
    t.is(code, 1, stderr);
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
    t.regex(stdout, /64 of 65 steps of .*labels\.emu are read\n63 of them belong/);
    t.regex(stdout, /a clause that only the proposal has\n.*SwapLabel \( _label_ \)/);
    t.regex(stdout, /labels\.emu:44:10: no rule reads this sentence\n.*LabelOfGenerator/);
    t.notRegex(stdout, /left out/, 'no step of promises reaches it');
    t.regex(
      stdout,
      /plain a , stored b s, rejected c t, later d , unlabelled {2}\n$/,
      'labels and stores are those of the place where a reaction was made',
    );
  });
}

const draft = (clauses) =>
  clauses
    .map(
      ([attributes, heading, ...steps]) =>
        `<emu-clause ${attributes}><h1>${heading}</h1>\n<emu-alg>\n${steps.map((step) => `1. ${step}\n`).join('')}</emu-alg></emu-clause>`,
    )
    .join('\n');

const tried = async (t, clauses, script, ...options) => {
  const folder = temporaryFolder(t);
  fill(folder, { 'draft.emu': clauses, 'script.js': script });
  const files = [join(folder, 'draft.emu'), '--run', join(folder, 'script.js')];
  return fledgling(folder, ['try', ...files, ...options]);
};

test('what is none of promises is read all the same', async (t) => {
  const clauses = draft([
    ['id="sec-scope"', 'Scope'],
    ['id="sec-map.count"', 'Map.prototype.count ( )', 'Let _n_ be 1.', 'Weigh _n_.', 'Return _n_.'],
  ]);
  const { code, stdout, stderr } = await tried(t, clauses, 'console.log(typeof Promise.any)');
  t.is(code, 0, stderr);
  t.regex(stdout, /2 of 3 steps of draft\.emu are read\n0 of them belong to promises/);
  t.regex(stdout, /draft\.emu:7:4: no rule reads this sentence/);
  t.regex(stdout, /Weigh _n_/);
  t.regex(stdout, /no difference[^]*function\n$/);
});

test('a mistake of a proposal takes nothing of the edition away', async (t) => {
  const clauses = draft([
    ['id="a"', 'Promise.first ( _list_ )', 'Return ? GetIterator(_list_).'],
    ['id="b"', 'Promise.self ( _x_ )', 'Return _x_.'],
  ]);
  const script =
    'console.log(typeof Promise.first, Promise.self(4), typeof Promise.all, typeof Promise.race);';
  const { code, stdout, stderr } = await tried(t, clauses, script);
  t.is(code, 1, stderr);
  t.regex(stdout, /draft\.emu:3:4: GetIterator is called with 1 argument\n/);
  t.regex(stdout, /left out, .*Promise\.first/);
  t.notRegex(stdout, /es2025\.html:\d+:\d+: |left out, .*Promise\.all/);
  t.regex(stdout, /undefined 4 function function\n$/);
});

test('an operation of another edition is taken from there', async (t) => {
  const clauses = draft([
    ['id="a"', 'Promise.wrapped ( _x_ )', 'Return « ? PromiseResolve(%Promise%, _x_) »[0].'],
  ]);
  const script =
    'Promise.wrapped(5).then((x) => console.log(x, typeof Promise.prototype.finally));';
  const { code, stdout, stderr } = await tried(t, clauses, script, '--edition', 'es2017');
  t.is(code, 0, stderr);
  t.regex(stdout, /taken from es2018, since the proposal calls it: .*PromiseResolve/);
  t.regex(stdout, /5 undefined\n$/);
});

test('a function object may have the name of an operation', async (t) => {
  const clauses = `
<emu-clause id="a"><h1>Promise.adder ( _x_ )</h1>
<emu-alg>
1. Let _add_ be a new built-in function object as defined in <emu-xref href="#b">Adder Function</emu-xref>.
1. Set _add_'s [[First]] internal slot to _x_.
1. Return _add_.
</emu-alg></emu-clause>
<emu-clause id="b" aoid="AdderFunction"><h1>Adder Function</h1>
<p>An adder function is an anonymous built-in function that has a [[First]] internal slot.</p>
<p>When an adder function _F_ is called with argument _y_, the following steps are taken:</p>
<emu-alg>
1. Return « _F_.[[First]], _y_ »[1].
</emu-alg></emu-clause>`;
  const { code, stdout, stderr } = await tried(t, clauses, 'console.log(Promise.adder(1)(2))');
  t.is(code, 0, stderr);
  t.notRegex(stdout, /left out/);
  t.regex(stdout, /2\n$/);
});

test('steps that nothing reaches, and variables that are there already, are mistakes here as well', async (t) => {
  const clauses = draft([
    ['id="a"', 'Promise.ended ( _x_ )', 'Return _x_.', 'Return 2.'],
    ['id="b"', 'Promise.again ( _x_ )', 'Let _x_ be 1.', 'Return _x_.'],
    ['id="c"', 'Promise.self ( _x_ )', 'Return _x_.'],
  ]);
  const script = 'console.log(typeof Promise.ended, typeof Promise.again, Promise.self(3));';
  const { code, stdout, stderr } = await tried(t, clauses, script);
  t.is(code, 1, stderr);
  t.regex(stdout, /5 of 5 steps/);
  t.regex(stdout, /draft\.emu:4:4: nothing reaches this step/);
  t.regex(stdout, /draft\.emu:8:4: the variable _x_ is there already/);
  t.regex(stdout, /undefined undefined 3\n$/);
});

const closure = (captures, ...steps) => [
  `Let _steps_ be a new Abstract Closure with parameters (_z_) that captures ${captures} and performs the following steps when called:`,
  ...steps.map((step) => `  ${step}`),
  'Return CreateBuiltinFunction(_steps_, 1, *""*, « »).',
];

test('a closure has what it captures, and variables of its own by any other name', async (t) => {
  const withLet = (captures) => closure(captures, 'Let _y_ be _z_.', 'Return « _x_, _y_ »[1].');
  const clauses = draft([
    ['id="a"', 'Promise.shadowing ( _x_ )', 'Let _y_ be _x_.', ...withLet('_x_')],
    ['id="b"', 'Promise.twice ( _x_ )', 'Let _y_ be _x_.', ...withLet('_x_ and _y_')],
    ['id="c"', 'Promise.free ( _x_ )', 'Let _y_ be _x_.', ...closure('nothing', 'Return _y_.')],
  ]).replaceAll(/^1\. ( +)/gm, '$11. ');
  const script = 'console.log(Promise.shadowing(1)(2), typeof Promise.twice, typeof Promise.free);';
  const { code, stdout, stderr } = await tried(t, clauses, script);
  t.is(code, 1, stderr);
  t.is(stdout.match(/the variable _y_ is there already/g).length, 1);
  t.is(stdout.match(/the variable _y_ is used before it is defined/g).length, 1);
  t.regex(stdout, /2 undefined undefined\n$/);
});

test('what a script throws has the line that it stands in', async (t) => {
  const clauses = draft([['id="a"', 'Promise.self ( _x_ )', 'Return _x_.']]);
  const { code, stderr } = await tried(t, clauses, "const a = 1;\n\nthrow new Error('here');");
  t.is(code, 1);
  t.regex(stderr, /script\.js:3\b/);
});
