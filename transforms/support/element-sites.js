import { nodes } from '../../generator/ir/estree.js';

/**
 * Loops of all and its like: they attach to each promise functions that they make for it, or that
 * settle what all wait for.
 *
 * @typedef {import('../../generator/ir/estree.js').Node} Node
 *
 * @typedef {object} Element a function that is made for each element
 * @property {string} maker
 * @property {Node[]} values what the maker is given
 * @property {Node} statement that has the call
 * @property {Node} element the variable
 * @property {{index: number, unset: string, cell?: Node, name?: string}} [flag] which parameter says
 *   that it was called, and what it is before
 * @property {{name: string, value: Node}} [index] the parameter that differs from element to element
 * @property {{name: string, value: Node}[]} [shared] the others
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
 * @property {any} [fields] of the record that the elements share, by variable
 * @property {any} [then] the name of the function that attaches
 */

/** A function that is called once asks and sets a Record that it may share, or a variable of its own. */
const FLAGS = [
  {
    code: 'if (__flag.value === true) return undefined; __flag.value = true;',
    unset: '{ value: false }',
  },
  { code: 'if (__flag === true) return undefined; __flag = true;', unset: 'false' },
];
const CELL = 'const __cell = { value: false };';

const ATTACH = 'ThenAndForget(__promise, __onFulfilled, __onRejected);';

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

/** Whether a variable holds a number, whatever happens: `let n = 0;`, `n = n + 1`. */
const isCount = (library, code, variable) =>
  changesOf(code, variable.name).every(({ init, right }) => {
    const step = right && library.match('__n + __step', right, { __n: variable });
    return typeof (init ?? step?.__step)?.value === 'number';
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

/**
 * Loops that attach functions of their own to each promise, and do no more with them.
 * @param {import('../../generator/ir/library.js').Library} library
 * @returns {Site[]}
 */
export const findSites = (library) => {
  const functions = library.functions();
  const loops = nodes(library.program).filter(({ type }) => type === 'WhileStatement');
  return library.findPlaces(library.program, ATTACH).flatMap(({ bindings, list, at }) => {
    const loop = loops.find(({ body }) => body.body === list);
    const code = loop && functions.findLast((declaration) => nodes(declaration).includes(loop));
    const handlers = [bindings.__onFulfilled, bindings.__onRejected].map((handler) =>
      handlerOf(library, list, handler),
    );
    const elements = handlers.filter((handler) => handler?.maker);
    const isAlone = ({ element }) => library.count(element.name, loop) === 2;
    if (!code || handlers.includes(undefined) || elements.length === 0) return [];
    return elements.every(isAlone)
      ? [{ code, loop, list, attach: list[at], promise: bindings.__promise, handlers, elements }]
      : [];
  });
};

/** Which parameter is the flag, if the function begins by asking and setting it, and no more. */
const flagOf = (library, list, { maker, values }) => {
  const declaration = library.find(maker);
  const code = declaration && library.functionObject(maker);
  for (const { code: pattern, unset } of code ? FLAGS : []) {
    const bindings = library.matchAt(pattern, code.body.body, 0);
    if (bindings?.__flag.type !== 'Identifier') continue;
    if (library.count(bindings.__flag.name, code) !== 2) continue;
    const index = declaration.params.findIndex(({ name }) => name === bindings.__flag.name);
    if (index < 0) return undefined;
    if (library.match(unset, values[index])) return { index, unset };
    const cell = declarationIn(list, values[index]);
    return cell && library.matchAt(CELL, [cell], 0)
      ? { index, unset: values[index].name, cell }
      : undefined;
  }
  return undefined;
};

/** Cells of flags are shared by the functions of one element, and nobody else has them. */
const hasOwnCells = (library, { loop, elements }) =>
  elements.every(
    ({ flag: { cell, unset } }) =>
      !cell ||
      library.count(unset, loop) ===
        1 + elements.filter((element) => element.flag.cell === cell).length,
  );

/** What a function is made of: the names of its parameters, and what each is in the loop. */
const partsOf = (library, { loop, code }, { maker, values, flag }) => {
  const declaration = library.find(maker);
  const isOnly = library.count(maker) === 2 && declaration.body.body.length === 1;
  if (!isOnly || [code, declaration].some((root) => library.count('elements', root) > 0))
    return undefined;
  const parts = declaration.params.map(({ name }, i) => ({ name, value: values[i] }));
  const others = parts.filter((_, i) => i !== flag.index);
  if (others.some(({ value }) => value.type !== 'Identifier')) return undefined;
  if (others.some(({ name }) => changesOf(declaration, name).length > 0)) return undefined;
  const changing = others.filter(({ value }) => changesOf(loop, value.name).length > 0);
  return changing.length === 1 && isCount(library, code, changing[0].value)
    ? { index: changing[0], shared: others.filter((variable) => variable !== changing[0]) }
    : undefined;
};

/** The fields of the record that all elements share: variables of the loop by the first names they get. */
const fieldsOf = (elements) => {
  const fields = new Map();
  for (const { shared } of elements)
    for (const { name, value } of shared) if (!fields.has(value.name)) fields.set(value.name, name);
  return fields;
};

/**
 * @param {import('../../generator/ir/library.js').Library} library
 * @param {Site} site is given its flags, parts and fields
 * @returns {string|undefined} why a loop keeps its functions
 */
export const refusal = (library, site) => {
  for (const element of site.elements) {
    element.flag = flagOf(library, site.list, element);
    if (!element.flag) return `the flag of ${element.maker} is not the known one`;
    Object.assign(element, partsOf(library, site, element));
    if (!element.index) return `more than an index differs from element to element`;
  }
  site.fields = fieldsOf(site.elements);
  const [first, ...others] = site.elements;
  const isOne =
    others.every(({ index }) => index.value.name === first.index.value.name) &&
    new Set(site.fields.values()).size === site.fields.size &&
    hasOwnCells(library, site);
  const { list, attach } = site;
  const start = Math.min(...site.elements.map(({ statement }) => list.indexOf(statement)));
  const attached = list.indexOf(attach);
  if (changesOf(list.slice(start, attached), first.index.value.name).length > 0)
    return 'where they are attached the index is another one';
  const settlers = site.handlers.filter(({ capability }) => capability);
  const isShared = settlers.every(({ capability }) => site.fields.has(capability.name));
  return isOne && isShared ? undefined : 'its functions do not share what they are made of';
};
