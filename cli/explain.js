import { isPart } from '../generator/ledger/entries.js';
import { SpecError } from '../spec/1-read/error.js';
import { AMENDMENTS, PRESETS } from '../transforms/index.js';
import { Audit } from './explain/audit.js';
import { describeForeign, describeLine, foreignText, lineText } from './explain/lines.js';
import { describePass, passText } from './explain/passes.js';
import { readQuery } from './explain/query.js';
import { describeSteps, stepsText } from './explain/steps.js';
import { withSource } from './editions.js';
import { readLedger } from './ledger.js';
import { choiceOption, displayed } from './options.js';
import { PRESET_NAMES, TARGET_NAMES } from './plan.js';

/** `fledgling explain`: where a step went, and why a line is there. */

const FAITHFUL = 'faithful';

/** How many steps and arms of each disposition a library has. */
const figures = (audit) => {
  const ledger = readLedger(audit.out);
  if (!ledger) {
    throw new SpecError(`${displayed(audit.out)} has no ledger`, { expected: 'npm run generate' });
  }
  return Object.entries(ledger).map(([file, { steps }]) => {
    const counts = { steps: {}, parts: {} };
    for (const [key, { disposition }] of Object.entries(steps)) {
      const kind = isPart(key) ? counts.parts : counts.steps;
      kind[disposition] = (kind[disposition] ?? 0) + 1;
    }
    return { file, ...counts };
  });
};

const countsText = (counts) =>
  Object.entries(counts)
    .sort(([, a], [, b]) => b - a)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');

const figuresText = (all) =>
  all
    .map(
      ({ file, steps, parts }) =>
        `${file}\n  steps: ${countsText(steps)}\n  arms and ?: ${countsText(parts)}`,
    )
    .join('\n');

/** @returns {[any, (described: any) => string]} what is to be said, and how it is written */
const answer = (audit, text, { preset, target }) => {
  if (text === undefined) return [figures(audit), figuresText];
  const query = readQuery(audit, text);
  if (query.name) {
    const library = audit.library(query.preset, query.target);
    return query.line
      ? [describeLine(audit, query, library), lineText]
      : [describeForeign(audit, library), foreignText];
  }
  if (query.pass) {
    return [describePass(audit, query.pass, audit.library(preset, target)), passText];
  }
  // what is amended has no faithful library to stand beside
  const presets = preset in AMENDMENTS ? [preset] : [...new Set([FAITHFUL, preset])];
  const libraries = presets.map((one) => audit.library(one, target, query.keys));
  return [describeSteps(audit, query, libraries), stepsText];
};

/** The preset that is meant: of the library that is asked for, or the first that has the pass. */
const presetFor = (text = '', preset) => {
  const [, library] = /([^/\\]+)\.[^.]+\.cjs(?::\d+)?$/.exec(text) ?? [];
  if (library in PRESETS) return library;
  const having = [preset, ...PRESET_NAMES].filter((name) => PRESETS[name].includes(text));
  return having[0] ?? preset;
};

const run = (text, options) => {
  const preset = presetFor(text, options.preset);
  const audit = new Audit(options, preset);
  const [described, write] = answer(audit, text, { ...options, preset });
  console.log(options.json ? JSON.stringify(described, null, 2) : write(described));
};

/** @param {import('commander').Command} program that gets the command */
export const explainCommand = (program) =>
  withSource(program.command('explain'))
    .description('where a step went, why a line is there, what a pass removed')
    .argument(
      '[what]',
      'sec-promise.resolve, 25.4.4.5, Promise.resolve, 25.4.4.5:3.a, a pass, LIBRARY or LIBRARY:LINE; without it, figures',
    )
    .addOption(
      choiceOption(
        '--preset <name>',
        'beside the faithful library (default: fast)',
        PRESET_NAMES,
      ).default('fast'),
    )
    .addOption(
      choiceOption('--target <name>', 'of both (default: es2022)', TARGET_NAMES).default('es2022'),
    )
    .option('--json', 'as JSON')
    .action(run);
