import { nodes } from '../../generator/ir/walk.js';

/**
 * Functions that declare none, and stand in none of these: each has its variables to itself.
 * @param {import('../../generator/ir/library.js').Library} library
 * @returns {any[]}
 */
export const unitsOf = (library) => {
  const innermost = library
    .allFunctions()
    .map((code) => ({ code, below: nodes(code).slice(1) }))
    .filter(({ below }) => !below.some(({ type }) => type === 'FunctionDeclaration'));
  const inside = new Set(innermost.flatMap(({ below }) => below));
  return innermost.flatMap(({ code }) => (inside.has(code) ? [] : [code]));
};

/**
 * What runs outside of units, as the code of one more: it may call them, and name them, too.
 * @param {import('../../generator/ir/library.js').Library} library
 * @param {any[]} units
 * @returns {any} a function that no library has
 */
export const restOf = ({ program }, units) => {
  const inside = new Set(units.flatMap((code) => nodes(code)));
  const statements = nodes(program)
    .filter((node) => Array.isArray(node.body) && !inside.has(node))
    .flatMap(({ body }) => body)
    .filter((node) => !inside.has(node))
    .filter((node) => !nodes(node).some(({ type }) => type === 'FunctionDeclaration'));
  return {
    type: 'FunctionExpression',
    id: null,
    params: [],
    body: { type: 'BlockStatement', body: statements },
  };
};
