/**
 * Promise, generated from the es2015 document by fledgling: preset fast, target es2022.
 *
 * A comment "3.c. …" is a step of the clause that the heading names; one that begins with the
 * number of a clause is a step of that clause. Where a step has no code, "[in F]" names the
 * function that has it, "[by P]" the pass or the rule of the normal form that made it superfluous:
 * said of a step, it holds for those in it too. ReturnIfAbrupt has none where an exception leaves
 * by itself. A heading that names a pass is of support, or of rewritten steps, and "By P." stands
 * above code that a pass put among them. Capitalised functions are operations of the standard, or
 * stand for some of its steps; others are support, and names that begin with $ are the host's.
 *
 * - (0, record.f)(x) calls f without a receiver.
 * - (0, x => …) is a function without a name: a variable would give it its own.
 * - #PromiseState in x asks whether x is a promise of this library, and runs nothing of x.
 * - A capability of %Promise% that nobody else gets is the promise itself.
 * - Unmade stands for a resolving function that was not handed out yet.
 * - While a promise is pending, its slots hold its first reaction: [[PromiseResult]] the handler
 *   of fulfilment, [[PromiseFulfillReactions]] that of rejection, [[PromiseRejectReactions]] the
 *   capability; or this one holds a List of several reactions, three elements each.
 * - [[PromiseState]] is a number: & 3 is the state (0 pending, 1 fulfilled, 2 rejected), & 4 is
 *   AlreadyResolved.
 * - A handler that is a string is a kind of reaction: Identity and Thrower are the standard's,
 *   AdoptValue and AdoptReason settle a promise that adopts another one.
 * - Nobody is the capability of a derived promise that was not made.
 * - A handler that is a number is the index of an element of all, RejectElement its rejection; the
 *   capability is then the record that the elements share.
 * - A job takes SLOTS_PER_JOB slots of a block of the ring: its function and arguments. Behind its
 *   slots a block has the next block; BLOCKS_KEPT blocks are kept for the next turn.
 */
'use strict';

// ==== Host: what the library takes from the engine when it loads, and how it runs jobs ====

const $TypeError = TypeError;
const $ObjectPrototype = Object.prototype;
const $apply = Reflect.apply;
// Whether a value is a constructor is asked of the engine: as a new.target the value is only
// looked at, since the proxy answers before anything of it runs.
const $newTargetProbe = Reflect.construct.bind(undefined, new Proxy(function () {
}, {
  __proto__: null,
  construct: () => ({})
}), []);
const $isArray = Array.isArray;
const $create = Object.create;
const $setPrototypeOf = Object.setPrototypeOf;
const $defineProperty = Reflect.defineProperty;
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
const $hasOwn = Object.hasOwn;
// An empty List that inherits nothing: storing at its end meets no setter of Array.prototype.
const $newList = function () {
  class List extends Array {
    constructor() {
      super();
    }
  }
  Object.setPrototypeOf(List.prototype, null);
  return () => new List();
}();
// An array of a List's elements. A rest parameter is made by the engine, whatever user code did to
// Array.prototype; a call takes only so many arguments, where the stack has room for them. Where
// there are species, slice asks for one and then copies element by element.
const $arrayOfList = function () {
  const apply = Reflect.apply;
  const from = Array.from.bind(Array);
  const collect = (...elements) => elements;
  const longest = 16384;
  return list => {
    if (list.length >= longest)
      return from(list);
    try {
      return apply(collect, undefined, list);
    } catch {
      return from(list);
    }
  };
}();

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
function defineLazily(holder, make) {
  const define = function (descriptor) {
    descriptor.enumerable = descriptor.configurable = true;
    $defineProperty(holder, 'Promise', descriptor);
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
      return none ? enqueue : (0, function (job) {
        if (host.capture() === undefined)
          return enqueue(job);
        return host.run(undefined, function () {
          return enqueue(job);
        });
      });
    }
  };
  return contexts;
}

// ==== The library: one of its own for each call of create ====

// A library of its own: its promises are of its own constructor, its jobs in a queue of its own.
function create(options) {
  checkOptions(options);
  const contexts = trackContexts(options && options.context);
  const usesContexts = contexts.inUse;
  const enqueue = contexts.outside(chooseScheduler(options && options.scheduler));

  // Internal slots are private fields, which this class stamps on any object: no program can see or
  // forge them. The code of the library is inside, where their names are known.
  class InternalSlots extends ReturnedObject {
    #PromiseState;
    #PromiseResult;
    #PromiseFulfillReactions;
    #PromiseRejectReactions;

    constructor(object) {
      super(object);
    }

    static library() {
      // By type-tests: Type, IsCallable, SameValue and IsPromise become the cheapest exact JavaScript
      // test.
      function isObject(x) {
        // document.all is an object whose typeof is undefined
        return typeof x === 'object' ? x !== null : typeof x === 'function' || typeof x === 'undefined' && x !== undefined;
      }

      // ==== Primitives: operations of the standard that are operations of JavaScript ====

      // 7.2.3 IsCallable, a primitive. `document.all` is callable, says undefined to typeof, and is not
      // undefined.
      function IsCallable(argument) {
        return typeof argument === 'function' || typeof argument === 'undefined' && argument !== undefined;
      }

      // By remembered-constructors: the last constructor, and the last one that declared itself pure,
      // are remembered.
      const noClass = {};
      let lastConstructor = noClass;

      // 7.2.4 IsConstructor, a primitive. Asked of the engine without running anything of the candidate:
      // as a new.target it is only looked at. Engines without Reflect and Proxy, or whose
      // Reflect.construct takes no other new.target, count every function as a constructor.
      function IsConstructor(argument) {
        if (argument === lastConstructor)
          return true;
        try {
          $newTargetProbe(argument);
          if (scheduled || running)
            lastConstructor = argument;
          return true;
        } catch (notConstructor) {
          return false;
        }
      }

      // 7.3.2 GetV, a primitive. A property of any value; undefined and null have none. In engines
      // without iterators, the iterator method of an array is one that walks it.
      function GetV(V, P) {
        if (V === undefined || V === null) {
          const problem = P === $iterator ? ' is not iterable' : ' has no properties';
          throw new $TypeError(V + problem + ' (7.3.2 GetV)');
        }
        return V[P];
      }

      // 7.3.12 Call, a primitive. What is not callable is named in the library's own words. Nothing but
      // the method that gives an iterator is called without a list of arguments: a value that has none
      // is not iterable.
      function Call(F, V, argumentsList) {
        if (!IsCallable(F)) {
          const absent = F === undefined && argumentsList === undefined;
          const subject = absent ? V : F;
          const type = typeof subject;
          const plain = subject === null || type !== 'object' && type !== 'function' && type !== 'symbol';
          const problem = absent ? ' is not iterable' : ' is not a function';
          throw new $TypeError((plain ? subject : 'the ' + type) + problem + ' (7.3.12 Call)');
        }
        return $apply(F, V, argumentsList === undefined ? [] : argumentsList);
      }

      // 7.3.22 GetFunctionRealm, a primitive. A library knows one realm, where it was loaded. A revoked
      // proxy has none, and `isArray` throws.
      function GetFunctionRealm(obj) {
        $isArray(obj);
        return realm;
      }

      // ==== Jobs: the queue, and how it is flushed ====

      // By job-queue: jobs go into a ring of blocks of slots that is flushed once per turn. Guards:
      // exact-interleaving (the user asked for one turn per job).
      const SLOTS_PER_JOB = 4;
      const SLOTS_PER_BLOCK = 1024;
      const BLOCKS_KEPT = 256;
      var exactInterleaving = options && options.interleaving === 'exact';
      const hasScheduler = options && typeof options.scheduler === 'function';
      var reading = newBlock(undefined);
      var writing = reading;
      var blocks = 1;
      var first = 0;
      var last = 0;
      var scheduled = false;
      var calling = false;
      var running = false;
      var several = false;
      reading[SLOTS_PER_BLOCK] = reading;

      // By job-queue: see SLOTS_PER_JOB.
      // Slots are defined once, so that storing meets no setter of Array.prototype.
      function newBlock(next) {
        const block = $newList();
        while (block.length < SLOTS_PER_BLOCK)
          block[block.length] = undefined;
        block[SLOTS_PER_BLOCK] = next;
        return block;
      }

      // By job-queue: see SLOTS_PER_JOB.
      // Where the next block is still read from, a new one comes between.
      function writeToNextBlock() {
        if (writing[SLOTS_PER_BLOCK] === reading) {
          writing[SLOTS_PER_BLOCK] = newBlock(reading);
          blocks = blocks + 1;
        }
        writing = writing[SLOTS_PER_BLOCK];
        last = 0;
        scheduled = false;
      }

      // By job-queue: see SLOTS_PER_JOB.
      function EnqueueInRing(job, argument1, argument2, argument3) {
        if (exactInterleaving)
          return EnqueueAlone(job, argument1, argument2, argument3);
        let at = last;
        writing[at++] = job;
        writing[at++] = argument1;
        writing[at++] = argument2;
        writing[at++] = argument3;
        if (at === SLOTS_PER_BLOCK)
          writeToNextBlock();
        else
          last = at;
        if (!scheduled)
          callHost();
      }

      // By joined-elements: elements of all that are fulfilled one after the other are one job. Guards:
      // is-element (the reaction is that of an element of all, fulfilled); joins-elements (the last job
      // that waits is of elements of the same all).
      function EnqueueReaction(capability, handler, argument) {
        if (typeof handler === 'number')
          EnqueueElement(capability, handler, argument);
        else
          EnqueueInRing(PromiseReactionJob, capability, handler, argument);
      }

      // 25.4.4.1.2 Promise.all Resolve Element Functions, steps 4 to 8, by joined-elements: see
      // EnqueueReaction.
      function EnqueueElement(elements, index, x) {
        // 4. Let index be F.[[Index]]. [by slot-closures]
        // 5. Let values be F.[[Values]]. [by slot-closures]
        // 6. Let promiseCapability be F.[[Capabilities]]. [by slot-closures]
        // 7. Let remainingElementsCount be F.[[RemainingElements]]. [by slot-closures]
        // 8. Set values[index] to x.
        elements.values[index] = x;
        if (last !== 0 && writing[last - 4] === RunElements && writing[last - 3] === elements) {
          writing[last - 2] = writing[last - 2] + 1;
          if (!scheduled)
            callHost();
        } else
          EnqueueInRing(RunElements, elements, 1, undefined);
      }

      // By job-queue: see SLOTS_PER_JOB.
      // A turn for one job.
      function EnqueueAlone(job, argument1, argument2, argument3) {
        enqueue(function () {
          job(argument1, argument2, argument3);
        });
      }

      // By job-queue: see SLOTS_PER_JOB.
      // Asks the host for a turn. One that refuses is asked again for the next job.
      function callHost() {
        scheduled = true;
        calling = true;
        try {
          enqueue(flushJobs);
        } catch (refused) {
          scheduled = false;
          if (!running && !several)
            throw refused;
        } finally {
          calling = false;
        }
      }

      // By job-queue: see SLOTS_PER_JOB.
      // Jobs enqueued together are all in the ring before a refusal of the host is thrown.
      function endSeveral() {
        several = false;
        if (!scheduled && !exactInterleaving && (first !== last || reading !== writing))
          callHost();
      }

      // By job-queue: see SLOTS_PER_JOB.
      // A job is out of the ring before it runs.
      function runNextJob() {
        const block = reading;
        let at = first;
        const job = block[at];
        block[at++] = undefined;
        const argument1 = block[at];
        block[at++] = undefined;
        const argument2 = block[at];
        block[at++] = undefined;
        const argument3 = block[at];
        block[at++] = undefined;
        first = at === SLOTS_PER_BLOCK ? 0 : at;
        if (first === 0)
          reading = block[SLOTS_PER_BLOCK];
        job(argument1, argument2, argument3);
      }

      // By job-queue: see SLOTS_PER_JOB.
      function severalWait() {
        return reading !== writing || last - first > SLOTS_PER_JOB;
      }

      // By job-queue: see SLOTS_PER_JOB.
      // A job threw, or left a context: those behind it have a turn of their own.
      function flushLater() {
        running = false;
        callHost();
      }

      // By job-queue: see SLOTS_PER_JOB.
      // A turn. A host that runs at once what it is given gets each job alone from then on.
      function flushJobs() {
        if (calling)
          exactInterleaving = true;
        scheduled = several = false;
        running = true;
        const outside = !contexts.left();
        try {
          if (hasScheduler && severalWait())
            callHost();
          while (first !== last || reading !== writing) {
            runNextJob();
            if (usesContexts() && outside && contexts.left())
              return;
          }
          if (blocks > BLOCKS_KEPT) {
            reading[SLOTS_PER_BLOCK] = reading;
            blocks = 1;
          }
          running = false;
          lastDeclared = noClass;
          lastConstructor = noClass;
        } finally {
          if (running)
            flushLater();
        }
      }

      // By call-specialisation: operations with known arguments become the JavaScript operation that
      // they are.
      // An empty object of %Promise%: engines make it faster than Object.create.
      function PromiseObject() {
      }

      // HostKeepContext, a primitive. What the host does in HostMakeJobCallback: a function that calls
      // the callback in the context in use, or the callback itself.
      function HostKeepContext(callback) {
        return usesContexts() && contexts.active() ? contexts.bind(callback) : callback;
      }

      // ==== 7.3 Operations on Objects ====

      // 7.3.9 GetMethod ( O, P )
      function GetMethod(O, P) {
        // 1. Assert: IsPropertyKey(P) is true.
        // 2. Let func be GetV(O, P).
        const func = GetV(O, P);
        // 3. ReturnIfAbrupt(func).
        // 4. If func is either undefined or null, return undefined.
        if (func === undefined || func === null)
          return undefined;
        // 5. If IsCallable(func) is false, throw a TypeError exception.
        if (!IsCallable(func))
          throw new $TypeError('func is not a function (7.3.9 GetMethod, step 5)');
        // 6. Return func.
        return func;
      }

      // 7.3.16 CreateArrayFromList ( elements )
      function CreateArrayFromList(elements) {
        // 1. Assert: elements is a List of language values.
        // 2. Let array be ArrayCreate(0).
        // 3. Let n be 0.
        // 4. For each element e of elements, do
        // 4.a. Let status be CreateDataProperty(array, ToString(n), e). [by list-stores]
        // 4.b. Assert: status is true.
        // 4.c. Increment n by 1. [by list-stores]
        // 5. Return array.
        return $arrayOfList(elements);
      }

      // 7.3.20 SpeciesConstructor ( O, defaultConstructor )
      function SpeciesConstructor(O) {
        // 1. Assert: Type(O) is Object.
        // 2. Let C be Get(O, "constructor").
        const C = O.constructor;
        // 3. ReturnIfAbrupt(C).
        // 4. If C is undefined, return defaultConstructor.
        if (C === undefined)
          return Promise;
        // 5. If Type(C) is not Object, throw a TypeError exception.
        if (!isObject(C))
          throw new $TypeError('C is not an object (7.3.20 SpeciesConstructor, step 5)');
        // 6. Let S be Get(C, @@species).
        const S = C === Promise ? Promise[$species] : C[$species];
        // 7. ReturnIfAbrupt(S).
        // 8. If S is either undefined or null, return defaultConstructor.
        if (S === undefined || S === null)
          return Promise;
        // 9. If IsConstructor(S) is true, return S.
        if (S === Promise || IsConstructor(S))
          return S;
        // 10. Throw a TypeError exception.
        throw new $TypeError('S is not a constructor (7.3.20 SpeciesConstructor, step 10)');
      }

      // By pure-species: a promise of a pure subclass is adopted without a derived promise, as one of
      // %Promise%. Guards: species-is-pure (the species is a subclass that is pure).
      function UnseenSpecies(promise) {
        const species = SpeciesConstructor(promise);
        return species === Promise || declaresNoSideEffects(species) ? Promise : species;
      }

      // ==== 7.4 Operations on Iterator Objects ====

      // 7.4.1 GetIterator ( obj [ , method ] )
      function GetIterator(obj) {
        let method;
        // 1. ReturnIfAbrupt(obj). [no code: an abrupt argument is an exception of the caller]
        // 2. If method is absent, then [by known-arguments]
        // 2.a. Set method to GetMethod(obj, @@iterator).
        method = GetMethod(obj, $iterator);
        // 2.b. ReturnIfAbrupt(method).
        // 3. Let iterator be Call(method, obj).
        const iterator = typeof method === 'function' ? $apply(method, obj, []) : Call(method, obj);
        // 4. ReturnIfAbrupt(iterator).
        // 5. If Type(iterator) is not Object, throw a TypeError exception.
        if (!isObject(iterator))
          throw new $TypeError('iterator is not an object (7.4.1 GetIterator, step 5)');
        // 6. Return iterator.
        return iterator;
      }

      // 7.4.2 IteratorNext ( iterator [ , value ] )
      function IteratorNext(iterator) {
        // 1. If value is absent, then
        // 2. Else, [by known-arguments]
        // 2.a. Let result be Invoke(iterator, "next", « value »).
        let result;
        // 1.a. Let result be Invoke(iterator, "next", « »).
        result = iterator.next();
        // 3. ReturnIfAbrupt(result).
        // 4. If Type(result) is not Object, throw a TypeError exception.
        if (!isObject(result))
          throw new $TypeError('result is not an object (7.4.2 IteratorNext, step 4)');
        // 5. Return result.
        return result;
      }

      // 7.4.3 IteratorComplete ( iterResult )
      function IteratorComplete(iterResult) {
        // 1. Assert: Type(iterResult) is Object.
        // 2. Return ToBoolean(Get(iterResult, "done")).
        return !!iterResult.done;
      }

      // 7.4.4 IteratorValue ( iterResult )
      function IteratorValue(iterResult) {
        // 1. Assert: Type(iterResult) is Object.
        // 2. Return Get(iterResult, "value").
        return iterResult.value;
      }

      // 7.4.5 IteratorStep ( iterator )
      function IteratorStep(iterator) {
        // 1. Let result be IteratorNext(iterator).
        const result = IteratorNext(iterator);
        // 2. ReturnIfAbrupt(result).
        // 3. Let done be IteratorComplete(result).
        const done = IteratorComplete(result);
        // 4. ReturnIfAbrupt(done).
        // 5. If done is true, return false.
        if (done === true)
          return false;
        // 6. Return result.
        return result;
      }

      // 7.4.6 IteratorClose ( iterator, completion )
      function IteratorClose(iterator, completion) {
        // 1. Assert: Type(iterator) is Object.
        // 2. Assert: completion is a Completion Record.
        // 3. Let return be GetMethod(iterator, "return").
        const return_ = GetMethod(iterator, 'return');
        // 4. ReturnIfAbrupt(return).
        // 5. If return is undefined, return Completion(completion).
        if (return_ === undefined) {
          throw completion;
        }
        // 6. Let innerResult be Call(return, iterator, « »).
        try {
          typeof return_ === 'function' ? $apply(return_, iterator, []) : Call(return_, iterator, []);
        } catch (thrown) {
        }
        // 7. If completion.[[type]] is throw, return Completion(completion).
        // 8. If innerResult.[[type]] is throw, return Completion(innerResult). [by known-arguments]
        // 9. If Type(innerResult.[[value]]) is not Object, throw a TypeError exception. [by known-arguments]
        // 10. Return Completion(completion). [by known-arguments]
        throw completion;
      }

      // ==== 9.1 Ordinary Object Internal Methods and Internal Slots ====

      // 9.1.14 OrdinaryCreateFromConstructor ( constructor, intrinsicDefaultProto, internalSlotsList )
      function OrdinaryCreateFromConstructor(constructor) {
        // 1. Assert: intrinsicDefaultProto names an intrinsic prototype object.
        // 2. Let proto be GetPrototypeFromConstructor(constructor, intrinsicDefaultProto).
        const proto = GetPrototypeFromConstructor(constructor);
        // 3. ReturnIfAbrupt(proto).
        // 4. Return ObjectCreate(proto, internalSlotsList).
        return new InternalSlots($create(proto));
      }

      // 9.1.15 GetPrototypeFromConstructor ( constructor, intrinsicDefaultProto )
      function GetPrototypeFromConstructor(constructor) {
        // 1. Assert: intrinsicDefaultProto names an intrinsic prototype object.
        // 2. Assert: IsConstructor(constructor) is true.
        // 3. Let proto be Get(constructor, "prototype").
        let proto = constructor.prototype;
        // 4. ReturnIfAbrupt(proto).
        // 5. If Type(proto) is not Object, then
        if (!isObject(proto)) {
          // 5.a. Let realm be GetFunctionRealm(constructor).
          const realm = GetFunctionRealm(constructor);
          // 5.b. ReturnIfAbrupt(realm).
          // 5.c. Set proto to realm's intrinsic object named intrinsicDefaultProto.
          proto = realm['%PromisePrototype%'];
        }
        // 6. Return proto.
        return proto;
      }

      // ==== 25.4.1 Promise Abstract Operations ====

      // 25.4.1.3 CreateResolvingFunctions ( promise )
      function CreateResolvingFunctions(promise) {
        // 1. Let alreadyResolved be the Record { [[value]]: false }.
        let alreadyResolved = false;
        // 2. Let resolve be a new function of Promise Resolve Functions.
        // 3. Set resolve.[[Promise]] to promise.
        // 4. Set resolve.[[AlreadyResolved]] to alreadyResolved.
        const resolve = (0, resolution => {
          // 25.4.1.3.2, 1. Assert: F.[[Promise]] holds an Object.
          // 25.4.1.3.2, 2. Let promise be F.[[Promise]]. [by slot-closures]
          // 25.4.1.3.2, 3. Let alreadyResolved be F.[[AlreadyResolved]]. [by slot-closures]
          // 25.4.1.3.2, 4. If alreadyResolved.[[value]] is true, return undefined.
          if (alreadyResolved === true)
            return undefined;
          // 25.4.1.3.2, 5. Set alreadyResolved.[[value]] to true.
          alreadyResolved = true;
          // 25.4.1.3.2, 7. If Type(resolution) is not Object, then
          if (!isObject(resolution)) {
            // 25.4.1.3.2, 7.a. Return FulfillPromise(promise, resolution).
            return FulfillPromise(promise, resolution);
          }
          // By values-first.
          return ResolveWithObject(promise, resolution);
        });
        // 5. Let reject be a new function of Promise Reject Functions.
        // 6. Set reject.[[Promise]] to promise.
        // 7. Set reject.[[AlreadyResolved]] to alreadyResolved.
        const reject = (0, reason => {
          // 25.4.1.3.1, 1. Assert: F.[[Promise]] holds an Object.
          // 25.4.1.3.1, 2. Let promise be F.[[Promise]]. [by slot-closures]
          // 25.4.1.3.1, 3. Let alreadyResolved be F.[[AlreadyResolved]]. [by slot-closures]
          // 25.4.1.3.1, 4. If alreadyResolved.[[value]] is true, return undefined.
          if (alreadyResolved === true)
            return undefined;
          // 25.4.1.3.1, 5. Set alreadyResolved.[[value]] to true.
          alreadyResolved = true;
          // 25.4.1.3.1, 6. Return RejectPromise(promise, reason).
          return RejectPromise(promise, reason);
        });
        // 8. Return the Record { [[Resolve]]: resolve, [[Reject]]: reject }.
        return {
          Resolve: resolve,
          Reject: reject
        };
      }

      // 25.4.1.3.1 Promise Reject Functions, by resolver-split: the constructor's resolving functions
      // keep their flag in the promise, not in a record.
      function FirstPromiseRejectFunction(promise) {
        return reason => {
          // By capability-bypass.
          return RejectFirst(promise, reason);
        };
      }

      // 25.4.1.3.1 Promise Reject Functions, steps 1 to 6, by capability-bypass: for %Promise% itself a
      // capability is the promise: no executor, no functions, no record. Guards: is-intrinsic (C is
      // %Promise% itself).
      function RejectFirst(promise, reason) {
        // 1. Assert: F.[[Promise]] holds an Object.
        // 2. Let promise be F.[[Promise]]. [by slot-closures]
        // 3. Let alreadyResolved be F.[[AlreadyResolved]]. [by slot-closures]
        // 4. If alreadyResolved.[[value]] is true, return undefined.
        if ((promise.#PromiseState & 4 /* ALREADY_RESOLVED */) !== 0)
          return undefined;
        // 5. Set alreadyResolved.[[value]] to true.
        promise.#PromiseState = promise.#PromiseState | 4 /* ALREADY_RESOLVED */;
        // 6. Return RejectPromise(promise, reason).
        return RejectPromise(promise, reason);
      }

      // 25.4.1.3.2 Promise Resolve Functions, by resolver-split: see FirstPromiseRejectFunction.
      function FirstPromiseResolveFunction(promise) {
        return resolution => {
          // By capability-bypass.
          return ResolvePromise(promise, resolution);
        };
      }

      // 25.4.1.3.2 Promise Resolve Functions, steps 1 to 7, by capability-bypass: see RejectFirst.
      function ResolvePromise(promise, resolution) {
        // 1. Assert: F.[[Promise]] holds an Object.
        // 2. Let promise be F.[[Promise]]. [by slot-closures]
        // 3. Let alreadyResolved be F.[[AlreadyResolved]]. [by slot-closures]
        // 4. If alreadyResolved.[[value]] is true, return undefined.
        if ((promise.#PromiseState & 4 /* ALREADY_RESOLVED */) !== 0)
          return undefined;
        // 5. Set alreadyResolved.[[value]] to true.
        promise.#PromiseState = promise.#PromiseState | 4 /* ALREADY_RESOLVED */;
        // 7. If Type(resolution) is not Object, then
        if (!isObject(resolution)) {
          // 7.a. Return FulfillPromise(promise, resolution).
          return FulfillPromise(promise, resolution);
        }
        // By values-first.
        return ResolveWithObject(promise, resolution);
      }

      // 25.4.1.3.2 Promise Resolve Functions, steps 6 to 13, by values-first: resolving asks first
      // whether the value is an object; what an object needs is a function of its own.
      function ResolveWithObject(promise, resolution) {
        // 6. If SameValue(resolution, promise) is true, then
        if (resolution === promise) {
          // 6.a. Let selfResolutionError be a newly created TypeError object.
          const selfResolutionError = new $TypeError('resolution and promise are the same (25.4.1.3.2 Promise Resolve Functions, step 6.a)');
          // 6.b. Return RejectPromise(promise, selfResolutionError).
          return RejectPromise(promise, selfResolutionError);
        }
        // 8. Let then be Get(resolution, "then").
        let then;
        // 9. If then is an abrupt completion, then
        try {
          then = resolution.then;
        } catch (thrown) {
          // 9.a. Return RejectPromise(promise, then.[[value]]).
          return RejectPromise(promise, thrown);
        }
        // 10. Let thenAction be then.[[value]].
        const thenAction = then;
        // 11. If IsCallable(thenAction) is false, then
        if (!IsCallable(thenAction)) {
          // 11.a. Return FulfillPromise(promise, resolution).
          return FulfillPromise(promise, resolution);
        }
        // 12. Perform EnqueueJob("PromiseJobs", PromiseResolveThenableJob, « promise, resolution, thenAction »).
        EnqueueInRing(PromiseResolveThenableJob, promise, resolution, HostKeepContext(thenAction));
        // 13. Return undefined.
        return undefined;
      }

      // 25.4.1.4 FulfillPromise ( promise, value )
      function FulfillPromise(promise, value) {
        // 1. Assert: promise.[[PromiseState]] is "pending".
        // 2. Let reactions be promise.[[PromiseFulfillReactions]].
        const handler = promise.#PromiseResult;
        const reactions = promise.#PromiseRejectReactions;
        // 3. Set promise.[[PromiseResult]] to value.
        promise.#PromiseResult = value;
        // 4. Set promise.[[PromiseFulfillReactions]] to undefined.
        promise.#PromiseFulfillReactions = undefined;
        // 5. Set promise.[[PromiseRejectReactions]] to undefined.
        promise.#PromiseRejectReactions = undefined;
        // 6. Set promise.[[PromiseState]] to "fulfilled".
        promise.#PromiseState = promise.#PromiseState & 4 /* ALREADY_RESOLVED */ | 1 /* FULFILLED */;
        // 7. Return TriggerPromiseReactions(reactions, value).
        return TriggerPromiseReactions(reactions, handler, value, 1);
      }

      // 25.4.1.5 NewPromiseCapability ( C )
      function NewPromiseCapability(C) {
        // 1. If IsConstructor(C) is false, throw a TypeError exception.
        if (!IsConstructor(C))
          throw new $TypeError('C is not a constructor (25.4.1.5 NewPromiseCapability, step 1)');
        // 2. NOTE: C has to call its argument as the Promise constructor calls an executor. The checks below find out whether it did.
        // 3. Let promiseCapability be the PromiseCapability { [[Promise]]: undefined, [[Resolve]]: undefined, [[Reject]]: undefined }.
        const promiseCapability = {
          Promise: undefined,
          Resolve: undefined,
          Reject: undefined
        };
        // 4. Let executor be a new function of GetCapabilitiesExecutor Functions.
        // 5. Set executor.[[Capability]] to promiseCapability.
        const executor = (0, (resolve, reject) => {
          // 25.4.1.5.1, 1. Assert: F.[[Capability]] holds a PromiseCapability Record.
          // 25.4.1.5.1, 2. Let promiseCapability be F.[[Capability]]. [by slot-closures]
          // 25.4.1.5.1, 3. If promiseCapability.[[Resolve]] is not undefined, throw a TypeError exception.
          if (promiseCapability.Resolve !== undefined)
            throw new $TypeError('promiseCapability.[[Resolve]] is not undefined (25.4.1.5.1 GetCapabilitiesExecutor Functions, step 3)');
          // 25.4.1.5.1, 4. If promiseCapability.[[Reject]] is not undefined, throw a TypeError exception.
          if (promiseCapability.Reject !== undefined)
            throw new $TypeError('promiseCapability.[[Reject]] is not undefined (25.4.1.5.1 GetCapabilitiesExecutor Functions, step 4)');
          // 25.4.1.5.1, 5. Set promiseCapability.[[Resolve]] to resolve.
          promiseCapability.Resolve = resolve;
          // 25.4.1.5.1, 6. Set promiseCapability.[[Reject]] to reject.
          promiseCapability.Reject = reject;
          // 25.4.1.5.1, 7. Return undefined.
          return undefined;
        });
        // 6. Let promise be Construct(C, « executor »).
        const promise = new C(executor);
        // 7. ReturnIfAbrupt(promise).
        // 8. If IsCallable(promiseCapability.[[Resolve]]) is false, throw a TypeError exception.
        if (!IsCallable(promiseCapability.Resolve))
          throw new $TypeError('promiseCapability.[[Resolve]] is not a function (25.4.1.5 NewPromiseCapability, step 8)');
        // 9. If IsCallable(promiseCapability.[[Reject]]) is false, throw a TypeError exception.
        if (!IsCallable(promiseCapability.Reject))
          throw new $TypeError('promiseCapability.[[Reject]] is not a function (25.4.1.5 NewPromiseCapability, step 9)');
        // 10. Set promiseCapability.[[Promise]] to promise.
        promiseCapability.Promise = promise;
        // 11. Return promiseCapability.
        return promiseCapability;
      }

      // By capability-bypass: see RejectFirst.
      function ResolveCapability(capability, value) {
        if (#PromiseState in capability)
          return ResolvePromise(capability, value);
        return (0, capability.Resolve)(value);
      }

      // By capability-bypass: see RejectFirst.
      function RejectCapability(capability, reason) {
        if (#PromiseState in capability)
          return RejectFirst(capability, reason);
        return (0, capability.Reject)(reason);
      }

      // By capability-bypass: see RejectFirst.
      function PromiseOfCapability(capability) {
        return #PromiseState in capability ? capability : capability.Promise;
      }

      // By capability-bypass: see RejectFirst.
      function NewIntrinsicCapability() {
        return {
          Promise: NewPromise(),
          Resolve: Unmade,
          Reject: Unmade
        };
      }

      // By declared-pure: a subclass that says `noSideEffects = true` of itself gets its promises
      // without running its constructor. Guards: declares-no-side-effects (C.noSideEffects is true).
      function NewIntrinsicCapabilityOf(C) {
        return {
          Promise: NewPromiseOf(C),
          Resolve: Unmade,
          Reject: Unmade
        };
      }

      // By lazy-functions: a capability of %Promise% makes a resolving function when it is first handed
      // out. Guards: function-is-unmade (the function was not handed out yet).
      function ResolveOf(capability) {
        if (capability.Resolve === Unmade)
          capability.Resolve = FirstPromiseResolveFunction(capability.Promise);
        return capability.Resolve;
      }

      // By lazy-functions: see ResolveOf.
      function CallResolve(capability, value) {
        if (capability.Resolve === Unmade)
          return ResolvePromise(capability.Promise, value);
        return (0, capability.Resolve)(value);
      }

      // By lazy-functions: see ResolveOf.
      function RejectOf(capability) {
        if (capability.Reject === Unmade)
          capability.Reject = FirstPromiseRejectFunction(capability.Promise);
        return capability.Reject;
      }

      // By lazy-functions: see ResolveOf.
      function CallReject(capability, value) {
        if (capability.Reject === Unmade)
          return RejectFirst(capability.Promise, value);
        return (0, capability.Reject)(value);
      }

      // 25.4.3.1 Promise, steps 3 to 7, by capability-bypass: see RejectFirst.
      function NewPromise() {
        // 3. Let promise be OrdinaryCreateFromConstructor(NewTarget, "%PromisePrototype%", « [[PromiseState]], [[PromiseResult]], [[PromiseFulfillReactions]], [[PromiseRejectReactions]] »).
        const promise = new InternalSlots(new PromiseObject());
        // 4. ReturnIfAbrupt(promise).
        // 5. Set promise.[[PromiseState]] to "pending".
        promise.#PromiseState = 0 /* PENDING */;
        // 6. Set promise.[[PromiseFulfillReactions]] to « ».
        promise.#PromiseFulfillReactions = undefined;
        // 7. Set promise.[[PromiseRejectReactions]] to « ».
        promise.#PromiseRejectReactions = undefined;
        // 25.4.1.5, 11. Return promiseCapability.
        return promise;
      }

      // By remembered-constructors: see noClass.
      let lastDeclared = noClass;

      // By declared-pure: see NewIntrinsicCapabilityOf.
      function declaresNoSideEffects(C) {
        return (C === lastDeclared || declaresItself(C)) && C.noSideEffects === true && C.prototype instanceof PromiseObject;
      }

      // By remembered-constructors: see noClass.
      function declaresItself(C) {
        if (typeof C === 'function' && $hasOwn(C, 'noSideEffects') && IsConstructor(C) && $hasOwn(C, 'prototype')) {
          if (scheduled || running)
            lastDeclared = C;
          return true;
        }
        return false;
      }

      // 25.4.3.1 Promise, steps 3 to 7, by declared-pure: see NewIntrinsicCapabilityOf.
      function NewPromiseOf(C) {
        // 3. Let promise be OrdinaryCreateFromConstructor(NewTarget, "%PromisePrototype%", « [[PromiseState]], [[PromiseResult]], [[PromiseFulfillReactions]], [[PromiseRejectReactions]] »).
        const promise = OrdinaryCreateFromConstructor(C);
        // 4. ReturnIfAbrupt(promise).
        // 5. Set promise.[[PromiseState]] to "pending".
        promise.#PromiseState = 0 /* PENDING */;
        // 6. Set promise.[[PromiseFulfillReactions]] to « ».
        promise.#PromiseFulfillReactions = undefined;
        // 7. Set promise.[[PromiseRejectReactions]] to « ».
        promise.#PromiseRejectReactions = undefined;
        // 25.4.1.5, 11. Return promiseCapability.
        return promise;
      }

      // 25.4.1.6 IsPromise ( x )
      function IsPromise(x) {
        // 1. If Type(x) is not Object, return false.
        if (!isObject(x))
          return false;
        // 2. If x has no [[PromiseState]], return false.
        if (!(#PromiseState in x))
          return false;
        // 3. Return true.
        return true;
      }

      // 25.4.1.7 RejectPromise ( promise, reason )
      function RejectPromise(promise, reason) {
        // 1. Assert: promise.[[PromiseState]] is "pending".
        // 2. Let reactions be promise.[[PromiseRejectReactions]].
        const handler = promise.#PromiseFulfillReactions;
        const reactions = promise.#PromiseRejectReactions;
        // 3. Set promise.[[PromiseResult]] to reason.
        promise.#PromiseResult = reason;
        // 4. Set promise.[[PromiseFulfillReactions]] to undefined.
        promise.#PromiseFulfillReactions = undefined;
        // 5. Set promise.[[PromiseRejectReactions]] to undefined.
        promise.#PromiseRejectReactions = undefined;
        // 6. Set promise.[[PromiseState]] to "rejected".
        promise.#PromiseState = promise.#PromiseState & 4 /* ALREADY_RESOLVED */ | 2 /* REJECTED */;
        // 7. Return TriggerPromiseReactions(reactions, reason).
        return TriggerPromiseReactions(reactions, handler, reason, 2);
      }

      // 25.4.1.8 TriggerPromiseReactions ( reactions, argument )
      function TriggerPromiseReactions(reactions, handler, argument, offset) {
        // 1. For each element reaction of reactions, do
        // 1.a. Perform EnqueueJob("PromiseJobs", PromiseReactionJob, « reaction, argument »). [by field-inlining]
        if (reactions !== undefined) {
          if ($isArray(reactions)) {
            // By job-queue.
            several = true;
            for (let reactionIndex = 0; reactionIndex < reactions.length; reactionIndex += 3) {
              EnqueueReaction(reactions[reactionIndex], reactions[reactionIndex + offset], argument);
            }
            // By job-queue.
            endSeveral();
          } else {
            EnqueueReaction(reactions, handler, argument);
          }
        }
        // 2. Return undefined.
        return undefined;
      }

      // ==== 25.4.2 Promise Jobs ====

      // 25.4.2.1 PromiseReactionJob ( reaction, argument )
      function PromiseReactionJob(promiseCapability, handler, argument) {
        // By consecutive-jobs.
        while (true) {
          // By handlers-first.
          if (typeof handler !== 'function' || promiseCapability === Nobody)
            return PromiseKindJob(promiseCapability, handler, argument);
          // 1. Assert: reaction is a PromiseReaction Record.
          // 2. Let promiseCapability be reaction.[[Capabilities]]. [by field-inlining]
          // 3. Let handler be reaction.[[Handler]]. [by field-inlining]
          // 4. If handler is "Identity", let handlerResult be NormalCompletion(argument).
          let handlerResult;
          // 7. If handlerResult is an abrupt completion, then
          let status;
          // 6. Else, let handlerResult be Call(handler, undefined, « argument »).
          try {
            handlerResult = handler(argument);
          } catch (thrown) {
            // 7.a. Let status be Call(promiseCapability.[[Reject]], undefined, « handlerResult.[[value]] »).
            status = RejectCapability(promiseCapability, thrown);
            // 7.b. NextJob Completion(status).
            return status;
          }
          // 8. Let status be Call(promiseCapability.[[Resolve]], undefined, « handlerResult.[[value]] »).
          // 9. NextJob Completion(status).
          if (!(#PromiseState in promiseCapability)) {
            status = (0, promiseCapability.Resolve)(handlerResult);
            return status;
          }
          if (first !== last || reading !== writing || exactInterleaving || isObject(handlerResult) || usesContexts() && contexts.left() || typeof promiseCapability.#PromiseResult !== 'function' || (promiseCapability.#PromiseState & 7 /* STATE | ALREADY_RESOLVED */) !== 0) {
            status = ResolvePromise(promiseCapability, handlerResult);
            return status;
          }
          // 25.4.1.3.2, 5. Set alreadyResolved.[[value]] to true.
          promiseCapability.#PromiseState = promiseCapability.#PromiseState | 4 /* ALREADY_RESOLVED */;
          // 25.4.1.4, 1. Assert: promise.[[PromiseState]] is "pending".
          // 25.4.1.4, 2. Let reactions be promise.[[PromiseFulfillReactions]].
          const next = promiseCapability.#PromiseResult;
          const reactions = promiseCapability.#PromiseRejectReactions;
          // 25.4.1.4, 3. Set promise.[[PromiseResult]] to value.
          promiseCapability.#PromiseResult = handlerResult;
          // 25.4.1.4, 4. Set promise.[[PromiseFulfillReactions]] to undefined.
          promiseCapability.#PromiseFulfillReactions = undefined;
          // 25.4.1.4, 5. Set promise.[[PromiseRejectReactions]] to undefined.
          promiseCapability.#PromiseRejectReactions = undefined;
          // 25.4.1.4, 6. Set promise.[[PromiseState]] to "fulfilled".
          promiseCapability.#PromiseState = promiseCapability.#PromiseState & 4 /* ALREADY_RESOLVED */ | 1 /* FULFILLED */;
          // 25.4.1.4, 7. Return TriggerPromiseReactions(reactions, value).
          handler = next;
          argument = handlerResult;
          promiseCapability = reactions;
        }
      }

      // 25.4.2.1 PromiseReactionJob, steps 1 to 9, by handlers-first: a reaction job asks first whether
      // its handler is a function, and then asks no more. Guards: handler-is-function (the handler is a
      // function, not a kind).
      function PromiseKindJob(promiseCapability, handler, argument) {
        // By forgotten-then.
        if (promiseCapability === Nobody)
          return RunForgotten(handler, argument);
        // By array-combinators.
        if (typeof handler === 'number' || handler === 'RejectElement') {
          let handled;
          try {
            handled = RunElement(promiseCapability, handler, argument);
          } catch (thrown) {
            // 7.b. NextJob Completion(status).
            return undefined;
          }
          // 8. Let status be Call(promiseCapability.[[Resolve]], undefined, « handlerResult.[[value]] »).
          return ForgetResult(handled);
        }
        // By then0.
        if (handler === 'AdoptValue')
          return ResolveAdopted(promiseCapability, argument);
        if (handler === 'AdoptReason')
          return RejectAdopted(promiseCapability, argument);
        // 1. Assert: reaction is a PromiseReaction Record.
        // 2. Let promiseCapability be reaction.[[Capabilities]]. [by field-inlining]
        // 3. Let handler be reaction.[[Handler]]. [by field-inlining]
        // 4. If handler is "Identity", let handlerResult be NormalCompletion(argument).
        let handlerResult;
        let handlerResultThrew = false;
        if (handler === 'Identity')
          handlerResult = argument;
        else if (handler === 'Thrower') {
          // 5. Else if handler is "Thrower", let handlerResult be Completion { [[type]]: throw, [[value]]: argument, [[target]]: empty }.
          handlerResult = argument;
          handlerResultThrew = true;
        } else {
          // 6. Else, let handlerResult be Call(handler, undefined, « argument »).
          try {
            handlerResult = handler(argument);
          } catch (thrown) {
            handlerResult = thrown;
            handlerResultThrew = true;
          }
        }
        // 7. If handlerResult is an abrupt completion, then
        let status;
        if (handlerResultThrew) {
          // 7.a. Let status be Call(promiseCapability.[[Reject]], undefined, « handlerResult.[[value]] »).
          status = RejectCapability(promiseCapability, handlerResult);
          // 7.b. NextJob Completion(status).
          return status;
        }
        // 8. Let status be Call(promiseCapability.[[Resolve]], undefined, « handlerResult.[[value]] »).
        status = ResolveCapability(promiseCapability, handlerResult);
        // 9. NextJob Completion(status).
        return status;
      }

      // 25.4.2.1 PromiseReactionJob, steps 7 to 8, by forgotten-then: all and race attach to a promise
      // without a derived promise that nobody gets. Guards: returns-object (the callback returned an
      // object); attaches-to-promise (then is the intrinsic one and the element a promise);
      // attaches-with-intrinsic-species (SpeciesConstructor gave %Promise%).
      function RunForgotten(handler, argument) {
        let handlerResult;
        try {
          handlerResult = handler(argument);
        } catch (thrown) {
          // 7.b. NextJob Completion(status).
          return undefined;
        }
        // 8. Let status be Call(promiseCapability.[[Resolve]], undefined, « handlerResult.[[value]] »).
        return ForgetResult(handlerResult);
      }

      // By forgotten-then: see RunForgotten.
      function ForgetResult(handled) {
        if (isObject(handled)) {
          const derived = NewPromise();
          ResolveCapability(derived, handled);
        }
        return undefined;
      }

      // 25.4.2.2 PromiseResolveThenableJob ( promiseToResolve, thenable, then )
      function PromiseResolveThenableJob(promiseToResolve, thenable, then) {
        // By then0.
        if (then === intrinsicThen && IsPromise(thenable)) {
          // 25.4.5.3, 3. Let C be SpeciesConstructor(promise, %Promise%).
          let C;
          try {
            C = UnseenSpecies(thenable);
          } catch (thrown) {
            // 25.4.1.3.1, 6. Return RejectPromise(promise, reason).
            return RejectPromise(promiseToResolve, thrown);
          }
          if (C === Promise) {
            // 25.4.5.3, 6. ReturnIfAbrupt(resultCapability).
            // 25.4.5.3, 7. Return PerformPromiseThen(promise, onFulfilled, onRejected, resultCapability).
            PerformAdoption(thenable, 'AdoptValue', 'AdoptReason', promiseToResolve);
            // 4. NextJob Completion(thenCallResult).
            return undefined;
          }
          return AdoptThroughSpecies(promiseToResolve, thenable, C);
        }
        // 1. Let resolvingFunctions be CreateResolvingFunctions(promiseToResolve).
        const resolvingFunctions = CreateResolvingFunctions(promiseToResolve);
        // 2. Let thenCallResult be Call(then, thenable, « resolvingFunctions.[[Resolve]], resolvingFunctions.[[Reject]] »).
        let thenCallResult;
        // 3. If thenCallResult is an abrupt completion, then
        try {
          thenCallResult = $apply(then, thenable, [
            resolvingFunctions.Resolve,
            resolvingFunctions.Reject
          ]);
        } catch (thrown) {
          // 3.a. Let status be Call(resolvingFunctions.[[Reject]], undefined, « thenCallResult.[[value]] »).
          const status = (0, resolvingFunctions.Reject)(thrown);
          // 3.b. NextJob Completion(status).
          return status;
        }
        // 4. NextJob Completion(thenCallResult).
        return thenCallResult;
      }

      // 25.4.1.3.2 Promise Resolve Functions, step 7, by then0: a promise adopts another without a
      // derived promise, a capability or resolving functions. Guards: adopts-promise (then is the
      // intrinsic one and the thenable a promise); species-is-intrinsic (SpeciesConstructor gave
      // %Promise%).
      function ResolveAdopted(promise, resolution) {
        // 7. If Type(resolution) is not Object, then
        if (!isObject(resolution)) {
          // 7.a. Return FulfillPromise(promise, resolution).
          return FulfillPromise(promise, resolution);
        }
        // By values-first.
        return ResolveWithObject(promise, resolution);
      }

      // 25.4.1.3.1 Promise Reject Functions, step 6, by then0: see ResolveAdopted.
      function RejectAdopted(promise, reason) {
        // 6. Return RejectPromise(promise, reason).
        return RejectPromise(promise, reason);
      }

      // 25.4.5.3.1 PerformPromiseThen, steps 5 to 10, by then0: see ResolveAdopted.
      function PerformAdoption(promise, onFulfilled, onRejected, resultCapability) {
        if (usesContexts() && contexts.active()) {
          ThenInContext(promise, onFulfilled, onRejected, resultCapability);
          // 10. Return resultCapability.[[Promise]].
          return;
        }
        // 5. Let fulfillReaction be the PromiseReaction { [[Capabilities]]: resultCapability, [[Handler]]: onFulfilled }. [in AddReaction]
        // 6. Let rejectReaction be the PromiseReaction { [[Capabilities]]: resultCapability, [[Handler]]: onRejected }. [in AddReaction]
        // 7. If promise.[[PromiseState]] is "pending", then
        if ((promise.#PromiseState & 3 /* STATE */) === 0 /* PENDING */) {
          // 7.a. Append fulfillReaction to the end of promise.[[PromiseFulfillReactions]].
          // 7.b. Append rejectReaction to the end of promise.[[PromiseRejectReactions]].
          AddReaction(promise, resultCapability, onFulfilled, onRejected);
        } else if ((promise.#PromiseState & 3 /* STATE */) === 1 /* FULFILLED */) {
          // 8. Else if promise.[[PromiseState]] is "fulfilled", then
          // 8.a. Let value be promise.[[PromiseResult]].
          const value = promise.#PromiseResult;
          // 8.b. Perform EnqueueJob("PromiseJobs", PromiseReactionJob, « fulfillReaction, value »).
          EnqueueReaction(resultCapability, onFulfilled, value);
        } else if ((promise.#PromiseState & 3 /* STATE */) === 2 /* REJECTED */) {
          // 9. Else if promise.[[PromiseState]] is "rejected", then
          // 9.a. Let reason be promise.[[PromiseResult]].
          const reason = promise.#PromiseResult;
          // 9.b. Perform EnqueueJob("PromiseJobs", PromiseReactionJob, « rejectReaction, reason »).
          EnqueueReaction(resultCapability, onRejected, reason);
        }
      }

      // 25.4.5.3 Promise.prototype.then, steps 3 to 7, by forgotten-then: see RunForgotten.
      function ThenAndForget(promise, onFulfilled, onRejected) {
        // 7.3.18, 1. Assert: IsPropertyKey(P) is true.
        // 7.3.18, 2. If argumentsList is absent, set argumentsList to « ».
        // 7.3.18, 3. Let func be GetV(O, P).
        const func = promise === undefined || promise === null ? GetV(promise, 'then') : promise.then;
        if (func === intrinsicThen && IsPromise(promise)) {
          // 3. Let C be SpeciesConstructor(promise, %Promise%).
          const C = UnseenSpecies(promise);
          if (C === Promise) {
            // 6. ReturnIfAbrupt(resultCapability).
            // 7. Return PerformPromiseThen(promise, onFulfilled, onRejected, resultCapability).
            PerformAdoption(promise, onFulfilled, onRejected, Nobody);
          } else {
            ThenWithConstructor(promise, onFulfilled, onRejected, C);
          }
        } else {
          // 7.3.18, 4. Return Call(func, O, argumentsList).
          Call(func, promise, [
            onFulfilled,
            onRejected
          ]);
        }
      }

      // 25.4.2.2 PromiseResolveThenableJob, steps 1 to 4, by then0: see ResolveAdopted.
      function AdoptThroughSpecies(promiseToResolve, thenable, C) {
        // 1. Let resolvingFunctions be CreateResolvingFunctions(promiseToResolve).
        const resolvingFunctions = CreateResolvingFunctions(promiseToResolve);
        // By caught-completions.
        try {
          ThenWithConstructor(thenable, resolvingFunctions.Resolve, resolvingFunctions.Reject, C);
        } catch (thrown) {
          // 3.a. Let status be Call(resolvingFunctions.[[Reject]], undefined, « thenCallResult.[[value]] »).
          (0, resolvingFunctions.Reject)(thrown);
          // 3.b. NextJob Completion(status).
          return undefined;
        }
        // 4. NextJob Completion(thenCallResult).
        return undefined;
      }

      // 25.4.5.3 Promise.prototype.then, steps 4 to 7, by then0: see ResolveAdopted.
      function ThenWithConstructor(promise, onFulfilled, onRejected, C) {
        // 4. ReturnIfAbrupt(C).
        // 5. Let resultCapability be NewPromiseCapability(C).
        const resultCapability = C === Promise ? NewPromise() : declaresNoSideEffects(C) ? NewPromiseOf(C) : NewPromiseCapability(C);
        // 6. ReturnIfAbrupt(resultCapability).
        // 7. Return PerformPromiseThen(promise, onFulfilled, onRejected, resultCapability).
        return PerformPromiseThen(promise, onFulfilled, onRejected, resultCapability);
      }

      // ==== 25.4.3 The Promise Constructor ====

      // `extends null` makes this a derived class: no object is created before the steps of its
      // constructor create one.
      class Promise extends null {
        // 25.4.3.1 Promise ( executor )
        constructor(executor) {
          // 1. If NewTarget is undefined, throw a TypeError exception.
          if (new.target === undefined)
            throw new $TypeError('Promise is called without new (25.4.3.1 Promise, step 1)');
          // 2. If IsCallable(executor) is false, throw a TypeError exception.
          if (!IsCallable(executor))
            throw new $TypeError('executor is not a function (25.4.3.1 Promise, step 2)');
          // 3. Let promise be OrdinaryCreateFromConstructor(NewTarget, "%PromisePrototype%", « [[PromiseState]], [[PromiseResult]], [[PromiseFulfillReactions]], [[PromiseRejectReactions]] »).
          const promise = new.target === Promise ? new InternalSlots(new PromiseObject()) : OrdinaryCreateFromConstructor(new.target);
          // 4. ReturnIfAbrupt(promise).
          // 5. Set promise.[[PromiseState]] to "pending".
          promise.#PromiseState = 0 /* PENDING */;
          // 6. Set promise.[[PromiseFulfillReactions]] to « ».
          promise.#PromiseFulfillReactions = undefined;
          // 7. Set promise.[[PromiseRejectReactions]] to « ».
          promise.#PromiseRejectReactions = undefined;
          // 8. Let resolvingFunctions be CreateResolvingFunctions(promise). [by resolver-scope]
          // 25.4.1.3, 2. Let resolve be a new function of Promise Resolve Functions.
          // 25.4.1.3, 3. Set resolve.[[Promise]] to promise.
          // 25.4.1.3, 4. Set resolve.[[AlreadyResolved]] to alreadyResolved.
          const resolve = (0, resolution => {
            // By capability-bypass.
            return ResolvePromise(promise, resolution);
          });
          // 25.4.1.3, 5. Let reject be a new function of Promise Reject Functions.
          // 25.4.1.3, 6. Set reject.[[Promise]] to promise.
          // 25.4.1.3, 7. Set reject.[[AlreadyResolved]] to alreadyResolved.
          const reject = (0, reason => {
            // By capability-bypass.
            return RejectFirst(promise, reason);
          });
          // 9. Let completion be Call(executor, undefined, « resolvingFunctions.[[Resolve]], resolvingFunctions.[[Reject]] »).
          // 10. If completion is an abrupt completion, then
          try {
            executor(resolve, reject);
          } catch (thrown) {
            // 10.a. Let status be Call(resolvingFunctions.[[Reject]], undefined, « completion.[[value]] »).
            reject(thrown);
            // 10.b. ReturnIfAbrupt(status).
          }
          // 11. Return promise.
          return promise;
        }

        // 25.4.4.1 Promise.all ( iterable )
        static all(iterable) {
          // 1. Let C be the this value.
          let C = this;
          // 2. If Type(C) is not Object, throw a TypeError exception.
          if (!isObject(C))
            throw new $TypeError('this is not an object (25.4.4.1 Promise.all, step 2)');
          // 3. Let S be Get(C, @@species).
          const S = C[$species];
          // 4. ReturnIfAbrupt(S).
          // 5. If S is neither undefined nor null, set C to S.
          if (S !== undefined && S !== null)
            C = S;
          // 6. Let promiseCapability be NewPromiseCapability(C).
          const promiseCapability = C === Promise ? NewIntrinsicCapability() : declaresNoSideEffects(C) ? NewIntrinsicCapabilityOf(C) : NewPromiseCapability(C);
          // 7. ReturnIfAbrupt(promiseCapability).
          // 8. Let iterator be GetIterator(iterable).
          let iterator;
          // 9. IfAbruptRejectPromise(iterator, promiseCapability).
          // 25.4.1.1.1, 1. If value is an abrupt completion, then
          // 25.4.1.1.1, 2. Failing that, if value is a Completion Record, set value to value.[[value]]. [no code: the variable has that value already: a normal completion is its value]
          try {
            iterator = GetIterator(iterable);
          } catch (thrown) {
            // 25.4.1.1.1, 1.a. Let rejectResult be Call(capability.[[Reject]], undefined, « value.[[value]] »).
            CallReject(promiseCapability, thrown);
            // 25.4.1.1.1, 1.b. ReturnIfAbrupt(rejectResult).
            // 25.4.1.1.1, 1.c. Return capability.[[Promise]].
            return promiseCapability.Promise;
          }
          // 10. Let iteratorRecord be the Record { [[iterator]]: iterator, [[done]]: false }.
          const iteratorRecord = {
            iterator: iterator,
            done: false
          };
          // 11. Let result be PerformPromiseAll(iteratorRecord, C, promiseCapability).
          let result;
          let resultThrew = false;
          try {
            result = PerformPromiseAll(iteratorRecord, C, promiseCapability);
          } catch (thrown) {
            result = thrown;
            resultThrew = true;
          }
          // 12. If result is an abrupt completion, then
          if (resultThrew) {
            // 12.a. If iteratorRecord.[[done]] is false, set result to IteratorClose(iterator, result).
            if (iteratorRecord.done === false)
              try {
                result = IteratorClose(iterator, result);
                resultThrew = false;
              } catch (thrown) {
                result = thrown;
                resultThrew = true;
              }
            // 12.b. IfAbruptRejectPromise(result, promiseCapability).
            // 25.4.1.1.1, 1. If value is an abrupt completion, then
            // 25.4.1.1.1, 2. Failing that, if value is a Completion Record, set value to value.[[value]]. [no code: the variable has that value already: a normal completion is its value]
            if (resultThrew) {
              // 25.4.1.1.1, 1.a. Let rejectResult be Call(capability.[[Reject]], undefined, « value.[[value]] »).
              CallReject(promiseCapability, result);
              // 25.4.1.1.1, 1.b. ReturnIfAbrupt(rejectResult).
              // 25.4.1.1.1, 1.c. Return capability.[[Promise]].
              return promiseCapability.Promise;
            }
          }
          // 13. Return Completion(result).
          return result;
        }

        // 25.4.4.3 Promise.race ( iterable )
        static race(iterable) {
          // 1. Let C be the this value.
          let C = this;
          // 2. If Type(C) is not Object, throw a TypeError exception.
          if (!isObject(C))
            throw new $TypeError('this is not an object (25.4.4.3 Promise.race, step 2)');
          // 3. Let S be Get(C, @@species).
          const S = C[$species];
          // 4. ReturnIfAbrupt(S).
          // 5. If S is neither undefined nor null, set C to S.
          if (S !== undefined && S !== null)
            C = S;
          // 6. Let promiseCapability be NewPromiseCapability(C).
          const promiseCapability = C === Promise ? NewIntrinsicCapability() : declaresNoSideEffects(C) ? NewIntrinsicCapabilityOf(C) : NewPromiseCapability(C);
          // 7. ReturnIfAbrupt(promiseCapability).
          // 8. Let iterator be GetIterator(iterable).
          let iterator;
          // 9. IfAbruptRejectPromise(iterator, promiseCapability).
          // 25.4.1.1.1, 1. If value is an abrupt completion, then
          // 25.4.1.1.1, 2. Failing that, if value is a Completion Record, set value to value.[[value]]. [no code: the variable has that value already: a normal completion is its value]
          try {
            iterator = GetIterator(iterable);
          } catch (thrown) {
            // 25.4.1.1.1, 1.a. Let rejectResult be Call(capability.[[Reject]], undefined, « value.[[value]] »).
            CallReject(promiseCapability, thrown);
            // 25.4.1.1.1, 1.b. ReturnIfAbrupt(rejectResult).
            // 25.4.1.1.1, 1.c. Return capability.[[Promise]].
            return promiseCapability.Promise;
          }
          // 10. Let iteratorRecord be the Record { [[iterator]]: iterator, [[done]]: false }.
          const iteratorRecord = {
            iterator: iterator,
            done: false
          };
          // 11. Let result be PerformPromiseRace(iteratorRecord, promiseCapability, C).
          let result;
          let resultThrew = false;
          try {
            result = PerformPromiseRace(iteratorRecord, promiseCapability, C);
          } catch (thrown) {
            result = thrown;
            resultThrew = true;
          }
          // 12. If result is an abrupt completion, then
          if (resultThrew) {
            // 12.a. If iteratorRecord.[[done]] is false, set result to IteratorClose(iterator, result).
            if (iteratorRecord.done === false)
              try {
                result = IteratorClose(iterator, result);
                resultThrew = false;
              } catch (thrown) {
                result = thrown;
                resultThrew = true;
              }
            // 12.b. IfAbruptRejectPromise(result, promiseCapability).
            // 25.4.1.1.1, 1. If value is an abrupt completion, then
            // 25.4.1.1.1, 2. Failing that, if value is a Completion Record, set value to value.[[value]]. [no code: the variable has that value already: a normal completion is its value]
            if (resultThrew) {
              // 25.4.1.1.1, 1.a. Let rejectResult be Call(capability.[[Reject]], undefined, « value.[[value]] »).
              CallReject(promiseCapability, result);
              // 25.4.1.1.1, 1.b. ReturnIfAbrupt(rejectResult).
              // 25.4.1.1.1, 1.c. Return capability.[[Promise]].
              return promiseCapability.Promise;
            }
          }
          // 13. Return Completion(result).
          return result;
        }

        // 25.4.4.4 Promise.reject ( r )
        static reject(r) {
          // 1. Let C be the this value.
          const C = this;
          // 2. If Type(C) is not Object, throw a TypeError exception.
          if (!isObject(C))
            throw new $TypeError('this is not an object (25.4.4.4 Promise.reject, step 2)');
          // 3. Let promiseCapability be NewPromiseCapability(C).
          const promiseCapability = C === Promise ? NewPromise() : declaresNoSideEffects(C) ? NewPromiseOf(C) : NewPromiseCapability(C);
          // 4. ReturnIfAbrupt(promiseCapability).
          // 5. Let rejectResult be Call(promiseCapability.[[Reject]], undefined, « r »).
          RejectCapability(promiseCapability, r);
          // 6. ReturnIfAbrupt(rejectResult).
          // 7. Return promiseCapability.[[Promise]].
          return PromiseOfCapability(promiseCapability);
        }

        // 25.4.4.5 Promise.resolve ( x )
        static resolve(x) {
          // 1. Let C be the this value.
          const C = this;
          // 2. If Type(C) is not Object, throw a TypeError exception.
          if (!isObject(C))
            throw new $TypeError('this is not an object (25.4.4.5 Promise.resolve, step 2)');
          // 3. If IsPromise(x) is true, then
          if (isObject(x) && #PromiseState in x) {
            // 3.a. Let xConstructor be Get(x, "constructor").
            const xConstructor = x.constructor;
            // 3.b. ReturnIfAbrupt(xConstructor).
            // 3.c. If SameValue(xConstructor, C) is true, return x.
            if (xConstructor === C)
              return x;
          }
          // 4. Let promiseCapability be NewPromiseCapability(C).
          const promiseCapability = C === Promise ? NewPromise() : declaresNoSideEffects(C) ? NewPromiseOf(C) : NewPromiseCapability(C);
          // 5. ReturnIfAbrupt(promiseCapability).
          // 6. Let resolveResult be Call(promiseCapability.[[Resolve]], undefined, « x »).
          ResolveCapability(promiseCapability, x);
          // 7. ReturnIfAbrupt(resolveResult).
          // 8. Return promiseCapability.[[Promise]].
          return PromiseOfCapability(promiseCapability);
        }

        // 25.4.4.6 get Promise [ @@species ]
        static get [$species]() {
          // 1. Return the this value.
          return this;
        }

        // 25.4.5.1 Promise.prototype.catch ( onRejected )
        catch(onRejected) {
          // 1. Let promise be the this value.
          const promise = this;
          // 2. Return Invoke(promise, "then", « undefined, onRejected »).
          return promise.then(undefined, onRejected);
        }

        // 25.4.5.3 Promise.prototype.then ( onFulfilled, onRejected )
        then(onFulfilled, onRejected) {
          // 1. Let promise be the this value.
          const promise = this;
          // 2. If IsPromise(promise) is false, throw a TypeError exception.
          if (!IsPromise(promise))
            throw new $TypeError('this is not a promise (25.4.5.3 Promise.prototype.then, step 2)');
          // 3. Let C be SpeciesConstructor(promise, %Promise%).
          const C = SpeciesConstructor(promise);
          // By then0.
          return ThenWithConstructor(promise, onFulfilled, onRejected, C);
        }
      }

      // A class that extends null inherits from nothing by itself.
      $setPrototypeOf(Promise.prototype, $ObjectPrototype);

      // Its name, whatever a minifier calls the class.
      $defineProperty(Promise, 'name', {
        __proto__: null,
        value: 'Promise'
      });

      // 25.4.5.4 Promise.prototype [ @@toStringTag ]
      $defineProperty(Promise.prototype, $toStringTag, {
        __proto__: null,
        value: 'Promise',
        writable: false,
        enumerable: false,
        configurable: true
      });

      // ==== 25.4.4 Properties of the Promise Constructor ====

      // 25.4.4.1.1 PerformPromiseAll ( iteratorRecord, constructor, resultCapability )
      function PerformPromiseAll(iteratorRecord, constructor, resultCapability) {
        // 1. Assert: constructor is a constructor.
        // 2. Assert: resultCapability is a PromiseCapability Record.
        // 3. Let values be « ».
        const values = $newList();
        // 4. Let remainingElementsCount be the Record { [[value]]: 1 }.
        // 5. Let index be 0.
        let index = 0;
        const elements = {
          values: values,
          promiseCapability: resultCapability,
          remainingElementsCount: 1
        };
        // 6. Repeat,
        while (true) {
          // 6.a. Let next be IteratorStep(iteratorRecord.[[iterator]]).
          let next;
          // 6.b. If next is an abrupt completion, set iteratorRecord.[[done]] to true.
          // 6.c. ReturnIfAbrupt(next).
          try {
            next = IteratorStep(iteratorRecord.iterator);
          } catch (thrown) {
            iteratorRecord.done = true;
            throw thrown;
          }
          // 6.d. If next is false, then
          if (next === false) {
            // 6.d.i. Set iteratorRecord.[[done]] to true.
            iteratorRecord.done = true;
            // 6.d.ii. Set remainingElementsCount.[[value]] to remainingElementsCount.[[value]] - 1.
            elements.remainingElementsCount = elements.remainingElementsCount - 1;
            // By early-array.
            elements.values = CreateArrayFromList(values);
            // 6.d.iii. If remainingElementsCount.[[value]] is 0, then
            if (elements.remainingElementsCount === 0) {
              // 6.d.iii.1. Let valuesArray be CreateArrayFromList(values).
              const valuesArray = elements.values;
              // 6.d.iii.2. Let resolveResult be Call(resultCapability.[[Resolve]], undefined, « valuesArray »).
              CallResolve(resultCapability, valuesArray);
              // 6.d.iii.3. ReturnIfAbrupt(resolveResult).
            }
            // 6.d.iv. Return resultCapability.[[Promise]].
            return resultCapability.Promise;
          }
          // 6.e. Let nextValue be IteratorValue(next).
          let nextValue;
          // 6.f. If nextValue is an abrupt completion, set iteratorRecord.[[done]] to true.
          // 6.g. ReturnIfAbrupt(nextValue).
          try {
            nextValue = IteratorValue(next);
          } catch (thrown) {
            iteratorRecord.done = true;
            throw thrown;
          }
          // 6.h. Append undefined to the end of values.
          values[values.length] = undefined;
          // 6.i. Let nextPromise be Invoke(constructor, "resolve", « nextValue »).
          const nextPromise = constructor.resolve(nextValue);
          // 6.j. ReturnIfAbrupt(nextPromise).
          // 6.k. Let resolveElement be a new function of Promise.all Resolve Element Functions.
          // 6.l. Set resolveElement.[[AlreadyCalled]] to the Record { [[value]]: false }.
          // 6.m. Set resolveElement.[[Index]] to index.
          // 6.n. Set resolveElement.[[Values]] to values.
          // 6.o. Set resolveElement.[[Capabilities]] to resultCapability.
          // 6.p. Set resolveElement.[[RemainingElements]] to remainingElementsCount.
          // 6.q. Set remainingElementsCount.[[value]] to remainingElementsCount.[[value]] + 1.
          elements.remainingElementsCount = elements.remainingElementsCount + 1;
          // 6.r. Let result be Invoke(nextPromise, "then", « resolveElement, resultCapability.[[Reject]] »).
          ThenElement(nextPromise, index, elements);
          // 6.s. ReturnIfAbrupt(result).
          // 6.t. Set index to index + 1.
          index = index + 1;
        }
      }

      // 25.4.4.1.2 Promise.all Resolve Element Functions
      function PromiseAllResolveElementFunction(index, elements, alreadyCalled) {
        return x => {
          // 1. Let alreadyCalled be F.[[AlreadyCalled]]. [by slot-closures]
          // 2. If alreadyCalled.[[value]] is true, return undefined.
          if (alreadyCalled.value === true)
            return undefined;
          // 3. Set alreadyCalled.[[value]] to true.
          alreadyCalled.value = true;
          // 4. Let index be F.[[Index]]. [by slot-closures]
          // 5. Let values be F.[[Values]]. [by slot-closures]
          // 6. Let promiseCapability be F.[[Capabilities]]. [by slot-closures]
          // 7. Let remainingElementsCount be F.[[RemainingElements]]. [by slot-closures]
          // 8. Set values[index] to x.
          elements.values[index] = x;
          // 9. Set remainingElementsCount.[[value]] to remainingElementsCount.[[value]] - 1.
          elements.remainingElementsCount = elements.remainingElementsCount - 1;
          // 10. If remainingElementsCount.[[value]] is 0, then
          if (elements.remainingElementsCount === 0) {
            // 10.a. Let valuesArray be CreateArrayFromList(values).
            const valuesArray = elements.values;
            // 10.b. Return Call(promiseCapability.[[Resolve]], undefined, « valuesArray »).
            return CallResolve(elements.promiseCapability, valuesArray);
          }
          // 11. Return undefined.
          return undefined;
        };
      }

      // By array-combinators: all makes no element function for a promise that nobody else can call it
      // through. Guards: attaches-element (then is the intrinsic one, the element a promise, its species
      // %Promise%).
      function ThenElement(promise, index, elements) {
        const func = promise === undefined || promise === null ? GetV(promise, 'then') : promise.then;
        if (func === intrinsicThen && IsPromise(promise)) {
          const C = UnseenSpecies(promise);
          if (C === Promise) {
            PerformAdoption(promise, index, 'RejectElement', elements);
          } else {
            ThenWithConstructor(promise, PromiseAllResolveElementFunction(index, elements, { value: false }), RejectOf(elements.promiseCapability), C);
          }
        } else {
          Call(func, promise, [
            PromiseAllResolveElementFunction(index, elements, { value: false }),
            RejectOf(elements.promiseCapability)
          ]);
        }
      }

      // By array-combinators: see ThenElement.
      function RunElement(elements, handler, argument) {
        if (handler === 'RejectElement')
          return CallReject(elements.promiseCapability, argument);
        elements.values[handler] = argument;
        return CountElement(elements);
      }

      // By joined-elements: see EnqueueReaction.
      function RunElements(elements, count) {
        for (let i = 0; i < count; i++) {
          let handled;
          let handledThrew = false;
          try {
            handled = CountElement(elements);
          } catch (thrown) {
            handled = thrown;
            handledThrew = true;
          }
          if (!handledThrew)
            ForgetResult(handled);
        }
      }

      // 25.4.4.1.2 Promise.all Resolve Element Functions, steps 9 to 11, by joined-elements: see
      // EnqueueReaction.
      function CountElement(elements) {
        // 9. Set remainingElementsCount.[[value]] to remainingElementsCount.[[value]] - 1.
        elements.remainingElementsCount = elements.remainingElementsCount - 1;
        // 10. If remainingElementsCount.[[value]] is 0, then
        if (elements.remainingElementsCount === 0) {
          // 10.a. Let valuesArray be CreateArrayFromList(values).
          const valuesArray = elements.values;
          // 10.b. Return Call(promiseCapability.[[Resolve]], undefined, « valuesArray »).
          return CallResolve(elements.promiseCapability, valuesArray);
        }
        // 11. Return undefined.
        return undefined;
      }

      // 25.4.4.3.1 PerformPromiseRace ( iteratorRecord, promiseCapability, C )
      function PerformPromiseRace(iteratorRecord, promiseCapability, C) {
        // 1. Repeat,
        while (true) {
          // 1.a. Let next be IteratorStep(iteratorRecord.[[iterator]]).
          let next;
          // 1.b. If next is an abrupt completion, set iteratorRecord.[[done]] to true.
          // 1.c. ReturnIfAbrupt(next).
          try {
            next = IteratorStep(iteratorRecord.iterator);
          } catch (thrown) {
            iteratorRecord.done = true;
            throw thrown;
          }
          // 1.d. If next is false, then
          if (next === false) {
            // 1.d.i. Set iteratorRecord.[[done]] to true.
            iteratorRecord.done = true;
            // 1.d.ii. Return promiseCapability.[[Promise]].
            return promiseCapability.Promise;
          }
          // 1.e. Let nextValue be IteratorValue(next).
          let nextValue;
          // 1.f. If nextValue is an abrupt completion, set iteratorRecord.[[done]] to true.
          // 1.g. ReturnIfAbrupt(nextValue).
          try {
            nextValue = IteratorValue(next);
          } catch (thrown) {
            iteratorRecord.done = true;
            throw thrown;
          }
          // 1.h. Let nextPromise be Invoke(C, "resolve", « nextValue »).
          const nextPromise = C.resolve(nextValue);
          // 1.i. ReturnIfAbrupt(nextPromise).
          // 1.j. Let result be Invoke(nextPromise, "then", « promiseCapability.[[Resolve]], promiseCapability.[[Reject]] »).
          ThenAndForget(nextPromise, ResolveOf(promiseCapability), RejectOf(promiseCapability));
          // 1.k. ReturnIfAbrupt(result).
        }
      }

      // ==== 25.4.5 Properties of the Promise Prototype Object ====

      // 25.4.5.3.1 PerformPromiseThen ( promise, onFulfilled, onRejected, resultCapability )
      function PerformPromiseThen(promise, onFulfilled, onRejected, resultCapability) {
        // 1. Assert: IsPromise(promise) is true.
        // 2. Assert: resultCapability is a PromiseCapability Record.
        // 3. If IsCallable(onFulfilled) is false, then
        if (!IsCallable(onFulfilled)) {
          // 3.a. Set onFulfilled to "Identity".
          onFulfilled = 'Identity';
        }
        // 4. If IsCallable(onRejected) is false, then
        if (!IsCallable(onRejected)) {
          // 4.a. Set onRejected to "Thrower".
          onRejected = 'Thrower';
        }
        if (usesContexts() && contexts.active()) {
          ThenInContext(promise, onFulfilled, onRejected, resultCapability);
          // 10. Return resultCapability.[[Promise]].
          return PromiseOfCapability(resultCapability);
        }
        // 5. Let fulfillReaction be the PromiseReaction { [[Capabilities]]: resultCapability, [[Handler]]: onFulfilled }. [in AddReaction]
        // 6. Let rejectReaction be the PromiseReaction { [[Capabilities]]: resultCapability, [[Handler]]: onRejected }. [in AddReaction]
        // 7. If promise.[[PromiseState]] is "pending", then
        if ((promise.#PromiseState & 3 /* STATE */) === 0 /* PENDING */) {
          // 7.a. Append fulfillReaction to the end of promise.[[PromiseFulfillReactions]].
          // 7.b. Append rejectReaction to the end of promise.[[PromiseRejectReactions]].
          AddReaction(promise, resultCapability, onFulfilled, onRejected);
        } else if ((promise.#PromiseState & 3 /* STATE */) === 1 /* FULFILLED */) {
          // 8. Else if promise.[[PromiseState]] is "fulfilled", then
          // 8.a. Let value be promise.[[PromiseResult]].
          const value = promise.#PromiseResult;
          // 8.b. Perform EnqueueJob("PromiseJobs", PromiseReactionJob, « fulfillReaction, value »).
          EnqueueInRing(PromiseReactionJob, resultCapability, onFulfilled, value);
        } else if ((promise.#PromiseState & 3 /* STATE */) === 2 /* REJECTED */) {
          // 9. Else if promise.[[PromiseState]] is "rejected", then
          // 9.a. Let reason be promise.[[PromiseResult]].
          const reason = promise.#PromiseResult;
          // 9.b. Perform EnqueueJob("PromiseJobs", PromiseReactionJob, « rejectReaction, reason »).
          EnqueueInRing(PromiseReactionJob, resultCapability, onRejected, reason);
        }
        // 10. Return resultCapability.[[Promise]].
        return PromiseOfCapability(resultCapability);
      }

      // By field-inlining: the first reaction lives in the promise, further ones in an array made on
      // demand. Guards: several-reactions (the promise has more than one reaction).
      function AddReaction(promise, capability, onFulfilled, onRejected) {
        const reactions = promise.#PromiseRejectReactions;
        if (reactions === undefined) {
          promise.#PromiseResult = onFulfilled;
          promise.#PromiseFulfillReactions = onRejected;
          promise.#PromiseRejectReactions = capability;
        } else if ($isArray(reactions)) {
          AddToList(reactions, capability, onFulfilled, onRejected);
        } else {
          const list = $newList();
          AddToList(list, reactions, promise.#PromiseResult, promise.#PromiseFulfillReactions);
          AddToList(list, capability, onFulfilled, onRejected);
          promise.#PromiseRejectReactions = list;
          promise.#PromiseResult = undefined;
          promise.#PromiseFulfillReactions = undefined;
        }
      }

      // By field-inlining: see AddReaction.
      function AddToList(list, capability, onFulfilled, onRejected) {
        const end = list.length;
        list[end] = capability;
        list[end + 1] = onFulfilled;
        list[end + 2] = onRejected;
      }

      // Host layer: a `then` whose jobs run in the context that it was called in.
      function ThenInContext(promise, onFulfilled, onRejected, resultCapability) {
        const context = contexts.current();
        const fulfilled = (0, function (argument) {
          contexts.run(context, function () {
            PromiseReactionJob(resultCapability, onFulfilled, argument);
          });
        });
        const rejected = (0, function (argument_) {
          contexts.run(context, function () {
            PromiseReactionJob(resultCapability, onRejected, argument_);
          });
        });
        contexts.kept = true;
        try {
          PerformPromiseThen(promise, fulfilled, rejected, contexts.nobody);
        } finally {
          contexts.kept = false;
        }
      }

      // The intrinsics of the one realm that this library knows, by their names.
      const realm = {
        '%Promise%': Promise,
        '%PromisePrototype%': Promise.prototype
      };

      // Host layer: a promise as its host shows it.
      if ($inspection) {
        $defineProperty(Promise.prototype, $inspection.key, {
          __proto__: null,
          value: function inspectPromise() {
            if (!IsPromise(this))
              return this;
            if ((this.#PromiseState & 3 /* STATE */) === 1 /* FULFILLED */)
              return $inspection.mirror(this, inspectPromise, 'fulfilled', this.#PromiseResult);
            if ((this.#PromiseState & 3 /* STATE */) === 2 /* REJECTED */)
              return $inspection.mirror(this, inspectPromise, 'rejected', this.#PromiseResult);
            return $inspection.mirror(this, inspectPromise, 'pending');
          },
          writable: true,
          enumerable: false,
          configurable: true
        });
      }

      // By lazy-functions: see ResolveOf.
      const Unmade = {};

      // By then0: see ResolveAdopted.
      const intrinsicThen = Promise.prototype.then;

      // By forgotten-then: see RunForgotten.
      const Nobody = { Promise: undefined };

      // By forgotten-then: see RunForgotten.
      function then0(onFulfilled, onRejected) {
        if (!IsPromise(this))
          throw new $TypeError('then0: this is no promise');
        const fulfilled = typeof onFulfilled === 'function' ? onFulfilled : undefined;
        const rejected = typeof onRejected === 'function' ? onRejected : undefined;
        ThenAndForget(this, fulfilled, rejected);
      }
      if (options && options.then0) {
        $defineProperty(Promise.prototype, 'then0', {
          __proto__: null,
          value: then0,
          writable: true,
          enumerable: false,
          configurable: true
        });
      }

      // By call-specialisation: see PromiseObject.
      PromiseObject.prototype = Promise.prototype;
      return Promise;
    }
  }
  return InternalSlots.library();
}
exports.Promise = undefined;
defineLazily(exports, create);
exports.create = create;
//# sourceMappingURL=fast.es2022.cjs.map
