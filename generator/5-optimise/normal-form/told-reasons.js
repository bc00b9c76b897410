const TOLD = "HostPromiseRejectionTracker(__promise, 'handle', __reason)";

/** @type {import('./index.js').Rule} */
export default {
  name: 'told-reasons',
  summary: 'the host is told a reason of a promise that is rejected, and of no other',
  sound: 'Where a promise is handled the host does not look at what it is told beside the promise.',
  examples: [
    {
      before: "HostPromiseRejectionTracker(promise, 'handle', promise.#PromiseResult);",
      after: "HostPromiseRejectionTracker(promise, 'handle');",
    },
    {
      before: "HostPromiseRejectionTracker(promise, 'reject', promise.#PromiseResult);",
      after: "HostPromiseRejectionTracker(promise, 'reject', promise.#PromiseResult);",
    },
  ],
  rewrite(library) {
    const count = library.replaceExpressions(library.program, TOLD, (bindings) =>
      library.match('__promise.$$PromiseResult', bindings.__reason, {
        __promise: bindings.__promise,
      })
        ? library.buildExpression("HostPromiseRejectionTracker(__promise, 'handle')", bindings)
        : undefined,
    );
    if (count > 0) library.did(`${count} calls`);
  },
};
