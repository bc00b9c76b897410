import { setAgainIn } from '../ir/assignments.js';
import { assign, block, declaration, identifier, ifs, tries } from '../ir/estree.js';
import { nodes } from '../ir/walk.js';

/** Code that evaluation leaves, and what it asks of code. */

/** `let x; try { x = call; } catch (thrown) { x = new ThrowCompletion(thrown); }` */
export const captured = (name, call) => {
  const completion = {
    type: 'NewExpression',
    callee: identifier('ThrowCompletion'),
    arguments: [identifier('thrown')],
  };
  const handler = [assign(identifier(name), completion)];
  const caught = tries([assign(identifier(name), call)], identifier('thrown'), handler);
  return [declaration('let', name), caught];
};

/** `x instanceof ThrowCompletion` */
export const isAbrupt = (name) => ({
  type: 'BinaryExpression',
  operator: 'instanceof',
  left: identifier(name),
  right: identifier('ThrowCompletion'),
});

export const LEAVES = /^(?:Return|Throw)Statement$/;

/**
 * A condition whose arms are lists that ways still come to: `tidy` gives it the form that the document
 * would have it in.
 */
export const conditionOf = (test, taken, other, { braces = false, isApart = false } = {}) => ({
  ...ifs(test, block(taken), block(other)),
  form: { braces, isApart },
});

/**
 * @param {any[]} list
 * @param {Set<any[]>} [ends] lists that somebody goes on behind
 * @returns {boolean} whether each way through it leaves, or comes to one of these
 */
export const isOver = (list, ends = new Set()) => {
  if (ends.has(list)) return true;
  const last = list.at(-1);
  if (!last?.form) return LEAVES.test(last?.type);
  return [last.consequent, last.alternate].every(({ body }) => isOver(body, ends));
};

const isElseIf = (list) => list.length === 1 && list[0].type === 'IfStatement';

/** A variable has to be declared in a block. */
const armOf = (arm, list, braces) => {
  const isAlone = list.length === 1 && list[0].type !== 'VariableDeclaration';
  return isAlone && !braces ? list[0] : Object.assign(arm, { body: list });
};

/** Where the first arm leaves, the second needs no `else` if the ways do not meet again. */
const tidyCondition = (node) => {
  if (!node.form) return [node];
  const { consequent, alternate, form } = node;
  const [taken, other] = [consequent, alternate].map(({ body }) => tidy(body));
  delete node.form;
  const isLeft = form.isApart && LEAVES.test(taken.at(-1)?.type);
  node.consequent = armOf(consequent, taken, form.braces);
  node.alternate = null;
  if (isLeft) return [node, ...other];
  if (other.length > 0)
    node.alternate = isElseIf(other) ? other[0] : armOf(alternate, other, form.braces);
  return [node];
};

/** @param {any[]} list @returns {any[]} its statements, with conditions as a document has them */
export const tidy = (list) => list.flatMap(tidyCondition);

/** Names of variables that functions have in common, and that get another value. @param {any} program */
export const changingGlobals = (program) => {
  const lists = nodes(program).map(({ body }) => body);
  const shared = lists.filter(
    (list) => Array.isArray(list) && list.some(({ type }) => type === 'FunctionDeclaration'),
  );
  const declared = shared.flatMap((list) =>
    list.flatMap(({ declarations = [] }) => declarations.map(({ id }) => id.name)),
  );
  const names = new Set(declared);
  return setAgainIn(program).filter((name) => names.has(name));
};

/** Statements as the body of a function. @returns {any} */
export const asCode = (statements) => ({
  type: 'ArrowFunctionExpression',
  params: [],
  body: block(statements),
});
