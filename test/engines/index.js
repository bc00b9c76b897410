import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { library, ROOT } from '../support/libraries.js';
import { mergedTable } from '../support/markdown-table.js';
import { logFile, work, WORK_OPTIONS, WORK_USAGE } from '../support/work.js';
import { expectedOf, scriptOf } from './script.js';
import { hosts } from './hosts.js';
import { tableOf } from './table.js';

/**
 * `npm run engines`: the programs of cases.cjs in every engine that is here, for each library; each
 * twice, by a queue of its own and by the jobs of the host.
 */

const USAGE = `npm run engines -- [options]
  Runs random programs in every engine that is here, for each library.

  --only <name>    an engine, such as Hermes; may be repeated
  --write          puts the table into docs/engines.md
${WORK_USAGE}`;

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

/** Each library as a script, in a folder. */
const writeScripts = async (folder) => {
  for (const library of FILES) {
    const expected = await expectedOf(library.edition);
    writeFileSync(fileIn(folder, library), scriptOf(library.file, library.edition, expected));
  }
};

const fileIn = (folder, { edition, name }) => join(folder, `${edition}.${name}.cjs`);

/** An engine of one version, and each library that it reads. */
const itemsOf = async (host) => {
  const version = await host.version();
  return FILES.filter(({ target }) => host.targets.includes(target)).map((library) => ({
    key: `${host.name} ${version} ${library.edition} ${library.name}`,
    host,
    version,
    library,
  }));
};

/** A row for each engine, with a result for each library, or none. */
const rowsOf = (done) => {
  const rows = new Map();
  for (const { item, result } of done) {
    const { host, version, library } = item;
    if (!rows.has(host))
      rows.set(host, { name: host.name, version, results: FILES.map(() => undefined) });
    rows.get(host).results[FILES.indexOf(library)] = result;
  }
  return [...rows.values()];
};

const main = async (options) => {
  const chosen = hosts().filter(({ name }) => !options.only || options.only.includes(name));
  if (chosen.length === 0) throw new Error(`no engine of this name: ${options.only}`);
  const folder = mkdtempSync(join(tmpdir(), 'fledgling-engines-'));
  try {
    await writeScripts(folder);
    const done = await work({
      items: (await Promise.all(chosen.map(itemsOf))).flat(),
      options,
      file: options.log ?? logFile('engines', []),
      lane: () => ({ run: ({ host, library }) => attempt(host, fileIn(folder, library)) }),
      word: (result) => (isGood(result) ? 'all' : JSON.stringify(result)),
      keeps: isGood,
    });
    const bad = done.filter(({ result }) => !isGood(result));
    for (const { item, result } of bad) console.log(`${item.key}: ${JSON.stringify(result)}`);
    console.log(`${done.length} pairs of engine and library, ${bad.length} differ`);
    if (bad.length > 0) process.exitCode = 1;
    if (!options.write) return;
    const [head, body] = readFileSync(PAGE, 'utf8').split(/^(?=\| engine)/m);
    writeFileSync(PAGE, `${head}${mergedTable(body, tableOf(rowsOf(done), FILES))}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const { values } = parseArgs({
  options: {
    ...WORK_OPTIONS,
    only: { type: 'string', multiple: true },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) console.log(USAGE);
else await main(values);
