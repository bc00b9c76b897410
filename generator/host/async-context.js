/**
 * The host layer: how Node and those like it keep the context of asynchronous code
 * (AsyncLocalStorage, domains).
 *
 * `capture` gives the current context, and undefined where none is in use.
 *
 * @returns {{capture: () => any, run: (context: any, code: () => any) => any, left: () => boolean}|undefined}
 *   undefined where the host has none
 */
export function asyncContext() {
  const Resource = $asyncHooks && $asyncHooks.AsyncResource;
  const Storage = $asyncHooks && $asyncHooks.AsyncLocalStorage;
  const runInScope = Resource && Resource.prototype.runInAsyncScope;
  if (!Storage || typeof runInScope !== 'function') return undefined;
  const host = /** @type {any} */ (process);
  const outside = new Resource('PROMISE_JOB');
  const frame = '_enable' in Storage.prototype ? undefined : symbolsOf(outside, 'context_frame')[0];
  // loaded in a context, a library is outside of it all the same
  if (frame !== undefined) outside[frame] = undefined;
  symbolsOf(outside, 'kResourceStore').forEach(function (store) {
    delete outside[store];
  });
  const currentFrame = currentFrameOf(Resource, Storage, outside, frame);
  const storeLeft = storeLeftOf();
  let contained = false;
  return {
    capture: captureOf(Resource, frame, currentFrame),
    left: function () {
      if (currentFrame) return currentFrame() !== undefined;
      // a job that ran in a context leaves none
      if (contained) return (contained = false);
      return storeLeft();
    },
    run: function (context, code) {
      if (context !== undefined) {
        contained = true;
        return $apply(runInScope, context, [code]);
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

/**
 * What is exact and costs least depends on the engine. Where contexts are frames, a resource shows
 * the one that it was made in, and none is made where the engine tells that there is no frame;
 * elsewhere they are kept by hooks, which the host counts. A host that does neither is always asked.
 */
export function captureOf(Resource, frame, currentFrame) {
  if (frame !== undefined) {
    const domains = domainsLoaded();
    return function () {
      if (currentFrame && currentFrame() === undefined && !domains()) return undefined;
      const resource = new Resource('PROMISE_JOB', 1);
      return resource[frame] === undefined && resource.domain === undefined ? undefined : resource;
    };
  }
  const counts = countsOfHooks();
  return function () {
    return counts && counts[0] === 0 ? undefined : new Resource('PROMISE_JOB');
  };
}

/**
 * Whether the resource that runs has a store. Where no hook is in use none has, and what is not
 * counted is kept by each `then`.
 *
 * @returns {() => boolean}
 */
export function storeLeftOf() {
  const counts = countsOfHooks();
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
 * Whether domains may be in use. The list of the modules that were loaded only grows, and its
 * length is at hand; `process.domain` costs as much as a promise.
 *
 * @returns {() => boolean}
 */
export function domainsLoaded() {
  const list = /** @type {any} */ (process).moduleLoadList;
  let length = 0;
  let loaded = !list;
  return function () {
    if (!list || list.length === length) return loaded;
    length = list.length;
    loaded = list.indexOf('NativeModule domain') >= 0;
    return loaded;
  };
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
