import { eachReference, nodes } from '../ir/walk.js';

/**
 * Variables that nothing reads.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 *
 * @typedef {object} Setting a statement that gives a variable a value, and does no more
 * @property {string} name of the variable
 * @property {Node|null} value
 * @property {Node} statement
 * @property {Node[]} list that holds the statement
 */

/** `x = value` @param {any} node @returns {{name: string, value: Node}|undefined} what it sets, if it does no more */
export const assignmentOf = ({ type, expression }) =>
  type === 'ExpressionStatement' &&
  expression.type === 'AssignmentExpression' &&
  expression.operator === '=' &&
  expression.left.type === 'Identifier'
    ? { name: expression.left.name, value: expression.right }
    : undefined;

/** `AppendToList(list, value)` @param {any} node @returns {{name: string, value: Node}|undefined} what gets longer, if it does no more */
const growthOf = ({ type, expression }) => {
  const isAppend = type === 'ExpressionStatement' && expression.callee?.name === 'AppendToList';
  const [list, value] = isAppend ? expression.arguments : [];
  return list?.type === 'Identifier' ? { name: list.name, value } : undefined;
};

/** @param {any} node @returns {{name: string, value: Node|null}|undefined} what it sets, if it does no more */
const settingOf = (node) => {
  if (node.type !== 'VariableDeclaration') return assignmentOf(node);
  const [{ id, init }] = node.declarations;
  return { name: id.name, value: init };
};

/** @param {Node[]} all @returns {Map<string, number>} how often each variable is named */
export const countNames = (all) => {
  const counts = new Map();
  eachReference(all, ({ name }) => counts.set(name, (counts.get(name) ?? 0) + 1));
  return counts;
};

/** How often settings of a variable ask for it. */
const ownReads = (name, settings) =>
  countNames(nodes(settings.map(({ value }) => value))).get(name) ?? 0;

/**
 * @param {Node} code a function
 * @param {{forItself?: boolean}} [options] forItself: a List that gets longer, and a variable that its
 *   own next value asks for, are read by nobody
 * @returns {Map<string, Setting[]>} the variables that it declares and nothing reads, and what sets them
 */
export const unreadIn = (code, { forItself = false } = {}) => {
  const all = nodes(code);
  const [settings, declared] = [new Map(), new Set()];
  for (const { type, id, body: list } of all) {
    if (type === 'VariableDeclarator') declared.add(id.name);
    if (!Array.isArray(list)) continue;
    for (const statement of list) {
      const setting = settingOf(statement) ?? (forItself ? growthOf(statement) : undefined);
      if (!setting) continue;
      if (!settings.has(setting.name)) settings.set(setting.name, []);
      settings.get(setting.name).push({ ...setting, statement, list });
    }
  }
  if (settings.size === 0 || declared.size === 0) return new Map();
  const counts = countNames(all);
  const isUnread = ([name, list]) =>
    declared.has(name) && counts.get(name) === list.length + (forItself ? ownReads(name, list) : 0);
  return new Map([...settings].filter(isUnread));
};
