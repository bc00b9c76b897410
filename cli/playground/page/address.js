/**
 * The address keeps all that can be shared: program, edition, library, edited steps, clauses, position. It
 * is text of the hash, so that nothing is sent anywhere.
 *
 * @typedef {object} State
 * @property {string} program
 * @property {string} edition
 * @property {string} preset
 * @property {string[]} without passes that are left out
 * @property {Record<string, string>} edits sentences by step
 * @property {string} clauses that are added to the document
 * @property {number} at index of a step
 */

const encode = (text) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const decode = (text) =>
  new TextDecoder().decode(
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0)),
  );

/** @param {State} state @returns {string} a hash */
export const addressOf = (state) => `#${encode(JSON.stringify(state))}`;

/**
 * @param {string} hash
 * @returns {{state?: Partial<State>, problem?: string}} what is wrong with an address is said
 */
export const stateOf = (hash) => {
  if (hash.length < 2) return {};
  try {
    const state = JSON.parse(decode(hash.slice(1)));
    return typeof state === 'object' && state ? { state } : { problem: 'this link is incomplete' };
  } catch {
    return { problem: 'this link is incomplete' };
  }
};
