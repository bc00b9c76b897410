/**
 * The host layer: `then` in a context. The job that the steps describe is run by the handlers, in the
 * context; what else the reaction has is for nobody.
 */
export function ThenInContext(promise, onFulfilled, onRejected, resultCapability) {
  const context = contexts.current();
  const fulfilled = FulfilledInContext(context, resultCapability, onFulfilled);
  const rejected = RejectedInContext(context, resultCapability, onRejected);
  contexts.kept = true;
  try {
    PerformPromiseThen(promise, fulfilled, rejected, contexts.nobody);
  } finally {
    contexts.kept = false; // where the stack is full, nothing has asked
  }
}
