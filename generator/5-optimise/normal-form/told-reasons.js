import { documentFunctions } from '../../facts/functions.js';
import { holdersIn } from '../../facts/holders.js';
import { nodes } from '../../ir/estree.js';

const TOLD = 'HostPromiseRejectionTracker(__promise, __operation, __reason)';
const WITHOUT = 'HostPromiseRejectionTracker(__promise, __operation)';

/** What is told of a promise that is handled, whatever variable says so. */
const handlesIn = (library) => {
  const codes = [...documentFunctions(library.program).values()].map(({ code }) => code);
  const holds = holdersIn(codes, ({ type, value }) => type === 'Literal' && value === 'handle');
  const calls = codes.flatMap((code) =>
    nodes(code).filter((node) => {
      const { __operation } = library.match(TOLD, node) ?? {};
      return __operation && holds(code, __operation);
    }),
  );
  return new Set(calls);
};

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
    const handles = handlesIn(library);
    const count = library.replaceExpressions(library.program, TOLD, (bindings, call) =>
      handles.has(call) &&
      library.match('__promise.$$PromiseResult', bindings.__reason, {
        __promise: bindings.__promise,
      })
        ? library.buildExpression(WITHOUT, bindings)
        : undefined,
    );
    if (count > 0) library.did(`${count} calls`);
  },
};
