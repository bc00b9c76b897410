import { nodes } from '../../ir/estree.js';

const COMPARISON = /^(?:[=!]==|[<>]=?|in|instanceof)$/;

/** What the host answers with true or false. */
const ANSWERS = ['$is', '$isArray', '$hasOwn'];

/** Expressions that are true or false. @type {Record<string, (node: any, answers: Set<string>) => boolean>} */
const BOOLEANS = {
  Literal: ({ value }) => typeof value === 'boolean',
  BinaryExpression: ({ operator }) => COMPARISON.test(operator),
  UnaryExpression: ({ operator }) => operator === '!',
  LogicalExpression: ({ left, right }, answers) =>
    isBoolean(left, answers) && isBoolean(right, answers),
  CallExpression: ({ callee }, answers) => answers.has(callee.name),
};

/** @param {any} node @param {Set<string>} answers functions that give nothing else */
const isBoolean = (node, answers) => Boolean(BOOLEANS[node?.type]?.(node, answers));

/** Whether a list of statements ends with a value, whatever happens in it. */
const givesValue = (list) => {
  const { type, block, handler } = list.at(-1) ?? {};
  if (type === 'TryStatement')
    return givesValue(block.body) && (!handler || givesValue(handler.body.body));
  return type === 'ReturnStatement';
};

/** Functions that give true or false on every way. */
const booleanFunctions = (library) => {
  const all = library
    .functions()
    .filter(({ body }) => givesValue(body.body) && !nodes(body).some(isFunction));
  const answers = new Set([...ANSWERS, ...all.map(({ id }) => id.name)]);
  const returns = ({ body }) => nodes(body).filter(({ type }) => type === 'ReturnStatement');
  for (let before; before !== answers.size;) {
    before = answers.size;
    for (const code of all)
      if (!returns(code).every(({ argument }) => isBoolean(argument, answers)))
        answers.delete(code.id.name);
  }
  return answers;
};

const isFunction = ({ type }) => /Function/.test(type);

/** @type {import('./index.js').Rule} */
export default {
  name: 'boolean-tests',
  summary: '`is not true` is `is false`, of what an operation answers',
  sound: 'The operation gives true or false on every way.',
  examples: [
    {
      before: `
        function IsBig(x) { if (x > 9) { return true; } return false; }
        function f(x) { if (IsBig(x) !== true) throw x; return IsBig(g()) !== false; }`,
      after: `
        function IsBig(x) { if (x > 9) { return true; } return false; }
        function f(x) { if (IsBig(x) === false) throw x; return IsBig(g()) === true; }`,
    },
    {
      before: `
        function IsBig(x) { if (x > 9) { return true; } }
        function f(x) { return IsBig(x) !== true; }`,
      after: `
        function IsBig(x) { if (x > 9) { return true; } }
        function f(x) { return IsBig(x) !== true; }`,
    },
  ],
  rewrite(library) {
    const tests = nodes(library.program).filter(
      ({ type, operator, left, right }) =>
        type === 'BinaryExpression' &&
        operator === '!==' &&
        typeof right.value === 'boolean' &&
        left.type === 'CallExpression',
    );
    if (tests.length === 0) return;
    const answers = booleanFunctions(library);
    const known = tests.filter(({ left }) => isBoolean(left, answers));
    for (const test of known) {
      test.operator = '===';
      test.right = { ...test.right, value: !test.right.value };
    }
    if (known.length > 0) library.did(`${known.length} tests`);
  },
};
