import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import test from 'ava';
import { compare, loadExpectations } from '../support/expectations.js';
import { SWEEPS, swept } from '../support/extent.js';
import { LIBRARIES, librarySource } from '../support/libraries.js';
import { runJson } from '../support/spawn.js';
import { SUITES, TEST262_MISSING, findTest262, suiteFiles } from '../support/test262.js';
import { runHarness } from '../support/test262-harness.js';

const CLI = fileURLToPath(new URL('../support/test262-cli.js', import.meta.url));
const root = findTest262();
const all = process.env.TEST262_HARNESS === 'all';

const RUNS = LIBRARIES.flatMap((library) => SUITES.map((suite) => ({ suite, library })));

const NEWEST = SUITES.at(-1);

/** The older suite is run on the library that passes and target change most. */
const stands = ({ suite, library }) => suite === NEWEST || library.name === 'fast.es5';

if (root) {
  for (const { suite, library } of swept(RUNS, stands)) testSuite(suite, library);
  // test262-harness takes a process for each scenario: without `all`, one suite on one library.
  for (const library of all ? LIBRARIES : LIBRARIES.slice(0, SWEEPS ? 1 : 0)) {
    SUITES.slice(0, all ? SUITES.length : 1).forEach((suite) => testAgreement(suite, library));
  }
} else if (process.env.REQUIRE_TEST262 === '1') {
  test('test262 is here', (t) => t.fail(TEST262_MISSING));
} else {
  test.skip(TEST262_MISSING, () => {});
}

function testSuite(suite, library) {
  test(`${suite} on ${library.name}`, async (t) => {
    const started = Date.now();
    const { results, files } = await runInProcess(suite, library);
    const problems = compare(suite, results, loadExpectations(library));
    t.deepEqual([...new Set(results.map(({ file }) => file))], files, 'every file was run');
    t.deepEqual(problems.slice(0, 40), [], `${problems.length} problems`);
    const failures = results.filter(({ pass }) => !pass).length;
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    t.log(`${files.length} files, ${results.length} scenarios, ${failures} listed, ${seconds} s`);
  });
}

function testAgreement(suite, library) {
  test(`test262-harness agrees on ${suite} on ${library.name}`, async (t) => {
    const { results, files } = await runInProcess(suite, library);
    const source = librarySource(library.file);
    const theirs = await runHarness({ dir: join(root, suite), files, source });
    t.deepEqual(verdicts(results), verdicts(theirs));
    t.log(`${files.length} files, ${theirs.length} scenarios`);
  });
}

/** The files of a suite, and their results from the runner that uses one process for all. */
async function runInProcess(suite, library) {
  const files = suiteFiles(join(root, suite), library.edition);
  const { [suite]: results } = await runJson([CLI, library.file, suite, '--json']);
  return { files, results };
}

const verdicts = (results) =>
  results.map(({ file, scenario, pass }) => `${file} (${scenario}): ${pass}`).sort();
