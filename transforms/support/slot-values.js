import { nodes } from '../../generator/ir/walk.js';

/** States that are written out, or numbers that are computed. */
const DEFINED = new Set(['Literal', 'BinaryExpression']);

/**
 * Whether a slot that has been set is never undefined, so that reading it tells who has it.
 * @param {import('../../generator/ir/library.js').Library} library
 * @param {string} slot
 * @returns {boolean}
 */
export const isNeverUndefined = (library, slot) =>
  nodes(library.program).every(
    ({ type, left, right }) =>
      type !== 'AssignmentExpression' ||
      left.property?.name !== library.slotName(slot) ||
      DEFINED.has(right.type),
  );
