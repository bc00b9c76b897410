import { examples, lazily } from './support.js';

/** @param {import('commander').Command} command */
export const define = (command) =>
  command
    .argument('[name]', 'a pass: all about it')
    .option('--out <dir>', 'the folder that generate wrote (default: output/es2025)')
    .option('--library <name>', 'one library of that folder, like fast.es5')
    .option('--json', 'as JSON')
    .addHelpText('after', examples('passes', 'passes then0 --library fast.es2022'))
    .action(lazily(() => import('../passes.js')));
