import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { resultsDocument, speedSentence, worthDocument } from './document.js';
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
export const formatted = async (document) =>
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
    writeFileSync(join(BENCH, 'results.json'), resultsText(run));
    await writePage(run, drawn);
  }
  return folder;
};

/** A line for each row, so that a difference can be read. */
const resultsText = ({ results, ...run }) =>
  `${JSON.stringify(run, null, 1).slice(0, -2)},\n "results": [\n${results
    .map((result) => `  ${JSON.stringify(result)}`)
    .join(',\n')}\n ]\n}\n`;

const MOST_PLOTS = 6;

/** Time of the two workloads: an engine of today's, and two of yesterday's. */
const SHOWN =
  /^node-(?:24|8\.6\.0|5\.1\.0|this)-(?:doxbee-sequential|madeup-parallel)-timers-\d+-requests-time\.svg$/;

const PERFORMANCE = join(BENCH, '../docs/performance.md');

/** The lines between which docs/performance.md is written. */
const MARKS = ['<!-- Written by `npm run bench:page`: -->', '<!-- to here. -->'];

/**
 * @param {string} text of docs/performance.md
 * @param {string} content what is to stand between its two marks
 * @throws {Error} where it has no marks
 */
export const filled = (text, content) => {
  const [begin, end] = MARKS.map((mark) => text.indexOf(mark));
  if (begin < 0 || end < begin) throw new Error(`no ${MARKS.join(' … ')} in ${PERFORMANCE}`);
  return `${text.slice(0, begin + MARKS[0].length)}\n\n${content}\n\n${text.slice(end)}`;
};

const README = join(BENCH, '../README.md');

/**
 * @param {string} text of README.md
 * @param {string} sentence the first of its section on speed
 */
export const withSpeed = (text, sentence) =>
  text.replace(/(?<=^## Speed\n\n)[^]*?`npm run bench`\./m, () => sentence);

/**
 * RESULTS.md and its plots, the table of docs/performance.md and the figures of README.md, from what
 * was measured.
 * @param {object} run
 * @param {Map<string, string>} [drawn] plots by file name
 */
export const writePage = async (run, drawn) => {
  const all = drawn ?? (await plots(run.results.filter(({ study }) => !study)));
  const shown = new Map([...all].filter(([name]) => SHOWN.test(name)).slice(0, MOST_PLOTS));
  rmSync(join(BENCH, 'plots'), { recursive: true, force: true });
  writeAll(join(BENCH, 'plots'), shown);
  writeAll(BENCH, [['RESULTS.md', await formatted(resultsDocument(run, [...shown.keys()]))]]);
  const speed = speedSentence(run);
  if (speed) {
    writeFileSync(README, await formatted(withSpeed(readFileSync(README, 'utf8'), speed)));
  }
  const worth = worthDocument(run);
  if (worth) {
    const text = filled(readFileSync(PERFORMANCE, 'utf8'), worth);
    writeFileSync(PERFORMANCE, await formatted(text));
  }
};

/** `npm run bench:page`: the page of the last results, without measuring. */
if (process.argv[1] === import.meta.filename) {
  await writePage(JSON.parse(readFileSync(join(BENCH, 'results.json'), 'utf8')));
}
