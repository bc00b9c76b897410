import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { PASSES, RULES } from '../../cli/choices.js';
import { COMMITTED, committedPresets } from '../../cli/editions.js';
import { stepOf } from '../../generator/ir/origin.js';
import { Answers } from '../../cli/explain/answers.js';
import { Audit } from '../../cli/explain/audit.js';
import { describeForeign, describeLine, foreignText, lineText } from '../../cli/explain/lines.js';
import { describePass, passText } from '../../cli/explain/passes.js';
import { describeRule, ruleText } from '../../cli/explain/rules.js';
import { readQuery } from '../../cli/explain/query.js';
import { describeSteps, stepsText } from '../../cli/explain/steps.js';
import { testsBy } from '../../cli/explain/tests.js';
import { remembered } from '../../spec/remembered.js';
import { temporaryFolder } from '../support/cli.js';
import { swept } from '../support/extent.js';
import { TARGET_NAMES } from '../../generator/targets/names.js';
import { ROOT } from '../support/libraries.js';

const CLI = join(ROOT, 'cli', 'index.js');
const FAST = join(ROOT, 'output', 'es2015', 'fast.es2022.cjs');

const audit = new Audit({ edition: 'es2015' });
const every = [...audit.steps.keys()];
/** Following a step through the passes prints it behind each. */
const followed = swept(every, (key, at) => key.startsWith('sec-promise.resolve:') || at % 16 === 0);
const libraries = ['faithful', 'fast'].map((preset) => audit.library(preset, 'es2022', followed));
const [, fast] = libraries;
const explained = (text) => describeSteps(audit, readQuery(audit, text), libraries);

for (const name of [
  'sec-promise.resolve',
  '#sec-promise.resolve',
  '25.4.4.5',
  'Promise.resolve',
  'promise.resolve',
  '25.4.4.5:3.a',
  '25.4.4.5:3.a.',
  'Promise.resolve:3',
  'Promise.resolve:3.c|then',
  '25.4.4.5 step 3c',
  'Promise.resolve 3.c',
  'sec-promise.resolve 3.a',
]) {
  test(`${name} is Promise.resolve`, (t) => {
    const { clause, keys } = readQuery(audit, name);
    t.is(clause.id, 'sec-promise.resolve');
    const [, written] = /[ :](\d[^|]*?)\.?(?:\||$)/.exec(name) ?? [];
    const path = written?.replace('3c', '3.c');
    if (path) t.deepEqual(keys, [`sec-promise.resolve:${path}`]);
    else t.is(keys.length, 11);
  });
}

for (const [word, expected] of [
  ['Promise.resolv', 'no clause or pass Promise.resolv; did you mean Promise.resolve?'],
  ['25.4.4.55', 'no clause or pass 25.4.4.55; did you mean 25.4.4.5'],
  ['Frobnicate', 'no clause or pass Frobnicate\n  expected  the id, number or name of a clause'],
  ['then1', 'no clause or pass then1; did you mean then0?'],
  [
    'then',
    'no clause or pass then; did you mean Promise.prototype.then, sec-promise.prototype.then, or then0?',
  ],
  [
    '25.4.4.5:3.d',
    'no step of 25.4.4.5 Promise.resolve ( _x_ ): 3.d; did you mean 3.a, 3.b, or 3.c?',
  ],
  ['25.4:1', '25.4 Promise Objects has no steps'],
  [`${FAST}:99999`, 'has no line 99999; did you mean '],
  [`${FAST}:0`, 'has no line 0; did you mean 1?'],
  [FAST.replace('fast', 'fats'), 'did you mean output/es2015/fast.es2022.cjs'],
  [CLI.replace('.js', '.cjs'), 'no library cli/index.cjs'],
]) {
  test(`unknown, with what is nearest: ${word.replace(ROOT, '')}`, (t) => {
    t.true(t.throws(() => readQuery(audit, word)).message.includes(expected));
  });
}

test('a step shows its sentence, its place, its code in both libraries, and what passes did', (t) => {
  const described = explained('25.4.4.5:3.c');
  t.is(described.clause.link, 'https://262.ecma-international.org/6.0/#sec-promise.resolve');
  const [step] = described.steps;
  t.is(step.sentence, 'If SameValue(_xConstructor_, _C_) is *true*, return _x_.');
  const source = readFileSync(join(ROOT, ...step.place.split(':')[0].split('/')), 'utf8');
  t.true(source.split('\n')[step.place.split(':')[1] - 1].includes('If SameValue(_xConstructor_'));
  const [first, second] = step.libraries.map(({ code }) => code.map(({ text }) => text));
  t.deepEqual(first, ['if (SameValue(xConstructor, C) === true)', 'return x;']);
  t.deepEqual(second, ['if (xConstructor === C)', 'return x;']);
  t.deepEqual(step.libraries[1].passes, [
    {
      pass: 'type-tests',
      before: 'if (SameValue(xConstructor, C) === true)\n  return x;',
      after: 'if (SameValue(xConstructor, C))\n  return x;',
    },
    {
      pass: 'object-identity',
      before: 'if (SameValue(xConstructor, C))\n  return x;',
      after: 'if (xConstructor === C)\n  return x;',
    },
  ]);
  t.deepEqual(Object.keys(step.libraries[0].parts), ['then', 'else']);
  const text = stepsText(described);
  for (const part of [described.clause.link, step.sentence, step.place, 'by type-tests:']) {
    t.true(text.includes(part), part);
  }
});

test('the code of a step is shown without the code of the steps in it', (t) => {
  const [{ libraries: both }] = explained('Promise.resolve:3').steps;
  t.is(both[1].passes[0].after, 'if (IsPromise(x)) {\n  …\n}');
});

test('a step shows the tests that reach it by name, or why there is none', (t) => {
  const text = stepsText(explained('25.4.4.5:3.c'));
  t.regex(text, /reached by \d+ tests \([^)]*\), among them\n {6}head\/\S+\.js\n/);
  const never = stepsText(explained('sec-iteratornext:2'));
  t.regex(never, /no test reaches it: \S/);
});

test('every step can be explained, and what is shown of it is in the file', (t) => {
  for (const clause of audit.program.clauses) {
    if (!every.some((key) => key.startsWith(`${clause.id}:`))) continue;
    const described = explained(clause.id);
    for (const { key, libraries: both } of described.steps) {
      for (const { file, code } of both) {
        const lines = readFileSync(join(ROOT, file), 'utf8').split('\n');
        for (const { line, text } of code) t.is(lines[line - 1].trim(), text, `${key} ${line}`);
      }
    }
    t.true(stepsText(described).length > 0);
  }
});

const testsOf = remembered((edition) => testsBy(new Answers({ edition })), new Map());

for (const edition of COMMITTED) {
  for (const [preset, target] of committedPresets(edition).flatMap((name) =>
    TARGET_NAMES.map((targetName) => [name, targetName]),
  )) {
    test(`${edition}, ${preset}.${target}: whatever is asked for has an answer`, (t) => {
      const answers = new Answers({ edition }, preset);
      const lying = answers.library(preset, target);
      const ask = (text) => readQuery(answers, text);
      const clauses = answers.document.clauses.filter((clause) => answers.stepsOf(clause).size > 0);
      const texts = [
        ...clauses.map(({ id }) =>
          stepsText(describeSteps(answers, ask(id), [lying], testsOf(edition))),
        ),
        ...PASSES.map(({ name }) => passText(describePass(answers, ask(name).pass, lying))),
        ...RULES.map(({ name }) => ruleText(describeRule(answers, ask(name).rule, lying))),
        foreignText(describeForeign(answers, {}, lying)),
        ...swept([...lying.code.trimEnd().split('\n').keys()], (line) => line % 64 === 0).map(
          (line) => lineText(describeLine(answers, { line: line + 1 }, lying)),
        ),
      ];
      for (const text of texts) t.regex(text, /\w/);
    });
  }
}

test('a rule of the normal form lists the steps that it says in other words', (t) => {
  const answers = new Answers({ edition: 'es2025' });
  const { rule } = readQuery(answers, 'job-records');
  const described = describeRule(answers, rule, answers.library('fast', 'es2022'));
  t.true(described.steps.some(({ key }) => key === 'sec-newpromisereactionjob:4'));
  t.true(ruleText(described).includes(`sound because: ${rule.sound}`));
  const [step] = describeSteps(answers, readQuery(answers, 'NewPromiseReactionJob:4'), [
    answers.library('fast', 'es2022'),
  ]).steps;
  t.is(step.libraries[0].disposition, 'canonicalised');
  t.is(step.libraries[0].rule, 'job-records');
});

test('a line leads back to the steps that show it', (t) => {
  for (const key of ['sec-promise.resolve:3.a', 'sec-promise-resolve-functions:12']) {
    for (const line of fast.ledger.steps[key].lines) {
      const described = describeLine(audit, { line }, fast);
      const origin = described.origins.find(({ origin }) => origin === key);
      t.is(origin.sentence, audit.steps.get(key).sentence);
      t.true(lineText(described).includes(`#${stepOf(key).split(':')[0]}`));
    }
  }
});

test('a comment belongs to the statement behind it, a later line to the one around it', (t) => {
  const lines = fast.code.split('\n');
  const comment = lines.findIndex((text) => text.includes('// 1. Let C be the this value.')) + 1;
  t.is(describeLine(audit, { line: comment }, fast).statement, comment + 1);
  const inside = lines.findIndex((text) => text.includes("value: 'Promise',")) + 1;
  t.true(describeLine(audit, { line: inside }, fast).statement < inside);
});

test('every line of a library can be explained', (t) => {
  const { length } = fast.code.trimEnd().split('\n');
  for (let line = 1; line <= length; line += 7) {
    t.true(describeLine(audit, { line }, fast).origins.length > 0, `line ${line}`);
  }
});

test('lines that no step is behind name what brought them', (t) => {
  const { foreign } = describeForeign(audit, {}, fast);
  const by = new Map(foreign.map((group) => [group.by, group]));
  t.true(by.get('pass:job-queue').lines.length > 20);
  t.true(by.has('host') && by.has('primitive:IsCallable'));
  for (const { why } of foreign) t.true(why.length > 0);
});

test('a pass says what it removed, and why it may', (t) => {
  const { pass } = readQuery(audit, 'then0');
  const described = describePass(audit, pass, fast);
  const keys = described.steps.map(({ key }) => key);
  t.true(keys.includes('sec-promiseresolvethenablejob:1'));
  t.true(keys.includes('sec-promise-resolve-functions:5'));
  t.false(keys.includes('sec-promise.resolve:1'));
  const text = passText(described);
  for (const part of [pass.sound, 'guard adopts-promise', 'not in ResolveAdopted', 'gone around']) {
    t.true(text.includes(part), part);
  }
});

test('the libraries as they lie in output/ answer without being generated', (t) => {
  const answers = new Answers({ edition: 'es2015' });
  const keys = answers.document.clauses.flatMap((clause) => [...answers.stepsOf(clause).keys()]);
  t.deepEqual(keys.sort(), [...every].sort());
  const lying = answers.library('fast', 'es2022');
  t.is(lying.code, fast.code);
  const line = fast.ledger.steps['sec-promise.resolve:3.c'].lines[0];
  const { origins, ...described } = describeLine(answers, { line }, lying);
  const generated = describeLine(audit, { line }, fast);
  t.deepEqual({ origins, ...described }, generated);
  t.deepEqual(
    described.passes.map(({ name }) => name),
    ['type-tests', 'object-identity'],
  );
  t.regex(lineText(generated), /^ {2}by object-identity: what is compared/m);
  const step = describeSteps(answers, readQuery(answers, 'Promise.resolve 3.c'), [lying]).steps[0];
  t.deepEqual(step.libraries[0].passes, [{ pass: 'type-tests' }, { pass: 'object-identity' }]);
});

test('a pass shows an example and the code that it touched', (t) => {
  const { pass } = readQuery(audit, 'object-identity');
  const { code } = describePass(audit, pass, fast);
  t.true(code.some(({ text }) => text === 'if (xConstructor === C)'));
  const text = passText(describePass(audit, pass, fast));
  t.regex(text, /for example:\n {4}- function/);
  t.regex(text, /^ {4}\d+ {2}if \(xConstructor === C\)$/m);
});

test('a library is found by its name alone, and a copy of it by its head', (t) => {
  t.is(readQuery(audit, 'fast.es2022.cjs:12').path, FAST);
  t.like(readQuery(audit, 'fast.es2022:12'), { path: FAST, line: 12 });
  const copy = join(temporaryFolder(t), 'vendored.js');
  copyFileSync(FAST, copy);
  const query = readQuery(audit, `${copy}:12`);
  t.is(query.name, 'fast.es2022.cjs');
  t.deepEqual(
    describeLine(audit, query, fast).origins,
    describeLine(audit, { line: 12 }, fast).origins,
  );
  writeFileSync(copy, fast.code.replace('is', 'was'));
  t.throws(() => describeLine(audit, query, fast), { message: /is not what the document gives/ });
  writeFileSync(copy, 'another');
  t.throws(() => readQuery(audit, copy), { message: /there is no library/ });
});

test('a clause without steps has the lines of its heading, or of the primitive', (t) => {
  const textFor = (name) => stepsText(explained(name));
  t.regex(textFor('GetV'), /no step of it[^]*fast\.es2022\.cjs: .*GetV, an operation.*, at \d/);
  t.regex(textFor('Promise.prototype [ @@toStringTag ]'), /what the heading of .* declares, at \d/);
  t.regex(textFor('25.4'), /no step of it[^]*fast\.es2022\.cjs: no code/);
});

test('a pass that is not in the library did nothing there', (t) => {
  const pass = PASSES.find(({ name }) => name === 'weak-slots');
  const text = passText(describePass(audit, pass, fast));
  t.regex(text, /in .*fast\.es2022\.cjs: not among its passes$/);
  t.notRegex(text, /it removed no step/);
});
