/**
 * The host layer: `then` in a context. The job that the steps describe is run by the handlers, in the
 * context; what else the reaction has is for nobody.
 */
export function ThenInContext(promise, onFulfilled, onRejected, resultCapability) {
  const context = contexts.current();
  const fulfilled = ReactionInContext(context, resultCapability, onFulfilled);
  const rejected = ReactionInContext(context, resultCapability, onRejected);
  contexts.keepNone();
  PerformPromiseThen(promise, fulfilled, rejected, contexts.nobody);
}

export function ReactionInContext(context, resultCapability, handler) {
  return function (argument) {
    contexts.run(context, function () {
      PromiseReactionJob({ Capabilities: resultCapability, Handler: handler }, argument);
    });
  };
}
