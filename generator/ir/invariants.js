import { parse } from 'acorn';
import escodegen from 'escodegen';
import { nodes } from './walk.js';
import { VERBATIM } from './verbatim.js';

/**
 * What holds after every stage and pass: the tree is valid, every node has an origin, no name is read
 * that nothing declares, and no two functions beside each other have one name.
 */

/** Globals that the intrinsics read when a library loads. */
export const GLOBALS = new Set(
  'undefined exports arguments Math Object Reflect Proxy WeakSet WeakMap Map Function Symbol Promise Array String TypeError AggregateError RangeError SyntaxError ReferenceError EvalError URIError Error process setImmediate setTimeout queueMicrotask addEventListener require module NaN'.split(
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

/** Adds the names that a node declares. @param {import('./estree.js').Node} node @param {Set<string>} names */
const declare = ({ type, id, param, params }, names) => {
  if (id && DECLARES.has(type)) names.add(id.name);
  if (params) for (const param of params) names.add((param.argument ?? param).name);
  if (type === 'CatchClause' && param) names.add(param.name);
};

/** The identifiers of a node that stand for no variable. */
const keysOf = (node) => {
  const { type, computed } = node;
  if (type === 'MetaProperty') return [node.meta, node.property];
  if (computed) return [];
  if (type === 'MemberExpression') return [node.property];
  return type === 'Property' || type === 'MethodDefinition' ? [node.key] : [];
};

/**
 * A name that two functions of a list have: the first would never be called.
 * @param {import('./estree.js').Node} node
 */
const sharedName = ({ body }) => {
  if (!Array.isArray(body)) return undefined;
  const names = body.flatMap(({ type, id }) => (type === 'FunctionDeclaration' ? [id.name] : []));
  if (new Set(names).size === names.length) return undefined;
  return names.find((name, at) => names.indexOf(name) !== at);
};

/**
 * @param {import('./estree.js').Node} program
 * @param {import('./estree.js').Node[]} [all] its nodes, parents before children
 * @returns {string|undefined} what is wrong
 */
export const checkInvariants = (program, all = nodes(program)) => {
  const declared = new Set(GLOBALS);
  const named = new Set();
  const keys = new Set();
  for (const node of all) {
    if (!node.origin?.length) return `a ${node.type} has no origin`;
    if (node.type === 'Identifier') {
      if (!keys.has(node)) named.add(node.name);
      continue;
    }
    const shared = sharedName(node);
    if (shared) return `two functions are called ${shared}`;
    declare(node, declared);
    for (const key of keysOf(node)) keys.add(key);
  }
  for (const name of named) {
    if (!name.startsWith('#') && !declared.has(name)) return `nothing declares ${name}`;
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
    parse(escodegen.generate(program, { verbatim: VERBATIM }), {
      ecmaVersion: target.ecmaVersion,
    });
  } catch (error) {
    return `it does not parse: ${error.message}`;
  }
  return undefined;
};
