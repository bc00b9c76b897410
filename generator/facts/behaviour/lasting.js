import { lazy } from '../../../spec/remembered.js';
import { nodes } from '../../ir/walk.js';
import { returnsOf } from '../answers.js';
import { ELEMENTS } from '../effects.js';
import { holdersIn, holdsSlots } from '../holders.js';

/**
 * Fields and slots that no step sets once their object is there: what they hold stays, whoever runs.
 *
 * @typedef {import('../../ir/estree.js').Node} Node
 */

/** The field that a node sets. @param {any} node @returns {any} undefined where it sets none */
const targetOf = ({ type, left, argument }) => {
  const target = { AssignmentExpression: left, UpdateExpression: argument }[type];
  return target?.type === 'MemberExpression' && !target.computed ? target : undefined;
};

const isUndefined = ({ value }) => value.name === 'undefined';

/** `const resolveSlots = { Promise: undefined }` */
const declaredIn = ({ type, declarations }) => {
  const [{ id, init }] = type === 'VariableDeclaration' ? declarations : [{ id: {}, init: null }];
  const isSlots = holdsSlots(id) && init?.type === 'ObjectExpression';
  return isSlots && init.properties.every(isUndefined) ? id.name : undefined;
};

/** What sets a slot of a new function object, which nobody can have called. @returns {Node[]} */
const firstStores = (code, effectsOf) =>
  nodes(code).flatMap(({ body: list }) => {
    if (!Array.isArray(list)) return [];
    const fresh = new Set();
    return list.flatMap((statement) => {
      const name = declaredIn(statement);
      if (name) fresh.add(name);
      if (fresh.size === 0) return [];
      const { runsUserCode, throws, asksHost, leaves } = effectsOf(statement, code);
      if (runsUserCode || throws || asksHost || leaves) fresh.clear();
      const target = targetOf(statement.expression ?? {});
      return target && fresh.has(target.object.name) ? [target] : [];
    });
  });

/** @param {any} code @returns {boolean} whether it gives a Record that no variable ever held, on every way */
const givesNew = (code) => {
  const returns = returnsOf(code);
  return (
    returns.length > 0 && returns.every(({ argument }) => argument?.type === 'ObjectExpression')
  );
};

/** Where steps change objects that are there: any, and Records that an operation gave. */
const changedIn = (codes, effectsOf) => {
  const [objects, records] = [new Set([ELEMENTS]), new Set([ELEMENTS])];
  const isOfVariable = lazy(() => holdersIn(codes, isKept));
  for (const code of codes) {
    const first = new Set(firstStores(code, effectsOf));
    for (const target of nodes(code).map(targetOf)) {
      if (!target || first.has(target)) continue;
      objects.add(target.property.name);
      if (!isOfVariable()(code, target.object)) records.add(target.property.name);
    }
  }
  return { objects, records };
};

const isKept = (node, declarator) => node.type === 'ObjectExpression' && declarator?.init === node;

/**
 * @typedef {object} Lasting
 * @property {(name: string) => boolean} gives whether an operation gives a Record that it has in no variable
 * @property {import('../holders.js').Holds} holds whether an expression in a function is such a Record
 * @property {(place: string, ofGiven: boolean) => boolean} isLasting whether nothing changes what an object
 *   that is there holds in a place: any object, or such a Record
 */

/**
 * @param {Map<string, import('../functions.js').DocumentFunction>} functions
 * @param {(tree: Node, code: Node) => import('../effects.js').Effects} effectsOf
 * @returns {Lasting}
 */
export const lastingIn = (functions, effectsOf) => {
  const codes = [...functions.values()].map(({ code }) => code);
  const changed = lazy(() => changedIn(codes, effectsOf));
  const gives = (name) => {
    const code = functions.get(name)?.code;
    return code?.type === 'FunctionDeclaration' && givesNew(code);
  };
  const isGiven = ({ type, callee }) => type === 'CallExpression' && gives(callee.name);
  const holds = lazy(() => holdersIn(codes, isGiven));
  return {
    gives,
    holds: (code, node) => holds()(code, node),
    isLasting: (place, ofGiven) => !changed()[ofGiven ? 'records' : 'objects'].has(place),
  };
};
