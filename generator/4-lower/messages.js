import { plainText } from '../../spec/1-read/plain.js';
import { writePart } from '../../spec/2-parse/parse.js';
import { walkSteps } from '../../spec/3-normalise/program.js';
import { primitives } from '../primitives/index.js';

/**
 * What is wrong where a step throws, in plain words: the condition that led there, read as a sentence
 * about its subject.
 *
 * @typedef {import('../../spec/2-parse/parse.js').ParsedStep} Step
 * @typedef {import('../../spec/2-parse/grammar.js').Node} Node
 * @typedef {[condition: Node, holds: boolean]} Fact
 */

const article = (noun) => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;

const not = (holds) => (holds ? '' : 'not ');

/** `IsPropertyKey` → `a property key`, `IsExtensible` → `extensible` */
const quality = (operation) => {
  const known = primitives.get(operation)?.noun;
  if (known) return known;
  const words = operation
    .replace(/^Is/, '')
    .replace(/\B[A-Z]/g, ' $&')
    .toLowerCase();
  return words.endsWith('ble') ? words : article(words);
};

const rootOf = (step) => (step.parent ? rootOf(step.parent) : step);

/** Whether a variable is still what `Let _x_ be the *this* value` made it, before a step. */
const isThis = (name, step) => {
  let known = false;
  for (const earlier of walkSteps(rootOf(step).siblings)) {
    const { node } = earlier;
    if (earlier === step) return known;
    if (node.kind === 'Let' && node.variable === name) known = node.value.kind === 'ThisValue';
    if (node.kind === 'Set' && node.place.name === name) known = false;
  }
  return known;
};

/** What a sentence is about: `this`, `promiseCapability.[[Resolve]]`; a completion is its value. */
const subject = (node, step) => {
  if (node.kind === 'Variable' && isThis(node.name, step)) return 'this';
  if (node.kind === 'Slot' && node.slot.toLowerCase() === 'value')
    return subject(node.object, step);
  return plainText(writePart(node));
};

/** `IsCallable(_x_)`, `SameValue(_x_, _y_)` */
const answered = ({ operation, arguments: args }, holds, step) => {
  const [first, second] = args.map((argument) => subject(argument, step));
  if (args.length === 1 && /^Is[A-Z]/.test(operation)) {
    return `${first} is ${not(holds)}${quality(operation)}`;
  }
  return /^SameValue/.test(operation) && `${first} and ${second} are ${not(holds)}the same`;
};

const compared = ({ left, right }, holds, step) => {
  const literal = right.kind === 'Literal' ? right.literal : {};
  if (left.kind === 'NewTarget' && literal.type === 'undefined' && holds) {
    return `${plainText(step.clause.name)} is called without new`;
  }
  const truth = typeof literal.value === 'boolean';
  const answer =
    truth && left.kind === 'Call' && answered(left.call, holds === literal.value, step);
  return answer || `${subject(left, step)} is ${not(holds)}${subject(right, step)}`;
};

const typed = ({ value, type }, holds, step) =>
  `${subject(value, step)} is ${not(holds)}${article(plainText(type).toLowerCase())}`;

/** How a condition reads where it holds, and where it does not. */
const SENTENCES = {
  Is: compared,
  IsNot: (node, holds, step) => compared(node, !holds, step),
  TypeIs: typed,
  TypeIsNot: (node, holds, step) => typed(node, !holds, step),
};

const sentence =
  (step) =>
  ([condition, holds]) => {
    const known = SENTENCES[condition.kind]?.(condition, holds, step);
    return known ?? `${holds ? '' : 'not: '}${plainText(writePart(condition))}`;
  };

/** What does not hold behind the conditional steps right before a step. */
const failedBefore = ({ siblings }, at) => {
  const { condition } = siblings[at - 1]?.node ?? {};
  if (!condition) return [];
  const before = /^ElseIf/.test(siblings[at - 1].node.kind)
    ? failedBefore({ siblings }, at - 1)
    : [];
  return [...before, [condition, false]];
};

/** @returns {Fact[]} what is known where a step runs, by what decided it last */
const factsAt = (step) => {
  const { node, siblings, parent } = step;
  if (node.condition) return [[node.condition, true]];
  const failed = failedBefore(step, siblings.indexOf(step));
  if (failed.length > 0) return failed;
  return parent ? factsAt(parent) : [];
};

/**
 * @param {Step} step that throws
 * @returns {string} `executor is not a function`; empty where nothing was asked
 */
export const problemAt = (step) => factsAt(step).map(sentence(step)).join(', ');

/** What a value is not that lacks the method of a well-known symbol. */
const ABILITIES = { iterator: 'iterable', asyncIterator: 'async iterable' };

/** @returns {Node|undefined} the value of the last `Let` of a variable before a step */
const valueBefore = (name, step) => {
  const all = walkSteps(rootOf(step).siblings);
  const before = all.slice(0, all.indexOf(step));
  return before.findLast(({ node }) => node.kind === 'Let' && node.variable === name)?.node.value;
};

/**
 * Where a step throws since a value lacks a method that a well-known symbol names.
 * @param {Step} step
 * @returns {{value: Node, ability: string}|undefined} whose method it is, and what it would be with it
 */
export const inabilityAt = (step) => {
  const [[condition, holds] = []] = factsAt(step);
  if (condition?.kind !== 'Is' || !holds || condition.left.kind !== 'Variable') return undefined;
  if (condition.right.literal?.type !== 'undefined') return undefined;
  const value = valueBefore(condition.left.name, step);
  const call = value?.value?.call ?? value?.call;
  if (call?.operation !== 'GetMethod') return undefined;
  const [object, key] = call.arguments;
  const ability = ABILITIES[key.symbol?.name];
  return object.kind === 'Variable' && ability ? { value: object, ability } : undefined;
};
