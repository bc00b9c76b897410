import { withSource } from '../editions.js';
import { examples, lazily } from './support.js';

/** @param {import('commander').Command} command */
export const define = (command) =>
  withSource(command)
    .option(
      '--out <file>',
      'where one page goes (default: output/audit.html, and those of other editions)',
    )
    .option('--check', 'says whether it is what would be written, and writes nothing')
    .option('--no-cache', 'make the stages of libraries again that were kept')
    .option('--open', 'shows it')
    .addHelpText('after', examples('audit --out audit.html --open'))
    .action(lazily(() => import('../audit.js')));
