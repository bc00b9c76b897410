import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { library, ROOT } from '../support/libraries.js';
import { mergedTable } from '../support/markdown-table.js';
import { expectedOf, scriptOf } from './script.js';
import { hosts } from './hosts.js';
import { tableOf } from './table.js';

/**
 * `npm run engines`: the programs of cases.cjs in every engine that is here, for each library; each
 * twice, by a queue of its own and by the jobs of the host. With --write, the table goes into the docs.
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

/** Whether all programs logged what they have to. */
const isGood = ({ broken, drained = [], jobs = [] }) =>
  !broken && drained.length === 0 && jobs.length === 0;

const run = async ({ only, write }) => {
  const folder = mkdtempSync(join(tmpdir(), 'fledgling-engines-'));
  const rows = [];
  try {
    const scripts = new Map();
    for (const one of FILES) {
      const file = join(folder, `${one.edition}.${one.name}.cjs`);
      writeFileSync(file, scriptOf(one.file, one.edition, await expectedOf(one.edition)));
      scripts.set(one, file);
    }
    for (const host of hosts().filter(({ name }) => !only || only.includes(name))) {
      const row = { name: host.name, version: await host.version(), results: [] };
      for (const one of FILES) {
        const result = host.targets.includes(one.target) && (await attempt(host, scripts.get(one)));
        row.results.push(result);
        if (result)
          console.log(
            `${row.name} ${row.version} ${one.edition} ${one.name}: ${isGood(result) ? 'all' : JSON.stringify(result)}`,
          );
        if (result && !isGood(result)) process.exitCode = 1;
      }
      rows.push(row);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  if (!write) return;
  const [head, body] = readFileSync(PAGE, 'utf8').split(/^(?=\| engine)/m);
  writeFileSync(PAGE, `${head}${mergedTable(body, tableOf(rows, FILES))}`);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const options = { only: { type: 'string', multiple: true }, write: { type: 'boolean' } };
  await run(parseArgs({ options }).values);
}
