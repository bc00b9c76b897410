import { libraryList } from '../../generator/facts/functions.js';
import { asksForArguments } from '../../generator/facts/own-arguments.js';
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
 * @property {{name: string, root: Node}[]} internal variables, with the function they live in,
 *   that may hold a capability whose functions stay inside
 * @property {{name: string, root: Node}[]} handedOut the same, of those whose functions do not
 * @property {string[]} unknown names of variables that are used in a way that is not followed, one for
 *   each source whose capability gets there
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

/** `slots.Capabilities = capability` */
const isSlotSet = ({ type, left, right }, node) =>
  type === 'AssignmentExpression' &&
  right === node &&
  left.type === 'MemberExpression' &&
  !left.computed;

/** `slots.Capabilities = capability`, `const capability = slots.Capabilities` */
const isSetOrNamed = ({ type, left, init }, member) =>
  (type === 'AssignmentExpression' && left === member) ||
  (type === 'VariableDeclarator' && init === member);

/** Whether each read of a field gives its value a name: what is done with a read itself is not followed. */
const readsByName = (all, parents) => (field) =>
  all
    .filter(
      ({ type, computed, property }) =>
        type === 'MemberExpression' && !computed && property.name === field,
    )
    .every((member) => !parents.has(member) || isSetOrNamed(parents.get(member), member));

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

/**
 * @param {import('../../generator/ir/library.js').Library} library
 * @param {(declarator: Node) => boolean} [isSource] which declarations make capabilities
 * @returns {Flow}
 */
export const capabilityFlow = (library, isSource = isMade) => {
  const inside = libraryList(library.program);
  const all = nodes(inside);
  const parents = parentsOf(all);
  const isReadByName = readsByName(all, parents);
  const functions = all.filter(isFunction);
  const declarations = new Map(library.functions(inside).map((code) => [code.id.name, code]));
  const result = { sources: [], internal: [], handedOut: [], unknown: [] };

  const follow = (name, root, seen) => {
    const key = `${name} in ${root.id?.name ?? root.params.map((p) => p.name)} ${functions.indexOf(root)}`;
    if (seen.variables.has(key)) return;
    seen.variables.set(key, { name, root });
    for (const { node, parent } of references(root.body)) {
      if (node.name === name) use(node, parent, root, seen);
    }
  };

  const followField = (field, seen) => {
    if (seen.fields.has(field)) return;
    seen.fields.add(field);
    for (const node of all) {
      if (node.type !== 'VariableDeclarator') continue;
      if (node.init?.type === 'MemberExpression' && node.init.property.name === field) {
        follow(node.id.name, enclosing(functions, node), seen);
      }
    }
  };

  const use = (node, parent, root, seen) => {
    const grand = parents.get(parent);
    if (parent.type === 'MemberExpression' && FIELDS.has(parent.property.name)) {
      if (grand.type === 'AssignmentExpression' && grand.left === parent) seen.unknown = node.name;
      else if (parent.property.name !== 'Promise' && !isCalled(grand, parent)) seen.escapes = true;
    } else if (parent.type === 'Property' && isReadByName(parent.key.name)) {
      followField(parent.key.name, seen);
    } else if (isSlotSet(parent, node) && isReadByName(parent.left.property.name)) {
      followField(parent.left.property.name, seen);
    } else if (parent.type === 'CallExpression' && declarations.has(parent.callee.name)) {
      const called = declarations.get(parent.callee.name);
      const parameter = called.params[parent.arguments.indexOf(node)];
      if (parameter?.type === 'Identifier') follow(parameter.name, called, seen);
      // what no parameter takes may be among the rest
      else if (parameter || asksForArguments(called.body)) seen.unknown = node.name;
    } else if (parent.type !== 'VariableDeclarator' || parent.id !== node) seen.unknown = node.name;
  };

  for (const holder of all) {
    if (holder.type !== 'VariableDeclarator' || !isSource(holder)) continue;
    const seen = { variables: new Map(), fields: new Set(), escapes: false, unknown: undefined };
    follow(holder.id.name, enclosing(functions, holder), seen);
    if (seen.unknown) result.unknown.push(seen.unknown);
    else {
      result.sources.push({ call: holder.init, holder, key: 'init', escapes: seen.escapes });
      result[seen.escapes ? 'handedOut' : 'internal'].push(...seen.variables.values());
    }
  }
  return result;
};
