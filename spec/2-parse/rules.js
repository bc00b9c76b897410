import * as conditions from './conditions/index.js';
import * as declarations from './declarations/index.js';
import * as expressions from './expressions/index.js';
import * as steps from './steps/index.js';

/**
 * Every sentence form that is read: one file each, one line in the list of its folder.
 * @type {import('./grammar.js').Rule[]}
 */
export const rules = [steps, expressions, conditions, declarations].flatMap((list) =>
  Object.values(list),
);
