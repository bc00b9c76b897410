import { constantsIn, isStore } from '../ir/assignments.js';
import { fieldsOf, nodes, references } from '../ir/walk.js';
import { constantOf } from './behaviour/places.js';

/**
 * Parameters that have Lists which nobody else has any more: each caller makes one for the call, or takes it
 * out of the slot that it was made in.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 */

const isSlotOf = (/** @type {any} */ node) =>
  node?.type === 'MemberExpression' && !node.computed && node.object.type === 'Identifier';

const isConstant = (value) => constantOf(value) !== undefined;

const isNewList = ({ type, elements }) => type === 'ArrayExpression' && elements.length === 0;

const CHANGES = /^(?:AppendTo|PrependTo|RemoveFrom)List$/;

/** Whether a slot that stands in a node keeps its List for itself: it gets a new one, or is asked for its parts. */
const keepsList = (/** @type {any} */ node, parent) => {
  if (isStore(parent) && parent.left === node)
    return parent.operator === '=' && (isNewList(parent.right) || isConstant(parent.right));
  return (
    (parent.type === 'MemberExpression' && parent.object === node) ||
    (parent.type === 'BinaryExpression' && isConstant(parent.right)) ||
    (CHANGES.test(parent.callee?.name) && parent.arguments[0] === node)
  );
};

/** `object.slot = value;` of what is there, which asks nobody. */
const isQuietStore = (/** @type {any} */ { type, expression }) =>
  type === 'ExpressionStatement' &&
  isStore(expression) &&
  isSlotOf(expression.left) &&
  /^(?:Identifier|Literal|ArrayExpression)$/.test(expression.right.type);

/** `const list = object.slot; … object.slot = undefined;` with nothing in between that anybody could use. */
const isTakenOut = (code, read) => {
  const isDeclared = ({ declarations }) => declarations?.[0].init === read;
  const list = nodes(code)
    .map(({ body }) => body)
    .find((body) => Array.isArray(body) && body.some(isDeclared));
  if (!list) return false;
  const behind = list.slice(list.findIndex(isDeclared) + 1);
  const end = behind.findIndex((statement) => !isQuietStore(statement));
  return behind
    .slice(0, end < 0 ? behind.length : end)
    .some(
      ({ expression: { left, right } }) =>
        left.property.name === read.property.name &&
        left.object.name === read.object.name &&
        isConstant(right),
    );
};

/** The read of a slot that a variable stands for, where the variable is asked for nothing more than a call. */
const readFor = (code, { name }) => {
  const read = constantsIn(nodes(code)).get(name);
  const uses = references(code.body).filter(({ node }) => node.name === name);
  return uses.length === 2 && isSlotOf(read) && isTakenOut(code, read) ? read : undefined;
};

/**
 * @param {any[]} functions of the document
 * @returns {(code: any, at: number) => boolean} whether a parameter of an operation has such Lists
 */
export const lastHoldersIn = (functions) => {
  const all = functions.flatMap((code) => nodes(code));
  const calls = (name) => ({ type, callee }) => type === 'CallExpression' && callee.name === name; // prettier-ignore
  return ({ id: { name } }, at) => {
    const mentions = all.filter((node) => node.type === 'Identifier' && node.name === name);
    const values = functions.flatMap((code) =>
      nodes(code)
        .filter(calls(name))
        .map((call) => ({ code, value: call.arguments[at] })),
    );
    // its own name is one
    if (values.length === 0 || mentions.length !== values.length + 1) return false;
    const variables = values.filter(({ value }) => value?.type !== 'ArrayExpression');
    const reads = variables.map(({ code, value }) => value && readFor(code, value));
    if (reads.includes(undefined)) return false;
    const slots = new Set(reads.map(({ property }) => property.name));
    const isKept = (node, parent) =>
      !isSlotOf(node) || !slots.has(node.property.name) || reads.includes(node) || keepsList(node, parent); // prettier-ignore
    return all.every((parent) =>
      fieldsOf(parent)
        .flatMap((field) => parent[field] ?? [])
        .every((node) => isKept(node, parent)),
    );
  };
};
