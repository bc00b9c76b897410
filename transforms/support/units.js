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
