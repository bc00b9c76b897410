import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { InvalidArgumentError, Option } from 'commander';
import { didYouMean } from '../spec/1-read/nearest.js';
import { SpecError } from '../spec/1-read/error.js';

/** What commands share: where things are, values of options, wrong usage. */

/** The root of the generator. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
export const DOCUMENTS = join(ROOT, 'spec', 'documents');
/** The folder of the library's package. */
export const PACKAGE = join(ROOT, 'output');
export const EMBEDDED = join(DOCUMENTS, 'es2015.html');

/** @param {string} edition @returns {string} where its libraries lie */
export const outputOf = (edition) => join(PACKAGE, edition);

/** @param {string} path @returns {string} with slashes */
export const posix = (path) => path.split(sep).join('/');

/** @param {string} file @returns {string} as short as it can be said from here */
export const displayed = (file) => {
  const path = relative(process.cwd(), file);
  return path.startsWith('..') ? file : posix(path) || '.';
};

/**
 * An option whose value is one of a few names.
 * @param {string} flags
 * @param {string} description
 * @param {string[]} known
 */
export const choiceOption = (flags, description, known) =>
  new Option(flags, description).argParser((value) => {
    if (known.includes(value)) return value;
    throw new InvalidArgumentError(
      `There are ${known.join(', ')}${didYouMean(value, known) || '.'}`,
    );
  });

/** The file, as an option's value, behind those of the same option before it */
export const filesOf = (file, before = []) => [...before, file];

/** `a, b` → the names, as an option's value, behind those of the same option before it */
export const listOf = (value, before = []) => [
  ...before,
  ...value
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean),
];

/** Options whose values add up: they may be given again, and names may be none at all. */
const isList = (parseArg) => parseArg === listOf || parseArg === filesOf;

const refuseEmpty = (value) => {
  if (value === '') throw new InvalidArgumentError('It is empty.');
  return value;
};

const checkOption = (command, option) => {
  const { parseArg = (value) => value } = option;
  const name = option.attributeName();
  option.argParser((value, before) => {
    if (parseArg !== listOf) refuseEmpty(value);
    const isAgain = command.getOptionValueSource(name) === 'cli';
    if (isAgain && !isList(parseArg))
      throw new InvalidArgumentError(`It takes one value, and has ${before}.`);
    return parseArg(value, before);
  });
};

/**
 * Refuses what would be taken in silence: an empty value, which as a path is the current folder, and a
 * second value where the last would win.
 * @param {import('commander').Command} command whose options and arguments are all there
 */
export const checkValues = (command) => {
  for (const option of command.options.filter(({ required }) => required))
    checkOption(command, option);
  for (const argument of command.registeredArguments) {
    const collect = argument.variadic ? filesOf : (value) => value;
    argument.argParser((value, before) => collect(refuseEmpty(value), before));
  }
};

/**
 * Runs what looks at options only: what it complains about is wrong usage.
 * @template T
 * @param {import('commander').Command} command
 * @param {() => T} look
 * @returns {T}
 */
export const checkUsage = (command, look) => {
  try {
    return look();
  } catch (error) {
    if (!(error instanceof SpecError)) throw error;
    return command.error(`error: ${error.message}`);
  }
};
