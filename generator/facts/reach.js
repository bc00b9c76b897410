import { nodes } from '../ir/estree.js';
import { isFunction } from '../ir/walk.js';
import { returnsOf } from './answers.js';
import { localsOf } from './bindings.js';
import { usesOf } from './holders.js';
import { asksForArguments } from './own-arguments.js';

/**
 * Where values may go: through variables, parameters, results and fields, a field of one name being
 * the same in all Records. Lists, what user code is handed and what is thrown are one place for all.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 */

const ELSEWHERE = 'elsewhere';
const variable = (name) => `variable ${name}`;
const field = ({ name, value }) => `field ${name ?? value}`;
const result = (name) => (name ? `result ${name}` : ELSEWHERE);

/** What of an expression its value may be. */
const PARTS = {
  ConditionalExpression: ({ consequent, alternate }) => [consequent, alternate],
  LogicalExpression: ({ left, right }) => [left, right],
  AssignmentExpression: ({ right }) => [right],
  SequenceExpression: ({ expressions }) => expressions.slice(-1),
};

/** What each node hands on: an expression, and the place where its value is then. */
const HANDS_ON = {
  VariableDeclarator: ({ id, init }, { placeOf }) => (init ? [[init, placeOf(id)]] : []),
  AssignmentExpression: ({ left, right }, { placeOf }) => [[right, placeOf(left)]],
  Property: ({ key, value }) => [[value, field(key)]],
  ArrayExpression: ({ elements }) => elements.map((element) => [element, ELSEWHERE]),
  ThrowStatement: ({ argument }) => [[argument, ELSEWHERE]],
  CallExpression: ({ callee, arguments: args }, { parameterOf }) =>
    args.map((argument, at) => [argument, parameterOf(callee.name, at)]),
  NewExpression: ({ arguments: args }) => args.map((argument) => [argument, ELSEWHERE]),
};

/** What a function gives: where the value of each `return` is, those of functions inside it apart. */
const returned = (code, within) => {
  const outermost = new Set(returnsOf(code));
  return within.flatMap((/** @type {any} */ node) => {
    if (node.type === 'ReturnStatement' && node.argument)
      return [[node.argument, outermost.has(node) ? result(code.id?.name) : ELSEWHERE]];
    return node.type === 'ArrowFunctionExpression' ? [[node.body, ELSEWHERE]] : [];
  });
};

/** The nodes of each function, those of functions that come before it left out. */
const withinEach = (functions) => {
  const seen = new Set();
  return new Map(
    functions.map((code) => {
      const within = nodes(code).filter((node) => !seen.has(node));
      for (const node of within) seen.add(node);
      return [code, within];
    }),
  );
};

/**
 * @param {any[]} functions all that there are, what runs outside of them last: see transforms/support/units.js
 * @param {(node: any) => boolean} isSource whether an expression gives what is followed
 * @returns {(code: Node, node: Node) => boolean} whether an expression in a function may give it
 */
export const reachedIn = (functions, isSource) => {
  const { named } = usesOf(functions);
  const declared = new Map(functions.map((code) => [code.id?.name, code]));
  const within = withinEach(functions);
  const locals = new Map(functions.map((code) => [code, localsOf(code)]));
  const reached = new Set();

  const variableOf = (code, { name }) =>
    variable(locals.get(code).has(name) ? `${functions.indexOf(code)} ${name}` : name);
  const placeIn = (code) => (node) => {
    if (node.type === 'Identifier') return variableOf(code, node);
    return node.type === 'MemberExpression' && !node.computed ? field(node.property) : ELSEWHERE;
  };
  const parameterOf = (name, at) => {
    const code = declared.get(name);
    const param = code && !asksForArguments(code.body) ? code.params[at] : undefined;
    return param?.type === 'Identifier' ? variableOf(code, param) : ELSEWHERE;
  };
  const gives = (code, node) => {
    if (!node) return false;
    if (isSource(node)) return true;
    if (PARTS[node.type]) return PARTS[node.type](node).some((part) => gives(code, part));
    if (node.type === 'CallExpression')
      return reached.has(result(declared.has(node.callee.name) ? node.callee.name : undefined));
    return /^(?:Identifier|MemberExpression)$/.test(node.type) && reached.has(placeIn(code)(node));
  };

  const handed = functions.flatMap((code) => {
    const facts = { placeOf: placeIn(code), parameterOf };
    const all = within.get(code);
    return [
      ...all.flatMap((node) => HANDS_ON[node.type]?.(node, facts) ?? []),
      ...returned(code, all),
    ].map(([node, place]) => ({ code, node, place }));
  });
  /** Variables that come from elsewhere: of functions that are values, of loops and of catch clauses. */
  const open = functions.flatMap((code) =>
    within.get(code).flatMap((/** @type {any} */ node) => {
      const isValue = isFunction(node) && (node !== code || !code.id || named.has(code.id.name));
      const from = isValue ? node.params : [node.type === 'CatchClause' && node.param];
      const turns = /^For(?:Of|In)/.test(node.type)
        ? node.left.declarations.map(({ id }) => id)
        : [];
      return [...from, ...turns].filter(Boolean).map((id) => variableOf(code, id));
    }),
  );
  for (let before = -1; before !== reached.size;) {
    before = reached.size;
    for (const { code, node, place } of handed) if (gives(code, node)) reached.add(place);
    if (reached.has(ELSEWHERE)) for (const name of open) reached.add(name);
  }
  return gives;
};
