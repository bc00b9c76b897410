import { mentions } from '../../facts/bindings.js';
import { documentFunctions } from '../../facts/functions.js';
import { nodes } from '../../ir/estree.js';
import { keepSteps, originsIn, removeFactored } from '../kept-steps.js';
import { inlineIn, withoutCopies } from '../simplify.js';

/** @typedef {import('../../facts/functions.js').DocumentFunction} DocumentFunction */

const makesFunction = (code) => nodes(code.body).some(({ type }) => /Function/.test(type));

/** Jobs are known by the operations that make their Records. */
const makesJob = (code) => nodes(code.body).some(({ key }) => key?.name === 'Job');

/** Operations, with all that they call of their kind, of which none comes back to itself. */
const withoutCycles = (operations) => {
  const calls = (code) =>
    nodes(code.body)
      .map(({ callee }) => callee?.name)
      .filter((name) => operations.has(name));
  const reaches = (name, from, seen = new Set()) =>
    calls(operations.get(from)).some((next) => {
      if (next === name) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(name, next, seen);
    });
  return new Map([...operations].filter(([name]) => !reaches(name, name)));
};

/** Operations that the reference does not have. @param {Map<string, DocumentFunction>} functions */
const furtherOperations = (functions, known) =>
  withoutCycles(
    new Map(
      [...functions]
        .filter(([key, { code }]) => code.type === 'FunctionDeclaration' && !known.has(key))
        .filter(([, { code }]) => !makesFunction(code) && !makesJob(code))
        .map(([key, { code }]) => [key, code]),
    ),
  );

/** @returns {boolean} whether a function had calls of operations, which have become their steps */
const unfold = (code, operations) => {
  const old = new Set(nodes(code).filter(({ type }) => type === 'VariableDeclarator'));
  if (!inlineIn(code, operations)) return false;
  while (inlineIn(code, operations));
  const declared = new Set(
    nodes(code)
      .filter((node) => node.type === 'VariableDeclarator' && !old.has(node))
      .map(({ id }) => id.name),
  );
  withoutCopies(code, (name) => declared.has(name));
  return true;
};

/** @type {import('./index.js').Rule} */
export default {
  name: 'factored-steps',
  summary: 'an operation of the document alone stands where a known function calls it',
  sound: 'The same steps run in the same order, with the same values.',
  examples: [
    {
      known: ['f'],
      before: `
        function f(x) { const first = begin(x); Forget(x, undefined); return first; }
        function Forget(promise, value) { promise.#Reactions = value; return undefined; }`,
      after: `
        function f(x) { const first = begin(x); x.#Reactions = undefined; return first; }`,
    },
    {
      known: ['f'],
      before: `
        function f(x) { Tell(x, 1); return x; }
        function Tell(listener, value) { const kept = value; return Call(listener, kept); }`,
      after: `
        function f(x) { Call(x, 1); return x; }`,
    },
    {
      known: ['f'],
      before: `
        function Tell(listener) { Call(listener, 1); return listener; }
        function TellAll(listener) { return Tell(listener); }
        function f(x) { Forget(x); return TellAll(x); }`,
      after: `
        function f(x) { Forget(x); Call(x, 1); return x; }`,
    },
    {
      known: ['f'],
      before: `
        function f(x) { return g(x); }
        function g(x) { if (x) { return h(x); } return 1; }
        function h(x) { return g(x); }`,
      after: `
        function f(x) { return g(x); }
        function g(x) { if (x) { return h(x); } return 1; }
        function h(x) { return g(x); }`,
    },
  ],
  rewrite(library) {
    const { reference: known } = library;
    if (!known) return;
    const functions = documentFunctions(library.program);
    const operations = furtherOperations(functions, known);
    if (operations.size === 0) return;
    const callers = mentions(functions);
    for (const [key, { code }] of functions) {
      if (!known.has(key)) continue;
      const steps = originsIn(code);
      if (!unfold(code, operations)) continue;
      keepSteps(code, steps);
      library.did(key);
    }
    removeFactored(library, functions, [...operations.keys()], callers);
  },
};
