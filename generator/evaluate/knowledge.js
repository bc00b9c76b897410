import { silentFunctions } from '../facts/answers.js';
import { effectsOf } from '../facts/effects.js';
import { throwing } from '../facts/throwing.js';

/**
 * What evaluation asks of the functions of a library, as they stand between two passes.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 *
 * @typedef {object} Knowledge
 * @property {(name: string) => boolean} isSilent whether an operation gives undefined alone
 * @property {(call: Node) => boolean} mayThrow
 * @property {(call: any) => boolean} isIdle whether nobody can tell that a call was made
 */

const isPrimitive = ({ origin = [] }) => origin.some((key) => key.startsWith('primitive:'));

/**
 * @param {import('../ir/library.js').Library} library
 * @param {Node[]} [further] functions that are about to be put in
 * @returns {Knowledge}
 */
export const knowledgeOf = (library, further = []) => {
  const functions = [...library.functions(), ...further];
  const silent = silentFunctions(functions);
  const steps = functions.filter((code) => !isPrimitive(code));
  const entries = steps.map((code) => [code.id.name, { key: code.id.name, code }]);
  const { calling } = effectsOf(new Map(/** @type {any[]} */ (entries)));
  const mayThrow = throwing(functions);
  const isIdle = (call) => {
    const { writes, runsUserCode, enqueues, asksHost } = /** @type {any} */ (
      calling(call.callee.name)
    );
    return !(writes?.size > 0 || runsUserCode || enqueues || asksHost || mayThrow(call));
  };
  return { isSilent: (name) => silent.has(name), mayThrow, isIdle };
};
