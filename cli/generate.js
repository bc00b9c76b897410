import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { choose } from './choose.js';
import { keptOrDone, keyOf } from './kept.js';
import { LEDGER, ledgerText, readLedger } from './ledger.js';
import { checkUsage, displayed, PACKAGE } from './options.js';
import { isWatched, plansOf, STDOUT } from './plan.js';
import { Threads } from './threads.js';
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

/** Says which steps of a document do nothing. */
const sayUnfollowed = ({ file }, libraries) => {
  const names = [...new Set(libraries.flatMap(({ unfollowed }) => unfollowed))];
  if (names.length === 0) return;
  console.error(
    `${displayed(file)}: steps of ${names.join(', ')} are not followed, since primitives stand for them`,
  );
};

/** The names of the files of a library. */
const namesOf = ({ preset, target }) => {
  const name = `${preset}.${target}.cjs`;
  return [name, `${name}.map`];
};

const JOB = new URL('job.js', import.meta.url);

/** Whether passes are spoken of while they run, which several threads would mix up. */
const speaks = ({ choice }, options) =>
  isWatched(options) || Object.values(choice).some((names) => names !== undefined);

/**
 * The libraries of a plan, each with its part of the ledger.
 * @returns {Promise<import('./make.js').Made[]>}
 */
const librariesOf = async (plan, threads, options) => {
  const alone = speaks(plan, options);
  const jobs = plan.libraries.map((library) => ({
    library,
    plan: JSON.stringify(plan),
    ...(alone ? { options } : {}),
  }));
  const results = await keptOrDone(
    jobs,
    ({ library }) => (options.cache && !isWatched(options) ? keyOf(library, plan) : undefined),
    (missing) => threads.run(JOB, missing, { kindOf: ({ library }) => library.target, alone }),
  );
  const say = sayerOf(options);
  for (const { result, kept } of results)
    say(`${result.name}: ${result.ms} ms${kept ? ' when it was kept' : ''}; ${result.figures}`);
  return results.map(({ result }) => result);
};

/** Everything that one run writes: name → text. */
const filesOf = (libraries, { out, complete }) => {
  const files = new Map();
  const ledger = complete ? {} : { ...readLedger(out) };
  for (const { name, code, map, entry } of libraries) {
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
  for (const name of differing) {
    const file = join(out, name);
    const isThere = existsSync(file);
    console.error(
      isThere
        ? `${displayed(file)} is not what the document gives`
        : `there is no ${displayed(file)}`,
    );
  }
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
  const threads = new Threads();
  try {
    for (const plan of plans) await generateAll(plan, threads, options);
    if (plans.some(isPackaged)) {
      const { currentPackageFiles } = await import('./package/write.js');
      putter(options)(PACKAGE, await currentPackageFiles({ threads, cache: options.cache }));
    }
  } finally {
    await threads.close();
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(2);
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
  sayerOf(options)(`${seconds} s, ${megabytes} MB at the most`);
};

/** Whether its libraries are those that the package is made of. */
const isPackaged = ({ complete, out }) => complete && out && dirname(out) === PACKAGE;

const generateAll = async (plan, threads, options) => {
  const { out, libraries } = plan;
  if (options.printSteps) {
    const { showSteps } = await import('./make.js');
    showSteps(libraries[0], plan);
  }
  const all = await librariesOf(plan, threads, options);
  sayUnfollowed(plan, all);
  if (out) putter(options)(out, filesOf(all, plan));
  else if (options.out === STDOUT) process.stdout.write(all[0].code);
};
