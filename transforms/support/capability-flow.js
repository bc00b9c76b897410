import { libraryList } from '../../generator/facts/functions.js';
import { asksForArguments } from '../../generator/facts/own-arguments.js';
import { isStore } from '../../generator/ir/assignments.js';
import { identifier } from '../../generator/ir/estree.js';
import { copy } from '../../generator/ir/pattern.js';
import { fieldsOf, isFunction, nodes, references } from '../../generator/ir/walk.js';

/**
 * Where the capabilities that the library makes go: from each NewPromiseCapability through
 * variables, parameters, fields of reactions and closures, to what is done with them. What stands
 * around the functions of the library has none, and what it calls as a field is something else.
 *
 * @typedef {object} Source
 * @property {Node} call `NewPromiseCapability(C)`
 * @property {Node} holder the node that has the call, under `key`
 * @property {string} key
 * @property {boolean} escapes whether a resolving function of it is handed to user code
 *
 * @typedef {object} Flow
 * @property {Source[]} sources whose capabilities are followed wherever they go
 * @property {Place[]} internal where a capability may be whose functions stay inside
 * @property {Place[]} handedOut the same, of those whose functions do not
 * @property {string[]} unknown names of variables and fields that are used in a way that is not followed, one
 *   for each source whose capability gets there
 *
 * @typedef {object} Place
 * @property {Node} capability a variable, or a field of one that is read
 * @property {Node} root the function that it is in
 *
 * @typedef {import('../../generator/ir/estree.js').Node} Node
 */

/** The function nearest around a node, by containment. */
const enclosing = (functions, node) =>
  functions.findLast((candidate) => [...nodes(candidate.body)].includes(node));

const FIELDS = new Set(['Promise', 'Resolve', 'Reject']);

const isCalled = (grand, parent) =>
  grand?.type === 'CallExpression' &&
  grand.callee.name === 'Call' &&
  grand.arguments[0] === parent &&
  grand.arguments[1].name === 'undefined' &&
  grand.arguments[2]?.elements?.length === 1;

/** `node = value` */
const isStored = (parent, node) => isStore(parent) && parent.left === node;

/** `slots.Capabilities = capability` */
const isSlotSet = (parent, node) =>
  isStore(parent) && parent.right === node && !parent.left.computed;

/** What a variable or a read of a field is called. */
const nameOf = ({ name, property }) => name ?? property.name;

const parentsOf = (all) => {
  const parents = new Map();
  for (const parent of all) {
    for (const field of fieldsOf(parent)) {
      const value = parent[field];
      if (!Array.isArray(value)) parents.set(value, parent);
      else for (const child of value) parents.set(child, parent);
    }
  }
  return parents;
};

/** @param {any} declarator */
const isMade = ({ init }) => init?.callee?.name === 'NewPromiseCapability';

/** Follows what a variable of a function has, and puts down in `seen` where that gets. */
const follower = (library, inside, all) => {
  const parents = parentsOf(all);
  const functions = all.filter(isFunction);
  const declarations = new Map(library.functions(inside).map((code) => [code.id.name, code]));

  const follow = (name, root, seen) => {
    const key = `${name} in ${root.id?.name ?? root.params.map((p) => p.name)} ${functions.indexOf(root)}`;
    if (seen.places.has(key)) return;
    seen.places.set(key, { capability: identifier(name), root });
    for (const { node, parent } of references(root.body))
      if (node.name === name) use(node, parent, root, seen);
  };

  /** Each read of a field may give a capability. */
  const followField = (field, seen) => {
    if (seen.fields.has(field)) return;
    seen.fields.add(field);
    for (const node of all) {
      const parent = parents.get(node);
      if (!parent || node.type !== 'MemberExpression' || node.computed) continue;
      if (node.property.name !== field || isStored(parent, node)) continue;
      const root = enclosing(functions, node);
      seen.places.set(node, { capability: copy(node), root });
      use(node, parent, root, seen);
    }
  };

  const use = (node, parent, root, seen) => {
    const grand = parents.get(parent);
    if (parent.type === 'MemberExpression' && FIELDS.has(parent.property.name)) {
      if (isStored(grand, parent)) seen.unknown = nameOf(node);
      else seen.escapes ||= parent.property.name !== 'Promise' && !isCalled(grand, parent);
    } else if (parent.type === 'Property') {
      followField(parent.key.name, seen);
    } else if (isSlotSet(parent, node)) {
      followField(parent.left.property.name, seen);
    } else if (parent.type === 'VariableDeclarator') {
      if (parent.init === node) follow(parent.id.name, enclosing(functions, parent), seen);
    } else if (parent.type === 'CallExpression' && declarations.has(parent.callee.name)) {
      const called = declarations.get(parent.callee.name);
      const parameter = called.params[parent.arguments.indexOf(node)];
      if (parameter?.type === 'Identifier') follow(parameter.name, called, seen);
      // what no parameter takes may be among the rest
      else if (parameter || asksForArguments(called.body)) seen.unknown = nameOf(node);
    } else seen.unknown = nameOf(node);
  };

  return (declarator, seen) => follow(declarator.id.name, enclosing(functions, declarator), seen);
};

/**
 * @param {import('../../generator/ir/library.js').Library} library
 * @param {(declarator: Node) => boolean} [isSource] which declarations make capabilities
 * @returns {Flow}
 */
export const capabilityFlow = (library, isSource = isMade) => {
  const inside = libraryList(library.program);
  const all = nodes(inside);
  const follow = follower(library, inside, all);
  const result = { sources: [], internal: [], handedOut: [], unknown: [] };
  for (const holder of all) {
    if (holder.type !== 'VariableDeclarator' || !isSource(holder)) continue;
    const seen = { places: new Map(), fields: new Set(), escapes: false, unknown: undefined };
    follow(holder, seen);
    if (seen.unknown) result.unknown.push(seen.unknown);
    else {
      result.sources.push({ call: holder.init, holder, key: 'init', escapes: seen.escapes });
      result[seen.escapes ? 'handedOut' : 'internal'].push(...seen.places.values());
    }
  }
  return result;
};
