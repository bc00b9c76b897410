import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { digest } from '../../cli/cache.js';
import { digestOfMakers } from '../../cli/kept.js';
import { SpecError } from '../../spec/1-read/error.js';
import { ROOT } from './libraries.js';

/**
 * Commands that run for long do items of work. A command can be given a part of them, says how far
 * it is, and notes what is done, line by line: what was done by the same code is not done again, so
 * that a run that was killed goes on, and a run of the whole gathers what its parts did.
 *
 * @typedef {object} Item
 * @property {string} key names it, in this run and in later ones
 *
 * @typedef {object} Lane does one item after the other
 * @property {(item: any) => Promise<any>} run gives what JSON can say
 * @property {() => unknown} [stop]
 *
 * @typedef {object} WorkOptions see WORK_USAGE
 * @property {string} [shard]
 * @property {string|number} [jobs]
 * @property {boolean} [fresh]
 * @property {string} [log]
 */

/** For `argumentsOf`, beside the options of a command. */
export const WORK_OPTIONS = /** @type {const} */ ({
  shard: { type: 'string', default: '1/1' },
  jobs: { type: 'string', default: String(availableParallelism()) },
  fresh: { type: 'boolean', default: false },
  log: { type: 'string' },
});

export const WORK_USAGE = `
  --shard <i/n>    the i-th of n parts
  --jobs <n>       so many at a time (default: as many as there are cores)
  --fresh          does again what the same code did before
  --log <file>     where what is done is noted, a line of JSON each (default: in node_modules/.cache,
                   by the code); what it has is not done again`;

/**
 * @template Entry
 * @param {Entry[]} items
 * @param {string} shard `2/8`
 * @returns {Entry[]} its part: parts have nothing in common, and are the whole together
 * @throws {Error} where there is no such part
 */
export const partOf = (items, shard) => {
  const [part, parts] = (/^(\d+)\/(\d+)$/.exec(shard) ?? []).slice(1).map(Number);
  if (!(part >= 1 && part <= parts)) throw new Error(`${shard} is no part like 2/3`);
  return items.filter((_, at) => at % parts === part - 1);
};

const endWith = (message) => {
  console.error(message);
  process.exit(2);
};

/**
 * What a command was given. What is wrong with it ends the command with one sentence.
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {Config} config
 * @param {string[]} [counts] options that are whole numbers, beside the number of jobs, 1 or more
 * @returns {ReturnType<typeof parseArgs<Config>>}
 */
export const argumentsOf = (config, counts = []) => {
  let result;
  try {
    result = parseArgs(config);
  } catch (error) {
    if (!/^ERR_PARSE_ARGS/.test(error.code)) throw error;
    return endWith(error.message);
  }
  const least = { ...Object.fromEntries(counts.map((name) => [name, 0])), jobs: 1 };
  for (const [name, value] of Object.entries(result.values)) {
    if (name in least && !(Number.isInteger(Number(value)) && Number(value) >= least[name]))
      endWith(`--${name} ${value} is no whole number${least[name] > 0 ? ' from 1 on' : ''}`);
  }
  return result;
};

/**
 * Runs a command. What is wrong with what it was given it says in one sentence.
 * @param {() => Promise<void>} main
 * @throws {Error} a fault of its own
 */
export const command = async (main) => {
  try {
    await main();
  } catch (error) {
    if (error.constructor !== Error && !(error instanceof SpecError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
};

/**
 * For commands that have to look for what they work on first.
 * @param {WorkOptions} options
 * @throws {Error} on a part that is none
 */
export const checkWork = ({ shard = '1/1' }) => void partOf([], shard);

const CODE = /\.(?:c|m)?js$|\.html$|\.json$/;
const FOREIGN = new Set(['node_modules', '.test262', '.engines']);

/**
 * @param {string} folder
 * @returns {string[]} the files of code and data in it, those of packages aside
 */
export const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (FOREIGN.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(path);
    return CODE.test(entry.name) ? [path] : [];
  });

/** The generator, the tests, and the libraries that lie there: whatever has a say in a result. */
const codeDigest = () =>
  digest(
    digestOfMakers(),
    ...['output', 'test'].flatMap((folder) =>
      filesIn(join(ROOT, folder))
        .filter((file) => folder === 'test' || /\.(?:c|m)?js$/.test(file))
        .sort()
        .map((file) => readFileSync(file, 'utf8')),
    ),
  );

/**
 * @param {string} name of a command
 * @param {unknown} on what its results depend on beside the code: options
 * @returns {string} the file where it notes what is done
 */
export const logFile = (name, on) => {
  const hash = digest(codeDigest(), JSON.stringify(on)).slice(0, 16);
  return join(ROOT, 'node_modules', '.cache', 'fledgling-runs', `${name}-${hash}.jsonl`);
};

/** A run that was killed may have left half a line. */
const parsed = (line) => {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
};

/** @param {string} file @returns {Map<string, any>} results by key, the last of each */
export const readLog = (file) => {
  const known = new Map();
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  for (const { key, result, forgotten } of lines.flatMap(parsed)) {
    if (forgotten) for (const name of forgotten) known.delete(name);
    else known.set(key, result);
  }
  return known;
};

/** Whole lines, which several processes may add at a time. */
const makeNote = (file) => {
  mkdirSync(dirname(file), { recursive: true });
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (before !== '' && !before.endsWith('\n')) appendFileSync(file, '\n');
  return (entry) => appendFileSync(file, `${JSON.stringify(entry)}\n`);
};

const minutes = (milliseconds) => {
  const count = Math.ceil(milliseconds / 60_000);
  return count === 1 ? 'a minute' : `${count} minutes`;
};

/** Tells how far a run is: `[13/400, 3 minutes left] seed 12: same`. */
const makeProgress = (say, total, before) => {
  const started = performance.now();
  let done = before;
  if (before > 0) say(`${before} of ${total} were done before; --fresh does them again`);
  return (key, word) => {
    done++;
    const each = (performance.now() - started) / (done - before);
    const left = done < total ? `, ${minutes(each * (total - done))} left` : '';
    say(`[${done}/${total}${left}] ${key}: ${word}`);
  };
};

const sayOnStderr = (line) => console.error(line);

/**
 * Does what is left of a part of the items.
 *
 * @param {object} work
 * @param {Item[]} work.items all of them, in an order that is always the same
 * @param {WorkOptions} work.options
 * @param {string} work.file where what is done is noted
 * @param {(at: number) => Lane} work.lane each takes what is next
 * @param {(result: any) => string} work.word says in a word what came out
 * @param {(result: any) => boolean} [work.keeps] false of a result that a later run is to get again
 * @param {(result: any) => boolean} [work.ends] true of a result that makes others of no use
 * @param {(line: string) => void} [work.say]
 * @returns {Promise<{item: any, result: any}[]>} what is done, before and now, in the order of the items
 */
export const work = async ({ items, options, file, lane, word, ...more }) => {
  const { keeps = () => true, ends = () => false, say = sayOnStderr } = more;
  const { shard = '1/1', jobs = 1, fresh = false } = options;
  const part = partOf(items, shard);
  const note = makeNote(file);
  if (fresh) note({ forgotten: part.map(({ key }) => key) });
  const known = readLog(file);
  const left = part.filter(({ key }) => !known.has(key));
  const progress = makeProgress(say, part.length, part.length - left.length);
  const runLane = async (_, at) => {
    const { run, stop } = lane(at);
    try {
      for (let item = left.shift(); item; item = left.shift()) {
        const { key } = item;
        const result = await run(item);
        known.set(key, result);
        if (keeps(result)) note({ key, result });
        progress(key, word(result));
        if (ends(result)) left.length = 0;
      }
    } finally {
      left.length = 0; // where an item fails, the others stop as well
      await stop?.();
    }
  };
  const lanes = Math.min(Number(jobs), left.length);
  await Promise.all(Array.from({ length: lanes }, runLane));
  return part
    .filter(({ key }) => known.has(key))
    .map((item) => ({ item, result: known.get(item.key) }));
};
