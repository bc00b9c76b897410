import { dropUnusedParameters } from '../unused-parameters.js';

/** @type {import('./index.js').Rule} */
export default {
  name: 'unused-parameters',
  summary: 'an operation has no parameter that none of its steps names',
  sound:
    'Operations are called by steps alone. An argument that is left out is a variable or a constant: nothing is evaluated for it.',
  examples: [
    {
      before:
        'function F(a, more) { return a; } function G(more) { return F(1, more); } function H() { return G(2); }',
      after:
        'function F(a) { return a; } function G() { return F(1); } function H() { return G(); }',
    },
    {
      before:
        'function F(more, a, b) { if (arguments.length < 3) { b = a; } return b; } function G() { return F(1, 2, 3); }',
      after:
        'function F(a, b) { if (arguments.length < 2) { b = a; } return b; } function G() { return F(2, 3); }',
    },
    {
      before: 'function F(a, more) { return a; } function G() { return F(1, Get(o, "x")); }',
      after: 'function F(a, more) { return a; } function G() { return F(1, Get(o, "x")); }',
    },
  ],
  rewrite(library) {
    const count = dropUnusedParameters(library);
    if (count > 0) library.did(`${count} parameters`);
  },
};
