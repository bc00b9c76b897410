import { withSource } from '../editions.js';
import { examples, lazily } from './support.js';

/** @param {import('commander').Command} command */
export const define = (command) =>
  withSource(command)
    .option(
      '--out <file>',
      'where one page goes (default: output/audit.html, and those of other editions)',
    )
    .option('--check', 'write nothing; fail where the page differs from what would be written')
    .option('--no-cache', 'make every stage of the libraries anew, and take none that was kept')
    .option('--open', 'show it')
    .addHelpText('after', examples('audit --out audit.html --open'))
    .action(lazily(() => import('../audit.js')));
