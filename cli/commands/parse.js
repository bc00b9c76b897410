import { amendOption, editionOption, rootOption } from '../editions.js';
import { examples, lazily } from './support.js';

/** @param {import('commander').Command} command */
export const define = (command) =>
  command
    .addOption(editionOption())
    .addOption(amendOption())
    .addOption(rootOption())
    .argument('[file]', 'an ecmarkup document: an edition of the standard, or a proposal')
    .addHelpText('after', examples('parse spec/documents/es2015.html'))
    .action(lazily(() => import('../parse.js')));
