import { same } from './pattern.js';
import { findNode, nodes } from './walk.js';

/** The name of the variable that a node gives a value, if it does. @param {any} node @returns {string|undefined} */
export const setBy = ({ type, left, argument }) => {
  if (type === 'AssignmentExpression') return left.name;
  return type === 'UpdateExpression' ? argument.name : undefined;
};

/** Whether a node gives a field or a slot a value. @param {any} node @returns {boolean} */
export const isStore = ({ type, left }) =>
  type === 'AssignmentExpression' && left.type !== 'Identifier';

/**
 * @param {import('./estree.js').Node|import('./estree.js').Node[]} root
 * @returns {string[]} the variables that get a value where they are not declared, as often as they do
 */
export const setAgainIn = (root) => nodes(root).map(setBy).filter(Boolean);

/**
 * @param {import('./estree.js').Node|import('./estree.js').Node[]} root
 * @param {string} name
 * @returns {boolean} whether a variable gets a value where it is not declared
 */
export const isSetAgain = (root, name) =>
  findNode(root, (node) => setBy(node) === name) !== undefined;

/**
 * @param {import('./estree.js').Node[]} all nodes of a tree
 * @returns {[name: string, value: any][]} what variables are set to, where they are declared and later
 */
export const settingsIn = (all) =>
  all.flatMap((/** @type {any} */ { type, id, init, left, right }) => {
    if (type === 'VariableDeclarator') return init ? [[id.name, init]] : [];
    return type === 'AssignmentExpression' && left.type === 'Identifier'
      ? [[left.name, right]]
      : [];
  });

/**
 * @param {import('./estree.js').Node[]} all nodes of a tree
 * @returns {Map<string, any>} what variables are declared with that nothing gives another value
 */
export const constantsIn = (all) => {
  const constants = new Map();
  const others = new Set(setAgainIn(all));
  for (const { type, id, init } of /** @type {any[]} */ (all)) {
    if (type !== 'VariableDeclarator' || !init) continue;
    const known = constants.get(id.name);
    if (known && !same(known, init)) others.add(id.name);
    constants.set(id.name, init);
  }
  for (const name of others) constants.delete(name);
  return constants;
};
