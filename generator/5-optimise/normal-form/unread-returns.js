import { returnsOf } from '../../facts/answers.js';
import { documentFunctions } from '../../facts/functions.js';
import { nodes, references, undefinedValue } from '../../ir/estree.js';

/** Whether an expression has nothing done. */
const isIdle = (argument) =>
  nodes(argument).every(({ type }) => !/^(?:Call|New|Assignment|Update)Expression$/.test(type));

/** What a function returns beside undefined. */
const valuesOf = (code) =>
  returnsOf(code).filter(({ argument }) => argument && argument.name !== 'undefined');

/** Names of operations that somebody uses otherwise than to call them and to forget what they give. */
const readIn = (program) => {
  const forgotten = new Set(
    nodes(program).flatMap((/** @type {any} */ { type, expression }) =>
      type === 'ExpressionStatement' && expression.type === 'CallExpression'
        ? [expression.callee]
        : [],
    ),
  );
  return new Set(
    references(program)
      .filter(({ node, parent }) => !forgotten.has(node) && parent.id !== node)
      .map(({ node }) => node.name),
  );
};

/** @type {import('./index.js').Rule} */
export default {
  name: 'unread-returns',
  summary: 'an operation whose result nobody reads returns undefined, where the known one does',
  sound: 'Each step that calls it forgets what it gives.',
  examples: [
    {
      reference: 'function f(x) { g(x); } function g(x) { use(x); return undefined; }',
      before: 'function f(x) { g(x); } function g(x) { if (x) { return x; } use(x); return true; }',
      after:
        'function f(x) { g(x); } function g(x) { if (x) { return undefined; } use(x); return undefined; }',
    },
    ...[
      'function f(x) { g(x); return g; } function g(x) { return true; }',
      'function f(x) { return g(x); } function g(x) { return true; }',
      'function f(x) { g(x); } function g(x) { return use(x); }',
    ].map((code) => ({
      reference: 'function g(x) { return undefined; }',
      before: code,
      after: code,
    })),
    {
      reference: 'function g(x) { return 1; }',
      before: 'function f(x) { g(x); } function g(x) { return 2; }',
      after: 'function f(x) { g(x); } function g(x) { return 2; }',
    },
  ],
  rewrite(library) {
    if (!library.reference) return;
    const entries = [...documentFunctions(library.program).values()].filter(({ key, code }) => {
      const known = library.reference.get(key)?.code;
      return known && valuesOf(known).length === 0 && valuesOf(code).length > 0;
    });
    if (entries.length === 0) return;
    const read = readIn(library.program);
    for (const { key, code } of entries) {
      const values = valuesOf(code);
      const isKnown = code.type === 'FunctionDeclaration' && !read.has(code.id.name);
      if (!isKnown || !values.every(({ argument }) => isIdle(argument))) continue;
      for (const statement of values) {
        const { origin } = statement.argument;
        statement.argument = { ...undefinedValue(), origin };
      }
      library.did(key);
    }
  },
};
