import { isCallable } from './callable.js';
import { documentCodes } from './functions.js';

/**
 * The handlers of reactions, where nothing but their job ever looks at them.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 */

/** A parameter that is no function becomes what stands for none. */
export const CHOSEN = 'if (IsCallable(__handler) === false) { __handler = __none; }';

/** What the host layer is given as well: it calls handlers that are functions. */
const HOST = 'ThenInContext(__promise, __fulfilled, __rejected, __capability)';

/** Whether a document says itself what is callable. */
const asksItself = ({ program }) =>
  documentCodes(program).some(({ id }) => id?.name === 'IsCallable');

/**
 * @param {import('../ir/library.js').Library} library
 * @param {any} code a function
 * @param {any} handler of a reaction that it makes
 * @param {Node} none what stands for no handler
 * @returns {boolean} whether a parameter is a function or that, and is used for nothing else
 */
export const isChosen = (library, code, handler, none) => {
  const uses = 4 + library.findAll(code, HOST).length;
  const bindings = { __handler: handler, __none: none };
  return (
    library.findPlaces(code, CHOSEN, bindings).length === 1 &&
    library.count(handler.name, code) === uses
  );
};

/** @param {import('../ir/library.js').Library} library @param {any} code a function @param {any} handler @param {Node} record the reaction */
export const isFunctionAlways = (library, code, handler, record) =>
  !asksItself(library) && isCallable(code, handler, record);
