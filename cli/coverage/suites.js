import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SpecError } from '../../spec/1-read/error.js';
import { withTools } from '../development.js';

/** Runs the conformance suites, each in a process of its own, which is part of the repository alone. */

const RUNNER = fileURLToPath(new URL('../../test/support/coverage-run.js', import.meta.url));
const TEST262 = new URL('../../test/support/test262.js', import.meta.url).href;

/** Names of the suites, and what they are called. */
export const SUITES = {
  '2016-06': 'test262 of 2016-06',
  head: 'test262, head',
  'promises-aplus-tests': 'Promises/A+',
  'promises-es6-tests': 'promises-es6-tests',
  own: "the project's own",
};

/** @throws {SpecError} where a suite is not there */
const checkSuites = async () => {
  if (!existsSync(RUNNER)) {
    throw new SpecError('the suites are not here', { expected: 'the repository' });
  }
  const { findTest262 } = await withTools(() => import(TEST262));
  if (!findTest262())
    throw new SpecError('test262 is not here', { expected: 'npm run test262:fetch' });
};

const output = (args, signal) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], signal });
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0
        ? resolve(Buffer.concat(chunks).toString())
        : reject(new SpecError(`${args.at(-2)} did not run to its end (exit code ${code})`)),
    );
  });

/**
 * @param {string} file the library
 * @param {import('./points.js').Point[]} points
 * @returns {Promise<Record<string, Record<string, string[]>>>} by suite: for each test the keys that
 *   it reached
 * @throws {SpecError} where a suite is not there, or ends before its time
 */
export const runSuites = async (file, points) => {
  await checkSuites();
  const others = new AbortController();
  const temp = mkdtempSync(join(tmpdir(), 'fledgling-coverage-'));
  try {
    const input = join(temp, 'points.json');
    writeFileSync(input, JSON.stringify({ file, points }));
    const runs = Object.keys(SUITES).map(async (suite) => [
      suite,
      JSON.parse(await output([RUNNER, suite, input], others.signal)),
    ]);
    return Object.fromEntries(await Promise.all(runs));
  } finally {
    others.abort(); // where one has failed
    rmSync(temp, { recursive: true, force: true });
  }
};
