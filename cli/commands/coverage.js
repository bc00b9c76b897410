import { editionOption } from '../editions.js';
import { examples, lazily } from './support.js';

/** @param {import('commander').Command} command */
export const define = (command) =>
  command
    .addOption(editionOption())
    .option(
      '--missing',
      'only those that no test reaches; of editions in output/ from the last run that was written',
    )
    .option('--json', 'as JSON')
    .option('--write', 'keep it beside the libraries, for the page of the audit')
    .addHelpText('after', examples('coverage --missing'))
    .action(lazily(() => import('../coverage.js')));
