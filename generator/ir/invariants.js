import { parse } from 'acorn';
import escodegen from 'escodegen';
import { nodes, references } from './estree.js';
import { FIELD_TEXT } from '../targets/es2022.js';

/**
 * What holds after every stage and pass: the tree is valid, every node has an origin, and no name
 * is read that nothing declares.
 */

/** Globals that the intrinsics read when a library loads. */
export const GLOBALS = new Set('undefined exports arguments Object Reflect Proxy WeakSet Function Symbol Promise Array String TypeError AggregateError RangeError SyntaxError ReferenceError EvalError URIError Error process setImmediate setTimeout queueMicrotask require NaN'.split(' ')); // prettier-ignore

const declared = (program) => {
  const names = new Set(GLOBALS);
  for (const node of nodes(program)) {
    if (node.type === 'VariableDeclarator') names.add(node.id.name);
    if (/Function|^Class/.test(node.type) && node.id) names.add(node.id.name);
    for (const param of node.params ?? []) names.add((param.argument ?? param).name);
    if (node.type === 'CatchClause' && node.param) names.add(node.param.name);
  }
  return names;
};

/**
 * @param {import('./estree.js').Node} program
 * @returns {string|undefined} what is wrong
 */
export const checkInvariants = (program) => {
  for (const node of nodes(program)) {
    if (!node.origin?.length) return `a ${node.type} has no origin`;
  }
  const known = declared(program);
  for (const { node } of references(program)) {
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
