import { nodes } from '../ir/walk.js';
import { constantOf } from './behaviour/places.js';
import { isCallable } from './callable.js';
import { documentCodes } from './functions.js';
import { isReaction } from './reactions.js';

/**
 * The handlers of reactions, where nothing but their job ever looks at them.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 *
 * @typedef {object} Site where a function makes a reaction
 * @property {any} code
 * @property {any} handler of it: a constant, or a parameter that may become one
 * @property {any} [none] the constant that it is then
 */

/** A reaction without a type. */
export const RECORD = '({ Capabilities: __capability, Handler: __handler })';

/** A parameter that is no function becomes what stands for none. */
export const CHOSEN = 'if (IsCallable(__handler) === false) { __handler = __none; }';

/**
 * What the host layer is given as well: it calls handlers that are functions.
 * @param {any} code
 * @returns {{handlers: any[], capability: any}[]} of each call, without what it is given beside these
 */
export const givenToHost = (code) =>
  nodes(code)
    .filter(({ type, callee }) => type === 'CallExpression' && callee.name === 'ThenInContext')
    .map(({ arguments: [, fulfilled, rejected, capability] }) => ({
      handlers: [fulfilled, rejected],
      capability,
    }));

/** @param {any} code @param {string} name @returns {number} how often the host layer is given a variable as a handler */
export const hostUses = (code, name) =>
  givenToHost(code).filter(({ handlers }) => handlers.some((handler) => handler.name === name))
    .length;

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
  const uses = 4 + givenToHost(code).length;
  const bindings = { __handler: handler, __none: none };
  return (
    library.findPlaces(code, CHOSEN, bindings).length === 1 &&
    library.count(handler.name, code) === uses
  );
};

/** @param {import('../ir/library.js').Library} library @param {any} code a function @param {any} handler @param {Node} record the reaction */
export const isFunctionAlways = (library, code, handler, record) =>
  !asksItself(library) && isCallable(code, handler, record);

/**
 * @param {import('../ir/library.js').Library} library
 * @param {Node[]} nones constants that stand for no handler
 * @returns {Site[]|undefined} nothing where the handler of a reaction is not known
 */
export const sitesIn = (library, nones) => {
  const sites = documentCodes(library.program).flatMap((code) =>
    nodes(code)
      .filter(isReaction)
      .map((record) => {
        const handler = library.match(RECORD, record)?.__handler;
        if (!handler) return undefined;
        const isNone = (node) => constantOf(node) === constantOf(handler);
        const none = nones.find((node) => isNone(node) || isChosen(library, code, handler, node));
        const isKnown = none || isFunctionAlways(library, code, handler, record);
        return isKnown ? { code, handler, none } : undefined;
      }),
  );
  return sites.includes(undefined) ? undefined : sites;
};

/**
 * @param {import('../ir/library.js').Library} library
 * @param {any} [job] the job of reactions
 * @returns {any} the variable that it reads the handler to
 */
export const readIn = (library, job) => {
  const [place] = job ? library.findPlaces(job, 'const __handler = __reaction.Handler;') : [];
  return place?.bindings.__handler;
};

/** @param {import('../ir/library.js').Library} library @returns {boolean} whether handlers are read in one place alone */
export const isReadOnce = (library) => library.members('Handler').length === 1;
