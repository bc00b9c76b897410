import { editionOption } from '../editions.js';
import { choiceOption } from '../options.js';
import { PRESET_NAMES, TARGET_NAMES } from '../plan.js';
import { examples, lazily } from './support.js';

/** @param {import('commander').Command} command */
export const define = (command) =>
  command
    .argument('<proposal>', 'an ecmarkup document that amends the edition')
    .addOption(editionOption())
    .option('--spec <file>', 'a document in place of an edition')
    .addOption(
      choiceOption('--preset <name>', 'default: faithful', PRESET_NAMES).default('faithful'),
    )
    .addOption(choiceOption('--target <name>', 'default: es2022', TARGET_NAMES).default('es2022'))
    .option('--out <file>', 'where the library goes (default: a new folder for temporary files)')
    .option('--test262 <dir>', 'a snapshot of test262 to run on it')
    .option('--run <file>', 'a script, in which Promise is the library')
    .option('--repl', 'a prompt on which Promise is the library')
    .addHelpText('after', examples('try proposal.emu'))
    .action(lazily(() => import('../try.js')));
