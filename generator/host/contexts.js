/**
 * The host layer: the context that a `then` is called in is the one that its job runs in, whoever
 * settles the promise. While no context is in use, nothing is kept.
 *
 * @param {'host'|'none'|Contexts} [option] the host's own contexts, none, or those of an object
 *
 * @typedef {object} Contexts
 * @property {() => boolean} [inUse] false where no context is in use, at once: it is asked before
 *   `capture` and `left`
 * @property {() => any} capture the current context, or undefined where none is in use
 * @property {(context: any, code: () => any) => any} run runs code in a context; where it is
 *   undefined, outside of all
 * @property {() => boolean} [left] whether code that has run left a context behind
 */
export function trackContexts(option) {
  const nothing = function () {};
  const hostContext = typeof process === 'object' ? asyncContext : nothing;
  const choice = option === undefined || option === 'host' ? hostContext() : option;
  const none = choice === undefined || choice === 'none';
  const host = /** @type {Contexts} */ (none ? { inUse: nothing, capture: nothing } : choice);
  let current;
  function take() {
    const context = current;
    current = undefined;
    return context;
  }
  const contexts = {
    /** Whether what asks next has a context already. */
    kept: false,
    /** False where no context is in use, at once: who asks for one asks this first. */
    inUse:
      host.inUse ||
      function () {
        return true;
      },
    /** Whether the code that runs has a context that its jobs have to keep. */
    active: function () {
      if (contexts.kept) return (contexts.kept = false);
      current = host.capture();
      return current !== undefined;
    },
    /** The context that `active` has just found. */
    current: take,
    /** A callback that is called in that context. */
    bind: function (callback) {
      const context = take();
      return function () {
        const list = arguments;
        const receiver = this;
        return host.run(context, function () {
          return $apply(callback, receiver, list);
        });
      };
    },
    /** Whether a job entered a context, and left it to those behind it. */
    left: host.left || nothing,
    run: function (context, code) {
      return host.run(context, code);
    },
    /** The capability of a reaction whose handler runs a job: what the job throws is the host's. */
    nobody: {
      Promise: undefined,
      Resolve: function () {},
      Reject: function (reason) {
        throw reason;
      },
    },
    outside: function (enqueue) {
      return none ? enqueue : enqueueOutside(host, enqueue);
    },
  };
  return contexts;
}

/** The scheduler, called outside of all contexts: a turn has jobs of many. */
export function enqueueOutside(host, enqueue) {
  return function (job) {
    if (host.capture() === undefined) return enqueue(job);
    return host.run(undefined, function () {
      return enqueue(job);
    });
  };
}
