/**
 * Promise, generated from the es2025 document by fledgling: preset faithful, target es5.
 *
 * What this target cannot do:
 * - Internal slots are properties with a leading underscore: a program can see and forge them.
 * - A proxy sees that its slots are looked for.
 * - A frozen promise cannot settle.
 * - Methods and resolving functions are constructors and have a prototype property.
 * - Without new.target, a fresh `this` of a subclass becomes the promise, and no prototype is read.
 * - Engines without Reflect and Proxy, or whose Reflect.construct takes no other new.target, count every function as a constructor.
 * - Engines without Symbol use the strings "@@species", "@@iterator" and "@@toStringTag".
 *
 * The steps of the standard, and other comments, stand in the files for the target es2022.
 * Capitalised functions are operations of the standard, or stand for some of its steps; others are
 * support, and names that begin with $ are the host's.
 *
 * - No function is left of 27.1.6.1 CreateAsyncFromSyncIterator [no code: no step of the library
 *   calls the operation].
 */
'use strict';

// ==== Host: what the library takes from the engine when it loads, and how it runs jobs ====

var $TypeError = TypeError;
var $AggregateError = function () {
  var base = Error;
  var native = typeof AggregateError === 'function' && typeof Reflect === 'object';
  if (native) {
    var construct = Reflect.construct;
    var kind = AggregateError;
    return function (message) {
      return construct(base, [message], kind);
    };
  }
  return function (message) {
    var error = new base(message);
    var define = function (key, value) {
      Object.defineProperty(error, key, {
        value: value,
        writable: true,
        configurable: true
      });
    };
    define('name', 'AggregateError');
    return error;
  };
}();
var $Object = Object;
var $String = String;
var $ObjectPrototype = Object.prototype;
var $FunctionPrototype = Function.prototype;
var $apply = Function.prototype.call.bind(Function.prototype.apply);
var $construct = typeof Reflect === 'object' && Reflect.construct || function (F, list) {
  var bound = Function.prototype.bind.apply(F, [undefined].concat(list));
  return new bound();
};
var $newTargetProbe = function () {
  var demandFunction = function (candidate) {
    if (typeof candidate !== 'function')
      throw new TypeError();
  };
  if (typeof Reflect !== 'object' || typeof Proxy !== 'function')
    return demandFunction;
  var handler = Object.create(null);
  handler.construct = function () {
    return {};
  };
  var probe = Reflect.construct.bind(undefined, new Proxy(function () {
  }, handler), []);
  try {
    probe(Object);
    return probe;
  } catch (refused) {
    return demandFunction;
  }
}();
var $thrown = function () {
  if (typeof WeakSet !== 'function' || typeof Symbol !== 'function' || !Symbol.hasInstance) {
    return undefined;
  }
  var completions = new WeakSet();
  var has = completions.has.bind(completions);
  return {
    add: completions.add.bind(completions),
    has: function (x) {
      return typeof x === 'object' && has(x);
    }
  };
}();
var $hasInstance = typeof Symbol === 'function' && Symbol.hasInstance || '@@hasInstance';
var $isArray = Array.isArray;
var $slice = Function.prototype.call.bind(Array.prototype.slice);
var $create = Object.create;
var $getPrototypeOf = Object.getPrototypeOf;
var $setPrototypeOf = Object.setPrototypeOf || function (object, proto) {
  object.__proto__ = proto;
  return object;
};
var $defineProperty = function () {
  if (typeof Reflect === 'object' && Reflect.defineProperty)
    return Reflect.defineProperty;
  var defineProperty = Object.defineProperty;
  return function (object, key, descriptor) {
    try {
      defineProperty(object, key, descriptor);
      return true;
    } catch (refused) {
      return false;
    }
  };
}();
var $hasOwn = function () {
  var hasOwn = Function.prototype.call.bind(Object.prototype.hasOwnProperty);
  if (typeof Proxy !== 'function')
    return hasOwn;
  return function (object, key) {
    try {
      return hasOwn(object, key);
    } catch (refused) {
      return false;
    }
  };
}();
var $species = typeof Symbol === 'function' && Symbol.species || '@@species';
var $iterator = typeof Symbol === 'function' && Symbol.iterator || '@@iterator';
var $toStringTag = typeof Symbol === 'function' && Symbol.toStringTag || '@@toStringTag';
var $absentIterator = function () {
  var key = typeof Symbol === 'function' && Symbol.iterator || '@@iterator';
  return key in Array.prototype || key in String.prototype ? undefined : key;
}();
var $inspection = typeof process === 'object' && process && process.versions && process.versions.node && typeof Promise === 'function' && typeof WeakMap === 'function' ? function () {
  var Native = Promise;
  var key = Symbol.for('nodejs.util.inspect.custom');
  var nothing = function () {
  };
  var known = new WeakMap();
  var mirrorOf = function (promise, state, value) {
    var before = known.get(promise);
    if (known.get(before) === state)
      return before;
    var mirror = state === 'pending' ? new Native(nothing) : Native[state === 'rejected' ? 'reject' : 'resolve'](value);
    mirror.then(undefined, nothing);
    known.set(promise, mirror);
    known.set(mirror, state);
    return mirror;
  };
  return {
    key: key,
    mirror: function (promise, method, state, value) {
      var mirror = mirrorOf(promise, state, value);
      Object.setPrototypeOf(mirror, Object.getPrototypeOf(promise));
      if (mirror[key] !== method)
        Object.defineProperty(mirror, key, {});
      Reflect.ownKeys(promise).forEach(function (name) {
        var property = Object.getOwnPropertyDescriptor(promise, name);
        if (/^_\w*Promise/.test(String(name)))
          return;
        property.configurable = true;
        Object.defineProperty(mirror, name, property);
      });
      return mirror;
    }
  };
}() : undefined;
var $microtask = function () {
  if (typeof Promise === 'function' && typeof Promise.resolve === 'function') {
    var value = typeof Symbol === 'function' && Symbol.species ? undefined : Promise;
    var prototype = Object.create(Promise.prototype, { constructor: { value: value } });
    return Promise.prototype.then.bind(Object.setPrototypeOf(Promise.resolve(), prototype));
  }
  return typeof queueMicrotask === 'function' ? queueMicrotask : undefined;
}();
var $nextTick = typeof process === 'object' && typeof process.nextTick === 'function' ? process.nextTick.bind(process) : undefined;
var $setImmediate = typeof setImmediate === 'function' ? setImmediate : undefined;
var $setTimeout = typeof setTimeout === 'function' ? setTimeout : undefined;
var $maps = function () {
  if (typeof Map !== 'function' || typeof WeakMap !== 'function')
    return undefined;
  var kindOf = function (constructor) {
    var methods = constructor.prototype;
    var prototype = {
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
var $mirrors = function () {
  if (typeof Promise !== 'function' || typeof WeakMap !== 'function')
    return undefined;
  var reject = Promise.reject.bind(Promise);
  var then = Function.prototype.call.bind(Promise.prototype.then);
  var handled = function () {
  };
  var shown = $maps.weak();
  var showInEvent = function (event) {
    var promise = shown.get(event.promise);
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
  var host = typeof process === 'object' && process ? process : undefined;
  var isShown = false;
  var showInProcess = function (emitter) {
    var emit = emitter.emit;
    var value = function () {
      var list = arguments;
      for (var i = list.length; i--;)
        list[i] = shown.get(list[i]) || list[i];
      return $apply(emit, this, list);
    };
    var descriptor = {
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
      var mirror = reject(reason);
      shown.set(mirror, promise);
      return mirror;
    },
    handle: function (mirror) {
      then(mirror, undefined, handled);
    }
  };
}();
var $asyncHooks = typeof process === 'object' && process !== null ? function () {
  var key = 'require';
  var host = process;
  try {
    if (host.getBuiltinModule)
      return host.getBuiltinModule('async_hooks');
    return typeof module === 'object' && module[key] ? module[key]('async_hooks') : undefined;
  } catch (none) {
    return undefined;
  }
}() : undefined;

function Receiver(object) {
  this.object = object;
}

function asyncContext() {
  var Resource = $asyncHooks && $asyncHooks.AsyncResource;
  var Storage = $asyncHooks && $asyncHooks.AsyncLocalStorage;
  var runInScope = Resource && Resource.prototype.runInAsyncScope;
  if (!Storage || typeof runInScope !== 'function')
    return undefined;
  var host = process;
  var outside = new Resource('PROMISE_JOB');
  var isHook = '_enable' in Storage.prototype;
  var frame = isHook ? undefined : symbolsOf(outside, 'context_frame')[0];
  if (frame !== undefined)
    outside[frame] = undefined;
  symbolsOf(outside, 'kResourceStore').forEach(function (store) {
    delete outside[store];
  });
  var currentFrame = currentFrameOf(Resource, Storage, outside, frame);
  var counts = isHook ? countsOfHooks() : undefined;
  var emitter = emitterOf(host);
  var inUse = currentFrame ? function () {
    return currentFrame() !== undefined || emitter.usingDomains !== false;
  } : function () {
    return !counts || counts[0] !== 0;
  };
  var storeLeft = storeLeftOf(counts);
  var contained = false;
  return {
    inUse: inUse,
    capture: captureOf(Resource, frame, inUse),
    left: function () {
      if (currentFrame)
        return currentFrame() !== undefined;
      if (contained)
        return contained = false;
      return storeLeft();
    },
    run: function (context, code) {
      if (context !== undefined) {
        var result = $apply(runInScope, context, [code]);
        contained = inUse();
        return result;
      }
      var domain = host.domain;
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

function captureOf(Resource, frame, inUse) {
  if (frame === undefined)
    return function () {
      return inUse() ? new Resource('PROMISE_JOB') : undefined;
    };
  return function () {
    if (!inUse())
      return undefined;
    var resource = new Resource('PROMISE_JOB', 1);
    return resource[frame] === undefined && resource.domain === undefined ? undefined : resource;
  };
}

function countsOfHooks() {
  var host = process;
  var sample = Object.getOwnPropertyDescriptor(host, 'argv0');
  if (!sample || sample.configurable)
    return undefined;
  var silent = Object.getOwnPropertyDescriptor(host, 'noDeprecation');
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

function currentFrameOf(Resource, Storage, outside, frame) {
  if (frame === undefined)
    return undefined;
  return outside.runInAsyncScope(function () {
    return new Storage().run(1, function () {
      var shown = new Resource('PROMISE_JOB')[frame];
      var current = shown && shown.constructor.current;
      if (typeof current !== 'function' || current() !== shown)
        return undefined;
      return outside.runInAsyncScope(current) === undefined ? current : undefined;
    });
  });
}

function emitterOf(host) {
  var prototype = Object.getPrototypeOf(host);
  var emitter = prototype && Object.getPrototypeOf(prototype);
  return emitter ? emitter.constructor : {};
}

function storeLeftOf(counts) {
  var current = $asyncHooks.executionAsyncResource;
  return function () {
    if (!counts || counts[0] === 0)
      return false;
    var resource = current();
    return symbolsOf(resource, 'kResourceStore').some(function (store) {
      return resource[store] !== undefined;
    });
  };
}

function symbolsOf(object, description) {
  return Object.getOwnPropertySymbols(object).filter(function (symbol) {
    return symbol.description === description;
  });
}

function checkOptions(options) {
  var known = [
    'scheduler',
    'interleaving',
    'context',
    'rejections',
    'then0'
  ];
  Object.keys(Object(options)).forEach(function (name) {
    if (known.indexOf(name) >= 0)
      return;
    var similar = known.filter(function (candidate) {
      return candidate[0] === name[0] && Math.abs(candidate.length - name.length) < 3;
    })[0];
    var hint = similar ? ': did you mean ' + similar + '?' : '; it takes ' + known.join(', ');
    throw new $TypeError('create has no option ' + name + hint);
  });
}

function defineLazily(holder, name, make) {
  var define = function (descriptor) {
    descriptor.enumerable = descriptor.configurable = true;
    $defineProperty(holder, name, descriptor);
  };
  define({
    __proto__: null,
    get: function () {
      var value = make();
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

function chooseScheduler(scheduler) {
  var later = $setImmediate || $setTimeout;
  var usual = scheduler === undefined ? $microtask || later : scheduler;
  var flavours = {
    __proto__: null,
    microtask: $microtask,
    nextTick: $nextTick,
    immediate: later
  };
  var chosen = typeof usual === 'function' ? usual : flavours[usual];
  if (chosen)
    return chosen;
  var problem = usual === undefined ? 'this host runs no jobs: give create a scheduler that does' : 'no such scheduler on this host: ' + scheduler;
  throw new $TypeError(problem);
}

function trackContexts(option) {
  var nothing = function () {
  };
  var hostContext = typeof process === 'object' ? asyncContext : nothing;
  var choice = option === undefined || option === 'host' ? hostContext() : option;
  var none = choice === undefined || choice === 'none';
  var host = none ? {
    inUse: nothing,
    capture: nothing
  } : choice;
  var current;

  function take() {
    var context = current;
    current = undefined;
    return context;
  }
  var contexts = {
    kept: false,
    inUse: host.inUse || function () {
      return true;
    },
    active: function () {
      if (contexts.kept)
        return contexts.kept = false;
      current = host.capture();
      return current !== undefined;
    },
    current: take,
    bind: function (callback) {
      var context = take();
      return function () {
        var list = arguments;
        var receiver = this;
        return host.run(context, function () {
          return $apply(callback, receiver, list);
        });
      };
    },
    left: host.left || nothing,
    run: function (context, code) {
      return host.run(context, code);
    },
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

function enqueueOutside(host, enqueue) {
  return function (job) {
    if (host.capture() === undefined)
      return enqueue(job);
    return host.run(undefined, function () {
      return enqueue(job);
    });
  };
}

function trackUnhandled(option, scheduler, contexts) {
  var isHost = option === undefined || option === 'host';
  var listener = isHost ? $mirrors : option !== 'none' && tellOf(option, scheduler);
  if (!listener)
    return {
      enqueue: scheduler,
      reject: function () {
      },
      handle: function () {
      }
    };
  var fresh = $maps.strong();
  var reported = $maps.weak();
  var turns = 0;
  var reports = 0;
  var pending;

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
    var next = reports;
    if (pending === next)
      return;
    scheduler(report);
    pending = next;
  }

  function report() {
    reports++;
    if (turns > 0)
      return askForReport();
    var all = fresh;
    fresh = $maps.strong();
    all.forEach(tell);
  }
  return {
    enqueue: function (job) {
      var waiting = job;
      scheduler(function () {
        if (!waiting)
          return;
        waiting = undefined;
        turns--;
        job();
      });
      turns++;
    },
    reject: function (promise, reason) {
      var context = contexts.active() ? contexts.current() : undefined;
      fresh.set(promise, {
        reason: reason,
        context: context
      });
      askForReport();
    },
    handle: function (promise) {
      var mirror = reported.get(promise);
      if (!fresh.delete(promise) && reported.delete(promise))
        listener.handle(mirror, promise);
    }
  };
}

function tellOf(option, scheduler) {
  var tell = function (key, promise, reason) {
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

function nameFunction(code, name, length) {
  var define = function (key, value) {
    if (code[key] === value)
      return;
    $defineProperty(code, key, {
      __proto__: null,
      value: value,
      configurable: true
    });
  };
  define('name', name);
  define('length', length);
  return code;
}

function newTargetOf(receiver, constructor, initialized) {
  if (initialized || !(receiver instanceof constructor))
    return undefined;
  var prototype = $getPrototypeOf(receiver);
  return prototype === constructor.prototype ? constructor : { prototype: new Receiver(receiver) };
}

// ==== The library: one of its own for each call of create ====

function create(options) {
  checkOptions(options);
  var contexts = trackContexts(options && options.context);
  var usesContexts = contexts.inUse;
  var scheduler = contexts.outside(chooseScheduler(options && options.scheduler));
  var unhandled = trackUnhandled(options && options.rejections, scheduler, contexts);
  var enqueue = unhandled.enqueue;

  var enumDone = { name: 'done' };
  var enumEmpty = { name: 'empty' };
  var enumFulfilled = { name: 'fulfilled' };
  var enumRejected = { name: 'rejected' };
  var enumFulfill = { name: 'fulfill' };
  var enumPending = { name: 'pending' };
  var enumSync = { name: 'sync' };
  var enumReject = { name: 'reject' };

  // ==== Primitives: operations of the standard that are operations of JavaScript ====

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
    var completion = $setPrototypeOf({ value: value }, ThrowCompletion.prototype);
    if ($thrown)
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
    return x === y ? x !== 0 || 1 / x === 1 / y : x !== x && y !== y;
  }

  // 7.3.2 Get, a primitive.
  function Get(O, P) {
    return O[P];
  }

  // 7.3.3 GetV, a primitive. A property of any value; undefined and null have none. In engines
  // without iterators, the iterator method of an array is one that walks it.
  function GetV(V, P) {
    if (V === undefined || V === null) {
      var problem = P === $iterator ? ' is not iterable' : ' has no properties';
      throw new $TypeError(V + problem + ' (7.3.3 GetV)');
    }
    var value = V[P];
    return value === undefined && P === $absentIterator && $isArray(V) ? ArrayIterator : value;
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
      var absent = F === undefined && argumentsList === undefined;
      var subject = absent ? V : F;
      var type = typeof subject;
      var plain = subject === null || type !== 'object' && type !== 'function' && type !== 'symbol';
      var problem = absent ? ' is not iterable' : ' is not a function';
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
    var array = [];
    array.length = length;
    return array;
  }

  function HostKeepContext(callback) {
    return usesContexts() && contexts.active() ? contexts.bind(callback) : callback;
  }

  // 9.5.5 HostEnqueuePromiseJob, a primitive.
  function HostEnqueuePromiseJob(job) {
    enqueue(function () {
      job();
    });
  }

  function DefineOwnProperty(O, P, Desc) {
    var descriptor = { __proto__: null };
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
    var slots = additionalInternalSlotsList === undefined ? [] : additionalInternalSlotsList;
    var obj = proto instanceof Receiver ? proto.object : $create(proto);
    for (var i = 0; i < slots.length; i++)
      obj['_' + slots[i]] = undefined;
    return obj;
  }

  function ArrayIterator() {
    var array = this;
    var index = 0;
    return {
      next: function () {
        if (index >= array.length)
          return {
            value: undefined,
            done: true
          };
        return {
          value: array[index++],
          done: false
        };
      }
    };
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
    var success = CreateDataProperty(O, P, V);
    if (success === false)
      throw new $TypeError('success is false (7.3.6 CreateDataPropertyOrThrow, step 2)');
    return undefined;
  }

  // 7.3.8 DefinePropertyOrThrow ( O, P, desc )
  function DefinePropertyOrThrow(O, P, desc) {
    var success = DefineOwnProperty(O, P, desc);
    if (success === false)
      throw new $TypeError('success is false (7.3.8 DefinePropertyOrThrow, step 2)');
    return undefined;
  }

  // 7.3.10 GetMethod ( V, P )
  function GetMethod(V, P) {
    var func = GetV(V, P);
    if (func === undefined || func === null)
      return undefined;
    if (IsCallable(func) === false)
      throw new $TypeError('func is not a function (7.3.10 GetMethod, step 3)');
    return func;
  }

  // 7.3.17 CreateArrayFromList ( elements )
  function CreateArrayFromList(elements) {
    var array = ArrayCreate(0);
    var n = 0;
    for (var eIndex = 0; eIndex < elements.length; eIndex++) {
      var e = elements[eIndex];
      CreateDataPropertyOrThrow(array, ToString(n), e);
      n = n + 1;
    }
    return array;
  }

  // 7.3.20 Invoke ( V, P [ , argumentsList ] )
  function Invoke(V, P, argumentsList) {
    if (arguments.length < 3)
      argumentsList = [];
    var func = GetV(V, P);
    return Call(func, V, argumentsList);
  }

  // 7.3.22 SpeciesConstructor ( O, defaultConstructor )
  function SpeciesConstructor(O, defaultConstructor) {
    var C = Get(O, 'constructor');
    if (C === undefined)
      return defaultConstructor;
    if (Type(C) !== 'Object')
      throw new $TypeError('C is not an object (7.3.22 SpeciesConstructor, step 3)');
    var S = Get(C, $species);
    if (S === undefined || S === null)
      return defaultConstructor;
    if (IsConstructor(S) === true)
      return S;
    throw new $TypeError('S is not a constructor (7.3.22 SpeciesConstructor, step 7)');
  }

  // ==== 7.4 Operations on Iterator Objects ====

  // 7.4.2 GetIteratorDirect ( obj )
  function GetIteratorDirect(obj) {
    var nextMethod = Get(obj, 'next');
    var iteratorRecord = {
      Iterator: obj,
      NextMethod: nextMethod,
      Done: false
    };
    return iteratorRecord;
  }

  // 7.4.3 GetIteratorFromMethod ( obj, method )
  function GetIteratorFromMethod(obj, method) {
    var iterator = Call(method, obj);
    if (Type(iterator) !== 'Object')
      throw new $TypeError('iterator is not an object (7.4.3 GetIteratorFromMethod, step 2)');
    return GetIteratorDirect(iterator);
  }

  // 7.4.4 GetIterator ( obj, kind )
  function GetIterator(obj, kind) {
    var method = GetMethod(obj, $iterator);
    if (method === undefined)
      throw new $TypeError((typeof obj === 'object' || typeof obj === 'function' || typeof obj === 'symbol' ? 'the ' + typeof obj : obj) + ' is not iterable (7.4.4 GetIterator, step 3)');
    return GetIteratorFromMethod(obj, method);
  }

  // 7.4.6 IteratorNext ( iteratorRecord [ , value ] )
  function IteratorNext(iteratorRecord, value) {
    var result;
    if (arguments.length < 2) {
      try {
        result = Call(iteratorRecord.NextMethod, iteratorRecord.Iterator);
      } catch (thrown) {
        result = new ThrowCompletion(thrown);
      }
    } else {
      try {
        result = Call(iteratorRecord.NextMethod, iteratorRecord.Iterator, [value]);
      } catch (thrown) {
        result = new ThrowCompletion(thrown);
      }
    }
    if (result instanceof ThrowCompletion) {
      iteratorRecord.Done = true;
      throw result.value;
    }
    if (Type(result) !== 'Object') {
      iteratorRecord.Done = true;
      throw new $TypeError('result is not an object (7.4.6 IteratorNext, step 5.b)');
    }
    return result;
  }

  // 7.4.7 IteratorComplete ( iteratorResult )
  function IteratorComplete(iteratorResult) {
    return ToBoolean(Get(iteratorResult, 'done'));
  }

  // 7.4.8 IteratorValue ( iteratorResult )
  function IteratorValue(iteratorResult) {
    return Get(iteratorResult, 'value');
  }

  // 7.4.9 IteratorStep ( iteratorRecord )
  function IteratorStep(iteratorRecord) {
    var result = IteratorNext(iteratorRecord);
    var done;
    try {
      done = IteratorComplete(result);
    } catch (thrown) {
      done = new ThrowCompletion(thrown);
    }
    if (done instanceof ThrowCompletion) {
      iteratorRecord.Done = true;
      throw done.value;
    }
    if (done === true) {
      iteratorRecord.Done = true;
      return enumDone;
    }
    return result;
  }

  // 7.4.10 IteratorStepValue ( iteratorRecord )
  function IteratorStepValue(iteratorRecord) {
    var result = IteratorStep(iteratorRecord);
    if (result === enumDone) {
      return enumDone;
    }
    var value;
    try {
      value = IteratorValue(result);
    } catch (thrown) {
      value = new ThrowCompletion(thrown);
    }
    if (value instanceof ThrowCompletion) {
      iteratorRecord.Done = true;
    }
    if (value instanceof ThrowCompletion)
      throw value.value;
    return value;
  }

  // 7.4.11 IteratorClose ( iteratorRecord, completion )
  function IteratorClose(iteratorRecord, completion) {
    var iterator = iteratorRecord.Iterator;
    var innerResult;
    try {
      innerResult = GetMethod(iterator, 'return');
    } catch (thrown) {
      innerResult = new ThrowCompletion(thrown);
    }
    if (!(innerResult instanceof ThrowCompletion)) {
      var return_ = innerResult;
      if (return_ === undefined) {
        if (completion instanceof ThrowCompletion)
          throw completion.value;
        return completion;
      }
      try {
        innerResult = Call(return_, iterator);
      } catch (thrown) {
        innerResult = new ThrowCompletion(thrown);
      }
    }
    if (completion instanceof ThrowCompletion)
      throw completion.value;
    if (innerResult instanceof ThrowCompletion)
      throw innerResult.value;
    if (Type(innerResult) !== 'Object')
      throw new $TypeError('innerResult is not an object (7.4.11 IteratorClose, step 7)');
    return completion;
  }

  // ==== 9.5 Jobs and Host Operations to Enqueue Jobs ====

  // 9.5.2 HostMakeJobCallback ( callback )
  function HostMakeJobCallback(callback) {
    return {
      Callback: callback,
      HostDefined: enumEmpty
    };
  }

  // 9.5.3 HostCallJobCallback ( jobCallback, V, argumentsList )
  function HostCallJobCallback(jobCallback, V, argumentsList) {
    return Call(jobCallback.Callback, V, argumentsList);
  }

  // ==== 10.1 Ordinary Object Internal Methods and Internal Slots ====

  // 10.1.13 OrdinaryCreateFromConstructor ( constructor, intrinsicDefaultProto [ , internalSlotsList ] )
  function OrdinaryCreateFromConstructor(constructor, intrinsicDefaultProto, internalSlotsList) {
    var proto = GetPrototypeFromConstructor(constructor, intrinsicDefaultProto);
    var slotsList;
    if (!(arguments.length < 3))
      slotsList = internalSlotsList;
    else {
      slotsList = [];
    }
    return OrdinaryObjectCreate(proto, slotsList);
  }

  // 10.1.14 GetPrototypeFromConstructor ( constructor, intrinsicDefaultProto )
  function GetPrototypeFromConstructor(constructor, intrinsicDefaultProto) {
    var proto = Get(constructor, 'prototype');
    if (Type(proto) !== 'Object') {
      var realm = GetFunctionRealm(constructor);
      proto = realm[intrinsicDefaultProto];
    }
    return proto;
  }

  // ==== 27.2.1 Promise Abstract Operations ====

  // 27.2.1.3 CreateResolvingFunctions ( promise )
  function CreateResolvingFunctions(promise) {
    var alreadyResolved = { Value: false };
    var resolveSlots = {
      Promise: undefined,
      AlreadyResolved: undefined
    };
    var resolve = PromiseResolveFunction(resolveSlots);
    resolveSlots.Promise = promise;
    resolveSlots.AlreadyResolved = alreadyResolved;
    var rejectSlots = {
      Promise: undefined,
      AlreadyResolved: undefined
    };
    var reject = PromiseRejectFunction(rejectSlots);
    rejectSlots.Promise = promise;
    rejectSlots.AlreadyResolved = alreadyResolved;
    return {
      Resolve: resolve,
      Reject: reject
    };
  }

  // 27.2.1.3.1 Promise Reject Functions
  function PromiseRejectFunction(F) {
    return function (reason) {
      var promise = F.Promise;
      var alreadyResolved = F.AlreadyResolved;
      if (alreadyResolved.Value === true)
        return undefined;
      alreadyResolved.Value = true;
      RejectPromise(promise, reason);
      return undefined;
    };
  }

  // 27.2.1.3.2 Promise Resolve Functions
  function PromiseResolveFunction(F) {
    return function (resolution) {
      var promise = F.Promise;
      var alreadyResolved = F.AlreadyResolved;
      if (alreadyResolved.Value === true)
        return undefined;
      alreadyResolved.Value = true;
      if (SameValue(resolution, promise) === true) {
        var selfResolutionError = new $TypeError('resolution and promise are the same (27.2.1.3.2 Promise Resolve Functions, step 7.a)');
        RejectPromise(promise, selfResolutionError);
        return undefined;
      }
      if (Type(resolution) !== 'Object') {
        FulfillPromise(promise, resolution);
        return undefined;
      }
      var then;
      try {
        then = Get(resolution, 'then');
      } catch (thrown) {
        then = new ThrowCompletion(thrown);
      }
      if (then instanceof ThrowCompletion) {
        RejectPromise(promise, then.value);
        return undefined;
      }
      var thenAction = then;
      if (IsCallable(thenAction) === false) {
        FulfillPromise(promise, resolution);
        return undefined;
      }
      var thenJobCallback = HostMakeJobCallback(HostKeepContext(thenAction));
      var job = NewPromiseResolveThenableJob(promise, resolution, thenJobCallback);
      HostEnqueuePromiseJob(job.Job, job.Realm);
      return undefined;
    };
  }

  // 27.2.1.4 FulfillPromise ( promise, value )
  function FulfillPromise(promise, value) {
    var reactions = promise._PromiseFulfillReactions;
    promise._PromiseResult = value;
    promise._PromiseFulfillReactions = undefined;
    promise._PromiseRejectReactions = undefined;
    promise._PromiseState = enumFulfilled;
    TriggerPromiseReactions(reactions, value);
    return undefined;
  }

  // 27.2.1.5 NewPromiseCapability ( C )
  function NewPromiseCapability(C) {
    if (IsConstructor(C) === false)
      throw new $TypeError('C is not a constructor (27.2.1.5 NewPromiseCapability, step 1)');
    var resolvingFunctions = {
      Resolve: undefined,
      Reject: undefined
    };
    var executor = NewPromiseCapabilityExecutorClosure(resolvingFunctions);
    var promise = Construct(C, [executor]);
    if (IsCallable(resolvingFunctions.Resolve) === false)
      throw new $TypeError('resolvingFunctions.[[Resolve]] is not a function (27.2.1.5 NewPromiseCapability, step 7)');
    if (IsCallable(resolvingFunctions.Reject) === false)
      throw new $TypeError('resolvingFunctions.[[Reject]] is not a function (27.2.1.5 NewPromiseCapability, step 8)');
    return {
      Promise: promise,
      Resolve: resolvingFunctions.Resolve,
      Reject: resolvingFunctions.Reject
    };
  }

  // 27.2.1.5 NewPromiseCapability ( C ), executorClosure
  function NewPromiseCapabilityExecutorClosure(resolvingFunctions) {
    return function (resolve, reject) {
      if (resolvingFunctions.Resolve !== undefined)
        throw new $TypeError('resolvingFunctions.[[Resolve]] is not undefined (27.2.1.5 NewPromiseCapability, step 4.a)');
      if (resolvingFunctions.Reject !== undefined)
        throw new $TypeError('resolvingFunctions.[[Reject]] is not undefined (27.2.1.5 NewPromiseCapability, step 4.b)');
      resolvingFunctions.Resolve = resolve;
      resolvingFunctions.Reject = reject;
      return undefined;
    };
  }

  // 27.2.1.6 IsPromise ( x )
  function IsPromise(x) {
    if (Type(x) !== 'Object')
      return false;
    if (!$hasOwn($Object(x), '_PromiseState'))
      return false;
    return true;
  }

  // 27.2.1.7 RejectPromise ( promise, reason )
  function RejectPromise(promise, reason) {
    var reactions = promise._PromiseRejectReactions;
    promise._PromiseResult = reason;
    promise._PromiseFulfillReactions = undefined;
    promise._PromiseRejectReactions = undefined;
    promise._PromiseState = enumRejected;
    if (promise._PromiseIsHandled === false)
      HostPromiseRejectionTracker(promise, 'reject', promise._PromiseResult);
    TriggerPromiseReactions(reactions, reason);
    return undefined;
  }

  // 27.2.1.8 TriggerPromiseReactions ( reactions, argument )
  function TriggerPromiseReactions(reactions, argument) {
    for (var reactionIndex = 0; reactionIndex < reactions.length; reactionIndex++) {
      var reaction = reactions[reactionIndex];
      var job = NewPromiseReactionJob(reaction, argument);
      HostEnqueuePromiseJob(job.Job, job.Realm);
    }
    return undefined;
  }

  // ==== 27.2.2 Promise Jobs ====

  // 27.2.2.1 NewPromiseReactionJob ( reaction, argument )
  function NewPromiseReactionJob(reaction, argument) {
    var job = NewPromiseReactionJobJob(reaction, argument);
    var handlerRealm = null;
    if (reaction.Handler !== enumEmpty) {
      var getHandlerRealmResult;
      try {
        getHandlerRealmResult = GetFunctionRealm(reaction.Handler.Callback);
      } catch (thrown) {
        getHandlerRealmResult = new ThrowCompletion(thrown);
      }
      if (!(getHandlerRealmResult instanceof ThrowCompletion))
        handlerRealm = getHandlerRealmResult;
      else {
        handlerRealm = realm;
      }
    }
    return {
      Job: job,
      Realm: handlerRealm
    };
  }

  // 27.2.2.1 NewPromiseReactionJob ( reaction, argument ), job
  function NewPromiseReactionJobJob(reaction, argument) {
    return function () {
      var promiseCapability = reaction.Capability;
      var type = reaction.Type;
      var handler = reaction.Handler;
      var handlerResult;
      if (handler === enumEmpty) {
        if (type === enumFulfill) {
          handlerResult = argument;
        } else {
          handlerResult = new ThrowCompletion(argument);
        }
      } else {
        try {
          handlerResult = HostCallJobCallback(handler, undefined, [argument]);
        } catch (thrown) {
          handlerResult = new ThrowCompletion(thrown);
        }
      }
      if (promiseCapability === undefined) {
        return enumEmpty;
      }
      if (handlerResult instanceof ThrowCompletion) {
        return Call(promiseCapability.Reject, undefined, [handlerResult.value]);
      } else {
        return Call(promiseCapability.Resolve, undefined, [handlerResult]);
      }
    };
  }

  // 27.2.2.2 NewPromiseResolveThenableJob ( promiseToResolve, thenable, then )
  function NewPromiseResolveThenableJob(promiseToResolve, thenable, then) {
    var job = NewPromiseResolveThenableJobJob(promiseToResolve, thenable, then);
    var getThenRealmResult;
    try {
      getThenRealmResult = GetFunctionRealm(then.Callback);
    } catch (thrown) {
      getThenRealmResult = new ThrowCompletion(thrown);
    }
    var thenRealm;
    if (!(getThenRealmResult instanceof ThrowCompletion))
      thenRealm = getThenRealmResult;
    else {
      thenRealm = realm;
    }
    return {
      Job: job,
      Realm: thenRealm
    };
  }

  // 27.2.2.2 NewPromiseResolveThenableJob ( promiseToResolve, thenable, then ), job
  function NewPromiseResolveThenableJobJob(promiseToResolve, thenable, then) {
    return function () {
      var resolvingFunctions = CreateResolvingFunctions(promiseToResolve);
      var thenCallResult;
      try {
        thenCallResult = HostCallJobCallback(then, thenable, [
          resolvingFunctions.Resolve,
          resolvingFunctions.Reject
        ]);
      } catch (thrown) {
        thenCallResult = new ThrowCompletion(thrown);
      }
      if (thenCallResult instanceof ThrowCompletion) {
        return Call(resolvingFunctions.Reject, undefined, [thenCallResult.value]);
      }
      return thenCallResult;
    };
  }

  // ==== 27.2.3 The Promise Constructor ====

  // 27.2.3.1 Promise ( executor )
  function Promise(executor) {
    var NewTarget = newTargetOf(this, Promise, $hasOwn($Object(this), '_PromiseState'));
    if (NewTarget === undefined)
      throw new $TypeError('Promise is called without new (27.2.3.1 Promise, step 1)');
    if (IsCallable(executor) === false)
      throw new $TypeError('executor is not a function (27.2.3.1 Promise, step 2)');
    var promise = OrdinaryCreateFromConstructor(NewTarget, '%Promise.prototype%', [
      'PromiseState',
      'PromiseResult',
      'PromiseFulfillReactions',
      'PromiseRejectReactions',
      'PromiseIsHandled'
    ]);
    promise._PromiseState = enumPending;
    promise._PromiseResult = enumEmpty;
    promise._PromiseFulfillReactions = [];
    promise._PromiseRejectReactions = [];
    promise._PromiseIsHandled = false;
    var resolvingFunctions = CreateResolvingFunctions(promise);
    var completion;
    try {
      completion = Call(executor, undefined, [
        resolvingFunctions.Resolve,
        resolvingFunctions.Reject
      ]);
    } catch (thrown) {
      completion = new ThrowCompletion(thrown);
    }
    if (completion instanceof ThrowCompletion) {
      Call(resolvingFunctions.Reject, undefined, [completion.value]);
    }
    return promise;
  }
  $setPrototypeOf(Promise, $FunctionPrototype);
  $setPrototypeOf(Promise.prototype, $ObjectPrototype);
  nameFunction(Promise, 'Promise', 1);

  // 27.2.4.1 Promise.all ( iterable )
  $defineProperty(Promise, 'all', {
    __proto__: null,
    value: nameFunction(function all(iterable) {
      var C = this;
      var promiseCapability = NewPromiseCapability(C);
      var promiseResolve;
      try {
        promiseResolve = GetPromiseResolve(C);
      } catch (thrown) {
        promiseResolve = new ThrowCompletion(thrown);
      }
      if (promiseResolve instanceof ThrowCompletion) {
        Call(promiseCapability.Reject, undefined, [promiseResolve.value]);
        return promiseCapability.Promise;
      }
      var iteratorRecord;
      try {
        iteratorRecord = GetIterator(iterable, enumSync);
      } catch (thrown) {
        iteratorRecord = new ThrowCompletion(thrown);
      }
      if (iteratorRecord instanceof ThrowCompletion) {
        Call(promiseCapability.Reject, undefined, [iteratorRecord.value]);
        return promiseCapability.Promise;
      }
      var result;
      try {
        result = PerformPromiseAll(iteratorRecord, C, promiseCapability, promiseResolve);
      } catch (thrown) {
        result = new ThrowCompletion(thrown);
      }
      if (result instanceof ThrowCompletion) {
        if (iteratorRecord.Done === false)
          try {
            result = IteratorClose(iteratorRecord, result);
          } catch (thrown) {
            result = new ThrowCompletion(thrown);
          }
        if (result instanceof ThrowCompletion) {
          Call(promiseCapability.Reject, undefined, [result.value]);
          return promiseCapability.Promise;
        }
      }
      return result;
    }, 'all', 1),
    writable: true,
    enumerable: false,
    configurable: true
  });

  // 27.2.4.2 Promise.allSettled ( iterable )
  $defineProperty(Promise, 'allSettled', {
    __proto__: null,
    value: nameFunction(function allSettled(iterable) {
      var C = this;
      var promiseCapability = NewPromiseCapability(C);
      var promiseResolve;
      try {
        promiseResolve = GetPromiseResolve(C);
      } catch (thrown) {
        promiseResolve = new ThrowCompletion(thrown);
      }
      if (promiseResolve instanceof ThrowCompletion) {
        Call(promiseCapability.Reject, undefined, [promiseResolve.value]);
        return promiseCapability.Promise;
      }
      var iteratorRecord;
      try {
        iteratorRecord = GetIterator(iterable, enumSync);
      } catch (thrown) {
        iteratorRecord = new ThrowCompletion(thrown);
      }
      if (iteratorRecord instanceof ThrowCompletion) {
        Call(promiseCapability.Reject, undefined, [iteratorRecord.value]);
        return promiseCapability.Promise;
      }
      var result;
      try {
        result = PerformPromiseAllSettled(iteratorRecord, C, promiseCapability, promiseResolve);
      } catch (thrown) {
        result = new ThrowCompletion(thrown);
      }
      if (result instanceof ThrowCompletion) {
        if (iteratorRecord.Done === false)
          try {
            result = IteratorClose(iteratorRecord, result);
          } catch (thrown) {
            result = new ThrowCompletion(thrown);
          }
        if (result instanceof ThrowCompletion) {
          Call(promiseCapability.Reject, undefined, [result.value]);
          return promiseCapability.Promise;
        }
      }
      return result;
    }, 'allSettled', 1),
    writable: true,
    enumerable: false,
    configurable: true
  });

  // 27.2.4.3 Promise.any ( iterable )
  $defineProperty(Promise, 'any', {
    __proto__: null,
    value: nameFunction(function any(iterable) {
      var C = this;
      var promiseCapability = NewPromiseCapability(C);
      var promiseResolve;
      try {
        promiseResolve = GetPromiseResolve(C);
      } catch (thrown) {
        promiseResolve = new ThrowCompletion(thrown);
      }
      if (promiseResolve instanceof ThrowCompletion) {
        Call(promiseCapability.Reject, undefined, [promiseResolve.value]);
        return promiseCapability.Promise;
      }
      var iteratorRecord;
      try {
        iteratorRecord = GetIterator(iterable, enumSync);
      } catch (thrown) {
        iteratorRecord = new ThrowCompletion(thrown);
      }
      if (iteratorRecord instanceof ThrowCompletion) {
        Call(promiseCapability.Reject, undefined, [iteratorRecord.value]);
        return promiseCapability.Promise;
      }
      var result;
      try {
        result = PerformPromiseAny(iteratorRecord, C, promiseCapability, promiseResolve);
      } catch (thrown) {
        result = new ThrowCompletion(thrown);
      }
      if (result instanceof ThrowCompletion) {
        if (iteratorRecord.Done === false)
          try {
            result = IteratorClose(iteratorRecord, result);
          } catch (thrown) {
            result = new ThrowCompletion(thrown);
          }
        if (result instanceof ThrowCompletion) {
          Call(promiseCapability.Reject, undefined, [result.value]);
          return promiseCapability.Promise;
        }
      }
      return result;
    }, 'any', 1),
    writable: true,
    enumerable: false,
    configurable: true
  });

  // 27.2.4.4 Promise.prototype
  $defineProperty(Promise, 'prototype', {
    __proto__: null,
    value: Promise.prototype,
    writable: false,
    enumerable: false,
    configurable: false
  });

  // 27.2.4.5 Promise.race ( iterable )
  $defineProperty(Promise, 'race', {
    __proto__: null,
    value: nameFunction(function race(iterable) {
      var C = this;
      var promiseCapability = NewPromiseCapability(C);
      var promiseResolve;
      try {
        promiseResolve = GetPromiseResolve(C);
      } catch (thrown) {
        promiseResolve = new ThrowCompletion(thrown);
      }
      if (promiseResolve instanceof ThrowCompletion) {
        Call(promiseCapability.Reject, undefined, [promiseResolve.value]);
        return promiseCapability.Promise;
      }
      var iteratorRecord;
      try {
        iteratorRecord = GetIterator(iterable, enumSync);
      } catch (thrown) {
        iteratorRecord = new ThrowCompletion(thrown);
      }
      if (iteratorRecord instanceof ThrowCompletion) {
        Call(promiseCapability.Reject, undefined, [iteratorRecord.value]);
        return promiseCapability.Promise;
      }
      var result;
      try {
        result = PerformPromiseRace(iteratorRecord, C, promiseCapability, promiseResolve);
      } catch (thrown) {
        result = new ThrowCompletion(thrown);
      }
      if (result instanceof ThrowCompletion) {
        if (iteratorRecord.Done === false)
          try {
            result = IteratorClose(iteratorRecord, result);
          } catch (thrown) {
            result = new ThrowCompletion(thrown);
          }
        if (result instanceof ThrowCompletion) {
          Call(promiseCapability.Reject, undefined, [result.value]);
          return promiseCapability.Promise;
        }
      }
      return result;
    }, 'race', 1),
    writable: true,
    enumerable: false,
    configurable: true
  });

  // 27.2.4.6 Promise.reject ( r )
  $defineProperty(Promise, 'reject', {
    __proto__: null,
    value: nameFunction(function reject(r) {
      var C = this;
      var promiseCapability = NewPromiseCapability(C);
      Call(promiseCapability.Reject, undefined, [r]);
      return promiseCapability.Promise;
    }, 'reject', 1),
    writable: true,
    enumerable: false,
    configurable: true
  });

  // 27.2.4.7 Promise.resolve ( x )
  $defineProperty(Promise, 'resolve', {
    __proto__: null,
    value: nameFunction(function resolve(x) {
      var C = this;
      if (Type(C) !== 'Object')
        throw new $TypeError('this is not an object (27.2.4.7 Promise.resolve, step 2)');
      return PromiseResolve(C, x);
    }, 'resolve', 1),
    writable: true,
    enumerable: false,
    configurable: true
  });

  // 27.2.4.8 Promise.try ( callback, ...args )
  $defineProperty(Promise, 'try', {
    __proto__: null,
    value: nameFunction(function (callback) {
      var args = $slice(arguments, 1);
      var C = this;
      if (Type(C) !== 'Object')
        throw new $TypeError('this is not an object (27.2.4.8 Promise.try, step 2)');
      var promiseCapability = NewPromiseCapability(C);
      var status;
      try {
        status = Call(callback, undefined, args);
      } catch (thrown) {
        status = new ThrowCompletion(thrown);
      }
      if (status instanceof ThrowCompletion) {
        Call(promiseCapability.Reject, undefined, [status.value]);
      } else {
        Call(promiseCapability.Resolve, undefined, [status]);
      }
      return promiseCapability.Promise;
    }, 'try', 1),
    writable: true,
    enumerable: false,
    configurable: true
  });

  // 27.2.4.9 Promise.withResolvers ( )
  $defineProperty(Promise, 'withResolvers', {
    __proto__: null,
    value: nameFunction(function withResolvers() {
      var C = this;
      var promiseCapability = NewPromiseCapability(C);
      var obj = OrdinaryObjectCreate($ObjectPrototype);
      CreateDataPropertyOrThrow(obj, 'promise', promiseCapability.Promise);
      CreateDataPropertyOrThrow(obj, 'resolve', promiseCapability.Resolve);
      CreateDataPropertyOrThrow(obj, 'reject', promiseCapability.Reject);
      return obj;
    }, 'withResolvers', 0),
    writable: true,
    enumerable: false,
    configurable: true
  });

  // 27.2.4.10 get Promise [ %Symbol.species% ]
  $defineProperty(Promise, $species, {
    __proto__: null,
    get: nameFunction(function () {
      return this;
    }, 'get [Symbol.species]', 0),
    set: undefined,
    enumerable: false,
    configurable: true
  });

  // 27.2.5.1 Promise.prototype.catch ( onRejected )
  $defineProperty(Promise.prototype, 'catch', {
    __proto__: null,
    value: nameFunction(function (onRejected) {
      var promise = this;
      return Invoke(promise, 'then', [
        undefined,
        onRejected
      ]);
    }, 'catch', 1),
    writable: true,
    enumerable: false,
    configurable: true
  });

  // 27.2.5.2 Promise.prototype.constructor
  $defineProperty(Promise.prototype, 'constructor', {
    __proto__: null,
    value: Promise,
    writable: true,
    enumerable: false,
    configurable: true
  });

  // 27.2.5.3 Promise.prototype.finally ( onFinally )
  $defineProperty(Promise.prototype, 'finally', {
    __proto__: null,
    value: nameFunction(function (onFinally) {
      var promise = this;
      if (Type(promise) !== 'Object')
        throw new $TypeError('this is not an object (27.2.5.3 Promise.prototype.finally, step 2)');
      var C = SpeciesConstructor(promise, Promise);
      var thenFinally;
      var catchFinally;
      if (IsCallable(onFinally) === false) {
        thenFinally = onFinally;
        catchFinally = onFinally;
      } else {
        thenFinally = PromisePrototypeFinallyThenFinallyClosure(onFinally, C);
        catchFinally = PromisePrototypeFinallyCatchFinallyClosure(onFinally, C);
      }
      return Invoke(promise, 'then', [
        thenFinally,
        catchFinally
      ]);
    }, 'finally', 1),
    writable: true,
    enumerable: false,
    configurable: true
  });

  // 27.2.5.4 Promise.prototype.then ( onFulfilled, onRejected )
  $defineProperty(Promise.prototype, 'then', {
    __proto__: null,
    value: nameFunction(function then(onFulfilled, onRejected) {
      var promise = this;
      if (IsPromise(promise) === false)
        throw new $TypeError('this is not a promise (27.2.5.4 Promise.prototype.then, step 2)');
      var C = SpeciesConstructor(promise, Promise);
      var resultCapability = NewPromiseCapability(C);
      return PerformPromiseThen(promise, onFulfilled, onRejected, resultCapability);
    }, 'then', 2),
    writable: true,
    enumerable: false,
    configurable: true
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
    var promiseResolve = Get(promiseConstructor, 'resolve');
    if (IsCallable(promiseResolve) === false)
      throw new $TypeError('promiseResolve is not a function (27.2.4.1.1 GetPromiseResolve, step 2)');
    return promiseResolve;
  }

  // 27.2.4.1.2 PerformPromiseAll ( iteratorRecord, constructor, resultCapability, promiseResolve )
  function PerformPromiseAll(iteratorRecord, constructor, resultCapability, promiseResolve) {
    var values = [];
    var remainingElementsCount = { Value: 1 };
    var index = 0;
    while (true) {
      var next = IteratorStepValue(iteratorRecord);
      if (next === enumDone) {
        remainingElementsCount.Value = remainingElementsCount.Value - 1;
        if (remainingElementsCount.Value === 0) {
          var valuesArray = CreateArrayFromList(values);
          Call(resultCapability.Resolve, undefined, [valuesArray]);
        }
        return resultCapability.Promise;
      }
      AppendToList(values, undefined);
      var nextPromise = Call(promiseResolve, constructor, [next]);
      var onFulfilledSlots = {
        AlreadyCalled: undefined,
        Index: undefined,
        Values: undefined,
        Capability: undefined,
        RemainingElements: undefined
      };
      var onFulfilled = PromiseAllResolveElementFunction(onFulfilledSlots);
      onFulfilledSlots.AlreadyCalled = false;
      onFulfilledSlots.Index = index;
      onFulfilledSlots.Values = values;
      onFulfilledSlots.Capability = resultCapability;
      onFulfilledSlots.RemainingElements = remainingElementsCount;
      remainingElementsCount.Value = remainingElementsCount.Value + 1;
      Invoke(nextPromise, 'then', [
        onFulfilled,
        resultCapability.Reject
      ]);
      index = index + 1;
    }
  }

  // 27.2.4.1.3 Promise.all Resolve Element Functions
  function PromiseAllResolveElementFunction(F) {
    return function (x) {
      if (F.AlreadyCalled === true)
        return undefined;
      F.AlreadyCalled = true;
      var index = F.Index;
      var values = F.Values;
      var promiseCapability = F.Capability;
      var remainingElementsCount = F.RemainingElements;
      values[index] = x;
      remainingElementsCount.Value = remainingElementsCount.Value - 1;
      if (remainingElementsCount.Value === 0) {
        var valuesArray = CreateArrayFromList(values);
        return Call(promiseCapability.Resolve, undefined, [valuesArray]);
      }
      return undefined;
    };
  }

  // 27.2.4.2.1 PerformPromiseAllSettled ( iteratorRecord, constructor, resultCapability, promiseResolve )
  function PerformPromiseAllSettled(iteratorRecord, constructor, resultCapability, promiseResolve) {
    var values = [];
    var remainingElementsCount = { Value: 1 };
    var index = 0;
    while (true) {
      var next = IteratorStepValue(iteratorRecord);
      if (next === enumDone) {
        remainingElementsCount.Value = remainingElementsCount.Value - 1;
        if (remainingElementsCount.Value === 0) {
          var valuesArray = CreateArrayFromList(values);
          Call(resultCapability.Resolve, undefined, [valuesArray]);
        }
        return resultCapability.Promise;
      }
      AppendToList(values, undefined);
      var nextPromise = Call(promiseResolve, constructor, [next]);
      var onFulfilledSlots = {
        AlreadyCalled: undefined,
        Index: undefined,
        Values: undefined,
        Capability: undefined,
        RemainingElements: undefined
      };
      var onFulfilled = PromiseAllSettledResolveElementFunction(onFulfilledSlots);
      var alreadyCalled = { Value: false };
      onFulfilledSlots.AlreadyCalled = alreadyCalled;
      onFulfilledSlots.Index = index;
      onFulfilledSlots.Values = values;
      onFulfilledSlots.Capability = resultCapability;
      onFulfilledSlots.RemainingElements = remainingElementsCount;
      var onRejectedSlots = {
        AlreadyCalled: undefined,
        Index: undefined,
        Values: undefined,
        Capability: undefined,
        RemainingElements: undefined
      };
      var onRejected = PromiseAllSettledRejectElementFunction(onRejectedSlots);
      onRejectedSlots.AlreadyCalled = alreadyCalled;
      onRejectedSlots.Index = index;
      onRejectedSlots.Values = values;
      onRejectedSlots.Capability = resultCapability;
      onRejectedSlots.RemainingElements = remainingElementsCount;
      remainingElementsCount.Value = remainingElementsCount.Value + 1;
      Invoke(nextPromise, 'then', [
        onFulfilled,
        onRejected
      ]);
      index = index + 1;
    }
  }

  // 27.2.4.2.2 Promise.allSettled Resolve Element Functions
  function PromiseAllSettledResolveElementFunction(F) {
    return function (x) {
      var alreadyCalled = F.AlreadyCalled;
      if (alreadyCalled.Value === true)
        return undefined;
      alreadyCalled.Value = true;
      var index = F.Index;
      var values = F.Values;
      var promiseCapability = F.Capability;
      var remainingElementsCount = F.RemainingElements;
      var obj = OrdinaryObjectCreate($ObjectPrototype);
      CreateDataPropertyOrThrow(obj, 'status', 'fulfilled');
      CreateDataPropertyOrThrow(obj, 'value', x);
      values[index] = obj;
      remainingElementsCount.Value = remainingElementsCount.Value - 1;
      if (remainingElementsCount.Value === 0) {
        var valuesArray = CreateArrayFromList(values);
        return Call(promiseCapability.Resolve, undefined, [valuesArray]);
      }
      return undefined;
    };
  }

  // 27.2.4.2.3 Promise.allSettled Reject Element Functions
  function PromiseAllSettledRejectElementFunction(F) {
    return function (x) {
      var alreadyCalled = F.AlreadyCalled;
      if (alreadyCalled.Value === true)
        return undefined;
      alreadyCalled.Value = true;
      var index = F.Index;
      var values = F.Values;
      var promiseCapability = F.Capability;
      var remainingElementsCount = F.RemainingElements;
      var obj = OrdinaryObjectCreate($ObjectPrototype);
      CreateDataPropertyOrThrow(obj, 'status', 'rejected');
      CreateDataPropertyOrThrow(obj, 'reason', x);
      values[index] = obj;
      remainingElementsCount.Value = remainingElementsCount.Value - 1;
      if (remainingElementsCount.Value === 0) {
        var valuesArray = CreateArrayFromList(values);
        return Call(promiseCapability.Resolve, undefined, [valuesArray]);
      }
      return undefined;
    };
  }

  // 27.2.4.3.1 PerformPromiseAny ( iteratorRecord, constructor, resultCapability, promiseResolve )
  function PerformPromiseAny(iteratorRecord, constructor, resultCapability, promiseResolve) {
    var errors = [];
    var remainingElementsCount = { Value: 1 };
    var index = 0;
    while (true) {
      var next = IteratorStepValue(iteratorRecord);
      if (next === enumDone) {
        remainingElementsCount.Value = remainingElementsCount.Value - 1;
        if (remainingElementsCount.Value === 0) {
          var error = new $AggregateError('no element is fulfilled (27.2.4.3.1 PerformPromiseAny, step 4.b.ii.1)');
          DefinePropertyOrThrow(error, 'errors', {
            Configurable: true,
            Enumerable: false,
            Writable: true,
            Value: CreateArrayFromList(errors)
          });
          throw error;
        }
        return resultCapability.Promise;
      }
      AppendToList(errors, undefined);
      var nextPromise = Call(promiseResolve, constructor, [next]);
      var onRejectedSlots = {
        AlreadyCalled: undefined,
        Index: undefined,
        Errors: undefined,
        Capability: undefined,
        RemainingElements: undefined
      };
      var onRejected = PromiseAnyRejectElementFunction(onRejectedSlots);
      onRejectedSlots.AlreadyCalled = false;
      onRejectedSlots.Index = index;
      onRejectedSlots.Errors = errors;
      onRejectedSlots.Capability = resultCapability;
      onRejectedSlots.RemainingElements = remainingElementsCount;
      remainingElementsCount.Value = remainingElementsCount.Value + 1;
      Invoke(nextPromise, 'then', [
        resultCapability.Resolve,
        onRejected
      ]);
      index = index + 1;
    }
  }

  // 27.2.4.3.2 Promise.any Reject Element Functions
  function PromiseAnyRejectElementFunction(F) {
    return function (x) {
      if (F.AlreadyCalled === true)
        return undefined;
      F.AlreadyCalled = true;
      var index = F.Index;
      var errors = F.Errors;
      var promiseCapability = F.Capability;
      var remainingElementsCount = F.RemainingElements;
      errors[index] = x;
      remainingElementsCount.Value = remainingElementsCount.Value - 1;
      if (remainingElementsCount.Value === 0) {
        var error = new $AggregateError('no element is fulfilled (27.2.4.3.2 Promise.any Reject Element Functions, step 10.a)');
        DefinePropertyOrThrow(error, 'errors', {
          Configurable: true,
          Enumerable: false,
          Writable: true,
          Value: CreateArrayFromList(errors)
        });
        return Call(promiseCapability.Reject, undefined, [error]);
      }
      return undefined;
    };
  }

  // 27.2.4.5.1 PerformPromiseRace ( iteratorRecord, constructor, resultCapability, promiseResolve )
  function PerformPromiseRace(iteratorRecord, constructor, resultCapability, promiseResolve) {
    while (true) {
      var next = IteratorStepValue(iteratorRecord);
      if (next === enumDone) {
        return resultCapability.Promise;
      }
      var nextPromise = Call(promiseResolve, constructor, [next]);
      Invoke(nextPromise, 'then', [
        resultCapability.Resolve,
        resultCapability.Reject
      ]);
    }
  }

  // 27.2.4.7.1 PromiseResolve ( C, x )
  function PromiseResolve(C, x) {
    if (IsPromise(x) === true) {
      var xConstructor = Get(x, 'constructor');
      if (SameValue(xConstructor, C) === true)
        return x;
    }
    var promiseCapability = NewPromiseCapability(C);
    Call(promiseCapability.Resolve, undefined, [x]);
    return promiseCapability.Promise;
  }

  // ==== 27.2.5 Properties of the Promise Prototype Object ====

  // 27.2.5.3 Promise.prototype.finally ( onFinally ), thenFinallyClosure
  function PromisePrototypeFinallyThenFinallyClosure(onFinally, C) {
    return function (value) {
      var result = Call(onFinally, undefined);
      var p = PromiseResolve(C, result);
      var valueThunk = PromisePrototypeFinallyReturnValue(value);
      return Invoke(p, 'then', [valueThunk]);
    };
  }

  // 27.2.5.3 Promise.prototype.finally ( onFinally ), returnValue
  function PromisePrototypeFinallyReturnValue(value) {
    return function () {
      return value;
    };
  }

  // 27.2.5.3 Promise.prototype.finally ( onFinally ), catchFinallyClosure
  function PromisePrototypeFinallyCatchFinallyClosure(onFinally, C) {
    return function (reason) {
      var result = Call(onFinally, undefined);
      var p = PromiseResolve(C, result);
      var thrower = PromisePrototypeFinallyThrowReason(reason);
      return Invoke(p, 'then', [thrower]);
    };
  }

  // 27.2.5.3 Promise.prototype.finally ( onFinally ), throwReason
  function PromisePrototypeFinallyThrowReason(reason) {
    return function () {
      throw reason;
    };
  }

  // 27.2.5.4.1 PerformPromiseThen ( promise, onFulfilled, onRejected [ , resultCapability ] )
  function PerformPromiseThen(promise, onFulfilled, onRejected, resultCapability) {
    if (arguments.length < 4) {
      resultCapability = undefined;
    }
    var onFulfilledJobCallback;
    if (IsCallable(onFulfilled) === false) {
      onFulfilledJobCallback = enumEmpty;
    } else {
      onFulfilledJobCallback = HostMakeJobCallback(onFulfilled);
    }
    var onRejectedJobCallback;
    if (IsCallable(onRejected) === false) {
      onRejectedJobCallback = enumEmpty;
    } else {
      onRejectedJobCallback = HostMakeJobCallback(onRejected);
    }
    if (usesContexts() && contexts.active()) {
      ThenInContext(promise, onFulfilledJobCallback, onRejectedJobCallback, resultCapability);
      if (resultCapability === undefined) {
        return undefined;
      } else {
        return resultCapability.Promise;
      }
    }
    var fulfillReaction = {
      Capability: resultCapability,
      Type: enumFulfill,
      Handler: onFulfilledJobCallback
    };
    var rejectReaction = {
      Capability: resultCapability,
      Type: enumReject,
      Handler: onRejectedJobCallback
    };
    if (promise._PromiseState === enumPending) {
      AppendToList(promise._PromiseFulfillReactions, fulfillReaction);
      AppendToList(promise._PromiseRejectReactions, rejectReaction);
    } else if (promise._PromiseState === enumFulfilled) {
      var value = promise._PromiseResult;
      var fulfillJob = NewPromiseReactionJob(fulfillReaction, value);
      HostEnqueuePromiseJob(fulfillJob.Job, fulfillJob.Realm);
    } else {
      var reason = promise._PromiseResult;
      if (promise._PromiseIsHandled === false)
        HostPromiseRejectionTracker(promise, 'handle');
      var rejectJob = NewPromiseReactionJob(rejectReaction, reason);
      HostEnqueuePromiseJob(rejectJob.Job, rejectJob.Realm);
    }
    promise._PromiseIsHandled = true;
    if (resultCapability === undefined) {
      return undefined;
    } else {
      return resultCapability.Promise;
    }
  }

  function ThenInContext(promise, onFulfilled, onRejected, resultCapability) {
    var context = contexts.current();
    var fulfilled = FulfilledInContext(context, resultCapability, onFulfilled);
    var rejected = RejectedInContext(context, resultCapability, onRejected);
    contexts.kept = true;
    try {
      PerformPromiseThen(promise, fulfilled, rejected, contexts.nobody);
    } finally {
      contexts.kept = false;
    }
  }

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

  var realm = {
    '%Promise%': Promise,
    '%Promise.prototype%': Promise.prototype
  };

  if ($inspection) {
    $defineProperty(Promise.prototype, $inspection.key, {
      __proto__: null,
      value: function inspectPromise() {
        if (IsPromise(this) === false)
          return this;
        if (this._PromiseState === enumFulfilled)
          return $inspection.mirror(this, inspectPromise, 'fulfilled', this._PromiseResult);
        if (this._PromiseState === enumRejected)
          return $inspection.mirror(this, inspectPromise, 'rejected', this._PromiseResult);
        return $inspection.mirror(this, inspectPromise, 'pending');
      },
      writable: true,
      enumerable: false,
      configurable: true
    });
  }
  return Promise;
}
exports.Promise = undefined;
defineLazily(exports, 'Promise', create);
exports.create = create;
