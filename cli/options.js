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

/** `a, b` → the names, as an option's value, behind those of the same option before it */
export const listOf = (value, before = []) => [
  ...before,
  ...value
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean),
];

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
