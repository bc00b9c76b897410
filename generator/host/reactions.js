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

/**
 * The same where the job of a reaction does more than to call its handler once, and to settle the capability
 * with what that gives: it runs once, and the handlers alone run in the context.
 */
export function HandlersInContext(promise, onFulfilled, onRejected, resultCapability) {
  const context = contexts.current();
  const fulfilled = HandlerInContext(context, onFulfilled);
  const rejected = HandlerInContext(context, onRejected);
  contexts.kept = true;
  try {
    PerformPromiseThen(promise, fulfilled, rejected, resultCapability);
  } finally {
    contexts.kept = false;
  }
}

export function HandlerInContext(context, handler) {
  if (!IsCallable(handler)) return handler;
  return function () {
    const receiver = this;
    const list = arguments;
    return contexts.run(context, function () {
      return $apply(handler, receiver, list);
    });
  };
}
