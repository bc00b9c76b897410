import { dirname, join } from 'node:path';
import { choose } from '../transforms/choose.js';
import { keep, keyOf, recall } from './kept.js';
import { LEDGER, ledgerText, readLedger } from './ledger.js';
import { checkUsage, displayed, PACKAGE } from './options.js';
import { isWatched, plansOf, STDOUT } from './plan.js';
import { checkWritable, stale, writeAll } from './write.js';

/** What `--verbose` says stays out of a library that is printed. */
const sayerOf = ({ verbose, out }) => {
  if (!verbose) return () => {};
  return out === STDOUT ? console.error : console.log;
};

/** Says what does not run because it needs what is not to run. */
const sayDropped = ({ choice, libraries }) => {
  const dropped = libraries.flatMap(({ preset }) => choose({ ...choice, preset }).dropped);
  if (dropped.length === 0) return;
  console.error(
    `without ${choice.without.join(', ')} and what needs it: ${[...new Set(dropped)].join(', ')}`,
  );
};

/** The names of the files of a library. */
const namesOf = ({ preset, target }) => {
  const name = `${preset}.${target}.cjs`;
  return [name, `${name}.map`];
};

/**
 * One library, with its part of the ledger: kept, where it was made before, since nothing is as slow
 * as making one.
 * @returns {Promise<import('./make.js').Made>}
 */
const libraryOf = async (library, plan, options) => {
  const started = performance.now();
  const key = options.cache && !isWatched(options) ? keyOf(library, plan) : undefined;
  const kept = key && recall(key);
  const made = kept ?? (await import('./make.js')).make(library, plan, options);
  if (key && !kept) keep(key, made);
  const ms = Math.round(performance.now() - started);
  sayerOf(options)(`${made.name}: ${ms} ms${kept ? ', kept' : ''}; ${made.figures}`);
  return made;
};

/** Everything that one run writes: name → text. */
const filesOf = (made, { out, complete }) => {
  const files = new Map();
  const ledger = complete ? {} : { ...readLedger(out) };
  for (const { name, code, map, entry } of made) {
    files.set(name, code);
    files.set(`${name}.map`, `${JSON.stringify(map)}\n`);
    ledger[name] = entry;
  }
  return files.set(LEDGER, ledgerText(ledger));
};

const write = (out, files) => {
  writeAll(out, files);
  console.log(`${files.size} files in ${displayed(out)}`);
};

const check = (out, files) => {
  const differing = stale(out, files);
  for (const name of differing)
    console.error(`${displayed(join(out, name))} is not what the document gives`);
  if (differing.length > 0) process.exitCode = 1;
  else console.log(`${files.size} files are what the document gives`);
};

const putter = (options) => (options.check ? check : write);

export const run = async (options, command) => {
  const started = performance.now();
  const plans = checkUsage(command, () => plansOf(options));
  for (const { out, libraries } of plans) {
    if (out && !options.check) checkWritable(out, [...libraries.flatMap(namesOf), LEDGER]);
  }
  sayDropped(plans[0]);
  for (const plan of plans) await generateAll(plan, options);
  if (plans.some(isPackaged)) {
    const { currentPackageFiles } = await import('./package/write.js');
    putter(options)(PACKAGE, await currentPackageFiles());
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(2);
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
  sayerOf(options)(`${seconds} s, ${megabytes} MB at the most`);
};

/** Whether its libraries are those that the package is made of. */
const isPackaged = ({ complete, out }) => complete && out && dirname(out) === PACKAGE;

const generateAll = async (plan, options) => {
  const { out, libraries } = plan;
  if (options.printSteps) {
    const { showSteps } = await import('./make.js');
    showSteps(libraries[0], plan);
  }
  const all = [];
  for (const library of libraries) all.push(await libraryOf(library, plan, options));
  if (out) putter(options)(out, filesOf(all, plan));
  else if (options.out === STDOUT) process.stdout.write(all[0].code);
};
