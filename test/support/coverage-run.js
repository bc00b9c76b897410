import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import vm from 'node:vm';
import coverage from './coverage.cjs';
import { GAPS } from './coverage-gaps.js';
import { describeLibrary } from './libraries.js';
import { MOCHA_SUITES, runMochaSuite } from './mocha-suites.js';
import { findTest262, runTest262, SUITES, suiteFiles, TEST262_MISSING } from './test262.js';

/**
 * Runs one suite on a library and prints which points each test reached:
 *   node coverage-run.js SUITE POINTS
 * SUITE is a snapshot of test262, a mocha based suite, or `own`; POINTS a file that
 * `fledgling coverage` wrote: `{ file, points }`.
 */

const PRELOAD = fileURLToPath(new URL('coverage.cjs', import.meta.url));
const SCRIPT = 'fledgling-coverage.js';

const BEFORE = '(function (global) {\nvar exports = {};\n(function (exports) {\n';
const AFTER = `
}(exports));
Object.defineProperty(global, 'Promise', {
  value: exports.Promise, writable: true, enumerable: false, configurable: true
});
}(Function('return this')()));`;

process.on('unhandledRejection', () => {}); // the subject of many tests, and no failure of them

async function test262(suite, { file, points }) {
  const root = findTest262();
  if (!root) throw new Error(TEST262_MISSING);
  const dir = join(root, suite);
  const source = readFileSync(file, 'utf8');
  const recorder = new coverage.Recorder(points, SCRIPT, BEFORE.length);
  const install = new vm.Script(BEFORE + source + AFTER, { filename: SCRIPT });
  const files = suiteFiles(dir, describeLibrary(file).edition);
  await runTest262({ dir, files, source, install, onEnd: (test) => recorder.take(test) });
  return recorder.result;
}

async function mocha(suite, { file }, pointsFile) {
  const temp = mkdtempSync(join(tmpdir(), 'coverage-'));
  const result = join(temp, 'result.json');
  const env = { COVERAGE_POINTS: pointsFile, COVERAGE_RESULT: result };
  try {
    Object.assign(process.env, env, { NODE_OPTIONS: `--require ${PRELOAD}` });
    await runMochaSuite(suite, file);
    return JSON.parse(readFileSync(result, 'utf8'));
  } finally {
    rmSync(temp, { recursive: true, force: true });
  }
}

async function ownTests({ file, points }) {
  const recorder = new coverage.Recorder(points, basename(file));
  const { Promise: Library } = createRequire(import.meta.url)(file);
  for (const { name, run } of GAPS) {
    await run(Library);
    recorder.take(name);
  }
  return recorder.result;
}

const [suite, pointsFile] = process.argv.slice(2);
const points = JSON.parse(readFileSync(pointsFile, 'utf8'));
const run = () => {
  if (SUITES.includes(suite)) return test262(suite, points);
  return suite in MOCHA_SUITES ? mocha(suite, points, pointsFile) : ownTests(points);
};
const tests = await run();
process.stdout.write(JSON.stringify(tests), () => process.exit(0));
