import { KEYS } from 'eslint-visitor-keys';

/**
 * Walking trees. Walks are most of the work of the passes, so they are plain loops that fill lists.
 *
 * @typedef {import('./estree.js').Node} Node
 */

/** @type {Map<string, readonly string[]>} */
const FIELDS = new Map(Object.entries(KEYS));
const NONE = [];

/**
 * The fields of a node that may hold nodes, in the order of the text.
 * @param {Node} node
 * @returns {readonly string[]}
 */
export const fieldsOf = ({ type }) => FIELDS.get(type) ?? NONE;

/** The types of ESTree. */
export const TYPES = Object.keys(KEYS);

const FUNCTIONS = new Set(TYPES.filter((type) => /Function/.test(type)));

/** @param {Node} node @returns {boolean} a declaration, an expression or an arrow */
export const isFunction = ({ type }) => FUNCTIONS.has(type);

const collectAll = (values, list) => {
  for (let i = 0; i < values.length; i++) collect(values[i], list);
};

const collectArgument = (node, list) => collect(node.argument, list);

const collectOperands = (node, list) => {
  collect(node.left, list);
  collect(node.right, list);
};

const collectCall = (node, list) => {
  collect(node.callee, list);
  collectAll(node.arguments, list);
};

const collectMember = (node, list) => {
  collect(node.key, list);
  collect(node.value, list);
};

const collectBranches = (node, list) => {
  collect(node.test, list);
  collect(node.consequent, list);
  collect(node.alternate, list);
};

const collectFunction = (node, list) => {
  collect(node.id, list);
  collectAll(node.params, list);
  collect(node.body, list);
};

/**
 * What is below nodes of the types that libraries are made of, as KEYS has it: each function sees
 * nodes of few types, so that the engine knows where their fields are.
 * @type {Map<string, (node: Node, list: Node[]) => void>}
 */
const BELOW = new Map(
  Object.entries({
    MemberExpression(node, list) {
      collect(node.object, list);
      collect(node.property, list);
    },
    CallExpression: collectCall,
    NewExpression: collectCall,
    ExpressionStatement: (node, list) => collect(node.expression, list),
    AssignmentExpression: collectOperands,
    BinaryExpression: collectOperands,
    LogicalExpression: collectOperands,
    UnaryExpression: collectArgument,
    ConditionalExpression: collectBranches,
    ArrayExpression: (node, list) => collectAll(node.elements, list),
    ObjectExpression: (node, list) => collectAll(node.properties, list),
    Property: collectMember,
    MethodDefinition: collectMember,
    BlockStatement: (node, list) => collectAll(node.body, list),
    IfStatement: collectBranches,
    ReturnStatement: collectArgument,
    ThrowStatement: collectArgument,
    TryStatement(node, list) {
      collect(node.block, list);
      collect(node.handler, list);
      collect(node.finalizer, list);
    },
    CatchClause(node, list) {
      collect(node.param, list);
      collect(node.body, list);
    },
    VariableDeclaration: (node, list) => collectAll(node.declarations, list),
    VariableDeclarator(node, list) {
      collect(node.id, list);
      collect(node.init, list);
    },
    FunctionDeclaration: collectFunction,
    FunctionExpression: collectFunction,
  }),
);

/** Half of all nodes: names and literals have nothing below. @param {string} type */
export const isLeaf = (type) => type === 'Identifier' || type === 'Literal';

const collect = (node, list) => {
  if (!node) return;
  const { type } = node;
  if (typeof type !== 'string') return;
  list.push(node);
  if (isLeaf(type)) return;
  const below = BELOW.get(type);
  if (below) below(node, list);
  else collectFields(node, list);
};

const collectFields = (node, list) => {
  const fields = fieldsOf(node);
  for (let i = 0; i < fields.length; i++) {
    const value = node[fields[i]];
    if (Array.isArray(value)) collectAll(value, list);
    else collect(value, list);
  }
};

/**
 * Every node of a tree, depth first, parents before children, as the tree stands now.
 * @param {Node|Node[]|null} tree
 * @returns {Node[]}
 */
export const nodes = (tree) => {
  const list = [];
  if (Array.isArray(tree)) collectAll(tree.flat(), list);
  else collect(tree, list);
  return list;
};

const everywhere = () => true;

/**
 * The first node of a tree that a test holds of; what is behind it is not walked.
 * @param {Node|Node[]|null|undefined} tree
 * @param {(node: Node) => boolean} test
 * @param {(node: Node) => boolean} [enters] whether to look below a node
 * @returns {Node|undefined}
 */
export const findNode = (tree, test, enters = everywhere) => {
  if (Array.isArray(tree)) {
    for (let i = 0; i < tree.length; i++) {
      const node = findNode(tree[i], test, enters);
      if (node) return node;
    }
  } else if (tree && typeof tree.type === 'string') {
    if (test(tree)) return tree;
    if (isLeaf(tree.type) || !enters(tree)) return undefined;
    const fields = fieldsOf(tree);
    for (let i = 0; i < fields.length; i++) {
      const node = findNode(tree[fields[i]], test, enters);
      if (node) return node;
    }
  }
  return undefined;
};

/**
 * @param {Node|Node[]} tree
 * @returns {Node[]} the nodes of a function, or of statements, those of functions in it left out
 */
export const ownNodes = (tree) => {
  const list = [];
  const isOwn = (node) => node === tree || !isFunction(node);
  findNode(tree, (node) => isOwn(node) && !list.push(node), isOwn);
  return list;
};

/**
 * Whether a name stands for a variable here, and not for a property.
 * @param {Node} parent
 * @param {string} key the parent's field that holds the name
 */
export const isReference = (parent, key) => {
  const { type } = parent;
  return !(
    (type === 'MemberExpression' && key === 'property' && !parent.computed) ||
    (type === 'Property' && key === 'key' && !parent.computed) ||
    (type === 'MethodDefinition' && key === 'key' && !parent.computed) ||
    type === 'MetaProperty'
  );
};

/**
 * Every identifier that stands for a variable.
 * @param {Node|Node[]} tree
 * @returns {{node: Node, parent: Node, key: string}[]} key is the parent's field that holds it
 */
export const references = (tree) => referencesAmong(nodes(tree));

/** @param {Node[]} all the nodes of a tree @returns {ReturnType<typeof references>} */
export const referencesAmong = (all) => {
  const list = [];
  eachReference(all, (node, parent, key) => list.push({ node, parent, key }));
  return list;
};

/**
 * @param {Node[]} all the nodes of a tree
 * @param {(node: Node, parent: Node, key: string) => void} visit is given what `references` lists
 */
export const eachReference = (all, visit) => {
  for (const parent of all) if (!isLeaf(parent.type)) visitReferences(parent, visit);
};

const visitReferences = (parent, visit) => {
  const fields = fieldsOf(parent);
  for (let i = 0; i < fields.length; i++) {
    const key = fields[i];
    const value = parent[key];
    if (Array.isArray(value))
      for (const child of value) visitIfReference(child, parent, key, visit);
    else visitIfReference(value, parent, key, visit);
  }
};

const visitIfReference = (node, parent, key, visit) => {
  if (node?.type === 'Identifier' && isReference(parent, key)) visit(node, parent, key);
};

/** @param {Node|Node[]} tree @param {string} name @returns {number} how often a variable is named */
export const countReferences = (tree, name) => {
  let count = 0;
  eachReference(nodes(tree), (node) => {
    if (node.name === name) count++;
  });
  return count;
};
