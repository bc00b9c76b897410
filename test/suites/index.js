import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { format } from 'prettier';
import { ROOT } from '../support/libraries.js';
import { better, differences } from './compare.js';
import { fetchSuite } from './fetch.js';
import { SUITES } from './list.js';
import { runSuite } from './run.js';
import { SUBJECTS } from './subjects.js';
import { withTable, suitesTable } from './table.js';

/** `npm run suites`: suites of other projects with a library as the global Promise, beside the engine's. */

const PAGE = join(ROOT, 'docs', 'suites.md');

const commandLine = () =>
  new Command('suites')
    .description(
      "Runs suites of other projects with a library as the global Promise, beside the engine's",
    )
    .option('--only <name>', 'a suite; may be repeated', (value, names = []) => [...names, value])
    .option('--from <dir>', 'a folder with their repositories, in place of GitHub')
    .option(
      '--into <dir>',
      'where they are put; no part of the path may begin with a dot',
      join(tmpdir(), 'fledgling-suites'),
    )
    .option('--write', 'put the rows into docs/suites.md');

const passed = (results) => results.filter(({ outcome }) => outcome === 'passed').length;

/** Runs a suite; once more where a test fails without a known reason: some measure time. */
export async function attempt(suite, folder, { entry, name }) {
  const known = entry ? (suite.differences ?? {}) : {};
  const results = await runSuite(suite, folder, entry);
  if (!results.some((result) => result.outcome === 'failed' && !(result.name in known)))
    return results;
  console.log(`${suite.name}, ${name}: ${passed(results)} of ${results.length}; once more`);
  return better(results, await runSuite(suite, folder, entry));
}

/** What fails with a library alone, and is not explained. */
function unexplained(suite, native, results) {
  return differences(native, results).filter((name) => !(name in (suite.differences ?? {})));
}

async function rowOf(suite, options) {
  const folder = fetchSuite(suite, options);
  const row = { name: suite.name, version: suite.version, tests: 0, cells: {} };
  let native;
  for (const subject of SUBJECTS) {
    const lacks = subject.lacks(suite);
    if (lacks) {
      row.cells[subject.name] = { lacks };
      continue;
    }
    const results = await attempt(suite, folder, subject);
    native ??= results;
    row.cells[subject.name] = { passed: passed(results) };
    console.log(`${suite.name}, ${subject.name}: ${passed(results)} of ${results.length}`);
    for (const name of unexplained(suite, native, results)) {
      console.log(
        `  fails: ${name}\n${results.find((result) => result.name === name)?.message ?? ''}`,
      );
      process.exitCode = 1;
    }
  }
  row.tests = native.length;
  return row;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const command = commandLine().parse();
  const { only, write, ...options } = command.opts();
  const chosen = SUITES.filter(({ name }) => !only || only.includes(name));
  const known = SUITES.map(({ name }) => name).join(', ');
  if (chosen.length === 0) command.error(`there is no suite ${only.join(', ')}: ${known}`);
  const rows = [];
  for (const suite of chosen) {
    rows.push(await rowOf(suite, options));
  }
  console.log(`\nNode ${process.versions.node}\n\n${suitesTable(rows)}`);
  if (write) {
    const page = withTable(readFileSync(PAGE, 'utf8'), suitesTable(rows));
    writeFileSync(PAGE, await format(page, { parser: 'markdown', printWidth: 100 }));
  }
}
