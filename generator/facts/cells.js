import { isSetAgain } from '../ir/assignments.js';
import { nodes } from '../ir/estree.js';
import { primitives } from '../primitives/index.js';

/**
 * Which variables hold a Record of [[Value]] alone, a cell that others share: by what they are set to,
 * what every caller gives, and what every such slot of a function object is given.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 * @typedef {(code: Node, node: Node) => boolean} HoldsCell whether an expression in a function is one
 */

/** Records of [[Value]] alone that begin with a constant: no Property Descriptors, no slots. */
export const isCell = ({ type, properties }) =>
  type === 'ObjectExpression' &&
  properties.length === 1 &&
  properties[0].key?.name === 'Value' &&
  properties[0].value.type === 'Literal';

const initialised = (code) =>
  nodes(code).filter(({ type, init }) => type === 'VariableDeclarator' && init);

/** Whether an expression makes a Record that is no cell: in place, or as a primitive that has its fields. */
const makesAnother = (init) =>
  (init.type === 'ObjectExpression' && !isCell(init)) ||
  (init.type === 'CallExpression' && primitives.get(init.callee.name)?.fields !== undefined);

/** @param {Node} code @param {string} name @returns {boolean} whether it is a Record that the function makes, and no cell */
export const isOwnRecord = (code, name) =>
  !isSetAgain(code, name) &&
  initialised(code).some(({ id, init }) => id.name === name && makesAnother(init));

const isSlotSet = ({ type, left }) =>
  type === 'AssignmentExpression' && !left.computed && /Slots$/.test(left.object?.name ?? '');

/** @template T @param {Map<string, T[]>} map @param {string} key @param {T} item */
const append = (map, key, item) => map.set(key, [...(map.get(key) ?? []), item]);

/** Who calls functions by their names, and what the slots of the function objects that they make are set to. */
const usesOf = (functions) => {
  const [calls, sets] = [new Map(), new Map()];
  for (const code of functions) {
    const within = nodes(code);
    const called = within.filter(
      ({ type, callee }) => type === 'CallExpression' && callee.type === 'Identifier',
    );
    for (const { callee, arguments: args } of called) append(calls, callee.name, { code, args });
    for (const { left, right } of within.filter(isSlotSet))
      for (const { callee, arguments: args } of called)
        if (args[0]?.name === left.object.name)
          append(sets, `${callee.name}.${left.property.name}`, { code, value: right });
  }
  return { calls, sets };
};

/** @param {Node[]} functions @returns {HoldsCell} */
export const cellsIn = (functions) => {
  const cells = new Map(functions.map((code) => [code, new Set()]));
  const slots = new Set();
  const { calls, sets } = usesOf(functions);
  const isSlot = (code, { type, object, property }) =>
    type === 'MemberExpression' &&
    object.name === code.params[0]?.name &&
    slots.has(`${code.id?.name}.${property.name}`);
  const holds = (code, node) =>
    isCell(node) ||
    (node.type === 'Identifier' && cells.get(code).has(node.name)) ||
    isSlot(code, node);
  const addTo = (code, name) => !isSetAgain(code, name) && cells.get(code).add(name);
  const addGiven = (code) => {
    const callers = calls.get(code.id?.name) ?? [];
    const isGiven = (at) => callers.every(({ code: by, args }) => args[at] && holds(by, args[at]));
    code.params.forEach(({ name }, at) => callers.length > 0 && isGiven(at) && addTo(code, name));
  };
  const size = () => slots.size + [...cells.values()].reduce((sum, names) => sum + names.size, 0);
  for (let before = -1; before !== size();) {
    before = size();
    for (const code of functions) {
      for (const { id, init } of initialised(code)) if (holds(code, init)) addTo(code, id.name);
      addGiven(code);
    }
    for (const [slot, list] of sets)
      if (list.every(({ code, value }) => holds(code, value))) slots.add(slot);
  }
  return holds;
};
