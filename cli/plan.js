import { resolve } from 'node:path';
import { TARGET_NAMES } from '../generator/targets/names.js';
import { SpecError } from '../spec/1-read/error.js';
import { TOGGLES } from '../transforms/choose.js';
import { checkEdition } from './amended.js';
import { STANDARD } from './choices.js';
import { choose } from './choose.js';
import { COMMITTED, committedPresets, sourceOf } from './editions.js';
import { outputOf } from './options.js';

/** What `generate` is asked for: which libraries of which document, and where they go. */

/** The preset without passes. */
const UNOPTIMISED = 'faithful';

/** `--out -` */
export const STDOUT = '-';

/** Whether it is asked to show something, and not to write. */
const shows = ({ printAfter, printChanged, printSteps }) =>
  Boolean(printAfter || printChanged || printSteps);

const prints = (options) => shows(options) || Boolean(options.verifyEach);

/** @param {any} options of the command line @returns {boolean} whether somebody looks on while a library is made */
export const isWatched = prints;

const namesOf = (name, single, all) => {
  if (name) return [name];
  return single ? [single] : all;
};

/** Where files go; nowhere when a library, or what becomes of it, is only printed. */
const folderOf = (options, edition, toggled) => {
  const { out, check } = options;
  if (out !== undefined && out !== STDOUT) return resolve(out);
  if (check && (out === STDOUT || toggled)) {
    throw new SpecError('--check compares with files', { expected: '--out <dir>' });
  }
  const shown = out === STDOUT || toggled || (shows(options) && !check);
  return shown ? undefined : outputOf(edition);
};

/**
 * @typedef {object} Plan
 * @property {import('../transforms/choose.js').Choice} choice without its preset
 * @property {string} file the document
 * @property {string[]} amendments of the document
 * @property {boolean} amended whether somebody asked for one of them
 * @property {string} edition
 * @property {string} [root] id of the clause that libraries are made of, in place of that of promises
 * @property {string|undefined} out the folder
 * @property {{preset: string, target: string}[]} libraries
 * @property {boolean} complete whether these are all that there are
 */

/**
 * @param {any} options of the command line
 * @returns {Plan}
 * @throws {SpecError} when they do not fit together
 */
export const planOf = (options) => {
  const choice = Object.fromEntries(TOGGLES.map((key) => [key, options[key]]));
  const source = sourceOf(options);
  const { edition } = source;
  const toggled =
    source.amended || source.root !== undefined || TOGGLES.some((key) => choice[key] !== undefined);
  if (toggled && options.out === undefined && !prints(options)) {
    throw new SpecError(
      "passes, amendments and clauses of one's own choice do not go into output/",
      {
        expected: '--out <dir>, or --out - to print the library',
      },
    );
  }
  const printed = options.out === STDOUT;
  const all = (!options.spec && committedPresets(edition)) || STANDARD;
  const usual = source.root ? UNOPTIMISED : 'fast';
  const presets = namesOf(options.preset, (toggled || printed) && usual, all);
  if (source.root && presets.some((preset) => preset !== UNOPTIMISED)) {
    throw new SpecError('the passes know promises alone', { expected: `--preset ${UNOPTIMISED}` });
  }
  const names = namesOf(options.target, printed && TARGET_NAMES[0], TARGET_NAMES);
  for (const preset of presets) {
    checkEdition(preset, source);
    choose({ ...choice, preset });
  }
  return {
    choice,
    ...source,
    out: folderOf(options, edition, toggled),
    libraries: presets.flatMap((preset) => names.map((target) => ({ preset, target }))),
    complete: !options.preset && !options.target && !toggled && !printed && !shows(options),
  };
};

/** What everything that output/ holds is made by, where nothing else is asked for. */
const ELSEWHERE = ['spec', 'edition', 'out'];

/**
 * @param {any} options of the command line
 * @returns {Plan[]} one for each edition that is asked for
 * @throws {SpecError} when options do not fit together
 */
export const plansOf = (options) => {
  const isAlone = ELSEWHERE.some((key) => options[key] !== undefined) || prints(options);
  const first = planOf(options);
  if (isAlone || !first.out) return [first];
  return COMMITTED.filter(
    (edition) => !options.preset || committedPresets(edition).includes(options.preset),
  ).map((edition) => planOf({ ...options, edition }));
};
