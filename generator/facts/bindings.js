import { RESERVED } from '../ir/identifiers.js';
import { nodes, references } from '../ir/estree.js';
import { isFunction } from '../ir/walk.js';

/**
 * What names stand for. The functions of a library keep to one rule, which makes it simple: within a
 * function, with those inside it, a name that is declared means one thing.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 */

/** What names of a document's own end with while passes run: see 5-optimise/names.js. */
export const MARK = 'ʹ';

/** @param {unknown} name @returns {boolean} whether it is one of the document's own that no pass knows */
export const isMarked = (name) => typeof name === 'string' && name.includes(MARK);

/** @param {string} name @returns {string} as the document has it */
export const unmarked = (name) => name.replaceAll(MARK, '');

/** @param {Node} node @returns {Generator<Node>} the identifiers that a node declares */
export const declaredBy = function* (node) {
  if (node.type === 'VariableDeclarator') yield node.id;
  if (node.type === 'CatchClause' && node.param) yield node.param;
  for (const param of node.params ?? [])
    yield param.type === 'RestElement' ? param.argument : param;
};

/**
 * @param {Node} code a function
 * @returns {Set<string>} the variables and parameters that it and the functions inside it declare
 */
export const localsOf = (code) => {
  const names = new Set();
  for (const node of nodes(code)) {
    for (const { name } of declaredBy(node)) names.add(name);
    if (node !== code && /^Function/.test(node.type) && node.id) names.add(node.id.name);
  }
  return names;
};

/** @param {Node} program @returns {Set<string>} a new one, of the names that functions have, for `freeName` */
export const functionNames = (program) =>
  new Set(nodes(program).flatMap((node) => (isFunction(node) ? (node.id?.name ?? []) : [])));

/**
 * @param {string} name
 * @param {Set<string>} taken names, to which the free one is added
 * @returns {string} the name, or that with as many `_` behind it as no other and no keyword has
 */
export const freeName = (name, taken) => {
  let free = name;
  while (taken.has(free) || RESERVED.has(free)) free += '_';
  taken.add(free);
  return free;
};

/** @param {string} field or slot @returns {string} a variable for what it holds: `promiseState` of `#PromiseState` or `_PromiseState` */
export const variableFor = (field) =>
  field.replace(/^[#_]?(.)/, (_, /** @type {string} */ first) => first.toLowerCase());

/**
 * Gives variables other names.
 * @param {Node} code a function
 * @param {Map<string, string>} names from old to new
 */
export const renameLocals = (code, names) => {
  const parts = [...(code.params ?? []), code.body];
  for (const { node } of references({ type: 'BlockStatement', body: parts })) {
    if (names.has(node.name)) node.name = names.get(node.name);
  }
};

/**
 * Gives the variables of a function names that the place where its code is put does not have.
 * @param {Node} code a function
 * @param {Set<string>} taken the names of that place, to which those of the code are added
 */
export const renameApart = (code, taken) => {
  const names = new Map();
  for (const name of localsOf(code)) names.set(name, freeName(name, taken));
  renameLocals(code, names);
};

/**
 * Who names a function.
 * @param {Map<string, import('./functions.js').DocumentFunction>} functions
 * @returns {Map<string, Set<string>>} names that no function declares as its own → keys of those that mention them
 */
export const mentions = (functions) => {
  const users = new Map();
  for (const { key, code } of functions.values()) {
    const locals = localsOf(code);
    for (const { node } of references(code.body)) {
      if (locals.has(node.name)) continue;
      if (!users.has(node.name)) users.set(node.name, new Set());
      users.get(node.name).add(key);
    }
  }
  return users;
};
