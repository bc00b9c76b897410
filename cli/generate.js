import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { InvalidArgumentError, Option } from 'commander';
import { generate } from '../generator/index.js';
import { nearest } from '../generator/nearest.js';
import { targets } from '../generator/targets/index.js';
import { loadDocument } from '../spec/file.js';
import { PASSES, PRESETS } from '../transforms/index.js';
import { printStage, printSteps, STAGES } from './show.js';
import { stale, writeAll } from './write.js';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const EMBEDDED = join(ROOT, 'spec', 'es2015.html');

const oneOf = (known) => (value) => {
  if (known.includes(value)) return value;
  throw new InvalidArgumentError(
    `Perhaps ${nearest(value, known)}? There are ${known.join(', ')}.`,
  );
};

const posix = (path) => path.split(sep).join('/');

/** As short as it can be said from here, so that messages read well. */
const displayed = (file) => {
  const path = relative(process.cwd(), file);
  return path.startsWith('..') ? file : posix(path);
};

const passesOf = (preset) => PASSES.filter(({ name }) => PRESETS[preset].includes(name));

/** Everything that one run writes: name → text. */
const generateAll = (document, { edition, source, presets, targetNames, onStage }) => {
  const files = new Map();
  const ledger = {};
  for (const preset of presets) {
    for (const target of targetNames) {
      const name = `${preset}.${target}.cjs`;
      const made = generate(document, {
        edition,
        target,
        preset,
        passes: passesOf(preset),
        source,
        onStage,
      });
      files.set(name, made.code);
      files.set(`${name}.map`, `${JSON.stringify(made.map)}\n`);
      ledger[name] = made.ledger;
    }
  }
  files.set('ledger.json', `${JSON.stringify(ledger, null, 1)}\n`);
  return files;
};

const run = (options) => {
  const started = performance.now();
  const file = options.spec ? resolve(options.spec) : EMBEDDED;
  const edition = basename(file).replace(/\.html?$/, '');
  const out = resolve(options.out ?? join(ROOT, 'output', edition));
  const document = loadDocument(displayed(file));
  if (options.printSteps) printSteps(document);
  const files = generateAll(document, {
    edition,
    source: posix(relative(out, file)),
    presets: options.preset ? [options.preset] : Object.keys(PRESETS),
    targetNames: options.target ? [options.target] : [...targets.keys()],
    onStage: (stage, value) => {
      if (stage === options.printAfter) printStage(stage, value);
    },
  });
  if (options.check) return check(out, files);
  writeAll(out, files);
  console.log(`${files.size} files in ${displayed(out)}`);
  if (options.verbose) {
    const seconds = ((performance.now() - started) / 1000).toFixed(2);
    const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
    console.log(`${seconds} s, ${megabytes} MB at the most`);
  }
  return undefined;
};

const check = (out, files) => {
  const differing = stale(out, files);
  for (const name of differing)
    console.error(`${displayed(join(out, name))} is not what the document gives`);
  if (differing.length > 0) process.exitCode = 1;
  else console.log(`${files.size} files are what the document gives`);
};

/** @param {import('commander').Command} program that gets the command */
export const generateCommand = (program) =>
  program
    .command('generate')
    .description('the library from a document; without options all that output/ holds')
    .option('--spec <file>', 'an ecmarkup document (default: the embedded spec/es2015.html)')
    .option('--out <dir>', "where the files go (default: output/ and the document's name)")
    .addOption(
      new Option('--target <name>', [...targets.keys()].join(' or ')).argParser(
        oneOf([...targets.keys()]),
      ),
    )
    .addOption(
      new Option('--preset <name>', Object.keys(PRESETS).join(' or ')).argParser(
        oneOf(Object.keys(PRESETS)),
      ),
    )
    .option('--print-steps', 'every step with its kind, as it is read')
    .addOption(new Option('--print-after <stage>', STAGES.join(', ')).argParser(oneOf(STAGES)))
    .option('--check', 'write nothing; fail when a file differs from what the document gives')
    .option('--verbose', 'time and memory')
    .action(run);
