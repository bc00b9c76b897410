/** @type {import('../generator/optimise.js').Pass} */
export default {
  name: 'object-identity',
  summary: 'what is compared with a promise by SameValue is compared by ===',
  why: 'Object.is is a call of the engine for each resolution, as nothing tells it that one side is an object: a tenth of a synchronous resolution on Node 8',
  sound:
    'FulfillPromise is handed promises only. Of an object, SameValue and === say the same: they differ for NaN and for zeros alone.',
  after: ['type-tests'],
  guards: [],
  examples: [
    {
      before: `
        function ResolvePromise(promise, resolution) {
          if (SameValue(resolution, promise)) return RejectPromise(promise, 'itself');
          if (SameValue(resolution, other)) return undefined;
          return FulfillPromise(promise, resolution);
        }`,
      after: `
        function ResolvePromise(promise, resolution) {
          if (resolution === promise) return RejectPromise(promise, 'itself');
          if (SameValue(resolution, other)) return undefined;
          return FulfillPromise(promise, resolution);
        }`,
    },
  ],
  rewrite(library) {
    for (const declaration of library.innermostFunctions()) {
      const promises = library
        .matchesIn(declaration, 'FulfillPromise(__promise, __value)')
        .map(({ __promise }) => __promise.name);
      const count = library.expressions(declaration, 'SameValue(__x, __promise)', (found) =>
        promises.includes(found.__promise.name)
          ? library.buildExpression('__x === __promise', found)
          : undefined,
      );
      if (count > 0) library.did(declaration.id.name);
    }
  },
};
