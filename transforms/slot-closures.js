import { namesIn } from '../generator/5-optimise/statement-list.js';
import { freeName, variableFor } from '../generator/facts/bindings.js';
import { isPure } from '../generator/facts/purity.js';
import { array, identifier, nodes, references } from '../generator/ir/estree.js';

const mentions = (name, tree) => [...references(tree)].some(({ node }) => node.name === name);

const assignsTo = (name, tree) =>
  [...nodes(tree)].some((node) => node.type === 'AssignmentExpression' && node.left.name === name);

/** `const s = { A: undefined, B: undefined }; const f = Maker(s);`, or `f = Maker(s);` */
const CREATIONS = {
  'const __slots = __record; const __function = __maker(__slots);': 'const __function = __maker();',
  'const __slots = __record; __function = __maker(__slots);': '__function = __maker();',
};

const creationAt = (library, list, at) => {
  for (const [pattern, replacement] of Object.entries(CREATIONS)) {
    const bindings = library.matchAt(pattern, list, at);
    if (bindings) return { bindings, replacement };
  }
  return {};
};

const callOf = ({ declarations, expression }) => declarations?.[0].init ?? expression.right;

const isSlotsRecord = (node) =>
  node.type === 'ObjectExpression' &&
  node.properties.every(({ value }) => value.type === 'Identifier' && value.name === 'undefined');

/** `record.Slot = value;`, of the record of slots. */
const slotSet = ({ type, expression }, slots) => {
  const isSet =
    type === 'ExpressionStatement' &&
    expression.type === 'AssignmentExpression' &&
    expression.left.type === 'MemberExpression' &&
    expression.left.object.name === slots.name;
  return isSet ? { name: expression.left.property.name, value: expression.right } : undefined;
};

/** `const cell = { Value: false };` may as well come before the function that it is for. */
const isConstant = ({ type, declarations }) =>
  type === 'VariableDeclaration' &&
  declarations[0].init?.type === 'ObjectExpression' &&
  declarations[0].init.properties.every(({ value }) => value.type === 'Literal');

/**
 * The values that the statements behind a creation set the slots to, one each, and what constants
 * are made between them.
 */
const readSets = (list, at, slots, names) => {
  const values = new Map();
  const constants = [];
  for (const statement of list.slice(at)) {
    if (values.size === names.length) break;
    const set = slotSet(statement, slots);
    if (set && names.includes(set.name) && !values.has(set.name)) values.set(set.name, set.value);
    else if (isConstant(statement)) constants.push(statement);
    else return undefined;
  }
  return values.size === names.length ? { values, constants } : undefined;
};

/**
 * The order in which a maker takes what slots are set to: theirs, or the one in which they are set,
 * where what they are set to may do anything.
 */
const orderOf = (created, names) => {
  const orders = created.map(({ values }) => [...values.keys()]);
  const isPlain = ({ values }, at) =>
    `${orders[at]}` === `${names}` || [...values.values()].every((value) => isPure(value));
  if (created.every(isPlain)) return names;
  return orders.every((order) => `${order}` === `${orders[0]}`) ? orders[0] : undefined;
};

const creationsOf = (library, maker) => {
  const slots = [];
  for (const { body: list } of nodes(library.program)) {
    if (!Array.isArray(list)) continue;
    for (let at = 0; at + 1 < list.length; at++) {
      const { bindings, replacement } = creationAt(library, list, at);
      if (bindings?.__maker.name !== maker || !isSlotsRecord(bindings.__record)) continue;
      const names = bindings.__record.properties.map(({ key }) => key.name);
      const sets = readSets(list, at + 2, bindings.__slots, names);
      const rest = list.slice(at + 2 + names.length + (sets?.constants.length ?? 0));
      const values = array([...(sets?.values.values() ?? [])]);
      // a function object may be in a slot of its own, where it has to be made before
      const clean =
        sets &&
        !mentions(bindings.__slots.name, [values, ...rest]) &&
        !mentions(bindings.__function.name, values);
      slots.push(clean && { list, first: list[at], bindings, replacement, names, ...sets });
    }
  }
  return slots;
};

/**
 * `const v = F.Slot` at the start of the function object gives the parameter its name, unless the
 * function sets the slot: the variable has what it was before.
 */
const parameterFor = (library, code, active, slot) => {
  const isSet = library.findNodes(code, `${active}.${slot} = __value`).length > 0;
  for (const [at, statement] of isSet ? [] : code.body.body.entries()) {
    const bindings = library.matchAt(`const __name = ${active}.${slot};`, code.body.body, at);
    if (!bindings || assignsTo(bindings.__name.name, code)) continue;
    library.replace(code.body.body, at, [statement], []);
    return bindings.__name;
  }
  return identifier(freeName(variableFor(slot), namesIn(code)));
};

const rewriteMaker = (library, maker, code, names) => {
  const [active] = maker.params;
  maker.params = names.map((slot) => {
    const parameter = parameterFor(library, code, active.name, slot);
    library.replaceExpressions(code, `${active.name}.${slot}`, () => ({ ...parameter }));
    return { type: 'Identifier', name: parameter.name };
  });
  library.stamp(maker.params, maker.origin);
};

const rewrite = (library, name) => {
  const maker = library.find(name);
  const code = library.functionObject(name);
  const [active] = maker.params;
  const created = creationsOf(library, name);
  const calls = [...nodes(library.program)].filter(
    ({ type, callee }) => type === 'CallExpression' && callee.name === name,
  );
  if (
    created.length === 0 ||
    created.length !== calls.length ||
    created.includes(undefined) ||
    created.includes(false)
  ) {
    return library.decline(name, 'its slots are not all set right after it is created');
  }
  const [{ names: slots }] = created;
  if (created.some(({ values }) => `${[...values.keys()].sort()}` !== `${[...slots].sort()}`)) {
    return library.decline(name, 'it has other slots where it is created elsewhere');
  }
  const names = orderOf(created, slots);
  if (!names) return library.decline(name, 'its slots are set in orders that can be told apart');
  const reads = [...references(code)].filter(({ node }) => node.name === active.name);
  const isSlot = ({ parent, key }) =>
    parent.type === 'MemberExpression' && key === 'object' && names.includes(parent.property.name);
  if (!reads.every(isSlot)) {
    return library.decline(name, 'the function object is used for more than its slots');
  }
  for (const { list, first, bindings, replacement, values, constants } of created) {
    for (const constant of constants) list.splice(list.indexOf(constant), 1);
    list.splice(list.indexOf(first), 0, ...constants);
    const at = list.indexOf(first);
    const matched = list.slice(at, at + 2 + names.length);
    const [statement] = library.build(replacement, bindings);
    callOf(statement).arguments = names.map((slot) => values.get(slot));
    if (statement.kind) statement.kind = matched[1].kind;
    library.replace(list, at, matched, [statement]);
  }
  rewriteMaker(library, maker, code, names);
  return library.did(name);
};

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'slot-closures',
  summary: 'function objects close over the values of their slots, without a record of slots',
  why: 'one object less per resolving function, and no read through it on each call',
  sound:
    'The slots of a function object are set once, right after it is created and before anybody else gets it. After that its own steps alone read and set them: each function object has variables of its own.',
  pays: ['fast', 'loose', 'deferred', 'small'],
  after: [],
  rests: [],
  guards: [],
  examples: [
    {
      before:
        'function Maker(F) { return x => { const promise = F.Promise; use(promise, x); }; } function f(p) { const aSlots = { Promise: undefined }; const a = Maker(aSlots); aSlots.Promise = p; return a; }',
      after:
        'function Maker(promise) { return x => { use(promise, x); }; } function f(p) { const a = Maker(p); return a; }',
    },
    {
      before:
        'function Maker(F) { return () => { const promise = F.Promise; use(promise); }; } function f(p) { let a; if (p) { const aSlots = { Promise: undefined }; a = Maker(aSlots); aSlots.Promise = p; } return a; }',
      after:
        'function Maker(promise) { return () => { use(promise); }; } function f(p) { let a; if (p) { a = Maker(p); } return a; }',
    },
    {
      before:
        'function Maker(F) { return () => { use(F.A, F.B); }; } function f(p, q) { const aSlots = { A: undefined, B: undefined }; const a = Maker(aSlots); aSlots.A = p; aSlots.B = q; return a; } function g(p, q) { const bSlots = { B: undefined, A: undefined }; const b = Maker(bSlots); bSlots.B = q; bSlots.A = p; return b; }',
      after:
        'function Maker(a, b) { return () => { use(a, b); }; } function f(p, q) { const a = Maker(p, q); return a; } function g(p, q) { const b = Maker(p, q); return b; }',
    },
  ],
  rewrite(library) {
    const makers = library
      .functions()
      .filter(({ id, params }) => params.length === 1 && library.functionObject(id.name));
    for (const { id } of makers) rewrite(library, id.name);
  },
};
