import { isPure } from '../facts/purity.js';
import { countNames, unreadIn } from '../facts/unread.js';
import { lead } from '../ir/comments.js';
import { parseOrigin } from '../ir/origin.js';
import { copy } from '../ir/pattern.js';
import { countReferences, nodes } from '../ir/walk.js';

/**
 * Leaves out of a finished library what nobody reads: variables that steps set for steps without
 * code, and enumerations and primitives whose uses the passes rewrote. Each step keeps its statement.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 */

const FUNCTION = /^(?:Function|Arrow)/;

/** What is evaluated for its effects, if it is not for its value. */
const EFFECTS = new Set(['CallExpression', 'NewExpression']);

/** What the host layer takes from the engine. */
const CAPTURED = /^\$/;

const isOfSteps = ({ origin = [] }) =>
  origin.some((text) => ['step', 'clause'].includes(parseOrigin(text).kind));

/** What sets a variable that nothing reads becomes a call, or goes. */
const isSpare = ({ statement, value }) =>
  !value || EFFECTS.has(value.type) || (isPure(value) && !isOfSteps(statement));

const isVariable = (statement) => statement?.type === 'VariableDeclaration';

/** Takes a statement out; steps that it shows, and what is said of several of its kind, stay. */
const takeOut = (list, statement) => {
  const at = list.indexOf(statement);
  list.splice(at, 1);
  const next = list[at];
  const isSaidOfNext = isOfSteps(statement) || [statement, next].every(isVariable);
  if (next && isSaidOfNext) lead(next, statement.leadingComments ?? []);
};

const listsIn = (tree) =>
  nodes(tree)
    .map(({ body }) => body)
    .filter(Array.isArray);

const becomeCall = (statement, call) => {
  delete statement.declarations;
  Object.assign(statement, { type: 'ExpressionStatement', expression: call });
};

const dropUnread = (code) => {
  for (const settings of unreadIn(code).values()) {
    if (!settings.every(isSpare)) continue;
    for (const { list, statement, value } of settings) {
      if (value && EFFECTS.has(value.type)) becomeCall(statement, value);
      else takeOut(list, statement);
    }
  }
};

/** A function, or a variable whose value has no effect, that stems from no step. */
const isIdle = (statement, counts) => {
  const { type, id, declarations } = statement;
  if (isOfSteps(statement)) return false;
  const isFunction = type === 'FunctionDeclaration';
  if (!isFunction && type !== 'VariableDeclaration') return false;
  const { name } = id ?? declarations[0].id;
  if (!isFunction && !CAPTURED.test(name) && !isPure(declarations[0].init)) return false;
  return (counts.get(name) ?? 0) === countReferences(statement, name);
};

/** What a removed function needed alone is idle in the next round. */
const dropIdle = (program) => {
  const counts = countNames(nodes(program));
  let dropped = false;
  for (const list of listsIn(program)) {
    if (!list.some(({ type }) => type === 'FunctionDeclaration')) continue;
    for (const statement of [...list]) {
      if (!isIdle(statement, counts)) continue;
      takeOut(list, statement);
      dropped = true;
    }
  }
  if (dropped) dropIdle(program);
};

/**
 * @param {Node} program of a library that passes are done with
 * @returns {Node} a copy
 */
export const tidied = (program) => {
  const tree = copy(program);
  for (const node of nodes(tree)) if (FUNCTION.test(node.type)) dropUnread(node);
  dropIdle(tree);
  return tree;
};
