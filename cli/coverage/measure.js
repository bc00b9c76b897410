import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SpecError } from '../../spec/1-read/error.js';
import { COMMITTED } from '../editions.js';
import { Audit } from '../explain/audit.js';
import { displayed, posix } from '../options.js';
import { withPoints } from './points.js';
import { writeNames } from './reached.js';
import { COVERAGE, writeRecord } from './record.js';
import { runSuites } from './suites.js';
import { figuresOf, problemsOf, rowsOf } from './summary.js';
import { tableText } from './table.js';

/**
 * Runs the suites on the faithful library, where a step is code; V8 counts that code's blocks, and
 * the ledger says whose they are. A statement behind a call that throws counts as reached, since V8
 * begins no block there.
 */

const LIBRARY = { preset: 'faithful', target: 'es2022' };

const reasonsOf = (edition) => {
  const file = new URL(`../../test/expectations/${edition}.coverage.json`, import.meta.url);
  const path = fileURLToPath(file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
};

/** The library that the suites load: the one that lies in output/, or for editions on demand its like. */
const fileOf = ({ edition, out }, code, write) => {
  const name = `${LIBRARY.preset}.${LIBRARY.target}.cjs`;
  const file = `${out}/${name}`;
  if (existsSync(file) && readFileSync(file, 'utf8') === code) return file;
  if (COMMITTED.includes(edition) || write) {
    const problem = `${displayed(file)} is not what the document gives`;
    throw new SpecError(problem, { expected: 'npm run generate' });
  }
  const copy = join(mkdtempSync(join(tmpdir(), 'fledgling-coverage-')), edition, name);
  mkdirSync(dirname(copy));
  writeFileSync(copy, code);
  return copy;
};

/** @param {any} options of the command line */
export const measure = async ({ json, missing, write, edition }) => {
  const audit = new Audit({ edition });
  const source = posix(relative(audit.out, audit.file));
  const options = { ...LIBRARY, edition: audit.edition, source };
  const { code, points, ledger } = withPoints(audit.document, options);
  const file = fileOf(audit, code, write);
  const reasons = reasonsOf(audit.edition);
  const reached = await runSuites(file, points);
  const rows = rowsOf(audit.entries, ledger, points, reached, reasons ?? {});
  // where no reasons are kept, none is missing
  const problems = reasons ? problemsOf(rows, reasons) : [];
  const figures = figuresOf(rows, reached);
  if (write) {
    writeRecord(audit.out, basename(file), code, figures, rows);
    writeNames(audit.edition, rows);
    console.error(`${displayed(`${audit.out}/${COVERAGE}`)} is written`);
  }
  const shown = missing ? rows.filter(({ total }) => total === 0) : rows;
  if (json) console.log(JSON.stringify({ figures, problems, steps: shown }, null, 2));
  else console.log(tableText(shown, figures, problems));
  if (problems.length > 0) process.exitCode = 1;
};
