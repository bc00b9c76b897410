import { nodes } from '../../generator/ir/walk.js';

/**
 * Functions that declare none, and stand in none of these: each has its variables to itself.
 * @param {import('../../generator/ir/library.js').Library} library
 * @returns {any[]}
 */
export const unitsOf = (library) => {
  const innermost = library
    .allFunctions()
    .filter((code) => library.functions(code).every((declared) => declared === code));
  const inside = new Set(innermost.flatMap((code) => nodes(code).filter((node) => node !== code)));
  return innermost.filter((code) => !inside.has(code));
};
