/**
 * Promise, generated from the es2015 document by fledgling: preset deferred, target es2022.
 *
 * A comment "3.c. …" is a step of the clause that the heading names, "25.4.1.4, 3. …" one of
 * another clause. Where a step has no code, "[in F]" names the function that has it, "[by P]" the
 * pass or the rule of the normal form that made it superfluous; ReturnIfAbrupt has none where an
 * exception leaves by itself. A heading that names a pass is of support, or of rewritten steps,
 * and "By P." stands above code that a pass put among them. Capitalised functions are operations
 * of the standard, or stand for some of its steps; others are support, and names that begin with $
 * are the host's.
 *
 * - (0, record.f)(x) calls f without a receiver.
 * - (0, x => …) is a function without a name: a variable would give it its own.
 * - #PromiseState in x asks whether x is a promise of this library, and runs nothing of x.
 * - Unmade stands for a resolving function that was not handed out yet.
 * - While a promise is pending, its slots hold its first reaction: [[PromiseResult]] the handler
 *   of fulfilment, [[PromiseFulfillReactions]] that of rejection, [[PromiseRejectReactions]] the
 *   capability; or this one holds a List of several reactions, three elements each.
 * - [[PromiseState]] is a number: & 3 is the state (0 pending, 1 fulfilled, 2 rejected, 3
 *   consumed), & 4 is AlreadyResolved, & 8 is PromiseIsHandled.
 * - A handler that is a string is a kind of reaction: Identity and Thrower are the standard's,
 *   AdoptValue and AdoptReason settle a promise that adopts another one.
 * - Nobody is the capability of a derived promise that was not made.
 * - A handler that is a number is the index of an element of all, RejectElement its rejection; the
 *   capability is then the record that the elements share.
 * - A job takes 4 slots of a block of the ring: its function and arguments. A block has 256 jobs
 *   and, at 1024, the block behind it; 256 blocks are kept for the next turn.
 */
'use strict';

// ==== Host: what the library takes from the engine when it loads, and how it runs jobs ====

const $TypeError = TypeError;
const $AlreadyConsumedError = function () {
  const make = TypeError;
  return function (message) {
    const error = new make(message);
    error.name = 'AlreadyConsumedError';
    return error;
  };
}();
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
// An empty List that inherits nothing: storing at its end meets no setter of Array.prototype.
const $newList = function () {
  class List extends Array {
    // the constructor that a class has by itself may walk its arguments with a patched iterator
    constructor() {
      super();
    }
  }
  Object.setPrototypeOf(List.prototype, null);
  return () => new List();
}();
const $setPrototypeOf = Object.setPrototypeOf;
const $defineProperty = Reflect.defineProperty;
const $species = Symbol.species;
const $iterator = Symbol.iterator;
const $toStringTag = Symbol.toStringTag;
// A rejection that nobody handles is given to the engine as a promise of its own.
const $reportRejection = function () {
  if (typeof Promise === 'function' && typeof Promise.reject === 'function') {
    return Promise.reject.bind(Promise);
  }
  const later = typeof setTimeout === 'function' ? setTimeout : function () {
  };
  return function (reason) {
    later(function () {
      throw reason;
    }, 0);
  };
}();
// Loaded when it is first asked for: without that, a library needs no other file.
const $ordinaryPromise = () => require('../es2015/fast.es2022.cjs').Promise;
// What Node and those like it show of a promise: a promise of theirs with the same state,
// properties and prototype. One for each, since it may be reached from its own value.
const $inspection = function () {
  const Native = typeof Promise === 'function' ? Promise : undefined;
  const versions = typeof process === 'object' && process !== null && process.versions;
  if (!Native || !versions || !versions.node || typeof WeakMap !== 'function')
    return undefined;
  const key = Symbol.for('nodejs.util.inspect.custom');
  const nothing = function () {
  };
  const known = new WeakMap();
  const make = {
    pending: function () {
      return new Native(nothing);
    },
    fulfilled: function (value) {
      return Native.resolve(value);
    },
    rejected: function (reason) {
      const mirror = Native.reject(reason);
      mirror.then(undefined, nothing);
      return mirror;
    }
  };
  const mirrorOf = function (promise, state, value) {
    const before = known.get(promise);
    if (before && before.state === state)
      return before.mirror;
    const mirror = make[state](value);
    known.set(promise, {
      state: state,
      mirror: mirror
    });
    Object.setPrototypeOf(mirror, Object.getPrototypeOf(promise));
    return Object.defineProperty(mirror, key, { value: undefined });
  };
  return {
    key: key,
    mirror: function (promise, state, value) {
      const mirror = mirrorOf(promise, state, value);
      Object.getOwnPropertyNames(promise).forEach(function (name) {
        const property = Object.getOwnPropertyDescriptor(promise, name);
        if (/^_\w*Promise/.test(name))
          return;
        property.configurable = true;
        Object.defineProperty(mirror, name, property);
      });
      return mirror;
    }
  };
}();
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
const $asyncHooks = function () {
  const key = 'require';
  if (typeof process !== 'object' || process === null)
    return undefined;
  const host = process;
  try {
    if (host.getBuiltinModule)
      return host.getBuiltinModule('async_hooks');
    return typeof module === 'object' && module[key] ? module[key]('async_hooks') : undefined;
  } catch (none) {
    return undefined;
  }
}();
const $isPrototypeOf = Function.prototype.call.bind(Object.prototype.isPrototypeOf);
const $hasOwn = Object.hasOwn;
// An array of a List's elements. A rest parameter is made by the engine, whatever user code did to
// Array.prototype; a call takes only so many arguments, where the stack has room for them. Where
// there are species, slice asks for one and then copies element by element.
const $arrayOfList = function () {
  const apply = Reflect.apply;
  const from = Array.from.bind(Array);
  const collect = (...elements) => elements;
  return list => {
    if (list.length >= 16384)
      return from(list);
    try {
      return apply(collect, undefined, list);
    } catch {
      return from(list);
    }
  };
}();

// How Node and those like it keep the context of asynchronous code (AsyncLocalStorage, domains).
function asyncContext() {
  const Resource = $asyncHooks && $asyncHooks.AsyncResource;
  const Storage = $asyncHooks && $asyncHooks.AsyncLocalStorage;
  if (!Storage || !Resource || typeof Resource.prototype.runInAsyncScope !== 'function') {
    return undefined;
  }
  const host = process;
  const outside = new Resource('PROMISE_JOB');
  const frame = '_enable' in Storage.prototype ? undefined : symbolsOf(outside, 'context_frame')[0];
  // loaded in a context, a library is outside of it all the same
  if (frame !== undefined)
    outside[frame] = undefined;
  symbolsOf(outside, 'kResourceStore').forEach(function (store) {
    delete outside[store];
  });
  return {
    capture: captureOf(Resource, frame),
    run: function (context, code) {
      if (context !== undefined)
        return context.runInAsyncScope(code);
      // a domain is entered by what was made in it, and left by nothing
      const domain = host.domain;
      if (!domain)
        return outside.runInAsyncScope(code);
      host.domain = undefined;
      try {
        return outside.runInAsyncScope(code);
      } finally {
        host.domain = domain;
      }
    }
  };
}

// Where contexts are frames, a resource shows the one that it was made in; elsewhere hooks keep
// them, which the host counts.
function captureOf(Resource, frame) {
  if (frame !== undefined) {
    return function () {
      const resource = new Resource('PROMISE_JOB', 1);
      return resource[frame] === undefined && resource.domain === undefined ? undefined : resource;
    };
  }
  const counts = countsOfHooks();
  return function () {
    return counts && counts[0] === 0 ? undefined : new Resource('PROMISE_JOB');
  };
}

// Part of asyncContext.
function countsOfHooks() {
  const host = process;
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

// The properties of a host's object that only a description names.
function symbolsOf(object, description) {
  return Object.getOwnPropertySymbols(object).filter(function (symbol) {
    return symbol.description === description;
  });
}

// A name among the options that no library knows is a mistake.
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
    const meant = known.filter(function (one) {
      return one[0] === name[0] && Math.abs(one.length - name.length) < 3;
    });
    const hint = meant.length > 0 ? ': did you mean ' + meant[0] + '?' : '; it takes ' + known.join(', ');
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
  const problem = usual === undefined ? 'this host runs no jobs: give create a scheduler, a function that runs the job that it is given later' : 'no such scheduler on this host: ' + scheduler;
  throw new $TypeError(problem);
}

// The context that a `then` is called in is the one that its job runs in, whoever settles the
// promise. While no context is in use, nothing is kept.
function trackContexts(option) {
  const given = option === undefined || option === 'host' ? asyncContext() : option;
  const none = given === undefined || given === 'none';
  const host = none ? {
    capture: function () {
    },
    run: undefined
  } : given;
  let kept = false;
  let current;

  function take() {
    const context = current;
    current = undefined;
    return context;
  }
  return {
    /** Whether the code that runs has a context that its jobs have to keep. */
    active: function () {
      if (kept)
        return kept = false;
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
    /** What asks next has a context already. */
    keepNone: function () {
      kept = true;
    },
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
    /** The scheduler, called outside of all contexts: a turn has jobs of many. */
    outside: function (enqueue) {
      return none ? enqueue : enqueueOutside;

      function enqueueOutside(job) {
        if (host.capture() === undefined)
          return enqueue(job);
        return host.run(undefined, function () {
          return enqueue(job);
        });
      }
    }
  };
}

// Rejected promises without a handler, until the code that runs has ended: each is then given to
// `report`, which asks once more. Most are handled right after they were rejected, when they are
// the last of the list.
function trackRejections(later) {
  let waiting = $newList();
  let count = 0;
  let scheduled = false;

  function reportAll(report) {
    const ended = waiting;
    waiting = $newList();
    count = 0;
    scheduled = false;
    for (let i = 0; i < ended.length && ended[i] !== undefined; i++)
      report(ended[i]);
  }
  return {
    add: function (promise, report) {
      waiting[count] = promise;
      count++;
      if (scheduled)
        return;
      scheduled = true;
      later(function () {
        reportAll(report);
      });
    },
    remove: function (promise) {
      if (count === 0 || waiting[count - 1] !== promise)
        return;
      count--;
      waiting[count] = undefined;
    }
  };
}

// A function with what the document says of one of its properties.
function describe(code, key, descriptor) {
  $defineProperty(code, key, descriptor);
  return code;
}

// ==== The library: one of its own for each call of create ====

// A library of its own: its promises are of its own constructor, its jobs in a queue of its own.
function create(options) {
  checkOptions(options);
  const contexts = trackContexts(options && options.context);
  const enqueue = contexts.outside(chooseScheduler(options && options.scheduler));
  const rejections = trackRejections(enqueue);

  // Internal slots are private fields, which this class stamps on any object: no program can see or
  // forge them. The code of the library is inside, where their names are known.
  class InternalSlots {
    #PromiseState;
    #PromiseResult;
    #PromiseFulfillReactions;
    #PromiseRejectReactions;
    #OrdinaryPromise;

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
      let lastConstructor = {};

      // 7.2.4 IsConstructor, a primitive. Asked of the engine without running anything of the candidate:
      // as a new.target it is only looked at. Engines without Reflect and Proxy count every function as
      // a constructor.
      function IsConstructor(argument) {
        if (argument === lastConstructor)
          return true;
        try {
          $newTargetProbe(argument);
          lastConstructor = argument;
          return true;
        } catch (notConstructor) {
          return false;
        }
      }

      // 7.3.2 GetV, a primitive. A property of any value; undefined and null have none. Engines without
      // symbols have no iterators: there the iterator method of an array is one that walks it.
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
      let reading = newBlock(undefined);
      let writing = reading;
      let blocks = 1;
      let first = 0;
      let last = 0;
      let scheduled = false;
      let calling = false;
      let running = false;
      reading[1024] = reading;

      // By job-queue: see reading.
      function newBlock(next) {
        const block = $newList();
        while (block.length < 1024)
          block[block.length] = undefined;
        block[1024] = next;
        return block;
      }

      // By job-queue: see reading.
      function writeToNextBlock() {
        if (writing[1024] === reading) {
          writing[1024] = newBlock(reading);
          blocks = blocks + 1;
        }
        writing = writing[1024];
        last = 0;
        scheduled = false;
      }

      // By job-queue: see reading.
      function EnqueueInRing(job, argument1, argument2, argument3) {
        writing[last] = job;
        writing[last + 1] = argument1;
        writing[last + 2] = argument2;
        writing[last + 3] = argument3;
        if (last + 4 === 1024)
          writeToNextBlock();
        else
          last = last + 4;
        if (!scheduled)
          callHost();
      }

      // By synchronous-jobs: a job runs at once, or right after the jobs that run already, in place of a
      // later turn. Guards: runs-already (a job is running: this one waits for it).
      function RunPromiseReactionJob(argument1, argument2, argument3) {
        if (running)
          return EnqueueInRing(PromiseReactionJob, argument1, argument2, argument3);
        running = true;
        try {
          PromiseReactionJob(argument1, argument2, argument3);
        } finally {
          if (first !== last || reading !== writing)
            flushJobs();
          else
            running = false;
        }
        return undefined;
      }

      // By synchronous-jobs: see RunPromiseReactionJob.
      function RunPromiseResolveThenableJob(argument1, argument2, argument3) {
        if (argument3 === intrinsicThen && IsPromise(argument2)) {
          AdoptOrReject(argument2, 'AdoptValue', 'AdoptReason', argument1);
          return undefined;
        }
        if (running)
          return EnqueueInRing(PromiseResolveThenableJob, argument1, argument2, argument3);
        running = true;
        try {
          PromiseResolveThenableJob(argument1, argument2, argument3);
        } finally {
          if (first !== last || reading !== writing)
            flushJobs();
          else
            running = false;
        }
        return undefined;
      }

      // By synchronous-jobs: see RunPromiseReactionJob.
      function RunJobs() {
        if (!running)
          flushJobs();
      }

      // By job-queue: see reading.
      function callHost() {
        scheduled = true;
        calling = true;
        try {
          enqueue(flushJobs);
        } catch (refused) {
          scheduled = false;
        } finally {
          calling = false;
        }
      }

      // By job-queue: see reading.
      function runNextJob() {
        const block = reading;
        const at = first;
        const job = block[at];
        const argument1 = block[at + 1];
        const argument2 = block[at + 2];
        const argument3 = block[at + 3];
        block[at] = undefined;
        block[at + 1] = undefined;
        block[at + 2] = undefined;
        block[at + 3] = undefined;
        first = at + 4 === 1024 ? 0 : at + 4;
        if (first === 0)
          reading = block[1024];
        job(argument1, argument2, argument3);
      }

      // By job-queue: see reading.
      function flushLater() {
        running = false;
        callHost();
      }

      // By job-queue: see reading.
      function flushJobs() {
        if (calling)
          return;
        scheduled = false;
        running = true;
        try {
          while (first !== last || reading !== writing)
            runNextJob();
          if (blocks > 256) {
            reading[1024] = reading;
            blocks = 1;
          }
          running = false;
          lastConstructor = {};
        } finally {
          if (running)
            flushLater();
        }
      }

      // HostKeepContext, a primitive. What the host does in HostMakeJobCallback: where a context is in
      // use, a function that calls the callback in that context; else it is the callback itself.
      function HostKeepContext(callback) {
        return contexts.active() ? contexts.bind(callback) : callback;
      }

      // HostTrackRejection, a primitive. What the host does about a rejected promise that nobody
      // handles: see trackRejections.
      function HostTrackRejection(promise, report) {
        rejections.add(promise, report);
      }

      // HostForgetRejection, a primitive. A promise that the host was told of has a handler now.
      function HostForgetRejection(promise) {
        rejections.remove(promise);
      }

      // HostReportRejection, a primitive. The engine's own promise, rejected and left alone, lets the
      // host report as it does for promises.
      function HostReportRejection(reason) {
        $reportRejection(reason);
      }

      // ==== 7.3 Operations on Objects ====

      // 7.3.9 GetMethod ( O, P )
      function GetMethod(O, P) {
        const func = GetV(O, P);
        if (func === undefined || func === null)
          return undefined;
        if (!IsCallable(func))
          throw new $TypeError('func is not a function (7.3.9 GetMethod, step 5)');
        return func;
      }

      // 7.3.16 CreateArrayFromList ( elements )
      function CreateArrayFromList(elements) {
        return $arrayOfList(elements);
      }

      // ==== 7.4 Operations on Iterator Objects ====

      // 7.4.1 GetIterator ( obj [ , method ] )
      function GetIterator(obj, method) {
        if (arguments.length < 2) {
          method = GetMethod(obj, $iterator);
        }
        const iterator = Call(method, obj);
        if (!isObject(iterator))
          throw new $TypeError('iterator is not an object (7.4.1 GetIterator, step 5)');
        return iterator;
      }

      // 7.4.2 IteratorNext ( iterator [ , value ] )
      function IteratorNext(iterator, value) {
        let result;
        if (arguments.length < 2) {
          result = iterator.next();
        } else {
          result = iterator.next(value);
        }
        if (!isObject(result))
          throw new $TypeError('result is not an object (7.4.2 IteratorNext, step 4)');
        return result;
      }

      // 7.4.3 IteratorComplete ( iterResult )
      function IteratorComplete(iterResult) {
        return !!iterResult.done;
      }

      // 7.4.4 IteratorValue ( iterResult )
      function IteratorValue(iterResult) {
        return iterResult.value;
      }

      // 7.4.5 IteratorStep ( iterator )
      function IteratorStep(iterator) {
        const result = IteratorNext(iterator);
        const done = IteratorComplete(result);
        if (done === true)
          return false;
        return result;
      }

      // 7.4.6 IteratorClose ( iterator, completion )
      function IteratorClose(iterator, completion, completionThrew) {
        const return_ = GetMethod(iterator, 'return');
        if (return_ === undefined) {
          if (completionThrew)
            throw completion;
          return completion;
        }
        let innerResult;
        let innerResultThrew = false;
        try {
          innerResult = Call(return_, iterator, []);
        } catch (thrown) {
          innerResult = thrown;
          innerResultThrew = true;
        }
        if (completionThrew)
          throw completion;
        if (innerResultThrew)
          throw innerResult;
        if (!isObject(innerResult))
          throw new $TypeError('innerResult is not an object (7.4.6 IteratorClose, step 9)');
        return completion;
      }

      // ==== 9.1 Ordinary Object Internal Methods and Internal Slots ====

      // 9.1.14 OrdinaryCreateFromConstructor ( constructor, intrinsicDefaultProto, internalSlotsList )
      function OrdinaryCreateFromConstructor(constructor, intrinsicDefaultProto, internalSlotsList) {
        const proto = GetPrototypeFromConstructor(constructor, intrinsicDefaultProto);
        return $setPrototypeOf(new InternalSlots(), proto);
      }

      // 9.1.15 GetPrototypeFromConstructor ( constructor, intrinsicDefaultProto )
      function GetPrototypeFromConstructor(constructor, intrinsicDefaultProto) {
        let proto = constructor.prototype;
        if (!isObject(proto)) {
          const realm = GetFunctionRealm(constructor);
          proto = realm[intrinsicDefaultProto];
        }
        return proto;
      }

      // ==== 25.4.1 Promise Abstract Operations ====

      // 25.4.1.3 CreateResolvingFunctions ( promise )
      function CreateResolvingFunctions(promise) {
        const alreadyResolved = { value: false };
        const resolve = PromiseResolveFunction(promise, alreadyResolved);
        const reject = PromiseRejectFunction(promise, alreadyResolved);
        return {
          Resolve: resolve,
          Reject: reject
        };
      }

      // 25.4.1.3.1 Promise Reject Functions
      function PromiseRejectFunction(promise, alreadyResolved) {
        return reason => {
          if (alreadyResolved.value === true)
            return undefined;
          alreadyResolved.value = true;
          return RejectPromise(promise, reason);
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
        if ((promise.#PromiseState & 4) !== 0)
          return undefined;
        promise.#PromiseState = promise.#PromiseState | 4;
        return RejectPromise(promise, reason);
      }

      // 25.4.1.3.2 Promise Resolve Functions
      function PromiseResolveFunction(promise, alreadyResolved) {
        return resolution => {
          if (alreadyResolved.value === true)
            return undefined;
          alreadyResolved.value = true;
          if (!isObject(resolution)) {
            return FulfillPromise(promise, resolution);
          }
          // By values-first.
          return ResolveWithObject(promise, resolution);
        };
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
        if ((promise.#PromiseState & 4) !== 0)
          return undefined;
        promise.#PromiseState = promise.#PromiseState | 4;
        if (!isObject(resolution)) {
          return FulfillPromise(promise, resolution);
        }
        // By values-first.
        return ResolveWithObject(promise, resolution);
      }

      // 25.4.1.3.2 Promise Resolve Functions, steps 6 to 13, by values-first: resolving asks first
      // whether the value is an object; what an object needs is a function of its own.
      function ResolveWithObject(promise, resolution) {
        if (resolution === promise) {
          const selfResolutionError = new $TypeError('resolution and promise are the same (25.4.1.3.2 Promise Resolve Functions, step 6.a)');
          return RejectPromise(promise, selfResolutionError);
        }
        let then;
        let thenThrew = false;
        try {
          then = resolution.then;
        } catch (thrown) {
          then = thrown;
          thenThrew = true;
        }
        if (thenThrew) {
          return RejectPromise(promise, then);
        }
        const thenAction = then;
        if (!IsCallable(thenAction)) {
          return FulfillPromise(promise, resolution);
        }
        RunPromiseResolveThenableJob(promise, resolution, HostKeepContext(thenAction));
        return undefined;
      }

      // 25.4.1.4 FulfillPromise ( promise, value )
      function FulfillPromise(promise, value) {
        // By bare-settling.
        if (promise.#PromiseRejectReactions === undefined) {
          promise.#PromiseResult = value;
          promise.#PromiseState = promise.#PromiseState & 12 | 1;
          return undefined;
        }
        const handler = promise.#PromiseResult;
        const reactions = promise.#PromiseRejectReactions;
        promise.#PromiseResult = value;
        promise.#PromiseFulfillReactions = undefined;
        promise.#PromiseRejectReactions = undefined;
        promise.#PromiseState = promise.#PromiseState & 12 | 1;
        return TriggerPromiseReactions(reactions, handler, value, 1);
      }

      // 25.4.1.5 NewPromiseCapability ( C )
      function NewPromiseCapability(C) {
        if (!IsConstructor(C))
          throw new $TypeError('C is not a constructor (25.4.1.5 NewPromiseCapability, step 1)');
        const promiseCapability = {
          Promise: undefined,
          Resolve: undefined,
          Reject: undefined
        };
        const executor = GetCapabilitiesExecutorFunction(promiseCapability);
        const promise = new C(executor);
        if (!IsCallable(promiseCapability.Resolve))
          throw new $TypeError('promiseCapability.[[Resolve]] is not a function (25.4.1.5 NewPromiseCapability, step 8)');
        if (!IsCallable(promiseCapability.Reject))
          throw new $TypeError('promiseCapability.[[Reject]] is not a function (25.4.1.5 NewPromiseCapability, step 9)');
        promiseCapability.Promise = promise;
        return promiseCapability;
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

      // 25.4.3.1 Promise, steps 3 to 9, by capability-bypass: see RejectFirst.
      function NewPromise() {
        const promise = new InternalSlots();
        promise.#PromiseState = 0;
        promise.#PromiseFulfillReactions = undefined;
        promise.#PromiseRejectReactions = undefined;
        promise.#OrdinaryPromise = undefined;
        return promise;
      }

      // By fresh-fulfilment: a promise that is made for a value that is no object is made fulfilled.
      // Guards: is-no-object (the value is no object: it has no then).
      function FulfilledPromise(value) {
        const promise = NewPromise();
        promise.#PromiseResult = value;
        promise.#PromiseState = 5;
        return promise;
      }

      // By declared-pure: see NewIntrinsicCapabilityOf.
      function isSubclass(C) {
        return IsConstructor(C) && $isPrototypeOf(DeferredPromise.prototype, C.prototype);
      }

      // By declared-pure: see NewIntrinsicCapabilityOf.
      function declaresNoSideEffects(C) {
        return typeof C === 'function' && $hasOwn(C, 'noSideEffects') && C.noSideEffects === true && isSubclass(C);
      }

      // 25.4.3.1 Promise, steps 3 to 9, by declared-pure: see NewIntrinsicCapabilityOf.
      function NewPromiseOf(C) {
        const promise = OrdinaryCreateFromConstructor(C, '%PromisePrototype%', [
          'PromiseState',
          'PromiseResult',
          'PromiseFulfillReactions',
          'PromiseRejectReactions',
          'OrdinaryPromise'
        ]);
        promise.#PromiseState = 0;
        promise.#PromiseFulfillReactions = undefined;
        promise.#PromiseRejectReactions = undefined;
        promise.#OrdinaryPromise = undefined;
        // By capability-bypass.
        return promise;
      }

      // 25.4.1.5.1 GetCapabilitiesExecutor Functions
      function GetCapabilitiesExecutorFunction(promiseCapability) {
        return (resolve, reject) => {
          if (promiseCapability.Resolve !== undefined)
            throw new $TypeError('promiseCapability.[[Resolve]] is not undefined (25.4.1.5.1 GetCapabilitiesExecutor Functions, step 3)');
          if (promiseCapability.Reject !== undefined)
            throw new $TypeError('promiseCapability.[[Reject]] is not undefined (25.4.1.5.1 GetCapabilitiesExecutor Functions, step 4)');
          promiseCapability.Resolve = resolve;
          promiseCapability.Reject = reject;
          return undefined;
        };
      }

      // 25.4.1.6 IsPromise ( x )
      function IsPromise(x) {
        if (!isObject(x))
          return false;
        if (!(#PromiseState in x))
          return false;
        return true;
      }

      // 25.4.1.7 RejectPromise ( promise, reason )
      function RejectPromise(promise, reason) {
        // By bare-settling.
        if (promise.#PromiseRejectReactions === undefined) {
          if ((promise.#PromiseState & 8) === 0)
            HostTrackRejection(promise, ReportRejection);
          promise.#PromiseResult = reason;
          promise.#PromiseState = promise.#PromiseState & 12 | 2;
          return undefined;
        }
        if ((promise.#PromiseState & 8) === 0)
          HostTrackRejection(promise, ReportRejection);
        const handler = promise.#PromiseFulfillReactions;
        const reactions = promise.#PromiseRejectReactions;
        promise.#PromiseResult = reason;
        promise.#PromiseFulfillReactions = undefined;
        promise.#PromiseRejectReactions = undefined;
        promise.#PromiseState = promise.#PromiseState & 12 | 2;
        return TriggerPromiseReactions(reactions, handler, reason, 2);
      }

      // 25.4.1.8 TriggerPromiseReactions ( reactions, argument )
      function TriggerPromiseReactions(reactions, handler, argument, offset) {
        if ($isArray(reactions)) {
          for (let reactionIndex = 0; reactionIndex < reactions.length; reactionIndex += 3) {
            EnqueueInRing(PromiseReactionJob, reactions[reactionIndex], reactions[reactionIndex + offset], argument);
          }
          // By synchronous-jobs.
          RunJobs();
        } else if (reactions !== undefined) {
          RunPromiseReactionJob(reactions, handler, argument);
        }
        return undefined;
      }

      // 25.4.1.9 ReportRejection ( promise )
      function ReportRejection(promise) {
        if ((promise.#PromiseState & 8) !== 0)
          return undefined;
        if ((promise.#PromiseState & 3) === 2) {
          HostReportRejection(promise.#PromiseResult);
        }
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
          let handlerResult;
          let handlerResultThrew = false;
          try {
            handlerResult = handler(argument);
          } catch (thrown) {
            handlerResult = thrown;
            handlerResultThrew = true;
          }
          let status;
          if (handlerResultThrew) {
            status = RejectFirst(promiseCapability, handlerResult);
            return status;
          }
          if (first !== last || reading !== writing || isObject(handlerResult) || typeof promiseCapability.#PromiseResult !== 'function' || (promiseCapability.#PromiseState & 7) !== 0) {
            status = ResolvePromise(promiseCapability, handlerResult);
            return status;
          }
          promiseCapability.#PromiseState = promiseCapability.#PromiseState | 4;
          const next = promiseCapability.#PromiseResult;
          const reactions = promiseCapability.#PromiseRejectReactions;
          promiseCapability.#PromiseResult = handlerResult;
          promiseCapability.#PromiseFulfillReactions = undefined;
          promiseCapability.#PromiseRejectReactions = undefined;
          promiseCapability.#PromiseState = promiseCapability.#PromiseState & 12 | 1;
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
          let handledThrew = false;
          // By completion-flags.
          try {
            handled = RunElement(promiseCapability, handler, argument);
          } catch (thrown) {
            handled = thrown;
            handledThrew = true;
          }
          if (handledThrew)
            return undefined;
          return ForgetResult(handled);
        }
        // By then0.
        if (handler === 'AdoptValue')
          return ResolveAdopted(promiseCapability, argument);
        if (handler === 'AdoptReason')
          return RejectAdopted(promiseCapability, argument);
        let handlerResult;
        let handlerResultThrew = false;
        if (handler === 'Identity')
          handlerResult = argument;
        else if (handler === 'Thrower') {
          handlerResult = argument;
          handlerResultThrew = true;
        } else {
          try {
            handlerResult = handler(argument);
          } catch (thrown) {
            handlerResult = thrown;
            handlerResultThrew = true;
          }
        }
        let status;
        if (handlerResultThrew) {
          status = RejectFirst(promiseCapability, handlerResult);
          return status;
        }
        status = ResolvePromise(promiseCapability, handlerResult);
        return status;
      }

      // By forgotten-then: all and race attach to a promise without a derived promise that nobody gets.
      // Guards: returns-object (the callback returned an object); attaches-to-promise (then is the
      // intrinsic one and the element a promise); attaches-with-intrinsic-species (SpeciesConstructor
      // gave %Promise%).
      function RunForgotten(handler, argument) {
        let handled;
        let handledThrew = false;
        try {
          handled = handler(argument);
        } catch (thrown) {
          handled = thrown;
          handledThrew = true;
        }
        if (handledThrew)
          return undefined;
        return ForgetResult(handled);
      }

      // By forgotten-then: see RunForgotten.
      function ForgetResult(handled) {
        if (isObject(handled)) {
          const derived = NewPromiseCapability(DeferredPromise);
          (0, derived.Resolve)(handled);
        }
        return undefined;
      }

      // 25.4.2.2 PromiseResolveThenableJob ( promiseToResolve, thenable, then )
      function PromiseResolveThenableJob(promiseToResolve, thenable, then) {
        const resolvingFunctions = CreateResolvingFunctions(promiseToResolve);
        let thenCallResult;
        let thenCallResultThrew = false;
        try {
          thenCallResult = Call(then, thenable, [
            resolvingFunctions.Resolve,
            resolvingFunctions.Reject
          ]);
        } catch (thrown) {
          thenCallResult = thrown;
          thenCallResultThrew = true;
        }
        if (thenCallResultThrew) {
          const status = (0, resolvingFunctions.Reject)(thenCallResult);
          return status;
        }
        return thenCallResult;
      }

      // 25.4.1.3.2 Promise Resolve Functions, step 7, by then0: a promise adopts another without a
      // derived promise, a capability or resolving functions. Guards: adopts-promise (then is the
      // intrinsic one and the thenable a promise); species-is-intrinsic (SpeciesConstructor gave
      // %Promise%).
      function ResolveAdopted(promise, resolution) {
        if (!isObject(resolution)) {
          return FulfillPromise(promise, resolution);
        }
        // By values-first.
        return ResolveWithObject(promise, resolution);
      }

      // 25.4.1.3.1 Promise Reject Functions, step 6, by then0: see ResolveAdopted.
      function RejectAdopted(promise, reason) {
        return RejectPromise(promise, reason);
      }

      // 25.4.5.3.1 PerformPromiseThen, steps 5 to 11, by then0: see ResolveAdopted.
      function PerformAdoption(promise, onFulfilled, onRejected, resultCapability) {
        if (contexts.active()) {
          ThenInContext(promise, onFulfilled, onRejected, resultCapability);
          return resultCapability;
        }
        if ((promise.#PromiseState & 3) === 0) {
          promise.#PromiseState = promise.#PromiseState | 8;
          AddReaction(promise, resultCapability, onFulfilled, onRejected);
        } else if ((promise.#PromiseState & 3) === 1) {
          const value = promise.#PromiseResult;
          RunPromiseReactionJob(resultCapability, onFulfilled, value);
        } else if ((promise.#PromiseState & 3) === 2) {
          if ((promise.#PromiseState & 8) === 0)
            HostForgetRejection(promise);
          promise.#PromiseState = promise.#PromiseState | 8;
          const reason = promise.#PromiseResult;
          RunPromiseReactionJob(resultCapability, onRejected, reason);
        } else {
          throw new $AlreadyConsumedError('promise.[[PromiseState]] is not "pending", promise.[[PromiseState]] is not "fulfilled", promise.[[PromiseState]] is not "rejected" (25.4.5.3.1 PerformPromiseThen, step 10)');
        }
      }

      // By forgotten-then: see RunForgotten.
      function ThenAndForget(promise, onFulfilled, onRejected) {
        const then = promise === undefined || promise === null ? GetV(promise, 'then') : promise.then;
        if (then === intrinsicThen && IsPromise(promise)) {
          PerformAdoption(promise, onFulfilled, onRejected, Nobody);
        } else {
          Call(then, promise, [
            onFulfilled,
            onRejected
          ]);
        }
      }

      // By then0: see ResolveAdopted.
      function AdoptOrReject(promise, onFulfilled, onRejected, promiseToResolve) {
        let adopted;
        let adoptedThrew = false;
        try {
          adopted = PerformAdoption(promise, onFulfilled, onRejected, promiseToResolve);
        } catch (thrown) {
          adopted = thrown;
          adoptedThrew = true;
        }
        if (adoptedThrew)
          return RejectAdopted(promiseToResolve, adopted);
        return undefined;
      }

      // 25.4.5.3 Promise.prototype.then, steps 4 to 7, by then0: see ResolveAdopted.
      function ThenWithConstructor(promise, onFulfilled, onRejected) {
        // By settled-then.
        if ((promise.#PromiseState & 3) === 1 && typeof onFulfilled === 'function' && !running)
          return ThenOfFulfilled(onFulfilled, promise.#PromiseResult);
        const resultCapability = NewPromise();
        return PerformPromiseThen(promise, onFulfilled, onRejected, resultCapability);
      }

      // 25.4.2.1 PromiseReactionJob, steps 1 to 6, by settled-then: a handler of a promise that is
      // fulfilled is called by then itself. Guards: is-fulfilled (the promise is fulfilled, and no job
      // runs).
      function ThenOfFulfilled(handler, argument) {
        running = true;
        try {
          let handlerResult;
          let handlerResultThrew = false;
          try {
            handlerResult = handler(argument);
          } catch (thrown) {
            handlerResult = thrown;
            handlerResultThrew = true;
          }
          if (handlerResultThrew) {
            const promiseCapability = NewPromise();
            const status = RejectFirst(promiseCapability, handlerResult);
            return promiseCapability;
          }
          // By fresh-fulfilment.
          if (!isObject(handlerResult))
            return FulfilledPromise(handlerResult);
          const promiseCapability = NewPromise();
          const status = ResolvePromise(promiseCapability, handlerResult);
          return promiseCapability;
        } finally {
          // By synchronous-jobs.
          if (first !== last || reading !== writing)
            flushJobs();
          else
            running = false;
        }
      }

      // ==== 25.4.3 The Promise Constructor ====

      // `extends null` makes this a derived class: no object is created before the steps of its
      // constructor create one.
      class DeferredPromise extends null {
        // 25.4.3.1 Promise ( executor )
        constructor(executor) {
          if (new.target === undefined)
            throw new $TypeError('Promise is called without new (25.4.3.1 Promise, step 1)');
          if (!IsCallable(executor))
            throw new $TypeError('executor is not a function (25.4.3.1 Promise, step 2)');
          const promise = new.target === DeferredPromise ? new InternalSlots() : OrdinaryCreateFromConstructor(new.target, '%PromisePrototype%', [
            'PromiseState',
            'PromiseResult',
            'PromiseFulfillReactions',
            'PromiseRejectReactions',
            'OrdinaryPromise'
          ]);
          promise.#PromiseState = 0;
          promise.#PromiseFulfillReactions = undefined;
          promise.#PromiseRejectReactions = undefined;
          promise.#OrdinaryPromise = undefined;
          const resolve = (0, resolution => {
            // By capability-bypass.
            return ResolvePromise(promise, resolution);
          });
          const reject = (0, reason => {
            // By capability-bypass.
            return RejectFirst(promise, reason);
          });
          let completion;
          let completionThrew = false;
          try {
            completion = executor(resolve, reject);
          } catch (thrown) {
            completion = thrown;
            completionThrew = true;
          }
          if (completionThrew) {
            reject(completion);
          }
          return promise;
        }

        // 25.4.4.1 Promise.all ( iterable )
        static all(iterable) {
          const promiseCapability = NewIntrinsicCapability();
          let iterator;
          let iteratorThrew = false;
          try {
            iterator = GetIterator(iterable);
          } catch (thrown) {
            iterator = thrown;
            iteratorThrew = true;
          }
          let rejectResult;
          if (iteratorThrew) {
            rejectResult = CallReject(promiseCapability, iterator);
            return promiseCapability.Promise;
          }
          const iteratorRecord = {
            iterator: iterator,
            done: false
          };
          let result;
          let resultThrew = false;
          try {
            result = PerformPromiseAll(iteratorRecord, promiseCapability);
          } catch (thrown) {
            result = thrown;
            resultThrew = true;
          }
          if (resultThrew) {
            if (iteratorRecord.done === false)
              try {
                result = IteratorClose(iterator, result, resultThrew);
                resultThrew = false;
              } catch (thrown) {
                result = thrown;
                resultThrew = true;
              }
            if (resultThrew) {
              rejectResult = CallReject(promiseCapability, result);
              return promiseCapability.Promise;
            }
          }
          return result;
        }

        // 25.4.4.3 Promise.race ( iterable )
        static race(iterable) {
          const promiseCapability = NewIntrinsicCapability();
          let iterator;
          let iteratorThrew = false;
          try {
            iterator = GetIterator(iterable);
          } catch (thrown) {
            iterator = thrown;
            iteratorThrew = true;
          }
          let rejectResult;
          if (iteratorThrew) {
            rejectResult = CallReject(promiseCapability, iterator);
            return promiseCapability.Promise;
          }
          const iteratorRecord = {
            iterator: iterator,
            done: false
          };
          let result;
          let resultThrew = false;
          try {
            result = PerformPromiseRace(iteratorRecord, promiseCapability);
          } catch (thrown) {
            result = thrown;
            resultThrew = true;
          }
          if (resultThrew) {
            if (iteratorRecord.done === false)
              try {
                result = IteratorClose(iterator, result, resultThrew);
                resultThrew = false;
              } catch (thrown) {
                result = thrown;
                resultThrew = true;
              }
            if (resultThrew) {
              rejectResult = CallReject(promiseCapability, result);
              return promiseCapability.Promise;
            }
          }
          return result;
        }

        // 25.4.4.4 Promise.reject ( r )
        static reject(r) {
          const promiseCapability = NewPromise();
          RejectFirst(promiseCapability, r);
          return promiseCapability;
        }

        // 25.4.4.5 Promise.resolve ( x )
        static resolve(x) {
          if (IsPromise(x)) {
            return x;
          }
          const promiseCapability = NewPromise();
          ResolvePromise(promiseCapability, x);
          return promiseCapability;
        }

        // 25.4.4.6 get Promise [ @@species ]
        static get [$species]() {
          return this;
        }

        // 25.4.4.7 Promise.from ( thenable )
        static from(thenable) {
          return DeferredPromise.resolve(thenable);
        }

        // 25.4.4.8 Promise.withResolvers ( )
        static withResolvers() {
          const promiseCapability = NewIntrinsicCapability();
          return {
            promise: promiseCapability.Promise,
            resolve: ResolveOf(promiseCapability),
            reject: RejectOf(promiseCapability)
          };
        }

        // 25.4.5.1 Promise.prototype.catch ( onRejected )
        catch(onRejected) {
          const promise = this;
          return promise.then(undefined, onRejected);
        }

        // 25.4.5.3 Promise.prototype.then ( onFulfilled, onRejected )
        then(onFulfilled, onRejected) {
          const promise = this;
          if (!IsPromise(promise))
            throw new $TypeError('this is not a promise (25.4.5.3 Promise.prototype.then, step 2)');
          return ThenWithConstructor(promise, onFulfilled, onRejected);
        }

        // 25.4.5.5 Promise.prototype.finally ( onFinally )
        finally(onFinally) {
          const promise = this;
          if (!isObject(promise))
            throw new $TypeError('this is not an object (25.4.5.5 Promise.prototype.finally, step 2)');
          if (!IsCallable(onFinally))
            return promise.then(onFinally, onFinally);
          const thenFinally = ThenFinallyFunction(onFinally);
          const catchFinally = CatchFinallyFunction(onFinally);
          return promise.then(thenFinally, catchFinally);
        }

        // 25.4.5.6 Promise.prototype.isPending ( )
        isPending() {
          const promise = this;
          if (!IsPromise(promise))
            throw new $TypeError('this is not a promise (25.4.5.6 Promise.prototype.isPending, step 2)');
          if ((promise.#PromiseState & 3) === 0)
            return true;
          return false;
        }

        // 25.4.5.7 Promise.prototype.isFulfilled ( )
        isFulfilled() {
          const promise = this;
          if (!IsPromise(promise))
            throw new $TypeError('this is not a promise (25.4.5.7 Promise.prototype.isFulfilled, step 2)');
          if ((promise.#PromiseState & 3) === 1)
            return true;
          return false;
        }

        // 25.4.5.8 Promise.prototype.isRejected ( )
        isRejected() {
          const promise = this;
          if (!IsPromise(promise))
            throw new $TypeError('this is not a promise (25.4.5.8 Promise.prototype.isRejected, step 2)');
          if ((promise.#PromiseState & 3) === 2)
            return true;
          return false;
        }

        // 25.4.5.9 Promise.prototype.tryConsumeResolved ( )
        tryConsumeResolved() {
          const promise = this;
          if (!IsPromise(promise))
            throw new $TypeError('this is not a promise (25.4.5.9 Promise.prototype.tryConsumeResolved, step 2)');
          if ((promise.#PromiseState & 3) === 1) {
            const value = promise.#PromiseResult;
            promise.#PromiseResult = undefined;
            promise.#PromiseState = promise.#PromiseState & 12 | 3;
            return value;
          }
          if ((promise.#PromiseState & 3) === 3)
            throw new $AlreadyConsumedError('promise.[[PromiseState]] is "consumed" (25.4.5.9 Promise.prototype.tryConsumeResolved, step 4)');
          return undefined;
        }

        // 25.4.5.10 Promise.prototype.toPromise ( [ C ] )
        toPromise(C) {
          const promise = this;
          if (!IsPromise(promise))
            throw new $TypeError('this is not a promise (25.4.5.10 Promise.prototype.toPromise, step 2)');
          if (promise.#OrdinaryPromise !== undefined)
            return promise.#OrdinaryPromise;
          if (C === undefined)
            C = $ordinaryPromise();
          const promiseCapability = C === DeferredPromise ? NewIntrinsicCapability() : declaresNoSideEffects(C) ? NewIntrinsicCapabilityOf(C) : NewPromiseCapability(C);
          ThenAndForget(promise, ResolveOf(promiseCapability), RejectOf(promiseCapability));
          promise.#OrdinaryPromise = promiseCapability.Promise;
          return promiseCapability.Promise;
        }
      }

      // A class that extends null inherits from nothing by itself.
      $setPrototypeOf(DeferredPromise.prototype, $ObjectPrototype);

      // Its name, whatever a minifier calls the class.
      $defineProperty(DeferredPromise, 'name', {
        __proto__: null,
        value: 'DeferredPromise'
      });

      // 25.4.5.4 Promise.prototype [ @@toStringTag ]
      $defineProperty(DeferredPromise.prototype, $toStringTag, {
        __proto__: null,
        value: 'DeferredPromise',
        writable: false,
        enumerable: false,
        configurable: true
      });

      // ==== 25.4.4 Properties of the Promise Constructor ====

      // 25.4.4.1.1 PerformPromiseAll ( iteratorRecord, constructor, resultCapability )
      function PerformPromiseAll(iteratorRecord, resultCapability) {
        const values = $newList();
        let index = 0;
        const elements = {
          values: values,
          promiseCapability: resultCapability,
          remainingElementsCount: 1
        };
        while (true) {
          let next;
          let nextThrew = false;
          try {
            next = IteratorStep(iteratorRecord.iterator);
          } catch (thrown) {
            next = thrown;
            nextThrew = true;
          }
          if (nextThrew)
            iteratorRecord.done = true;
          if (nextThrew)
            throw next;
          if (next === false) {
            iteratorRecord.done = true;
            elements.remainingElementsCount = elements.remainingElementsCount - 1;
            // By early-array.
            elements.values = CreateArrayFromList(values);
            if (elements.remainingElementsCount === 0) {
              const valuesArray = elements.values;
              CallResolve(resultCapability, valuesArray);
            }
            return resultCapability.Promise;
          }
          let nextValue;
          let nextValueThrew = false;
          try {
            nextValue = IteratorValue(next);
          } catch (thrown) {
            nextValue = thrown;
            nextValueThrew = true;
          }
          if (nextValueThrew)
            iteratorRecord.done = true;
          if (nextValueThrew)
            throw nextValue;
          values[values.length] = undefined;
          const nextPromise = DeferredPromise.resolve(nextValue);
          elements.remainingElementsCount = elements.remainingElementsCount + 1;
          ThenElement(nextPromise, index, elements);
          index = index + 1;
        }
      }

      // 25.4.4.1.2 Promise.all Resolve Element Functions
      function PromiseAllResolveElementFunction(index, elements, alreadyCalled) {
        return x => {
          if (alreadyCalled.value === true)
            return undefined;
          alreadyCalled.value = true;
          elements.values[index] = x;
          elements.remainingElementsCount = elements.remainingElementsCount - 1;
          if (elements.remainingElementsCount === 0) {
            const valuesArray = elements.values;
            return CallResolve(elements.promiseCapability, valuesArray);
          }
          return undefined;
        };
      }

      // 25.4.4.1.2 Promise.all Resolve Element Functions, steps 4 to 11, by array-combinators: all makes
      // no element function for a promise that nobody else can call it through. Guards: attaches-element
      // (then is the intrinsic one, the element a promise, its species %Promise%).
      function ResolveElement(index, elements, x) {
        elements.values[index] = x;
        elements.remainingElementsCount = elements.remainingElementsCount - 1;
        if (elements.remainingElementsCount === 0) {
          const valuesArray = elements.values;
          return CallResolve(elements.promiseCapability, valuesArray);
        }
        return undefined;
      }

      // By array-combinators: see ResolveElement.
      function ThenElement(promise, index, elements) {
        const then = promise === undefined || promise === null ? GetV(promise, 'then') : promise.then;
        if (then === intrinsicThen && IsPromise(promise)) {
          PerformAdoption(promise, index, 'RejectElement', elements);
        } else {
          Call(then, promise, [
            PromiseAllResolveElementFunction(index, elements, { value: false }),
            RejectOf(elements.promiseCapability)
          ]);
        }
      }

      // By array-combinators: see ResolveElement.
      function RunElement(elements, handler, argument) {
        if (handler === 'RejectElement')
          return CallReject(elements.promiseCapability, argument);
        return ResolveElement(handler, elements, argument);
      }

      // 25.4.4.3.1 PerformPromiseRace ( iteratorRecord, promiseCapability, C )
      function PerformPromiseRace(iteratorRecord, promiseCapability) {
        while (true) {
          let next;
          let nextThrew = false;
          try {
            next = IteratorStep(iteratorRecord.iterator);
          } catch (thrown) {
            next = thrown;
            nextThrew = true;
          }
          if (nextThrew)
            iteratorRecord.done = true;
          if (nextThrew)
            throw next;
          if (next === false) {
            iteratorRecord.done = true;
            return promiseCapability.Promise;
          }
          let nextValue;
          let nextValueThrew = false;
          try {
            nextValue = IteratorValue(next);
          } catch (thrown) {
            nextValue = thrown;
            nextValueThrew = true;
          }
          if (nextValueThrew)
            iteratorRecord.done = true;
          if (nextValueThrew)
            throw nextValue;
          const nextPromise = DeferredPromise.resolve(nextValue);
          ThenAndForget(nextPromise, ResolveOf(promiseCapability), RejectOf(promiseCapability));
        }
      }

      // ==== 25.4.5 Properties of the Promise Prototype Object ====

      // 25.4.5.3.1 PerformPromiseThen ( promise, onFulfilled, onRejected, resultCapability )
      function PerformPromiseThen(promise, onFulfilled, onRejected, resultCapability) {
        if (!IsCallable(onFulfilled)) {
          onFulfilled = 'Identity';
        }
        if (!IsCallable(onRejected)) {
          onRejected = 'Thrower';
        }
        if (contexts.active()) {
          ThenInContext(promise, onFulfilled, onRejected, resultCapability);
          return resultCapability;
        }
        if ((promise.#PromiseState & 3) === 0) {
          promise.#PromiseState = promise.#PromiseState | 8;
          AddReaction(promise, resultCapability, onFulfilled, onRejected);
        } else if ((promise.#PromiseState & 3) === 1) {
          const value = promise.#PromiseResult;
          RunPromiseReactionJob(resultCapability, onFulfilled, value);
        } else if ((promise.#PromiseState & 3) === 2) {
          if ((promise.#PromiseState & 8) === 0)
            HostForgetRejection(promise);
          promise.#PromiseState = promise.#PromiseState | 8;
          const reason = promise.#PromiseResult;
          RunPromiseReactionJob(resultCapability, onRejected, reason);
        } else {
          throw new $AlreadyConsumedError('promise.[[PromiseState]] is not "pending", promise.[[PromiseState]] is not "fulfilled", promise.[[PromiseState]] is not "rejected" (25.4.5.3.1 PerformPromiseThen, step 10)');
        }
        return resultCapability;
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

      // 25.4.5.5.1 Then Finally Functions
      function ThenFinallyFunction(onFinally) {
        return value => {
          const result = onFinally();
          const promise = DeferredPromise.resolve(result);
          const returnValueSlots = { Value: undefined };
          const returnValue = ValueFunction(returnValueSlots);
          returnValueSlots.Value = value;
          return promise.then(returnValue);
        };
      }

      // 25.4.5.5.2 Catch Finally Functions
      function CatchFinallyFunction(onFinally) {
        return reason => {
          const result = onFinally();
          const promise = DeferredPromise.resolve(result);
          const throwReasonSlots = { Reason: undefined };
          const throwReason = ThrowerFunction(throwReasonSlots);
          throwReasonSlots.Reason = reason;
          return promise.then(throwReason);
        };
      }

      // 25.4.5.5.3 Value Functions
      function ValueFunction(F) {
        return describe(ignored => {
          return F.Value;
        }, 'length', {
          __proto__: null,
          value: 0
        });
      }

      // 25.4.5.5.4 Thrower Functions
      function ThrowerFunction(F) {
        return describe(ignored => {
          const reason = F.Reason;
          throw reason;
        }, 'length', {
          __proto__: null,
          value: 0
        });
      }

      // Host layer: a `then` whose jobs run in the context that it was called in.
      function ThenInContext(promise, onFulfilled, onRejected, resultCapability) {
        const context = contexts.current();
        const fulfilled = FulfilledInContext(context, resultCapability, onFulfilled);
        const rejected = RejectedInContext(context, resultCapability, onRejected);
        contexts.keepNone();
        PerformPromiseThen(promise, fulfilled, rejected, contexts.nobody);
      }

      // Host layer: where its promise is fulfilled, the job of the reaction runs in the context.
      function FulfilledInContext(context, resultCapability, handler) {
        return function (argument) {
          contexts.run(context, function () {
            PromiseReactionJob(resultCapability, handler, argument);
          });
        };
      }

      // Host layer: where its promise is rejected, the job of the reaction runs in the context.
      function RejectedInContext(context, resultCapability, handler) {
        return function (argument) {
          contexts.run(context, function () {
            PromiseReactionJob(resultCapability, handler, argument);
          });
        };
      }

      // The intrinsics of the one realm that this library knows, by their names.
      const realm = {
        '%Promise%': DeferredPromise,
        '%PromisePrototype%': DeferredPromise.prototype
      };

      // Host layer: a promise as its host shows it.
      function inspectPromise() {
        if (!IsPromise(this))
          return this;
        if ((this.#PromiseState & 3) === 1)
          return $inspection.mirror(this, 'fulfilled', this.#PromiseResult);
        if ((this.#PromiseState & 3) === 2)
          return $inspection.mirror(this, 'rejected', this.#PromiseResult);
        return $inspection.mirror(this, 'pending');
      }
      if ($inspection) {
        $defineProperty(DeferredPromise.prototype, $inspection.key, {
          __proto__: null,
          value: inspectPromise,
          writable: true,
          enumerable: false,
          configurable: true
        });
      }

      // By lazy-functions: see ResolveOf.
      const Unmade = {};

      // By then0: see ResolveAdopted.
      const intrinsicThen = DeferredPromise.prototype.then;

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
        $defineProperty(DeferredPromise.prototype, 'then0', {
          __proto__: null,
          value: then0,
          writable: true,
          enumerable: false,
          configurable: true
        });
      }

      // By direct-construction: a promise is an object of one constructor, which gives it all its slots
      // at once.
      $setPrototypeOf(InternalSlots.prototype, DeferredPromise.prototype);
      delete InternalSlots.prototype.constructor;
      return DeferredPromise;
    }
  }
  return InternalSlots.library();
}
exports.DeferredPromise = undefined;
defineLazily(exports, 'DeferredPromise', create);
exports.create = create;
