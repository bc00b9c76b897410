import { silentFunctions } from '../../facts/answers.js';

const OPERATIONS = new Set(['FulfillPromise', 'RejectPromise', 'TriggerPromiseReactions']);

/** @type {import('./index.js').Rule} */
export default {
  name: 'returned-undefined',
  summary: '`RejectPromise(…). Return undefined` is `Return RejectPromise(…)`',
  sound: 'The operations return undefined on every way.',
  examples: [
    {
      before:
        'function RejectPromise(p) { use(p); return undefined; } function f(p) { RejectPromise(p); return undefined; }',
      after:
        'function RejectPromise(p) { use(p); return undefined; } function f(p) { return RejectPromise(p); }',
    },
  ],
  rewrite(library) {
    const silent = silentFunctions(library.functions());
    const count = library.replaceStatements(
      library.program,
      '__call; return undefined;',
      ({ __call }) =>
        OPERATIONS.has(__call.callee?.name) && silent.has(__call.callee.name)
          ? library.build('return __call;', { __call })
          : undefined,
    );
    if (count > 0) library.did(`${count} calls`);
  },
};
