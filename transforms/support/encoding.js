/**
 * What small integers in a slot stand for: who puts them there says so, to passes that come later.
 *
 * @typedef {object} Encoding
 * @property {string} slot
 * @property {number} mask the bits that are the state
 * @property {string[]} states in the order of their numbers
 * @property {Record<string, number>} flags bits of further slots that it holds
 * @typedef {import('../../generator/ir/library.js').Library} Library
 */

/**
 * @param {Library} library
 * @param {Encoding} encoding
 */
export const encode = ({ program }, encoding) => {
  program.encoding = encoding;
};

/**
 * @param {Library} library
 * @returns {Encoding|undefined}
 */
export const encodingOf = ({ program }) => program.encoding;
