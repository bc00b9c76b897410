import { documentFunctions } from '../facts/functions.js';
import { asksForOthers } from '../facts/own-arguments.js';
import { nodes, references } from '../ir/estree.js';

const isSimple = ({ type }) => type === 'Identifier' || type === 'Literal';

/** Where a function asks whether it has a parameter behind one: `arguments.length < 4`, the numbers. */
const countsBehind = (code, at) =>
  nodes(code.body).flatMap(({ type, left, right }) => {
    const counts = type === 'BinaryExpression' && left.object?.name === 'arguments';
    return counts && !(right.value <= at) ? [right] : [];
  });

const asksOtherwise = (code) =>
  asksForOthers(code.body) ||
  references(code.body).filter(({ node }) => node.name === 'arguments').length !==
    countsBehind(code, -1).filter(({ type }) => type === 'Literal').length;

/**
 * @param {import('../ir/library.js').Library} library
 * @param {string} name of an operation
 * @returns {any[]|undefined} where it is called, if it is, and is never named otherwise
 */
export const callsOf = (library, name) => {
  const all = references(library.program).filter(
    ({ node, parent }) => node.name === name && parent.id !== node,
  );
  const calls = all.filter(({ node, parent }) => parent.callee === node);
  return calls.length === all.length && calls.length > 0
    ? calls.map(({ parent }) => parent)
    : undefined;
};

/**
 * A parameter that an operation does not name, nor any call's argument for it does anything.
 * @returns {{at: number, calls: any[], counts: any[]}|undefined}
 */
const unusedIn = (library, code) => {
  const names = new Set(references(code.body).map(({ node }) => node.name));
  const at = code.params.findLastIndex(({ name }) => name && !names.has(name));
  if (at < 0 || asksOtherwise(code)) return undefined;
  const counts = countsBehind(code, at);
  const calls = callsOf(library, code.id.name);
  const isFree = calls?.every(({ arguments: args }) =>
    args[at] ? isSimple(args[at]) : counts.length === 0,
  );
  return isFree ? { at, calls, counts } : undefined;
};

/**
 * Takes parameters away that no step of an operation names, with the arguments that calls give for them.
 * @param {import('../ir/library.js').Library} library
 * @param {(entry: import('../facts/functions.js').DocumentFunction) => boolean} [hasMore] whether an operation has
 *   parameters to take away
 * @returns {number} of parameters
 */
export const dropUnusedParameters = (library, hasMore = () => true) => {
  const operations = [...documentFunctions(library.program).values()].filter(
    ({ code }) => code.type === 'FunctionDeclaration',
  );
  let count = 0;
  for (let before = -1; before !== count;) {
    before = count;
    for (const { code } of operations.filter(hasMore)) {
      const unused = unusedIn(library, code);
      if (!unused) continue;
      const { at, calls, counts } = unused;
      code.params.splice(at, 1);
      for (const call of calls) call.arguments.splice(at, 1);
      for (const number of counts) number.value--;
      count++;
    }
  }
  return count;
};
