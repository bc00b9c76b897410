import { leaves } from '../../facts/refusals.js';
import { nodes } from '../../ir/estree.js';
import { listOf } from '../../ir/statements.js';
import { unlikeKnown } from '../unlike.js';

/** `if (…) throw …; else …` */
const isGuard = (statement) =>
  statement.type === 'IfStatement' && Boolean(statement.alternate) && leaves(statement);

const listsIn = (code) => nodes(code).flatMap(({ body }) => (Array.isArray(body) ? [body] : []));

/** What stands in the Else of a guard comes behind it, where there may be another one. @returns {boolean} whether there was any */
const flatten = (list) => {
  let count = 0;
  for (let at = 0; at < list.length; at++) {
    const guard = list[at];
    if (!isGuard(guard)) continue;
    list.splice(at + 1, 0, ...listOf(guard.alternate));
    guard.alternate = null;
    count++;
  }
  return count > 0;
};

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
      'if (x) while (h(x)) { g(x); } else { throw x; } return 1;',
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
    for (const { key, code, known } of unlikeKnown(library)) {
      if (listsIn(known).some((list) => list.some(isGuard))) continue;
      // a list whose statements have gone to the one around has no guard any more
      if (listsIn(code).map(flatten).includes(true)) library.did(key);
    }
  },
};
