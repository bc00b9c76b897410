import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parse } from 'acorn';
import test from 'ava';
import { primitiveNames, primitives } from '../../generator/primitives/index.js';
import { TARGET_NAMES } from '../../generator/targets/names.js';
import * as declarations from '../../spec/2-parse/declarations/index.js';
import { declare } from '../../spec/2-parse/declare.js';
import { readDocument } from '../../spec/1-read/document.js';
import { loadDocument } from '../../spec/1-read/file.js';
import { roundTrips } from '../../spec/2-parse/parse.js';
import { readProgram, walkSteps } from '../../spec/3-normalise/program.js';
import { STANDARD } from '../../cli/choices.js';
import { temporaryFolder } from '../support/cli.js';
import { documentOf, EDITIONS, EMBEDDED, official, SOURCE } from '../support/documents.js';
import { swept } from '../support/extent.js';
import { generated } from '../support/generated.js';
import { ROOT } from '../support/libraries.js';
import { run } from '../support/spawn.js';

const embedded = readDocument(SOURCE, EMBEDDED);

/** Editions of the standard, and how many steps their Promise clauses and what they reach have. */
const LEAST_STEPS = { es2015: 250, es2018: 250, es2021: 350, es2025: 450 };

for (const [edition, least] of Object.entries(LEAST_STEPS)) {
  const file = official(edition);
  if (!file) test.skip(`the standard is not at hand: ../shared/spec/${edition}.html`, () => {});
  else {
    test(`every step of ${edition} is read and survives a round trip`, (t) => {
      const errors = [];
      const program = readProgram(loadDocument(file), primitiveNames, (error) =>
        errors.push(error),
      );
      t.deepEqual(
        errors.map(({ message }) => message),
        [],
      );
      const steps = [...program.steps.values()].flat().flatMap((list) => [...walkSteps(list)]);
      t.true(steps.length >= least, `${steps.length} steps`);
      for (const step of steps) t.true(roundTrips(step, step.node), step.sentence);
    });
  }
}

/** Documents that ecmarkup's linter likes: it wants arms of the others laid out in another way. */
for (const edition of swept(['es2015', 'es2025'], (name) => name === 'es2025')) {
  test(`ecmarkup's linter finds nothing, and ecmarkup builds ${edition}`, async (t) => {
    const require = createRequire(import.meta.url);
    const bin = join(dirname(require.resolve('ecmarkup/package.json')), 'bin', 'ecmarkup.js');
    const out = join(temporaryFolder(t), `${edition}.html`);
    const { code, stdout, stderr } = await run(process.execPath, [
      bin,
      '--lint-spec',
      '--strict',
      documentOf(edition),
      out,
    ]);
    t.is(code, 0, stdout + stderr);
    t.true(existsSync(out));
  });
}

test('every sentence of prose declares something', (t) => {
  const prose = embedded.clauses.flatMap((clause) => declare(clause).prose);
  t.deepEqual(
    prose.filter(({ sentence }) => sentence.endsWith('.')),
    [],
  );
  t.deepEqual(
    prose.map(({ sentence }) => sentence),
    ['The step', 'stands for'],
  );
});

test('every rule for declarations reads a sentence of a document', (t) => {
  const documents = EDITIONS.map((edition) => loadDocument(documentOf(edition)));
  const clauses = documents.flatMap((document) => document.clauses);
  const declared = clauses.flatMap((clause) => declare(clause).declarations);
  const kinds = new Set(declared.map(({ node }) => node.kind));
  t.deepEqual(
    Object.values(declarations)
      .map(({ kind }) => kind)
      .filter((kind) => !kinds.has(kind)),
    [],
  );
});

/** Parameters of primitives that no step gives; a call that does is refused. */
const LEFT_OUT = { Construct: ['newTarget'], ArrayCreate: ['proto'] };

/** What a parameter is called in JavaScript where it cannot be called as in the standard. */
const RENAMED = { arguments: 'argumentsList' };

const declared = embedded.clauses.filter((clause) =>
  declare(clause).declarations.some(({ node }) => node.kind === 'Primitive'),
);

test('what the document calls a primitive is one, with its parameters and its clause', (t) => {
  for (const { operation, number, parameters } of declared) {
    t.true(
      primitives.has(operation) || /^(?:Completion|NormalCompletion|NextJob)$/.test(operation),
    );
    const primitive = primitives.get(operation);
    if (!primitive) continue;
    t.is(primitive.clause, operation === 'Type' ? '6.1' : number, operation);
    if (!parameters) continue;
    const names = parameters
      .map(({ name }) => RENAMED[name] ?? name)
      .filter((name) => !LEFT_OUT[operation]?.includes(name));
    t.deepEqual(
      primitive.parameters.map(({ name }) => name),
      names,
      operation,
    );
    for (const [i, { optional }] of primitive.parameters.entries()) {
      if (parameters[i].optional) t.true(optional, operation);
    }
  }
});

/**
 * What no operation is called: lists, iterators of old arrays, contexts of jobs; internal methods and
 * functions that sentences describe.
 */
const OURS = [
  ...['AppendToList', 'ArrayIterator', 'DefineOwnProperty', 'FunctionThatReturns'],
  ...['FunctionThatThrows', 'GetOwnProperty', 'HasField', 'HostKeepContext', 'IndexInList'],
  ...['GetPrototypeOf', 'ListConcatenation', 'OwnPropertyKeys', 'PrependToList', 'RemoveFromList'],
  'RequireInternalSlot', // no clause of promises asks so, but proposals do
];

/** What clauses of other objects call, which `--root` reads in a whole standard. */
const OF_OTHER_CLAUSES = [
  ...['AddToKeptObjects', 'DeletePropertyOrThrow', 'HasOwnProperty', 'HasProperty', 'IsArray'],
  ...['CreateListFromArrayLike', 'IsExtensible', 'IsStrictlyEqual', 'KeyForSymbol'],
  ...['LengthOfArrayLike', 'SameValueZero', 'Set', 'ToNumber', 'ToObject', 'ToPropertyKey'],
];

test('a primitive that no document names is one of ours', (t) => {
  const documents = EDITIONS.map((edition) => loadDocument(documentOf(edition)));
  const names = new Set(documents.flatMap(({ byOperation }) => [...byOperation.keys()]));
  const others = [...primitives.keys()].filter((name) => !names.has(name));
  const amendment = readFileSync(
    join(ROOT, 'spec', 'documents', 'amendments', 'deferred.html'),
    'utf8',
  );
  const hosts = others.filter((name) => /^Host/.test(name) && !OURS.includes(name));
  for (const name of hosts)
    t.true(amendment.includes(`${name}(`), `${name} is of deferred promises`);
  const missing = others.filter((name) => !hosts.includes(name));
  t.deepEqual(missing.sort(), [...OURS, ...OF_OTHER_CLAUSES].sort());
});

const standard = official('es2015') && loadDocument(official('es2015'));

if (standard) {
  test('primitives have the parameters that the standard gives them', (t) => {
    const namesOf = ({ parameters }) => parameters?.map(({ name }) => name);
    for (const clause of declared) {
      if (!clause.parameters) continue;
      const other = standard.byOperation.get(clause.operation);
      t.deepEqual([clause.number, ...namesOf(clause)], [other.number, ...namesOf(other)]);
    }
  });
}

/** Code without its comments and the blank lines that they leave. */
function withoutComments(code) {
  const comments = [];
  parse(code, { ecmaVersion: 2022, onComment: comments });
  const bare = comments.reduceRight(
    (text, { start, end }) => text.slice(0, start) + text.slice(end),
    code,
  );
  return bare.replace(/\s*\n\s*/g, '\n');
}

for (const preset of swept(STANDARD, (name) => name === 'faithful' || name === 'fast')) {
  for (const target of swept(TARGET_NAMES, (_, at) => at === 0)) {
    const title = `${preset}.${target} is the same library from the standard's own document`;
    if (!standard) test.skip(title, () => {});
    else {
      test(title, (t) => {
        const [actual, other] = [SOURCE, standard].map((document) =>
          withoutComments(generated(document, { preset, target }).code),
        );
        t.is(other, actual);
        t.true(actual.length > 5000);
      });
    }
  }
}
