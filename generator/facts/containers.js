import { isSetAgain } from '../ir/assignments.js';
import { nodes, references } from '../ir/estree.js';

/**
 * Lists and Records of one function alone: a variable has it from the start, and it is only read, set by
 * the name of a field, or appended to. What is in it is one of a few expressions.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 * @typedef {Map<string, any[]>} Contents by `list`, or by the field of a Record
 */

const EVERY = 'list';

const isAppended = ({ parent, key, node }) =>
  parent.type === 'CallExpression' &&
  key === 'arguments' &&
  parent.callee.name === 'AppendToList' &&
  parent.arguments[0] === node;

/** `for (let i = 0; i < list.length; i++)`: what its body reads there is in the List. */
const readsInLoops = (all, name) => {
  const isLoop = ({ type, test }) =>
    type === 'ForStatement' &&
    test.operator === '<' &&
    test.right.object?.name === name &&
    test.right.property.name === 'length';
  return new Set(
    all.filter(isLoop).flatMap(({ init, body }) => {
      const [{ id: index, init: first }] = init.declarations;
      const isPlain = first.value === 0 && !isSetAgain(body, index.name);
      return nodes(isPlain ? body : []).filter(
        ({ type, computed, object, property }) =>
          type === 'MemberExpression' &&
          computed &&
          object.name === name &&
          property.name === index.name,
      );
    }),
  );
};

/** @returns {Contents|undefined} of a List that is appended to, asked for its length and read in loops alone */
const inList = (all, uses, { id, init }, isOnlyRead) => {
  const values = [...init.elements];
  const reads = readsInLoops(all, id.name);
  for (const use of uses) {
    const { parent, key } = use;
    if (isAppended(use)) values.push(parent.arguments[1]);
    else if (key === 'arguments' && isOnlyRead(parent, use.node)) continue;
    else if (parent.type !== 'MemberExpression' || key !== 'object') return undefined;
    else if (parent.computed ? !reads.has(parent) : parent.property.name !== 'length')
      return undefined;
  }
  return values.every((value) => value && value.type !== 'SpreadElement')
    ? new Map([[EVERY, values]])
    : undefined;
};

/** @returns {Contents|undefined} of a Record whose fields are read and set alone */
const inRecord = (all, uses, { init }) => {
  const fields = new Map(init.properties.map(({ key, value }) => [key?.name, [value]]));
  const stores = new Map(
    all.filter(({ type }) => type === 'AssignmentExpression').map((node) => [node.left, node]),
  );
  for (const { parent, key } of uses) {
    if (parent.type !== 'MemberExpression' || key !== 'object' || parent.computed) return undefined;
    const store = stores.get(parent);
    if (store && store.operator !== '=') return undefined;
    if (store) fields.get(parent.property.name)?.push(store.right);
  }
  return fields;
};

/** Whether a function sets an element of a List, or its length. */
const isChanged = (code, name) =>
  nodes(code).some(
    ({ type, left, argument }) =>
      /^(?:Assignment|Update)Expression$/.test(type) && (left ?? argument).object?.name === name,
  );

const OF_TYPE = { ArrayExpression: inList, ObjectExpression: inRecord };

/**
 * @param {Node} code a function
 * @param {any[]} declarators those of its variables that get a value
 * @param {(call: any, argument: any) => boolean} isOnlyRead whether a function that is given a List does
 *   no more than to ask it for its length and its elements
 * @returns {Map<string, Contents>} by the names of the variables
 */
export const containersIn = (code, declarators, isOnlyRead) => {
  const candidates = declarators.filter(({ init }) => OF_TYPE[init.type]);
  if (candidates.length === 0) return new Map();
  const all = nodes(code);
  const named = references(code);
  const contents = candidates.flatMap((declarator) => {
    const { name } = declarator.id;
    const uses = named.filter(({ node }) => node.name === name && node !== declarator.id);
    const isOnly = declarators.filter(({ id }) => id.name === name).length === 1;
    const isFixed = isOnly && !isSetAgain(code, name);
    const inside = isFixed && OF_TYPE[declarator.init.type](all, uses, declarator, isOnlyRead);
    return inside ? [[name, inside]] : [];
  });
  return new Map(/** @type {any[]} */ (contents));
};

/**
 * @param {any[]} functions
 * @returns {(call: any, argument: any) => boolean} see `containersIn`
 */
export const onlyReadBy =
  (functions) =>
  ({ callee, arguments: args }, argument) => {
    const code = functions.find(({ id }) => id && id.name === callee.name);
    const param = code?.params[args.indexOf(argument)];
    return (
      Boolean(param?.name) &&
      references(code.body).every(
        ({ node, parent, key }) =>
          node.name !== param.name || (parent.type === 'MemberExpression' && key === 'object'),
      ) &&
      !isChanged(code, param.name)
    );
  };

/** @param {any} node that reads a List or a Record @returns {string} the key of what it gives */
export const partRead = ({ computed, property }) => (computed ? EVERY : property.name);
