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
