import * as b from '../ir/estree.js';
import { slotNameIn } from '../ir/query.js';

/**
 * What the host layer has to know of a document, whatever this calls it.
 *
 * @typedef {import('./translate.js').Translation} Translation
 */

/**
 * An operation: by its name, or where that is another one, by its clause.
 * @param {Translation['functions']} functions
 * @param {string} name
 */
export const operationIn = (functions, name) =>
  functions.find(({ spec }) => spec.name === name) ??
  functions.find(
    ({ spec }) => spec.kind === 'operation' && spec.clause.id === `sec-${name.toLowerCase()}`,
  );

const RESULT = 'PromiseResult';

/**
 * The slot that holds what a promise is settled with: FulfillPromise sets it to its second argument.
 * @param {Translation} translation
 * @param {import('../targets/index.js').Target} target
 * @returns {string}
 */
export const resultSlot = ({ functions, slots }, target) => {
  if (slots.instance.has(RESULT)) return RESULT;
  const { params = [], body } = operationIn(functions, 'FulfillPromise') ?? { body: [] };
  const store = b
    .nodes(body)
    .find(({ left, right }) => left?.type === 'MemberExpression' && right.name === params[1]?.name);
  const name = store?.left.property.name;
  return [...slots.instance].find((slot) => slotNameIn(target, slot) === name) ?? RESULT;
};
