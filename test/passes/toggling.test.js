import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { applyPatch, parsePatch } from 'diff';
import { figuresText, originFigures } from '../../cli/figures.js';
import { generate, readDocument, SpecError } from '../../transforms/generate.js';
import { PASSES, PRESETS, STANDARD } from '../../transforms/index.js';
import { contents, fill, fledgling, temporaryFolder } from '../support/cli.js';
import { SOURCE } from '../support/documents.js';
import { OUTPUT } from '../support/libraries.js';

const NAMES = PRESETS.loose;
const document = readDocument(SOURCE, 'spec/documents/es2015.html');
const make = (options) => generate(document, options);
const ran = (options) => make(options).report.map(({ name }) => name);
const upTo = (names, last) => names.slice(0, names.indexOf(last) + 1);
const withoutHead = (code) => code.slice(code.indexOf('*/')).replace(/\n\/\/# source.*/, '');

/** @param {RegExp} message */
const refuses = (t, options, message) =>
  t.throws(() => make(options), { instanceOf: SpecError, message });

test('without a choice all passes of fast run, of a preset its own', (t) => {
  t.deepEqual(ran({}), PRESETS.fast);
  t.deepEqual(ran({ preset: 'faithful' }), []);
  t.deepEqual(ran({ preset: 'loose' }), NAMES);
});

test('only: a pass and what it needs, and what that needs, in the order of the pipeline', (t) => {
  t.deepEqual(ran({ only: 'forgotten-then' }), [
    'slot-closures',
    'field-inlining',
    'then0',
    'forgotten-then',
  ]);
  const expected = ['slot-closures', 'resolver-split', 'state-bits', 'type-tests'];
  t.deepEqual(ran({ only: ['type-tests', 'state-bits'] }), expected);
});

test('passes: exactly these, in the order of the pipeline, whatever the preset has', (t) => {
  const names = ['type-tests', 'slot-closures', 'resolver-split'];
  const inOrder = ['slot-closures', 'resolver-split', 'type-tests'];
  t.deepEqual(ran({ passes: names }), inOrder);
  t.deepEqual(ran({ preset: 'faithful', passes: names }), inOrder);
  t.deepEqual(ran({ preset: 'loose', passes: [] }), []);
});

test('until: a prefix of what the preset runs', (t) => {
  t.deepEqual(ran({ until: 'field-inlining' }), upTo(PRESETS.fast, 'field-inlining'));
  const loose = upTo(NAMES, 'field-inlining');
  t.deepEqual(ran({ preset: 'loose', until: 'field-inlining' }), loose);
  t.true(loose.includes('assumed-pure'));
});

test('without: all but these, also of a prefix', (t) => {
  const without = ['flat-records', 'type-tests'];
  const kept = NAMES.filter((name) => name !== 'joined-elements' && name !== 'assumed-pure');
  t.deepEqual(ran({ without: 'joined-elements' }), kept);
  t.deepEqual(ran({ until: 'type-tests', without }), upTo(PRESETS.fast, 'early-array'));
});

test('a pass whose assumption is not granted is skipped, and the report says so', (t) => {
  const reports = [];
  const onPass = (name, program, report) => reports.push([name, Boolean(report.skipped)]);
  const { code, report } = make({ only: 'assumed-pure', onPass });
  const needs = ['slot-closures', 'resolver-split', 'capability-bypass'];
  t.deepEqual(reports, [...needs.map((name) => [name, false]), ['assumed-pure', true]]);
  t.is(report.at(-1).skipped, 'it assumes pure-constructors, which is not granted');
  t.is(withoutHead(code), withoutHead(make({ passes: needs }).code));

  const granted = make({ only: 'assumed-pure', assume: 'pure-constructors' });
  t.is(granted.report.at(-1).skipped, undefined);
  t.not(withoutHead(granted.code), withoutHead(code));
  t.is(
    make({ preset: 'loose' }).report.find(({ skipped }) => skipped),
    undefined,
  );
});

test('an unsound pass runs where deferred promises are asked for, and nowhere else', (t) => {
  const skips = (options) =>
    make(options)
      .report.filter(({ skipped }) => skipped)
      .map(({ name }) => name);
  const unsound = PASSES.filter((pass) => pass.unsound).map(({ name }) => name);
  t.true(unsound.includes('synchronous-jobs'));
  for (const preset of STANDARD) {
    t.deepEqual(skips({ preset, only: unsound }), unsound, preset);
    t.deepEqual(skips({ preset, only: unsound, assume: 'deferred-promises' }), [], preset);
  }
  t.deepEqual(skips({ preset: 'deferred', only: unsound }), []);
});

test('names that nothing has are refused, with the nearest', (t) => {
  refuses(
    t,
    { only: 'thenO' },
    /^there is no pass thenO; did you mean then0\?\n {2}expected {2}slot-/,
  );
  refuses(t, { passes: ['slot-closure'] }, /did you mean slot-closures\?/);
  refuses(t, { without: ['job-queues'] }, /did you mean job-queue\?/);
  refuses(t, { until: 'state-bit' }, /did you mean state-bits\?/);
  refuses(t, { preset: 'fats' }, /there is no preset fats; did you mean fast\?/);
  refuses(
    t,
    { assume: 'pure-construct' },
    /there is no assumption pure-construct; did you mean pure-constructors\?/,
  );
});

test('choices that do not fit together are refused', (t) => {
  refuses(t, { passes: ['then0'] }, /^then0 needs slot-closures, field-inlining\n/);
  refuses(t, { without: 'assumed-pure' }, /^assumed-pure is not among the passes that run\n/);
  refuses(t, { preset: 'faithful', until: 'then0' }, /^then0 is not among/);
  refuses(t, { passes: ['then0'], only: ['then0'] }, /^passes and only exclude each other\n/);
});

test('without drops what needs a pass as well, and the library says so', (t) => {
  const dependents = ['forgotten-then', 'pure-species', 'handlers-first'];
  const { code, report } = make({ without: 'then0' });
  const names = report.map(({ name }) => name);
  for (const name of ['then0', ...dependents]) t.false(names.includes(name), name);
  t.true(names.includes('job-queue'));
  const [, list] = /Its passes: --without then0 and so without (.*)/.exec(code);
  t.deepEqual(
    list.split(', ').concat('then0').sort(),
    PRESETS.fast.filter((name) => !names.includes(name)).sort(),
  );
});

test('a library of chosen passes says so at its top, and differs in nothing else', (t) => {
  const [fast, same] = [make({}), make({ passes: PRESETS.fast })].map(({ code }) => code);
  t.true(same.includes(`\n * Its passes: --passes ${PRESETS.fast.join(',')}\n`));
  t.false(fast.includes('Its passes'));
  t.is(withoutHead(same), withoutHead(fast));
  const none = make({ passes: [], target: 'es5' }).code;
  t.is(withoutHead(none), withoutHead(make({ preset: 'faithful', target: 'es5' }).code));
});

test('statements are counted by where they come from', (t) => {
  const from = (...origin) => ({ type: 'EmptyStatement', origin });
  const program = {
    type: 'Program',
    body: [
      from('sec-a:1.b', 'pass:x'),
      from('sec-a'),
      from('pass:x'),
      from('sec-a', 'pass:x'),
      from('host'),
      from('primitive:Get'),
    ],
  };
  const figures = originFigures(program);
  const rest = { headings: 1, 'pass:x': 2, host: 1, primitives: 1 };
  t.deepEqual(figures, { statements: 6, fromSteps: 1, rest });
  const text =
    '16.7 % of 6 statements come from steps; the others: pass:x 2, headings 1, host 1, primitives 1';
  t.is(figuresText(figures), text);
});

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
    '--only',
    'assumed-pure',
  ];
  const { code, stdout, stderr } = await cli(t, args);
  t.is(code, 0);
  t.is(withoutHead(stdout), withoutHead(make({ only: 'assumed-pure' }).code));
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
  t.deepEqual(names, FEW.slice(0, 2), 'the last one does nothing on es2022');
});

test('--verify-each gives a line for every pass', async (t) => {
  const { stdout } = await cli(t, [...PRINTED, '--passes', FEW.join(','), '--verify-each']);
  const lines = stdout.split('\n').filter((line) => line.includes(' holds and reads back, '));
  t.deepEqual(
    lines.map((line) => line.split(' ')[1]),
    FEW,
  );
});

const SHOWN = {
  then0:
    /^then0\n {2}a promise adopts .*\n {2}needs slot-closures, field-inlining\n {2}sound: .*\n {2}in no library\n$/,
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
