import { Command, InvalidArgumentError, Option } from 'commander';
import { ENGINES, THIS_NODE } from '../engines.js';

export const REQUEST_WORKLOADS = [
  'doxbee-sequential',
  'doxbee-sequential-errors',
  'madeup-parallel',
];
/** Single operations; `deferred` is of the few peers that it compares. */
export const MICRO_WORKLOADS = ['micro', 'deferred'];
export const WORKLOADS = [...REQUEST_WORKLOADS, ...MICRO_WORKLOADS];
const ENGINE_NAMES = ['this', ...ENGINES.map(({ name }) => name)];
/** Where I/O never answers, what waits is measured. */
export const IOS = ['timers', 'queue', 'never'];

/** Subsets of the passes. */
const PASSES = ['until', 'without'];

const QUICK = {
  workload: ['doxbee-sequential', 'madeup-parallel'],
  engine: ['this'],
  peer: ['callbacks', 'native', 'bluebird', 'fledgling fast'],
  rounds: 3,
  requests: [2000],
};

/** What was asked for cannot be done; the message says all. */
export class UsageError extends Error {}

const list = (value) => value.split(',').map((part) => part.trim());

/** A name chooses what it is, or else all that it begins. */
const chosenBy = (names, known) =>
  known.filter((value) =>
    names.some(
      (name) => name === 'all' || (known.includes(name) ? name === value : value.startsWith(name)),
    ),
  );

/** Names that each choose something. */
const oneOf = (known) => (value) => {
  const names = list(value);
  const strange = names.find((name) => chosenBy([name], known).length === 0);
  if (strange === undefined) return names;
  throw new InvalidArgumentError(`There is no ${strange}: there are all, ${known.join(', ')}.`);
};

const count = (value) => {
  if (/^[1-9]\d*$/.test(value)) return Number(value);
  throw new InvalidArgumentError('It takes a number from 1 on.');
};

const counts = (value) => list(value).map(count);

const option = (flags, description, parse, byDefault) =>
  new Option(flags, description).argParser(parse).default(byDefault, String(byDefault));

/**
 * @typedef {object} Options
 * @property {string[]} workload
 * @property {string[]} io
 * @property {string[]} engine
 * @property {string[]} peer
 * @property {number} rounds
 * @property {string[]} [case] parts of names of single operations; all of them without it
 * @property {number} microRounds of workloads that repeat single operations by themselves
 * @property {number[]} requests that run at once; each number is a table of its own
 * @property {number} warmup
 * @property {number} budget milliseconds for each case of micro
 * @property {boolean} [quick]
 * @property {string[]} [passes] kinds of subsets
 * @property {boolean} [profile]
 * @property {string[]} [add] files
 * @property {boolean} [write]
 * @property {string} [out]
 */

/**
 * @param {string[]} argv as process.argv
 * @returns {Options}
 */
export const readOptions = (argv) => {
  const command = new Command('bench')
    .description(
      'Measures promise libraries, each row in processes of its own, in interleaved rounds',
    )
    .addOption(
      option('--workload <names>', WORKLOADS.join(', '), oneOf(WORKLOADS), REQUEST_WORKLOADS),
    )
    .addOption(option('--io <names>', 'how I/O answers', oneOf(IOS), IOS.slice(0, 2)))
    .addOption(option('--engine <names>', 'all, this, or versions', oneOf(ENGINE_NAMES), ['20']))
    .addOption(option('--peer <names>', 'rows, or libraries for all of their rows', list, ['all']))
    .option('--case <texts>', 'single operations with one of these in their name', list)
    .addOption(option('--rounds <n>', 'how often each row is measured', count, 7))
    .addOption(option('--micro-rounds <n>', 'the same of single operations', count, 3))
    .addOption(
      option(
        '--requests <counts>',
        'requests of a measurement, a table for each count',
        counts,
        [10000],
      ),
    )
    .addOption(option('--warmup <n>', 'requests before it', count, 350))
    .addOption(option('--budget <ms>', 'time for each case of micro', count, 400))
    .option('--quick', 'some rows and few requests: less than two minutes')
    .addOption(
      new Option('--passes [kinds]', 'in place of peers: prefixes (until), all but one (without)')
        .argParser(oneOf(PASSES))
        .preset(PASSES.join()),
    )
    .option('--profile', 'of requests, where the time goes, by samples; engines since Node 8')
    .option(
      '--add <files>',
      'results.json of other runs, which stand beside what is measured',
      list,
    )
    .option('--write', 'write bench/RESULTS.md and its plots')
    .option('--out <folder>', 'where to write the JSON, the table and the plots')
    .parse(argv);
  const options = command.opts();
  if (!options.quick) return options;
  const chosen = (name) => command.getOptionValueSource(name) === 'cli';
  const quick = Object.entries(QUICK).filter(([name]) => !chosen(name));
  return { ...options, ...Object.fromEntries(quick) };
};

/** Engines by name; where none of them is installed, the one that runs this. */
export const chooseEngines = (names, isInstalled) => {
  const known = chosenBy(names, ENGINE_NAMES);
  const chosen = [THIS_NODE, ...ENGINES].filter(
    ({ name }) => known.includes(name) && (name !== 'this' || names.includes('this')),
  );
  const present = chosen.filter(isInstalled);
  const missing = chosen.filter((engine) => !present.includes(engine));
  return { engines: present.length > 0 ? present : [THIS_NODE], missing };
};

export const chooseWorkloads = (names) => chosenBy(names, WORKLOADS);

/** Rows by their names, or by their libraries' for all of a library's rows. */
export const choosePeers = (names, peers) =>
  peers.filter(({ name, group }) => names.some((value) => ['all', name, group].includes(value)));
