import { isPart } from '../ir/origin.js';
import { renamed } from './further.js';
import { keepSteps, originsIn } from './kept-steps.js';

/**
 * The form of the reference for a function that says the same, as the document's own steps have it.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 *
 * @typedef {object} Twins
 * @property {Map<Node, Node>} pairs nodes of the reference → nodes of the document
 * @property {Map<Node, Node[]>} [added] what the document has in front of a statement, or in a list
 * @property {Map<string, string>} [names] variables of the document → those of the reference
 */

const isLiteral = ({ type }) => type === 'Literal';
const isError = ({ type, callee }) => type === 'NewExpression' && /^\$\w*Error$/.test(callee.name);
const isStatement = (node) => /Statement$|Declaration$/.test(node?.type);

/** What the document has in front of a node of the reference, or at the end of its elements. */
const addedTo = ({ added = new Map(), names = new Map() }, node) =>
  (added.get(node) ?? []).map((step) => renamed(step, names));

/** A block of one statement counts as that statement, which is then the arm of the step. */
const keepArms = (node, known) => {
  for (const arm of ['consequent', 'alternate'])
    if (node[arm] && known[arm]?.type === 'BlockStatement')
      node[arm].origin = [...new Set([...known[arm].origin.filter(isPart), ...node[arm].origin])];
};

/** A node of the reference, as the document's own steps have it. */
const adopted = (value, twins, origin) => {
  if (Array.isArray(value))
    return value.flatMap((item) => [
      ...(isStatement(item) ? addedTo(twins, item) : []),
      adopted(item, twins, origin),
    ]);
  if (value === null || typeof value !== 'object') return value;
  const known = twins.pairs.get(value);
  if (known && isError(known) && known.arguments.every(isLiteral)) return known;
  const from = known?.origin ?? origin;
  const node = { origin: from };
  for (const [key, field] of Object.entries(value)) {
    if (key === 'origin' || key.endsWith('Comments')) continue;
    node[key] = adopted(field, twins, from);
  }
  for (const key of ['leadingComments', 'trailingComments'])
    if (known?.[key]) node[key] = known[key];
  if (value.type === 'ArrayExpression') node.elements.push(...addedTo(twins, value));
  if (known && value.type === 'IfStatement') keepArms(node, known);
  return node;
};

/**
 * @param {any} code a function of the document, which takes the form
 * @param {any} reference
 * @param {Twins} twins
 */
export const takeForm = (code, reference, twins) => {
  const steps = originsIn(code.body);
  code.params = adopted(reference.params, twins, code.origin ?? code.body.origin);
  code.body = adopted(reference.body, twins, code.body.origin ?? code.origin);
  keepSteps(code, steps);
};
