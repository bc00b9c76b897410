import { nodes, referencesAmong } from '../generator/ir/walk.js';
import { isPure } from './support/purity.js';

/** Names that something reads: to declare a variable or to set it is not to read it. */
const namesRead = (code) => {
  const all = nodes(code);
  const set = new Set(
    all.filter(({ type }) => type === 'ExpressionStatement').map(({ expression }) => expression),
  );
  const isRead = ({ parent, key }) =>
    !(parent.type === 'VariableDeclarator' && key === 'id') &&
    !(parent.type === 'AssignmentExpression' && key === 'left' && set.has(parent));
  return new Set(
    referencesAmong(all)
      .filter(isRead)
      .map(({ node }) => node.name),
  );
};

const isSet = ({ type, expression }) =>
  type === 'ExpressionStatement' &&
  expression.type === 'AssignmentExpression' &&
  expression.left.type === 'Identifier';

/** What a statement gives a variable, and to which. */
const givenBy = (statement) => {
  if (isSet(statement)) {
    const { left, right } = statement.expression;
    return { name: left.name, value: right };
  }
  const [declarator] = statement.type === 'VariableDeclaration' ? statement.declarations : [];
  return declarator && { name: declarator.id.name, value: declarator.init };
};

/** The lists of statements of a function, those of functions inside it included. */
const listsOf = (code) => nodes(code).flatMap(({ body }) => (Array.isArray(body) ? [body] : []));

const dropIn = (library, code) => {
  const own = new Set(
    nodes(code).flatMap(({ type, id }) => (type === 'VariableDeclarator' ? [id.name] : [])),
  );
  const read = namesRead(code);
  let count = 0;
  for (const list of listsOf(code)) {
    for (const statement of [...list]) {
      const { name, value } = givenBy(statement) ?? {};
      if (!name || !own.has(name) || read.has(name)) continue;
      const left = isPure(value) ? [] : [{ type: 'ExpressionStatement', expression: value }];
      library.replace(list, list.indexOf(statement), [statement], left);
      count++;
    }
  }
  return count;
};

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'unused-values',
  summary: 'variables that nothing reads are removed; what they were given is evaluated as before',
  why: 'an auditor reads no step whose result the other passes made superfluous',
  sound:
    'Nobody can tell whether a variable that nothing reads is set. What it is given is evaluated where it stood, but for what runs no code and changes nothing.',
  pays: ['small'],
  after: [],
  rests: [],
  guards: [],
  examples: [
    {
      before:
        'function f(x) { const a = x === undefined; const b = g(x); let c; c = h(b); return b; }',
      after: 'function f(x) { const b = g(x); h(b); return b; }',
    },
  ],
  rewrite(library) {
    let total = 0;
    for (let more = -1; more !== 0; total += Math.max(more, 0)) {
      more = library.allFunctions().reduce((sum, code) => sum + dropIn(library, code), 0);
    }
    return total > 0
      ? library.did(`${total} values`)
      : library.decline('variables', 'all are read');
  },
};
