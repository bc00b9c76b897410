import { documentFunctions } from '../../facts/functions.js';

/** Operations and function objects that nothing names but their declaration. */
const unreachedIn = (library) => {
  const counts = library.counts();
  return [...documentFunctions(library.program).values()].filter(
    ({ code }) => code.type === 'FunctionDeclaration' && counts.get(code.id.name) === 1,
  );
};

/** @type {import('./index.js').Rule} */
export default {
  name: 'unreached-functions',
  summary: 'steps that no other step of a document reaches are none',
  sound: 'Nobody calls them.',
  examples: [
    {
      known: ['f'],
      before:
        'function f(x) { return x; } function g(x) { return h(x); } function h(x) { return x; } f(1);',
      after: 'function f(x) { return x; } f(1);',
    },
  ],
  rewrite(library) {
    if (!library.reference) return;
    for (let left = unreachedIn(library); left.length > 0; left = unreachedIn(library)) {
      for (const { key, code } of left) {
        library.remove(code);
        library.did(key);
      }
    }
  },
};
