import { isSetAgain } from '../ir/assignments.js';
import { nodes, references } from '../ir/estree.js';
import { isFunction } from '../ir/walk.js';
import { functionMadeBy } from './functions.js';
import { containersIn, onlyReadBy, partRead } from './containers.js';
import { normalValues } from './normal-values.js';

/**
 * Which variables hold what is made in certain places, and nothing else: by what they are set to, what
 * every caller gives, and what every such slot of a function object is given. All are taken to do so
 * until something else is found to flow into them.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 * @typedef {(code: Node, node: Node) => boolean} Holds whether an expression in a function is of that kind
 */

/** @param {Node} code @returns {Node[]} the declarators of a function that give a value */
export const initialised = (code) =>
  nodes(code).filter(({ type, init }) => type === 'VariableDeclarator' && init);

const isFieldSet = ({ type, left }) =>
  type === 'AssignmentExpression' && left.type === 'MemberExpression' && !left.computed;
/** Whether a variable holds the slots of a function object, by its name: `resolveSlots`. @param {any} node */
export const holdsSlots = (node) => /Slots$/.test(node?.name ?? '');

/** @template T @param {Map<string, T[]>} map @param {string} key @param {T} item */
const append = (map, key, item) => map.set(key, [...(map.get(key) ?? []), item]);

/**
 * A job that is enqueued is called with the elements of a List; a function of a pass that `enqueues`
 * calls what it is given first with what it is given behind it.
 */
const callOf = ({ type, callee, arguments: args }, enqueuers) => {
  if (type !== 'CallExpression' || callee.type !== 'Identifier') return undefined;
  if (callee.name === 'EnqueueJob' && args[2]?.type === 'ArrayExpression')
    return { name: args[1].name, args: args[2].elements, job: args[1] };
  return enqueuers.has(callee.name)
    ? { name: args[0].name, args: args.slice(1), job: args[0] }
    : { name: callee.name, args };
};

/**
 * Who calls functions by their names, and what the slots of the function objects are set to of which they
 * are the makers: all that they are called with first are slots.
 * @param {any[]} functions
 * @returns {{calls: Map<string, {code: any, args: any[]}[]>, sets: Map<string, {code: any, value: any}[]>, named: Set<string>}}
 *   named are those that are mentioned otherwise
 */
export const usesOf = (functions) => {
  const [calls, sets, named, strays] = [new Map(), new Map(), new Set(), new Set()];
  const enqueuers = new Set(functions.filter(({ enqueues }) => enqueues).map(({ id }) => id.name));
  const walked = functions.map((code) => {
    const within = nodes(code);
    const called = within.map((/** @type {any} */ node) => callOf(node, enqueuers)).filter(Boolean);
    return { code, within, called };
  });
  for (const { code, called } of walked)
    for (const { name, args } of called) append(calls, name, { code, args });
  const isMaker = (name) => calls.get(name)?.every(({ args }) => holdsSlots(args[0]));
  for (const { code, within, called } of walked) {
    const jobs = new Set(called.map(({ job }) => job));
    for (const { node, parent } of references(code.body))
      if (parent.callee !== node && !jobs.has(node)) named.add(node.name);
    for (const { left, right } of within.filter(isFieldSet)) {
      const { name: object } = left.object;
      const makers = called.filter(({ name, args }) => args[0]?.name === object && isMaker(name));
      const isOwn = object && object === code.params[0]?.name && isMaker(code.id?.name);
      const names = [...(isOwn ? [code.id.name] : []), ...makers.map(({ name }) => name)];
      if (holdsSlots(left.object) || isOwn)
        for (const name of names)
          append(sets, `${name}.${left.property.name}`, { code, value: right });
      // a further name of a function object, which any may be
      const isFurther =
        holdsSlots(left.object) && (names.length === 0 || (isOwn && !functionMadeBy(code)));
      if (isFurther) strays.add(left.property.name);
    }
  }
  for (const slot of [...sets.keys()]) if (strays.has(slot.split('.').at(-1))) sets.delete(slot);
  return { calls, sets, named };
};

/** What Lists and Records of functions hold, each of their parts on its own. */
const partsIn = (functions, declarators) => {
  const parts = new Map();
  const isOnlyRead = onlyReadBy(functions);
  for (const code of functions)
    for (const [name, contents] of containersIn(code, declarators.get(code), isOnlyRead))
      for (const [key, values] of contents)
        parts.set(code, (parts.get(code) ?? new Map()).set(`${name} ${key}`, values));
  return parts;
};

/** @returns {Map<string, Node[]>} what operations give in the end, where they declare no function */
const resultsOf = (functions) => {
  const results = new Map();
  for (const { id, body } of functions) {
    const all = nodes(body);
    const returns = all.filter(({ type }) => type === 'ReturnStatement');
    const isWhole = returns.length > 0 && returns.at(-1) === body.body?.at(-1);
    if (id && isWhole && !all.some(isFunction))
      results.set(
        id.name,
        returns.map(({ argument }) => argument),
      );
  }
  return results;
};

/** @returns {Set<string>} the names of variables that get a value where they are declared, and no other */
const setOnce = (code, variables) =>
  new Set(variables.map(({ name }) => name).filter((name) => !isSetAgain(code, name)));

/**
 * @param {Node[]} functions of a document
 * @param {(node: Node, declarator: Node, code: Node) => boolean} isMade whether an expression that a
 *   variable is set to makes what is asked for
 * @param {{widely?: boolean}} [options] whether to look at Lists and Records of functions, and at what operations give, too
 * @returns {Holds} says no of variables of a function that is none of these: nothing is known of it
 */
export const holdersIn = (functions, isMade, { widely = false } = {}) => {
  const { calls, sets, named } = usesOf(functions);
  const slots = new Set(sets.keys());
  const declarators = new Map(functions.map((code) => [code, initialised(code)]));
  const results = widely ? resultsOf(functions) : new Map();
  const parts = widely ? partsIn(functions, declarators) : new Map();
  const normal = new Map(widely ? functions.map((code) => [code, normalValues(code)]) : []);
  /** @param {any} code */
  const callersOf = ({ id }) => (named.has(id?.name) ? [] : (calls.get(id?.name) ?? []));
  const held = new Map(
    functions.map((code) => [
      code,
      setOnce(code, [
        ...(callersOf(code).length > 0 ? code.params : []),
        ...declarators.get(code).map(({ id }) => id),
      ]),
    ]),
  );
  const isSlot = (code, { type, computed, object, property }) =>
    type === 'MemberExpression' &&
    !computed &&
    object.name === code.params[0]?.name &&
    slots.has(`${code.id?.name}.${property.name}`);
  const isPart = (code, node) =>
    node.type === 'MemberExpression' &&
    Boolean(parts.get(code)?.has(`${node.object.name} ${partRead(node)}`));
  const holds = (code, node, declarator) =>
    isMade(node, declarator, code) ||
    (normal.get(code)?.has(node) && holds(code, normal.get(code).get(node))) ||
    (node.type === 'Identifier' && held.get(code)?.has(node.name)) ||
    isSlot(code, node) ||
    isPart(code, node) ||
    (node.type === 'CallExpression' && results.has(node.callee.name));
  const isGiven = (code, at) =>
    callersOf(code).every(({ code: by, args }) => args[at] && holds(by, args[at]));
  const size = () =>
    slots.size +
    results.size +
    [...held.values(), ...parts.values()].reduce((sum, all) => sum + all.size, 0);
  for (let before = -1; before !== size();) {
    before = size();
    for (const code of functions) {
      for (const declarator of declarators.get(code))
        if (!holds(code, declarator.init, declarator)) held.get(code).delete(declarator.id.name);
      code.params.forEach(({ name }, at) => isGiven(code, at) || held.get(code).delete(name));
    }
    for (const code of functions)
      if (results.get(code.id?.name)?.some((value) => !value || !holds(code, value)))
        results.delete(code.id.name);
    for (const [code, all] of parts)
      for (const [part, values] of all)
        if (!values.every((value) => holds(code, value))) all.delete(part);
    for (const [slot, list] of sets)
      if (!list.every(({ code, value }) => holds(code, value))) slots.delete(slot);
  }
  return holds;
};
