import { nodes } from '../ir/estree.js';
import { documentFunctions } from './functions.js';

const isReaction = ({ type, properties }) =>
  type === 'ObjectExpression' && properties.some(({ key }) => key?.name === 'Handler');

/**
 * @param {{program: import('../ir/estree.js').Node}} library
 * @param {import('../ir/estree.js').Node} code
 * @returns {boolean} whether no other function of the document makes reactions; the host layer makes its own
 */
export const makesReactionsAlone = ({ program }, code) =>
  [...documentFunctions(program).values()].every(
    (entry) => entry.code === code || !nodes(entry.code).some(isReaction),
  );

/** Slots of function objects may have the names of fields. @param {any} node @param {string} field */
const isSet = ({ type, left }, field) =>
  type === 'AssignmentExpression' &&
  left.property?.name === field &&
  !/Slots$/.test(left.object.name ?? '');

/**
 * @param {{program: import('../ir/estree.js').Node}} library
 * @param {import('../ir/estree.js').Node} code a function that makes reactions
 * @param {string} field
 * @param {string} name of a parameter
 * @returns {boolean} whether a field of all reactions is what the function was given, and stays it
 */
export const reactionsHold = ({ program }, code, field, name) => {
  const holds = ({ key, value }) => key?.name === field && value.name === name;
  const reactions = nodes(code).filter(isReaction);
  return (
    reactions.every(({ properties }) => properties.some(holds)) &&
    !nodes(program).some((node) => isSet(node, field))
  );
};
