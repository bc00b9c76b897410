import test from 'ava';
import { figuresText, originFigures } from '../../cli/figures.js';
import { choose } from '../../cli/choose.js';
import { generate, readDocument, SpecError } from '../../transforms/generate.js';
import { PASSES, PRESETS, STANDARD } from '../../transforms/index.js';
import { SOURCE } from '../support/documents.js';
import { swept } from '../support/extent.js';

const NAMES = PRESETS.loose;
const document = readDocument(SOURCE, 'spec/documents/es2015.html');
const make = (options) => generate(document, { withMap: false, ...options });
const ran = (options) => choose(options).passes.map(({ name }) => name);
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

test('what is chosen runs, and in this order', (t) => {
  for (const options of [{ without: 'then0' }, { preset: 'faithful', with: 'weak-slots' }]) {
    const names = make(options).report.map(({ name }) => name);
    t.deepEqual(names, ran(options));
    t.true(names.length > 0);
  }
});

test('only: a pass and what it needs, and what that needs, in the order of the pipeline', (t) => {
  t.deepEqual(ran({ only: 'forgotten-then' }), [
    'slot-closures',
    'resolver-split',
    'capability-bypass',
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

test('with: these as well, and what they need, beside whatever else runs', (t) => {
  t.deepEqual(ran({ preset: 'faithful', with: 'weak-slots' }), ['weak-slots']);
  const names = ['slot-closures', 'resolver-split', 'state-bits'];
  t.deepEqual(ran({ preset: 'faithful', with: 'state-bits' }), names);
  t.deepEqual(ran({ until: 'slot-closures', with: 'weak-slots' }), ['slot-closures']);
  t.deepEqual(ran({ with: 'observed-steps', without: 'observed-steps' }), PRESETS.fast);
  refuses(t, { with: 'weak-slot' }, /^there is no pass weak-slot; did you mean weak-slots\?/);
});

test('until: a prefix of what the preset runs', (t) => {
  t.deepEqual(ran({ until: 'field-inlining' }), upTo(PRESETS.fast, 'field-inlining'));
  const loose = upTo(NAMES, 'field-inlining');
  t.deepEqual(ran({ preset: 'loose', until: 'field-inlining' }), loose);
  t.true(loose.includes('assumed-pure'));
});

test('without: all but these, also of a prefix', (t) => {
  const without = ['flat-records', 'literal-objects', 'type-tests'];
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
  for (const preset of swept(STANDARD, (name) => name === 'faithful' || name === 'fast')) {
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
  refuses(t, { assume: 'pure' }, /there is no assumption pure; did you mean pure-constructors\?/);
  refuses(t, { preset: 'afst' }, /there is no preset afst; did you mean fast\?/);
  refuses(t, { preset: 'quick' }, /there is no preset quick\n/);
  refuses(t, { with: 'x' }, /there is no pass x\n/);
});

test('choices that do not fit together are refused', (t) => {
  refuses(
    t,
    { passes: ['then0'] },
    /^then0 needs slot-closures, capability-bypass, field-inlining\n/,
  );
  refuses(t, { only: 'then0', without: 'then0' }, /^then0 is asked for, and is to be left out\n/);
  refuses(t, { passes: ['job-queue'], without: ['job-queue'] }, /^job-queue is asked for/);
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
