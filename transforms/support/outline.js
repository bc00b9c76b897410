import {
  functionDeclaration,
  identifier,
  call,
  nodes,
  references,
  returns,
} from '../../generator/ir/estree.js';
import { localsOf } from '../../generator/facts/bindings.js';
import { isOfCall } from '../../generator/facts/own-arguments.js';

/**
 * The last statements of a function become one of their own.
 * @param {import('../../generator/ir/library.js').Library} library
 * @param {import('../../generator/ir/estree.js').Node} code a function
 * @param {number} at where they begin
 * @param {string} name
 * @param {string[]} params the variables that they may use
 * @returns {import('../../generator/ir/estree.js').Node|undefined} the function, which takes their
 *   place; nothing where they use others
 */
export const outlineBehind = (library, code, at, name, params) => {
  const list = code.body.body;
  const tail = list.slice(at);
  const declared = localsOf({ ...code, params: [], body: { type: 'BlockStatement', body: tail } });
  const locals = localsOf(code);
  const isStrange = ({ node }) =>
    locals.has(node.name) && !declared.has(node.name) && !params.includes(node.name);
  const isOfPlace = (node) => isOfCall(node) || node.type === 'MetaProperty';
  if (references(tail).some(isStrange) || nodes(tail).some(isOfPlace)) return undefined;
  const statement = returns(call(name, params.map(identifier)));
  library.stamp([statement], list[at - 1]?.origin ?? code.origin ?? []);
  list.splice(at, tail.length, statement);
  return functionDeclaration(name, params.map(identifier), tail);
};
