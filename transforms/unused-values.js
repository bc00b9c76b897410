import { dropUnread } from './support/unread-settings.js';

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'unused-values',
  summary: 'variables that nothing reads are removed; what they were given is evaluated as before',
  why: 'an auditor reads no step whose result the other passes made superfluous',
  sound:
    'Nobody can tell whether a variable that nothing reads is set. What it is given is evaluated where it stood, but for what runs no code and changes nothing.',
  pays: ['small'],
  after: [],
  rests: [],
  guards: [],
  examples: [
    {
      before:
        'function f(x) { const a = x === undefined; const b = g(x); let c; c = h(b); return b; }',
      after: 'function f(x) { const b = g(x); h(b); return b; }',
    },
  ],
  rewrite(library) {
    let total = 0;
    for (let more = -1; more !== 0; total += Math.max(more, 0)) {
      more = library.allFunctions().reduce((sum, code) => sum + dropUnread(library, code), 0);
    }
    return total > 0
      ? library.did(`${total} values`)
      : library.decline('variables', 'all are read');
  },
};
