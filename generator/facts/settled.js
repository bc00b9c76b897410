import { setAgainIn } from '../ir/assignments.js';
import { fieldsOf, isFunction, nodes } from '../ir/walk.js';
import { localsOf } from './bindings.js';
import { settingsOf } from './settings.js';

/**
 * Where a promise is known to be settled. It stays so where no step makes a promise pending but those
 * that make it.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 */

const isAbrupt = (statement) => {
  const last = statement.type === 'BlockStatement' ? statement.body.at(-1) : statement;
  return /^(?:Return|Throw)Statement$/.test(last?.type);
};

/** @param {Node} [node] @returns {string|undefined} how a promise is named here */
export const nameOf = ({ type, name } = { type: '' }) =>
  type === 'ThisExpression' ? 'this' : name;

const ASKS = '__promise.$$PromiseState === __state';
const NOT = `(${ASKS}) === false`;

/** A function has variables, and most have a `this`, of their own. */
const inside = (node, settled) => {
  if (settled.size === 0 || !isFunction(node)) return settled;
  const hidden = new Set(localsOf(node));
  if (node.type !== 'ArrowFunctionExpression') hidden.add('this');
  return new Set([...settled].filter((name) => !hidden.has(name)));
};

/** A variable that gets another value may stand for another promise: those of a function that do. */
const changingInside = (node, changing) => {
  const variables = isFunction(node)
    ? [...localsOf(node)].filter((name) => changing.has(name))
    : [];
  if (variables.length === 0) return changing;
  const settings = setAgainIn(node);
  return new Set(
    [...changing].filter((name) => !variables.includes(name) || settings.includes(name)),
  );
};

const TOLD = "HostPromiseRejectionTracker(__promise, 'reject', __promise.$$PromiseResult)";

/**
 * What the host is told of a promise, behind the step that sets it.
 * @param {import('../ir/library.js').Library} library
 * @param {Node} [code] where it is told
 * @returns {Node[]} where it is read
 */
export const toldResults = (library, code = library.program) =>
  library
    .findPlaces(code, '__promise.$$PromiseResult = __result;')
    .flatMap(({ list, at, bindings: { __promise } }) =>
      list
        .slice(at + 1)
        .flatMap((statement) => nodes(statement))
        .filter((node) => library.match(TOLD, node, { __promise }))
        .map(({ arguments: [, , read] }) => read),
    );

/** How a constructor makes a promise. */
export const CREATED =
  'const __promise = OrdinaryCreateFromConstructor(__constructor, __proto, __slots);';

/** Whether only a new promise gets a state. */
const isOfNewAlone = (library, state) =>
  settingsOf(library, 'PromiseState')
    .filter(({ value }) => value.value === state)
    .every(({ left: { object: __promise }, list, at }) =>
      list
        .slice(0, at)
        .some((statement) => library.matchAt(CREATED, [statement], 0, { __promise })),
    );

/**
 * @param {import('../ir/library.js').Library} library
 * @param {string} pending the state of a promise that is not settled
 * @returns {Set<Node>|undefined} where the result of a promise that is settled is read or set; nothing
 *   where a promise may become pending again
 */
export const settledResults = (library, pending) => {
  if (!isOfNewAlone(library, pending)) return undefined;
  const results = new Set(library.members(library.slotName('PromiseResult')));
  const known = new Set();
  const tested = ({ type, test }, changing) => {
    if (type !== 'IfStatement' && type !== 'ConditionalExpression') return undefined;
    const negated = library.match(NOT, test);
    const bindings = negated ?? library.match(ASKS, test);
    if (!bindings) return undefined;
    const name = nameOf(bindings.__promise);
    const state = bindings.__state.value;
    // where it has not that state it may have any other
    return name && state && !changing.has(name)
      ? { name, isPending: (state === pending) !== Boolean(negated) }
      : undefined;
  };

  /** @returns {Set<string>} what is known behind a statement */
  const walkTest = ({ test, consequent, alternate }, { name, isPending }, settled, changing) => {
    const more = new Set([...settled, name]);
    walk(test, settled, changing);
    walk(consequent, isPending ? settled : more, changing);
    if (alternate) walk(alternate, isPending ? more : settled, changing);
    return isPending && isAbrupt(consequent) ? more : settled;
  };

  /** @returns {Set<string>} */
  const walk = (node, settled, changing) => {
    if (results.has(node) && settled.has(nameOf(node.object))) known.add(node);
    const test = tested(node, changing);
    if (test) return walkTest(node, test, settled, changing);
    const within = changingInside(node, changing);
    for (const field of fieldsOf(node)) {
      let known = inside(node, settled);
      for (const child of [node[field]].flat()) if (child) known = walk(child, known, within);
    }
    return settled;
  };
  walk(library.program, new Set(), new Set(setAgainIn(library.program)));
  return known;
};
