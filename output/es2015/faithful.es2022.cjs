/**
 * Promise, generated from the es2015 document by fledgling: preset faithful, target es2022.
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
 */
'use strict';

// ==== Host: what the library takes from the engine when it loads, and how it runs jobs ====

const $TypeError = TypeError;
const $Object = Object;
const $String = String;
const $ObjectPrototype = Object.prototype;
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
      // ==== Primitives: operations of the standard that are operations of JavaScript ====

      // 6 Type, a primitive. `$Object(x) === x` is true of objects alone, `document.all` among them.
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

      // ThrowCompletion, a primitive. A throw completion that a step looks at; normal completions are
      // their values. `instanceof` must not ask a value that is none, because a proxy would notice:
      // completions are known by a set.
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

      // 7.1.12 ToString, a primitive.
      function ToString(argument) {
        if (typeof argument === 'symbol')
          throw new $TypeError('a symbol has no string (7.1.12 ToString)');
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

      // 7.3.1 Get, a primitive.
      function Get(O, P) {
        return O[P];
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

      // 7.3.4 CreateDataProperty, a primitive.
      function CreateDataProperty(O, P, V) {
        return $defineProperty(O, P, {
          __proto__: null,
          value: V,
          writable: true,
          enumerable: true,
          configurable: true
        });
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

      // 7.3.13 Construct, a primitive.
      function Construct(F, argumentsList) {
        return $construct(F, argumentsList === undefined ? [] : argumentsList);
      }

      // 7.3.22 GetFunctionRealm, a primitive. A library knows one realm, where it was loaded. A revoked
      // proxy has none, and `isArray` throws.
      function GetFunctionRealm(obj) {
        $isArray(obj);
        return realm;
      }

      // 8.4.1 EnqueueJob, a primitive. How the host runs a job later is the library's only contact with
      // it.
      function EnqueueJob(queueName, job, argumentsList) {
        enqueue(function () {
          $apply(job, undefined, argumentsList);
        });
      }

      // 9.1.13 ObjectCreate, a primitive. Internal slots are stamped on the new object; nothing of it
      // can be seen from outside. An object without them is a plain one.
      function ObjectCreate(proto, internalSlotsList) {
        if (internalSlotsList === undefined)
          return $create(proto);
        return new InternalSlots($create(proto));
      }

      // 9.4.2.2 ArrayCreate, a primitive. For the only length that the Promise clause asks for.
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
        if (IsCallable(func) === false)
          throw new $TypeError('func is not a function (7.3.9 GetMethod, step 5)');
        // 6. Return func.
        return func;
      }

      // 7.3.16 CreateArrayFromList ( elements )
      function CreateArrayFromList(elements) {
        // 1. Assert: elements is a List of language values.
        // 2. Let array be ArrayCreate(0).
        const array = ArrayCreate(0);
        // 3. Let n be 0.
        let n = 0;
        // 4. For each element e of elements, do
        for (let eIndex = 0; eIndex < elements.length; eIndex++) {
          const e = elements[eIndex];
          // 4.a. Let status be CreateDataProperty(array, ToString(n), e).
          CreateDataProperty(array, ToString(n), e);
          // 4.b. Assert: status is true.
          // 4.c. Increment n by 1.
          n = n + 1;
        }
        // 5. Return array.
        return array;
      }

      // 7.3.18 Invoke ( O, P [ , argumentsList ] )
      function Invoke(O, P, argumentsList) {
        // 1. Assert: IsPropertyKey(P) is true.
        // 2. If argumentsList is absent, set argumentsList to « ».
        if (arguments.length < 3)
          argumentsList = [];
        // 3. Let func be GetV(O, P).
        const func = GetV(O, P);
        // 4. Return Call(func, O, argumentsList).
        return Call(func, O, argumentsList);
      }

      // 7.3.20 SpeciesConstructor ( O, defaultConstructor )
      function SpeciesConstructor(O, defaultConstructor) {
        // 1. Assert: Type(O) is Object.
        // 2. Let C be Get(O, "constructor").
        const C = Get(O, 'constructor');
        // 3. ReturnIfAbrupt(C).
        // 4. If C is undefined, return defaultConstructor.
        if (C === undefined)
          return defaultConstructor;
        // 5. If Type(C) is not Object, throw a TypeError exception.
        if (Type(C) !== 'Object')
          throw new $TypeError('C is not an object (7.3.20 SpeciesConstructor, step 5)');
        // 6. Let S be Get(C, @@species).
        const S = Get(C, $species);
        // 7. ReturnIfAbrupt(S).
        // 8. If S is either undefined or null, return defaultConstructor.
        if (S === undefined || S === null)
          return defaultConstructor;
        // 9. If IsConstructor(S) is true, return S.
        if (IsConstructor(S) === true)
          return S;
        // 10. Throw a TypeError exception.
        throw new $TypeError('S is not a constructor (7.3.20 SpeciesConstructor, step 10)');
      }

      // ==== 7.4 Operations on Iterator Objects ====

      // 7.4.1 GetIterator ( obj [ , method ] )
      function GetIterator(obj, method) {
        // 1. ReturnIfAbrupt(obj). [no code: an abrupt argument is an exception of the caller]
        // 2. If method is absent, then
        if (arguments.length < 2) {
          // 2.a. Set method to GetMethod(obj, @@iterator).
          method = GetMethod(obj, $iterator);
          // 2.b. ReturnIfAbrupt(method).
        }
        // 3. Let iterator be Call(method, obj).
        const iterator = Call(method, obj);
        // 4. ReturnIfAbrupt(iterator).
        // 5. If Type(iterator) is not Object, throw a TypeError exception.
        if (Type(iterator) !== 'Object')
          throw new $TypeError('iterator is not an object (7.4.1 GetIterator, step 5)');
        // 6. Return iterator.
        return iterator;
      }

      // 7.4.2 IteratorNext ( iterator [ , value ] )
      function IteratorNext(iterator, value) {
        // 1. If value is absent, then
        let result;
        if (arguments.length < 2) {
          // 1.a. Let result be Invoke(iterator, "next", « »).
          result = Invoke(iterator, 'next', []);
        } else {
          // 2. Else,
          // 2.a. Let result be Invoke(iterator, "next", « value »).
          result = Invoke(iterator, 'next', [value]);
        }
        // 3. ReturnIfAbrupt(result).
        // 4. If Type(result) is not Object, throw a TypeError exception.
        if (Type(result) !== 'Object')
          throw new $TypeError('result is not an object (7.4.2 IteratorNext, step 4)');
        // 5. Return result.
        return result;
      }

      // 7.4.3 IteratorComplete ( iterResult )
      function IteratorComplete(iterResult) {
        // 1. Assert: Type(iterResult) is Object.
        // 2. Return ToBoolean(Get(iterResult, "done")).
        return ToBoolean(Get(iterResult, 'done'));
      }

      // 7.4.4 IteratorValue ( iterResult )
      function IteratorValue(iterResult) {
        // 1. Assert: Type(iterResult) is Object.
        // 2. Return Get(iterResult, "value").
        return Get(iterResult, 'value');
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
          if (completion instanceof ThrowCompletion)
            throw completion.value;
          return completion;
        }
        // 6. Let innerResult be Call(return, iterator, « »).
        let innerResult;
        try {
          innerResult = Call(return_, iterator, []);
        } catch (thrown) {
          innerResult = new ThrowCompletion(thrown);
        }
        // 7. If completion.[[type]] is throw, return Completion(completion).
        if (completion instanceof ThrowCompletion)
          throw completion.value;
        // 8. If innerResult.[[type]] is throw, return Completion(innerResult).
        if (innerResult instanceof ThrowCompletion)
          throw innerResult.value;
        // 9. If Type(innerResult.[[value]]) is not Object, throw a TypeError exception.
        if (Type(innerResult) !== 'Object')
          throw new $TypeError('innerResult is not an object (7.4.6 IteratorClose, step 9)');
        // 10. Return Completion(completion).
        return completion;
      }

      // ==== 9.1 Ordinary Object Internal Methods and Internal Slots ====

      // 9.1.14 OrdinaryCreateFromConstructor ( constructor, intrinsicDefaultProto, internalSlotsList )
      function OrdinaryCreateFromConstructor(constructor, intrinsicDefaultProto, internalSlotsList) {
        // 1. Assert: intrinsicDefaultProto names an intrinsic prototype object.
        // 2. Let proto be GetPrototypeFromConstructor(constructor, intrinsicDefaultProto).
        const proto = GetPrototypeFromConstructor(constructor, intrinsicDefaultProto);
        // 3. ReturnIfAbrupt(proto).
        // 4. Return ObjectCreate(proto, internalSlotsList).
        return ObjectCreate(proto, internalSlotsList);
      }

      // 9.1.15 GetPrototypeFromConstructor ( constructor, intrinsicDefaultProto )
      function GetPrototypeFromConstructor(constructor, intrinsicDefaultProto) {
        // 1. Assert: intrinsicDefaultProto names an intrinsic prototype object.
        // 2. Assert: IsConstructor(constructor) is true.
        // 3. Let proto be Get(constructor, "prototype").
        let proto = Get(constructor, 'prototype');
        // 4. ReturnIfAbrupt(proto).
        // 5. If Type(proto) is not Object, then
        if (Type(proto) !== 'Object') {
          // 5.a. Let realm be GetFunctionRealm(constructor).
          const realm = GetFunctionRealm(constructor);
          // 5.b. ReturnIfAbrupt(realm).
          // 5.c. Set proto to realm's intrinsic object named intrinsicDefaultProto.
          proto = realm[intrinsicDefaultProto];
        }
        // 6. Return proto.
        return proto;
      }

      // ==== 25.4.1 Promise Abstract Operations ====

      // 25.4.1.3 CreateResolvingFunctions ( promise )
      function CreateResolvingFunctions(promise) {
        // 1. Let alreadyResolved be the Record { [[value]]: false }.
        const alreadyResolved = { value: false };
        // 2. Let resolve be a new function of Promise Resolve Functions.
        const resolveSlots = {
          Promise: undefined,
          AlreadyResolved: undefined
        };
        const resolve = PromiseResolveFunction(resolveSlots);
        // 3. Set resolve.[[Promise]] to promise.
        resolveSlots.Promise = promise;
        // 4. Set resolve.[[AlreadyResolved]] to alreadyResolved.
        resolveSlots.AlreadyResolved = alreadyResolved;
        // 5. Let reject be a new function of Promise Reject Functions.
        const rejectSlots = {
          Promise: undefined,
          AlreadyResolved: undefined
        };
        const reject = PromiseRejectFunction(rejectSlots);
        // 6. Set reject.[[Promise]] to promise.
        rejectSlots.Promise = promise;
        // 7. Set reject.[[AlreadyResolved]] to alreadyResolved.
        rejectSlots.AlreadyResolved = alreadyResolved;
        // 8. Return the Record { [[Resolve]]: resolve, [[Reject]]: reject }.
        return {
          Resolve: resolve,
          Reject: reject
        };
      }

      // 25.4.1.3.1 Promise Reject Functions
      function PromiseRejectFunction(F) {
        return reason => {
          // 1. Assert: F.[[Promise]] holds an Object.
          // 2. Let promise be F.[[Promise]].
          const promise = F.Promise;
          // 3. Let alreadyResolved be F.[[AlreadyResolved]].
          const alreadyResolved = F.AlreadyResolved;
          // 4. If alreadyResolved.[[value]] is true, return undefined.
          if (alreadyResolved.value === true)
            return undefined;
          // 5. Set alreadyResolved.[[value]] to true.
          alreadyResolved.value = true;
          // 6. Return RejectPromise(promise, reason).
          return RejectPromise(promise, reason);
        };
      }

      // 25.4.1.3.2 Promise Resolve Functions
      function PromiseResolveFunction(F) {
        return resolution => {
          // 1. Assert: F.[[Promise]] holds an Object.
          // 2. Let promise be F.[[Promise]].
          const promise = F.Promise;
          // 3. Let alreadyResolved be F.[[AlreadyResolved]].
          const alreadyResolved = F.AlreadyResolved;
          // 4. If alreadyResolved.[[value]] is true, return undefined.
          if (alreadyResolved.value === true)
            return undefined;
          // 5. Set alreadyResolved.[[value]] to true.
          alreadyResolved.value = true;
          // 6. If SameValue(resolution, promise) is true, then
          if (SameValue(resolution, promise) === true) {
            // 6.a. Let selfResolutionError be a newly created TypeError object.
            const selfResolutionError = new $TypeError('resolution and promise are the same (25.4.1.3.2 Promise Resolve Functions, step 6.a)');
            // 6.b. Return RejectPromise(promise, selfResolutionError).
            return RejectPromise(promise, selfResolutionError);
          }
          // 7. If Type(resolution) is not Object, then
          if (Type(resolution) !== 'Object') {
            // 7.a. Return FulfillPromise(promise, resolution).
            return FulfillPromise(promise, resolution);
          }
          // 8. Let then be Get(resolution, "then").
          let then;
          try {
            then = Get(resolution, 'then');
          } catch (thrown) {
            then = new ThrowCompletion(thrown);
          }
          // 9. If then is an abrupt completion, then
          if (then instanceof ThrowCompletion) {
            // 9.a. Return RejectPromise(promise, then.[[value]]).
            return RejectPromise(promise, then.value);
          }
          // 10. Let thenAction be then.[[value]].
          const thenAction = then;
          // 11. If IsCallable(thenAction) is false, then
          if (IsCallable(thenAction) === false) {
            // 11.a. Return FulfillPromise(promise, resolution).
            return FulfillPromise(promise, resolution);
          }
          // 12. Perform EnqueueJob("PromiseJobs", PromiseResolveThenableJob, « promise, resolution, thenAction »).
          EnqueueJob('PromiseJobs', PromiseResolveThenableJob, [
            promise,
            resolution,
            HostKeepContext(thenAction)
          ]);
          // 13. Return undefined.
          return undefined;
        };
      }

      // 25.4.1.4 FulfillPromise ( promise, value )
      function FulfillPromise(promise, value) {
        // 1. Assert: promise.[[PromiseState]] is "pending".
        // 2. Let reactions be promise.[[PromiseFulfillReactions]].
        const reactions = promise.#PromiseFulfillReactions;
        // 3. Set promise.[[PromiseResult]] to value.
        promise.#PromiseResult = value;
        // 4. Set promise.[[PromiseFulfillReactions]] to undefined.
        promise.#PromiseFulfillReactions = undefined;
        // 5. Set promise.[[PromiseRejectReactions]] to undefined.
        promise.#PromiseRejectReactions = undefined;
        // 6. Set promise.[[PromiseState]] to "fulfilled".
        promise.#PromiseState = 'fulfilled';
        // 7. Return TriggerPromiseReactions(reactions, value).
        return TriggerPromiseReactions(reactions, value);
      }

      // 25.4.1.5 NewPromiseCapability ( C )
      function NewPromiseCapability(C) {
        // 1. If IsConstructor(C) is false, throw a TypeError exception.
        if (IsConstructor(C) === false)
          throw new $TypeError('C is not a constructor (25.4.1.5 NewPromiseCapability, step 1)');
        // 2. NOTE: C has to call its argument as the Promise constructor calls an executor. The checks below find out whether it did.
        // 3. Let promiseCapability be the PromiseCapability { [[Promise]]: undefined, [[Resolve]]: undefined, [[Reject]]: undefined }.
        const promiseCapability = {
          Promise: undefined,
          Resolve: undefined,
          Reject: undefined
        };
        // 4. Let executor be a new function of GetCapabilitiesExecutor Functions.
        const executorSlots = { Capability: undefined };
        const executor = GetCapabilitiesExecutorFunction(executorSlots);
        // 5. Set executor.[[Capability]] to promiseCapability.
        executorSlots.Capability = promiseCapability;
        // 6. Let promise be Construct(C, « executor »).
        const promise = Construct(C, [executor]);
        // 7. ReturnIfAbrupt(promise).
        // 8. If IsCallable(promiseCapability.[[Resolve]]) is false, throw a TypeError exception.
        if (IsCallable(promiseCapability.Resolve) === false)
          throw new $TypeError('promiseCapability.[[Resolve]] is not a function (25.4.1.5 NewPromiseCapability, step 8)');
        // 9. If IsCallable(promiseCapability.[[Reject]]) is false, throw a TypeError exception.
        if (IsCallable(promiseCapability.Reject) === false)
          throw new $TypeError('promiseCapability.[[Reject]] is not a function (25.4.1.5 NewPromiseCapability, step 9)');
        // 10. Set promiseCapability.[[Promise]] to promise.
        promiseCapability.Promise = promise;
        // 11. Return promiseCapability.
        return promiseCapability;
      }

      // 25.4.1.5.1 GetCapabilitiesExecutor Functions
      function GetCapabilitiesExecutorFunction(F) {
        return (resolve, reject) => {
          // 1. Assert: F.[[Capability]] holds a PromiseCapability Record.
          // 2. Let promiseCapability be F.[[Capability]].
          const promiseCapability = F.Capability;
          // 3. If promiseCapability.[[Resolve]] is not undefined, throw a TypeError exception.
          if (promiseCapability.Resolve !== undefined)
            throw new $TypeError('promiseCapability.[[Resolve]] is not undefined (25.4.1.5.1 GetCapabilitiesExecutor Functions, step 3)');
          // 4. If promiseCapability.[[Reject]] is not undefined, throw a TypeError exception.
          if (promiseCapability.Reject !== undefined)
            throw new $TypeError('promiseCapability.[[Reject]] is not undefined (25.4.1.5.1 GetCapabilitiesExecutor Functions, step 4)');
          // 5. Set promiseCapability.[[Resolve]] to resolve.
          promiseCapability.Resolve = resolve;
          // 6. Set promiseCapability.[[Reject]] to reject.
          promiseCapability.Reject = reject;
          // 7. Return undefined.
          return undefined;
        };
      }

      // 25.4.1.6 IsPromise ( x )
      function IsPromise(x) {
        // 1. If Type(x) is not Object, return false.
        if (Type(x) !== 'Object')
          return false;
        // 2. If x has no [[PromiseState]], return false.
        if (!(#PromiseState in $Object(x)))
          return false;
        // 3. Return true.
        return true;
      }

      // 25.4.1.7 RejectPromise ( promise, reason )
      function RejectPromise(promise, reason) {
        // 1. Assert: promise.[[PromiseState]] is "pending".
        // 2. Let reactions be promise.[[PromiseRejectReactions]].
        const reactions = promise.#PromiseRejectReactions;
        // 3. Set promise.[[PromiseResult]] to reason.
        promise.#PromiseResult = reason;
        // 4. Set promise.[[PromiseFulfillReactions]] to undefined.
        promise.#PromiseFulfillReactions = undefined;
        // 5. Set promise.[[PromiseRejectReactions]] to undefined.
        promise.#PromiseRejectReactions = undefined;
        // 6. Set promise.[[PromiseState]] to "rejected".
        promise.#PromiseState = 'rejected';
        // 7. Return TriggerPromiseReactions(reactions, reason).
        return TriggerPromiseReactions(reactions, reason);
      }

      // 25.4.1.8 TriggerPromiseReactions ( reactions, argument )
      function TriggerPromiseReactions(reactions, argument) {
        // 1. For each element reaction of reactions, do
        for (let reactionIndex = 0; reactionIndex < reactions.length; reactionIndex++) {
          const reaction = reactions[reactionIndex];
          // 1.a. Perform EnqueueJob("PromiseJobs", PromiseReactionJob, « reaction, argument »).
          EnqueueJob('PromiseJobs', PromiseReactionJob, [
            reaction,
            argument
          ]);
        }
        // 2. Return undefined.
        return undefined;
      }

      // ==== 25.4.2 Promise Jobs ====

      // 25.4.2.1 PromiseReactionJob ( reaction, argument )
      function PromiseReactionJob(reaction, argument) {
        // 1. Assert: reaction is a PromiseReaction Record.
        // 2. Let promiseCapability be reaction.[[Capabilities]].
        const promiseCapability = reaction.Capabilities;
        // 3. Let handler be reaction.[[Handler]].
        const handler = reaction.Handler;
        // 4. If handler is "Identity", let handlerResult be NormalCompletion(argument).
        let handlerResult;
        if (handler === 'Identity')
          handlerResult = argument;
        else if (handler === 'Thrower') {
          // 5. Else if handler is "Thrower", let handlerResult be Completion { [[type]]: throw, [[value]]: argument, [[target]]: empty }.
          handlerResult = new ThrowCompletion(argument);
        } else {
          // 6. Else, let handlerResult be Call(handler, undefined, « argument »).
          try {
            handlerResult = Call(handler, undefined, [argument]);
          } catch (thrown) {
            handlerResult = new ThrowCompletion(thrown);
          }
        }
        // 7. If handlerResult is an abrupt completion, then
        let status;
        if (handlerResult instanceof ThrowCompletion) {
          // 7.a. Let status be Call(promiseCapability.[[Reject]], undefined, « handlerResult.[[value]] »).
          status = Call(promiseCapability.Reject, undefined, [handlerResult.value]);
          // 7.b. NextJob Completion(status).
          return status;
        }
        // 8. Let status be Call(promiseCapability.[[Resolve]], undefined, « handlerResult.[[value]] »).
        status = Call(promiseCapability.Resolve, undefined, [handlerResult]);
        // 9. NextJob Completion(status).
        return status;
      }

      // 25.4.2.2 PromiseResolveThenableJob ( promiseToResolve, thenable, then )
      function PromiseResolveThenableJob(promiseToResolve, thenable, then) {
        // 1. Let resolvingFunctions be CreateResolvingFunctions(promiseToResolve).
        const resolvingFunctions = CreateResolvingFunctions(promiseToResolve);
        // 2. Let thenCallResult be Call(then, thenable, « resolvingFunctions.[[Resolve]], resolvingFunctions.[[Reject]] »).
        let thenCallResult;
        try {
          thenCallResult = Call(then, thenable, [
            resolvingFunctions.Resolve,
            resolvingFunctions.Reject
          ]);
        } catch (thrown) {
          thenCallResult = new ThrowCompletion(thrown);
        }
        // 3. If thenCallResult is an abrupt completion, then
        if (thenCallResult instanceof ThrowCompletion) {
          // 3.a. Let status be Call(resolvingFunctions.[[Reject]], undefined, « thenCallResult.[[value]] »).
          const status = Call(resolvingFunctions.Reject, undefined, [thenCallResult.value]);
          // 3.b. NextJob Completion(status).
          return status;
        }
        // 4. NextJob Completion(thenCallResult).
        return thenCallResult;
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
          if (IsCallable(executor) === false)
            throw new $TypeError('executor is not a function (25.4.3.1 Promise, step 2)');
          // 3. Let promise be OrdinaryCreateFromConstructor(NewTarget, "%PromisePrototype%", « [[PromiseState]], [[PromiseResult]], [[PromiseFulfillReactions]], [[PromiseRejectReactions]] »).
          const promise = OrdinaryCreateFromConstructor(new.target, '%PromisePrototype%', [
            'PromiseState',
            'PromiseResult',
            'PromiseFulfillReactions',
            'PromiseRejectReactions'
          ]);
          // 4. ReturnIfAbrupt(promise).
          // 5. Set promise.[[PromiseState]] to "pending".
          promise.#PromiseState = 'pending';
          // 6. Set promise.[[PromiseFulfillReactions]] to « ».
          promise.#PromiseFulfillReactions = [];
          // 7. Set promise.[[PromiseRejectReactions]] to « ».
          promise.#PromiseRejectReactions = [];
          // 8. Let resolvingFunctions be CreateResolvingFunctions(promise).
          const resolvingFunctions = CreateResolvingFunctions(promise);
          // 9. Let completion be Call(executor, undefined, « resolvingFunctions.[[Resolve]], resolvingFunctions.[[Reject]] »).
          let completion;
          try {
            completion = Call(executor, undefined, [
              resolvingFunctions.Resolve,
              resolvingFunctions.Reject
            ]);
          } catch (thrown) {
            completion = new ThrowCompletion(thrown);
          }
          // 10. If completion is an abrupt completion, then
          if (completion instanceof ThrowCompletion) {
            // 10.a. Let status be Call(resolvingFunctions.[[Reject]], undefined, « completion.[[value]] »).
            Call(resolvingFunctions.Reject, undefined, [completion.value]);
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
          if (Type(C) !== 'Object')
            throw new $TypeError('this is not an object (25.4.4.1 Promise.all, step 2)');
          // 3. Let S be Get(C, @@species).
          const S = Get(C, $species);
          // 4. ReturnIfAbrupt(S).
          // 5. If S is neither undefined nor null, set C to S.
          if (S !== undefined && S !== null)
            C = S;
          // 6. Let promiseCapability be NewPromiseCapability(C).
          const promiseCapability = NewPromiseCapability(C);
          // 7. ReturnIfAbrupt(promiseCapability).
          // 8. Let iterator be GetIterator(iterable).
          let iterator;
          try {
            iterator = GetIterator(iterable);
          } catch (thrown) {
            iterator = new ThrowCompletion(thrown);
          }
          // 9. IfAbruptRejectPromise(iterator, promiseCapability).
          // 25.4.1.1.1, 1. If value is an abrupt completion, then
          // 25.4.1.1.1, 2. Failing that, if value is a Completion Record, set value to value.[[value]]. [no code: the variable has that value already: a normal completion is its value]
          if (iterator instanceof ThrowCompletion) {
            // 25.4.1.1.1, 1.a. Let rejectResult be Call(capability.[[Reject]], undefined, « value.[[value]] »).
            Call(promiseCapability.Reject, undefined, [iterator.value]);
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
          try {
            result = PerformPromiseAll(iteratorRecord, C, promiseCapability);
          } catch (thrown) {
            result = new ThrowCompletion(thrown);
          }
          // 12. If result is an abrupt completion, then
          if (result instanceof ThrowCompletion) {
            // 12.a. If iteratorRecord.[[done]] is false, set result to IteratorClose(iterator, result).
            if (iteratorRecord.done === false)
              try {
                result = IteratorClose(iterator, result);
              } catch (thrown) {
                result = new ThrowCompletion(thrown);
              }
            // 12.b. IfAbruptRejectPromise(result, promiseCapability).
            // 25.4.1.1.1, 1. If value is an abrupt completion, then
            // 25.4.1.1.1, 2. Failing that, if value is a Completion Record, set value to value.[[value]]. [no code: the variable has that value already: a normal completion is its value]
            if (result instanceof ThrowCompletion) {
              // 25.4.1.1.1, 1.a. Let rejectResult be Call(capability.[[Reject]], undefined, « value.[[value]] »).
              Call(promiseCapability.Reject, undefined, [result.value]);
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
          if (Type(C) !== 'Object')
            throw new $TypeError('this is not an object (25.4.4.3 Promise.race, step 2)');
          // 3. Let S be Get(C, @@species).
          const S = Get(C, $species);
          // 4. ReturnIfAbrupt(S).
          // 5. If S is neither undefined nor null, set C to S.
          if (S !== undefined && S !== null)
            C = S;
          // 6. Let promiseCapability be NewPromiseCapability(C).
          const promiseCapability = NewPromiseCapability(C);
          // 7. ReturnIfAbrupt(promiseCapability).
          // 8. Let iterator be GetIterator(iterable).
          let iterator;
          try {
            iterator = GetIterator(iterable);
          } catch (thrown) {
            iterator = new ThrowCompletion(thrown);
          }
          // 9. IfAbruptRejectPromise(iterator, promiseCapability).
          // 25.4.1.1.1, 1. If value is an abrupt completion, then
          // 25.4.1.1.1, 2. Failing that, if value is a Completion Record, set value to value.[[value]]. [no code: the variable has that value already: a normal completion is its value]
          if (iterator instanceof ThrowCompletion) {
            // 25.4.1.1.1, 1.a. Let rejectResult be Call(capability.[[Reject]], undefined, « value.[[value]] »).
            Call(promiseCapability.Reject, undefined, [iterator.value]);
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
          try {
            result = PerformPromiseRace(iteratorRecord, promiseCapability, C);
          } catch (thrown) {
            result = new ThrowCompletion(thrown);
          }
          // 12. If result is an abrupt completion, then
          if (result instanceof ThrowCompletion) {
            // 12.a. If iteratorRecord.[[done]] is false, set result to IteratorClose(iterator, result).
            if (iteratorRecord.done === false)
              try {
                result = IteratorClose(iterator, result);
              } catch (thrown) {
                result = new ThrowCompletion(thrown);
              }
            // 12.b. IfAbruptRejectPromise(result, promiseCapability).
            // 25.4.1.1.1, 1. If value is an abrupt completion, then
            // 25.4.1.1.1, 2. Failing that, if value is a Completion Record, set value to value.[[value]]. [no code: the variable has that value already: a normal completion is its value]
            if (result instanceof ThrowCompletion) {
              // 25.4.1.1.1, 1.a. Let rejectResult be Call(capability.[[Reject]], undefined, « value.[[value]] »).
              Call(promiseCapability.Reject, undefined, [result.value]);
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
          if (Type(C) !== 'Object')
            throw new $TypeError('this is not an object (25.4.4.4 Promise.reject, step 2)');
          // 3. Let promiseCapability be NewPromiseCapability(C).
          const promiseCapability = NewPromiseCapability(C);
          // 4. ReturnIfAbrupt(promiseCapability).
          // 5. Let rejectResult be Call(promiseCapability.[[Reject]], undefined, « r »).
          Call(promiseCapability.Reject, undefined, [r]);
          // 6. ReturnIfAbrupt(rejectResult).
          // 7. Return promiseCapability.[[Promise]].
          return promiseCapability.Promise;
        }

        // 25.4.4.5 Promise.resolve ( x )
        static resolve(x) {
          // 1. Let C be the this value.
          const C = this;
          // 2. If Type(C) is not Object, throw a TypeError exception.
          if (Type(C) !== 'Object')
            throw new $TypeError('this is not an object (25.4.4.5 Promise.resolve, step 2)');
          // 3. If IsPromise(x) is true, then
          if (IsPromise(x) === true) {
            // 3.a. Let xConstructor be Get(x, "constructor").
            const xConstructor = Get(x, 'constructor');
            // 3.b. ReturnIfAbrupt(xConstructor).
            // 3.c. If SameValue(xConstructor, C) is true, return x.
            if (SameValue(xConstructor, C) === true)
              return x;
          }
          // 4. Let promiseCapability be NewPromiseCapability(C).
          const promiseCapability = NewPromiseCapability(C);
          // 5. ReturnIfAbrupt(promiseCapability).
          // 6. Let resolveResult be Call(promiseCapability.[[Resolve]], undefined, « x »).
          Call(promiseCapability.Resolve, undefined, [x]);
          // 7. ReturnIfAbrupt(resolveResult).
          // 8. Return promiseCapability.[[Promise]].
          return promiseCapability.Promise;
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
          return Invoke(promise, 'then', [
            undefined,
            onRejected
          ]);
        }

        // 25.4.5.3 Promise.prototype.then ( onFulfilled, onRejected )
        then(onFulfilled, onRejected) {
          // 1. Let promise be the this value.
          const promise = this;
          // 2. If IsPromise(promise) is false, throw a TypeError exception.
          if (IsPromise(promise) === false)
            throw new $TypeError('this is not a promise (25.4.5.3 Promise.prototype.then, step 2)');
          // 3. Let C be SpeciesConstructor(promise, %Promise%).
          const C = SpeciesConstructor(promise, Promise);
          // 4. ReturnIfAbrupt(C).
          // 5. Let resultCapability be NewPromiseCapability(C).
          const resultCapability = NewPromiseCapability(C);
          // 6. ReturnIfAbrupt(resultCapability).
          // 7. Return PerformPromiseThen(promise, onFulfilled, onRejected, resultCapability).
          return PerformPromiseThen(promise, onFulfilled, onRejected, resultCapability);
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
        const values = [];
        // 4. Let remainingElementsCount be the Record { [[value]]: 1 }.
        const remainingElementsCount = { value: 1 };
        // 5. Let index be 0.
        let index = 0;
        // 6. Repeat,
        while (true) {
          // 6.a. Let next be IteratorStep(iteratorRecord.[[iterator]]).
          let next;
          try {
            next = IteratorStep(iteratorRecord.iterator);
          } catch (thrown) {
            next = new ThrowCompletion(thrown);
          }
          // 6.b. If next is an abrupt completion, set iteratorRecord.[[done]] to true.
          if (next instanceof ThrowCompletion)
            iteratorRecord.done = true;
          // 6.c. ReturnIfAbrupt(next).
          if (next instanceof ThrowCompletion)
            throw next.value;
          // 6.d. If next is false, then
          if (next === false) {
            // 6.d.i. Set iteratorRecord.[[done]] to true.
            iteratorRecord.done = true;
            // 6.d.ii. Set remainingElementsCount.[[value]] to remainingElementsCount.[[value]] - 1.
            remainingElementsCount.value = remainingElementsCount.value - 1;
            // 6.d.iii. If remainingElementsCount.[[value]] is 0, then
            if (remainingElementsCount.value === 0) {
              // 6.d.iii.1. Let valuesArray be CreateArrayFromList(values).
              const valuesArray = CreateArrayFromList(values);
              // 6.d.iii.2. Let resolveResult be Call(resultCapability.[[Resolve]], undefined, « valuesArray »).
              Call(resultCapability.Resolve, undefined, [valuesArray]);
              // 6.d.iii.3. ReturnIfAbrupt(resolveResult).
            }
            // 6.d.iv. Return resultCapability.[[Promise]].
            return resultCapability.Promise;
          }
          // 6.e. Let nextValue be IteratorValue(next).
          let nextValue;
          try {
            nextValue = IteratorValue(next);
          } catch (thrown) {
            nextValue = new ThrowCompletion(thrown);
          }
          // 6.f. If nextValue is an abrupt completion, set iteratorRecord.[[done]] to true.
          if (nextValue instanceof ThrowCompletion)
            iteratorRecord.done = true;
          // 6.g. ReturnIfAbrupt(nextValue).
          if (nextValue instanceof ThrowCompletion)
            throw nextValue.value;
          // 6.h. Append undefined to the end of values.
          AppendToList(values, undefined);
          // 6.i. Let nextPromise be Invoke(constructor, "resolve", « nextValue »).
          const nextPromise = Invoke(constructor, 'resolve', [nextValue]);
          // 6.j. ReturnIfAbrupt(nextPromise).
          // 6.k. Let resolveElement be a new function of Promise.all Resolve Element Functions.
          const resolveElementSlots = {
            Index: undefined,
            Values: undefined,
            Capabilities: undefined,
            RemainingElements: undefined,
            AlreadyCalled: undefined
          };
          const resolveElement = PromiseAllResolveElementFunction(resolveElementSlots);
          // 6.l. Set resolveElement.[[AlreadyCalled]] to the Record { [[value]]: false }.
          resolveElementSlots.AlreadyCalled = { value: false };
          // 6.m. Set resolveElement.[[Index]] to index.
          resolveElementSlots.Index = index;
          // 6.n. Set resolveElement.[[Values]] to values.
          resolveElementSlots.Values = values;
          // 6.o. Set resolveElement.[[Capabilities]] to resultCapability.
          resolveElementSlots.Capabilities = resultCapability;
          // 6.p. Set resolveElement.[[RemainingElements]] to remainingElementsCount.
          resolveElementSlots.RemainingElements = remainingElementsCount;
          // 6.q. Set remainingElementsCount.[[value]] to remainingElementsCount.[[value]] + 1.
          remainingElementsCount.value = remainingElementsCount.value + 1;
          // 6.r. Let result be Invoke(nextPromise, "then", « resolveElement, resultCapability.[[Reject]] »).
          Invoke(nextPromise, 'then', [
            resolveElement,
            resultCapability.Reject
          ]);
          // 6.s. ReturnIfAbrupt(result).
          // 6.t. Set index to index + 1.
          index = index + 1;
        }
      }

      // 25.4.4.1.2 Promise.all Resolve Element Functions
      function PromiseAllResolveElementFunction(F) {
        return x => {
          // 1. Let alreadyCalled be F.[[AlreadyCalled]].
          const alreadyCalled = F.AlreadyCalled;
          // 2. If alreadyCalled.[[value]] is true, return undefined.
          if (alreadyCalled.value === true)
            return undefined;
          // 3. Set alreadyCalled.[[value]] to true.
          alreadyCalled.value = true;
          // 4. Let index be F.[[Index]].
          const index = F.Index;
          // 5. Let values be F.[[Values]].
          const values = F.Values;
          // 6. Let promiseCapability be F.[[Capabilities]].
          const promiseCapability = F.Capabilities;
          // 7. Let remainingElementsCount be F.[[RemainingElements]].
          const remainingElementsCount = F.RemainingElements;
          // 8. Set values[index] to x.
          values[index] = x;
          // 9. Set remainingElementsCount.[[value]] to remainingElementsCount.[[value]] - 1.
          remainingElementsCount.value = remainingElementsCount.value - 1;
          // 10. If remainingElementsCount.[[value]] is 0, then
          if (remainingElementsCount.value === 0) {
            // 10.a. Let valuesArray be CreateArrayFromList(values).
            const valuesArray = CreateArrayFromList(values);
            // 10.b. Return Call(promiseCapability.[[Resolve]], undefined, « valuesArray »).
            return Call(promiseCapability.Resolve, undefined, [valuesArray]);
          }
          // 11. Return undefined.
          return undefined;
        };
      }

      // 25.4.4.3.1 PerformPromiseRace ( iteratorRecord, promiseCapability, C )
      function PerformPromiseRace(iteratorRecord, promiseCapability, C) {
        // 1. Repeat,
        while (true) {
          // 1.a. Let next be IteratorStep(iteratorRecord.[[iterator]]).
          let next;
          try {
            next = IteratorStep(iteratorRecord.iterator);
          } catch (thrown) {
            next = new ThrowCompletion(thrown);
          }
          // 1.b. If next is an abrupt completion, set iteratorRecord.[[done]] to true.
          if (next instanceof ThrowCompletion)
            iteratorRecord.done = true;
          // 1.c. ReturnIfAbrupt(next).
          if (next instanceof ThrowCompletion)
            throw next.value;
          // 1.d. If next is false, then
          if (next === false) {
            // 1.d.i. Set iteratorRecord.[[done]] to true.
            iteratorRecord.done = true;
            // 1.d.ii. Return promiseCapability.[[Promise]].
            return promiseCapability.Promise;
          }
          // 1.e. Let nextValue be IteratorValue(next).
          let nextValue;
          try {
            nextValue = IteratorValue(next);
          } catch (thrown) {
            nextValue = new ThrowCompletion(thrown);
          }
          // 1.f. If nextValue is an abrupt completion, set iteratorRecord.[[done]] to true.
          if (nextValue instanceof ThrowCompletion)
            iteratorRecord.done = true;
          // 1.g. ReturnIfAbrupt(nextValue).
          if (nextValue instanceof ThrowCompletion)
            throw nextValue.value;
          // 1.h. Let nextPromise be Invoke(C, "resolve", « nextValue »).
          const nextPromise = Invoke(C, 'resolve', [nextValue]);
          // 1.i. ReturnIfAbrupt(nextPromise).
          // 1.j. Let result be Invoke(nextPromise, "then", « promiseCapability.[[Resolve]], promiseCapability.[[Reject]] »).
          Invoke(nextPromise, 'then', [
            promiseCapability.Resolve,
            promiseCapability.Reject
          ]);
          // 1.k. ReturnIfAbrupt(result).
        }
      }

      // ==== 25.4.5 Properties of the Promise Prototype Object ====

      // 25.4.5.3.1 PerformPromiseThen ( promise, onFulfilled, onRejected, resultCapability )
      function PerformPromiseThen(promise, onFulfilled, onRejected, resultCapability) {
        // 1. Assert: IsPromise(promise) is true.
        // 2. Assert: resultCapability is a PromiseCapability Record.
        // 3. If IsCallable(onFulfilled) is false, then
        if (IsCallable(onFulfilled) === false) {
          // 3.a. Set onFulfilled to "Identity".
          onFulfilled = 'Identity';
        }
        // 4. If IsCallable(onRejected) is false, then
        if (IsCallable(onRejected) === false) {
          // 4.a. Set onRejected to "Thrower".
          onRejected = 'Thrower';
        }
        if (usesContexts() && contexts.active()) {
          ThenInContext(promise, onFulfilled, onRejected, resultCapability);
          // 10. Return resultCapability.[[Promise]].
          return resultCapability.Promise;
        }
        // 5. Let fulfillReaction be the PromiseReaction { [[Capabilities]]: resultCapability, [[Handler]]: onFulfilled }.
        const fulfillReaction = {
          Capabilities: resultCapability,
          Handler: onFulfilled
        };
        // 6. Let rejectReaction be the PromiseReaction { [[Capabilities]]: resultCapability, [[Handler]]: onRejected }.
        const rejectReaction = {
          Capabilities: resultCapability,
          Handler: onRejected
        };
        // 7. If promise.[[PromiseState]] is "pending", then
        if (promise.#PromiseState === 'pending') {
          // 7.a. Append fulfillReaction to the end of promise.[[PromiseFulfillReactions]].
          AppendToList(promise.#PromiseFulfillReactions, fulfillReaction);
          // 7.b. Append rejectReaction to the end of promise.[[PromiseRejectReactions]].
          AppendToList(promise.#PromiseRejectReactions, rejectReaction);
        } else if (promise.#PromiseState === 'fulfilled') {
          // 8. Else if promise.[[PromiseState]] is "fulfilled", then
          // 8.a. Let value be promise.[[PromiseResult]].
          const value = promise.#PromiseResult;
          // 8.b. Perform EnqueueJob("PromiseJobs", PromiseReactionJob, « fulfillReaction, value »).
          EnqueueJob('PromiseJobs', PromiseReactionJob, [
            fulfillReaction,
            value
          ]);
        } else if (promise.#PromiseState === 'rejected') {
          // 9. Else if promise.[[PromiseState]] is "rejected", then
          // 9.a. Let reason be promise.[[PromiseResult]].
          const reason = promise.#PromiseResult;
          // 9.b. Perform EnqueueJob("PromiseJobs", PromiseReactionJob, « rejectReaction, reason »).
          EnqueueJob('PromiseJobs', PromiseReactionJob, [
            rejectReaction,
            reason
          ]);
        }
        // 10. Return resultCapability.[[Promise]].
        return resultCapability.Promise;
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
            PromiseReactionJob({
              Capabilities: resultCapability,
              Handler: handler
            }, argument);
          });
        };
      }

      // Host layer: where its promise is rejected, the job of the reaction runs in the context.
      function RejectedInContext(context, resultCapability, handler) {
        return function (argument) {
          contexts.run(context, function () {
            PromiseReactionJob({
              Capabilities: resultCapability,
              Handler: handler
            }, argument);
          });
        };
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
            if (IsPromise(this) === false)
              return this;
            if (this.#PromiseState === 'fulfilled')
              return $inspection.mirror(this, inspectPromise, 'fulfilled', this.#PromiseResult);
            if (this.#PromiseState === 'rejected')
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
//# sourceMappingURL=faithful.es2022.cjs.map
