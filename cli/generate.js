import { dirname, join, relative, resolve } from 'node:path';
import { generate } from '../transforms/generate.js';
import { choose } from '../transforms/choose.js';
import { documentsOf } from './document.js';
import { figuresText, originFigures } from './figures.js';
import { entryOf, LEDGER, ledgerText, readLedger } from './ledger.js';
import { checkUsage, displayed, posix } from './options.js';
import { plansOf, STDOUT } from './plan.js';
import { printSteps } from './show.js';
import { watch } from './watch.js';
import { currentPackageFiles, PACKAGE } from './package/write.js';
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

/** One library, with its part of the ledger. */
const generateOne = (document, { preset, target }, { choice, edition, pathOf }, options) => {
  const started = performance.now();
  const name = `${preset}.${target}.cjs`;
  const watcher = watch(name, options);
  let figures;
  const made = generate(document, {
    ...choice,
    ...{ edition, preset, target, pathOf },
    verifyEach: options.verifyEach,
    onPass: watcher.onPass,
    onStage(stage, value) {
      if (stage === 'optimise') figures = originFigures(value);
      watcher.onStage(stage, value);
    },
  });
  watcher.finish();
  const ms = Math.round(performance.now() - started);
  sayerOf(options)(`${name}: ${ms} ms; ${figuresText(figures)}`);
  return { name, code: made.code, map: made.map, entry: entryOf(made) };
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
  for (const plan of plans) generateAll(plan, options);
  if (plans.some(isPackaged)) putter(options)(PACKAGE, await currentPackageFiles());
  const seconds = ((performance.now() - started) / 1000).toFixed(2);
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
  sayerOf(options)(`${seconds} s, ${megabytes} MB at the most`);
};

/** Whether its libraries are those that the package is made of. */
const isPackaged = ({ complete, out }) => complete && out && dirname(out) === PACKAGE;

const generateAll = (plan, options) => {
  const { out, libraries } = plan;
  const documentFor = documentsOf(plan);
  if (options.printSteps) printSteps(documentFor(libraries[0].preset));
  const pathOf = (one) => (out ? posix(relative(out, resolve(one))) : one);
  const made = libraries.map((one) =>
    generateOne(documentFor(one.preset), one, { ...plan, pathOf }, options),
  );
  if (out) putter(options)(out, filesOf(made, plan));
  else if (options.out === STDOUT) process.stdout.write(made[0].code);
};
