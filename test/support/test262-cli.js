import { join } from 'node:path';
import { compare, loadExpectations, toExpectations } from './expectations.js';
import { describeLibrary, librarySource } from './libraries.js';
import { argumentsOf } from './work.js';
import { SUITES, TEST262_MISSING, findTest262, runTest262, suiteFiles } from './test262.js';

const USAGE = `node test/support/test262-cli.js LIBRARY [SUITE...] [--json | --expectations]
  LIBRARY         output/<edition>/<preset>.<target>.cjs
  SUITE           ${SUITES.join(', ')}; all without one
  --json          print the result of every scenario
  --expectations  print the failures as test/expectations/<edition>.<target>.json has them`;

process.on('unhandledRejection', () => {}); // the subject of many tests, and no failure of them

async function main() {
  const options = { json: { type: 'boolean' }, expectations: { type: 'boolean' } };
  const { values, positionals } = argumentsOf({ options, allowPositionals: true });
  const [file, ...suites] = positionals;
  if (!file) throw new Error(USAGE);
  const library = describeLibrary(file);
  const expectations = loadExpectations(library);
  const runs = await runSuites(library, suites.length > 0 ? suites : SUITES);
  if (values.json) return printJson(Object.fromEntries(runs));
  if (values.expectations) {
    return printJson(
      runs.flatMap(([suite, results]) => toExpectations(suite, results, expectations)),
    );
  }
  for (const [suite, results] of runs) {
    const problems = compare(suite, results, expectations);
    console.log(
      [`${suite}: ${results.length} scenarios, ${problems.length} problems`, ...problems].join(
        '\n  ',
      ),
    );
    if (problems.length > 0) process.exitCode = 1;
  }
}

async function runSuites(library, suites) {
  const root = findTest262();
  if (!root) throw new Error(TEST262_MISSING);
  const source = librarySource(library.file);
  const runs = [];
  for (const suite of suites) {
    const dir = join(root, suite);
    const files = suiteFiles(dir, library.edition);
    runs.push([suite, await runTest262({ dir, files, source })]);
  }
  return runs;
}

const printJson = (value) => console.log(JSON.stringify(value, null, 2));

try {
  await main();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
