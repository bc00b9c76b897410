import { freeName, localsOf } from '../facts/bindings.js';
import { isStore, setAgainIn } from '../ir/assignments.js';
import * as b from '../ir/estree.js';
import { fieldsOf } from '../ir/walk.js';

/**
 * A function that the host layer calls again runs its first steps twice. Where anybody could tell, its
 * other steps are a function of their own, which is given what the first ones found.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 */

/** What steps ask or make that are run again for functions: no error, no effect, the same answer. */
const QUIET = new Set(['IsCallable', 'HostMakeJobCallback']);

const isVariable = ({ type }) => type === 'Identifier';

const TELLS = {
  CallExpression: ({ callee }, isQuiet) => !QUIET.has(callee.name) && !isQuiet(callee.name),
  NewExpression: () => true,
  ThrowStatement: () => true,
  ReturnStatement: () => true,
  AssignmentExpression: ({ left, right }) =>
    !isVariable(left) && right.type !== 'Literal' && right.type !== 'Identifier',
};

/** What nodes set. @param {any[]} all */
const setIn = (all) =>
  all.filter(({ type }) => type === 'AssignmentExpression').map(({ left }) => left);

/** @param {Node[]} all nodes of steps @returns {Set<string>} the fields and slots that they ask for */
export const fieldsAskedIn = (all) => {
  const places = new Set(setIn(all));
  const reads = all.filter((node) => node.type === 'MemberExpression' && !places.has(node));
  return new Set(reads.map(({ property }) => property.name));
};

/** Whether steps set a slot that they ask for as well: where they run twice, they find it set. */
const findsSet = (all) => {
  const names = fieldsAskedIn(all);
  return setIn(all).some((left) => !isVariable(left) && names.has(left.property?.name));
};

/**
 * @param {Node[]} steps
 * @param {(name: string) => boolean} [isQuiet] whether nobody could tell that an operation ran twice
 * @returns {boolean} whether somebody could tell that they ran twice
 */
export const canBeTold = (steps, isQuiet = () => false) => {
  const all = b.nodes(b.block(steps));
  return (
    all.some((node) => TELLS[node.type]?.(node, isQuiet) ?? false) ||
    findsSet(all) ||
    (all.some(isStore) && all.some(asksOperation))
  );
};

/** What an operation asks for may be set beside its call. */
const asksOperation = ({ type, callee }) => type === 'CallExpression' && !QUIET.has(callee.name);

/** @param {Node[]} steps of an operation @returns {boolean} whether nobody could tell that they ran twice */
export const isQuietOperation = (steps) => {
  const all = b.nodes(b.block(steps));
  const tells = (node) => node.type !== 'ReturnStatement' && TELLS[node.type]?.(node, () => false);
  return !all.some(tells) && !all.some(isStore);
};

/**
 * @param {Node[]} steps
 * @param {Node[]} parts of them
 * @returns {Set<string>} the names that they have outside of these parts
 */
export const namesBeside = (steps, parts) => {
  const inside = new Set(parts.flatMap((part) => b.references(b.returns(part))).map(nodeOf));
  const all = b.references(b.block(steps)).map(nodeOf);
  return new Set(all.filter((node) => !inside.has(node)).map(({ name }) => name));
};

/**
 * @param {Node[]} steps
 * @returns {Set<string>} variables that they declare, and leave to the steps behind them to set
 */
export const unsetIn = (steps) => {
  const set = new Set(setAgainIn(b.block(steps)));
  const isUnset = (/** @type {any} */ { type, id, init }) =>
    type === 'VariableDeclarator' && !init && !set.has(id.name);
  return new Set(
    b
      .nodes(b.block(steps))
      .filter(isUnset)
      .map(({ id }) => id.name),
  );
};

const nodeOf = ({ node }) => node;

/** A copy of steps in which variables stand for some of their parts. @param {Map<Node, string>} names */
const copyNaming = (value, names) => {
  if (Array.isArray(value)) return value.map((element) => copyNaming(element, names));
  if (names.has(value)) return b.identifier(names.get(value));
  const copied = { ...value };
  for (const field of fieldsOf(value))
    if (value[field]) copied[field] = copyNaming(value[field], names);
  return copied;
};

/**
 * @param {string} name
 * @param {{params: Node[], body: Node[]}} code
 * @param {number} at the first of the steps
 * @param {{kept: string, first: {name?: string, otherwise: string, values: Node[]}[]}} given what the call
 *   gives first: a variable that the steps know, and what stands for some of their values, under a
 *   name that may mean another value beside them
 * @returns {{code: Node, others: string[]}} the function, and what it is given behind these
 */
export const restOf = (name, { params, body }, at, { kept, first }) => {
  const steps = body.slice(at);
  const before = localsOf(b.functionExpression(params, body.slice(0, at)));
  const beside = namesBeside(
    steps,
    first.flatMap(({ values }) => values),
  );
  const taken = new Set([...localsOf(b.functionExpression([], steps)), ...beside, kept]);
  const names = first.map(({ name, otherwise }) =>
    freeName(name === undefined || taken.has(name) ? otherwise : name, taken),
  );
  const rest = copyNaming(
    steps,
    new Map(first.flatMap(({ values }, i) => values.map((value) => [value, names[i]]))),
  );
  const unset = unsetIn(body.slice(0, at));
  const others = [...beside].filter(
    (variable) => before.has(variable) && variable !== kept && !unset.has(variable),
  );
  const bare = [...unset]
    .filter((variable) => beside.has(variable))
    .map((variable) => b.declaration('let', variable));
  const all = [kept, ...names, ...others].map(b.identifier);
  return { code: b.functionDeclaration(name, all, [...bare, ...rest]), others };
};
