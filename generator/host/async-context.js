/**
 * The host layer: how Node and those like it keep the context of asynchronous code
 * (AsyncLocalStorage, domains).
 *
 * `inUse` tells at once that there is no context, in time that does not count beside a job; `capture`
 * gives the current one, and undefined where there is none.
 *
 * @returns {{inUse: () => boolean, capture: () => any, run: (context: any, code: () => any) => any, left: () => boolean}|undefined}
 *   undefined where the host has none
 */
export function asyncContext() {
  const Resource = $asyncHooks && $asyncHooks.AsyncResource;
  const Storage = $asyncHooks && $asyncHooks.AsyncLocalStorage;
  const runInScope = Resource && Resource.prototype.runInAsyncScope;
  if (!Storage || typeof runInScope !== 'function') return undefined;
  const host = /** @type {any} */ (process);
  const outside = new Resource('PROMISE_JOB');
  // where storages are no hooks, the number of hooks tells nothing, whether the host counts them or not
  const isHook = '_enable' in Storage.prototype;
  const frame = isHook ? undefined : symbolsOf(outside, 'context_frame')[0];
  // loaded in a context, a library is outside of it all the same
  if (frame !== undefined) outside[frame] = undefined;
  symbolsOf(outside, 'kResourceStore').forEach(function (store) {
    delete outside[store];
  });
  const currentFrame = currentFrameOf(Resource, Storage, outside, frame);
  const counts = isHook ? countsOfHooks() : undefined;
  const emitter = emitterOf(host);
  // constants of this scope, which engines compile into who asks; without counts it is always asked
  const inUse = currentFrame
    ? function () {
        return currentFrame() !== undefined || emitter.usingDomains !== false;
      }
    : function () {
        return !counts || counts[0] !== 0;
      };
  const storeLeft = storeLeftOf(counts);
  let contained = false;
  return {
    inUse: inUse,
    capture: captureOf(Resource, frame, inUse),
    left: function () {
      if (currentFrame) return currentFrame() !== undefined;
      // a job that ran in a context leaves none
      if (contained) return (contained = false);
      return storeLeft();
    },
    run: function (context, code) {
      if (context !== undefined) {
        const result = $apply(runInScope, context, [code]);
        contained = inUse();
        return result;
      }
      // a domain is entered by what was made in it, and left by nothing
      const domain = host.domain;
      if (!domain) return $apply(runInScope, outside, [code]);
      host.domain = undefined;
      try {
        return $apply(runInScope, outside, [code]);
      } finally {
        host.domain = domain;
      }
    },
  };
}

/** The properties of a host's object that only a description names. */
export function symbolsOf(object, description) {
  return Object.getOwnPropertySymbols(object).filter(function (symbol) {
    return symbol.description === description;
  });
}

/** A resource stands for the context that it was made in. Where contexts are frames, it shows its own. */
export function captureOf(Resource, frame, inUse) {
  if (frame === undefined)
    return function () {
      return inUse() ? new Resource('PROMISE_JOB') : undefined;
    };
  return function () {
    if (!inUse()) return undefined;
    const resource = new Resource('PROMISE_JOB', 1);
    return resource[frame] === undefined && resource.domain === undefined ? undefined : resource;
  };
}

/** What tells that domains may be in use: the class of `process`; `process.domain` costs as much as a promise. */
export function emitterOf(host) {
  const prototype = Object.getPrototypeOf(host);
  const emitter = prototype && Object.getPrototypeOf(prototype);
  return emitter ? emitter.constructor : {};
}

/**
 * Whether the resource that runs has a store. Where no hook is in use none has, and what is not
 * counted is kept by each `then`.
 *
 * @returns {() => boolean}
 */
export function storeLeftOf(counts) {
  const current = $asyncHooks.executionAsyncResource;
  return function () {
    if (!counts || counts[0] === 0) return false;
    const resource = current();
    return symbolsOf(resource, 'kResourceStore').some(function (store) {
      return resource[store] !== undefined;
    });
  };
}

/**
 * The function by which resources ask for the current frame: a tenth of a resource's cost. It is
 * the class's that a frame is of; one that does not tell what resources show is not used.
 */
export function currentFrameOf(Resource, Storage, outside, frame) {
  if (frame === undefined) return undefined;
  return outside.runInAsyncScope(function () {
    return new Storage().run(1, function () {
      const shown = new Resource('PROMISE_JOB')[frame];
      const current = shown && shown.constructor.current;
      if (typeof current !== 'function' || current() !== shown) return undefined;
      return outside.runInAsyncScope(current) === undefined ? current : undefined;
    });
  });
}

/**
 * They have no other name; that the library asks for them is to warn nobody. A copy of the host's
 * process, as jest gives to tests, cannot tell it to be silent, and is not asked: its properties can
 * all be defined again.
 */
export function countsOfHooks() {
  const host = /** @type {any} */ (process);
  const sample = Object.getOwnPropertyDescriptor(host, 'argv0');
  if (!sample || sample.configurable) return undefined;
  const silent = Object.getOwnPropertyDescriptor(host, 'noDeprecation');
  try {
    host.noDeprecation = true;
    return host.binding('async_wrap').async_hook_fields;
  } catch (refused) {
    return undefined;
  } finally {
    if (silent) Object.defineProperty(host, 'noDeprecation', silent);
    else delete host.noDeprecation;
  }
}
