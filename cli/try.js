import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import repl from 'node:repl';
import { translatable } from '../generator/readable.js';
import { primitiveNames } from '../generator/primitives/index.js';
import { targetNamed } from '../generator/targets/index.js';
import { SpecError } from '../spec/1-read/error.js';
import { readProgram, walkSteps } from '../spec/3-normalise/program.js';
import { generate } from '../transforms/generate.js';
import { counted, showDifferences } from './differences.js';
import { loadFor } from './document.js';
import { withTools } from './development.js';
import { sourceOf } from './editions.js';
import { displayed } from './options.js';

/** `fledgling try`: what a proposal says, what it changes, and whether its tests pass. */

const TESTS = 'test/built-ins/Promise';

/** Part of the repository alone. */
const RUNNER = new URL('../test/support/test262.js', import.meta.url).href;

/** How many of the proposal's steps are read, and which are not. */
const reportReading = (program, errors, file) => {
  const keys = [...program.steps.values()]
    .flat()
    .flatMap((steps) => walkSteps(steps))
    .filter(({ place }) => place.file === file);
  const read = keys.filter(({ node }) => node.kind !== 'Unread').length;
  console.log(`${read} of ${keys.length} steps of ${file} are read`);
  for (const { message } of errors) console.log(`\n${message}`);
};

/** What the proposal adds and changes. */
const reportChanges = (base, program, edition) => {
  console.log(`\nagainst ${edition}:`);
  const count = showDifferences(base, program, ['base', 'proposal']);
  console.log(count > 0 ? counted(count) : 'no difference: it changes nothing that promises do');
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
  const code = readFileSync(path, 'utf8');
  const run = new Function('Promise', 'create', 'require', `${code}\n//# sourceURL=${path}`);
  run(library.Promise, library.create, createRequire(path));
};

/** @param {string} proposal a file @param {any} options of the command line */
export const run = async (
  proposal,
  { edition, spec, preset, target, out, test262, run: script, repl: open },
) => {
  const source = sourceOf({ ...(spec ? { spec } : { edition }), amend: [proposal] });
  const base = readProgram(loadFor(sourceOf(spec ? { spec } : { edition })), primitiveNames);
  const document = loadFor(source);
  const errors = [];
  const program = readProgram(document, primitiveNames, (error) => errors.push(error));
  reportReading(program, errors, displayed(resolve(proposal)));
  const whole = translatable(program, targetNamed(target), ({ message }) =>
    console.log(`\n${message}`),
  );
  for (const clause of whole.without)
    console.log(`\nleft out, as it reaches what is not read or not translated: ${clause}`);
  reportChanges(base, whole.program, source.edition);
  const { code } = generate(document, {
    preset,
    target,
    edition: source.edition,
    program: whole.program,
  });
  const file = out
    ? resolve(out)
    : join(mkdtempSync(join(tmpdir(), 'fledgling-try-')), `${preset}.${target}.cjs`);
  writeFileSync(file, code);
  console.log(`\nthe library: ${displayed(file)}`);
  if (test262) await runTests(resolve(test262), code);
  const library = script || open ? createRequire(file)(file) : undefined;
  if (script) runScript(script, library);
  if (open) Object.assign(repl.start('> ').context, library);
};
