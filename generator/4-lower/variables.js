import * as b from '../ir/estree.js';
import { countReferences } from '../ir/walk.js';

/**
 * Declares the variables of a function. The standard's variables come into being where they are
 * first set; here each is declared in the innermost block that holds all its uses, and is a `const`
 * where it is set once, in that block.
 */

/** @returns {(tree: import('../ir/estree.js').Node|import('../ir/estree.js').Node[]) => number} how often a tree mentions a variable */
const mentionsOf = (name) => (tree) => countReferences(tree, name);

const blocksIn = (statement) =>
  b.nodes(statement).flatMap(({ type, body }) => (type === 'BlockStatement' ? [body] : []));

/** The innermost statement list that holds every mention of a variable. */
const home = (count, body) => {
  const users = body.filter(count);
  if (users.length !== 1) return body;
  const [user] = users;
  const total = count(user);
  const inner = blocksIn(user).find((list) => count(list) === total);
  return inner ? home(count, inner) : body;
};

const isAssignment = (node, name) =>
  node.type === 'AssignmentExpression' &&
  node.left.type === 'Identifier' &&
  node.left.name === name;

const declareOne = (name, body) => {
  const mentions = mentionsOf(name);
  const list = home(mentions, body);
  const at = list.findIndex(mentions);
  if (at < 0) return;
  const first = list[at];
  const assignments = b.nodes(body).filter((node) => isAssignment(node, name)).length;
  const direct =
    first.type === 'ExpressionStatement' &&
    isAssignment(first.expression, name) &&
    !mentions(first.expression.right);
  if (direct) {
    const declared = b.declaration(
      assignments === 1 ? 'const' : 'let',
      name,
      first.expression.right,
    );
    for (const node of [declared, declared.declarations[0], declared.declarations[0].id]) {
      node.origin = first.origin;
    }
    list[at] = Object.assign(declared, comments(first));
    return;
  }
  const declared = b.declaration('let', name);
  for (const node of b.nodes(declared)) node.origin = first.origin;
  list.splice(at, 0, Object.assign(declared, comments(first)));
  delete first.leadingComments;
};

const comments = ({ leadingComments, trailingComments }) => ({
  ...(leadingComments ? { leadingComments } : {}),
  ...(trailingComments ? { trailingComments } : {}),
});

/**
 * @param {import('../ir/estree.js').Node[]} body statements, changed in place
 * @param {Iterable<string>} names
 * @returns {import('../ir/estree.js').Node[]} the body
 */
export const declareVariables = (body, names) => {
  for (const name of names) declareOne(name, body);
  return body;
};
