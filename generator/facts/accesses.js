import { nodes } from '../ir/estree.js';

/**
 * What a function, with the functions inside it, does to records and slots itself.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 *
 * @typedef {object} Accesses
 * @property {Map<string, Node>} slots internal slots that it reads, writes or asks for: where first
 * @property {Map<string, Node>} shapes fields of the Records that it makes, `Capabilities Handler`
 * @property {Map<string, Node>} writes fields that it sets of Records that it did not make itself
 */

/** @param {any} record */
const shapeOf = ({ properties }) =>
  properties
    .map(({ key }) => key.name ?? key.value)
    .sort()
    .join(' ');

/** Variables that hold a Record which the function makes itself. */
const ownRecords = (code) =>
  new Set(
    [...nodes(code)]
      .filter(
        ({ type, init }) => type === 'VariableDeclarator' && init?.type === 'ObjectExpression',
      )
      .map(({ id }) => id.name),
  );

const note = (map, key, node) => {
  if (!map.has(key)) map.set(key, node);
};

/**
 * @param {Node} code
 * @param {import('../targets/index.js').Target} target
 * @returns {Accesses}
 */
export const accessesOf = (code, target) => {
  const [slots, shapes, writes] = [new Map(), new Map(), new Map()];
  const own = ownRecords(code);
  const nameOf = (slot) => target.slot({ type: 'ThisExpression' }, slot).property.name;
  const prefix = nameOf('');
  const isSlot = (name) => typeof name === 'string' && name.startsWith(prefix);
  for (const node of nodes(code)) {
    for (const one of node.type === 'ArrayExpression' ? node.elements : []) {
      if (one?.type === 'Literal') note(slots, nameOf(one.value), one);
    }
    if (node.type === 'Identifier' && isSlot(node.name)) note(slots, node.name, node);
    if (node.type === 'Literal' && isSlot(node.value)) note(slots, node.value, node);
    if (node.type === 'MemberExpression' && !node.computed && isSlot(node.property.name))
      note(slots, node.property.name, node);
    if (node.type === 'ObjectExpression') note(shapes, shapeOf(node), node);
    if (node.type !== 'AssignmentExpression' || node.left.type !== 'MemberExpression') continue;
    const { object, property, computed } = node.left;
    if (!computed && !isSlot(property.name) && !own.has(object.name))
      note(writes, property.name, node);
  }
  return { slots, shapes, writes };
};
