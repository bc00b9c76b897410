import { documentFunctions } from '../../facts/functions.js';
import { copy } from '../../ir/pattern.js';
import { withoutAsked } from '../simplify.js';
import { unlikeKnown } from '../unlike.js';

const CONDITION = /^IfStatement$/;

/** @type {import('./index.js').Rule} */
export default {
  name: 'asked-variables',
  summary:
    'a condition asks for what its variable has, where the known one has no such variable; a function of the document alone returns it as well',
  sound: 'Nothing happens between the variable and what asks for it, and nothing else asks for it.',
  examples: [
    {
      reference: 'function f(x) { if (Get(x, "a") === true) return 1; return x; }',
      before: 'function f(x) { const a = Get(x, "a"); if (a === true) return 1; return x; }',
      after: 'function f(x) { if (Get(x, "a") === true) return 1; return x; }',
    },
    ...['return a;', 'return x;'].map((last) => {
      const code = `function f(x) { const a = Get(x, "a"); if (a === true) return 1; ${last} }`;
      return {
        reference: last === 'return a;' ? 'function f(x) { return x; }' : code,
        before: code,
        after: code,
      };
    }),
    {
      reference: 'function f(x) { const b = Get(x, "b"); if (b === true) return 1; return x; }',
      before: 'function f(x) { const a = Get(x, "a"); if (a === true) return 1; return 2; }',
      after: 'function f(x) { const a = Get(x, "a"); if (a === true) return 1; return 2; }',
    },
    {
      // what others know of functions that return a Record
      reference: 'function f(x) { const a = { Job: x }; return a; }',
      before:
        'function f(x) { const a = { Job: x }; return a; } function g(x) { const a = { Job: x }; return a; }',
      after:
        'function f(x) { const a = { Job: x }; return a; } function g(x) { return { Job: x }; }',
    },
  ],
  rewrite(library) {
    const { reference } = library;
    const functions = reference ? documentFunctions(library.program) : new Map();
    for (const { key, code } of functions.values())
      if (!reference.has(key) && withoutAsked(code)) library.did(key);
    for (const { key, code, known } of unlikeKnown(library, functions)) {
      const hasOne = withoutAsked(copy(known), CONDITION);
      if (!hasOne && withoutAsked(code, CONDITION)) library.did(key);
    }
  },
};
