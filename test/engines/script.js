import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beside, libraryScript, textOf } from './library.js';

/** The file that an engine runs, which needs nothing but the engine. */

/** What programs may use beside ES2015. */
const NAMES = { es2015: [], es2025: ['finally', 'allSettled', 'any'] };

/**
 * The logs of the promises of the engine that runs this.
 * @param {string} edition
 * @returns {Promise<string[]>} a line for each program
 */
export const expectedOf = async (edition) => {
  const args = [beside('native.cjs'), ...NAMES[edition]];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 1 << 26 });
  return JSON.parse(stdout);
};

/**
 * @param {string} file of the library
 * @param {string} edition
 * @param {string[]} expected
 * @returns {string}
 */
export const scriptOf = (file, edition, expected) =>
  [
    ...libraryScript(file),
    `var names = ${JSON.stringify(NAMES[edition])};`,
    `var expected = ${JSON.stringify(expected)};`,
    ...['cases.cjs', 'runner.cjs'].map(textOf),
  ].join('\n');
