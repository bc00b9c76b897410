import { choiceOption } from '../options.js';
import { PRESET_NAMES, TARGET_NAMES } from '../plan.js';
import { withSource } from '../editions.js';
import { examples, lazily } from './support.js';

/** @param {import('commander').Command} command */
export const define = (command) =>
  withSource(command)
    .argument('[what...]', 'a clause, a step, a pass, LIBRARY or LIBRARY:LINE; without it, figures')
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
    .option('--history', 'the code of steps as each pass left it; generates the library again')
    .option('--json', 'as JSON')
    .addHelpText(
      'after',
      examples(
        'explain 25.4.4.5:3.c',
        'explain Promise.resolve 3.c --history',
        'explain sec-promise.resolve',
        'explain fast.es2022.cjs:123',
        'explain then0',
      ),
    )
    .action(lazily(() => import('../explain.js')));
