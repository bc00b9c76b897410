import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ava from 'ava';
import { applyPatch, parsePatch } from 'diff';
import { generate, readDocument } from '../../transforms/generate.js';
import { PASSES } from '../../cli/choices.js';
import { contents, fill, fledgling, temporaryFolder } from '../support/cli.js';
import { SOURCE } from '../support/documents.js';
import { oneIn } from '../support/extent.js';
import { OUTPUT } from '../support/libraries.js';

const test = oneIn(2, ava);

const document = readDocument(SOURCE, 'spec/documents/es2015.html');
const withoutHead = (code) => code.slice(code.indexOf('*/')).replace(/\n\/\/# source.*/, '');

/** Runs the program in a folder of its own; the library is fast.es2022 where nothing else is said. */
const cli = async (t, args, folder = temporaryFolder(t)) => ({
  folder,
  ...(await fledgling(folder, args)),
});

const wrong = async (t, args, message) => {
  const { code, stdout, stderr } = await cli(t, args);
  t.deepEqual([code, stdout], [2, ''], stderr);
  t.regex(stderr, message);
};

test('wrong usage ends with 2, and says what is meant', async (t) => {
  await wrong(t, ['generate', '--only', 'thenO', '--out', '-'], /did you mean then0\?/);
  await wrong(t, ['generate', '--passes', 'then0', '--out', '-'], /then0 needs slot-closures/);
  await wrong(t, ['generate', '--print-after', 'then1'], /did you mean then0\?/);
  await wrong(t, ['generate', '--preset', 'fats'], /did you mean fast\?/);
  await wrong(t, ['generate', '--check', '--out', '-'], /--check compares with files/);
  await wrong(t, ['passes', '--out', '.'], /has no ledger\.json/);
});

test('passes of one’s own choice stay out of output/ unless --out says so', async (t) => {
  const ledger = readFileSync(join(OUTPUT, 'es2015', 'ledger.json'), 'utf8');
  await wrong(t, ['generate', '--only', 'then0'], /expected {2}--out <dir>, or --out - to print/);
  const { code, folder } = await cli(t, ['generate', '--only', 'then0', '--print-after', 'then0']);
  t.is(code, 0);
  t.deepEqual(contents(folder), {});
  await cli(t, ['generate', '--preset', 'faithful', '--print-after', 'read', '--print-steps']);
  t.is(readFileSync(join(OUTPUT, 'es2015', 'ledger.json'), 'utf8'), ledger);
});

test('--out - prints the library and nothing else', async (t) => {
  const args = [
    'generate',
    '--edition',
    'es2015',
    '--out',
    '-',
    '--verbose',
    '--no-cache', // what is kept was told before
    '--only',
    'assumed-pure',
  ];
  const { code, stdout, stderr } = await cli(t, args);
  t.is(code, 0);
  t.is(withoutHead(stdout), withoutHead(generate(document, { only: 'assumed-pure' }).code));
  t.regex(stderr, /^fast\.es2022\.cjs: assumed-pure was skipped: it assumes pure-constructors/m);
  t.regex(stderr, /^fast\.es2022\.cjs: \d+ ms; [\d.]+ % of \d+ statements come from steps; /m);
  t.regex(stderr, /^[\d.]+ s, \d+ MB at the most$/m);
  const without = await cli(t, [
    'generate',
    '--edition',
    'es2015',
    '--out',
    '-',
    '--without',
    'then0',
  ]);
  t.regex(without.stderr, /^without then0 and what needs it: forgotten-then, /);
});

test('files of a choice have the name of the preset; the ledger keeps what other runs made', async (t) => {
  const options = ['generate', '--edition', 'es2015', '--out', 'lib', '--target', 'es5'];
  const { folder, code } = await cli(t, [...options, '--only', 'slot-closures,type-tests']);
  t.is(code, 0);
  await cli(t, [...options, '--preset', 'faithful'], folder);
  const lib = join(folder, 'lib');
  const files = contents(lib);
  t.deepEqual(Object.keys(files), [
    'faithful.es5.cjs',
    'faithful.es5.cjs.map',
    'fast.es5.cjs',
    'fast.es5.cjs.map',
    'ledger.json',
  ]);
  const ledger = JSON.parse(files['ledger.json']);
  t.deepEqual(Object.keys(ledger).sort(), ['faithful.es5.cjs', 'fast.es5.cjs']);
  const [slots, types] = ledger['fast.es5.cjs'].passes;
  t.deepEqual([slots.name, types.name], ['slot-closures', 'type-tests']);
  t.deepEqual([slots.applied.length, slots.removed], [4, 10]);

  const check = [...options, '--check', '--only', 'slot-closures,type-tests'];
  t.is((await cli(t, check, folder)).code, 0);
  fill(lib, { 'fast.es5.cjs': 'another' });
  t.is((await cli(t, check, folder)).code, 1);
});

const PRINTED = ['generate', '--target', 'es2022', '--out', 'lib'];
const FEW = ['slot-closures', 'type-tests', 'try-catch-isolation'];
const codeOf = (stdout) => stdout.replace(/^\d+ files in .*\n$/m, '');

test('--print-after shows the tree after a pass, and says when the pass did not run', async (t) => {
  const args = [...PRINTED, '--only', 'then0', '--print-after'];
  const after = async (name) => (await cli(t, [...args, name])).stdout;
  const [before, then0] = [await after('field-inlining'), await after('then0')];
  t.false(before.includes('function ResolveAdopted'));
  t.true(then0.includes('function ResolveAdopted'));
  const { code, stderr } = await cli(t, [...args, 'job-queue']);
  t.deepEqual([code, stderr], [0, 'fast.es2022.cjs: job-queue did not run\n']);
});

test('--print-changed shows what each pass changed: the patches lead from the first tree to the last', async (t) => {
  const options = [...PRINTED, '--passes', FEW.join(',')];
  const print = async (...args) => codeOf((await cli(t, [...options, ...args])).stdout);
  const patches = parsePatch(await print('--print-changed'));
  const first = await print('--print-after', 'translate');
  const last = patches.reduce((code, patch) => applyPatch(code, patch), first);
  t.is(last, await print('--print-after', 'optimise'));
  const names = patches.map(({ newFileName }) => newFileName.split(' ').at(-1));
  t.deepEqual(names, ['normal-form', ...FEW.slice(0, 2)], 'the last pass does nothing on es2022');
  t.is(applyPatch(first, patches[0]), await print('--print-after', 'normal-form'));
});

test('--verify-each gives a line for the normal form and every pass', async (t) => {
  const { stdout } = await cli(t, [...PRINTED, '--passes', FEW.join(','), '--verify-each']);
  const lines = stdout.split('\n').filter((line) => line.includes(' holds and reads back, '));
  t.deepEqual(
    lines.map((line) => line.split(' ')[1]),
    ['normal-form', ...FEW],
  );
});

const SHOWN = {
  then0:
    /^then0\n {2}a promise adopts .*\n {2}needs slot-closures, capability-bypass, field-inlining\n {2}sound: .*\n {2}in no library\n$/,
  'assumed-pure':
    /^assumed-pure\n.*\n {2}needs .*\n {2}assumes pure-constructors: .*\n {2}in fast\.es2022\n {4}skipped: it assumes/,
  'try-catch-isolation': / {4}applied 0 times\n {4}declined at es2022: its engines/,
  'slot-closures': / {4}applied 4 times: PromiseRejectFunction, .*; 10 steps removed/,
};

test('passes: what they are, and what each did in each library', async (t) => {
  const args = ['--only', 'assumed-pure,try-catch-isolation', '--until', 'try-catch-isolation'];
  const { folder } = await cli(t, ['generate', '--edition', 'es2015', '--out', 'lib', ...args]);
  const { stdout } = await cli(t, ['passes', '--out', 'lib', '--json'], folder);
  const passes = JSON.parse(stdout);
  t.deepEqual(
    passes.map(({ name, after, sound }) => ({ name, after, sound })),
    PASSES.map(({ name, after = [], assumes }) => ({ name, after, sound: !assumes })),
  );
  const libraries = passes.find(({ name }) => name === 'try-catch-isolation').libraries;
  t.deepEqual(libraries['fast.es2022.cjs'].applied, []);
  t.is(libraries['fast.es2022.cjs'].declined[0].where, 'es2022');
  t.is(libraries['fast.es5.cjs'].applied.length, 1);
  t.deepEqual(passes.find(({ name }) => name === 'then0').libraries, {});

  const show = async (...more) =>
    (await cli(t, ['passes', ...more, '--out', 'lib', '--library', 'fast.es2022'], folder)).stdout;
  for (const [name, text] of Object.entries(SHOWN)) t.regex(await show(name), text);
  const table = (await show()).trimEnd().split('\n');
  t.is(table.length, PASSES.length + 1, 'a line for each');
  t.regex(
    table.find((line) => line.startsWith('slot-closures ')),
    / 4 {2}function objects close over/,
  );
  const strange = await cli(t, ['passes', 'then1', '--out', 'lib'], folder);
  t.is(strange.code, 2);
  t.regex(strange.stderr, /there is no pass then1; did you mean then0\?/);
  const unknown = await cli(t, ['passes', '--out', 'lib', '--library', 'fast.es6'], folder);
  t.is(unknown.code, 2);
  t.regex(unknown.stderr, /there is no fast\.es6\.cjs in lib; did you mean fast\.es5\.cjs\?/);
});
