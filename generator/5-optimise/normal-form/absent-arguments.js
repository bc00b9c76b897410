import { documentFunctions } from '../../facts/functions.js';
import { asksForOthers } from '../../facts/own-arguments.js';
import { declaration, literal, nodes, references } from '../../ir/estree.js';

/** How many arguments a function asks for: `arguments.length < 4`, the comparisons. */
const questionsIn = (code) =>
  nodes(code.body).filter(
    ({ type, operator, left, right }) =>
      type === 'BinaryExpression' &&
      operator === '<' &&
      left.object?.name === 'arguments' &&
      left.property.name === 'length' &&
      right.type === 'Literal',
  );

const namesOf = (code, name) =>
  references(code.body).filter(({ node }) => node.name === name).length;

/** With how many arguments an operation is called at most, if it is never named otherwise. */
const mostOf = (library, name) => {
  const all = references(library.program).filter(
    ({ node, parent }) => node.name === name && parent.id !== node,
  );
  const calls = all.filter(({ node, parent }) => parent.callee === node);
  return calls.length === all.length && calls.length > 0
    ? Math.max(...calls.map(({ parent }) => parent.arguments.length))
    : Infinity;
};

/** Parameters behind those that any call has an argument for. */
const absentIn = (library, code) => {
  const absent = code.params.slice(mostOf(library, code.id.name));
  const isPlain = absent.every(({ type }) => type === 'Identifier');
  const asksOtherwise =
    asksForOthers(code.body) || namesOf(code, 'arguments') !== questionsIn(code).length;
  return isPlain && !asksOtherwise ? absent : [];
};

const isTrue = ({ type, test }) => type === 'IfStatement' && test.value === true;

/** Conditions that are known, and the variables, which are undefined at first. */
const settle = (code, absent) => {
  const count = code.params.length - absent.length;
  for (const question of questionsIn(code)) {
    if (question.right.value <= count) continue;
    const { origin } = question;
    for (const key of Object.keys(question)) delete question[key];
    Object.assign(question, literal(true), { origin });
  }
  for (const { body: list } of nodes(code)) {
    if (!Array.isArray(list)) continue;
    for (const statement of list.filter(isTrue)) {
      const { consequent } = statement;
      const steps = consequent.type === 'BlockStatement' ? consequent.body : [consequent];
      list.splice(list.indexOf(statement), 1, ...steps);
    }
  }
  const { origin } = code.body.body[0] ?? code.body;
  const variables = absent
    .filter(({ name }) => namesOf(code, name) > 0)
    .map(({ name }) => declaration('let', name));
  for (const node of nodes(variables)) node.origin ??= origin;
  code.params.length = count;
  code.body.body.unshift(...variables);
};

/** @type {import('./index.js').Rule} */
export default {
  name: 'absent-arguments',
  summary: 'a parameter that no call has an argument for is absent',
  sound:
    'Operations are called by steps alone. Without an argument a parameter is undefined, and a step that asks for it knows the answer.',
  examples: [
    {
      reference: 'function f(x) { return x; }',
      before:
        'function f(x, kind) { if (arguments.length < 2) { kind = 1; } return g(x, kind); } function g(x, y) { if (arguments.length < 2) return x; return y; } function h() { return f(2); }',
      after:
        'function f(x) { let kind; kind = 1; return g(x, kind); } function g(x, y) { if (arguments.length < 2) return x; return y; } function h() { return f(2); }',
    },
  ],
  rewrite(library) {
    const { reference } = library;
    if (!reference) return;
    for (const { key, code } of documentFunctions(library.program).values()) {
      if (code.type !== 'FunctionDeclaration') continue;
      const known = reference.get(key)?.code;
      if (known && known.params.length >= code.params.length) continue;
      const absent = absentIn(library, code);
      if (absent.length === 0) continue;
      settle(code, absent);
      library.did(key);
    }
  },
};
