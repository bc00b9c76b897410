import { documentCodes } from '../../facts/functions.js';
import { holdersIn } from '../../facts/holders.js';

const TOLD = 'HostPromiseRejectionTracker(__promise, __operation, __reason)';
const WITHOUT = 'HostPromiseRejectionTracker(__promise, __operation)';

/** @param {any} node */
const isHandle = ({ type, value }) => type === 'Literal' && value === 'handle';

/** @type {import('./index.js').Rule} */
export default {
  name: 'told-reasons',
  summary: 'the host is told a reason of a promise that is rejected, and of no other',
  sound: 'Where a promise is handled the host does not look at what it is told beside the promise.',
  examples: [
    {
      before:
        "function f(promise) { HostPromiseRejectionTracker(promise, 'handle', promise.#PromiseResult); }",
      after: "function f(promise) { HostPromiseRejectionTracker(promise, 'handle'); }",
    },
    {
      before:
        "function f(promise) { const how = 'handle'; HostPromiseRejectionTracker(promise, how, promise.#PromiseResult); }",
      after:
        "function f(promise) { const how = 'handle'; HostPromiseRejectionTracker(promise, how); }",
    },
    {
      before:
        "function f(promise) { HostPromiseRejectionTracker(promise, 'reject', promise.#PromiseResult); }",
      after:
        "function f(promise) { HostPromiseRejectionTracker(promise, 'reject', promise.#PromiseResult); }",
    },
  ],
  rewrite(library) {
    if (library.findNodes(library.program, TOLD).length === 0) return;
    const codes = documentCodes(library.program);
    const isHandled = holdersIn(codes, isHandle); // whatever variable says so
    let count = 0;
    for (const code of codes) {
      count += library.replaceExpressions(code, TOLD, (bindings) =>
        isHandled(code, bindings.__operation) &&
        library.match('__promise.$$PromiseResult', bindings.__reason, {
          __promise: bindings.__promise,
        })
          ? library.buildExpression(WITHOUT, bindings)
          : undefined,
      );
    }
    if (count > 0) library.did(`${count} calls`);
  },
};
