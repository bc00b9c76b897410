import { localsOf } from '../facts/bindings.js';
import * as b from '../ir/estree.js';
import { copy } from '../ir/pattern.js';

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

/**
 * @param {Node[]} steps
 * @param {(name: string) => boolean} [isQuiet] whether nobody could tell that an operation ran twice
 * @returns {boolean} whether somebody could tell that they ran twice
 */
export const canBeTold = (steps, isQuiet = () => false) =>
  b.nodes(b.block(steps)).some((node) => TELLS[node.type]?.(node, isQuiet) ?? false);

/** @param {Node[]} steps of an operation @returns {boolean} whether nobody could tell that they ran twice */
export const isQuietOperation = (steps) =>
  !b
    .nodes(b.block(steps))
    .some((node) => node.type !== 'ReturnStatement' && TELLS[node.type]?.(node, () => false));

/**
 * @param {string} name
 * @param {{params: Node[], body: Node[]}} code
 * @param {number} at the first of the steps
 * @param {Node[]} first variables that the call gives first
 * @returns {{code: Node, others: string[]}} the function, and what it is given behind these
 */
export const restOf = (name, { params, body }, at, first) => {
  const rest = copy(body.slice(at));
  const before = localsOf(b.functionExpression(params, body.slice(0, at)));
  const firsts = new Set(first.map((variable) => variable.name));
  const named = new Set(b.references(b.block(rest)).map(({ node }) => node.name));
  const others = [...named].filter((variable) => before.has(variable) && !firsts.has(variable));
  const all = [...firsts, ...others].map(b.identifier);
  return { code: b.functionDeclaration(name, all, rest), others };
};
