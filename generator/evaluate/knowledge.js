import { lazy, remembered } from '../../spec/remembered.js';
import { silentFunctions } from '../facts/answers.js';
import { effectsOf } from '../facts/effects.js';
import { throwing } from '../facts/throwing.js';
import { changingGlobals } from './code.js';

/**
 * What evaluation asks of the functions of a library, as they stand when a pass begins: of those that it
 * puts in nothing is known.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 *
 * @typedef {object} Knowledge
 * @property {(name: string) => boolean} isSilent whether an operation gives undefined alone
 * @property {(tree: Node) => boolean} mayThrow
 * @property {(call: any) => boolean} isIdle whether nobody can tell that a call was made
 * @property {() => string[]} changing names of the library that do not always mean the same
 */

const isPrimitive = ({ origin = [] }) => origin.some((key) => key.startsWith('primitive:'));

const effectsIn = (functions) => {
  const steps = functions.filter((code) => !isPrimitive(code));
  const entries = steps.map((code) => [code.id.name, { key: code.id.name, code }]);
  return effectsOf(new Map(/** @type {any[]} */ (entries))).calling;
};

/** @type {(library: import('../ir/library.js').Library) => Knowledge} */
export const knowledgeOf = remembered((library) => {
  const functions = library.functions();
  const silent = lazy(() => silentFunctions(functions));
  const effects = lazy(() => effectsIn(functions));
  const throws = lazy(() => throwing(functions));
  const changing = lazy(() => changingGlobals(library.program));
  const mayThrow = (tree) => throws()(tree);
  const isIdle = (call) => {
    if (call.type !== 'CallExpression') return false; // a property of users that is read
    const { writes, runsUserCode, enqueues, asksHost } = /** @type {any} */ (
      effects()(call.callee.name)
    );
    return !(writes?.size > 0 || runsUserCode || enqueues || asksHost || mayThrow(call));
  };
  return { isSilent: (name) => silent().has(name), mayThrow, isIdle, changing };
}, new WeakMap());

/**
 * What is known where a function is about to be put in.
 * @param {import('../ir/library.js').Library} library
 * @param {any[]} further declarations
 * @returns {Knowledge}
 */
export const knowledgeWith = (library, further) => {
  const known = knowledgeOf(library);
  const quiet = new Set(
    further.filter(({ body }) => !known.mayThrow(body)).map(({ id }) => id.name),
  );
  const mayThrow = (tree) =>
    quiet.has(tree.callee?.name) ? tree.arguments.some(known.mayThrow) : known.mayThrow(tree);
  const silent = lazy(() => silentFunctions([...library.functions(), ...further]));
  return { ...known, isSilent: (name) => silent().has(name), mayThrow };
};
