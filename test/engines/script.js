import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** The file that an engine runs, which needs nothing but the engine. */

const beside = (name) => fileURLToPath(new URL(name, import.meta.url));
const [CASES, RUNNER, NATIVE] = ['cases.cjs', 'runner.cjs', 'native.cjs'].map(beside);

/** What programs may use beside ES2015. */
const NAMES = { es2015: [], es2025: ['finally', 'allSettled', 'any'] };

/**
 * The logs of the promises of the engine that runs this.
 * @param {string} edition
 * @returns {Promise<string[]>} a line for each program
 */
export const expectedOf = async (edition) => {
  const args = [NATIVE, ...NAMES[edition]];
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
    'var library = {};',
    `(function (exports) {${readFileSync(file, 'utf8')}\n})(library);`,
    `var names = ${JSON.stringify(NAMES[edition])};`,
    `var expected = ${JSON.stringify(expected)};`,
    readFileSync(CASES, 'utf8'),
    readFileSync(RUNNER, 'utf8'),
  ].join('\n');
