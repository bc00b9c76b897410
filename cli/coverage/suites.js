import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SpecError } from '../../spec/1-read/error.js';

/** Runs the conformance suites, each in a process of its own, which is part of the repository alone. */

const RUNNER = fileURLToPath(new URL('../../test/support/coverage-run.js', import.meta.url));

/** Names of the suites, and what they are called. */
export const SUITES = {
  '2016-06': 'test262 of 2016-06',
  head: 'test262, head',
  'promises-aplus-tests': 'Promises/A+',
  'promises-es6-tests': 'promises-es6-tests',
  own: "the project's own",
};

const output = (args) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
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
  if (!existsSync(RUNNER)) {
    throw new SpecError('the suites are not here', { expected: 'the repository' });
  }
  const temp = mkdtempSync(join(tmpdir(), 'fledgling-coverage-'));
  try {
    const input = join(temp, 'points.json');
    writeFileSync(input, JSON.stringify({ file, points }));
    const runs = Object.keys(SUITES).map(async (suite) => [
      suite,
      JSON.parse(await output([RUNNER, suite, input])),
    ]);
    return Object.fromEntries(await Promise.all(runs));
  } finally {
    rmSync(temp, { recursive: true, force: true });
  }
};
