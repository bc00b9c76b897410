import { Option } from 'commander';
import { editionOption } from '../editions.js';
import { examples, lazily } from './support.js';

/** @param {import('commander').Command} command */
export const define = (command) =>
  command
    .argument(
      '[name]',
      'a pass, to show its argument and what it did in each library; explain has the rest',
    )
    .addOption(editionOption())
    .addOption(
      new Option(
        '--out <dir>',
        'the folder that generate wrote (default: output/<edition>)',
      ).conflicts(
        'edition', // each names the libraries
      ),
    )
    .option('--library <name>', 'one library of that folder, such as fast.es5')
    .option('--json', 'as JSON')
    .addHelpText('after', examples('passes', 'passes then0 --library fast.es2022'))
    .action(lazily(() => import('../passes.js')));
