import { freeName, isMarked, localsOf, MARK, renameLocals, unmarked } from '../facts/bindings.js';
import { documentFunctions, libraryList } from '../facts/functions.js';
import { nodes, references } from '../ir/estree.js';
import { copy } from '../ir/pattern.js';
import { countReferences } from '../ir/walk.js';

/**
 * Names of the document that no pass knows stand apart while passes run: they end with a mark that
 * no name of a pass, a primitive or the host has. What is printed has them as the document does,
 * where nothing else in their place is called so.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 */

const marked = (name) => `${name}${MARK}`;

/** @param {string} name @param {Set<string>} taken names, to which it is added @returns {string} a name of the document's own */
export const markedApart = (name, taken) => {
  let free = marked(name);
  while (taken.has(free)) free = marked(free);
  taken.add(free);
  return free;
};

/**
 * Sets operations of the document apart that are not among the known ones.
 * @param {Node} program
 * @param {Set<string>} known
 */
export const separateOperations = (program, known) => {
  const functions = [...documentFunctions(program).values()]
    .filter(({ key, code }) => code.type === 'FunctionDeclaration' && !known.has(key))
    .map(({ code }) => code);
  if (functions.length === 0) return;
  const names = new Set(functions.map(({ id }) => id.name));
  const hidden = new Set(
    [...documentFunctions(program).values()].flatMap(({ code }) =>
      [...localsOf(code)].filter((name) => names.has(name)),
    ),
  );
  // around them the name is the host's, as that of an operation called Symbol
  for (const { node } of references(libraryList(program))) {
    if (names.has(node.name) && !hidden.has(node.name)) node.name = marked(node.name);
  }
};

/**
 * Sets the variables of a function apart.
 * @param {Node} code
 */
export const separateLocals = (code) =>
  renameLocals(code, new Map([...localsOf(code)].map((name) => [name, marked(name)])));

/**
 * Gives variables of the document other names where rules bring functions that are called so.
 * @param {Node} program
 * @param {{brings?: (names: string[]) => string[]}[]} rules what they bring, by the names of the functions that are there
 */
export const freeNames = (program, rules) => {
  const functions = [...documentFunctions(program).values()];
  const known = functions.map(({ key }) => key);
  const brought = new Set(rules.flatMap(({ brings }) => brings?.(known) ?? []));
  for (const { code } of functions) {
    const locals = localsOf(code);
    const clashing = [...locals].filter((name) => brought.has(name));
    if (clashing.length === 0) continue;
    renameLocals(
      code,
      new Map(
        clashing.map((name) => [name, freeName(unmarked(name), new Set([...locals, ...brought]))]),
      ),
    );
  }
};

const identifiers = (tree) => nodes(tree).filter(({ type }) => type === 'Identifier');

/** Statements that functions stand in side by side: what is marked in one has nothing to do with another. */
const units = (program) => {
  const lists = nodes(program).filter(
    ({ type, body }) =>
      type !== 'ClassBody' &&
      Array.isArray(body) &&
      body.some((statement) => statement.type === 'FunctionDeclaration'),
  );
  return lists.flatMap(({ body }) => body).reverse();
};

const renameIn = (tree, names) => {
  for (const node of identifiers(tree)) if (names.has(node.name)) node.name = names.get(node.name);
};

/** Methods that are called like what their steps name around them, as an operation. */
const hiding = (program) => {
  const all = nodes(program);
  const declares = /^(?:FunctionDeclaration|VariableDeclarator)$/;
  const declared = new Set(all.filter(({ type }) => declares.test(type)).map(({ id }) => id.name));
  return all.filter(
    (code) =>
      code.type === 'FunctionExpression' &&
      declared.has(code.id?.name) &&
      !localsOf(code).has(code.id.name) &&
      countReferences(code.body, code.id.name) > 0,
  );
};

/**
 * @param {Node} program
 * @returns {Node} as it is to be printed: the same, or a copy
 */
export const plainNames = (program) => {
  const isPlain = !identifiers(program).some(({ name }) => isMarked(name));
  if (isPlain && hiding(program).length === 0) return program;
  const clone = withPlainNames(program);
  // such a method gets its name as a property
  for (const code of hiding(clone)) code.id = null;
  return clone;
};

const withPlainNames = (program) => {
  const clone = copy(program);
  const all = new Set(identifiers(clone).map(({ name }) => name));
  const operations = nodes(clone)
    .filter(({ type, id }) => type === 'FunctionDeclaration' && isMarked(id.name))
    .map(({ id }) => [id.name, freeName(unmarked(id.name), all)]);
  renameIn(clone, new Map(/** @type {[string, string][]} */ (operations)));
  for (const unit of units(clone)) {
    const taken = new Set(identifiers(unit).map(({ name }) => name));
    const variables = new Set(
      references(unit)
        .map(({ node }) => node.name)
        .filter(isMarked),
    );
    const names = new Map([...variables].map((name) => [name, freeName(unmarked(name), taken)]));
    for (const { node } of references(unit)) {
      if (names.has(node.name)) node.name = names.get(node.name);
    }
  }
  // fields of records that a pass named after variables
  for (const node of identifiers(clone)) if (isMarked(node.name)) node.name = unmarked(node.name);
  return clone;
};

/**
 * The known names by those that one document alone has, in the order in which both stand.
 * @param {string[]} names
 * @param {string[]} known
 * @returns {Map<string, string>} empty where there are not as many of each
 */
export const counterparts = (names, known) => {
  const further = names.filter((name) => !known.includes(name));
  const missing = known.filter((name) => !names.includes(name));
  return new Map(
    further.length === missing.length ? further.map((name, at) => [name, missing[at]]) : [],
  );
};
