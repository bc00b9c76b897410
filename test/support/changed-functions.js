import { nodes, references } from '../../generator/ir/walk.js';

/**
 * Small changes of a function: some do the same in other words, most do something else.
 *
 * @typedef {import('../../generator/ir/estree.js').Node} Node
 * @typedef {(limit: number) => number} Below a number that a list of numbers decides
 */

const listsIn = (code) =>
  nodes(code).flatMap(({ body }) => (Array.isArray(body) && body.length > 0 ? [body] : []));

/** One of some; nothing where there is none. @param {Below} below */
const oneOf = (below, list) => (list.length > 0 ? list[below(list.length)] : undefined);

const not = (argument) => ({ type: 'UnaryExpression', operator: '!', prefix: true, argument });

const swap = (list, a, b) => ([list[a], list[b]] = [list[b], list[a]]);

const swapArms = (node) => ([node.consequent, node.alternate] = [node.alternate, node.consequent]);

const VARIABLE = /^(?:v\d+|x|record)$/;

/** @type {Record<string, (code: any, below: Below) => void>} */
const CHANGES = {
  'two statements are swapped'(code, below) {
    const list = oneOf(
      below,
      listsIn(code).filter(({ length }) => length > 1),
    );
    const at = list && below(list.length - 1);
    if (list) swap(list, at, at + 1);
  },
  'a statement is left out'(code, below) {
    const list = oneOf(
      below,
      listsIn(code).filter(({ length }) => length > 1),
    );
    list?.splice(below(list.length - 1), 1);
  },
  'a statement moves'(code, below) {
    const [from, to] = [1, 2].map(() => oneOf(below, listsIn(code)));
    const at = below(from.length);
    if (nodes([from[at]]).some(({ body }) => body === to)) return;
    const [statement] = from.splice(at, 1);
    to.splice(below(to.length + 1), 0, statement);
  },
  'another variable is meant'(code, below) {
    const used = references(code.body).filter(
      ({ node, parent }) => parent.id !== node && VARIABLE.test(node.name),
    );
    const [from, to] = [1, 2].map(() => oneOf(below, used));
    if (from) from.node.name = to.node.name;
  },
  'arms are exchanged'(code, below) {
    const node = oneOf(
      below,
      nodes(code).filter(({ type, alternate }) => type === 'IfStatement' && alternate),
    );
    if (node) swapArms(node);
  },
  'arms are exchanged, and the condition turned'(code, below) {
    const node = oneOf(
      below,
      nodes(code).filter(({ test, alternate }) => test && alternate),
    );
    if (node) swapArms(node);
    if (node) node.test = not(node.test);
  },
  'operands are exchanged'(code, below) {
    const lists = nodes(code).map((node) => node.arguments ?? node.elements);
    const list = oneOf(
      below,
      lists.filter((operands) => operands?.length > 1),
    );
    if (list) swap(list, 0, 1);
  },
};

/** Variables stand behind what declares them, as documents have it. */
const isDeclared = (text) =>
  [...new Set(text.match(/\bv\d+\b/g))].every(
    (name) =>
      text.search(new RegExp(`\\b${name}\\b`)) === text.search(new RegExp(`\\blet ${name}\\b`)) + 4,
  );

/**
 * @param {Node} code a function, which is changed
 * @param {number[]} choices
 * @param {(code: Node) => string} print
 * @returns {boolean} whether it is one that a document could have
 */
export const change = (code, choices, print) => {
  let at = 0;
  const below = (limit) => choices[at++ % choices.length] % limit;
  const changes = Object.values(CHANGES);
  for (let left = 1 + below(2); left > 0; left--) changes[below(changes.length)](code, below);
  return isDeclared(print(code));
};
