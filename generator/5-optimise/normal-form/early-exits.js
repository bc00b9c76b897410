import { documentFunctions } from '../../facts/functions.js';
import { nodes } from '../../ir/estree.js';
import { listOf } from '../../ir/statements.js';
import { isSame } from '../beside.js';

const LEAVES = /^(?:Return|Throw)Statement$/;

/** `if (…) throw …; else …` */
const isGuard = ({ type, consequent, alternate }) =>
  type === 'IfStatement' && Boolean(alternate) && LEAVES.test(listOf(consequent).at(-1)?.type);

/** Conditions with an Else behind what throws, in lists of statements. */
const guardsIn = (code) =>
  nodes(code).flatMap(({ body: list }) =>
    Array.isArray(list) ? list.filter(isGuard).map((guard) => ({ list, guard })) : [],
  );

/** @type {import('./index.js').Rule} */
export default {
  name: 'early-exits',
  summary:
    'what stands in the Else of a condition whose arm leaves stands behind it, where the known function has no such Else',
  sound: 'Nothing comes there but what the condition lets go on.',
  examples: [
    {
      reference:
        'function f(x) { if (IsPromise(x) === false) throw new $TypeError("x"); return g(x); }',
      before:
        'function f(x) { if (IsPromise(x) === false) throw new $TypeError("x"); else { const y = x; return g(y); } }',
      after:
        'function f(x) { if (IsPromise(x) === false) throw new $TypeError("x"); const y = x; return g(y); }',
    },
    {
      reference: 'function f(x) { if (x) { return x; } if (h(x)) return 2; return 1; }',
      before: 'function f(x) { if (x) { return x; } else if (h(x)) return 2; return 1; }',
      after: 'function f(x) { if (x) { return x; } if (h(x)) return 2; return 1; }',
    },
    ...[
      'if (x) { throw x; } else { g(x); } return 1;',
      'if (x) { g(x); } else { throw x; } return 1;',
    ].map((steps) => {
      const code = `function f(x) { ${steps} }`;
      return {
        reference: `function f(x) { ${steps.replace('return 1', 'return 2')} }`,
        before: code,
        after: code,
      };
    }),
  ],
  rewrite(library) {
    const { reference } = library;
    if (!reference) return;
    for (const { key, code } of documentFunctions(library.program).values()) {
      const known = reference.get(key)?.code;
      if (!known || isSame(code, known) || guardsIn(known).length > 0) continue;
      for (let [first] = guardsIn(code); first; [first] = guardsIn(code)) {
        const { list, guard } = first;
        list.splice(list.indexOf(guard) + 1, 0, ...listOf(guard.alternate));
        guard.alternate = null;
        library.did(key);
      }
    }
  },
};
