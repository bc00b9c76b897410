import { nodes } from '../generator/ir/estree.js';
import { printOrigin } from '../generator/ir/origin.js';
import { copy, same } from '../generator/ir/pattern.js';

/** What a primitive comes down to has to be as short as its call. */
const SHORT = new Set(['CallExpression', 'NewExpression', 'UnaryExpression']);

/** What may be read at any time, and any number of times. */
const SIMPLE = new Set(['Identifier', 'Literal', 'ThisExpression']);

/**
 * `function Name(a, b) { return …; }` of a primitive → its parameters and what it returns.
 * @param {any} declaration
 */
const definitionOf = ({ id, params, body, origin }) => {
  const [first] = body.body;
  const isOne = body.body.length === 1 && first.type === 'ReturnStatement' && first.argument;
  return isOne && origin.includes(printOrigin({ kind: 'primitive', name: id.name }))
    ? { params: params.map(({ name }) => name), value: first.argument }
    : undefined;
};

/** Lists of arguments are there or are not, as everybody can read: what asks is answered. */
const answer = (library, value) => {
  const holder = { type: 'ExpressionStatement', expression: value };
  library.replaceExpressions(holder, '__list === undefined ? __absent : __present', (bindings) => {
    if (bindings.__list.type === 'ArrayExpression') return bindings.__present;
    return bindings.__list.name === 'undefined' ? bindings.__absent : undefined;
  });
  return holder.expression;
};

/** What an operation evaluates last. */
const lastOperand = (node) =>
  node.type === 'UnaryExpression' ? lastOperand(node.argument) : (node.arguments?.at(-1) ?? node);

/**
 * What a call comes down to, if each argument is evaluated once and in its turn: all are simple, or
 * the last one of the call is the last one of the operation, and stands there alone.
 */
const inlined = (library, { params, value }, args) => {
  const holder = { type: 'ExpressionStatement', expression: copy(value) };
  params.forEach((name, i) => {
    const argument = args[i] ?? library.buildExpression('undefined');
    library.replaceExpressions(holder, name, () => copy(argument));
  });
  const expression = answer(library, holder.expression);
  for (const node of nodes(expression)) node.origin = undefined; // it is the call's now
  if (!SHORT.has(expression.type)) return undefined;
  const others = args.filter(({ type }) => !SIMPLE.has(type));
  if (others.length === 0) return expression;
  const [last] = args.slice(-1);
  const uses = [...nodes(expression)].filter((node) => same(node, last)).length;
  return same(others, [last]) && same(lastOperand(expression), last) && uses === 1
    ? expression
    : undefined;
};

/** How many arguments calls give. */
const lengthsIn = (tree, name) =>
  new Set(
    nodes(tree).flatMap(({ type, callee, arguments: args }) =>
      type === 'CallExpression' && callee.name === name ? [args.length] : [],
    ),
  );

/** Calls with any number of the arguments that a function takes. */
const replaceCalls = (library, name, definition) => {
  const lengths = lengthsIn(library.program, name);
  let count = 0;
  for (let length = 0; length <= definition.params.length; length++) {
    if (!lengths.has(length)) continue;
    const names = Array.from({ length: length }, (_, i) => `__argument${i}`);
    count += library.replaceExpressions(
      library.program,
      `${name}(${names.join(', ')})`,
      (bindings) =>
        inlined(
          library,
          definition,
          names.map((name) => bindings[name]),
        ),
    );
  }
  return count;
};

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'primitive-inlining',
  summary: 'a primitive that is one JavaScript operation stands where it was called',
  why: 'an auditor reads the operation itself; an engine has fewer functions to compile',
  sound: 'A call of a function that returns one expression of its parameters is that expression.',
  pays: ['fast', 'loose', 'deferred', 'small'],
  after: ['call-specialisation'],
  rests: [],
  guards: [],
  examples: [
    {
      of: 'IteratorComplete',
      before: `
        function IteratorComplete(iterResult) {
          return ToBoolean(iterResult.done);
        }`,
      after: `
        function IteratorComplete(iterResult) {
          return !!iterResult.done;
        }`,
    },
  ],
  rewrite(library) {
    let count = 0;
    for (const declaration of library.functions()) {
      const definition = definitionOf(declaration);
      if (!definition) continue;
      count += replaceCalls(library, declaration.id.name, definition);
      library.removeUnused([declaration.id.name]);
    }
    return count > 0
      ? library.did(`${count} calls`)
      : library.decline('primitives', 'none is one operation');
  },
};
