import { isSetAgain } from '../ir/assignments.js';
import { nodes, references } from '../ir/estree.js';
import { isSlotList, slotNameIn } from '../ir/query.js';

/**
 * What a function, with the functions inside it, does to records and slots itself.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 *
 * @typedef {object} Accesses
 * @property {Map<string, Node[]>} slots internal slots that it reads, writes or asks for: where
 * @property {Map<string, Node>} stores internal slots that it gives to an object, or writes: where
 * @property {Set<string>} uses internal slots of which it does more than to set those of an object that it makes
 * @property {Set<string>} internal slots that it writes a List or a Record to, which no user ever sees
 * @property {Map<string, Node>} shapes fields of the Records that it makes, `Capabilities Handler`
 * @property {{shape: string, node: Node, receivers?: string[]}[]} records that it makes, and the
 *   functions that it hands them to, where it does nothing else with them but use their fields
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
    nodes(code)
      .filter(
        ({ type, id, init }) =>
          type === 'VariableDeclarator' &&
          init?.type === 'ObjectExpression' &&
          !isSetAgain(code, id.name),
      )
      .map(({ id }) => id.name),
  );

/** What sets slots of an object that the function makes: nothing is in them before. */
const initialStores = (code) => {
  const objects = new Set(
    nodes(code)
      .filter(
        ({ type, init }) => type === 'VariableDeclarator' && init?.arguments?.some(isSlotList),
      )
      .map(({ id }) => id.name),
  );
  return new Set(
    nodes(code)
      .filter(({ type, left }) => type === 'AssignmentExpression' && objects.has(left.object?.name))
      .map(({ left }) => left),
  );
};

/** Where each variable of a function is read, by its name: the nodes around. */
const placesOfVariables = (code) => {
  const places = new Map();
  for (const { node, parent } of references(code.body)) {
    if (parent.type === 'VariableDeclarator' && parent.id === node) continue;
    if (!places.has(node.name)) places.set(node.name, []);
    places.get(node.name).push(parent);
  }
  return places;
};

/** The functions that a variable's Record is handed to. @returns {string[]|undefined} nothing where it gets elsewhere */
const receiversOf = (name, places) => {
  const others = places.filter(
    ({ type, computed, object }) =>
      !(type === 'MemberExpression' && !computed && object.name === name),
  );
  const isHanded = ({ type, callee }) => type === 'CallExpression' && callee.name !== name;
  return others.every(isHanded) ? others.map(({ callee }) => callee.name) : undefined;
};

const INTERNAL = ['ArrayExpression', 'ObjectExpression'];

const note = (map, key, node) => {
  if (!map.has(key)) map.set(key, node);
};

const add = (map, key, node) => {
  if (map.has(key)) map.get(key).push(node);
  else map.set(key, [node]);
};

/**
 * @param {Node} code
 * @param {import('../targets/index.js').Target} target
 * @returns {Accesses}
 */
export const accessesOf = (code, target) => {
  const [slots, stores, shapes, writes] = [new Map(), new Map(), new Map(), new Map()];
  const [uses, internal, records] = [new Set(), new Set(), []];
  const initial = initialStores(code);
  const places = placesOfVariables(code);
  const held = new Map();
  const variables = ownRecords(code);
  const nameOf = (slot) => slotNameIn(target, slot);
  const prefix = nameOf('');
  const isSlot = (name) => typeof name === 'string' && name.startsWith(prefix);
  for (const node of nodes(code)) {
    for (const element of node.type === 'ArrayExpression' ? node.elements : []) {
      if (element?.type !== 'Literal') continue;
      add(slots, nameOf(element.value), element);
      stores.set(nameOf(element.value), element);
    }
    if (node.type === 'Identifier' && isSlot(node.name)) add(slots, node.name, node);
    if (node.type === 'Literal' && isSlot(node.value)) add(slots, node.value, node);
    if (node.type === 'MemberExpression' && !node.computed && isSlot(node.property.name)) {
      add(slots, node.property.name, node);
      if (!initial.has(node)) uses.add(node.property.name);
    }
    if (node.type === 'VariableDeclarator') held.set(node.init, node.id.name);
    if (node.type === 'ObjectExpression') {
      const name = held.get(node);
      const receivers = name && receiversOf(name, places.get(name) ?? []);
      records.push({ shape: shapeOf(node), node, receivers });
      note(shapes, shapeOf(node), node);
    }
    if (node.type !== 'AssignmentExpression' || node.left.type !== 'MemberExpression') continue;
    const { object, property, computed } = node.left;
    if (computed) continue;
    if (isSlot(property.name)) {
      note(stores, property.name, node);
      if (INTERNAL.includes(node.right.type)) internal.add(property.name);
    } else if (!variables.has(object.name)) note(writes, property.name, node);
  }
  return { slots, stores, uses, internal, shapes, records, writes };
};
