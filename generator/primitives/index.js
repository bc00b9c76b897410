import * as list from './list.js';

/**
 * The operations that are JavaScript operations. Each is a real function: the emitted library
 * carries its source.
 *
 * @typedef {object} Primitive
 * @property {string} name
 * @property {string} clause of ECMA-262, 6th edition, or of what amends it
 * @property {{name: string, optional: boolean}[]} parameters
 * @property {boolean} abrupt whether it may complete abruptly
 * @property {boolean} [internalMethod] of objects: `_O_.[[OwnPropertyKeys]]()`
 * @property {boolean} [asksForSlot] its code is given whether the first argument has the internal slot that the second names
 * @property {string[]} [fields] of Records that it takes or gives
 * @property {Partial<import('../facts/effects.js').Effects>|object} [effects] what it does beside giving a value and completing abruptly; nothing without them
 * @property {boolean} [givesUserValue] whether what it gives comes out of a user's code or objects, which have no enumeration
 * @property {boolean} [steady] whether it gives the same for the same arguments each time, and no object of its own
 * @property {boolean} [symmetric] whether it gives the same for its arguments in another order
 * @property {number[]} [propagates] parameters whose abrupt completion it returns at once
 * @property {Function} code
 * @property {Function} [es5] where an old engine needs other code
 * @property {string} [note] what those who read the library have to know
 * @property {string} [noun] what a value is of which it is true, where the name does not say it
 * @property {() => any} [setup] an expression that is evaluated before the primitive is used
 */

const parameter = (text) => ({ name: text.replace('?', ''), optional: text.endsWith('?') });

/** `7.3.12` behind `7.3.2` */
const inOrder = ({ clause }) => clause.replace(/\d+/g, (digits) => digits.padStart(4, '0'));
const byClause = (first, second) => (inOrder(first) < inOrder(second) ? -1 : 1);

/**
 * @param {Primitive} primitive
 * @param {import('../../spec/1-read/document.js').Document} [document]
 * @returns {string} `7.3.12 Call`, as the document numbers it; its name where the document has no such clause
 */
export const titleOf = ({ name }, document) => {
  const { number } = document?.byOperation.get(name) ?? {};
  return number ? `${number} ${name}` : name;
};

/** @type {Map<string, Primitive>} in clause order, in which a library lists them */
export const primitives = new Map(
  Object.values(list)
    .sort(byClause)
    .map((primitive) => [
      primitive.name,
      { ...primitive, parameters: primitive.parameters.map(parameter) },
    ]),
);

/**
 * Operations of later editions that are primitive too; nothing is translated from them yet.
 */
const LATER = ['CreateBuiltinFunction'];

/** Operations whose own steps a program does not follow. */
export const primitiveNames = new Set([...primitives.keys(), ...LATER]);
