import { isSetAgain } from '../ir/assignments.js';
import { nodes, references } from '../ir/walk.js';

/**
 * The Records that operations give, and what is read of them, where nothing else is done with them: then
 * a field holds what it was made with, and nobody tells the Record from another one.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 *
 * @typedef {object} Use of an operation
 * @property {Node} by the function that calls it
 * @property {Node[]} args
 * @property {any[]} reads `result.Field`
 */

/** The Records that a function gives, where it gives nothing else. @param {any} code @returns {any[]|undefined} */
export const recordsGiven = (code) => {
  const results = nodes(code.body)
    .filter(({ type }) => type === 'ReturnStatement')
    .map(({ argument }) => argument);
  const isKnown = results.length > 0 && results.every((node) => node?.type === 'ObjectExpression');
  return isKnown ? results : undefined;
};

/** Reads of a variable's Record, where it is that one's alone. @returns {any[]|undefined} */
const readsOf = (code, declarator) => {
  const { name } = declarator.id;
  const uses = references(code.body).filter(
    ({ node, parent }) => node.name === name && parent !== declarator,
  );
  const isRead = ({ node, parent }) =>
    parent.type === 'MemberExpression' && parent.object === node && !parent.computed;
  const members = new Set(uses.map(({ parent }) => parent));
  const isOther = (/** @type {any} */ { type, id, left }) =>
    type === 'VariableDeclarator' ? id.name === name : members.has(left);
  const others = nodes(code).filter((node) => node !== declarator && isOther(node));
  return uses.every(isRead) && others.length === 0 && !isSetAgain(code, name)
    ? [...members]
    : undefined;
};

/**
 * @param {string} name of an operation
 * @param {Node[]} functions of a document
 * @returns {Use[]|undefined} nothing where a result of it may be anywhere
 */
export const usesOfResults = (name, functions) => {
  const uses = [];
  for (const by of functions) {
    const all = nodes(by);
    if (!all.some((node) => node.name === name)) continue;
    const named = references(by.body).filter(({ node }) => node.name === name);
    const calls = all.filter(({ init }) => init?.callee?.name === name);
    const reads = calls.map((declarator) => readsOf(by, declarator));
    if (named.length !== calls.length || reads.includes(undefined)) return undefined;
    calls.forEach(({ init }, i) => uses.push({ by, args: init.arguments, reads: reads[i] }));
  }
  return uses;
};
