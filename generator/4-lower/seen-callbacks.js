import { isStore } from '../ir/assignments.js';
import * as b from '../ir/estree.js';
import { fieldsOf } from '../ir/walk.js';
import { callbackFieldIn, calleesIn, isCallOf, KEEP, makersIn } from './thens.js';
import { returnedBy } from './reactions.js';
import { operationIn } from './roles.js';

/**
 * Where steps show the function of a JobCallback Record to programs, or compare it, what they have is the
 * function itself: the one that is called in its context stands beside it in the Record.
 *
 * @typedef {import('./translate.js').TranslatedFunction} Translated
 */

const FIELD = 'InContext';

const CALLER = 'HostCallJobCallback';

/** What is asked about a function, which a function in its context answers alike. */
const ASKS = new Set(['IsCallable', 'GetFunctionRealm']);

/** What asks programs about a function, or hands it to them. */
const HANDS = new Set(['Get', 'GetV', 'Set', 'HasProperty', 'SameValue', 'CreateDataProperty']);

/** @returns {Map<any, any>} by a node of some steps, the one around it */
const parentsIn = (body) =>
  new Map(
    b.nodes(b.block(body)).flatMap((parent) =>
      fieldsOf(parent)
        .flatMap((key) => parent[key])
        .filter(Boolean)
        .map((child) => [child, parent]),
    ),
  );

const isFieldRead = (/** @type {any} */ { type, property, computed }, field) =>
  type === 'MemberExpression' && !computed && property.name === field;

/**
 * How steps use the function: they call it, or ask about it as they may ask about the one in its context,
 * they show it to programs or compare it, or they do more, and may call it somewhere else.
 * @returns {'calls'|'shows'|'more'}
 */
const useOf = (/** @type {any} */ node, { parents, isShown }) => {
  const parent = parents.get(node);
  const list = parent.type === 'ArrayExpression' ? parent : undefined;
  const { type, callee, arguments: args = [], operator } = list ? parents.get(list) : parent;
  const isFirst = !list && args[0] === node;
  if (type === 'CallExpression') {
    if (isFirst && (isCallOf(callee.name) || ASKS.has(callee.name))) return 'calls';
    if (callee.name === 'AppendToList') return isShown ? 'shows' : 'more';
    return isCallOf(callee.name) || HANDS.has(callee.name) ? 'shows' : 'more';
  }
  if (type === 'BinaryExpression' && /^[!=]==$/.test(operator)) return 'shows';
  return type === 'ReturnStatement' && isShown ? 'shows' : 'more';
};

/** Whether nothing but the operations that make the Records gives them the function. */
const isMadeInOperations = (functions, field, makers) =>
  functions.every(({ spec, body }) => {
    const all = b.nodes(b.block(body));
    const sets = all.some((node) => isStore(node) && node.left.property?.name === field);
    const makes = all.some(({ type, key }) => type === 'Property' && key.name === field);
    return !sets && (!makes || makers.has(spec.name));
  });

/**
 * @param {Translated[]} functions
 * @returns {string|undefined} the field of the function, where steps show it, and nothing but its Record says what
 *   they call
 */
export const seenCallback = (functions) => {
  const field = callbackFieldIn(functions);
  if (field === undefined) return undefined;
  const caller = operationIn(functions, CALLER);
  const uses = functions.flatMap((translated) => {
    const { spec, body } = translated;
    // what methods return, and what callbacks are called with, programs have
    const isShown = /^(?:method|getter)$/.test(spec.kind) || translated === caller;
    const reads = b.nodes(b.block(body)).filter((node) => isFieldRead(node, field));
    const parents = reads.length > 0 ? parentsIn(body) : new Map();
    return reads.map((node) => useOf(node, { parents, isShown }));
  });
  const isSeen = uses.includes('shows') && !uses.includes('more');
  return isSeen && isMadeInOperations(functions, field, makersIn(functions, field))
    ? field
    : undefined;
};

/**
 * @param {Translated[]} functions changed in place
 * @param {string} field of the function
 * @param {(name: string) => import('../ir/estree.js').Node} use a primitive
 * @param {Set<string>} fields of the document
 */
export const keepBeside = (functions, field, use, fields) => {
  let name = FIELD;
  while (fields.has(name)) name += '_';
  for (const [operation, at] of makersIn(functions, field)) {
    const { params, body } = functions.find(({ spec }) => spec.name === operation);
    const kept = b.call(use(KEEP), [{ ...params[at] }]);
    returnedBy(body).properties.push(b.property(b.identifier(name), kept));
  }
  for (const { body } of functions)
    for (const callee of calleesIn(body, isCallOf))
      if (callee.property?.name === field) callee.property = b.identifier(name);
};
