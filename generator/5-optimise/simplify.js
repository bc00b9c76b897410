import { localsOf, renameApart } from '../facts/bindings.js';
import { isPure } from '../facts/purity.js';
import { isSetAgain } from '../ir/assignments.js';
import { lead } from '../ir/comments.js';
import { nodes, references } from '../ir/estree.js';
import { copy } from '../ir/pattern.js';
import { isStraight } from '../ir/statements.js';
import { endedBy } from './inner-ends.js';

/**
 * A function without what only names parts of it: operations that steps were factored out to stand
 * where they are called, and a variable that is another one is that one.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 */

const SIMPLE = new Set(['Identifier', 'Literal']);

/** Names that stand for a value everywhere: of enumerations, as the documents have them. */
export const STANDS_EVERYWHERE = /^(?:undefined|enum[A-Z]\w*)$/;

/** The body of an operation for the arguments of a call, with names that its place does not have. */
const bodyFor = (operation, args, taken) => {
  const clone = copy(operation);
  if (
    args.length !== clone.params.length ||
    clone.params.some(({ type }) => type === 'RestElement') ||
    references(clone.body).some(({ node }) => node.name === 'arguments')
  )
    return undefined;
  renameApart(clone, taken);
  const declared = clone.params.map((id, i) => ({
    type: 'VariableDeclaration',
    kind: isSetAgain(clone, id.name) ? 'let' : 'const',
    origin: args[i].origin,
    declarations: [{ type: 'VariableDeclarator', id, init: args[i], origin: args[i].origin }],
  }));
  return [...declared, ...clone.body.body];
};

const calledIn = (expression, operations) =>
  expression?.type === 'CallExpression' && operations.get(expression.callee.name);

/** What nobody asks for is asked where asking does something. */
const unanswered = (statement) => (argument) =>
  isPure(argument) ? [] : [{ ...statement, type: 'ExpressionStatement', expression: argument }];

const UNDEFINED = { type: 'Identifier', name: 'undefined' };

/** A variable gets what steps give. */
const setting = (statement, left) => (right) => {
  const { origin } = statement;
  const value = right ?? { ...UNDEFINED, origin };
  const expression = { type: 'AssignmentExpression', operator: '=', left, right: value, origin };
  return [{ type: 'ExpressionStatement', expression, origin }];
};

/** What a statement becomes whose call is an operation's body: nothing where it is none of these. */
const STATEMENTS = {
  ReturnStatement: (statement, body) => body(statement.argument),
  ExpressionStatement: (statement, body) => {
    const { expression } = statement;
    const { type, left, right } = expression;
    if (type !== 'AssignmentExpression' || left.type !== 'Identifier')
      return ended(body(expression), unanswered(statement));
    return ended(body(right), setting(statement, left));
  },
  VariableDeclaration: (statement, body) => {
    const [declarator] = statement.declarations;
    const list = body(declarator.init);
    const declared = (kind, init) => ({
      ...statement,
      kind,
      declarations: [{ ...declarator, init }],
    });
    if (list && isStraight(list))
      return ended(list, (value) => [declared(statement.kind, value ?? UNDEFINED)]);
    const steps = ended(list, setting(statement, declarator.id));
    return steps ? [declared('let', null), ...steps] : undefined;
  },
};

const ended = (list, end) => list && endedBy(list, end);

/** The comments of a statement go to what takes its place. */
const carry = ({ leadingComments }, [first, ...others]) =>
  first && leadingComments
    ? [
        { ...first, leadingComments: [...leadingComments, ...(first.leadingComments ?? [])] },
        ...others,
      ]
    : [first, ...others].filter(Boolean);

/**
 * Calls that stand alone in a statement; a body that ends its function stands at the end of one.
 * @param {Node} code
 * @param {Map<string, Node>} operations by name
 * @returns {boolean} whether there was such a call
 */
export const inlineIn = (code, operations) => {
  const taken = localsOf(code);
  let count = 0;
  for (const { body: list } of nodes(code)) {
    if (!Array.isArray(list)) continue;
    for (let at = 0; at < list.length; at++) {
      const rule = STATEMENTS[list[at].type];
      const body = (expression) => {
        const operation = calledIn(expression, operations);
        return operation ? bodyFor(operation, expression.arguments, taken) : undefined;
      };
      const replacement = rule?.(list[at], body);
      if (!replacement) continue;
      for (const node of nodes(replacement)) node.origin ??= list[at].origin;
      list.splice(at, 1, ...carry(list[at], replacement));
      count++;
    }
  }
  return count > 0;
};

/**
 * `const a = b` of variables that are never set again: b stands for a.
 * @param {Node} code
 * @param {(name: string) => boolean} [concerns] whether a variable is asked about
 * @returns {boolean} whether there was such a variable
 */
export const withoutCopies = (code, concerns = () => true) => {
  const locals = localsOf(code);
  let count = 0;
  for (const { body: list } of nodes(code)) {
    if (!Array.isArray(list)) continue;
    for (const statement of [...list]) {
      const { id, init } =
        (statement.type === 'VariableDeclaration' && statement.declarations[0]) || {};
      if (!init || !SIMPLE.has(init.type) || !concerns(id.name) || isSetAgain(code, id.name))
        continue;
      const isStable =
        init.type === 'Literal' ||
        (locals.has(init.name) ? !isSetAgain(code, init.name) : STANDS_EVERYWHERE.test(init.name));
      const declared = nodes(code).filter(
        (node) => node.type === 'VariableDeclarator' && node.id.name === id.name,
      );
      if (!isStable || declared.length !== 1) continue;
      list.splice(list.indexOf(statement), 1);
      for (const { node } of references(code.body)) {
        if (node.name !== id.name) continue;
        for (const key of ['name', 'value']) delete node[key];
        Object.assign(node, {
          type: init.type,
          [init.type === 'Literal' ? 'value' : 'name']: init.value ?? init.name,
        });
      }
      count++;
    }
  }
  return count > 0;
};

/** What an expression evaluates first. @returns {{parent: any, key: string}} the field that holds it */
const firstIn = (parent, key) => {
  const { type } = parent[key];
  const next = type === 'UnaryExpression' ? 'argument' : /^(?:Binary|Logical)/.test(type) && 'left';
  return next ? firstIn(parent[key], next) : { parent, key };
};

/** The expression that a statement evaluates before all else, by the field that holds it. */
const EVALUATES = { ReturnStatement: 'argument', IfStatement: 'test' };

/**
 * `const a = b; return a` is `return b`, `if (a) …` is `if (b) …`.
 * @param {Node} code
 * @param {RegExp} [types] of the statements that ask
 * @returns {boolean} whether there was such a variable
 */
export const withoutAsked = (code, types = /./) => {
  let count = 0;
  for (const { body: list } of nodes(code)) {
    if (!Array.isArray(list)) continue;
    for (let at = list.length - 1; at > 0; at--) {
      const [before, statement] = list.slice(at - 1, at + 1);
      const { id, init } = before.declarations?.[0] ?? {};
      const field = EVALUATES[statement.type];
      if (!init || !types.test(statement.type) || !statement[field]) continue;
      const { parent, key } = firstIn(statement, field);
      if (parent[key].name !== id.name) continue;
      if (nodes(code).filter(({ name }) => name === id.name).length > 2) continue;
      parent[key] = init;
      statement.origin = [...(before.origin ?? []), ...(statement.origin ?? [])];
      lead(statement, before.leadingComments ?? []);
      list.splice(at - 1, 1);
      count++;
    }
  }
  return count > 0;
};

const LONGEST = 16;

/**
 * @param {Node} code of a function; it stays as it is
 * @param {Map<string, Node>} operations that stand where they are called, by name
 * @returns {{code: Node, twins: Map<Node, Node>}} a copy, and which node of the function each of its nodes was
 */
export const simplified = (code, operations) => {
  const clone = copy(code);
  const originals = nodes(code);
  const twins = new Map(nodes(clone).map((node, i) => [node, originals[i]]));
  for (let round = 0; round < LONGEST; round++) {
    const more = inlineIn(clone, operations) || withoutCopies(clone) || withoutAsked(clone);
    if (!more) break;
  }
  return { code: clone, twins };
};
