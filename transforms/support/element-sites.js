import { unmarked } from '../../generator/facts/bindings.js';
import { functionMadeBy } from '../../generator/facts/functions.js';
import { nodes } from '../../generator/ir/estree.js';

/**
 * Loops of all and its like: they attach to each promise functions that they make for it, or that
 * settle what all wait for.
 *
 * @typedef {import('../../generator/ir/estree.js').Node} Node
 *
 * @typedef {object} Part what a function that is made for each element captures
 * @property {string} name of the parameter
 * @property {Node} value what it is given in the loop
 * @property {'index'|'shared'|'fresh'} kind what differs from element to element by counting, what all
 *   elements have, or what is made for each
 *
 * @typedef {object} Element
 * @property {string} maker the operation that makes its function
 * @property {Node[]} values what the maker is given
 * @property {Node} statement that has the call
 * @property {Node} element the variable
 * @property {Part[]} [parts]
 * @property {Node} [withElements] the maker, where it takes the record that all elements share
 * @property {any} [code] the function that has its steps
 * @property {number} [kind]
 * @property {string} [steps] the name of the function that has its steps
 *
 * @typedef {object} Site
 * @property {Node} code the function
 * @property {Node} loop
 * @property {Node[]} list its statements
 * @property {Node} attach the one that attaches
 * @property {Node} promise
 * @property {any[]} handlers for fulfilment and rejection: an Element, or one of SETTLERS with its capability
 * @property {any[]} elements those among them: Elements
 * @property {Node} [attaching] the function that attaches
 * @property {Node[]} [cells] statements that make what functions of an element have together
 * @property {Map<string, string>} [fields] of the record that the elements share, by variable
 * @property {string} [then] the name of the function that attaches
 */

const ATTACH = 'ThenAndForget(__promise, __onFulfilled, __onRejected);';

const INVOKE = "Invoke(__promise, 'then', __handlers)";

/** Handlers that are functions of the capability: they are handed on, and called by what they are. */
export const SETTLERS = [
  { of: 'ResolveOf(__capability)', kind: 'ResolveElement', call: 'CallResolve' },
  { of: 'RejectOf(__capability)', kind: 'RejectElement', call: 'CallReject' },
];

/** Where a variable is declared or set in a tree. */
const changesOf = (tree, name) =>
  [...nodes(tree)].filter(
    ({ type, id, left }) =>
      (type === 'VariableDeclarator' && id.name === name) ||
      (type === 'AssignmentExpression' && left.name === name),
  );

/** So far a count begins, and goes at once: numbers of as many elements as there can be are exact. */
const FAR = 2 ** 16;
const isNear = (value) => Number.isInteger(value) && value >= 0 && value <= FAR;

/** Whether a variable holds an index, whatever happens: `let n = 0;`, `n = n + 1`. */
const isCount = (library, code, variable) =>
  changesOf(code, variable.name).every(({ init, right }) => {
    const step = right && library.match('__n + __step', right, { __n: variable });
    return isNear((init ?? step?.__step)?.value);
  });

/** The declaration of a variable in a list. */
const declarationIn = (list, { name }) =>
  list.find(
    ({ type, declarations }) => type === 'VariableDeclaration' && declarations[0].id.name === name,
  );

/**
 * What a handler is: a function of the capability, or one that a maker makes for each element.
 * @returns {any}
 */
const handlerOf = (library, list, node) => {
  for (const settler of SETTLERS) {
    const bindings = library.match(settler.of, node);
    if (bindings) return { ...settler, capability: bindings.__capability };
  }
  const statement = node.type === 'Identifier' && declarationIn(list, node);
  const call = statement && statement.declarations[0].init;
  return call?.callee?.type === 'Identifier'
    ? { statement, element: node, maker: call.callee.name, values: call.arguments }
    : undefined;
};

/** The function that has a loop. */
const functionOf = (library, loop) =>
  library.functions().findLast((declaration) => nodes(declaration).includes(loop));

/** @returns {Site|undefined} what a loop attaches, if functions of its own are among that */
const siteAt = (library, loop, { bindings, list, at }) => {
  const handlers = [bindings.__onFulfilled, bindings.__onRejected].map((handler) =>
    handlerOf(library, list, handler),
  );
  const elements = handlers.filter((handler) => handler?.maker);
  const code = elements.length > 0 && functionOf(library, loop);
  if (!code) return undefined;
  const isAlone = ({ element }) => library.count(element.name, loop) === 2;
  if (!handlers.includes(undefined) && elements.every(isAlone))
    return { code, loop, list, attach: list[at], promise: bindings.__promise, handlers, elements };
  library.decline(code.id.name, 'what it hands to then is more than functions for each element');
  return undefined;
};

/** Says of a loop that hands a function of its own to `then` why it is left alone. */
const declineOthers = (library, loop) => {
  const { body: list } = /** @type {any} */ (loop).body;
  const isElement = (node) => {
    const { maker } = handlerOf(library, list, node) ?? {};
    const declaration = maker && library.find(maker);
    return declaration && functionMadeBy(declaration);
  };
  for (const { __handlers } of library.findAll(loop, INVOKE))
    if (__handlers.elements?.some(isElement))
      library.decline(
        functionOf(library, loop).id.name,
        'then is not given two functions whose promise nobody gets',
      );
};

/**
 * Loops that attach functions of their own to each promise, and do no more with them.
 * @param {import('../../generator/ir/library.js').Library} library
 * @returns {Site[]}
 */
export const findSites = (library) => {
  const loops = nodes(library.program).filter(({ type }) => type === 'WhileStatement');
  const places = library.findPlaces(library.program, ATTACH);
  return loops.flatMap((loop) => {
    declineOthers(library, loop);
    return places
      .filter(({ list }) => /** @type {any} */ (loop).body.body === list)
      .flatMap((place) => siteAt(library, loop, place) ?? []);
  });
};

/** Whether an expression makes something of its own, of constants. */
const isFresh = (node) =>
  node.type === 'Literal' ||
  (node.type === 'ObjectExpression' && node.properties.every(({ value }) => isFresh(value)));

/** What functions of one element share, and nobody else has: the statements of a loop that make it. */
const cellsOf = (library, { list, loop, elements }) => {
  const values = elements.flatMap((element) => element.values);
  const names = new Set(values.filter(({ type }) => type === 'Identifier').map(({ name }) => name));
  return [...names].flatMap((name) => {
    const statement = declarationIn(list, { name });
    const uses = values.filter((value) => value.name === name).length;
    return statement &&
      isFresh(statement.declarations[0].init) &&
      library.count(name, loop) === 1 + uses
      ? [statement]
      : [];
  });
};

/** @returns {Part['kind']|undefined} */
const kindOf = (library, { loop, code, cells }, value) => {
  if (isFresh(value)) return 'fresh';
  if (value.type !== 'Identifier') return undefined;
  if (declarationIn(cells, value)) return 'fresh';
  if (changesOf(loop, value.name).length === 0) return 'shared';
  return isCount(library, code, value) ? 'index' : undefined;
};

/** @returns {Part[]|string} what a function is made of, or why that is not known */
const partsOf = (library, /** @type {any} */ site, { maker, values }) => {
  const declaration = library.find(maker);
  const isOnly = library.count(maker) === 2 && functionMadeBy(declaration);
  if (!isOnly || [site.code, declaration].some((root) => library.count('elements', root) > 0))
    return `${maker} is called elsewhere`;
  const parts = declaration.params.map(({ name }, i) => ({
    name,
    value: values[i],
    kind: kindOf(library, site, values[i]),
  }));
  const isKept = ({ name, kind }) =>
    kind && (kind === 'fresh' || changesOf(declaration, name).length === 0);
  const indexes = parts.filter(({ kind }) => kind === 'index');
  return parts.every(isKept) && indexes.length === 1
    ? parts
    : 'more than an index differs from element to element';
};

/** The index of an element. @param {any} element @returns {Part} */
export const indexOf = ({ parts }) => parts.find(({ kind }) => kind === 'index');

/** @param {any} element @returns {Part[]} */
export const sharedBy = ({ parts }) => parts.filter(({ kind }) => kind === 'shared');

/** The fields of the record that all elements share: variables of the loop by the first names they get. */
const fieldsOf = (elements) => {
  const fields = new Map();
  for (const { name, value } of elements.flatMap(sharedBy))
    if (!fields.has(value.name)) fields.set(value.name, name);
  return fields;
};

/** Whether fields have names of their own as they are printed. */
const areApart = (fields) =>
  new Set([...fields.values()].map((name) => unmarked(name))).size === fields.size;

/**
 * One function settles capabilities, of whichever loop: they have one name, which the first loop gives.
 * @param {any} site
 * @param {Map<string, string>} names by the kind of settler
 * @returns {boolean} whether the record of the elements has room for the name
 */
const nameSettlers = ({ handlers, fields }, names) =>
  handlers
    .filter(({ capability }) => capability)
    .every(({ kind, capability: { name } }) => {
      if (!names.has(kind)) names.set(kind, fields.get(name));
      const field = names.get(kind);
      fields.set(name, field);
      return areApart(fields);
    });

/**
 * @param {import('../../generator/ir/library.js').Library} library
 * @param {Site} site is given its cells, parts and fields
 * @param {Map<string, string>} names of the fields that capabilities are in, by the kind of settler
 * @returns {string|undefined} why a loop keeps its functions
 */
export const refusal = (library, site, names) => {
  site.cells = cellsOf(library, site);
  for (const element of site.elements) {
    element.parts = partsOf(library, site, element);
    if (typeof element.parts === 'string') return element.parts;
    if (sharedBy(element).length === 0) return 'its functions share nothing';
  }
  site.fields = fieldsOf(site.elements);
  const [index, ...others] = site.elements.map((element) => indexOf(element).value.name);
  const isOne = others.every((name) => name === index) && areApart(site.fields);
  const { list, attach } = site;
  const start = Math.min(...site.elements.map(({ statement }) => list.indexOf(statement)));
  const attached = list.indexOf(attach);
  if (changesOf(list.slice(start, attached), index).length > 0)
    return 'where they are attached the index is another one';
  const settlers = site.handlers.filter(({ capability }) => capability);
  const isShared = settlers.every(({ capability }) => site.fields.has(capability.name));
  if (!isOne || !isShared) return 'its functions do not share what they are made of';
  return nameSettlers(site, names) ? undefined : 'its elements have another value of that name';
};
