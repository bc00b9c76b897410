import { booleanFunctions, isBoolean } from '../../facts/answers.js';
import { nodes } from '../../ir/estree.js';

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
    const answers = booleanFunctions(library.functions());
    const known = tests.filter(({ left }) => isBoolean(left, answers));
    for (const test of known) {
      test.operator = '===';
      test.right = { ...test.right, value: !test.right.value };
    }
    if (known.length > 0) library.did(`${known.length} tests`);
  },
};
