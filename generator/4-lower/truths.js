import * as b from '../ir/estree.js';

/**
 * What conditions say of a function: the host layer's handlers always are, whatever `then` was given.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 *
 * @typedef {object} Question
 * @property {Set<string>} names of the variables that hold it
 * @property {Map<string, any>} answers what others are that keep the value of their declaration
 */

const isConstant = ({ type, name }) => type === 'Literal' || /^enum|^undefined$/.test(name);

const isIt = ({ name }, { names }) => names.has(name);

/** @type {Record<string, (node: any, question: Question) => boolean|undefined>} */
const TRUTHS = {
  Literal: ({ value }) => (typeof value === 'boolean' ? value : undefined),
  Identifier: ({ name }, question) =>
    question.answers.has(name) ? truthFor(question.answers.get(name), question) : undefined,
  CallExpression: ({ callee, arguments: [first] }, question) =>
    callee.name === 'IsCallable' && isIt(first, question) ? true : undefined,
  UnaryExpression: ({ operator, argument }, question) => {
    const truth = truthFor(argument, question);
    return operator === '!' && truth !== undefined ? !truth : undefined;
  },
  LogicalExpression: ({ operator, left, right }, question) => {
    const decisive = operator === '||';
    const truths = [left, right].map((side) => truthFor(side, question));
    if (truths.includes(decisive)) return decisive;
    return truths.includes(undefined) ? undefined : !decisive;
  },
  BinaryExpression: ({ operator, left, right }, question) => {
    if (operator !== '===' && operator !== '!==') return undefined;
    const isEqual = operator === '===';
    const sides = [left, right];
    if (sides.some((side) => isIt(side, question)) && sides.some(isConstant)) return !isEqual;
    const [first, second] = sides.map((side) => truthFor(side, question));
    return first === undefined || second === undefined ? undefined : (first === second) === isEqual;
  },
};

/**
 * @param {any} test a condition
 * @param {Question} question
 * @returns {boolean|undefined} whether it holds of a function; nothing where that is not known
 */
export const truthFor = (test, question) => TRUTHS[test.type]?.(test, question);

/**
 * @param {Node[]} all nodes of steps
 * @param {Question} question
 * @returns {Set<Node>} what never runs where it is a function
 */
export const unreachedIn = (all, question) => {
  const armsOf = (/** @type {any} */ { test, consequent, alternate }) => {
    const truth = test && consequent ? truthFor(test, question) : undefined;
    if (truth === undefined) return [];
    const arm = truth ? alternate : consequent;
    return arm ? b.nodes(arm) : [];
  };
  return new Set(all.flatMap(armsOf));
};
