/**
 * Promise, generated from the es2025 document by fledgling: preset faithful, target es2022.
 *
 * A comment "3.c. …" is a step of the clause that the heading names; one that begins with the
 * number of a clause is a step of that clause. Where a step has no code, "[in F]" names the
 * function that has it, "[by P]" the pass or the rule of the normal form that made it superfluous:
 * said of a step, it holds for those in it too. ReturnIfAbrupt has none where an exception leaves
 * by itself. A heading that names a pass is of support, or of rewritten steps, and "By P." stands
 * above code that a pass put among them. Capitalised functions are operations of the standard, or
 * stand for some of its steps; others are support, and names that begin with $ are the host's.
 *
 * - #PromiseState in x asks whether x is a promise of this library, and runs nothing of x.
 * - No function is left of 27.1.6.1 CreateAsyncFromSyncIterator [no code: no step of the library
 *   calls the operation].
 */
'use strict';

// ==== Host: what the library takes from the engine when it loads, and how it runs jobs ====

const $TypeError = TypeError;
// Made by Error, since AggregateError itself walks a list with whatever iterator arrays have then.
const $AggregateError = function () {
  const construct = Reflect.construct;
  const base = Error;
  const kind = AggregateError;
  return function (message) {
    return construct(base, [message], kind);
  };
}();
const $Object = Object;
const $String = String;
const $ObjectPrototype = Object.prototype;
const $FunctionPrototype = Function.prototype;
const $apply = Reflect.apply;
const $construct = Reflect.construct;
// Whether a value is a constructor is asked of the engine: as a new.target the value is only
// looked at, since the proxy answers before anything of it runs.
const $newTargetProbe = Reflect.construct.bind(undefined, new Proxy(function () {
}, {
  __proto__: null,
  construct: () => ({})
}), []);
const $is = Object.is;
// Which objects are throw completions, for hosts that have proxies.
const $thrown = function () {
  const completions = new WeakSet();
  const has = completions.has.bind(completions);
  return {
    add: completions.add.bind(completions),
    has: x => typeof x === 'object' && has(x)
  };
}();
const $hasInstance = Symbol.hasInstance;
const $isArray = Array.isArray;
const $create = Object.create;
const $setPrototypeOf = Object.setPrototypeOf;
const $defineProperty = Reflect.defineProperty;
const $hasOwn = Object.hasOwn;
const $species = Symbol.species;
const $iterator = Symbol.iterator;
const $toStringTag = Symbol.toStringTag;
// What Node and those like it show of a promise: a promise of theirs with the same state,
// properties and prototype. One for each, since it may be reached from its own value.
const $inspection = typeof process === 'object' && process && process.versions && process.versions.node && typeof Promise === 'function' && typeof WeakMap === 'function' ? function () {
  const Native = Promise;
  const key = Symbol.for('nodejs.util.inspect.custom');
  const nothing = function () {
  };
  // of a promise its mirror, and of a mirror the state that it was made for
  const known = new WeakMap();
  const mirrorOf = function (promise, state, value) {
    const before = known.get(promise);
    if (known.get(before) === state)
      return before;
    const mirror = state === 'pending' ? new Native(nothing) : Native[state === 'rejected' ? 'reject' : 'resolve'](value);
    mirror.then(undefined, nothing);
    known.set(promise, mirror);
    known.set(mirror, state);
    return mirror;
  };
  return {
    key: key,
    mirror: function (promise, method, state, value) {
      const mirror = mirrorOf(promise, state, value);
      Object.setPrototypeOf(mirror, Object.getPrototypeOf(promise));
      // the library's method gives a mirror back, which is shown then; another one may ask again
      if (mirror[key] !== method)
        Object.defineProperty(mirror, key, {});
      Reflect.ownKeys(promise).forEach(function (name) {
        const property = Object.getOwnPropertyDescriptor(promise, name);
        if (/^_\w*Promise/.test(String(name)))
          return;
        property.configurable = true;
        Object.defineProperty(mirror, name, property);
      });
      return mirror;
    }
  };
}() : undefined;
// The scheduling flavours. A native promise that has settled runs a job in a microtask; with no
// constructor to ask, its `then` looks nothing up that user code could have replaced. The property
// is its prototype's, not its own: V8 looks up the species of all promises once one has its own.
const $microtask = function () {
  if (typeof Promise !== 'function') {
    return typeof queueMicrotask === 'function' ? queueMicrotask : undefined;
  }
  const prototype = Object.create(Promise.prototype, { constructor: { value: undefined } });
  return Promise.prototype.then.bind(Object.setPrototypeOf(Promise.resolve(), prototype));
}();
const $nextTick = typeof process === 'object' && typeof process.nextTick === 'function' ? process.nextTick.bind(process) : undefined;
const $setImmediate = typeof setImmediate === 'function' ? setImmediate : undefined;
const $setTimeout = typeof setTimeout === 'function' ? setTimeout : undefined;
// Maps whose methods are those that there were when the library was loaded; a weak one keeps no
// key alive.
const $maps = function () {
  if (typeof Map !== 'function' || typeof WeakMap !== 'function')
    return undefined;
  const kindOf = function (constructor) {
    const methods = constructor.prototype;
    const prototype = {
      __proto__: null,
      set: methods.set,
      get: methods.get,
      delete: methods.delete,
      forEach: methods.forEach
    };
    return function () {
      return $setPrototypeOf(new constructor(), prototype);
    };
  };
  return {
    strong: kindOf(Map),
    weak: kindOf(WeakMap)
  };
}();
// A promise of the host that is rejected in place of another, and handled when that one is. Events
// show the other one. A page's listener of the capturing phase comes before all others; one on
// Node's process would change how the process ends, so it is `emit` that knows better, from the
// first report on.
const $mirrors = function () {
  if (typeof Promise !== 'function' || typeof WeakMap !== 'function')
    return undefined;
  const reject = Promise.reject.bind(Promise);
  const then = Function.prototype.call.bind(Promise.prototype.then);
  const handled = function () {
  };
  const shown = $maps.weak();
  const showInEvent = function (event) {
    const promise = shown.get(event.promise);
    if (promise)
      $defineProperty(event, 'promise', {
        __proto__: null,
        value: promise
      });
  };
  if (typeof addEventListener === 'function') {
    addEventListener('unhandledrejection', showInEvent, true);
    addEventListener('rejectionhandled', showInEvent, true);
  }
  const host = typeof process === 'object' && process ? process : undefined;
  let isShown = false;
  const showInProcess = function (emitter) {
    const emit = emitter.emit;
    const value = function () {
      const list = arguments;
      for (let i = list.length; i--;)
        list[i] = shown.get(list[i]) || list[i];
      return $apply(emit, this, list);
    };
    const descriptor = {
      __proto__: null,
      value: value,
      writable: true,
      configurable: true
    };
    isShown = !emit || $defineProperty(emitter, 'emit', descriptor);
  };
  return {
    reject: function (reason, promise) {
      if (host && !isShown)
        showInProcess(host);
      const mirror = reject(reason);
      shown.set(mirror, promise);
      return mirror;
    },
    handle: function (mirror) {
      then(mirror, undefined, handled);
    }
  };
}();
// Loaded here, whatever is put in its place later; a bundler for browsers is not to follow it.
const $asyncHooks = typeof process === 'object' && process !== null ? function () {
  const key = 'require';
  const host = process;
  try {
    if (host.getBuiltinModule)
      return host.getBuiltinModule('async_hooks');
    return typeof module === 'object' && module[key] ? module[key]('async_hooks') : undefined;
  } catch (none) {
    return undefined;
  }
}() : undefined;

// A base class that returns the object that it is given: a class derived from it gives its fields
// to that object.
function ReturnedObject(object) {
  return object;
}

// How Node keeps the context of asynchronous code (AsyncLocalStorage, domains).
function asyncContext() {
  const Resource = $asyncHooks && $asyncHooks.AsyncResource;
  const Storage = $asyncHooks && $asyncHooks.AsyncLocalStorage;
  const runInScope = Resource && Resource.prototype.runInAsyncScope;
  if (!Storage || typeof runInScope !== 'function')
    return undefined;
  const host = process;
  const outside = new Resource('PROMISE_JOB');
  // where storages are no hooks, the number of hooks tells nothing, whether the host counts them or not
  const isHook = '_enable' in Storage.prototype;
  const frame = isHook ? undefined : symbolsOf(outside, 'context_frame')[0];
  // loaded in a context, a library is outside of it all the same
  if (frame !== undefined)
    outside[frame] = undefined;
  symbolsOf(outside, 'kResourceStore').forEach(function (store) {
    delete outside[store];
  });
  const currentFrame = currentFrameOf(Resource, Storage, outside, frame);
  const counts = isHook ? countsOfHooks() : undefined;
  const emitter = emitterOf(host);
  // constants of this scope, which engines compile into who asks; without counts it is always asked
  const inUse = currentFrame ? function () {
    return currentFrame() !== undefined || emitter.usingDomains !== false;
  } : function () {
    return !counts || counts[0] !== 0;
  };
  const storeLeft = storeLeftOf(counts);
  let contained = false;
  return {
    inUse: inUse,
    capture: captureOf(Resource, frame, inUse),
    left: function () {
      if (currentFrame)
        return currentFrame() !== undefined;
      // a job that ran in a context leaves none
      if (contained)
        return contained = false;
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
      if (!domain)
        return $apply(runInScope, outside, [code]);
      host.domain = undefined;
      try {
        return $apply(runInScope, outside, [code]);
      } finally {
        host.domain = domain;
      }
    }
  };
}

// A resource stands for the context that it was made in; where contexts are frames, it shows its
// own.
function captureOf(Resource, frame, inUse) {
  if (frame === undefined)
    return function () {
      return inUse() ? new Resource('PROMISE_JOB') : undefined;
    };
  return function () {
    if (!inUse())
      return undefined;
    const resource = new Resource('PROMISE_JOB', 1);
    return resource[frame] === undefined && resource.domain === undefined ? undefined : resource;
  };
}

// Part of asyncContext.
function countsOfHooks() {
  const host = process;
  const sample = Object.getOwnPropertyDescriptor(host, 'argv0');
  if (!sample || sample.configurable)
    return undefined;
  const silent = Object.getOwnPropertyDescriptor(host, 'noDeprecation');
  try {
    host.noDeprecation = true;
    return host.binding('async_wrap').async_hook_fields;
  } catch (refused) {
    return undefined;
  } finally {
    if (silent)
      Object.defineProperty(host, 'noDeprecation', silent);
    else
      delete host.noDeprecation;
  }
}

// Part of asyncContext.
function currentFrameOf(Resource, Storage, outside, frame) {
  if (frame === undefined)
    return undefined;
  return outside.runInAsyncScope(function () {
    return new Storage().run(1, function () {
      const shown = new Resource('PROMISE_JOB')[frame];
      const current = shown && shown.constructor.current;
      if (typeof current !== 'function' || current() !== shown)
        return undefined;
      return outside.runInAsyncScope(current) === undefined ? current : undefined;
    });
  });
}

// Part of asyncContext.
function emitterOf(host) {
  const prototype = Object.getPrototypeOf(host);
  const emitter = prototype && Object.getPrototypeOf(prototype);
  return emitter ? emitter.constructor : {};
}

// Part of asyncContext.
function storeLeftOf(counts) {
  const current = $asyncHooks.executionAsyncResource;
  return function () {
    if (!counts || counts[0] === 0)
      return false;
    const resource = current();
    return symbolsOf(resource, 'kResourceStore').some(function (store) {
      return resource[store] !== undefined;
    });
  };
}

// The properties of a host's object that only a description names.
function symbolsOf(object, description) {
  return Object.getOwnPropertySymbols(object).filter(function (symbol) {
    return symbol.description === description;
  });
}

// An option that no library knows is a mistake.
function checkOptions(options) {
  const known = [
    'scheduler',
    'interleaving',
    'context',
    'rejections',
    'then0'
  ];
  Object.keys(Object(options)).forEach(function (name) {
    if (known.indexOf(name) >= 0)
      return;
    const similar = known.filter(function (candidate) {
      return candidate[0] === name[0] && Math.abs(candidate.length - name.length) < 3;
    })[0];
    const hint = similar ? ': did you mean ' + similar + '?' : '; it takes ' + known.join(', ');
    throw new $TypeError('create has no option ' + name + hint);
  });
}

// A value that is made when it is first asked for: a host that has no way to run jobs can load the
// file, and pass one.
function defineLazily(holder, name, make) {
  const define = function (descriptor) {
    descriptor.enumerable = descriptor.configurable = true;
    $defineProperty(holder, name, descriptor);
  };
  define({
    __proto__: null,
    get: function () {
      const value = make();
      define({
        __proto__: null,
        value: value,
        writable: true
      });
      return value;
    },
    set: function (value) {
      define({
        __proto__: null,
        value: value,
        writable: true
      });
    }
  });
}

// How a job is run later: a flavour by its name, or a function that is given a job. Without one it
// is a microtask, or else the best that the host has.
function chooseScheduler(scheduler) {
  const later = $setImmediate || $setTimeout;
  const usual = scheduler === undefined ? $microtask || later : scheduler;
  const flavours = {
    __proto__: null,
    microtask: $microtask,
    nextTick: $nextTick,
    immediate: later
  };
  const chosen = typeof usual === 'function' ? usual : flavours[usual];
  if (chosen)
    return chosen;
  const problem = usual === undefined ? 'this host runs no jobs: give create a scheduler that does' : 'no such scheduler on this host: ' + scheduler;
  throw new $TypeError(problem);
}

// A job runs in the context that its `then` was called in, whoever settles the promise. While no
// context is in use, nothing is kept.
function trackContexts(option) {
  const nothing = function () {
  };
  const hostContext = typeof process === 'object' ? asyncContext : nothing;
  const choice = option === undefined || option === 'host' ? hostContext() : option;
  const none = choice === undefined || choice === 'none';
  const host = none ? {
    inUse: nothing,
    capture: nothing
  } : choice;
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
    inUse: host.inUse || function () {
      return true;
    },
    /** Whether the code that runs has a context that its jobs have to keep. */
    active: function () {
      if (contexts.kept)
        return contexts.kept = false;
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
      Resolve: function () {
      },
      Reject: function (reason) {
        throw reason;
      }
    },
    outside: function (enqueue) {
      return none ? enqueue : enqueueOutside(host, enqueue);
    }
  };
  return contexts;
}

// The scheduler, called outside of all contexts: a turn has jobs of many.
function enqueueOutside(host, enqueue) {
  return function (job) {
    if (host.capture() === undefined)
      return enqueue(job);
    return host.run(undefined, function () {
      return enqueue(job);
    });
  };
}

// What becomes of rejected promises that nobody handles: each that has no handler when no job
// waits any more gets a mirror, a promise of the host that is rejected with the same reason, and
// handled when the promise is.
function trackUnhandled(option, scheduler, contexts) {
  const isHost = option === undefined || option === 'host';
  const listener = isHost ? $mirrors : option !== 'none' && tellOf(option, scheduler);
  if (!listener)
    return {
      enqueue: scheduler,
      reject: function () {
      },
      handle: function () {
      }
    };
  let fresh = $maps.strong();
  const reported = $maps.weak();
  let turns = 0;
  let reports = 0;
  let pending;

  function hear(rejection, promise) {
    reported.set(promise, listener.reject(rejection.reason, promise));
  }

  function tell(rejection, promise) {
    if (rejection.context === undefined)
      hear(rejection, promise);
    else
      contexts.run(rejection.context, function () {
        hear(rejection, promise);
      });
  }

  function askForReport() {
    const next = reports;
    if (pending === next)
      return;
    scheduler(report);
    pending = next;
  }

  function report() {
    reports++;
    if (turns > 0)
      return askForReport();
    const all = fresh;
    fresh = $maps.strong();
    all.forEach(tell);
  }
  return {
    /** Counts the turns that wait: whoever attaches a handler in one of them is in time. */
    enqueue: function (job) {
      let waiting = job;
      // a scheduler may call it again
      scheduler(function () {
        if (!waiting)
          return;
        waiting = undefined;
        turns--;
        job();
      });
      turns++;
    },
    // not where the host refused
    reject: function (promise, reason) {
      const context = contexts.active() ? contexts.current() : undefined;
      fresh.set(promise, {
        reason: reason,
        context: context
      });
      askForReport();
    },
    handle: function (promise) {
      const mirror = reported.get(promise);
      if (!fresh.delete(promise) && reported.delete(promise))
        listener.handle(mirror, promise);
    }
  };
}

// Calls what a user gave, in turns of their own: a promise that is rejected runs no code of users.
function tellOf(option, scheduler) {
  const tell = function (key, promise, reason) {
    if (typeof option[key] !== 'function')
      return;
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
    }
  };
}

// ==== The library: one of its own for each call of create ====

// A library of its own: its promises are of its own constructor, its jobs in a queue of its own.
function create(options) {
  checkOptions(options);
  const contexts = trackContexts(options && options.context);
  const usesContexts = contexts.inUse;
  const scheduler = contexts.outside(chooseScheduler(options && options.scheduler));
  const unhandled = trackUnhandled(options && options.rejections, scheduler, contexts);
  const enqueue = unhandled.enqueue;

  // Internal slots are private fields, which this class stamps on any object: no program can see or
  // forge them. The code of the library is inside, where their names are known.
  class InternalSlots extends ReturnedObject {
    #PromiseState;
    #PromiseResult;
    #PromiseFulfillReactions;
    #PromiseRejectReactions;
    #PromiseIsHandled;

    constructor(object) {
      super(object);
    }

    static library() {
      // Values of the standard alone, such as ~empty~: each is an object of its own, which no value of a
      // program equals.
      const enumDone = { name: 'done' };
      const enumEmpty = { name: 'empty' };
      const enumFulfilled = { name: 'fulfilled' };
      const enumRejected = { name: 'rejected' };
      const enumFulfill = { name: 'fulfill' };
      const enumPending = { name: 'pending' };
      const enumSync = { name: 'sync' };
      const enumReject = { name: 'reject' };

      // ==== Primitives: operations of the standard that are operations of JavaScript ====

      // Type, a primitive. `$Object(x) === x` is true of objects alone, `document.all` among them.
      function Type(x) {
        if (x === undefined)
          return 'Undefined';
        if (x === null)
          return 'Null';
        if ($Object(x) === x)
          return 'Object';
        if (typeof x === 'boolean')
          return 'Boolean';
        if (typeof x === 'string')
          return 'String';
        if (typeof x === 'number')
          return 'Number';
        if (typeof x === 'symbol')
          return 'Symbol';
        return 'BigInt';
      }

      // AppendToList, a primitive. A List is an array that user code never sees. Its end is defined, not
      // assigned: an indexed setter on Array.prototype must not be met.
      function AppendToList(list, value) {
        $defineProperty(list, list.length, {
          __proto__: null,
          value: value,
          writable: true,
          enumerable: true,
          configurable: true
        });
      }

      // 6.2.4.2 ThrowCompletion, a primitive. A throw completion that a step looks at; normal
      // completions are their values. `instanceof` must not ask a value that is none, because a proxy
      // would notice: completions are known by a set.
      function ThrowCompletion(value) {
        const completion = {
          __proto__: null,
          value: value
        };
        $thrown.add(completion);
        return completion;
      }
      $thrown && $defineProperty(ThrowCompletion, $hasInstance, {
        __proto__: null,
        value: $thrown.has
      });

      // 7.1.2 ToBoolean, a primitive.
      function ToBoolean(argument) {
        return !!argument;
      }

      // 7.1.17 ToString, a primitive.
      function ToString(argument) {
        if (typeof argument === 'symbol')
          throw new $TypeError('a symbol has no string (7.1.17 ToString)');
        return $String(argument);
      }

      // 7.2.3 IsCallable, a primitive. `document.all` is callable, says undefined to typeof, and is not
      // undefined.
      function IsCallable(argument) {
        return typeof argument === 'function' || typeof argument === 'undefined' && argument !== undefined;
      }

      // 7.2.4 IsConstructor, a primitive. Asked of the engine without running anything of the candidate:
      // as a new.target it is only looked at. Engines without Reflect and Proxy, or whose
      // Reflect.construct takes no other new.target, count every function as a constructor.
      function IsConstructor(argument) {
        try {
          $newTargetProbe(argument);
          return true;
        } catch (notConstructor) {
          return false;
        }
      }

      // 7.2.9 SameValue, a primitive.
      function SameValue(x, y) {
        return $is(x, y);
      }

      // 7.3.2 Get, a primitive.
      function Get(O, P) {
        return O[P];
      }

      // 7.3.3 GetV, a primitive. A property of any value; undefined and null have none. In engines
      // without iterators, the iterator method of an array is one that walks it.
      function GetV(V, P) {
        if (V === undefined || V === null) {
          const problem = P === $iterator ? ' is not iterable' : ' has no properties';
          throw new $TypeError(V + problem + ' (7.3.3 GetV)');
        }
        return V[P];
      }

      // 7.3.5 CreateDataProperty, a primitive.
      function CreateDataProperty(O, P, V) {
        return $defineProperty(O, P, {
          __proto__: null,
          value: V,
          writable: true,
          enumerable: true,
          configurable: true
        });
      }

      // 7.3.13 Call, a primitive. What is not callable is named in the library's own words. Nothing but
      // the method that gives an iterator is called without a list of arguments: a value that has none
      // is not iterable.
      function Call(F, V, argumentsList) {
        if (!IsCallable(F)) {
          const absent = F === undefined && argumentsList === undefined;
          const subject = absent ? V : F;
          const type = typeof subject;
          const plain = subject === null || type !== 'object' && type !== 'function' && type !== 'symbol';
          const problem = absent ? ' is not iterable' : ' is not a function';
          throw new $TypeError((plain ? subject : 'the ' + type) + problem + ' (7.3.13 Call)');
        }
        return $apply(F, V, argumentsList === undefined ? [] : argumentsList);
      }

      // 7.3.14 Construct, a primitive.
      function Construct(F, argumentsList) {
        return $construct(F, argumentsList === undefined ? [] : argumentsList);
      }

      // 7.3.24 GetFunctionRealm, a primitive. A library knows one realm, where it was loaded. A revoked
      // proxy has none, and `isArray` throws.
      function GetFunctionRealm(obj) {
        $isArray(obj);
        return realm;
      }

      // 10.4.2.2 ArrayCreate, a primitive. For the only length that the Promise clause asks for.
      function ArrayCreate(length) {
        const array = [];
        array.length = length;
        return array;
      }

      // HostKeepContext, a primitive. What the host does in HostMakeJobCallback: a function that calls
      // the callback in the context in use, or the callback itself.
      function HostKeepContext(callback) {
        return usesContexts() && contexts.active() ? contexts.bind(callback) : callback;
      }

      // 9.5.5 HostEnqueuePromiseJob, a primitive.
      function HostEnqueuePromiseJob(job) {
        enqueue(function () {
          job();
        });
      }

      // DefineOwnProperty, a primitive.
      function DefineOwnProperty(O, P, Desc) {
        const descriptor = { __proto__: null };
        if ($hasOwn(Desc, 'Value'))
          descriptor.value = Desc.Value;
        if ($hasOwn(Desc, 'Writable'))
          descriptor.writable = Desc.Writable;
        if ($hasOwn(Desc, 'Get'))
          descriptor.get = Desc.Get;
        if ($hasOwn(Desc, 'Set'))
          descriptor.set = Desc.Set;
        if ($hasOwn(Desc, 'Enumerable'))
          descriptor.enumerable = Desc.Enumerable;
        if ($hasOwn(Desc, 'Configurable'))
          descriptor.configurable = Desc.Configurable;
        return $defineProperty(O, P, descriptor);
      }

      // 10.1.12 OrdinaryObjectCreate, a primitive.
      function OrdinaryObjectCreate(proto, additionalInternalSlotsList) {
        const slots = additionalInternalSlotsList === undefined ? [] : additionalInternalSlotsList;
        return slots.length === 0 ? $create(proto) : new InternalSlots($create(proto));
      }

      // 27.2.1.9 HostPromiseRejectionTracker, a primitive. What the host does about rejected promises:
      // see trackUnhandled.
      function HostPromiseRejectionTracker(promise, operation, reason) {
        if (operation === 'reject')
          unhandled.reject(promise, reason);
        else if (operation === 'handle')
          unhandled.handle(promise);
      }

      // ==== 7.3 Operations on Objects ====

      // 7.3.6 CreateDataPropertyOrThrow ( O, P, V )
      function CreateDataPropertyOrThrow(O, P, V) {
        // 1. Let success be ? CreateDataProperty(O, P, V).
        const success = CreateDataProperty(O, P, V);
        // 2. If success is false, throw a TypeError exception.
        if (success === false)
          throw new $TypeError('success is false (7.3.6 CreateDataPropertyOrThrow, step 2)');
        // 3. Return unused.
        return undefined;
      }

      // 7.3.8 DefinePropertyOrThrow ( O, P, desc )
      function DefinePropertyOrThrow(O, P, desc) {
        // 1. Let success be ? O.[[DefineOwnProperty]](P, desc).
        const success = DefineOwnProperty(O, P, desc);
        // 2. If success is false, throw a TypeError exception.
        if (success === false)
          throw new $TypeError('success is false (7.3.8 DefinePropertyOrThrow, step 2)');
        // 3. Return unused.
        return undefined;
      }

      // 7.3.10 GetMethod ( V, P )
      function GetMethod(V, P) {
        // 1. Let func be ? GetV(V, P).
        const func = GetV(V, P);
        // 2. If func is either undefined or null, return undefined.
        if (func === undefined || func === null)
          return undefined;
        // 3. If IsCallable(func) is false, throw a TypeError exception.
        if (IsCallable(func) === false)
          throw new $TypeError('func is not a function (7.3.10 GetMethod, step 3)');
        // 4. Return func.
        return func;
      }

      // 7.3.17 CreateArrayFromList ( elements )
      function CreateArrayFromList(elements) {
        // 1. Let array be ! ArrayCreate(0).
        const array = ArrayCreate(0);
        // 2. Let n be 0.
        let n = 0;
        // 3. For each element e of elements, do
        for (let eIndex = 0; eIndex < elements.length; eIndex++) {
          const e = elements[eIndex];
          // 3.a. Perform ! CreateDataPropertyOrThrow(array, ! ToString(𝔽(n)), e).
          CreateDataPropertyOrThrow(array, ToString(n), e);
          // 3.b. Set n to n + 1.
          n = n + 1;
        }
        // 4. Return array.
        return array;
      }

      // 7.3.20 Invoke ( V, P [ , argumentsList ] )
      function Invoke(V, P, argumentsList) {
        // 1. If argumentsList is absent, set argumentsList to « ».
        if (arguments.length < 3)
          argumentsList = [];
        // 2. Let func be ? GetV(V, P).
        const func = GetV(V, P);
        // 3. Return ? Call(func, V, argumentsList).
        return Call(func, V, argumentsList);
      }

      // 7.3.22 SpeciesConstructor ( O, defaultConstructor )
      function SpeciesConstructor(O, defaultConstructor) {
        // 1. Let C be ? Get(O, "constructor").
        const C = Get(O, 'constructor');
        // 2. If C is undefined, return defaultConstructor.
        if (C === undefined)
          return defaultConstructor;
        // 3. If C is not an Object, throw a TypeError exception.
        if (Type(C) !== 'Object')
          throw new $TypeError('C is not an object (7.3.22 SpeciesConstructor, step 3)');
        // 4. Let S be ? Get(C, %Symbol.species%).
        const S = Get(C, $species);
        // 5. If S is either undefined or null, return defaultConstructor.
        if (S === undefined || S === null)
          return defaultConstructor;
        // 6. If IsConstructor(S) is true, return S.
        if (IsConstructor(S) === true)
          return S;
        // 7. Throw a TypeError exception.
        throw new $TypeError('S is not a constructor (7.3.22 SpeciesConstructor, step 7)');
      }

      // ==== 7.4 Operations on Iterator Objects ====

      // 7.4.2 GetIteratorDirect ( obj )
      function GetIteratorDirect(obj) {
        // 1. Let nextMethod be ? Get(obj, "next").
        const nextMethod = Get(obj, 'next');
        // 2. Let iteratorRecord be the Iterator Record { [[Iterator]]: obj, [[NextMethod]]: nextMethod, [[Done]]: false }.
        const iteratorRecord = {
          Iterator: obj,
          NextMethod: nextMethod,
          Done: false
        };
        // 3. Return iteratorRecord.
        return iteratorRecord;
      }

      // 7.4.3 GetIteratorFromMethod ( obj, method )
      function GetIteratorFromMethod(obj, method) {
        // 1. Let iterator be ? Call(method, obj).
        const iterator = Call(method, obj);
        // 2. If iterator is not an Object, throw a TypeError exception.
        if (Type(iterator) !== 'Object')
          throw new $TypeError('iterator is not an object (7.4.3 GetIteratorFromMethod, step 2)');
        // 3. Return ? GetIteratorDirect(iterator).
        return GetIteratorDirect(iterator);
      }

      // 7.4.4 GetIterator ( obj, kind )
      function GetIterator(obj, kind) {
        // 1. If kind is async, then [no code: every call gives the parameter the same value]
        // 1.a. Let method be ? GetMethod(obj, %Symbol.asyncIterator%).
        // 1.b. If method is undefined, then
        // 1.b.i. Let syncMethod be ? GetMethod(obj, %Symbol.iterator%).
        // 1.b.ii. If syncMethod is undefined, throw a TypeError exception.
        // 1.b.iii. Let syncIteratorRecord be ? GetIteratorFromMethod(obj, syncMethod).
        // 1.b.iv. Return CreateAsyncFromSyncIterator(syncIteratorRecord).
        // 2. Else, [no code: every call gives the parameter the same value]
        // 2.a. Let method be ? GetMethod(obj, %Symbol.iterator%).
        const method = GetMethod(obj, $iterator);
        // 3. If method is undefined, throw a TypeError exception.
        if (method === undefined)
          throw new $TypeError((typeof obj === 'object' || typeof obj === 'function' || typeof obj === 'symbol' ? 'the ' + typeof obj : obj) + ' is not iterable (7.4.4 GetIterator, step 3)');
        // 4. Return ? GetIteratorFromMethod(obj, method).
        return GetIteratorFromMethod(obj, method);
      }

      // 7.4.6 IteratorNext ( iteratorRecord [ , value ] )
      function IteratorNext(iteratorRecord, value) {
        // 1. If value is absent, then
        let result;
        if (arguments.length < 2) {
          // 1.a. Let result be Completion(Call(iteratorRecord.[[NextMethod]], iteratorRecord.[[Iterator]])).
          try {
            result = Call(iteratorRecord.NextMethod, iteratorRecord.Iterator);
          } catch (thrown) {
            result = new ThrowCompletion(thrown);
          }
        } else {
          // 2. Else,
          // 2.a. Let result be Completion(Call(iteratorRecord.[[NextMethod]], iteratorRecord.[[Iterator]], « value »)).
          try {
            result = Call(iteratorRecord.NextMethod, iteratorRecord.Iterator, [value]);
          } catch (thrown) {
            result = new ThrowCompletion(thrown);
          }
        }
        // 3. If result is an abrupt completion, then
        if (result instanceof ThrowCompletion) {
          // 3.a. Set iteratorRecord.[[Done]] to true.
          iteratorRecord.Done = true;
          // 3.b. Return ? result.
          throw result.value;
        }
        // 4. Set result to ! result. [no code: the variable has that value already: a normal completion is its value]
        // 5. If result is not an Object, then
        if (Type(result) !== 'Object') {
          // 5.a. Set iteratorRecord.[[Done]] to true.
          iteratorRecord.Done = true;
          // 5.b. Throw a TypeError exception.
          throw new $TypeError('result is not an object (7.4.6 IteratorNext, step 5.b)');
        }
        // 6. Return result.
        return result;
      }

      // 7.4.7 IteratorComplete ( iteratorResult )
      function IteratorComplete(iteratorResult) {
        // 1. Return ToBoolean(? Get(iteratorResult, "done")).
        return ToBoolean(Get(iteratorResult, 'done'));
      }

      // 7.4.8 IteratorValue ( iteratorResult )
      function IteratorValue(iteratorResult) {
        // 1. Return ? Get(iteratorResult, "value").
        return Get(iteratorResult, 'value');
      }

      // 7.4.9 IteratorStep ( iteratorRecord )
      function IteratorStep(iteratorRecord) {
        // 1. Let result be ? IteratorNext(iteratorRecord).
        const result = IteratorNext(iteratorRecord);
        // 2. Let done be Completion(IteratorComplete(result)).
        let done;
        try {
          done = IteratorComplete(result);
        } catch (thrown) {
          done = new ThrowCompletion(thrown);
        }
        // 3. If done is an abrupt completion, then
        if (done instanceof ThrowCompletion) {
          // 3.a. Set iteratorRecord.[[Done]] to true.
          iteratorRecord.Done = true;
          // 3.b. Return ? done.
          throw done.value;
        }
        // 4. Set done to ! done. [no code: the variable has that value already: a normal completion is its value]
        // 5. If done is true, then
        if (done === true) {
          // 5.a. Set iteratorRecord.[[Done]] to true.
          iteratorRecord.Done = true;
          // 5.b. Return done.
          return enumDone;
        }
        // 6. Return result.
        return result;
      }

      // 7.4.10 IteratorStepValue ( iteratorRecord )
      function IteratorStepValue(iteratorRecord) {
        // 1. Let result be ? IteratorStep(iteratorRecord).
        const result = IteratorStep(iteratorRecord);
        // 2. If result is done, then
        if (result === enumDone) {
          // 2.a. Return done.
          return enumDone;
        }
        // 3. Let value be Completion(IteratorValue(result)).
        let value;
        try {
          value = IteratorValue(result);
        } catch (thrown) {
          value = new ThrowCompletion(thrown);
        }
        // 4. If value is an abrupt completion, then
        if (value instanceof ThrowCompletion) {
          // 4.a. Set iteratorRecord.[[Done]] to true.
          iteratorRecord.Done = true;
        }
        // 5. Return ? value.
        if (value instanceof ThrowCompletion)
          throw value.value;
        return value;
      }

      // 7.4.11 IteratorClose ( iteratorRecord, completion )
      function IteratorClose(iteratorRecord, completion) {
        // 1. Assert: iteratorRecord.[[Iterator]] is an Object.
        // 2. Let iterator be iteratorRecord.[[Iterator]].
        const iterator = iteratorRecord.Iterator;
        // 3. Let innerResult be Completion(GetMethod(iterator, "return")).
        let innerResult;
        try {
          innerResult = GetMethod(iterator, 'return');
        } catch (thrown) {
          innerResult = new ThrowCompletion(thrown);
        }
        // 4. If innerResult is not an abrupt completion, then
        if (!(innerResult instanceof ThrowCompletion)) {
          // 4.a. Let return be innerResult.[[Value]].
          const return_ = innerResult;
          // 4.b. If return is undefined, return ? completion.
          if (return_ === undefined) {
            if (completion instanceof ThrowCompletion)
              throw completion.value;
            return completion;
          }
          // 4.c. Set innerResult to Completion(Call(return, iterator)).
          try {
            innerResult = Call(return_, iterator);
          } catch (thrown) {
            innerResult = new ThrowCompletion(thrown);
          }
        }
        // 5. If completion is an abrupt completion, return ? completion.
        if (completion instanceof ThrowCompletion)
          throw completion.value;
        // 6. If innerResult is an abrupt completion, return ? innerResult.
        if (innerResult instanceof ThrowCompletion)
          throw innerResult.value;
        // 7. If innerResult.[[Value]] is not an Object, throw a TypeError exception.
        if (Type(innerResult) !== 'Object')
          throw new $TypeError('innerResult is not an object (7.4.11 IteratorClose, step 7)');
        // 8. Return ? completion.
        return completion;
      }

      // ==== 9.5 Jobs and Host Operations to Enqueue Jobs ====

      // 9.5.2 HostMakeJobCallback ( callback )
      function HostMakeJobCallback(callback) {
        // 1. Return the JobCallback { [[Callback]]: callback, [[HostDefined]]: empty }.
        return {
          Callback: callback,
          HostDefined: enumEmpty
        };
      }

      // 9.5.3 HostCallJobCallback ( jobCallback, V, argumentsList )
      function HostCallJobCallback(jobCallback, V, argumentsList) {
        // 1. Assert: IsCallable(jobCallback.[[Callback]]) is true.
        // 2. Return ? Call(jobCallback.[[Callback]], V, argumentsList).
        return Call(jobCallback.Callback, V, argumentsList);
      }

      // ==== 10.1 Ordinary Object Internal Methods and Internal Slots ====

      // 10.1.13 OrdinaryCreateFromConstructor ( constructor, intrinsicDefaultProto [ , internalSlotsList ] )
      function OrdinaryCreateFromConstructor(constructor, intrinsicDefaultProto, internalSlotsList) {
        // 1. Assert: intrinsicDefaultProto names an intrinsic prototype object.
        // 2. Let proto be ? GetPrototypeFromConstructor(constructor, intrinsicDefaultProto).
        const proto = GetPrototypeFromConstructor(constructor, intrinsicDefaultProto);
        // 3. If internalSlotsList was passed, let slotsList be internalSlotsList.
        let slotsList;
        if (!(arguments.length < 3))
          slotsList = internalSlotsList;
        else {
          // 4. Else, let slotsList be « ».
          slotsList = [];
        }
        // 5. Return OrdinaryObjectCreate(proto, slotsList).
        return OrdinaryObjectCreate(proto, slotsList);
      }

      // 10.1.14 GetPrototypeFromConstructor ( constructor, intrinsicDefaultProto )
      function GetPrototypeFromConstructor(constructor, intrinsicDefaultProto) {
        // 1. Assert: intrinsicDefaultProto names an intrinsic prototype object.
        // 2. Let proto be ? Get(constructor, "prototype").
        let proto = Get(constructor, 'prototype');
        // 3. If proto is not an Object, then
        if (Type(proto) !== 'Object') {
          // 3.a. Let realm be ? GetFunctionRealm(constructor).
          const realm = GetFunctionRealm(constructor);
          // 3.b. Set proto to realm's intrinsic object named intrinsicDefaultProto.
          proto = realm[intrinsicDefaultProto];
        }
        // 4. Return proto.
        return proto;
      }

      // ==== 27.2.1 Promise Abstract Operations ====

      // 27.2.1.3 CreateResolvingFunctions ( promise )
      function CreateResolvingFunctions(promise) {
        // 1. Let alreadyResolved be the Record { [[Value]]: false }.
        const alreadyResolved = { Value: false };
        // 2. Let stepsResolve be the steps of sec-promise-resolve-functions. [no code: its steps are the code of the function object]
        // 3. Let lengthResolve be the parameter count of sec-promise-resolve-functions. [no code: the function object has that length by itself]
        // 4. Let resolve be CreateBuiltinFunction(stepsResolve, lengthResolve, "", « [[Promise]], [[AlreadyResolved]] »).
        const resolveSlots = {
          Promise: undefined,
          AlreadyResolved: undefined
        };
        const resolve = PromiseResolveFunction(resolveSlots);
        // 5. Set resolve.[[Promise]] to promise.
        resolveSlots.Promise = promise;
        // 6. Set resolve.[[AlreadyResolved]] to alreadyResolved.
        resolveSlots.AlreadyResolved = alreadyResolved;
        // 7. Let stepsReject be the steps of sec-promise-reject-functions. [no code: its steps are the code of the function object]
        // 8. Let lengthReject be the parameter count of sec-promise-reject-functions. [no code: the function object has that length by itself]
        // 9. Let reject be CreateBuiltinFunction(stepsReject, lengthReject, "", « [[Promise]], [[AlreadyResolved]] »).
        const rejectSlots = {
          Promise: undefined,
          AlreadyResolved: undefined
        };
        const reject = PromiseRejectFunction(rejectSlots);
        // 10. Set reject.[[Promise]] to promise.
        rejectSlots.Promise = promise;
        // 11. Set reject.[[AlreadyResolved]] to alreadyResolved.
        rejectSlots.AlreadyResolved = alreadyResolved;
        // 12. Return the Record { [[Resolve]]: resolve, [[Reject]]: reject }.
        return {
          Resolve: resolve,
          Reject: reject
        };
      }

      // 27.2.1.3.1 Promise Reject Functions
      function PromiseRejectFunction(F) {
        return reason => {
          // 1. Let F be the active function object. [no code: the code is the function object, and closes over its slots]
          // 2. Assert: F.[[Promise]] holds an Object.
          // 3. Let promise be F.[[Promise]].
          const promise = F.Promise;
          // 4. Let alreadyResolved be F.[[AlreadyResolved]].
          const alreadyResolved = F.AlreadyResolved;
          // 5. If alreadyResolved.[[Value]] is true, return undefined.
          if (alreadyResolved.Value === true)
            return undefined;
          // 6. Set alreadyResolved.[[Value]] to true.
          alreadyResolved.Value = true;
          // 7. Perform RejectPromise(promise, reason).
          RejectPromise(promise, reason);
          // 8. Return undefined.
          return undefined;
        };
      }

      // 27.2.1.3.2 Promise Resolve Functions
      function PromiseResolveFunction(F) {
        return resolution => {
          // 1. Let F be the active function object. [no code: the code is the function object, and closes over its slots]
          // 2. Assert: F.[[Promise]] holds an Object.
          // 3. Let promise be F.[[Promise]].
          const promise = F.Promise;
          // 4. Let alreadyResolved be F.[[AlreadyResolved]].
          const alreadyResolved = F.AlreadyResolved;
          // 5. If alreadyResolved.[[Value]] is true, return undefined.
          if (alreadyResolved.Value === true)
            return undefined;
          // 6. Set alreadyResolved.[[Value]] to true.
          alreadyResolved.Value = true;
          // 7. If SameValue(resolution, promise) is true, then
          if (SameValue(resolution, promise) === true) {
            // 7.a. Let selfResolutionError be a newly created TypeError object.
            const selfResolutionError = new $TypeError('resolution and promise are the same (27.2.1.3.2 Promise Resolve Functions, step 7.a)');
            // 7.b. Perform RejectPromise(promise, selfResolutionError).
            RejectPromise(promise, selfResolutionError);
            // 7.c. Return undefined.
            return undefined;
          }
          // 8. If resolution is not an Object, then
          if (Type(resolution) !== 'Object') {
            // 8.a. Perform FulfillPromise(promise, resolution).
            FulfillPromise(promise, resolution);
            // 8.b. Return undefined.
            return undefined;
          }
          // 9. Let then be Completion(Get(resolution, "then")).
          let then;
          try {
            then = Get(resolution, 'then');
          } catch (thrown) {
            then = new ThrowCompletion(thrown);
          }
          // 10. If then is an abrupt completion, then
          if (then instanceof ThrowCompletion) {
            // 10.a. Perform RejectPromise(promise, then.[[Value]]).
            RejectPromise(promise, then.value);
            // 10.b. Return undefined.
            return undefined;
          }
          // 11. Let thenAction be then.[[Value]].
          const thenAction = then;
          // 12. If IsCallable(thenAction) is false, then
          if (IsCallable(thenAction) === false) {
            // 12.a. Perform FulfillPromise(promise, resolution).
            FulfillPromise(promise, resolution);
            // 12.b. Return undefined.
            return undefined;
          }
          // 13. Let thenJobCallback be HostMakeJobCallback(thenAction).
          const thenJobCallback = HostMakeJobCallback(HostKeepContext(thenAction));
          // 14. Let job be NewPromiseResolveThenableJob(promise, resolution, thenJobCallback).
          const job = NewPromiseResolveThenableJob(promise, resolution, thenJobCallback);
          // 15. Perform HostEnqueuePromiseJob(job.[[Job]], job.[[Realm]]).
          HostEnqueuePromiseJob(job.Job, job.Realm);
          // 16. Return undefined.
          return undefined;
        };
      }

      // 27.2.1.4 FulfillPromise ( promise, value )
      function FulfillPromise(promise, value) {
        // 1. Assert: promise.[[PromiseState]] is pending.
        // 2. Let reactions be promise.[[PromiseFulfillReactions]].
        const reactions = promise.#PromiseFulfillReactions;
        // 3. Set promise.[[PromiseResult]] to value.
        promise.#PromiseResult = value;
        // 4. Set promise.[[PromiseFulfillReactions]] to undefined.
        promise.#PromiseFulfillReactions = undefined;
        // 5. Set promise.[[PromiseRejectReactions]] to undefined.
        promise.#PromiseRejectReactions = undefined;
        // 6. Set promise.[[PromiseState]] to fulfilled.
        promise.#PromiseState = enumFulfilled;
        // 7. Perform TriggerPromiseReactions(reactions, value).
        TriggerPromiseReactions(reactions, value);
        // 8. Return unused.
        return undefined;
      }

      // 27.2.1.5 NewPromiseCapability ( C )
      function NewPromiseCapability(C) {
        // 1. If IsConstructor(C) is false, throw a TypeError exception.
        if (IsConstructor(C) === false)
          throw new $TypeError('C is not a constructor (27.2.1.5 NewPromiseCapability, step 1)');
        // 2. NOTE: C has to call its argument as the Promise constructor calls an executor. The checks below find out whether it did.
        // 3. Let resolvingFunctions be the Record { [[Resolve]]: undefined, [[Reject]]: undefined }.
        const resolvingFunctions = {
          Resolve: undefined,
          Reject: undefined
        };
        // 4. Let executorClosure be a new Abstract Closure with parameters (resolve, reject) that captures resolvingFunctions and performs the following steps when called: [no code: its steps are the code of the function object]
        // 5. Let executor be CreateBuiltinFunction(executorClosure, 2, "", « »).
        const executor = NewPromiseCapabilityExecutorClosure(resolvingFunctions);
        // 6. Let promise be ? Construct(C, « executor »).
        const promise = Construct(C, [executor]);
        // 7. If IsCallable(resolvingFunctions.[[Resolve]]) is false, throw a TypeError exception.
        if (IsCallable(resolvingFunctions.Resolve) === false)
          throw new $TypeError('resolvingFunctions.[[Resolve]] is not a function (27.2.1.5 NewPromiseCapability, step 7)');
        // 8. If IsCallable(resolvingFunctions.[[Reject]]) is false, throw a TypeError exception.
        if (IsCallable(resolvingFunctions.Reject) === false)
          throw new $TypeError('resolvingFunctions.[[Reject]] is not a function (27.2.1.5 NewPromiseCapability, step 8)');
        // 9. Return the PromiseCapability { [[Promise]]: promise, [[Resolve]]: resolvingFunctions.[[Resolve]], [[Reject]]: resolvingFunctions.[[Reject]] }.
        return {
          Promise: promise,
          Resolve: resolvingFunctions.Resolve,
          Reject: resolvingFunctions.Reject
        };
      }

      // 27.2.1.5 NewPromiseCapability ( C ), executorClosure
      function NewPromiseCapabilityExecutorClosure(resolvingFunctions) {
        return (resolve, reject) => {
          // 4.a. If resolvingFunctions.[[Resolve]] is not undefined, throw a TypeError exception.
          if (resolvingFunctions.Resolve !== undefined)
            throw new $TypeError('resolvingFunctions.[[Resolve]] is not undefined (27.2.1.5 NewPromiseCapability, step 4.a)');
          // 4.b. If resolvingFunctions.[[Reject]] is not undefined, throw a TypeError exception.
          if (resolvingFunctions.Reject !== undefined)
            throw new $TypeError('resolvingFunctions.[[Reject]] is not undefined (27.2.1.5 NewPromiseCapability, step 4.b)');
          // 4.c. Set resolvingFunctions.[[Resolve]] to resolve.
          resolvingFunctions.Resolve = resolve;
          // 4.d. Set resolvingFunctions.[[Reject]] to reject.
          resolvingFunctions.Reject = reject;
          // 4.e. Return undefined.
          return undefined;
        };
      }

      // 27.2.1.6 IsPromise ( x )
      function IsPromise(x) {
        // 1. If x is not an Object, return false.
        if (Type(x) !== 'Object')
          return false;
        // 2. If x has no [[PromiseState]], return false.
        if (!(#PromiseState in $Object(x)))
          return false;
        // 3. Return true.
        return true;
      }

      // 27.2.1.7 RejectPromise ( promise, reason )
      function RejectPromise(promise, reason) {
        // 1. Assert: promise.[[PromiseState]] is pending.
        // 2. Let reactions be promise.[[PromiseRejectReactions]].
        const reactions = promise.#PromiseRejectReactions;
        // 3. Set promise.[[PromiseResult]] to reason.
        promise.#PromiseResult = reason;
        // 4. Set promise.[[PromiseFulfillReactions]] to undefined.
        promise.#PromiseFulfillReactions = undefined;
        // 5. Set promise.[[PromiseRejectReactions]] to undefined.
        promise.#PromiseRejectReactions = undefined;
        // 6. Set promise.[[PromiseState]] to rejected.
        promise.#PromiseState = enumRejected;
        // 7. If promise.[[PromiseIsHandled]] is false, perform HostPromiseRejectionTracker(promise, "reject").
        if (promise.#PromiseIsHandled === false)
          HostPromiseRejectionTracker(promise, 'reject', promise.#PromiseResult);
        // 8. Perform TriggerPromiseReactions(reactions, reason).
        TriggerPromiseReactions(reactions, reason);
        // 9. Return unused.
        return undefined;
      }

      // 27.2.1.8 TriggerPromiseReactions ( reactions, argument )
      function TriggerPromiseReactions(reactions, argument) {
        // 1. For each element reaction of reactions, do
        for (let reactionIndex = 0; reactionIndex < reactions.length; reactionIndex++) {
          const reaction = reactions[reactionIndex];
          // 1.a. Let job be NewPromiseReactionJob(reaction, argument).
          const job = NewPromiseReactionJob(reaction, argument);
          // 1.b. Perform HostEnqueuePromiseJob(job.[[Job]], job.[[Realm]]).
          HostEnqueuePromiseJob(job.Job, job.Realm);
        }
        // 2. Return unused.
        return undefined;
      }

      // ==== 27.2.2 Promise Jobs ====

      // 27.2.2.1 NewPromiseReactionJob ( reaction, argument )
      function NewPromiseReactionJob(reaction, argument) {
        // 1. Let job be a new Job Abstract Closure with no parameters that captures reaction and argument and performs the following steps when called:
        const job = NewPromiseReactionJobJob(reaction, argument);
        // 2. Let handlerRealm be null.
        let handlerRealm = null;
        // 3. If reaction.[[Handler]] is not empty, then
        if (reaction.Handler !== enumEmpty) {
          // 3.a. Let getHandlerRealmResult be Completion(GetFunctionRealm(reaction.[[Handler]].[[Callback]])).
          let getHandlerRealmResult;
          try {
            getHandlerRealmResult = GetFunctionRealm(reaction.Handler.Callback);
          } catch (thrown) {
            getHandlerRealmResult = new ThrowCompletion(thrown);
          }
          // 3.b. If getHandlerRealmResult is not an abrupt completion, set handlerRealm to getHandlerRealmResult.[[Value]].
          if (!(getHandlerRealmResult instanceof ThrowCompletion))
            handlerRealm = getHandlerRealmResult;
          else {
            // 3.c. Else, set handlerRealm to the current Realm Record.
            handlerRealm = realm;
          }
          // 3.d. NOTE: Without a handler handlerRealm is null. Errors about a revoked Proxy are made in it.
        }
        // 4. Return the Record { [[Job]]: job, [[Realm]]: handlerRealm }.
        return {
          Job: job,
          Realm: handlerRealm
        };
      }

      // 27.2.2.1 NewPromiseReactionJob ( reaction, argument ), job
      function NewPromiseReactionJobJob(reaction, argument) {
        return () => {
          // 1.a. Let promiseCapability be reaction.[[Capability]].
          const promiseCapability = reaction.Capability;
          // 1.b. Let type be reaction.[[Type]].
          const type = reaction.Type;
          // 1.c. Let handler be reaction.[[Handler]].
          const handler = reaction.Handler;
          // 1.d. If handler is empty, then
          let handlerResult;
          if (handler === enumEmpty) {
            // 1.d.i. If type is fulfill, then
            if (type === enumFulfill) {
              // 1.d.i.1. Let handlerResult be NormalCompletion(argument).
              handlerResult = argument;
            } else {
              // 1.d.ii. Else,
              // 1.d.ii.1. Assert: type is reject.
              // 1.d.ii.2. Let handlerResult be ThrowCompletion(argument).
              handlerResult = new ThrowCompletion(argument);
            }
          } else {
            // 1.e. Else,
            // 1.e.i. Let handlerResult be Completion(HostCallJobCallback(handler, undefined, « argument »)).
            try {
              handlerResult = HostCallJobCallback(handler, undefined, [argument]);
            } catch (thrown) {
              handlerResult = new ThrowCompletion(thrown);
            }
          }
          // 1.f. If promiseCapability is undefined, then
          if (promiseCapability === undefined) {
            // 1.f.i. Assert: handlerResult is not an abrupt completion.
            // 1.f.ii. Return empty.
            return enumEmpty;
          }
          // 1.g. Assert: promiseCapability is a PromiseCapability Record.
          // 1.h. If handlerResult is an abrupt completion, then
          if (handlerResult instanceof ThrowCompletion) {
            // 1.h.i. Return ? Call(promiseCapability.[[Reject]], undefined, « handlerResult.[[Value]] »).
            return Call(promiseCapability.Reject, undefined, [handlerResult.value]);
          } else {
            // 1.i. Else,
            // 1.i.i. Return ? Call(promiseCapability.[[Resolve]], undefined, « handlerResult.[[Value]] »).
            return Call(promiseCapability.Resolve, undefined, [handlerResult]);
          }
        };
      }

      // 27.2.2.2 NewPromiseResolveThenableJob ( promiseToResolve, thenable, then )
      function NewPromiseResolveThenableJob(promiseToResolve, thenable, then) {
        // 1. Let job be a new Job Abstract Closure with no parameters that captures promiseToResolve, thenable, and then and performs the following steps when called:
        const job = NewPromiseResolveThenableJobJob(promiseToResolve, thenable, then);
        // 2. Let getThenRealmResult be Completion(GetFunctionRealm(then.[[Callback]])).
        let getThenRealmResult;
        try {
          getThenRealmResult = GetFunctionRealm(then.Callback);
        } catch (thrown) {
          getThenRealmResult = new ThrowCompletion(thrown);
        }
        // 3. If getThenRealmResult is not an abrupt completion, let thenRealm be getThenRealmResult.[[Value]].
        let thenRealm;
        if (!(getThenRealmResult instanceof ThrowCompletion))
          thenRealm = getThenRealmResult;
        else {
          // 4. Else, let thenRealm be the current Realm Record.
          thenRealm = realm;
        }
        // 5. NOTE: thenRealm is a Realm Record. Errors about a revoked Proxy are made in it.
        // 6. Return the Record { [[Job]]: job, [[Realm]]: thenRealm }.
        return {
          Job: job,
          Realm: thenRealm
        };
      }

      // 27.2.2.2 NewPromiseResolveThenableJob ( promiseToResolve, thenable, then ), job
      function NewPromiseResolveThenableJobJob(promiseToResolve, thenable, then) {
        return () => {
          // 1.a. Let resolvingFunctions be CreateResolvingFunctions(promiseToResolve).
          const resolvingFunctions = CreateResolvingFunctions(promiseToResolve);
          // 1.b. Let thenCallResult be Completion(HostCallJobCallback(then, thenable, « resolvingFunctions.[[Resolve]], resolvingFunctions.[[Reject]] »)).
          let thenCallResult;
          try {
            thenCallResult = HostCallJobCallback(then, thenable, [
              resolvingFunctions.Resolve,
              resolvingFunctions.Reject
            ]);
          } catch (thrown) {
            thenCallResult = new ThrowCompletion(thrown);
          }
          // 1.c. If thenCallResult is an abrupt completion, then
          if (thenCallResult instanceof ThrowCompletion) {
            // 1.c.i. Return ? Call(resolvingFunctions.[[Reject]], undefined, « thenCallResult.[[Value]] »).
            return Call(resolvingFunctions.Reject, undefined, [thenCallResult.value]);
          }
          // 1.d. Return ? thenCallResult.
          return thenCallResult;
        };
      }

      // ==== 27.2.3 The Promise Constructor ====

      // `extends null` makes this a derived class: no object is created before the steps of its
      // constructor create one.
      class Promise extends null {
        // 27.2.3.1 Promise ( executor )
        constructor(executor) {
          // 1. If NewTarget is undefined, throw a TypeError exception.
          if (new.target === undefined)
            throw new $TypeError('Promise is called without new (27.2.3.1 Promise, step 1)');
          // 2. If IsCallable(executor) is false, throw a TypeError exception.
          if (IsCallable(executor) === false)
            throw new $TypeError('executor is not a function (27.2.3.1 Promise, step 2)');
          // 3. Let promise be ? OrdinaryCreateFromConstructor(NewTarget, "%Promise.prototype%", « [[PromiseState]], [[PromiseResult]], [[PromiseFulfillReactions]], [[PromiseRejectReactions]], [[PromiseIsHandled]] »).
          const promise = OrdinaryCreateFromConstructor(new.target, '%Promise.prototype%', [
            'PromiseState',
            'PromiseResult',
            'PromiseFulfillReactions',
            'PromiseRejectReactions',
            'PromiseIsHandled'
          ]);
          // 4. Set promise.[[PromiseState]] to pending.
          promise.#PromiseState = enumPending;
          // 5. Set promise.[[PromiseResult]] to empty.
          promise.#PromiseResult = enumEmpty;
          // 6. Set promise.[[PromiseFulfillReactions]] to « ».
          promise.#PromiseFulfillReactions = [];
          // 7. Set promise.[[PromiseRejectReactions]] to « ».
          promise.#PromiseRejectReactions = [];
          // 8. Set promise.[[PromiseIsHandled]] to false.
          promise.#PromiseIsHandled = false;
          // 9. Let resolvingFunctions be CreateResolvingFunctions(promise).
          const resolvingFunctions = CreateResolvingFunctions(promise);
          // 10. Let completion be Completion(Call(executor, undefined, « resolvingFunctions.[[Resolve]], resolvingFunctions.[[Reject]] »)).
          let completion;
          try {
            completion = Call(executor, undefined, [
              resolvingFunctions.Resolve,
              resolvingFunctions.Reject
            ]);
          } catch (thrown) {
            completion = new ThrowCompletion(thrown);
          }
          // 11. If completion is an abrupt completion, then
          if (completion instanceof ThrowCompletion) {
            // 11.a. Perform ? Call(resolvingFunctions.[[Reject]], undefined, « completion.[[Value]] »).
            Call(resolvingFunctions.Reject, undefined, [completion.value]);
          }
          // 12. Return promise.
          return promise;
        }

        // 27.2.4.1 Promise.all ( iterable )
        static all(iterable) {
          // 1. Let C be the this value.
          const C = this;
          // 2. Let promiseCapability be ? NewPromiseCapability(C).
          const promiseCapability = NewPromiseCapability(C);
          // 3. Let promiseResolve be Completion(GetPromiseResolve(C)).
          let promiseResolve;
          try {
            promiseResolve = GetPromiseResolve(C);
          } catch (thrown) {
            promiseResolve = new ThrowCompletion(thrown);
          }
          // 4. IfAbruptRejectPromise(promiseResolve, promiseCapability).
          // 27.2.1.1.1, 1. Assert: value is a Completion Record.
          // 27.2.1.1.1, 2. If value is an abrupt completion, then
          // 27.2.1.1.1, 3. Else, [no code: none of its steps has code]
          // 27.2.1.1.1, 3.a. Set value to ! value. [no code: the variable has that value already: a normal completion is its value]
          if (promiseResolve instanceof ThrowCompletion) {
            // 27.2.1.1.1, 2.a. Perform ? Call(capability.[[Reject]], undefined, « value.[[Value]] »).
            Call(promiseCapability.Reject, undefined, [promiseResolve.value]);
            // 27.2.1.1.1, 2.b. Return capability.[[Promise]].
            return promiseCapability.Promise;
          }
          // 5. Let iteratorRecord be Completion(GetIterator(iterable, sync)).
          let iteratorRecord;
          try {
            iteratorRecord = GetIterator(iterable, enumSync);
          } catch (thrown) {
            iteratorRecord = new ThrowCompletion(thrown);
          }
          // 6. IfAbruptRejectPromise(iteratorRecord, promiseCapability).
          // 27.2.1.1.1, 1. Assert: value is a Completion Record.
          // 27.2.1.1.1, 2. If value is an abrupt completion, then
          // 27.2.1.1.1, 3. Else, [no code: none of its steps has code]
          // 27.2.1.1.1, 3.a. Set value to ! value. [no code: the variable has that value already: a normal completion is its value]
          if (iteratorRecord instanceof ThrowCompletion) {
            // 27.2.1.1.1, 2.a. Perform ? Call(capability.[[Reject]], undefined, « value.[[Value]] »).
            Call(promiseCapability.Reject, undefined, [iteratorRecord.value]);
            // 27.2.1.1.1, 2.b. Return capability.[[Promise]].
            return promiseCapability.Promise;
          }
          // 7. Let result be Completion(PerformPromiseAll(iteratorRecord, C, promiseCapability, promiseResolve)).
          let result;
          try {
            result = PerformPromiseAll(iteratorRecord, C, promiseCapability, promiseResolve);
          } catch (thrown) {
            result = new ThrowCompletion(thrown);
          }
          // 8. If result is an abrupt completion, then
          if (result instanceof ThrowCompletion) {
            // 8.a. If iteratorRecord.[[Done]] is false, set result to Completion(IteratorClose(iteratorRecord, result)).
            if (iteratorRecord.Done === false)
              try {
                result = IteratorClose(iteratorRecord, result);
              } catch (thrown) {
                result = new ThrowCompletion(thrown);
              }
            // 8.b. IfAbruptRejectPromise(result, promiseCapability).
            // 27.2.1.1.1, 1. Assert: value is a Completion Record.
            // 27.2.1.1.1, 2. If value is an abrupt completion, then
            // 27.2.1.1.1, 3. Else, [no code: none of its steps has code]
            // 27.2.1.1.1, 3.a. Set value to ! value. [no code: the variable has that value already: a normal completion is its value]
            if (result instanceof ThrowCompletion) {
              // 27.2.1.1.1, 2.a. Perform ? Call(capability.[[Reject]], undefined, « value.[[Value]] »).
              Call(promiseCapability.Reject, undefined, [result.value]);
              // 27.2.1.1.1, 2.b. Return capability.[[Promise]].
              return promiseCapability.Promise;
            }
          }
          // 9. Return ? result.
          return result;
        }

        // 27.2.4.2 Promise.allSettled ( iterable )
        static allSettled(iterable) {
          // 1. Let C be the this value.
          const C = this;
          // 2. Let promiseCapability be ? NewPromiseCapability(C).
          const promiseCapability = NewPromiseCapability(C);
          // 3. Let promiseResolve be Completion(GetPromiseResolve(C)).
          let promiseResolve;
          try {
            promiseResolve = GetPromiseResolve(C);
          } catch (thrown) {
            promiseResolve = new ThrowCompletion(thrown);
          }
          // 4. IfAbruptRejectPromise(promiseResolve, promiseCapability).
          // 27.2.1.1.1, 1. Assert: value is a Completion Record.
          // 27.2.1.1.1, 2. If value is an abrupt completion, then
          // 27.2.1.1.1, 3. Else, [no code: none of its steps has code]
          // 27.2.1.1.1, 3.a. Set value to ! value. [no code: the variable has that value already: a normal completion is its value]
          if (promiseResolve instanceof ThrowCompletion) {
            // 27.2.1.1.1, 2.a. Perform ? Call(capability.[[Reject]], undefined, « value.[[Value]] »).
            Call(promiseCapability.Reject, undefined, [promiseResolve.value]);
            // 27.2.1.1.1, 2.b. Return capability.[[Promise]].
            return promiseCapability.Promise;
          }
          // 5. Let iteratorRecord be Completion(GetIterator(iterable, sync)).
          let iteratorRecord;
          try {
            iteratorRecord = GetIterator(iterable, enumSync);
          } catch (thrown) {
            iteratorRecord = new ThrowCompletion(thrown);
          }
          // 6. IfAbruptRejectPromise(iteratorRecord, promiseCapability).
          // 27.2.1.1.1, 1. Assert: value is a Completion Record.
          // 27.2.1.1.1, 2. If value is an abrupt completion, then
          // 27.2.1.1.1, 3. Else, [no code: none of its steps has code]
          // 27.2.1.1.1, 3.a. Set value to ! value. [no code: the variable has that value already: a normal completion is its value]
          if (iteratorRecord instanceof ThrowCompletion) {
            // 27.2.1.1.1, 2.a. Perform ? Call(capability.[[Reject]], undefined, « value.[[Value]] »).
            Call(promiseCapability.Reject, undefined, [iteratorRecord.value]);
            // 27.2.1.1.1, 2.b. Return capability.[[Promise]].
            return promiseCapability.Promise;
          }
          // 7. Let result be Completion(PerformPromiseAllSettled(iteratorRecord, C, promiseCapability, promiseResolve)).
          let result;
          try {
            result = PerformPromiseAllSettled(iteratorRecord, C, promiseCapability, promiseResolve);
          } catch (thrown) {
            result = new ThrowCompletion(thrown);
          }
          // 8. If result is an abrupt completion, then
          if (result instanceof ThrowCompletion) {
            // 8.a. If iteratorRecord.[[Done]] is false, set result to Completion(IteratorClose(iteratorRecord, result)).
            if (iteratorRecord.Done === false)
              try {
                result = IteratorClose(iteratorRecord, result);
              } catch (thrown) {
                result = new ThrowCompletion(thrown);
              }
            // 8.b. IfAbruptRejectPromise(result, promiseCapability).
            // 27.2.1.1.1, 1. Assert: value is a Completion Record.
            // 27.2.1.1.1, 2. If value is an abrupt completion, then
            // 27.2.1.1.1, 3. Else, [no code: none of its steps has code]
            // 27.2.1.1.1, 3.a. Set value to ! value. [no code: the variable has that value already: a normal completion is its value]
            if (result instanceof ThrowCompletion) {
              // 27.2.1.1.1, 2.a. Perform ? Call(capability.[[Reject]], undefined, « value.[[Value]] »).
              Call(promiseCapability.Reject, undefined, [result.value]);
              // 27.2.1.1.1, 2.b. Return capability.[[Promise]].
              return promiseCapability.Promise;
            }
          }
          // 9. Return ? result.
          return result;
        }

        // 27.2.4.3 Promise.any ( iterable )
        static any(iterable) {
          // 1. Let C be the this value.
          const C = this;
          // 2. Let promiseCapability be ? NewPromiseCapability(C).
          const promiseCapability = NewPromiseCapability(C);
          // 3. Let promiseResolve be Completion(GetPromiseResolve(C)).
          let promiseResolve;
          try {
            promiseResolve = GetPromiseResolve(C);
          } catch (thrown) {
            promiseResolve = new ThrowCompletion(thrown);
          }
          // 4. IfAbruptRejectPromise(promiseResolve, promiseCapability).
          // 27.2.1.1.1, 1. Assert: value is a Completion Record.
          // 27.2.1.1.1, 2. If value is an abrupt completion, then
          // 27.2.1.1.1, 3. Else, [no code: none of its steps has code]
          // 27.2.1.1.1, 3.a. Set value to ! value. [no code: the variable has that value already: a normal completion is its value]
          if (promiseResolve instanceof ThrowCompletion) {
            // 27.2.1.1.1, 2.a. Perform ? Call(capability.[[Reject]], undefined, « value.[[Value]] »).
            Call(promiseCapability.Reject, undefined, [promiseResolve.value]);
            // 27.2.1.1.1, 2.b. Return capability.[[Promise]].
            return promiseCapability.Promise;
          }
          // 5. Let iteratorRecord be Completion(GetIterator(iterable, sync)).
          let iteratorRecord;
          try {
            iteratorRecord = GetIterator(iterable, enumSync);
          } catch (thrown) {
            iteratorRecord = new ThrowCompletion(thrown);
          }
          // 6. IfAbruptRejectPromise(iteratorRecord, promiseCapability).
          // 27.2.1.1.1, 1. Assert: value is a Completion Record.
          // 27.2.1.1.1, 2. If value is an abrupt completion, then
          // 27.2.1.1.1, 3. Else, [no code: none of its steps has code]
          // 27.2.1.1.1, 3.a. Set value to ! value. [no code: the variable has that value already: a normal completion is its value]
          if (iteratorRecord instanceof ThrowCompletion) {
            // 27.2.1.1.1, 2.a. Perform ? Call(capability.[[Reject]], undefined, « value.[[Value]] »).
            Call(promiseCapability.Reject, undefined, [iteratorRecord.value]);
            // 27.2.1.1.1, 2.b. Return capability.[[Promise]].
            return promiseCapability.Promise;
          }
          // 7. Let result be Completion(PerformPromiseAny(iteratorRecord, C, promiseCapability, promiseResolve)).
          let result;
          try {
            result = PerformPromiseAny(iteratorRecord, C, promiseCapability, promiseResolve);
          } catch (thrown) {
            result = new ThrowCompletion(thrown);
          }
          // 8. If result is an abrupt completion, then
          if (result instanceof ThrowCompletion) {
            // 8.a. If iteratorRecord.[[Done]] is false, set result to Completion(IteratorClose(iteratorRecord, result)).
            if (iteratorRecord.Done === false)
              try {
                result = IteratorClose(iteratorRecord, result);
              } catch (thrown) {
                result = new ThrowCompletion(thrown);
              }
            // 8.b. IfAbruptRejectPromise(result, promiseCapability).
            // 27.2.1.1.1, 1. Assert: value is a Completion Record.
            // 27.2.1.1.1, 2. If value is an abrupt completion, then
            // 27.2.1.1.1, 3. Else, [no code: none of its steps has code]
            // 27.2.1.1.1, 3.a. Set value to ! value. [no code: the variable has that value already: a normal completion is its value]
            if (result instanceof ThrowCompletion) {
              // 27.2.1.1.1, 2.a. Perform ? Call(capability.[[Reject]], undefined, « value.[[Value]] »).
              Call(promiseCapability.Reject, undefined, [result.value]);
              // 27.2.1.1.1, 2.b. Return capability.[[Promise]].
              return promiseCapability.Promise;
            }
          }
          // 9. Return ? result.
          return result;
        }

        // 27.2.4.5 Promise.race ( iterable )
        static race(iterable) {
          // 1. Let C be the this value.
          const C = this;
          // 2. Let promiseCapability be ? NewPromiseCapability(C).
          const promiseCapability = NewPromiseCapability(C);
          // 3. Let promiseResolve be Completion(GetPromiseResolve(C)).
          let promiseResolve;
          try {
            promiseResolve = GetPromiseResolve(C);
          } catch (thrown) {
            promiseResolve = new ThrowCompletion(thrown);
          }
          // 4. IfAbruptRejectPromise(promiseResolve, promiseCapability).
          // 27.2.1.1.1, 1. Assert: value is a Completion Record.
          // 27.2.1.1.1, 2. If value is an abrupt completion, then
          // 27.2.1.1.1, 3. Else, [no code: none of its steps has code]
          // 27.2.1.1.1, 3.a. Set value to ! value. [no code: the variable has that value already: a normal completion is its value]
          if (promiseResolve instanceof ThrowCompletion) {
            // 27.2.1.1.1, 2.a. Perform ? Call(capability.[[Reject]], undefined, « value.[[Value]] »).
            Call(promiseCapability.Reject, undefined, [promiseResolve.value]);
            // 27.2.1.1.1, 2.b. Return capability.[[Promise]].
            return promiseCapability.Promise;
          }
          // 5. Let iteratorRecord be Completion(GetIterator(iterable, sync)).
          let iteratorRecord;
          try {
            iteratorRecord = GetIterator(iterable, enumSync);
          } catch (thrown) {
            iteratorRecord = new ThrowCompletion(thrown);
          }
          // 6. IfAbruptRejectPromise(iteratorRecord, promiseCapability).
          // 27.2.1.1.1, 1. Assert: value is a Completion Record.
          // 27.2.1.1.1, 2. If value is an abrupt completion, then
          // 27.2.1.1.1, 3. Else, [no code: none of its steps has code]
          // 27.2.1.1.1, 3.a. Set value to ! value. [no code: the variable has that value already: a normal completion is its value]
          if (iteratorRecord instanceof ThrowCompletion) {
            // 27.2.1.1.1, 2.a. Perform ? Call(capability.[[Reject]], undefined, « value.[[Value]] »).
            Call(promiseCapability.Reject, undefined, [iteratorRecord.value]);
            // 27.2.1.1.1, 2.b. Return capability.[[Promise]].
            return promiseCapability.Promise;
          }
          // 7. Let result be Completion(PerformPromiseRace(iteratorRecord, C, promiseCapability, promiseResolve)).
          let result;
          try {
            result = PerformPromiseRace(iteratorRecord, C, promiseCapability, promiseResolve);
          } catch (thrown) {
            result = new ThrowCompletion(thrown);
          }
          // 8. If result is an abrupt completion, then
          if (result instanceof ThrowCompletion) {
            // 8.a. If iteratorRecord.[[Done]] is false, set result to Completion(IteratorClose(iteratorRecord, result)).
            if (iteratorRecord.Done === false)
              try {
                result = IteratorClose(iteratorRecord, result);
              } catch (thrown) {
                result = new ThrowCompletion(thrown);
              }
            // 8.b. IfAbruptRejectPromise(result, promiseCapability).
            // 27.2.1.1.1, 1. Assert: value is a Completion Record.
            // 27.2.1.1.1, 2. If value is an abrupt completion, then
            // 27.2.1.1.1, 3. Else, [no code: none of its steps has code]
            // 27.2.1.1.1, 3.a. Set value to ! value. [no code: the variable has that value already: a normal completion is its value]
            if (result instanceof ThrowCompletion) {
              // 27.2.1.1.1, 2.a. Perform ? Call(capability.[[Reject]], undefined, « value.[[Value]] »).
              Call(promiseCapability.Reject, undefined, [result.value]);
              // 27.2.1.1.1, 2.b. Return capability.[[Promise]].
              return promiseCapability.Promise;
            }
          }
          // 9. Return ? result.
          return result;
        }

        // 27.2.4.6 Promise.reject ( r )
        static reject(r) {
          // 1. Let C be the this value.
          const C = this;
          // 2. Let promiseCapability be ? NewPromiseCapability(C).
          const promiseCapability = NewPromiseCapability(C);
          // 3. Perform ? Call(promiseCapability.[[Reject]], undefined, « r »).
          Call(promiseCapability.Reject, undefined, [r]);
          // 4. Return promiseCapability.[[Promise]].
          return promiseCapability.Promise;
        }

        // 27.2.4.7 Promise.resolve ( x )
        static resolve(x) {
          // 1. Let C be the this value.
          const C = this;
          // 2. If C is not an Object, throw a TypeError exception.
          if (Type(C) !== 'Object')
            throw new $TypeError('this is not an object (27.2.4.7 Promise.resolve, step 2)');
          // 3. Return ? PromiseResolve(C, x).
          return PromiseResolve(C, x);
        }

        // 27.2.4.8 Promise.try ( callback, ...args )
        static try(callback, ...args) {
          // 1. Let C be the this value.
          const C = this;
          // 2. If C is not an Object, throw a TypeError exception.
          if (Type(C) !== 'Object')
            throw new $TypeError('this is not an object (27.2.4.8 Promise.try, step 2)');
          // 3. Let promiseCapability be ? NewPromiseCapability(C).
          const promiseCapability = NewPromiseCapability(C);
          // 4. Let status be Completion(Call(callback, undefined, args)).
          let status;
          try {
            status = Call(callback, undefined, args);
          } catch (thrown) {
            status = new ThrowCompletion(thrown);
          }
          // 5. If status is an abrupt completion, then
          if (status instanceof ThrowCompletion) {
            // 5.a. Perform ? Call(promiseCapability.[[Reject]], undefined, « status.[[Value]] »).
            Call(promiseCapability.Reject, undefined, [status.value]);
          } else {
            // 6. Else,
            // 6.a. Perform ? Call(promiseCapability.[[Resolve]], undefined, « status.[[Value]] »).
            Call(promiseCapability.Resolve, undefined, [status]);
          }
          // 7. Return promiseCapability.[[Promise]].
          return promiseCapability.Promise;
        }

        // 27.2.4.9 Promise.withResolvers ( )
        static withResolvers() {
          // 1. Let C be the this value.
          const C = this;
          // 2. Let promiseCapability be ? NewPromiseCapability(C).
          const promiseCapability = NewPromiseCapability(C);
          // 3. Let obj be OrdinaryObjectCreate(%Object.prototype%).
          const obj = OrdinaryObjectCreate($ObjectPrototype);
          // 4. Perform ! CreateDataPropertyOrThrow(obj, "promise", promiseCapability.[[Promise]]).
          CreateDataPropertyOrThrow(obj, 'promise', promiseCapability.Promise);
          // 5. Perform ! CreateDataPropertyOrThrow(obj, "resolve", promiseCapability.[[Resolve]]).
          CreateDataPropertyOrThrow(obj, 'resolve', promiseCapability.Resolve);
          // 6. Perform ! CreateDataPropertyOrThrow(obj, "reject", promiseCapability.[[Reject]]).
          CreateDataPropertyOrThrow(obj, 'reject', promiseCapability.Reject);
          // 7. Return obj.
          return obj;
        }

        // 27.2.4.10 get Promise [ %Symbol.species% ]
        static get [$species]() {
          // 1. Return the this value.
          return this;
        }

        // 27.2.5.1 Promise.prototype.catch ( onRejected )
        catch(onRejected) {
          // 1. Let promise be the this value.
          const promise = this;
          // 2. Return ? Invoke(promise, "then", « undefined, onRejected »).
          return Invoke(promise, 'then', [
            undefined,
            onRejected
          ]);
        }

        // 27.2.5.3 Promise.prototype.finally ( onFinally )
        finally(onFinally) {
          // 1. Let promise be the this value.
          const promise = this;
          // 2. If promise is not an Object, throw a TypeError exception.
          if (Type(promise) !== 'Object')
            throw new $TypeError('this is not an object (27.2.5.3 Promise.prototype.finally, step 2)');
          // 3. Let C be ? SpeciesConstructor(promise, %Promise%).
          const C = SpeciesConstructor(promise, Promise);
          // 4. Assert: IsConstructor(C) is true.
          // 5. If IsCallable(onFinally) is false, then
          let thenFinally;
          let catchFinally;
          if (IsCallable(onFinally) === false) {
            // 5.a. Let thenFinally be onFinally.
            thenFinally = onFinally;
            // 5.b. Let catchFinally be onFinally.
            catchFinally = onFinally;
          } else {
            // 6. Else,
            // 6.a. Let thenFinallyClosure be a new Abstract Closure with parameters (value) that captures onFinally and C and performs the following steps when called: [no code: its steps are the code of the function object]
            // 6.b. Let thenFinally be CreateBuiltinFunction(thenFinallyClosure, 1, "", « »).
            thenFinally = PromisePrototypeFinallyThenFinallyClosure(onFinally, C);
            // 6.c. Let catchFinallyClosure be a new Abstract Closure with parameters (reason) that captures onFinally and C and performs the following steps when called: [no code: its steps are the code of the function object]
            // 6.d. Let catchFinally be CreateBuiltinFunction(catchFinallyClosure, 1, "", « »).
            catchFinally = PromisePrototypeFinallyCatchFinallyClosure(onFinally, C);
          }
          // 7. Return ? Invoke(promise, "then", « thenFinally, catchFinally »).
          return Invoke(promise, 'then', [
            thenFinally,
            catchFinally
          ]);
        }

        // 27.2.5.4 Promise.prototype.then ( onFulfilled, onRejected )
        then(onFulfilled, onRejected) {
          // 1. Let promise be the this value.
          const promise = this;
          // 2. If IsPromise(promise) is false, throw a TypeError exception.
          if (IsPromise(promise) === false)
            throw new $TypeError('this is not a promise (27.2.5.4 Promise.prototype.then, step 2)');
          // 3. Let C be ? SpeciesConstructor(promise, %Promise%).
          const C = SpeciesConstructor(promise, Promise);
          // 4. Let resultCapability be ? NewPromiseCapability(C).
          const resultCapability = NewPromiseCapability(C);
          // 5. Return PerformPromiseThen(promise, onFulfilled, onRejected, resultCapability).
          return PerformPromiseThen(promise, onFulfilled, onRejected, resultCapability);
        }
      }

      // A class that extends null inherits from nothing by itself.
      $setPrototypeOf(Promise.prototype, $ObjectPrototype);
      $setPrototypeOf(Promise, $FunctionPrototype);

      // Its name, whatever a minifier calls the class.
      $defineProperty(Promise, 'name', {
        __proto__: null,
        value: 'Promise'
      });

      // 27.2.5.5 Promise.prototype [ %Symbol.toStringTag% ]
      $defineProperty(Promise.prototype, $toStringTag, {
        __proto__: null,
        value: 'Promise',
        writable: false,
        enumerable: false,
        configurable: true
      });

      // ==== 27.2.4 Properties of the Promise Constructor ====

      // 27.2.4.1.1 GetPromiseResolve ( promiseConstructor )
      function GetPromiseResolve(promiseConstructor) {
        // 1. Let promiseResolve be ? Get(promiseConstructor, "resolve").
        const promiseResolve = Get(promiseConstructor, 'resolve');
        // 2. If IsCallable(promiseResolve) is false, throw a TypeError exception.
        if (IsCallable(promiseResolve) === false)
          throw new $TypeError('promiseResolve is not a function (27.2.4.1.1 GetPromiseResolve, step 2)');
        // 3. Return promiseResolve.
        return promiseResolve;
      }

      // 27.2.4.1.2 PerformPromiseAll ( iteratorRecord, constructor, resultCapability, promiseResolve )
      function PerformPromiseAll(iteratorRecord, constructor, resultCapability, promiseResolve) {
        // 1. Let values be « ».
        const values = [];
        // 2. Let remainingElementsCount be the Record { [[Value]]: 1 }.
        const remainingElementsCount = { Value: 1 };
        // 3. Let index be 0.
        let index = 0;
        // 4. Repeat,
        while (true) {
          // 4.a. Let next be ? IteratorStepValue(iteratorRecord).
          const next = IteratorStepValue(iteratorRecord);
          // 4.b. If next is done, then
          if (next === enumDone) {
            // 4.b.i. Set remainingElementsCount.[[Value]] to remainingElementsCount.[[Value]] - 1.
            remainingElementsCount.Value = remainingElementsCount.Value - 1;
            // 4.b.ii. If remainingElementsCount.[[Value]] is 0, then
            if (remainingElementsCount.Value === 0) {
              // 4.b.ii.1. Let valuesArray be CreateArrayFromList(values).
              const valuesArray = CreateArrayFromList(values);
              // 4.b.ii.2. Perform ? Call(resultCapability.[[Resolve]], undefined, « valuesArray »).
              Call(resultCapability.Resolve, undefined, [valuesArray]);
            }
            // 4.b.iii. Return resultCapability.[[Promise]].
            return resultCapability.Promise;
          }
          // 4.c. Append undefined to the end of values.
          AppendToList(values, undefined);
          // 4.d. Let nextPromise be ? Call(promiseResolve, constructor, « next »).
          const nextPromise = Call(promiseResolve, constructor, [next]);
          // 4.e. Let steps be the steps of sec-promise.all-resolve-element-functions. [no code: its steps are the code of the function object]
          // 4.f. Let length be the parameter count of sec-promise.all-resolve-element-functions. [no code: the function object has that length by itself]
          // 4.g. Let onFulfilled be CreateBuiltinFunction(steps, length, "", « [[AlreadyCalled]], [[Index]], [[Values]], [[Capability]], [[RemainingElements]] »).
          const onFulfilledSlots = {
            AlreadyCalled: undefined,
            Index: undefined,
            Values: undefined,
            Capability: undefined,
            RemainingElements: undefined
          };
          const onFulfilled = PromiseAllResolveElementFunction(onFulfilledSlots);
          // 4.h. Set onFulfilled.[[AlreadyCalled]] to false.
          onFulfilledSlots.AlreadyCalled = false;
          // 4.i. Set onFulfilled.[[Index]] to index.
          onFulfilledSlots.Index = index;
          // 4.j. Set onFulfilled.[[Values]] to values.
          onFulfilledSlots.Values = values;
          // 4.k. Set onFulfilled.[[Capability]] to resultCapability.
          onFulfilledSlots.Capability = resultCapability;
          // 4.l. Set onFulfilled.[[RemainingElements]] to remainingElementsCount.
          onFulfilledSlots.RemainingElements = remainingElementsCount;
          // 4.m. Set remainingElementsCount.[[Value]] to remainingElementsCount.[[Value]] + 1.
          remainingElementsCount.Value = remainingElementsCount.Value + 1;
          // 4.n. Perform ? Invoke(nextPromise, "then", « onFulfilled, resultCapability.[[Reject]] »).
          Invoke(nextPromise, 'then', [
            onFulfilled,
            resultCapability.Reject
          ]);
          // 4.o. Set index to index + 1.
          index = index + 1;
        }
      }

      // 27.2.4.1.3 Promise.all Resolve Element Functions
      function PromiseAllResolveElementFunction(F) {
        return x => {
          // 1. Let F be the active function object. [no code: the code is the function object, and closes over its slots]
          // 2. If F.[[AlreadyCalled]] is true, return undefined.
          if (F.AlreadyCalled === true)
            return undefined;
          // 3. Set F.[[AlreadyCalled]] to true.
          F.AlreadyCalled = true;
          // 4. Let index be F.[[Index]].
          const index = F.Index;
          // 5. Let values be F.[[Values]].
          const values = F.Values;
          // 6. Let promiseCapability be F.[[Capability]].
          const promiseCapability = F.Capability;
          // 7. Let remainingElementsCount be F.[[RemainingElements]].
          const remainingElementsCount = F.RemainingElements;
          // 8. Set values[index] to x.
          values[index] = x;
          // 9. Set remainingElementsCount.[[Value]] to remainingElementsCount.[[Value]] - 1.
          remainingElementsCount.Value = remainingElementsCount.Value - 1;
          // 10. If remainingElementsCount.[[Value]] is 0, then
          if (remainingElementsCount.Value === 0) {
            // 10.a. Let valuesArray be CreateArrayFromList(values).
            const valuesArray = CreateArrayFromList(values);
            // 10.b. Return ? Call(promiseCapability.[[Resolve]], undefined, « valuesArray »).
            return Call(promiseCapability.Resolve, undefined, [valuesArray]);
          }
          // 11. Return undefined.
          return undefined;
        };
      }

      // 27.2.4.2.1 PerformPromiseAllSettled ( iteratorRecord, constructor, resultCapability, promiseResolve )
      function PerformPromiseAllSettled(iteratorRecord, constructor, resultCapability, promiseResolve) {
        // 1. Let values be « ».
        const values = [];
        // 2. Let remainingElementsCount be the Record { [[Value]]: 1 }.
        const remainingElementsCount = { Value: 1 };
        // 3. Let index be 0.
        let index = 0;
        // 4. Repeat,
        while (true) {
          // 4.a. Let next be ? IteratorStepValue(iteratorRecord).
          const next = IteratorStepValue(iteratorRecord);
          // 4.b. If next is done, then
          if (next === enumDone) {
            // 4.b.i. Set remainingElementsCount.[[Value]] to remainingElementsCount.[[Value]] - 1.
            remainingElementsCount.Value = remainingElementsCount.Value - 1;
            // 4.b.ii. If remainingElementsCount.[[Value]] is 0, then
            if (remainingElementsCount.Value === 0) {
              // 4.b.ii.1. Let valuesArray be CreateArrayFromList(values).
              const valuesArray = CreateArrayFromList(values);
              // 4.b.ii.2. Perform ? Call(resultCapability.[[Resolve]], undefined, « valuesArray »).
              Call(resultCapability.Resolve, undefined, [valuesArray]);
            }
            // 4.b.iii. Return resultCapability.[[Promise]].
            return resultCapability.Promise;
          }
          // 4.c. Append undefined to the end of values.
          AppendToList(values, undefined);
          // 4.d. Let nextPromise be ? Call(promiseResolve, constructor, « next »).
          const nextPromise = Call(promiseResolve, constructor, [next]);
          // 4.e. Let stepsFulfilled be the steps of sec-promise.allsettled-resolve-element-functions. [no code: its steps are the code of the function object]
          // 4.f. Let lengthFulfilled be the parameter count of sec-promise.allsettled-resolve-element-functions. [no code: the function object has that length by itself]
          // 4.g. Let onFulfilled be CreateBuiltinFunction(stepsFulfilled, lengthFulfilled, "", « [[AlreadyCalled]], [[Index]], [[Values]], [[Capability]], [[RemainingElements]] »).
          const onFulfilledSlots = {
            AlreadyCalled: undefined,
            Index: undefined,
            Values: undefined,
            Capability: undefined,
            RemainingElements: undefined
          };
          const onFulfilled = PromiseAllSettledResolveElementFunction(onFulfilledSlots);
          // 4.h. Let alreadyCalled be the Record { [[Value]]: false }.
          const alreadyCalled = { Value: false };
          // 4.i. Set onFulfilled.[[AlreadyCalled]] to alreadyCalled.
          onFulfilledSlots.AlreadyCalled = alreadyCalled;
          // 4.j. Set onFulfilled.[[Index]] to index.
          onFulfilledSlots.Index = index;
          // 4.k. Set onFulfilled.[[Values]] to values.
          onFulfilledSlots.Values = values;
          // 4.l. Set onFulfilled.[[Capability]] to resultCapability.
          onFulfilledSlots.Capability = resultCapability;
          // 4.m. Set onFulfilled.[[RemainingElements]] to remainingElementsCount.
          onFulfilledSlots.RemainingElements = remainingElementsCount;
          // 4.n. Let stepsRejected be the steps of sec-promise.allsettled-reject-element-functions. [no code: its steps are the code of the function object]
          // 4.o. Let lengthRejected be the parameter count of sec-promise.allsettled-reject-element-functions. [no code: the function object has that length by itself]
          // 4.p. Let onRejected be CreateBuiltinFunction(stepsRejected, lengthRejected, "", « [[AlreadyCalled]], [[Index]], [[Values]], [[Capability]], [[RemainingElements]] »).
          const onRejectedSlots = {
            AlreadyCalled: undefined,
            Index: undefined,
            Values: undefined,
            Capability: undefined,
            RemainingElements: undefined
          };
          const onRejected = PromiseAllSettledRejectElementFunction(onRejectedSlots);
          // 4.q. Set onRejected.[[AlreadyCalled]] to alreadyCalled.
          onRejectedSlots.AlreadyCalled = alreadyCalled;
          // 4.r. Set onRejected.[[Index]] to index.
          onRejectedSlots.Index = index;
          // 4.s. Set onRejected.[[Values]] to values.
          onRejectedSlots.Values = values;
          // 4.t. Set onRejected.[[Capability]] to resultCapability.
          onRejectedSlots.Capability = resultCapability;
          // 4.u. Set onRejected.[[RemainingElements]] to remainingElementsCount.
          onRejectedSlots.RemainingElements = remainingElementsCount;
          // 4.v. Set remainingElementsCount.[[Value]] to remainingElementsCount.[[Value]] + 1.
          remainingElementsCount.Value = remainingElementsCount.Value + 1;
          // 4.w. Perform ? Invoke(nextPromise, "then", « onFulfilled, onRejected »).
          Invoke(nextPromise, 'then', [
            onFulfilled,
            onRejected
          ]);
          // 4.x. Set index to index + 1.
          index = index + 1;
        }
      }

      // 27.2.4.2.2 Promise.allSettled Resolve Element Functions
      function PromiseAllSettledResolveElementFunction(F) {
        return x => {
          // 1. Let F be the active function object. [no code: the code is the function object, and closes over its slots]
          // 2. Let alreadyCalled be F.[[AlreadyCalled]].
          const alreadyCalled = F.AlreadyCalled;
          // 3. If alreadyCalled.[[Value]] is true, return undefined.
          if (alreadyCalled.Value === true)
            return undefined;
          // 4. Set alreadyCalled.[[Value]] to true.
          alreadyCalled.Value = true;
          // 5. Let index be F.[[Index]].
          const index = F.Index;
          // 6. Let values be F.[[Values]].
          const values = F.Values;
          // 7. Let promiseCapability be F.[[Capability]].
          const promiseCapability = F.Capability;
          // 8. Let remainingElementsCount be F.[[RemainingElements]].
          const remainingElementsCount = F.RemainingElements;
          // 9. Let obj be OrdinaryObjectCreate(%Object.prototype%).
          const obj = OrdinaryObjectCreate($ObjectPrototype);
          // 10. Perform ! CreateDataPropertyOrThrow(obj, "status", "fulfilled").
          CreateDataPropertyOrThrow(obj, 'status', 'fulfilled');
          // 11. Perform ! CreateDataPropertyOrThrow(obj, "value", x).
          CreateDataPropertyOrThrow(obj, 'value', x);
          // 12. Set values[index] to obj.
          values[index] = obj;
          // 13. Set remainingElementsCount.[[Value]] to remainingElementsCount.[[Value]] - 1.
          remainingElementsCount.Value = remainingElementsCount.Value - 1;
          // 14. If remainingElementsCount.[[Value]] is 0, then
          if (remainingElementsCount.Value === 0) {
            // 14.a. Let valuesArray be CreateArrayFromList(values).
            const valuesArray = CreateArrayFromList(values);
            // 14.b. Return ? Call(promiseCapability.[[Resolve]], undefined, « valuesArray »).
            return Call(promiseCapability.Resolve, undefined, [valuesArray]);
          }
          // 15. Return undefined.
          return undefined;
        };
      }

      // 27.2.4.2.3 Promise.allSettled Reject Element Functions
      function PromiseAllSettledRejectElementFunction(F) {
        return x => {
          // 1. Let F be the active function object. [no code: the code is the function object, and closes over its slots]
          // 2. Let alreadyCalled be F.[[AlreadyCalled]].
          const alreadyCalled = F.AlreadyCalled;
          // 3. If alreadyCalled.[[Value]] is true, return undefined.
          if (alreadyCalled.Value === true)
            return undefined;
          // 4. Set alreadyCalled.[[Value]] to true.
          alreadyCalled.Value = true;
          // 5. Let index be F.[[Index]].
          const index = F.Index;
          // 6. Let values be F.[[Values]].
          const values = F.Values;
          // 7. Let promiseCapability be F.[[Capability]].
          const promiseCapability = F.Capability;
          // 8. Let remainingElementsCount be F.[[RemainingElements]].
          const remainingElementsCount = F.RemainingElements;
          // 9. Let obj be OrdinaryObjectCreate(%Object.prototype%).
          const obj = OrdinaryObjectCreate($ObjectPrototype);
          // 10. Perform ! CreateDataPropertyOrThrow(obj, "status", "rejected").
          CreateDataPropertyOrThrow(obj, 'status', 'rejected');
          // 11. Perform ! CreateDataPropertyOrThrow(obj, "reason", x).
          CreateDataPropertyOrThrow(obj, 'reason', x);
          // 12. Set values[index] to obj.
          values[index] = obj;
          // 13. Set remainingElementsCount.[[Value]] to remainingElementsCount.[[Value]] - 1.
          remainingElementsCount.Value = remainingElementsCount.Value - 1;
          // 14. If remainingElementsCount.[[Value]] is 0, then
          if (remainingElementsCount.Value === 0) {
            // 14.a. Let valuesArray be CreateArrayFromList(values).
            const valuesArray = CreateArrayFromList(values);
            // 14.b. Return ? Call(promiseCapability.[[Resolve]], undefined, « valuesArray »).
            return Call(promiseCapability.Resolve, undefined, [valuesArray]);
          }
          // 15. Return undefined.
          return undefined;
        };
      }

      // 27.2.4.3.1 PerformPromiseAny ( iteratorRecord, constructor, resultCapability, promiseResolve )
      function PerformPromiseAny(iteratorRecord, constructor, resultCapability, promiseResolve) {
        // 1. Let errors be « ».
        const errors = [];
        // 2. Let remainingElementsCount be the Record { [[Value]]: 1 }.
        const remainingElementsCount = { Value: 1 };
        // 3. Let index be 0.
        let index = 0;
        // 4. Repeat,
        while (true) {
          // 4.a. Let next be ? IteratorStepValue(iteratorRecord).
          const next = IteratorStepValue(iteratorRecord);
          // 4.b. If next is done, then
          if (next === enumDone) {
            // 4.b.i. Set remainingElementsCount.[[Value]] to remainingElementsCount.[[Value]] - 1.
            remainingElementsCount.Value = remainingElementsCount.Value - 1;
            // 4.b.ii. If remainingElementsCount.[[Value]] is 0, then
            if (remainingElementsCount.Value === 0) {
              // 4.b.ii.1. Let error be a newly created AggregateError object.
              const error = new $AggregateError('no element is fulfilled (27.2.4.3.1 PerformPromiseAny, step 4.b.ii.1)');
              // 4.b.ii.2. Perform ! DefinePropertyOrThrow(error, "errors", the Property Descriptor { [[Configurable]]: true, [[Enumerable]]: false, [[Writable]]: true, [[Value]]: CreateArrayFromList(errors) }).
              DefinePropertyOrThrow(error, 'errors', {
                Configurable: true,
                Enumerable: false,
                Writable: true,
                Value: CreateArrayFromList(errors)
              });
              // 4.b.ii.3. Return ThrowCompletion(error).
              throw error;
            }
            // 4.b.iii. Return resultCapability.[[Promise]].
            return resultCapability.Promise;
          }
          // 4.c. Append undefined to the end of errors.
          AppendToList(errors, undefined);
          // 4.d. Let nextPromise be ? Call(promiseResolve, constructor, « next »).
          const nextPromise = Call(promiseResolve, constructor, [next]);
          // 4.e. Let stepsRejected be the steps of sec-promise.any-reject-element-functions. [no code: its steps are the code of the function object]
          // 4.f. Let lengthRejected be the parameter count of sec-promise.any-reject-element-functions. [no code: the function object has that length by itself]
          // 4.g. Let onRejected be CreateBuiltinFunction(stepsRejected, lengthRejected, "", « [[AlreadyCalled]], [[Index]], [[Errors]], [[Capability]], [[RemainingElements]] »).
          const onRejectedSlots = {
            AlreadyCalled: undefined,
            Index: undefined,
            Errors: undefined,
            Capability: undefined,
            RemainingElements: undefined
          };
          const onRejected = PromiseAnyRejectElementFunction(onRejectedSlots);
          // 4.h. Set onRejected.[[AlreadyCalled]] to false.
          onRejectedSlots.AlreadyCalled = false;
          // 4.i. Set onRejected.[[Index]] to index.
          onRejectedSlots.Index = index;
          // 4.j. Set onRejected.[[Errors]] to errors.
          onRejectedSlots.Errors = errors;
          // 4.k. Set onRejected.[[Capability]] to resultCapability.
          onRejectedSlots.Capability = resultCapability;
          // 4.l. Set onRejected.[[RemainingElements]] to remainingElementsCount.
          onRejectedSlots.RemainingElements = remainingElementsCount;
          // 4.m. Set remainingElementsCount.[[Value]] to remainingElementsCount.[[Value]] + 1.
          remainingElementsCount.Value = remainingElementsCount.Value + 1;
          // 4.n. Perform ? Invoke(nextPromise, "then", « resultCapability.[[Resolve]], onRejected »).
          Invoke(nextPromise, 'then', [
            resultCapability.Resolve,
            onRejected
          ]);
          // 4.o. Set index to index + 1.
          index = index + 1;
        }
      }

      // 27.2.4.3.2 Promise.any Reject Element Functions
      function PromiseAnyRejectElementFunction(F) {
        return x => {
          // 1. Let F be the active function object. [no code: the code is the function object, and closes over its slots]
          // 2. If F.[[AlreadyCalled]] is true, return undefined.
          if (F.AlreadyCalled === true)
            return undefined;
          // 3. Set F.[[AlreadyCalled]] to true.
          F.AlreadyCalled = true;
          // 4. Let index be F.[[Index]].
          const index = F.Index;
          // 5. Let errors be F.[[Errors]].
          const errors = F.Errors;
          // 6. Let promiseCapability be F.[[Capability]].
          const promiseCapability = F.Capability;
          // 7. Let remainingElementsCount be F.[[RemainingElements]].
          const remainingElementsCount = F.RemainingElements;
          // 8. Set errors[index] to x.
          errors[index] = x;
          // 9. Set remainingElementsCount.[[Value]] to remainingElementsCount.[[Value]] - 1.
          remainingElementsCount.Value = remainingElementsCount.Value - 1;
          // 10. If remainingElementsCount.[[Value]] is 0, then
          if (remainingElementsCount.Value === 0) {
            // 10.a. Let error be a newly created AggregateError object.
            const error = new $AggregateError('no element is fulfilled (27.2.4.3.2 Promise.any Reject Element Functions, step 10.a)');
            // 10.b. Perform ! DefinePropertyOrThrow(error, "errors", the Property Descriptor { [[Configurable]]: true, [[Enumerable]]: false, [[Writable]]: true, [[Value]]: CreateArrayFromList(errors) }).
            DefinePropertyOrThrow(error, 'errors', {
              Configurable: true,
              Enumerable: false,
              Writable: true,
              Value: CreateArrayFromList(errors)
            });
            // 10.c. Return ? Call(promiseCapability.[[Reject]], undefined, « error »).
            return Call(promiseCapability.Reject, undefined, [error]);
          }
          // 11. Return undefined.
          return undefined;
        };
      }

      // 27.2.4.5.1 PerformPromiseRace ( iteratorRecord, constructor, resultCapability, promiseResolve )
      function PerformPromiseRace(iteratorRecord, constructor, resultCapability, promiseResolve) {
        // 1. Repeat,
        while (true) {
          // 1.a. Let next be ? IteratorStepValue(iteratorRecord).
          const next = IteratorStepValue(iteratorRecord);
          // 1.b. If next is done, then
          if (next === enumDone) {
            // 1.b.i. Return resultCapability.[[Promise]].
            return resultCapability.Promise;
          }
          // 1.c. Let nextPromise be ? Call(promiseResolve, constructor, « next »).
          const nextPromise = Call(promiseResolve, constructor, [next]);
          // 1.d. Perform ? Invoke(nextPromise, "then", « resultCapability.[[Resolve]], resultCapability.[[Reject]] »).
          Invoke(nextPromise, 'then', [
            resultCapability.Resolve,
            resultCapability.Reject
          ]);
        }
      }

      // 27.2.4.7.1 PromiseResolve ( C, x )
      function PromiseResolve(C, x) {
        // 1. If IsPromise(x) is true, then
        if (IsPromise(x) === true) {
          // 1.a. Let xConstructor be ? Get(x, "constructor").
          const xConstructor = Get(x, 'constructor');
          // 1.b. If SameValue(xConstructor, C) is true, return x.
          if (SameValue(xConstructor, C) === true)
            return x;
        }
        // 2. Let promiseCapability be ? NewPromiseCapability(C).
        const promiseCapability = NewPromiseCapability(C);
        // 3. Perform ? Call(promiseCapability.[[Resolve]], undefined, « x »).
        Call(promiseCapability.Resolve, undefined, [x]);
        // 4. Return promiseCapability.[[Promise]].
        return promiseCapability.Promise;
      }

      // ==== 27.2.5 Properties of the Promise Prototype Object ====

      // 27.2.5.3 Promise.prototype.finally ( onFinally ), thenFinallyClosure
      function PromisePrototypeFinallyThenFinallyClosure(onFinally, C) {
        return value => {
          // 6.a.i. Let result be ? Call(onFinally, undefined).
          const result = Call(onFinally, undefined);
          // 6.a.ii. Let p be ? PromiseResolve(C, result).
          const p = PromiseResolve(C, result);
          // 6.a.iii. Let returnValue be a new Abstract Closure with no parameters that captures value and performs the following steps when called: [no code: its steps are the code of the function object]
          // 6.a.iv. Let valueThunk be CreateBuiltinFunction(returnValue, 0, "", « »).
          const valueThunk = PromisePrototypeFinallyReturnValue(value);
          // 6.a.v. Return ? Invoke(p, "then", « valueThunk »).
          return Invoke(p, 'then', [valueThunk]);
        };
      }

      // 27.2.5.3 Promise.prototype.finally ( onFinally ), returnValue
      function PromisePrototypeFinallyReturnValue(value) {
        return () => {
          // 6.a.iii.1. Return value.
          return value;
        };
      }

      // 27.2.5.3 Promise.prototype.finally ( onFinally ), catchFinallyClosure
      function PromisePrototypeFinallyCatchFinallyClosure(onFinally, C) {
        return reason => {
          // 6.c.i. Let result be ? Call(onFinally, undefined).
          const result = Call(onFinally, undefined);
          // 6.c.ii. Let p be ? PromiseResolve(C, result).
          const p = PromiseResolve(C, result);
          // 6.c.iii. Let throwReason be a new Abstract Closure with no parameters that captures reason and performs the following steps when called: [no code: its steps are the code of the function object]
          // 6.c.iv. Let thrower be CreateBuiltinFunction(throwReason, 0, "", « »).
          const thrower = PromisePrototypeFinallyThrowReason(reason);
          // 6.c.v. Return ? Invoke(p, "then", « thrower »).
          return Invoke(p, 'then', [thrower]);
        };
      }

      // 27.2.5.3 Promise.prototype.finally ( onFinally ), throwReason
      function PromisePrototypeFinallyThrowReason(reason) {
        return () => {
          // 6.c.iii.1. Return ThrowCompletion(reason).
          throw reason;
        };
      }

      // 27.2.5.4.1 PerformPromiseThen ( promise, onFulfilled, onRejected [ , resultCapability ] )
      function PerformPromiseThen(promise, onFulfilled, onRejected, resultCapability) {
        // 1. Assert: IsPromise(promise) is true.
        // 2. If resultCapability is absent, then
        if (arguments.length < 4) {
          // 2.a. Set resultCapability to undefined.
          resultCapability = undefined;
        }
        // 3. If IsCallable(onFulfilled) is false, then
        let onFulfilledJobCallback;
        if (IsCallable(onFulfilled) === false) {
          // 3.a. Let onFulfilledJobCallback be empty.
          onFulfilledJobCallback = enumEmpty;
        } else {
          // 4. Else,
          // 4.a. Let onFulfilledJobCallback be HostMakeJobCallback(onFulfilled).
          onFulfilledJobCallback = HostMakeJobCallback(onFulfilled);
        }
        // 5. If IsCallable(onRejected) is false, then
        let onRejectedJobCallback;
        if (IsCallable(onRejected) === false) {
          // 5.a. Let onRejectedJobCallback be empty.
          onRejectedJobCallback = enumEmpty;
        } else {
          // 6. Else,
          // 6.a. Let onRejectedJobCallback be HostMakeJobCallback(onRejected).
          onRejectedJobCallback = HostMakeJobCallback(onRejected);
        }
        if (usesContexts() && contexts.active()) {
          ThenInContext(promise, onFulfilledJobCallback, onRejectedJobCallback, resultCapability);
          // 13. If resultCapability is undefined, then
          if (resultCapability === undefined) {
            // 13.a. Return undefined.
            return undefined;
          } else {
            // 14. Else,
            // 14.a. Return resultCapability.[[Promise]].
            return resultCapability.Promise;
          }
        }
        // 7. Let fulfillReaction be the PromiseReaction { [[Capability]]: resultCapability, [[Type]]: fulfill, [[Handler]]: onFulfilledJobCallback }.
        const fulfillReaction = {
          Capability: resultCapability,
          Type: enumFulfill,
          Handler: onFulfilledJobCallback
        };
        // 8. Let rejectReaction be the PromiseReaction { [[Capability]]: resultCapability, [[Type]]: reject, [[Handler]]: onRejectedJobCallback }.
        const rejectReaction = {
          Capability: resultCapability,
          Type: enumReject,
          Handler: onRejectedJobCallback
        };
        // 9. If promise.[[PromiseState]] is pending, then
        if (promise.#PromiseState === enumPending) {
          // 9.a. Append fulfillReaction to the end of promise.[[PromiseFulfillReactions]].
          AppendToList(promise.#PromiseFulfillReactions, fulfillReaction);
          // 9.b. Append rejectReaction to the end of promise.[[PromiseRejectReactions]].
          AppendToList(promise.#PromiseRejectReactions, rejectReaction);
        } else if (promise.#PromiseState === enumFulfilled) {
          // 10. Else if promise.[[PromiseState]] is fulfilled, then
          // 10.a. Let value be promise.[[PromiseResult]].
          const value = promise.#PromiseResult;
          // 10.b. Let fulfillJob be NewPromiseReactionJob(fulfillReaction, value).
          const fulfillJob = NewPromiseReactionJob(fulfillReaction, value);
          // 10.c. Perform HostEnqueuePromiseJob(fulfillJob.[[Job]], fulfillJob.[[Realm]]).
          HostEnqueuePromiseJob(fulfillJob.Job, fulfillJob.Realm);
        } else {
          // 11. Else,
          // 11.a. Assert: promise.[[PromiseState]] is rejected.
          // 11.b. Let reason be promise.[[PromiseResult]].
          const reason = promise.#PromiseResult;
          // 11.c. If promise.[[PromiseIsHandled]] is false, perform HostPromiseRejectionTracker(promise, "handle").
          if (promise.#PromiseIsHandled === false)
            HostPromiseRejectionTracker(promise, 'handle');
          // 11.d. Let rejectJob be NewPromiseReactionJob(rejectReaction, reason).
          const rejectJob = NewPromiseReactionJob(rejectReaction, reason);
          // 11.e. Perform HostEnqueuePromiseJob(rejectJob.[[Job]], rejectJob.[[Realm]]).
          HostEnqueuePromiseJob(rejectJob.Job, rejectJob.Realm);
        }
        // 12. Set promise.[[PromiseIsHandled]] to true.
        promise.#PromiseIsHandled = true;
        // 13. If resultCapability is undefined, then
        if (resultCapability === undefined) {
          // 13.a. Return undefined.
          return undefined;
        } else {
          // 14. Else,
          // 14.a. Return resultCapability.[[Promise]].
          return resultCapability.Promise;
        }
      }

      // Host layer: a `then` whose jobs run in the context that it was called in.
      function ThenInContext(promise, onFulfilled, onRejected, resultCapability) {
        const context = contexts.current();
        const fulfilled = FulfilledInContext(context, resultCapability, onFulfilled);
        const rejected = RejectedInContext(context, resultCapability, onRejected);
        contexts.kept = true;
        try {
          PerformPromiseThen(promise, fulfilled, rejected, contexts.nobody);
        } finally {
          contexts.kept = false;
        }
      }

      // Host layer: where its promise is fulfilled, the job of the reaction runs in the context.
      function FulfilledInContext(context, resultCapability, handler) {
        return function (argument) {
          contexts.run(context, function () {
            NewPromiseReactionJob({
              Capability: resultCapability,
              Type: enumFulfill,
              Handler: handler
            }, argument).Job();
          });
        };
      }

      // Host layer: where its promise is rejected, the job of the reaction runs in the context.
      function RejectedInContext(context, resultCapability, handler) {
        return function (argument) {
          contexts.run(context, function () {
            NewPromiseReactionJob({
              Capability: resultCapability,
              Type: enumReject,
              Handler: handler
            }, argument).Job();
          });
        };
      }

      // The intrinsics of the one realm that this library knows, by their names.
      const realm = {
        '%Promise%': Promise,
        '%Promise.prototype%': Promise.prototype
      };

      // Host layer: a promise as its host shows it.
      if ($inspection) {
        $defineProperty(Promise.prototype, $inspection.key, {
          __proto__: null,
          value: function inspectPromise() {
            if (IsPromise(this) === false)
              return this;
            if (this.#PromiseState === enumFulfilled)
              return $inspection.mirror(this, inspectPromise, 'fulfilled', this.#PromiseResult);
            if (this.#PromiseState === enumRejected)
              return $inspection.mirror(this, inspectPromise, 'rejected', this.#PromiseResult);
            return $inspection.mirror(this, inspectPromise, 'pending');
          },
          writable: true,
          enumerable: false,
          configurable: true
        });
      }
      return Promise;
    }
  }
  return InternalSlots.library();
}
exports.Promise = undefined;
defineLazily(exports, 'Promise', create);
exports.create = create;
