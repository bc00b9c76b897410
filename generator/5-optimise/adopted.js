import { isSetAgain } from '../ir/assignments.js';
import { isPart } from '../ir/origin.js';
import { isStatement } from '../ir/statements.js';
import { nodes } from '../ir/walk.js';
import { isError } from './align.js';
import { outlined } from './foreign.js';
import { renamed } from './further.js';
import { keepSteps, originsIn } from './kept-steps.js';

/**
 * The form of the reference for a function that says the same, as the document's own steps have it.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 *
 * @typedef {object} Twins
 * @property {Map<Node, Node>} pairs nodes of the reference → nodes of the document
 * @property {Map<Node, Node[]>} [placed] what the document has in front of a statement, or in a list
 * @property {Node[]} [functions] what foreign steps have become
 * @property {Set<Node>} [omitted] statements of the reference that the document has not
 * @property {{node: Node, name: string}[]} [more] parameters that the document has behind those of the reference
 * @property {Map<Node, Node[]>} [apart] statements of the reference → the same in the document's form
 */

const isLiteral = ({ type }) => type === 'Literal';

/** What the document has in front of a node of the reference, or at the end of its elements. */
const addedTo = ({ placed }, node) => placed?.get(node) ?? [];

/** Steps that follow each other, foreign ones together. @returns {Node[][]} */
const groupsOf = (steps, foreign) =>
  steps.reduce((groups, step) => {
    const last = groups.at(-1);
    if (foreign.has(step) && foreign.has(last?.[0])) last.push(step);
    else groups.push([step]);
    return groups;
  }, []);

/**
 * What a function has beside the reference, with the names of the reference, its foreign steps as calls.
 * @param {import('../facts/functions.js').DocumentFunction} entry
 * @param {any} alignment see align.js
 * @param {Set<string>} taken names of functions
 * @returns {Pick<Twins, 'placed'|'functions'>|undefined} nothing where foreign steps cannot be a function
 */
export const placesOf = (entry, { added, foreign, names }, taken) => {
  const functions = [];
  const place = (group) => {
    if (!foreign.has(group[0])) return renamed(group[0], names);
    const { statement, declaration } = outlined(group, { ...entry, names, taken }) ?? {};
    functions.push(declaration);
    return statement;
  };
  const placed = new Map(
    [...added].map(([node, steps]) => [node, groupsOf(steps, foreign).map(place)]),
  );
  return functions.includes(undefined) ? undefined : { placed, functions };
};

/** A block of one statement counts as that statement, which is then the arm of the step. */
const keepArms = (node, known) => {
  for (const arm of ['consequent', 'alternate'])
    if (node[arm] && known[arm]?.type === 'BlockStatement')
      node[arm].origin = [...new Set([...known[arm].origin.filter(isPart), ...node[arm].origin])];
};

const ARMS = new Set(['consequent', 'alternate', 'body']);

/** A statement that is no block is one where the document has steps in front of it. */
const arm = (value, twins, from) => {
  const before = value && isStatement(value) ? addedTo(twins, value) : [];
  const statement = adopted(value, twins, from);
  if (before.length === 0) return statement;
  return { type: 'BlockStatement', origin: from, body: [...before, statement] };
};

/** A node of the reference, as the document's own steps have it. */
const adopted = (value, twins, origin) => {
  if (Array.isArray(value))
    return value
      .flatMap((item) => twins.apart?.get(item) ?? [item])
      .flatMap((item) => [
        ...(item && isStatement(item) ? addedTo(twins, item) : []),
        ...(twins.omitted?.has(item) ? [] : [adopted(item, twins, origin)]),
      ]);
  if (value === null || typeof value !== 'object') return value;
  const known = twins.pairs.get(value);
  if (known && isError(known) && known.arguments.every(isLiteral)) return known;
  const from = known?.origin ?? origin;
  const node = { origin: from };
  for (const [key, field] of Object.entries(value)) {
    if (key === 'origin' || key.endsWith('Comments')) continue;
    node[key] = ARMS.has(key) ? arm(field, twins, from) : adopted(field, twins, from);
  }
  if (known && isError(known)) node.callee = known.callee;
  for (const key of ['leadingComments', 'trailingComments'])
    if (known?.[key]) node[key] = known[key];
  if (value.type === 'ArrayExpression') node.elements.push(...addedTo(twins, value));
  if (known && value.type === 'IfStatement') keepArms(node, known);
  return node;
};

/** A step that is placed may set what the known form sets once. */
const openConstants = (body) => {
  for (const node of nodes(body))
    if (node.kind === 'const' && node.declarations.some(({ id }) => isSetAgain(body, id.name)))
      node.kind = 'let';
};

/**
 * @param {any} code a function of the document, which takes the form
 * @param {any} reference
 * @param {Twins} twins
 */
export const takeForm = (code, reference, twins) => {
  const moved = originsIn(twins.functions ?? []);
  const steps = new Set([...originsIn(code.body)].filter((key) => !moved.has(key)));
  code.params = [
    ...adopted(reference.params, twins, code.origin ?? code.body.origin),
    ...(twins.more ?? []).map(({ node, name }) => ({ ...node, name })),
  ];
  code.body = adopted(reference.body, twins, code.body.origin ?? code.origin);
  if (twins.placed) openConstants(code.body);
  keepSteps(code, steps);
};
