import { lead } from '../ir/comments.js';
import { parseOrigin } from '../ir/origin.js';
import { copy } from '../ir/pattern.js';
import { nodes, references } from '../ir/walk.js';

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

/** What may be evaluated or not, as it has no effects. */
const hasNoEffect = (init) =>
  init?.type === 'Literal' ||
  init?.type === 'Identifier' ||
  (init?.type === 'ObjectExpression' && init.properties.every(({ value }) => hasNoEffect(value)));

const isOfSteps = ({ origin = [] }) =>
  origin.some((text) => ['step', 'clause'].includes(parseOrigin(text).kind));

/** @param {Node} node @returns {[name: string, value: Node|null]|undefined} what it sets, if it does no more */
const settingOf = ({ type, declarations, expression }) => {
  if (type === 'VariableDeclaration') return [declarations[0].id.name, declarations[0].init];
  const sets = type === 'ExpressionStatement' && expression.type === 'AssignmentExpression';
  return sets && expression.operator === '=' ? [expression.left.name, expression.right] : undefined;
};

const countNames = (tree) => {
  const counts = new Map();
  for (const { node } of references(tree)) counts.set(node.name, (counts.get(node.name) ?? 0) + 1);
  return counts;
};

/** What sets a variable that nothing reads becomes a call, or goes. */
const isSpare = ([statement, [, value]]) =>
  !value || EFFECTS.has(value.type) || (hasNoEffect(value) && !isOfSteps(statement));

/** Variables of a function that nothing reads. */
const unreadIn = (code, settings) => {
  const counts = countNames(code);
  const declared = [...settings.keys()].filter(({ declarations }) => declarations);
  const isUnread = (name) => {
    const setters = [...settings].filter(([, [variable]]) => variable === name);
    return counts.get(name) === setters.length && setters.every(isSpare);
  };
  return declared.map(({ declarations }) => declarations[0].id.name).filter(isUnread);
};

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
  const lists = listsIn(code);
  const settings = new Map(
    lists.flat().flatMap((statement) => {
      const setting = settingOf(statement);
      return setting ? [[statement, setting]] : [];
    }),
  );
  const unread = new Set(unreadIn(code, settings));
  for (const list of lists) {
    for (const statement of [...list]) {
      const [name, value] = settings.get(statement) ?? [];
      if (!unread.has(name)) continue;
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
  if (!isFunction && !CAPTURED.test(name) && !hasNoEffect(declarations[0].init)) return false;
  return counts.get(name) === countNames(statement).get(name);
};

/** What a removed function needed alone is idle in the next round. */
const dropIdle = (program) => {
  const counts = countNames(program);
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
