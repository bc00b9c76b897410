import { references } from '../../ir/walk.js';
import { givesRecord } from '../answers.js';
import { holdersIn, usesOf } from '../holders.js';

/**
 * Parameters that each call of an operation gives a Record for: what they hold when the operation starts.
 *
 * @typedef {import('../../ir/estree.js').Node} Node
 */

/** The capability of the host layer is one. @param {any} node */
const isOfHost = ({ type, object, property }) =>
  type === 'MemberExpression' && object.name === 'contexts' && property.name === 'nobody';

/** What each mention of a name in a program is called with, or undefined: it may be any. @returns {Map<string, any[]>} */
const mentionsIn = (/** @type {Node} */ program) => {
  const mentions = new Map();
  for (const { node, parent } of references(program)) {
    if (parent.id === node) continue;
    const args = parent.callee === node ? parent.arguments : undefined;
    mentions.set(node.name, [...(mentions.get(node.name) ?? []), args]);
  }
  return mentions;
};

/**
 * @param {Node} program
 * @param {Map<string, import('../functions.js').DocumentFunction>} functions of the program
 * @returns {(name: string, at: number) => boolean} whether every call of an operation gives a Record there
 */
export const givenRecordsIn = (program, functions) => {
  const codes = [...functions.values()].map(({ code }) => code);
  const { calls } = usesOf(codes);
  const mentions = mentionsIn(program);
  const makers = new Set(
    codes
      .filter((code) => code.type === 'FunctionDeclaration' && givesRecord(code))
      .map(({ id }) => id.name),
  );
  const isMade = ({ type, callee }) => type === 'ObjectExpression' || makers.has(callee?.name);
  const holds = holdersIn(codes, isMade);
  return (name, at) => {
    const others = (mentions.get(name) ?? []).filter((args) => !args?.[at] || !isOfHost(args[at]));
    const all = (calls.get(name) ?? []).filter(({ args }) => !args[at] || !isOfHost(args[at]));
    const isGiven = ({ code, args }) => args[at] && holds(code, args[at]);
    return all.length > 0 && all.length === others.length && all.every(isGiven);
  };
};
