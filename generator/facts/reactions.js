import { nodes } from '../ir/estree.js';
import { documentCodes } from './functions.js';
import { holdsSlots } from './holders.js';

/** @param {any} node @returns {boolean} whether it makes a reaction */
export const isReaction = ({ type, properties }) =>
  type === 'ObjectExpression' && properties.some(({ key }) => key?.name === 'Handler');

/** Slots of function objects may have the names of fields. @param {any} node @param {string} field */
const isSet = ({ type, left }, field) =>
  type === 'AssignmentExpression' && left.property?.name === field && !holdsSlots(left.object);

/**
 * @param {{program: import('../ir/estree.js').Node}} library
 * @param {string} field
 * @param {import('./holders.js').Holds} holds whether an expression in a function is of a kind
 * @returns {boolean} whether all reactions have a value of that kind in a field, and keep it
 */
export const reactionsHold = ({ program }, field, holds) => {
  const isKept = (code, /** @type {any} */ { properties }) =>
    properties.some(({ key, value }) => key?.name === field && holds(code, value));
  return (
    documentCodes(program).every((code) =>
      nodes(code)
        .filter(isReaction)
        .every((reaction) => isKept(code, reaction)),
    ) && !nodes(program).some((node) => isSet(node, field))
  );
};
