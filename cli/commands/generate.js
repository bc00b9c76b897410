import { TARGET_NAMES } from '../../generator/targets/names.js';
import { PASSES, PRESET_NAMES } from '../choices.js';
import { choiceOption, listOf } from '../options.js';
import { rootOption, withSource } from '../editions.js';
import { examples, lazily } from './support.js';

/** What can be shown as it stands between the parts of generation, in their order. */
const STAGES = ['read', 'parse', 'translate', 'normal-form', 'optimise', 'print'];

const PASS_NAMES = PASSES.map(({ name }) => name);

/** @param {import('commander').Command} command */
export const define = (command) =>
  withSource(command)
    .addOption(rootOption())
    .option('--out <dir>', 'where files go (default: output/<edition>); - prints one library')
    .addOption(choiceOption('--target <name>', TARGET_NAMES.join(' or '), TARGET_NAMES))
    .addOption(
      choiceOption(
        '--preset <name>',
        `${PRESET_NAMES.join(' or ')} (default: fast, where passes are chosen)`,
        PRESET_NAMES,
      ),
    )
    .option('--passes <names>', 'exactly these passes, whatever the preset has', listOf)
    .option('--only <names>', 'these passes, and what they need', listOf)
    .option('--with <names>', 'these passes and what they need, beside the others', listOf)
    .option('--until <name>', 'the passes up to this one')
    .option('--without <names>', 'all passes but these and what needs them', listOf)
    .option('--assume <names>', 'grant assumptions, besides those of the preset', listOf)
    .option(
      '--print-steps',
      'print each step with its kind, as it is read; write nothing without --out',
    )
    .addOption(
      choiceOption(
        '--print-after <name>',
        `a stage (${STAGES.join(', ')}) or a pass: print what it leaves; write nothing without --out`,
        [...STAGES, ...PASS_NAMES],
      ),
    )
    .option(
      '--print-changed',
      'print what the normal form and each pass change, as diffs; write nothing without --out',
    )
    .option('--verify-each', 'check the tree after the normal form and each pass, and report it')
    .option('--check', 'write nothing; fail where a file differs from what would be written')
    .option('--no-cache', 'generate every library anew, and take none that was kept')
    .option('--verbose', 'print time, memory, and how much of each library comes from steps')
    .addHelpText('after', examples('generate --without then0 --preset fast --target es5 --out lib'))
    .action(lazily(() => import('../generate.js')));
