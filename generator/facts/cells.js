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

/**
 * @typedef {object} Cells
 * @property {Node[]} cells the Records
 * @property {HoldsCell} holdsCell whether an expression is of them, and of nothing else
 */

/** @param {Node[]} functions @param {Node[]} cells @returns {Cells} */
export const held = (functions, cells) => {
  const known = new Set(cells);
  return { cells, holdsCell: holdersIn(functions, (node) => known.has(node)) };
};

/** @param {Node[]} functions @param {string} field @returns {Cells} all that have the field */
export const cellsIn = (functions, field) =>
  held(
    functions,
    functions.flatMap((code) => nodes(code).filter((node) => cellField(node) === field)),
  );

/** @param {any} parent @returns {Node[]} the expressions that stand directly in a node */
const expressionsIn = (parent) =>
  fieldsOf(parent)
    .flatMap((field) => parent[field])
    .filter((node) => node?.type);

/**
 * Places where cells go astray: where they are neither asked for their field nor given to variables,
 * parameters and slots that hold nothing else.
 * @param {Node[]} functions
 * @param {Cells} cells
 * @returns {number}
 */
const straysIn = (functions, { holdsCell }) => {
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
        return parent === code && parent.params.includes(node);
    }
  };

  const astray = (code) =>
    nodes(code).flatMap((parent) =>
      expressionsIn(parent).filter((node) => holdsCell(code, node) && !isKept(code, parent, node)),
    );
  return functions.reduce((sum, code) => sum + astray(code).length, 0);
};

/**
 * The cells that stay where it is known that they are, as many as there are: those without which the
 * fewest places are left where others go astray are left out.
 * @param {Node[]} functions
 * @param {Cells} all
 * @returns {Cells}
 */
export const keptCells = (functions, all) => {
  let [kept, count] = [all, straysIn(functions, all)];
  while (count > 0 && kept.cells.length > 0) {
    const fewer = kept.cells.map((left) =>
      held(
        functions,
        kept.cells.filter((cell) => cell !== left),
      ),
    );
    const counts = fewer.map((cells) => straysIn(functions, cells));
    count = Math.min(...counts);
    kept = fewer[counts.indexOf(count)];
  }
  return kept;
};
