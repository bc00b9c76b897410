import { editionOption, specOption } from '../editions.js';
import { choiceOption } from '../options.js';
import { TARGET_NAMES } from '../../generator/targets/names.js';
import { PRESET_NAMES } from '../choices.js';
import { examples, lazily } from './support.js';

/** @param {import('commander').Command} command */
export const define = (command) =>
  command
    .argument(
      '<proposal>',
      'an ecmarkup document that amends the edition; exit code 1 where some of it is left out',
    )
    .addOption(editionOption())
    .addOption(specOption())
    .addOption(
      choiceOption('--preset <name>', 'the passes to run', PRESET_NAMES).default('faithful'),
    )
    .addOption(choiceOption('--target <name>', 'es2022 or es5', TARGET_NAMES).default('es2022'))
    .option('--out <file>', 'where the library goes (default: a new temporary folder)')
    .option('--test262 <dir>', 'a copy of test262 to run on it')
    .option('--run <file>', "a script to run, in which Promise is the library's")
    .option('--repl', "a prompt, in which Promise is the library's")
    .addHelpText('after', examples('try proposal.emu'))
    .action(lazily(() => import('../try.js')));
