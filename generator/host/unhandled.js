/**
 * The host layer: what becomes of rejected promises that nobody handles. The standard tells of each
 * when it is rejected, and again when a first handler comes.
 *
 * A host reports promises of its own. So each one that has no handler when no job waits any more gets
 * a mirror: a promise of the host, rejected with the same reason, and handled when the promise is.
 * However many are rejected, one report waits: others would pile up where turns follow one another.
 * A host that refuses it is asked again.
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
  const isHost = option === undefined || option === 'host';
  const listener = isHost ? $mirrors : option !== 'none' && tellOf(option, scheduler);
  if (!listener) return { enqueue: scheduler, reject: function () {}, handle: function () {} };
  let fresh = $maps.strong();
  const reported = $maps.weak();
  let turns = 0;
  let reports = 0;
  let pending;
  function hear(rejection, promise) {
    reported.set(promise, listener.reject(rejection.reason, promise));
  }
  function tell(rejection, promise) {
    if (rejection.context === undefined) hear(rejection, promise);
    else
      contexts.run(rejection.context, function () {
        hear(rejection, promise);
      });
  }
  function askForReport() {
    const next = reports;
    if (pending === next) return;
    scheduler(report);
    pending = next;
  }
  function report() {
    reports++;
    if (turns > 0) return askForReport();
    const all = fresh;
    fresh = $maps.strong();
    all.forEach(tell);
  }
  return {
    /** Counts the turns that wait: whoever attaches a handler in one of them is in time. */
    enqueue: function (job) {
      let waiting = job; // a scheduler may call it again
      scheduler(function () {
        if (!waiting) return;
        waiting = undefined;
        turns--;
        job();
      });
      turns++; // not where the host refused
    },
    reject: function (promise, reason) {
      const context = contexts.active() ? contexts.current() : undefined;
      fresh.set(promise, { reason: reason, context: context });
      askForReport();
    },
    handle: function (promise) {
      const mirror = reported.get(promise);
      if (!fresh.delete(promise) && reported.delete(promise)) listener.handle(mirror, promise);
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
    reject: function (reason, promise) {
      tell('onReject', promise, reason);
    },
    handle: function (mirror, promise) {
      tell('onHandle', promise);
    },
  };
}
