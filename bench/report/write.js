import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { resultsDocument } from './document.js';
import { plots } from './plot.js';
import { proposalTables } from './proposal.js';
import { worthTables } from './worth.js';
import { grouped, plainCells, plainTable } from './table.js';

const BENCH = fileURLToPath(new URL('..', import.meta.url));

const writeAll = (folder, files) => {
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of files) writeFileSync(join(folder, name), content);
};

/** As the lint of the project wants every document. */
const formatted = async (document) =>
  format(document, { ...(await resolveConfig(import.meta.filename)), parser: 'markdown' });

/** All tables, for the terminal. */
export const tables = (results) =>
  [
    ...worthTables(results).map(([kind, cells]) => [`without a pass · ${kind}`, plainCells(cells)]),
    ...grouped(results).map(([title, rows]) => [title, plainTable(rows)]),
    ...proposalTables(results).map(([title, cells]) => [title, plainCells(cells)]),
  ]
    .map(([title, table]) => `${title}\n\n${table}\n`)
    .join('\n');

/**
 * Writes what a run found: JSON, a table and plots; with `--write`, the document too.
 *
 * @param {object} run
 * @param {import('../run/options.js').Options} options
 * @returns {Promise<string>} the folder
 */
export const writeRun = async (run, { out, write }) => {
  const folder = out ?? join(BENCH, 'results');
  const drawn = await plots(run.results);
  writeAll(folder, [
    ['results.json', `${JSON.stringify(run, null, 1)}\n`],
    ['table.txt', tables(run.results)],
  ]);
  writeAll(join(folder, 'plots'), drawn);
  if (write) {
    rmSync(join(BENCH, 'plots'), { recursive: true, force: true });
    writeAll(join(BENCH, 'plots'), drawn);
    writeAll(BENCH, [['RESULTS.md', await formatted(resultsDocument(run, [...drawn.keys()]))]]);
  }
  return folder;
};
