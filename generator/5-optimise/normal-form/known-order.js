import { lazy } from '../../../spec/remembered.js';
import { effectsOf } from '../../facts/effects.js';
import { documentFunctions } from '../../facts/functions.js';
import { placesOf, takeForm } from '../adopted.js';
import { align, EXACTLY } from '../align.js';
import { furtherOf } from '../further.js';
import { unlikeKnown } from '../unlike.js';

/** @type {import('./index.js').Rule} */
export default {
  name: 'known-order',
  summary: 'steps that commute stand in the order of the known document',
  sound: 'Nobody can tell in which order they run.',
  examples: [
    {
      reference: 'function f(x) { const a = { A: x }; const b = { B: x }; return g(a, b); }',
      before: 'function f(y) { const b = { B: y }; const a = { A: y }; return g(a, b); }',
      after: 'function f(x) { const a = { A: x }; const b = { B: x }; return g(a, b); }',
    },
    {
      reference: "function f(x) { const a = Get(x, 'a'); const b = Get(x, 'b'); return a; }",
      before: "function f(x) { const b = Get(x, 'b'); const a = Get(x, 'a'); return a; }",
      after: "function f(x) { const b = Get(x, 'b'); const a = Get(x, 'a'); return a; }",
    },
    {
      reference: "function f(x) { HostPromiseRejectionTracker(x, 'reject'); return g(x); }",
      before: 'function f(y) { return g(y); }',
      after: 'function f(y) { return g(y); }',
    },
  ],
  rewrite(library) {
    const { reference } = library;
    if (!reference) return;
    const functions = documentFunctions(library.program);
    const effects = lazy(() => effectsOf(functions));
    const further = lazy(() => furtherOf(functions, reference, library.target));
    for (const { key, code, known } of unlikeKnown(library, functions)) {
      const alignment = align(code, known, {
        ...EXACTLY,
        effectsOf: (statement) => effects().apart(statement, code),
        isStep: (statement, names) => further().isStep(statement, { code, key, names }),
        isSlot: (element, list) => further().isSlot(element, list),
        isParameter: (parameter) => further().isParameter(parameter, { code, key }),
      });
      const { pairs, omitted, apart, more } = alignment;
      // what tells the host otherwise, or returns in other words, is no matter of order
      if (!pairs || omitted.size > 0 || apart.size > 0) continue;
      takeForm(code, known, { pairs, more, ...placesOf({ key, code }, alignment, new Set()) });
      library.did(key);
    }
  },
};
