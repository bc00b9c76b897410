import { conditionRules } from './conditions/index.js';
import { declarationRules } from './declarations/index.js';
import { expressionRules } from './expressions/index.js';
import { stepRules } from './steps/index.js';

/**
 * Every sentence form that is read: one file each, in one list per category.
 * @type {import('./grammar.js').Rule[]}
 */
export const rules = [...stepRules, ...expressionRules, ...conditionRules, ...declarationRules];
