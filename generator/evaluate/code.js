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

/** Statements as the arm of a condition: a variable has to be declared in a block. */
export const armOf = (list, braces = false) =>
  list.length === 1 && !braces && list[0].type !== 'VariableDeclaration' ? list[0] : block(list);

/** A condition, as the document would have it. */
export const conditionOf = (test, taken, other, braces) => {
  const body = (list) => armOf(list, braces);
  const isElseIf = other.length === 1 && other[0].type === 'IfStatement';
  const alternate = isElseIf ? other[0] : body(other);
  return ifs(test, body(taken), other.length > 0 ? alternate : null);
};

export const LEAVES = /^(?:Return|Throw)Statement$/;

/** A condition whose ways do not meet again: the second needs no `else` where the first leaves. */
export const apart = (test, taken, other, braces) =>
  LEAVES.test(taken.at(-1)?.type)
    ? [conditionOf(test, taken, [], braces), ...other]
    : [conditionOf(test, taken, other, braces)];

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
