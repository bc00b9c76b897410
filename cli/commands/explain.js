import { choiceOption } from '../options.js';
import { TARGET_NAMES } from '../../generator/targets/names.js';
import { PRESET_NAMES } from '../choices.js';
import { withSource } from '../editions.js';
import { examples, lazily } from './support.js';

/** @param {import('commander').Command} command */
export const define = (command) =>
  withSource(command)
    .argument(
      '[what...]',
      'a clause, a step, a pass, a rule of the normal form, LIBRARY or LIBRARY:LINE; without it, an overview in figures',
    )
    .addOption(
      choiceOption('--preset <name>', 'shown beside the faithful library', PRESET_NAMES).default(
        'fast',
      ),
    )
    .addOption(choiceOption('--target <name>', 'of both libraries', TARGET_NAMES).default('es2022'))
    .option('--history', 'the code of steps after each pass; generates the library again')
    .option('--json', 'as JSON')
    .addHelpText(
      'after',
      examples(
        'explain 27.2.1.3.2:7',
        'explain PromiseResolve 1.b --history',
        'explain sec-promise.resolve',
        'explain fast.es2022.cjs:123',
        'explain then0',
      ),
    )
    .action(lazily(() => import('../explain.js')));
