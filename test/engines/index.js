import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { library, ROOT } from '../support/libraries.js';
import {
  argumentsOf,
  checkWork,
  command,
  logFile,
  work,
  WORK_OPTIONS,
  WORK_USAGE,
} from '../support/work.js';
import { hosts } from './hosts.js';
import { loadReasons, reasonOf } from './reasons.js';
import { SUITES } from './suites.js';
import { nameOf, tableOf, withReasons, withTable } from './table.js';

/** `npm run engines`: suites in every engine that is here, for each library. */

const USAGE = `npm run engines -- [options]
  Runs suites in every engine that is here, for each library.

  --only <name>    an engine, such as Hermes; may be repeated
  --suite <name>   ${Object.keys(SUITES).join(', ')}; may be repeated (default: all)
  --list           names the failures that have a reason, too
  --write          puts the tables into docs/engines.md
${WORK_USAGE}`;

const PAGE = join(ROOT, 'docs', 'engines.md');

const FILES = [
  ['es2015', 'faithful'],
  ['es2015', 'fast'],
  ['es2025', 'fast'],
].flatMap(([edition, preset]) =>
  ['es2022', 'es5'].map((target) => library(edition, preset, target)),
);

/** An engine of one version, each library that it reads, and each suite. */
const itemsOf = async (host, suites) => {
  const version = await host.version();
  const readable = FILES.filter(({ target }) => host.targets.includes(target));
  return Object.entries(suites).flatMap(([suite, { takes = () => true }]) =>
    readable.filter(takes).map((library) => ({
      key: `${host.name} ${version} ${library.edition} ${library.name} ${suite}`,
      host,
      version,
      library,
      suite,
    })),
  );
};

/** What went wrong in a result, with reasons where there are any. */
const failuresOf = (suites, reasons, { item, result }) => {
  const { host, version, suite } = item;
  const where = { engine: host.name, named: nameOf({ name: host.name, version }), suite };
  const failures = result.broken
    ? [{ test: 'all', message: result.broken }]
    : suites[suite].failures(result);
  return failures.map((failure) => ({ ...failure, reason: reasonOf(reasons, where, failure) }));
};

/** A row for each engine, with a result for each library, or none. */
const rowsOf = (done, suite, files) => {
  const rows = new Map();
  for (const { item, result } of done.filter(({ item }) => item.suite === suite)) {
    const { host, version, library } = item;
    if (!rows.has(host))
      rows.set(host, { name: host.name, version, results: files.map(() => undefined) });
    rows.get(host).results[files.indexOf(library)] = result;
  }
  return [...rows.values()];
};

const write = (done, suites, reasons) => {
  let page = readFileSync(PAGE, 'utf8');
  for (const [name, { cell, takes = () => true }] of Object.entries(suites)) {
    const files = FILES.filter(takes);
    const { title } = SUITES[name];
    page = withTable(page, title, tableOf(rowsOf(done, name, files), files, cell));
    const why = reasons.filter(({ suite }) => suite === name);
    if (why.length > 0) page = withReasons(page, title, why);
  }
  writeFileSync(PAGE, page);
};

const report = (done, failures, { list }) => {
  const unexplained = failures.filter(({ reason }) => !reason);
  for (const { item, test, message, reason } of list ? failures : unexplained) {
    const why = reason ? ` (${reason.reason}; ${reason.clause})` : '';
    console.log(`${item.key}: ${test}: ${message}${why}`);
  }
  console.log(
    `${done.length} runs, ${failures.length} failures, ${unexplained.length} without a reason`,
  );
  if (unexplained.length > 0) process.exitCode = 1;
};

const main = async (options) => {
  checkWork(options);
  const chosen = hosts().filter(({ name }) => !options.only || options.only.includes(name));
  if (chosen.length === 0) throw new Error(`no engine of this name: ${options.only}`);
  const suites = {};
  for (const name of options.suite ?? Object.keys(SUITES)) {
    if (!Object.hasOwn(SUITES, name)) throw new Error(`no suite of this name: ${name}`);
    suites[name] = await SUITES[name].make(FILES);
  }
  const reasons = loadReasons();
  const failuresIn = (item, result) => failuresOf(suites, reasons, { item, result });
  const items = await Promise.all(chosen.map((host) => itemsOf(host, suites)));
  const done = await work({
    items: items.flat(),
    options,
    file: options.log ?? logFile('engines', []),
    lane: () => ({ run: ({ host, library, suite }) => suites[suite].run(host, library) }),
    word: (result) => (result.broken ? result.broken : 'done'),
    keeps: ({ broken }) => !broken,
  });
  const failures = done.flatMap(({ item, result }) =>
    failuresIn(item, result).map((failure) => ({ ...failure, item })),
  );
  report(done, failures, options);
  if (options.write) write(done, suites, reasons);
};

const { values } = argumentsOf({
  options: {
    ...WORK_OPTIONS,
    only: { type: 'string', multiple: true },
    suite: { type: 'string', multiple: true },
    list: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) console.log(USAGE);
else await command(() => main(values));
