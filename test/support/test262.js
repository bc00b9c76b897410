import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import vm from 'node:vm';
import Test262Stream from 'test262-stream';
import { ROOT } from './libraries.js';
import preprocessor from './test262-preprocessor.cjs';
import { createRealm, installScript } from './test262-realm.js';

/** Snapshots of test262: the one of the ES2015/ES2016 era, and a recent one. */
export const SUITES = ['2016-06', 'head'];

/** The line to print where test262 is missing. */
export const TEST262_MISSING =
  'test262 was skipped: it is not here; `npm run test262:fetch` gets it';

/** The folder of the tests in a snapshot; the names of tests are relative to it. */
export const TESTS = 'test/built-ins/Promise';

// Folders with tests of what editions after ES2015 added, and the edition that did.
const LATER = [
  { under: 'prototype/finally', since: 2018 },
  { under: 'allSettled', since: 2020 },
  { under: 'any', since: 2021 },
  { under: 'withResolvers', since: 2024 },
  { under: 'try', since: 2025 },
  { under: 'allKeyed', since: Infinity },
  { under: 'allSettledKeyed', since: Infinity },
];

/**
 * The folder that holds the snapshots: `TEST262_DIR` if it is set, else one of the usual places;
 * undefined where test262 is not there.
 *
 * @returns {string | undefined}
 */
export function findTest262() {
  const { TEST262_DIR } = process.env;
  return (TEST262_DIR ? [TEST262_DIR] : ['../shared/test262', 'test/.test262'])
    .map((place) => resolve(ROOT, place))
    .find((place) => SUITES.every((suite) => existsSync(join(place, suite, 'harness'))));
}

/**
 * The test files of a snapshot that an edition has to pass.
 *
 * @param {string} dir the snapshot's folder
 * @param {string} edition `es2015`
 * @returns {string[]}
 */
export function suiteFiles(dir, edition) {
  const year = Number(edition.slice(2));
  const later = LATER.filter(({ since }) => since > year).map(({ under }) => `${under}/`);
  return readdirSync(join(dir, TESTS), { recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.js') && !later.some((folder) => file.startsWith(folder)))
    .sort();
}

/**
 * Tests as they are to be run, each with its harness, in each mode that it asks for.
 *
 * @param {{ dir: string, files: string[] }} suite the snapshot's folder, and the tests in it
 */
export async function* scenariosOf({ dir, files }) {
  const paths = files.map((file) => `${TESTS}/${file}`);
  for await (const test of new Test262Stream(dir, { paths })) {
    preprocessor.markAsync(test, dir);
    yield Object.assign(test, { file: test.file.replaceAll('\\', '/').slice(TESTS.length + 1) });
  }
}

/**
 * Runs tests on a library, each scenario in a fresh realm of this process.
 *
 * @param {object} options
 * @param {string} options.dir the snapshot's folder
 * @param {string[]} options.files the tests in it
 * @param {string} options.source the library's text
 * @param {number} [options.timeout] how long (ms) an async test may take
 * @param {vm.Script} [options.install] puts the library in its place; it is made of the source
 * @param {(file: string) => void} [options.onEnd] is told of each scenario that has ended, before
 *   the next one begins; without it they run side by side
 * @returns {Promise<{ file: string, scenario: string, pass: boolean, message: string }[]>}
 */
export async function runTest262({ dir, files, source, timeout = 60_000, onEnd, ...runOptions }) {
  const install =
    runOptions.install ?? new vm.Script(installScript(source), { filename: 'library' });
  const runs = [];
  for await (const test of scenariosOf({ dir, files })) {
    const run = runScenario(install, test, timeout);
    runs.push(run);
    if (onEnd) onEnd((await run).file);
    await turn(); // lets the jobs run, so that what has ended is free to be collected
  }
  return (await Promise.all(runs)).sort(byFile);
}

async function runScenario(install, test, timeout) {
  const { file, scenario, attrs, contents } = test;
  const errors = [];
  const lines = [];
  let wake;
  const woken = new Promise((resolve) => (wake = resolve));
  const host = {
    print: (line) => wake(lines.push(String(line))),
    report: (error) => wake(errors.push(describe(error))),
  };
  try {
    createRealm(install, host).evalScript(contents, { filename: file, timeout });
  } catch (error) {
    host.report(error);
  }
  if (attrs.flags.async) {
    const timer = setTimeout(wake, timeout);
    await woken;
    clearTimeout(timer);
  }
  await turn(); // what follows the verdict counts, too: a second one, or an error in a job
  const message = verdict(attrs, errors, lines);
  return { file, scenario, pass: message === '', message };
}

/**
 * @param {{ flags: Record<string, boolean>, negative?: any }} attrs of a test
 * @param {string[]} errors that it threw
 * @param {string[]} lines that it printed
 * @returns {string} why it failed, or the empty string
 */
export function verdict({ flags, negative }, errors, lines) {
  if (negative) {
    const type = negative.type ?? negative;
    return errors.some((error) => error.startsWith(type)) ? '' : `expected a ${type}`;
  }
  if (errors.length > 0) return errors.join('; ');
  if (!flags.async) return '';
  const complaint = lines.find((line) => line !== 'Test262:AsyncTestComplete');
  if (complaint !== undefined) return complaint;
  return lines.length === 1 ? '' : `$DONE was called ${lines.length} times`;
}

function describe(error) {
  try {
    return error?.name ? `${error.name}: ${error.message}` : String(error);
  } catch {
    return 'an error that cannot be shown';
  }
}

function byFile(a, b) {
  return a.file === b.file ? (a.scenario < b.scenario ? -1 : 1) : a.file < b.file ? -1 : 1;
}
