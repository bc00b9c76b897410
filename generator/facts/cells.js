import { isSetAgain } from '../ir/assignments.js';
import { member, nodes } from '../ir/estree.js';
import { fieldsOf } from '../ir/walk.js';
import { primitives } from '../primitives/index.js';
import { holdersIn, holdsSlots, initialised } from './holders.js';

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

/** @param {any} parent @returns {Node[]} the expressions that stand directly in a node */
const expressionsIn = (parent) =>
  fieldsOf(parent)
    .flatMap((field) => parent[field])
    .filter((node) => node?.type);

/**
 * Whether all cells stay where it is known that they are: they are asked for their field, or given to
 * variables, parameters and slots that hold nothing else.
 * @param {Node[]} functions
 * @param {HoldsCell} holdsCell
 */
export const keepsCells = (functions, holdsCell) => {
  const named = new Map(functions.map((code) => [/** @type {any} */ (code).id?.name, code]));

  /** @param {any} code @param {number} at */
  const takes = (code, at) => code?.params[at] && holdsCell(code, code.params[at]);

  const slotTakes = (code, { object, property }) => {
    const makers = nodes(code)
      .filter(({ callee, arguments: args }) => callee && args[0]?.name === object.name)
      .map(({ callee }) => named.get(callee.name));
    const takesIt = (maker) => maker && holdsCell(maker, member(maker.params[0], property.name));
    return makers.length > 0 && makers.every(takesIt);
  };

  const isKept = (code, parent, node) => {
    switch (parent.type) {
      case 'MemberExpression':
        return parent.object === node && !parent.computed;
      case 'VariableDeclarator':
        return parent.id === node || holdsCell(code, parent.id);
      case 'CallExpression':
        return takes(named.get(parent.callee.name), parent.arguments.indexOf(node));
      case 'AssignmentExpression':
        return holdsSlots(parent.left.object) && slotTakes(code, parent.left);
      default:
        return parent === code;
    }
  };

  return functions.every((code) =>
    nodes(code).every((parent) =>
      expressionsIn(parent).every((node) => !holdsCell(code, node) || isKept(code, parent, node)),
    ),
  );
};
