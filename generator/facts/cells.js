import { isSetAgain } from '../ir/assignments.js';
import { primitives } from '../primitives/index.js';
import { holdersIn, initialised } from './holders.js';

/**
 * Which variables hold a Record of one field, such as [[Value]]: a cell that others share.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 * @typedef {import('./holders.js').Holds} HoldsCell
 */

/**
 * The field of a Record that has no other and begins with a constant: no Property Descriptors, no slots.
 * @param {any} node
 * @returns {string|undefined}
 */
export const cellField = ({ type, properties }) =>
  type === 'ObjectExpression' && properties.length === 1 && properties[0].value?.type === 'Literal'
    ? properties[0].key.name
    : undefined;

/** Whether an expression makes a Record that is no such cell: in place, or as a primitive that has its fields. */
const makesAnother = (init, field) =>
  (init.type === 'ObjectExpression' && cellField(init) !== field) ||
  (init.type === 'CallExpression' && primitives.get(init.callee.name)?.fields !== undefined);

/**
 * @param {Node} code
 * @param {string} name
 * @param {string} field
 * @returns {boolean} whether it is a Record that the function makes, and no cell of that field
 */
export const isOwnRecord = (code, name, field) =>
  !isSetAgain(code, name) &&
  initialised(code).some(({ id, init }) => id.name === name && makesAnother(init, field));

/** @param {Node[]} functions @param {string} field @returns {HoldsCell} */
export const cellsIn = (functions, field) =>
  holdersIn(functions, (node) => cellField(node) === field);
