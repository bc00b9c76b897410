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

/**
 * @param {Node} code a function
 * @returns {Map<string, Setting[]>} the variables that it declares and nothing reads, and what sets them
 */
export const unreadIn = (code) => {
  const all = nodes(code);
  const [settings, declared] = [new Map(), new Set()];
  for (const { type, id, body: list } of all) {
    if (type === 'VariableDeclarator') declared.add(id.name);
    if (!Array.isArray(list)) continue;
    for (const statement of list) {
      const setting = settingOf(statement);
      if (!setting) continue;
      if (!settings.has(setting.name)) settings.set(setting.name, []);
      settings.get(setting.name).push({ ...setting, statement, list });
    }
  }
  if (settings.size === 0 || declared.size === 0) return new Map();
  const counts = countNames(all);
  const isUnread = ([name, { length }]) => declared.has(name) && counts.get(name) === length;
  return new Map([...settings].filter(isUnread));
};
