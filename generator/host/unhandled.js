/**
 * The host layer: what becomes of rejected promises that nobody handles. The standard tells of each
 * when it is rejected, and again when a first handler comes.
 *
 * A host reports promises of its own. So each one that has no handler when no job waits any more gets
 * a mirror: a promise of the host, rejected with the same reason, and handled when the promise is.
 *
 * @param {'host'|'none'|Rejections|undefined} option
 * @param {(job: () => void) => void} scheduler
 * @param {ReturnType<typeof import('./contexts.js').trackContexts>} contexts
 *
 * @typedef {object} Rejections
 * @property {(promise: object, reason: any) => void} onReject
 * @property {(promise: object) => void} onHandle
 */
export function trackUnhandled(option, scheduler, contexts) {
  const isOwn = option !== undefined && option !== 'host' && option !== 'none';
  const listener = isOwn ? tellOf(option, scheduler) : option === 'none' ? undefined : $mirrors;
  if (!listener) return { enqueue: scheduler, reject: function () {}, handle: function () {} };
  const fresh = $maps.strong();
  const reported = $maps.weak();
  let count = 0;
  let turns = 0;
  function tell(rejection) {
    const say = function () {
      reported.set(rejection.promise, listener.reject(rejection.promise, rejection.reason));
    };
    if (rejection.context === undefined) say();
    else contexts.run(rejection.context, say);
  }
  function report() {
    if (turns > 0) return scheduler(report);
    const all = $newList();
    fresh.forEach(function (rejection) {
      all[all.length] = rejection;
    });
    fresh.clear();
    count = 0;
    for (let i = 0; i < all.length; i++) tell(all[i]);
  }
  return {
    /** Counts the turns that wait: whoever attaches a handler in one of them is in time. */
    enqueue: function (job) {
      turns++;
      try {
        scheduler(function () {
          turns--;
          job();
        });
      } catch (refused) {
        turns--;
        throw refused;
      }
    },
    reject: function (promise, reason) {
      const context = contexts.active() ? contexts.current() : undefined;
      fresh.set(promise, { promise: promise, reason: reason, context: context });
      count++;
      if (count === 1) scheduler(report);
    },
    handle: function (promise) {
      if (fresh.remove(promise)) count--;
      else if (reported.has(promise)) {
        const mirror = reported.get(promise);
        reported.remove(promise);
        listener.handle(promise, mirror);
      }
    },
  };
}

/** Calls what a user gave, in turns of their own: a promise that is rejected runs nobody's code. */
export function tellOf(option, scheduler) {
  const tell = function (key, promise, reason) {
    if (typeof option[key] !== 'function') return;
    scheduler(function () {
      option[key](promise, reason);
    });
  };
  return {
    reject: function (promise, reason) {
      tell('onReject', promise, reason);
    },
    handle: function (promise) {
      tell('onHandle', promise);
    },
  };
}
