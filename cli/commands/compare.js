import { examples, lazily } from './support.js';

/** @param {import('commander').Command} command */
export const define = (command) =>
  command
    .argument('<first>', 'an ecmarkup document')
    .argument('<second>', 'another')
    .addHelpText('after', examples('compare spec/documents/es2015.html es2025.html'))
    .action(lazily(() => import('../compare.js')));
