import { parse } from 'acorn';
import test from 'ava';
import { loadDocument } from '../../spec/1-read/file.js';
import { plainText } from '../../spec/1-read/plain.js';
import { parseAlgorithm } from '../../spec/2-parse/parse.js';
import { walkSteps } from '../../spec/3-normalise/program.js';
import { nodes } from '../../generator/ir/estree.js';
import { parseOrigin } from '../../generator/ir/origin.js';
import { CANONICAL } from '../../generator/5-optimise/optimise.js';
import { PASSES } from '../../transforms/index.js';
import { documentOf } from '../support/documents.js';
import { swept } from '../support/extent.js';
import { generated } from '../support/generated.js';

// What an auditor reads beside the code: headings of functions, steps with their clauses, reasons.

const document = loadDocument(documentOf('es2015'));
const latest = loadDocument(documentOf('es2025'));

/** `25.4.1.4 3` → the sentence without its markup */
const sentencesOf = ({ clauses }) =>
  new Map(
    clauses.flatMap(({ number, algorithms }) =>
      algorithms
        .flatMap((algorithm) => [...walkSteps(parseAlgorithm(algorithm))])
        .map(({ path, sentence }) => [`${number} ${path}`, plainText(sentence)]),
    ),
  );

/** A function's comment: the lines right above it. */
const commentAbove = (lines, line) => {
  const above = [];
  for (let at = line - 2; /^\s*\/\/(?! ====)/.test(lines[at]); at--)
    above.unshift(lines[at].trim().slice(3));
  return above.join(' ');
};

/** The functions of a library, each with its heading; a function inside another one has none. */
const functionsIn = (code) => {
  const lines = code.split('\n');
  const tree = parse(code, { ecmaVersion: 2022, locations: true });
  const all = nodes(tree).filter(({ type }) => type === 'FunctionDeclaration');
  const isInside = (node) => (other) =>
    other !== node &&
    other.id.name !== 'create' &&
    other.start < node.start &&
    node.end < other.end;
  return all
    .filter((node) => !all.some(isInside(node)))
    .map((node) => ({ name: node.id.name, heading: commentAbove(lines, node.loc.start.line) }))
    .filter(({ name }) => name !== 'Probe');
};

const STEP =
  /^ *\/\/ (?:(?<number>\d+(?:\.\d+)+), )?(?<path>\d+(?:\.\w+)*)\. (?<text>.*?)(?: \[(?<reason>(?:in|by|no code:) .*)\])?$/;

const HEADING = /^ *\/\/ (\d+(?:\.\d+)+) [A-Za-z%]/;

const MARKUP = /_\w+_|\*(?:\w+|"\w*")\*|~\w+~|<emu-/;

const LIBRARIES = [
  ['es2015', 'fast', 'es2022'],
  ['es2025', 'faithful', 'es5'],
  ['es2025', 'fast', 'es2022'],
  ['es2015', 'faithful', 'es2022'],
  ['es2015', 'fast', 'es5'],
  ['es2015', 'loose', 'es5'],
];

for (const [edition, preset, target] of swept(LIBRARIES, (_, at) => at < 3)) {
  const from = edition === 'es2025' ? latest : document;
  const sentences = sentencesOf(from);
  const { code, ledger } = generated(from, { edition, preset, target });
  const functions = functionsIn(code);

  test(`each function of ${edition}'s ${preset}.${target} says where it comes from, and no two say the same`, (t) => {
    t.true(functions.length > 20);
    for (const { name, heading } of functions) t.regex(heading, /^[\dA-Z].{10}/, name);
    const clauses = functions.map(({ heading }) => heading).filter((text) => /^\d/.test(text));
    t.is(new Set(clauses).size, clauses.length);
  });

  test(`each step that ${edition}'s ${preset}.${target} shows is one of the clause that it names`, (t) => {
    let count = 0;
    let clause;
    for (const line of code.split('\n')) {
      const step = STEP.exec(line)?.groups;
      if (!step) clause = HEADING.exec(line)?.[1] ?? clause;
      if (!step) continue;
      const { number = clause, path, text, reason } = step;
      t.notRegex(line, MARKUP);
      t.is(sentences.get(`${number} ${path}`), text, line);
      const [, by] = /^by (.*)/.exec(reason) ?? [];
      if (by)
        t.true(
          [...CANONICAL, ...PASSES].some(({ name }) => name === by),
          line,
        );
      count++;
    }
    t.true(count > 200);
  });

  test(`each step of ${edition} is shown in ${preset}.${target}, or the legend names its clause`, (t) => {
    const [legend] = code.split("'use strict'");
    const absent =
      / No function is left of (.*?)\.\n/s.exec(legend)?.[1].replace(/\n \* +/g, ' ') ?? '';
    const shown = new Set();
    let clause;
    for (const line of code.split('\n')) {
      const step = STEP.exec(line)?.groups;
      if (step) shown.add(`${step.number ?? clause} ${step.path}`);
      else clause = HEADING.exec(line)?.[1] ?? clause;
    }
    for (const key of Object.keys(ledger.steps)) {
      const { clause: id, path, part } = parseOrigin(key);
      const { number } = from.byId.get(id);
      if (!part) t.true(shown.has(`${number} ${path}`) || absent.includes(`${number} `), key);
    }
  });

  test(`${edition}'s ${preset}.${target} says once why a step and those in it have no code`, (t) => {
    const notes = new Map(); // by step, each time that it is shown: what is said of it or of a step around it
    let clause;
    let around = {};
    let silent = 0;
    for (const line of code.split('\n')) {
      const step = STEP.exec(line)?.groups;
      const heading = step ? undefined : HEADING.exec(line)?.[1];
      if (heading) [clause, around] = [heading, {}];
      if (!step) continue;
      const { number = clause, path, reason } = step;
      const key = `${number} ${path}`;
      const outer = around[key.replace(/\.?\w+$/, '')];
      if (reason) t.not(reason, outer, line);
      else if (outer) silent++;
      around[key] = reason ?? outer;
      notes.set(key, [...(notes.get(key) ?? []), around[key]]);
    }
    if (edition === 'es2025') t.true(silent > 0);
    for (const [key, { disposition, proved }] of Object.entries(ledger.steps)) {
      const { clause: id, path, part } = parseOrigin(key);
      const all = notes.get(`${from.byId.get(id).number} ${path}`) ?? [];
      const saysWhy = all.some((text) => text?.startsWith('no code'));
      if (!part && disposition === 'folded' && saysWhy)
        t.true(all.includes(`no code: ${proved}`), key);
    }
    t.true(notes.size > 200);
  });

  test(`primitives of ${edition}'s ${preset}.${target} have the clauses of the document`, (t) => {
    const numbers = [...code.matchAll(/\/\/ ([\d.]+) (\w+), a primitive\./g)];
    t.true(numbers.length > 3);
    for (const [, number, name] of numbers) t.is(from.byOperation.get(name).number, number, name);
    const messages = [...code.matchAll(/'[^'\n]* \(([\d.]+) (Call|GetV|ToString)\)'/g)];
    t.true(messages.length > 1);
    for (const [, number, name] of messages) t.is(from.byOperation.get(name).number, number, name);
  });

  test(`each comment of ${edition}'s ${preset}.${target} has a line of its own, but for names of numbers`, (t) => {
    const comments = [];
    parse(code, { ecmaVersion: 2022, locations: true, onComment: comments });
    const lines = code.split('\n');
    const beside = comments.filter(
      ({ type, value, loc }) =>
        lines[loc.start.line - 1].slice(0, loc.start.column).trim() !== '' &&
        !(type === 'Block' && /^ [A-Z_~| ]+ $/.test(value)),
    );
    t.deepEqual(
      beside.map(({ value }) => value),
      [],
    );
  });
}

test('code that a pass put among steps names the pass, once', (t) => {
  const { code } = generated(document, { preset: 'fast' });
  t.regex(code, /\/\/ By early-array\.\n *elements\.values = CreateArrayFromList/);
  t.regex(code, /\/\/ By then0\.\n *if \(handler === 'AdoptValue'\)/);
  t.notRegex(code, /\/\/ By then0\.\n *if \(handler === 'AdoptReason'\)/);
  t.notRegex(generated(document, { preset: 'faithful' }).code, /\/\/ By [a-z\d-]+\.$/m);
});

test('sections stand in their order, each once', (t) => {
  const { code } = generated(document, { preset: 'fast' });
  const banners = [...code.matchAll(/\/\/ ==== (.*) ====/g)].map(([, title]) => title);
  t.is(new Set(banners).size, banners.length);
  const [host, library, primitives, jobs, ...clauses] = banners.map((title) => title.split(' ')[0]);
  t.deepEqual([host, library, primitives, jobs], ['Host:', 'The', 'Primitives:', 'Jobs:']);
  t.true(clauses.length > 4 && clauses.every((number) => /^\d/.test(number)));
});

test('the legend says what slots and numbers hold, of what the library has', (t) => {
  const legend = (options) =>
    generated(document, options)
      .code.split("'use strict'")[0]
      .replace(/\n \* */g, ' ');
  const fast = legend({ preset: 'fast' });
  t.regex(fast, /& 3 is the state \(0 pending, 1 fulfilled, 2 rejected\), & 4 is AlreadyResolved/);
  t.regex(fast, /While a promise is pending, its slots hold its first reaction/);
  t.notRegex(legend({ preset: 'faithful' }), /While a promise is pending|& 3/);
});
