import { examples, lazily } from './support.js';

/** @param {import('commander').Command} command */
export const define = (command) =>
  command
    .argument('<first>', 'an ecmarkup document, or an edition: es2025')
    .argument('<second>', 'another')
    .addHelpText('after', examples('compare es2015 es2025'))
    .action(lazily(() => import('../compare.js')));
