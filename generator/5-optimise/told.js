import { primitives } from '../primitives/index.js';
import { isPure } from '../facts/purity.js';
import { nodes } from '../ir/estree.js';
import { madeOf } from '../ir/statements.js';

/**
 * What a step tells the host of a promise, which may be told otherwise where the reference tells
 * something: at once, under another condition, more, or not at all. It calls no code of the document, and no pass
 * rests on what the host knows: where the reference tells the host of a promise, a pass keeps that the
 * promise gets there.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 */

const TRACKER = 'HostPromiseRejectionTracker';

const isRead = ({ computed }) => !computed;

/** Such a step asks what changes nothing, and runs no code. @param {any} node */
export const isQuestion = ({ callee: { name } }) => {
  const { abrupt, effects } = primitives.get(name) ?? { abrupt: true };
  return !abrupt && Object.values(effects ?? {}).every((does) => !does);
};

const isCall = (node) => node.type === 'CallExpression' && node.callee.name === TRACKER;

const isTelling = (node) =>
  isCall(node) && node.arguments.every((argument) => isPure(argument, { isRead }));

const tells = madeOf(isTelling, (test) => isPure(test, { isRead, isCall: isQuestion }));

/** @param {Node} statement @returns {boolean} whether it does nothing but tell the host of promises */
export const onlyTells = (statement) => nodes(statement).some(isCall) && tells(statement);
