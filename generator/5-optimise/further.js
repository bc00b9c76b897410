import { lazy } from '../../spec/remembered.js';
import { constantOf } from '../facts/behaviour/places.js';
import { localsOf, mentions } from '../facts/bindings.js';
import { reachedByUsers } from '../facts/functions.js';
import { promisesIn } from '../facts/promises.js';
import { isPure } from '../facts/purity.js';
import { isSetAgain } from '../ir/assignments.js';
import { block, nodes, references, statement } from '../ir/estree.js';
import { copy } from '../ir/pattern.js';
import { madeOf } from '../ir/statements.js';
import { isSlotList, slotNameIn } from '../ir/query.js';
import { isQuestion } from './told.js';

/**
 * What a document has beside its reference, and no pass can spoil: internal slots of its own,
 * parameters behind those of a function that users call, which are absent where passes go around it, and
 * steps that do no more than to set them, or to count in them, also where such a parameter is something. Nothing of the reference asks what such
 * a slot holds. A promise that is never made had nobody to ask, and a copy of a function has the step too. A pass
 * that leaves out steps which it does not look at says so: see `exact` in optimise.js.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 * @typedef {import('../facts/functions.js').DocumentFunction} DocumentFunction
 * @typedef {Map<string, DocumentFunction>} Functions
 *
 * @typedef {object} Further
 * @property {(element: Node, list: Node) => boolean} isSlot whether an element names a further slot
 *   in a list of the reference
 * @property {(parameter: Node, place: {code: Node, key: string}) => boolean} isParameter whether it
 *   holds what users give, all the time
 * @property {(node: Node) => boolean} isStored whether an expression is a further slot
 * @property {(statement: Node, places: {code: Node, key: string, names: Map<string, string>}) => boolean} isStep
 *   names are those of variables, from the function's to those of the reference's
 */

const namesIn = (functions) =>
  new Set(
    [...functions.values()].flatMap(({ code }) =>
      nodes(code).flatMap(({ type, name, value }) => (type === 'Literal' ? [value] : [name])),
    ),
  );

/** @param {Node} node @param {string} prefix of the names of slots */
const slotOf = ({ type, computed, property }, prefix) =>
  type === 'MemberExpression' && !computed && property.name.startsWith(prefix)
    ? property.name
    : undefined;

/** Whether a variable holds an object with slots: the reference, or what it calls, asks for one. */
const hasSlots = (reference, prefix, key, name, seen = new Set()) => {
  const place = `${key} ${name}`;
  if (seen.has(place)) return false;
  seen.add(place);
  return nodes(reference.get(key).code).some((node) => {
    if (slotOf(node, prefix) && node.object.name === name) return true;
    const called = node.type === 'CallExpression' && reference.get(node.callee.name);
    if (!called) return false;
    const { params } = called.code;
    return node.arguments.some(
      (argument, i) =>
        argument.name === name &&
        params[i]?.name &&
        hasSlots(reference, prefix, called.key, params[i].name, seen),
    );
  });
};

/** Variables that the reference keeps in slots itself: they hold what users gave. */
const kept = (code, prefix) =>
  new Set(
    nodes(code)
      .filter(
        ({ type, left, right }) =>
          type === 'AssignmentExpression' && slotOf(left, prefix) && right.type === 'Identifier',
      )
      .map(({ right }) => right.name),
  );

const isConstant = (/** @type {any} */ node) =>
  node.type === 'Literal' ||
  constantOf(node) !== undefined ||
  (node.type === 'ArrayExpression' && node.elements.length === 0);

/** @param {any} node @param {any} code @param {any} known @returns {boolean} whether it is a parameter behind those of the reference */
export const isFurtherParameter = ({ name }, { params }, known) =>
  params.slice(known.params.length).some((node) => node.name === name);

const isNumber = ({ type, value }) => type === 'Literal' && typeof value === 'number';

/**
 * Slots that hold numbers alone: what counts in them calls no method of a value.
 * @param {Functions} functions
 * @param {(node: Node) => string|undefined} furtherOf the further slot that an expression is, if it is any
 */
const countersIn = (functions, furtherOf) => {
  const stores = [...functions.values()]
    .flatMap(({ code }) => nodes(code))
    .filter(({ type, left }) => type === 'AssignmentExpression' && furtherOf(left));
  const counters = new Set(stores.map(({ left }) => furtherOf(left)));
  const counts = (node) =>
    isNumber(node) ||
    counters.has(furtherOf(node)) ||
    (node.type === 'BinaryExpression' &&
      /^[-+]$/.test(node.operator) &&
      counts(node.left) &&
      counts(node.right));
  for (let before = -1; before !== counters.size;) {
    before = counters.size;
    for (const { left, right } of stores) if (!counts(right)) counters.delete(furtherOf(left));
  }
  return { counters, counts };
};

/**
 * Slots that hold Lists of their own alone: who attaches to one touches no other.
 * @param {Functions} functions
 * @param {(node: Node) => string|undefined} furtherOf the further slot that an expression is, if it is any
 */
const listsIn = (functions, furtherOf) => {
  const all = [...functions.values()].flatMap(({ code }) => nodes(code));
  const isNewList = ({ type, elements }) => type === 'ArrayExpression' && elements.length === 0;
  const stores = all.filter(({ type, left }) => type === 'AssignmentExpression' && furtherOf(left));
  const lists = new Set(stores.map(({ left }) => furtherOf(left)));
  for (const { left, right } of stores) if (!isNewList(right)) lists.delete(furtherOf(left));
  return lists;
};

/** Whether a condition is about further parameters alone, and asking it runs no code. */
const isCondition = (test, code, known) => {
  const locals = localsOf(code);
  return (
    isPure(test, { isRead: () => false, isCall: isQuestion }) &&
    references(block([statement(test)])).every(
      ({ node }) => !locals.has(node.name) || isFurtherParameter(node, code, known),
    )
  );
};

/**
 * @param {Functions} functions
 * @param {Functions} reference
 * @param {import('../targets/index.js').Target} target
 * @returns {Further}
 */
export const furtherOf = (functions, reference, target) => {
  const nameOf = (slot) => slotNameIn(target, slot);
  const prefix = nameOf('');
  const known = namesIn(reference);
  const isNew = (slot) =>
    !known.has(slot) && !known.has(nameOf(slot)) && !mentions(reference).has(slot);
  const slots = new Set(
    [...functions.values()]
      .flatMap(({ code }) => nodes(code).filter(isSlotList))
      .flatMap(({ elements }) => elements.map(({ value }) => value))
      .filter(isNew),
  );
  const names = new Set([...slots].map(nameOf));
  const furtherSlot = (node) => {
    const slot = slotOf(node, prefix);
    return names.has(slot) ? slot : undefined;
  };
  const counted = lazy(() => countersIn(functions, furtherSlot));
  const lists = lazy(() => listsIn(functions, furtherSlot));
  const codes = [...functions.values()].map(({ code }) => code);
  const holds = lazy(() => promisesIn(codes, nameOf));

  const isOfUsers = reachedByUsers(functions.keys());
  const isParameter = ({ type, name }, { code, key }) =>
    type === 'Identifier' && isOfUsers(key) && !isSetAgain(code, name);
  /** Whether a slot or a List is given a value, and nothing else happens. */
  const isGiven = (place, value, { code, key, names: there }) => {
    const isPromise = (node) =>
      there.has(node.name) &&
      !isSetAgain(code, node.name) &&
      (hasSlots(reference, prefix, key, there.get(node.name)) || holds()(code, node));
    const asks = (node) =>
      nodes(node).every((inner) => !furtherSlot(inner) || isPromise(inner.object));
    return (
      furtherSlot(place) !== undefined &&
      isPromise(place.object) &&
      asks(value) &&
      (isConstant(value) ||
        kept(reference.get(key).code, prefix).has(there.get(value.name)) ||
        isFurtherParameter(value, code, reference.get(key).code) ||
        furtherSlot(value) !== undefined ||
        counted().counts(value))
    );
  };
  const isStore = ({ type, left, right, operator, callee, arguments: args }, place) => {
    if (type === 'AssignmentExpression') return operator === '=' && isGiven(left, right, place);
    const isAppended = type === 'CallExpression' && callee.name === 'AppendToList';
    return isAppended && lists().has(furtherSlot(args[0])) && isGiven(args[0], args[1], place);
  };

  return {
    isParameter,
    isSlot: (element, list) => isSlotList(list) && slots.has(element?.value),
    isStep: madeOf(isStore, (test, { code, key }) =>
      isCondition(test, code, reference.get(key).code),
    ),
    isStored: (node) => furtherSlot(node) !== undefined,
  };
};

/** @returns {Node} a further step with the names of the reference */
export const renamed = (statement, names) => {
  const clone = copy(statement);
  for (const node of nodes(clone)) {
    if (node.type === 'Identifier' && names.has(node.name)) node.name = names.get(node.name);
  }
  return clone;
};

/**
 * What an operation does to its argument first, where it is called.
 * @param {Functions} functions
 * @param {string} key of the operation
 * @param {number} count of its first statements, which use nothing but its parameters
 * @returns {Map<string, Node>|undefined} functions that have got them, and the first; nothing where a
 *   call is no statement's own, and all stays as it is
 */
export const callersGet = (functions, key, count) => {
  const { code } = functions.get(key);
  const places = placesOf(functions, key);
  if (!places) return undefined;
  const steps = code.body.body.splice(0, count);
  const callers = new Map();
  for (const { by, list, statement, call } of places) {
    const names = new Map(code.params.map(({ name }, i) => [name, call.arguments[i].name]));
    const copies = steps.map((step) => renamed(step, names));
    list.splice(list.indexOf(statement), 0, ...copies);
    callers.set(by, copies[0]);
  }
  return callers;
};

/** Where an operation is called with variables, in statements of their own. */
const placesOf = (functions, key) => {
  const places = [];
  let named = 0;
  for (const { key: by, code } of functions.values()) {
    named += references(code.body).filter(({ node }) => node.name === key).length;
    for (const { body: list } of nodes(code)) {
      if (!Array.isArray(list)) continue;
      for (const statement of list) {
        const call = statement.declarations?.[0].init ?? statement.expression;
        if (call?.callee?.name === key) places.push({ by, list, statement, call });
      }
    }
  }
  const isPlain = ({ call }) => call.arguments.every(({ type }) => type === 'Identifier');
  return named === places.length && places.every(isPlain) ? places : undefined;
};
