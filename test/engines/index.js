import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { library, ROOT } from '../support/libraries.js';
import { mergedTable } from '../support/markdown-table.js';
import { expectedOf, scriptOf } from './script.js';
import { hosts } from './hosts.js';
import { tableOf } from './table.js';

/**
 * `npm run engines`: the programs of cases.cjs in every engine that is here, for each library; each
 * twice, by a queue of its own and by the jobs of the host.
 */

const PAGE = join(ROOT, 'docs', 'engines.md');

const FILES = [
  ['es2015', 'faithful'],
  ['es2015', 'fast'],
  ['es2025', 'fast'],
].flatMap(([edition, preset]) =>
  ['es2022', 'es5'].map((target) => library(edition, preset, target)),
);

const attempt = async (host, file) => {
  try {
    const line = (await host.run(file)).split('\n').find((text) => text.startsWith('RESULT '));
    if (!line) throw new Error('it ended without a result');
    return JSON.parse(line.slice('RESULT '.length));
  } catch (error) {
    return {
      broken: String(error.stderr || error.message)
        .trim()
        .split('\n')
        .slice(0, 3)
        .join(' '),
    };
  }
};

const collected = (value, names = []) => [...names, value];

/** Whether all programs logged what they have to. */
const isGood = ({ broken, drained = [], jobs = [] }) =>
  !broken && drained.length === 0 && jobs.length === 0;

const run = async ({ only, write }) => {
  const folder = mkdtempSync(join(tmpdir(), 'fledgling-engines-'));
  const rows = [];
  try {
    const scripts = new Map();
    for (const library of FILES) {
      const file = join(folder, `${library.edition}.${library.name}.cjs`);
      writeFileSync(
        file,
        scriptOf(library.file, library.edition, await expectedOf(library.edition)),
      );
      scripts.set(library, file);
    }
    for (const host of hosts().filter(({ name }) => !only || only.includes(name))) {
      const row = { name: host.name, version: await host.version(), results: [] };
      for (const library of FILES) {
        const result =
          host.targets.includes(library.target) && (await attempt(host, scripts.get(library)));
        row.results.push(result);
        if (result)
          console.log(
            `${row.name} ${row.version} ${library.edition} ${library.name}: ${isGood(result) ? 'all' : JSON.stringify(result)}`,
          );
        if (result && !isGood(result)) process.exitCode = 1;
      }
      rows.push(row);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  if (rows.length === 0) throw new Error(`no engine of this name: ${only}`);
  if (!write) return;
  const [head, body] = readFileSync(PAGE, 'utf8').split(/^(?=\| engine)/m);
  writeFileSync(PAGE, `${head}${mergedTable(body, tableOf(rows, FILES))}`);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const command = new Command('engines')
    .description('Runs random programs in every engine that is here, for each library')
    .option('--only <name>', 'an engine, such as Hermes; may be repeated', collected)
    .option('--write', 'put the table into docs/engines.md');
  await run(command.parse().opts());
}
