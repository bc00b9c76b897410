import { documentFunctions } from '../../facts/functions.js';
import { unreadIn } from '../../facts/unread.js';

/** Whether a variable is declared, and what sets it is called. */
const areCalls = (settings) =>
  settings.every(({ value }) => value === null || value.type === 'CallExpression');

/** What is declared and set where nobody reads it, by the variables. */
const unreadCalls = (code) => [...unreadIn(code).values()].filter(areCalls);

const calledIn = (settings) => settings.flatMap(({ value }) => value?.callee.name ?? []);

/** @type {import('./index.js').Rule} */
export default {
  name: 'unread-results',
  summary:
    'a call whose result nobody reads gives no variable its value, but where the known document has it so',
  sound: 'The same is called at the same place.',
  examples: [
    {
      reference: 'function f(x) { g(x); return x; }',
      before: 'function f(x) { const status = g(x); return x; }',
      after: 'function f(x) { g(x); return x; }',
    },
    {
      reference: 'function f(x) { g(x); return x; }',
      before:
        'function f(x) { let status; if (x) { status = g(x); } else { status = h(x); } return x; }',
      after: 'function f(x) { if (x) { g(x); } else { h(x); } return x; }',
    },
    {
      reference: 'function f(x) { g(x); return x; }',
      before: 'function f(x) { let status = x; if (x) { status = g(x); } return x; }',
      after: 'function f(x) { let status = x; if (x) { status = g(x); } return x; }',
    },
    {
      reference: 'function f(x) { const result = g(x); return x; }',
      before: 'function f(x) { const status = g(x); return x; }',
      after: 'function f(x) { const status = g(x); return x; }',
    },
    {
      reference: 'function f(x) { g(x); return x; }',
      before: 'function f(x) { const status = g(x); return status; }',
      after: 'function f(x) { const status = g(x); return status; }',
    },
  ],
  rewrite(library) {
    const { reference } = library;
    if (!reference) return;
    for (const [key, { code }] of documentFunctions(library.program)) {
      const known = reference.get(key)?.code;
      const kept = new Set(known ? unreadCalls(known).flatMap(calledIn) : []);
      const unread = unreadCalls(code).filter(
        (settings) => !calledIn(settings).some((name) => kept.has(name)),
      );
      for (const { list, statement, value } of unread.flat()) {
        const call = value ? library.build('__call;', { __call: value }) : [];
        library.replace(list, list.indexOf(statement), [statement], call);
      }
      if (unread.length > 0) library.did(key);
    }
  },
};
