import { join } from 'node:path';
import { loadExpectations } from '../support/expectations.js';
import { librarySource } from '../support/libraries.js';
import { installScript } from '../support/test262-realm.js';
import {
  findTest262,
  scenariosOf,
  suiteFiles,
  TEST262_MISSING,
  verdict,
} from '../support/test262.js';
import { textOf } from './library.js';
import { printed, resultOf, wordsOf } from './result.js';

/** The tests of test262's Promise folder, of the time of each edition. */

const SNAPSHOTS = { es2015: '2016-06', es2025: 'head' };

/**
 * What a realm is given in the place of its Promise. A host without jobs has a global queue, which meets
 * no setter of Array.prototype.
 */
const INSTALLED = 'exports.create({ rejections: "none" })';
const INSTALLED_WITH_QUEUE = `exports.create({
  rejections: "none",
  scheduler: function (job) {
    Object.defineProperty(global.handedOver, global.handedOver.length, { value: job });
  }
})`;

const scenariosIn = async (root, edition, isChosen) => {
  const dir = join(root, SNAPSHOTS[edition]);
  const files = suiteFiles(dir, edition).filter(isChosen);
  const scenarios = [];
  for await (const test of scenariosOf({ dir, files })) scenarios.push(test);
  return scenarios;
};

/** A script that runs all tests, each in a realm. */
const scriptOfAll = (source, scenarios) => {
  const harness = new Map();
  const tests = scenarios.map(({ contents, insertionIndex }) => {
    const text = contents.slice(0, Math.max(insertionIndex, 0));
    if (!harness.has(text)) harness.set(text, harness.size);
    return [harness.get(text), contents.slice(text.length)];
  });
  return [
    `var library = ${JSON.stringify(installScript(source, INSTALLED))};`,
    `var harness = ${JSON.stringify([...harness.keys()])};`,
    `var tests = ${JSON.stringify(tests)};`,
    ...['turns.cjs', 'realms.cjs', 'test262.cjs'].map(textOf),
  ].join('\n');
};

/** A script that is one test. */
const scriptOfOne = ({ hasJobs, wrap = (text) => text }, source, { scenario, contents }) =>
  wrap(
    [
      scenario === 'strict mode' ? '"use strict";' : '',
      hasJobs ? '' : 'var handedOver = [];',
      installScript(source, hasJobs ? INSTALLED : INSTALLED_WITH_QUEUE),
      contents,
      hasJobs
        ? ''
        : ';for (handedOver.at = 0; handedOver[handedOver.at]; ) handedOver[handedOver.at++]();',
    ].join('\n'),
  );

const runOne = async (host, source, test) => {
  try {
    const output = await printed(host, scriptOfOne(host, source, test));
    return { lines: output.split('\n').filter(Boolean), errors: [] };
  } catch (error) {
    return { lines: [], errors: [wordsOf(error)] };
  }
};

const runEach = async (host, source, scenarios) => {
  const results = [];
  for (const test of scenarios) results.push(await runOne(host, source, test));
  return results;
};

/** Realms that one process makes: old engines let go of none. */
const REALMS = 200;

const runInRealms = async (host, source, scenarios) => {
  const results = [];
  for (let at = 0; at < scenarios.length; at += REALMS) {
    const some = scenarios.slice(at, at + REALMS);
    const result = await resultOf(host, scriptOfAll(source, some));
    if (result.broken) return result;
    results.push(...result);
  }
  return results;
};

const runAll = (host, ...suite) => (host.hasRealms ? runInRealms : runEach)(host, ...suite);

/** How the tests went that this Node passes, and those that it does not. */
const judged = (results, scenarios, expectations) => {
  const isListed = ({ file, scenario }) =>
    expectations.some(
      (entry) => entry.test === file && [undefined, scenario].includes(entry.scenario),
    );
  const verdicts = scenarios.map(({ file, scenario, attrs }, at) => {
    const { errors, lines } = results[at] ?? { errors: ['it did not run'], lines: [] };
    return { file, scenario, message: verdict(attrs, errors, lines) };
  });
  const failures = verdicts
    .filter(({ message }) => message !== '')
    .filter((failure) => !isListed(failure));
  const listed = verdicts.filter(isListed).length;
  return { passed: verdicts.length - listed - failures.length, listed, failures };
};

/**
 * @param {{ edition: string }[]} libraries
 * @param {(file: string) => boolean} [isChosen] whether a test is run; all are without it
 * @returns {Promise<import('./suites.js').Suite>}
 * @throws {Error} where the tests are not here
 */
export const test262 = async (libraries, isChosen = () => true) => {
  const root = findTest262();
  if (!root) throw new Error(TEST262_MISSING);
  const scenarios = {};
  for (const { edition } of libraries)
    scenarios[edition] ??= await scenariosIn(root, edition, isChosen);
  return {
    takes: ({ preset }) => preset === 'fast', // thousands of realms for each library
    run: async (host, library) => {
      const tests = scenarios[library.edition];
      const results = await runAll(host, librarySource(library.file), tests);
      if (results.broken) return results;
      const suite = SNAPSHOTS[library.edition];
      const expectations = loadExpectations(library).filter((entry) => entry.suite === suite);
      return judged(results, tests, expectations);
    },
    failures: ({ failures }) =>
      failures.map(({ file, scenario, message }) => ({ test: `${file} (${scenario})`, message })),
    cell: ({ passed }) => `${passed}`,
  };
};
