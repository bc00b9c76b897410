import { dirname, join, relative, resolve } from 'node:path';
import { generate } from '../transforms/generate.js';
import { PASSES } from '../transforms/index.js';
import { documentsOf } from './document.js';
import { withSource } from './editions.js';
import { figuresText, originFigures } from './figures.js';
import { entryOf, LEDGER, ledgerText, readLedger } from './ledger.js';
import { checkUsage, choiceOption, displayed, listOf, posix } from './options.js';
import { plansOf, PRESET_NAMES, STDOUT, TARGET_NAMES } from './plan.js';
import { printSteps, STAGES } from './show.js';
import { watch } from './watch.js';
import { currentPackageFiles, PACKAGE } from './package/write.js';
import { stale, writeAll } from './write.js';

/** What `--verbose` says stays out of a library that is printed. */
const sayerOf = ({ verbose, out }) => {
  if (!verbose) return () => {};
  return out === STDOUT ? console.error : console.log;
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

const run = async (options, command) => {
  const started = performance.now();
  const plans = checkUsage(command, () => plansOf(options));
  for (const plan of plans) await generateAll(plan, options);
  const seconds = ((performance.now() - started) / 1000).toFixed(2);
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
  sayerOf(options)(`${seconds} s, ${megabytes} MB at the most`);
};

const generateAll = async (plan, options) => {
  const { out, libraries } = plan;
  const documentFor = documentsOf(plan);
  if (options.printSteps) printSteps(documentFor(libraries[0].preset));
  const pathOf = (one) => (out ? posix(relative(out, resolve(one))) : one);
  const made = libraries.map((one) =>
    generateOne(documentFor(one.preset), one, { ...plan, pathOf }, options),
  );
  const put = options.check ? check : write;
  if (out) put(out, filesOf(made, plan));
  else if (options.out === STDOUT) process.stdout.write(made[0].code);
  if (plan.complete && out && dirname(out) === PACKAGE) {
    put(PACKAGE, await currentPackageFiles());
  }
};

const PASS_NAMES = PASSES.map(({ name }) => name);

/** @param {import('commander').Command} program that gets the command */
export const generateCommand = (program) =>
  withSource(program.command('generate'))
    .description('the library from a document; without options all that output/ holds')
    .option('--out <dir>', 'where files go (default: output/<edition>); - prints one library')
    .addOption(choiceOption('--target <name>', TARGET_NAMES.join(' or '), TARGET_NAMES))
    .addOption(
      choiceOption(
        '--preset <name>',
        `${PRESET_NAMES.join(' or ')} (fast, where passes are chosen)`,
        PRESET_NAMES,
      ),
    )
    .option('--passes <names>', 'exactly these passes, whatever the preset has', listOf)
    .option('--only <names>', 'these passes, and what they need', listOf)
    .option('--until <name>', 'the passes up to this one')
    .option('--without <names>', 'all passes but these', listOf)
    .option('--assume <names>', 'grant assumptions beside those of the preset', listOf)
    .option('--print-steps', 'every step with its kind, as it is read')
    .addOption(
      choiceOption('--print-after <name>', `a stage (${STAGES.join(', ')}) or a pass`, [
        ...STAGES,
        ...PASS_NAMES,
      ]),
    )
    .option('--print-changed', 'what each pass changed, as a diff')
    .option('--verify-each', 'print and read the tree again after each pass, and say so')
    .option('--check', 'write nothing; fail when a file differs from what the document gives')
    .option('--verbose', 'time, memory, and how much of each library stems from steps')
    .action(run);
