import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { PRESETS, STANDARD } from '../../cli/choices.js';
import { choose } from '../../cli/choose.js';
import { CURRENT } from '../../cli/editions.js';
import { ROOT } from '../../cli/options.js';
import { TARGET_NAMES } from '../../generator/targets/names.js';
import { QUICK, swept } from './extent.js';

/** The root of the repository. */
export { ROOT };

/** Where the libraries lie; `OUTPUT_DIR` puts others (stand-ins, experiments) in their place. */
export const OUTPUT = resolve(ROOT, process.env.OUTPUT_DIR ?? 'output');

/** Libraries that stand for the others; who has a minute tests a plain one and a rewritten one. */
const FEW = new Set([
  'faithful.es2022',
  'fast.es5',
  ...(QUICK ? [] : ['fast.es2022', 'small.es2022']),
]);

/** One for each file that ships and is a Promise. */
export const SHIPPED = STANDARD.flatMap((preset) =>
  TARGET_NAMES.map((target) => library('es2015', preset, target)),
);

/** The libraries that every conformance suite runs on. */
export const LIBRARIES = swept(SHIPPED, ({ name }) => FEW.has(name));

/** The same of the current edition, as the package has it. */
export const CURRENT_LIBRARIES = LIBRARIES.map(({ preset, target }) =>
  library(CURRENT, preset, target),
);

/** Those whose host does more than run jobs: it keeps contexts, and shows promises. */
export const HOSTED = LIBRARIES.filter(({ assume }) => !assume.includes('plain-host'));

/**
 * The assumptions that a choice of passes makes use of.
 *
 * @param {import('../../transforms/choose.js').Choice} choice
 * @returns {string[]}
 */
export function assumptionsOf(choice) {
  const { passes, assume } = choose(choice);
  const needed = passes.flatMap(({ assumes = [] }) => assumes);
  return assume.filter((name) => needed.includes(name));
}

/**
 * @param {string} edition the edition of the standard: `es2015`
 * @param {string} preset a set of passes: `faithful`
 * @param {string} target the JavaScript it is written in: `es2022`, `es5`
 */
export function library(edition, preset, target) {
  const name = `${preset}.${target}`;
  const assume = preset in PRESETS ? assumptionsOf({ preset }) : [];
  return { edition, preset, target, name, assume, file: join(OUTPUT, edition, `${name}.cjs`) };
}

/**
 * The source text of a library; an error that says what to do where there is none.
 *
 * @param {string} file
 * @returns {string}
 */
export function librarySource(file) {
  if (!existsSync(file)) throw new Error(`${file} is missing: run \`npm run generate\``);
  return readFileSync(file, 'utf8');
}

/**
 * Edition, preset and target, read from a path like `es2015/faithful.es5.cjs`.
 *
 * @param {string} file
 */
export function describeLibrary(file) {
  const path = resolve(file);
  const [preset, target] = basename(path, '.cjs').split('.');
  const edition = basename(resolve(path, '..'));
  return { ...library(edition, preset, target), file: path };
}
