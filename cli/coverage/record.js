import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '../ledger.js';

/** What a run of the suites found, kept beside the libraries for those who do not run them. */

export { digestOf };

export const COVERAGE = 'coverage.json';

/**
 * @param {string} out the folder of the libraries
 * @param {string} library the one that the suites ran on
 * @param {string} code its text
 * @param {ReturnType<typeof import('./summary.js').figuresOf>} figures
 * @param {import('./summary.js').Row[]} rows
 */
export const writeRecord = (out, library, code, figures, rows) => {
  const steps = Object.fromEntries(
    rows.filter(({ tests }) => tests).map(({ key, tests, reason }) => [key, reason ?? tests]),
  );
  const record = { library, sha256: digestOf(code), figures, steps };
  writeFileSync(join(out, COVERAGE), `${JSON.stringify(record, null, 1)}\n`);
};

/**
 * @param {string} out the folder of the libraries
 * @returns {{record: any, isCurrent: boolean}} what was kept, and whether it is of the library as it
 *   lies there: counts of an older one would be of other steps
 */
export const lastRecord = (out) => {
  const record = JSON.parse(readFileSync(join(out, COVERAGE), 'utf8'));
  const code = readFileSync(join(out, record.library), 'utf8');
  return { record, isCurrent: digestOf(code) === record.sha256 };
};

/** @param {string} out @returns {any} the record, where there is one of the library as it lies there */
export const readRecord = (out) => {
  if (!existsSync(join(out, COVERAGE))) return undefined;
  const { record, isCurrent } = lastRecord(out);
  return isCurrent ? record : undefined;
};
