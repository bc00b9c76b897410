import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import repl from 'node:repl';
import vm from 'node:vm';
import { clauseName } from '../spec/1-read/document.js';
import { translatable } from '../generator/readable.js';
import { primitiveNames } from '../generator/primitives/index.js';
import { targetNamed } from '../generator/targets/index.js';
import { SpecError } from '../spec/1-read/error.js';
import { parseAlgorithm } from '../spec/2-parse/parse.js';
import { readProgram, walkSteps } from '../spec/3-normalise/program.js';
import { generate } from '../transforms/generate.js';
import { counted, showDifferences } from './differences.js';
import { loadFor } from './document.js';
import { withTools } from './development.js';
import { sourceOf } from './editions.js';
import { displayed } from './options.js';
import { borrow } from './try/borrow.js';
import { checkWritable, writeAll } from './write.js';

/** `fledgling try`: what a proposal says, what it changes, and whether its tests pass. */

const TESTS = 'test/built-ins/Promise';

/** Part of the repository alone. */
const RUNNER = new URL('../test/support/test262.js', import.meta.url).href;

const stepsOf = (algorithms) => algorithms.flatMap((steps) => walkSteps(steps));

/** How many of the proposal's steps are read, and which are not, whether promises reach them or not. */
const reportReading = ({ document, steps }, errors, file) => {
  const ofProposal = ({ place }) => place.file === file;
  const algorithmsOf = (clause) =>
    steps.get(clause) ??
    clause.algorithms.map((algorithm) => parseAlgorithm(algorithm, (error) => errors.push(error)));
  const all = stepsOf(document.clauses.flatMap(algorithmsOf)).filter(ofProposal);
  const reached = stepsOf([...steps.values()].flat()).filter(ofProposal);
  const read = all.filter(({ node }) => node.kind !== 'Unread').length;
  console.log(`${read} of ${all.length} steps of ${file} are read`);
  if (reached.length < all.length)
    console.log(
      `${reached.length} of them belong to promises; the others are no part of the library`,
    );
  for (const { message } of errors) console.log(`\n${message}`);
};

const reportBorrowed = (borrowed) => {
  for (const { edition, clause } of borrowed)
    console.log(`\ntaken from ${edition}, since the proposal calls it: ${clauseName(clause)}`);
};

/** What the proposal adds and changes. */
const reportChanges = (base, { program, without }, edition) => {
  console.log(`\nagainst ${edition}:`);
  const count = showDifferences(base, program, ['base', 'proposal']);
  const none =
    without.length > 0
      ? 'no difference in what is not left out'
      : 'no difference: it changes nothing that promises do';
  console.log(count > 0 ? counted(count) : none);
};

const runTests = async (dir, source) => {
  const { runTest262, suiteFiles } = await withTools(() => import(RUNNER));
  if (!existsSync(join(dir, TESTS))) {
    throw new SpecError('this is no test262', { file: dir, expected: `a folder with ${TESTS}` });
  }
  process.on('unhandledRejection', () => {}); // the subject of many tests, and no failure of them
  const results = await runTest262({ dir, files: suiteFiles(dir, 'es9999'), source });
  const files = new Map();
  for (const { file, pass } of results) files.set(file, pass && (files.get(file) ?? true));
  const failing = [...files].filter(([, pass]) => !pass).map(([file]) => file);
  console.log(`\ntest262: ${files.size - failing.length} of ${files.size} pass`);
  for (const file of failing)
    console.log(
      `  ${file}: ${results.find((result) => result.file === file && !result.pass).message}`,
    );
};

/** Runs a script in which `Promise` is the library's. */
const runScript = (file, library) => {
  const path = resolve(file);
  const names = ['Promise', 'create', 'require'];
  const run = vm.compileFunction(readFileSync(path, 'utf8'), names, { filename: path });
  run(library.Promise, library.create, createRequire(path));
};

/** @param {string} proposal a file @param {any} options of the command line */
export const run = async (
  proposal,
  { edition, spec, preset, target, out, test262, run: script, repl: open },
) => {
  if (out) checkWritable(dirname(resolve(out)), [basename(out)]);
  const source = sourceOf({ ...(spec ? { spec } : { edition }), amend: [proposal] });
  const base = readProgram(loadFor(sourceOf(spec ? { spec } : { edition })), primitiveNames);
  const document = loadFor(source, undefined, { isApart: true });
  const file = displayed(resolve(proposal));
  const borrowed = borrow(document, file, source.edition);
  const errors = [];
  const program = readProgram(document, primitiveNames, (error) => errors.push(error));
  reportReading(program, errors, file);
  reportBorrowed(borrowed);
  const whole = translatable(program, targetNamed(target), ({ message }) =>
    console.log(`\n${message}`),
  );
  for (const clause of whole.without)
    console.log(`\nleft out, as it reaches what is not read or not translated: ${clause}`);
  reportChanges(base, whole, source.edition);
  if (whole.without.length > 0) process.exitCode = 1;
  const { code } = generate(document, {
    preset,
    target,
    edition: source.edition,
    program: whole.program,
  });
  const path = out
    ? resolve(out)
    : join(mkdtempSync(join(tmpdir(), 'fledgling-try-')), `${preset}.${target}.cjs`);
  writeAll(dirname(path), new Map([[basename(path), code]]));
  console.log(`\nthe library: ${displayed(path)}`);
  if (test262) await runTests(resolve(test262), code);
  const library = script || open ? createRequire(path)(path) : undefined;
  if (script) runScript(script, library);
  if (open) Object.assign(repl.start('> ').context, library);
};
