import { isSetAgain } from '../ir/assignments.js';
import { primitives } from '../primitives/index.js';
import { holdersIn, initialised } from './holders.js';

/**
 * Which variables hold a Record of [[Value]] alone, a cell that others share.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 * @typedef {import('./holders.js').Holds} HoldsCell
 */

/** Records of [[Value]] alone that begin with a constant: no Property Descriptors, no slots. */
export const isCell = ({ type, properties }) =>
  type === 'ObjectExpression' &&
  properties.length === 1 &&
  properties[0].key?.name === 'Value' &&
  properties[0].value.type === 'Literal';

/** Whether an expression makes a Record that is no cell: in place, or as a primitive that has its fields. */
const makesAnother = (init) =>
  (init.type === 'ObjectExpression' && !isCell(init)) ||
  (init.type === 'CallExpression' && primitives.get(init.callee.name)?.fields !== undefined);

/** @param {Node} code @param {string} name @returns {boolean} whether it is a Record that the function makes, and no cell */
export const isOwnRecord = (code, name) =>
  !isSetAgain(code, name) &&
  initialised(code).some(({ id, init }) => id.name === name && makesAnother(init));

/** @param {Node[]} functions @returns {HoldsCell} */
export const cellsIn = (functions) => holdersIn(functions, isCell);
