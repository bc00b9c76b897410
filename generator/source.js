import { parse } from 'acorn';
import { nodes } from './estree.js';

/**
 * Functions of this project whose source goes into a library: primitives and the host layer.
 *
 * @param {Function} code
 * @param {string} origin
 * @returns {object} a function's or an expression's ESTree
 */
export const sourceOf = (code, origin) => {
  const { body } = parse(`(${code.toString()})`, { ecmaVersion: 2022 });
  return clean(body[0].expression, origin);
};

/** An arrow function's value as one expression: a block body is called on the spot. */
export const valueOf = (code, origin) => {
  const arrow = sourceOf(code, origin);
  if (arrow.body.type !== 'BlockStatement') return arrow.body;
  const callee = clean({ ...arrow, type: 'FunctionExpression', id: null }, origin);
  return clean({ type: 'CallExpression', callee, arguments: [], optional: false }, origin);
};

/** acorn's offsets are of the snippet; only the shape is wanted. */
const clean = (tree, origin) => {
  for (const node of nodes(tree)) {
    delete node.start;
    delete node.end;
    delete node.raw;
    node.origin = [origin];
  }
  return tree;
};

/** A function expression as a declaration of the same name. */
export const asDeclaration = (expression) => ({ ...expression, type: 'FunctionDeclaration' });
