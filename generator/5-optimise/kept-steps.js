import { nodes } from '../ir/estree.js';

/** @typedef {import('../ir/estree.js').Node} Node */

/** @param {Node|Node[]} tree @returns {Set<string>} the origins of all of its nodes */
export const originsIn = (tree) => new Set(nodes(tree).flatMap(({ origin }) => origin ?? []));

/**
 * Steps that have no code of their own any more stand with the first statement.
 * @param {any} code a function
 * @param {Set<string>} origins what it had before
 */
export const keepSteps = ({ body }, origins) => {
  const left = originsIn(body);
  const lost = [...origins].filter((key) => !left.has(key));
  const [first = body] = body.body;
  if (lost.length > 0) first.origin = [...new Set([...first.origin, ...lost])];
};

/** A function of the reference that calls another one, or whose operations do. @returns {string|undefined} */
const knownCaller = (library, key, callers, before = new Set()) => {
  const all = [...(callers.get(key) ?? [])].filter((by) => !before.has(by));
  const known = all.find((by) => library.reference.has(by));
  const seen = new Set([...before, ...all]);
  return known ?? all.map((by) => knownCaller(library, by, callers, seen)).find(Boolean);
};

/**
 * Removes operations of the document alone whose steps known functions have now: rules ask who calls one.
 * @param {import('../ir/library.js').Library} library
 * @param {Map<string, import('../facts/functions.js').DocumentFunction>} functions
 * @param {string[]} further the operations
 * @param {Map<string, Set<string>>} callers of functions, before their steps stood elsewhere
 */
export const removeFactored = (library, functions, further, callers) => {
  const left = further.filter((key) => {
    const { code } = functions.get(key);
    const caller = knownCaller(library, key, callers);
    if (!caller || code.type !== 'FunctionDeclaration' || library.count(key) > 1) return true;
    library.remove(code);
    keepSteps(functions.get(caller).code, originsIn(code.body));
    return false;
  });
  if (left.length < further.length) removeFactored(library, functions, left, callers);
};
