import { documentFunctions, functionMadeBy } from '../../facts/functions.js';
import { holdsSlots } from '../../facts/holders.js';
import { nodes, references } from '../../ir/estree.js';
import { counterparts } from '../names.js';

/**
 * What names the slots of the function objects that an operation makes.
 * @typedef {object} Slots
 * @property {string[]} names in the order in which the function object first asks for them
 * @property {any[]} keys the nodes that name them
 */

/** @param {any} parent @param {any} node */
const isSlot = ({ type, computed, object }, node) =>
  type === 'MemberExpression' && object === node && !computed;

/** Where a variable stands, if steps only name slots of it, or give it to who makes the function object. */
const slotsOf = (code, name, maker) => {
  const uses = references(code.body).filter(
    ({ node, parent }) => node.name === name && parent.id !== node,
  );
  const isGiven = (parent) => parent.type === 'CallExpression' && parent.callee.name === maker;
  return uses.every(({ node, parent }) => isSlot(parent, node) || isGiven(parent))
    ? uses.flatMap(({ node, parent }) => (isSlot(parent, node) ? [parent.property] : []))
    : undefined;
};

/** `const resolveSlots = { Promise: undefined };` @returns {any[]|undefined} the keys */
const declaredKeys = (code, name) => {
  const declared = nodes(code).filter(
    ({ type, id, init }) =>
      type === 'VariableDeclarator' && id.name === name && init?.type === 'ObjectExpression',
  );
  return declared.length === 1 ? declared[0].init.properties.map(({ key }) => key) : undefined;
};

/** @param {any[]} codes @param {any} maker @returns {Slots|undefined} nothing where they go elsewhere */
const slotsMadeBy = (codes, maker) => {
  const [active] = maker.params;
  if (!active || !functionMadeBy(maker)) return undefined;
  const calls = codes.flatMap((code) =>
    references(code)
      .filter(({ node, parent }) => node.name === maker.id.name && parent.id !== node)
      .map(({ node, parent }) => ({ code, record: parent.callee === node && parent.arguments[0] })),
  );
  if (calls.length === 0 || !calls.every(({ record }) => record && holdsSlots(record)))
    return undefined;
  const inside = slotsOf(maker, active.name, maker.id.name);
  const outside = calls.flatMap(({ code, record: { name } }) => [
    declaredKeys(code, name),
    slotsOf(code, name, maker.id.name),
  ]);
  if (!inside || outside.includes(undefined)) return undefined;
  const keys = [...inside, ...outside.flat()];
  return { names: [...new Set(keys.map(({ name }) => name))], keys };
};

/** How many nodes name a field or slot. */
const countOf = (codes, name) =>
  codes
    .flatMap((code) => nodes(code))
    .filter(({ type, computed, property, key }) =>
      type === 'Property' ? key.name === name : !computed && property?.name === name,
    ).length;

const OTHER = `
    function Use(F) { return x => { F.Spot = x; return F.Other; }; }
    function f(x) {
      const useSlots = { Spot: undefined, Other: undefined };
      const use = Use(useSlots);
      useSlots.Other = x;
      return Call(x, use);
    }`;
const KNOWN = OTHER.replaceAll('Spot', 'Place');

/** @type {import('./index.js').Rule} */
export default {
  name: 'slot-names',
  summary: 'the slots of a function object have the names of the known ones',
  sound:
    'No program sees these names. Each is renamed where the function object asks for it and where it is made, and nothing else is called so.',
  examples: [
    { reference: KNOWN, before: OTHER, after: KNOWN },
    {
      // Records have a field of the known name
      reference: KNOWN,
      before: `${OTHER} function g(x) { return { Place: x }; }`,
      after: `${KNOWN} function g(x) { return { Place: x }; }`,
    },
    ...[
      'function g(x) { return { Spot: x }; }',
      'function g(useSlots) { return Use(useSlots); }',
    ].map((more) => ({ reference: KNOWN, before: OTHER + more, after: OTHER + more })),
  ],
  rewrite(library) {
    const { program, reference } = library;
    if (!reference) return;
    const codes = [...documentFunctions(program).values()].map(({ code }) => code);
    const others = [...reference.values()].map(({ code }) => code).filter(Boolean);
    const renamed = codes.flatMap((code) => {
      const known = code.type === 'FunctionDeclaration' && reference.get(code.id.name)?.code;
      const slots = known ? slotsMadeBy(codes, code) : undefined;
      const knownSlots = slots && slotsMadeBy(others, known);
      const names = knownSlots ? counterparts(slots.names, knownSlots.names) : new Map();
      return names.size > 0 ? [{ name: code.id.name, keys: slots.keys, names }] : [];
    });
    const followed = renamed.flatMap(({ keys, names }) =>
      keys.filter(({ name }) => names.has(name)),
    );
    const isWhole = (slot) =>
      countOf(codes, slot) === followed.filter(({ name }) => name === slot).length;
    const whole = renamed.filter(({ names }) => [...names.keys()].every(isWhole));
    for (const { name, keys, names } of whole) {
      for (const key of keys) key.name = names.get(key.name) ?? key.name;
      library.did(name);
    }
  },
};
