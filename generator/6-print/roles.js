import { passOf } from '../ir/origin.js';
import { fieldsOf } from '../ir/walk.js';
import { isPart, isStepKey } from '../ir/origin.js';

/**
 * What each function of a library is for those who read it: its clause, the pass that made it, the
 * steps that have code in it.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 * @typedef {import('../../spec/1-read/document.js').Clause} Clause
 *
 * @typedef {object} Role
 * @property {string} name
 * @property {string} [pass] that made it
 * @property {Clause} [clause] whose heading it has, or whose steps most of its comments show
 * @property {Set<string>} steps keys of those with code of their own in it
 * @property {string[]} paths of the steps of its clause that its comments show
 */

const FUNCTIONS = new Set(['FunctionDeclaration', 'MethodDefinition']);
/** Where a node has its comments. */
export const COMMENTS = ['leadingComments', 'trailingComments'];

/** What a comment can stand above. */
export const STATEMENT = /Statement$|Declaration$/;

const NONE = [];

/** Most nodes have none. */
const commentsOf = ({ leadingComments = NONE, trailingComments = NONE }) =>
  trailingComments.length > 0 ? [...leadingComments, ...trailingComments] : leadingComments;

/** The nodes of a function that are of no function inside it. */
const ownNodes = (node, list = []) => {
  for (const field of fieldsOf(node)) addOwn(node[field], list);
  return list;
};

const addOwn = (child, list) => {
  if (Array.isArray(child)) for (const item of child) addOwn(item, list);
  else if (child && !FUNCTIONS.has(child.type)) {
    list.push(child);
    ownNodes(child, list);
  }
};

const mostFrequent = (values) => {
  const counts = new Map();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce((most, next) => (next[1] > most[1] ? next : most), [undefined, 0])[0];
};

const stepsOf = (parts) =>
  new Set(
    parts
      .filter(({ type }) => STATEMENT.test(type) && type !== 'BlockStatement')
      .flatMap(({ origin = [] }) => origin.filter((key) => isStepKey(key) && !isPart(key))),
  );

/** @param {Node} node @returns {string|undefined} the pass that alone brought it */
export const soleMaker = ({ origin = [] }) => (origin.length === 1 ? passOf(origin[0]) : undefined);

const nameOf = ({ id, key }) => id?.name ?? key.name ?? '';

/** @returns {Role} */
const roleOf = (node, makers) => {
  const parts = ownNodes(node);
  const shown = parts.flatMap(commentsOf).flatMap(({ step }) => (step && !step.via ? [step] : []));
  const heading = commentsOf(node).find(({ clause }) => clause)?.clause;
  const name = nameOf(node);
  const isFunction = node.type === 'FunctionDeclaration';
  const pass = isFunction ? (soleMaker(node) ?? makers.get(name)) : undefined;
  const clause = heading ?? mostFrequent(shown.map((step) => step.clause));
  const paths = shown.filter((step) => step.clause === clause).map(({ path }) => path);
  return { name, pass, clause, steps: stepsOf(parts), paths };
};

/**
 * @param {Node[]} all the nodes of a library
 * @param {import('../5-optimise/optimise.js').PassReport[]} report of the passes
 * @returns {Map<Node, Role>} by function, in their order
 */
export const rolesOf = (all, report) => {
  const makers = new Map(
    report.flatMap(({ name, added: names }) => names.map((maker) => [maker, name])),
  );
  const functions = all.filter(({ type }) => FUNCTIONS.has(type));
  return new Map(functions.map((node) => [node, roleOf(node, makers)]));
};

/** @param {Node} node a function @returns {Node[]} itself and what is of no function inside it */
export const partsOf = (node) => [node, ...ownNodes(node)];
