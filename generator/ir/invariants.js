import { parse } from 'acorn';
import escodegen from 'escodegen';
import { nodes, referencesAmong } from './walk.js';
import { FIELD_TEXT } from '../targets/es2022.js';

/**
 * What holds after every stage and pass: the tree is valid, every node has an origin, and no name
 * is read that nothing declares.
 */

/** Globals that the intrinsics read when a library loads. */
export const GLOBALS = new Set(
  'undefined exports arguments Math Object Reflect Proxy WeakSet WeakMap Map Function Symbol Promise Array String TypeError AggregateError RangeError SyntaxError ReferenceError EvalError URIError Error process setImmediate setTimeout queueMicrotask require module NaN'.split(
    ' ',
  ),
);

/** Types of nodes whose `id` is declared. */
const DECLARES = new Set([
  'VariableDeclarator',
  'FunctionDeclaration',
  'FunctionExpression',
  'ClassDeclaration',
  'ClassExpression',
]);

const declared = (all) => {
  const names = new Set(GLOBALS);
  for (const { type, id, param, params } of all) {
    if (id && DECLARES.has(type)) names.add(id.name);
    if (params) for (const one of params) names.add((one.argument ?? one).name);
    if (type === 'CatchClause' && param) names.add(param.name);
  }
  return names;
};

/**
 * @param {import('./estree.js').Node} program
 * @param {import('./estree.js').Node[]} [all] its nodes
 * @returns {string|undefined} what is wrong
 */
export const checkInvariants = (program, all = nodes(program)) => {
  const strange = all.find(({ origin }) => !origin?.length);
  if (strange) return `a ${strange.type} has no origin`;
  const known = declared(all);
  for (const { node } of referencesAmong(all)) {
    if (!node.name.startsWith('#') && !known.has(node.name)) return `nothing declares ${node.name}`;
  }
  return undefined;
};

/**
 * The tree is ESTree that prints, and what is printed is of the target's edition.
 * @param {import('./estree.js').Node} program
 * @param {import('../targets/index.js').Target} target
 * @returns {string|undefined} what is wrong
 */
export const checkText = (program, target) => {
  try {
    parse(escodegen.generate(program, { verbatim: FIELD_TEXT }), {
      ecmaVersion: target.ecmaVersion,
    });
  } catch (error) {
    return `it does not parse: ${error.message}`;
  }
  return undefined;
};
