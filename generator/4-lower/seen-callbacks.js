import { isStore } from '../ir/assignments.js';
import * as b from '../ir/estree.js';
import { callbackFieldIn, calleesIn, isCallOf, KEEP, makersIn } from './thens.js';
import { returnedBy } from './reactions.js';

/**
 * Where steps do more with the function of a JobCallback Record than to call it, what they have is the
 * function itself: the one that is called in its context stands beside it in the Record.
 *
 * @typedef {import('./translate.js').TranslatedFunction} Translated
 */

const FIELD = 'InContext';

/** What is asked about a function, which a function in its context answers alike. */
const ASKS = new Set(['IsCallable', 'GetFunctionRealm']);

const fieldsIn = (body, field) =>
  b.nodes(b.block(body)).filter(({ type, property, computed }) => {
    return type === 'MemberExpression' && !computed && property.name === field;
  });

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
 * @returns {string|undefined} the field of the function, where steps see it, and Records are made in operations
 */
export const seenCallback = (functions) => {
  const field = callbackFieldIn(functions);
  if (field === undefined) return undefined;
  const isSeen = functions.some(({ body }) => {
    const callees = calleesIn(body, (name) => isCallOf(name) || ASKS.has(name));
    return fieldsIn(body, field).some((node) => !callees.includes(node));
  });
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
