/**
 * Promise, generated from the es2025 document by fledgling: preset fast, target es5.
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
 * - (0, record.f)(x) calls f without a receiver.
 * - (0, x => …) is a function without a name: a variable would give it its own.
 * - A capability of %Promise% that nobody else gets is the promise itself.
 * - Unmade stands for a resolving function that was not handed out yet.
 * - While a promise is pending, its slots hold its first reaction: [[PromiseResult]] the handler
 *   of fulfilment, [[PromiseFulfillReactions]] that of rejection, [[PromiseRejectReactions]] the
 *   capability; or this one holds a List of several reactions, three elements each.
 * - [[PromiseState]] is a number: & 3 is the state (0 pending, 1 fulfilled, 2 rejected), & 4 is
 *   AlreadyResolved, & 8 is PromiseIsHandled.
 * - A handler that is a string is a kind of reaction: Identity and Thrower are the standard's,
 *   AdoptValue and AdoptReason settle a promise that adopts another one.
 * - Nobody is the capability of a derived promise that was not made.
 * - A handler that is a number is the index of an element, times 4, and which of its functions it
 *   stands for, ResolveElement its fulfilment, RejectElement its rejection; the capability is then
 *   the record that the elements share.
 * - A job takes SLOTS_PER_JOB slots of a block of the ring: its function and arguments. Behind its
 *   slots a block has the next block; BLOCKS_KEPT blocks are kept for the next turn.
 * - No function is left of 7.3.6 CreateDataPropertyOrThrow [by unused-functions], 9.5.2
 *   HostMakeJobCallback [by job-callbacks], 9.5.3 HostCallJobCallback [by job-callbacks], 27.1.6.1
 *   CreateAsyncFromSyncIterator [no code: no step of the library calls the operation].
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
var $ObjectPrototype = Object.prototype;
var $FunctionPrototype = Function.prototype;
var $apply = Function.prototype.call.bind(Function.prototype.apply);
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
var $newList = function () {
  var detach = Object.setPrototypeOf || function (object) {
    object.__proto__ = null;
    return object;
  };
  return function () {
    return detach([], null);
  };
}();
var $arrayOfList = function () {
  var hasSpecies = typeof Symbol === 'function' && Symbol.species;
  var method = hasSpecies ? Array.prototype.concat : Array.prototype.slice;
  var copy = Function.prototype.call.bind(method);
  return function (list) {
    for (var i = list.length; i--;)
      if (list[i] === undefined)
        list[i] = undefined;
    return copy(list);
  };
}();
var $stateOf = function () {
  if (typeof Proxy !== 'function') {
    return function (x) {
      return x._PromiseState;
    };
  }
  return function (x) {
    try {
      return x._PromiseState;
    } catch (revoked) {
      return undefined;
    }
  };
}();
var $speciesOf = function () {
  var species = typeof Symbol === 'function' && Symbol.species;
  return species ? function (C) {
    return C[species];
  } : function (C) {
    return C['@@species'];
  };
}();
var $arrayIteration = function () {
  var method = typeof Reflect !== 'object' && [][$iterator];
  var iterator = method ? [][$iterator]() : [];
  var lookUp = iterator.__lookupGetter__ || Array.isArray;
  return {
    __proto__: null,
    configurable: true,
    value: iterator.next,
    method: method,
    getter: Function.prototype.call.bind(lookUp, iterator, 'next')
  };
}();
var $giveProperties = function (object) {
  function Probe() {
  }
  Probe.prototype = object;
  return new Probe();
};

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

function defineLazily(holder, make) {
  var define = function (descriptor) {
    descriptor.enumerable = descriptor.configurable = true;
    $defineProperty(holder, 'Promise', descriptor);
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

  function isObject(x) {
    return typeof x === 'object' ? x !== null : typeof x === 'function' || typeof x === 'undefined' && x !== undefined;
  }

  var failed = {};
  var failure;

  function takeFailure() {
    var taken = failure;
    failure = undefined;
    return taken;
  }

  function tryIteratorClose(argument1, argument2) {
    try {
      return IteratorClose(argument1, argument2);
    } catch (thrown) {
      failure = thrown;
      return failed;
    }
  }

  function tryCountElement(argument1) {
    try {
      return CountElement(argument1);
    } catch (thrown) {
      failure = thrown;
      return failed;
    }
  }

  function tryPerformPromiseRace(argument1, argument2, argument3, argument4) {
    try {
      return PerformPromiseRace(argument1, argument2, argument3, argument4);
    } catch (thrown) {
      failure = thrown;
      return failed;
    }
  }

  function tryPerformPromiseAny(argument1, argument2, argument3, argument4) {
    try {
      return PerformPromiseAny(argument1, argument2, argument3, argument4);
    } catch (thrown) {
      failure = thrown;
      return failed;
    }
  }

  function tryPerformPromiseAllSettled(argument1, argument2, argument3, argument4) {
    try {
      return PerformPromiseAllSettled(argument1, argument2, argument3, argument4);
    } catch (thrown) {
      failure = thrown;
      return failed;
    }
  }

  function tryPerformPromiseAll(argument1, argument2, argument3, argument4) {
    try {
      return PerformPromiseAll(argument1, argument2, argument3, argument4);
    } catch (thrown) {
      failure = thrown;
      return failed;
    }
  }

  function tryGetIterator(argument1) {
    try {
      return GetIterator(argument1);
    } catch (thrown) {
      failure = thrown;
      return failed;
    }
  }

  function tryGetPromiseResolve(argument1) {
    try {
      return GetPromiseResolve(argument1);
    } catch (thrown) {
      failure = thrown;
      return failed;
    }
  }

  function tryFunction2(code, argument1, argument2) {
    try {
      return code(argument1, argument2);
    } catch (thrown) {
      failure = thrown;
      return failed;
    }
  }

  function tryThenWithConstructor(argument1, argument2, argument3, argument4) {
    try {
      return ThenWithConstructor(argument1, argument2, argument3, argument4);
    } catch (thrown) {
      failure = thrown;
      return failed;
    }
  }

  function tryUnseenSpecies(argument1) {
    try {
      return UnseenSpecies(argument1);
    } catch (thrown) {
      failure = thrown;
      return failed;
    }
  }

  function tryRunElement(argument1, argument2, argument3) {
    try {
      return RunElement(argument1, argument2, argument3);
    } catch (thrown) {
      failure = thrown;
      return failed;
    }
  }

  function tryFunction1(code, argument1) {
    try {
      return code(argument1);
    } catch (thrown) {
      failure = thrown;
      return failed;
    }
  }

  function tryGet_then(argument1) {
    try {
      return argument1.then;
    } catch (thrown) {
      failure = thrown;
      return failed;
    }
  }

  function tryGetMethod(argument1) {
    try {
      return GetMethod(argument1, 'return');
    } catch (thrown) {
      failure = thrown;
      return failed;
    }
  }

  function tryIteratorValue(argument1) {
    try {
      return IteratorValue(argument1);
    } catch (thrown) {
      failure = thrown;
      return failed;
    }
  }

  function tryIteratorComplete(argument1) {
    try {
      return IteratorComplete(argument1);
    } catch (thrown) {
      failure = thrown;
      return failed;
    }
  }

  function tryCallOf3(argument1, argument2, argument3) {
    try {
      return Call(argument1, argument2, argument3);
    } catch (thrown) {
      failure = thrown;
      return failed;
    }
  }

  function tryCall(argument1, argument2) {
    try {
      return argument1 === OwnNext ? argument2.next() : typeof argument1 === 'function' ? $apply(argument1, argument2, []) : Call(argument1, argument2);
    } catch (thrown) {
      failure = thrown;
      return failed;
    }
  }

  // ==== Primitives: operations of the standard that are operations of JavaScript ====

  // 7.2.3 IsCallable, a primitive. `document.all` is callable, says undefined to typeof, and is not
  // undefined.
  function IsCallable(argument) {
    return typeof argument === 'function' || typeof argument === 'undefined' && argument !== undefined;
  }

  var noClass = {};
  var lastConstructor = noClass;

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

  // 7.2.9 SameValue, a primitive.
  function SameValue(x, y) {
    return x === y ? x !== 0 || 1 / x === 1 / y : x !== x && y !== y;
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

  // 7.3.24 GetFunctionRealm, a primitive. A library knows one realm, where it was loaded. A revoked
  // proxy has none, and `isArray` throws.
  function GetFunctionRealm(obj) {
    $isArray(obj);
    return realm;
  }

  function HostKeepContext(callback) {
    return usesContexts() && contexts.active() ? contexts.bind(callback) : callback;
  }

  // ==== Jobs: the queue, and how it is flushed ====

  var SLOTS_PER_JOB = 4;
  var SLOTS_PER_BLOCK = 1024;
  var BLOCKS_KEPT = 256;
  var exactInterleaving = options && options.interleaving === 'exact';
  var hasScheduler = options && typeof options.scheduler === 'function';
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

  function newBlock(next) {
    var block = $newList();
    while (block.length < SLOTS_PER_BLOCK)
      block[block.length] = undefined;
    block[SLOTS_PER_BLOCK] = next;
    return block;
  }

  function writeToNextBlock() {
    if (writing[SLOTS_PER_BLOCK] === reading) {
      writing[SLOTS_PER_BLOCK] = newBlock(reading);
      blocks = blocks + 1;
    }
    writing = writing[SLOTS_PER_BLOCK];
    last = 0;
    scheduled = false;
  }

  function EnqueueInRing(job, argument1, argument2, argument3) {
    if (exactInterleaving)
      return EnqueueAlone(job, argument1, argument2, argument3);
    var at = last;
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

  function EnqueueReaction(capability, handler, argument) {
    if (typeof handler === 'number' && handler % 4 === 0)
      EnqueueElement(capability, handler / 4, argument);
    else
      EnqueueInRing(PromiseReactionJob, capability, handler, argument);
  }

  // 27.2.4.1.3 Promise.all Resolve Element Functions, steps 4 to 8, by joined-elements: see
  // EnqueueReaction.
  function EnqueueElement(elements, index, x) {
    elements.values[index] = x;
    if (last !== 0 && writing[last - 4] === RunElements && writing[last - 3] === elements) {
      writing[last - 2] = writing[last - 2] + 1;
      if (!scheduled)
        callHost();
    } else
      EnqueueInRing(RunElements, elements, 1, undefined);
  }

  function EnqueueAlone(job, argument1, argument2, argument3) {
    enqueue(function () {
      job(argument1, argument2, argument3);
    });
  }

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

  function endSeveral() {
    several = false;
    if (!scheduled && !exactInterleaving && (first !== last || reading !== writing))
      callHost();
  }

  function runNextJob() {
    var block = reading;
    var at = first;
    var job = block[at];
    block[at++] = undefined;
    var argument1 = block[at];
    block[at++] = undefined;
    var argument2 = block[at];
    block[at++] = undefined;
    var argument3 = block[at];
    block[at++] = undefined;
    first = at === SLOTS_PER_BLOCK ? 0 : at;
    if (first === 0)
      reading = block[SLOTS_PER_BLOCK];
    job(argument1, argument2, argument3);
  }

  function severalWait() {
    return reading !== writing || last - first > SLOTS_PER_JOB;
  }

  function flushLater() {
    running = false;
    callHost();
  }

  function flushJobs() {
    if (calling)
      exactInterleaving = true;
    scheduled = several = false;
    running = true;
    var outside = !contexts.left();
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

  function ObjectCreate(proto) {
    var obj = proto instanceof Receiver ? proto.object : $create(proto);
    obj._PromiseState = undefined;
    obj._PromiseResult = undefined;
    obj._PromiseFulfillReactions = undefined;
    obj._PromiseRejectReactions = undefined;
    return obj;
  }

  function PromiseObject() {
    this._PromiseState = undefined;
    this._PromiseResult = undefined;
    this._PromiseFulfillReactions = undefined;
    this._PromiseRejectReactions = undefined;
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

  // 7.3.8 DefinePropertyOrThrow ( O, P, desc )
  function DefinePropertyOrThrow(O, desc) {
    var success = $defineProperty(O, 'errors', desc);
    if (success === false)
      throw new $TypeError('success is false (7.3.8 DefinePropertyOrThrow, step 2)');
    return undefined;
  }

  // 7.3.10 GetMethod ( V, P )
  function GetMethod(V, P) {
    var func = GetV(V, P);
    if (func === undefined || func === null)
      return undefined;
    if (!IsCallable(func))
      throw new $TypeError('func is not a function (7.3.10 GetMethod, step 3)');
    return func;
  }

  // 7.3.17 CreateArrayFromList ( elements )
  function CreateArrayFromList(elements) {
    return $arrayOfList(elements);
  }

  // 7.3.22 SpeciesConstructor ( O, defaultConstructor )
  function SpeciesConstructor(O) {
    var C = O.constructor;
    if (C === undefined)
      return Promise;
    if (!isObject(C))
      throw new $TypeError('C is not an object (7.3.22 SpeciesConstructor, step 3)');
    var S = $speciesOf(C);
    if (S === undefined || S === null)
      return Promise;
    if (S === Promise || IsConstructor(S))
      return S;
    throw new $TypeError('S is not a constructor (7.3.22 SpeciesConstructor, step 7)');
  }

  function UnseenSpecies(promise) {
    var species = SpeciesConstructor(promise);
    return species === Promise || declaresNoSideEffects(species) ? Promise : species;
  }

  // ==== 7.4 Operations on Iterator Objects ====

  // 7.4.2 GetIteratorDirect ( obj )
  function GetIteratorDirect(obj) {
    var nextMethod = obj.next;
    var iteratorRecord = {
      Iterator: obj,
      NextMethod: nextMethod,
      Done: false
    };
    return iteratorRecord;
  }

  // 7.4.3 GetIteratorFromMethod ( obj, method )
  function GetIteratorFromMethod(obj, method) {
    var isOwn = method === ($arrayIteration.method || ArrayIterator) && !$arrayIteration.getter();
    var iterator = typeof method === 'function' ? $apply(method, obj, []) : Call(method, obj);
    if (!isObject(iterator))
      throw new $TypeError('iterator is not an object (7.4.3 GetIteratorFromMethod, step 2)');
    return OwnNext(GetIteratorDirect(iterator), isOwn);
  }

  function OwnNext(record, isOwn) {
    var known = $arrayIteration.value;
    if (isOwn && (!known || record.NextMethod === known)) {
      if (known)
        $defineProperty(record.Iterator, 'next', $arrayIteration);
      record.NextMethod = OwnNext;
    }
    return record;
  }

  // 7.4.4 GetIterator ( obj, kind )
  function GetIterator(obj) {
    var method = GetMethod(obj, $iterator);
    if (method === undefined)
      throw new $TypeError((typeof obj === 'object' || typeof obj === 'function' || typeof obj === 'symbol' ? 'the ' + typeof obj : obj) + ' is not iterable (7.4.4 GetIterator, step 3)');
    return GetIteratorFromMethod(obj, method);
  }

  // 7.4.6 IteratorNext ( iteratorRecord [ , value ] )
  function IteratorNext(iteratorRecord) {
    var result;
    var resultThrew = false;
    result = tryCall(iteratorRecord.NextMethod, iteratorRecord.Iterator);
    if (result === failed) {
      result = takeFailure();
      resultThrew = true;
    }
    if (resultThrew) {
      iteratorRecord.Done = true;
      throw result;
    }
    if (!isObject(result)) {
      iteratorRecord.Done = true;
      throw new $TypeError('result is not an object (7.4.6 IteratorNext, step 5.b)');
    }
    return result;
  }

  // 7.4.7 IteratorComplete ( iteratorResult )
  function IteratorComplete(iteratorResult) {
    return !!iteratorResult.done;
  }

  // 7.4.8 IteratorValue ( iteratorResult )
  function IteratorValue(iteratorResult) {
    return iteratorResult.value;
  }

  // 7.4.9 IteratorStep ( iteratorRecord )
  function IteratorStep(iteratorRecord) {
    var result = IteratorNext(iteratorRecord);
    var done;
    var doneThrew = false;
    done = tryIteratorComplete(result);
    if (done === failed) {
      done = takeFailure();
      doneThrew = true;
    }
    if (doneThrew) {
      iteratorRecord.Done = true;
      throw done;
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
    var valueThrew = false;
    value = tryIteratorValue(result);
    if (value === failed) {
      value = takeFailure();
      valueThrew = true;
    }
    if (valueThrew) {
      iteratorRecord.Done = true;
    }
    if (valueThrew)
      throw value;
    return value;
  }

  // 7.4.11 IteratorClose ( iteratorRecord, completion )
  function IteratorClose(iteratorRecord, completion) {
    if (iteratorRecord.NextMethod === OwnNext) {
      iteratorRecord.NextMethod = iteratorRecord.Iterator.next;
      if ($arrayIteration.value)
        delete iteratorRecord.Iterator.next;
    }
    var iterator = iteratorRecord.Iterator;
    var innerResult;
    var innerResultThrew = false;
    innerResult = tryGetMethod(iterator);
    if (innerResult === failed) {
      innerResult = takeFailure();
      innerResultThrew = true;
    }
    if (!innerResultThrew) {
      var return_ = innerResult;
      if (return_ === undefined) {
        throw completion;
      }
      innerResult = tryCall(return_, iterator);
      if (innerResult === failed) {
        takeFailure();
      }
    }
    throw completion;
  }

  // ==== 10.1 Ordinary Object Internal Methods and Internal Slots ====

  // 10.1.13 OrdinaryCreateFromConstructor ( constructor, intrinsicDefaultProto [ , internalSlotsList ] )
  function OrdinaryCreateFromConstructor(constructor) {
    var proto = GetPrototypeFromConstructor(constructor);
    return ObjectCreate(proto);
  }

  // 10.1.14 GetPrototypeFromConstructor ( constructor, intrinsicDefaultProto )
  function GetPrototypeFromConstructor(constructor) {
    var proto = constructor.prototype;
    if (!isObject(proto)) {
      var realm = GetFunctionRealm(constructor);
      proto = realm['%PromisePrototype%'];
    }
    return proto;
  }

  // ==== 27.2.1 Promise Abstract Operations ====

  // 27.2.1.3 CreateResolvingFunctions ( promise )
  function CreateResolvingFunctions(promise) {
    var alreadyResolved = false;
    var resolve = (0, function (resolution) {
      if (alreadyResolved === true)
        return undefined;
      alreadyResolved = true;
      if (!isObject(resolution)) {
        return FulfillPromise(promise, resolution);
      }
      return ResolveWithObject(promise, resolution);
    });
    var reject = (0, function (reason) {
      if (alreadyResolved === true)
        return undefined;
      alreadyResolved = true;
      return RejectPromise(promise, reason);
    });
    return {
      Resolve: resolve,
      Reject: reject
    };
  }

  // 27.2.1.3.1 Promise Reject Functions, by resolver-split: the constructor's resolving functions
  // keep their flag in the promise, not in a record.
  function FirstPromiseRejectFunction(promise) {
    return function (reason) {
      return RejectFirst(promise, reason);
    };
  }

  // 27.2.1.3.1 Promise Reject Functions, steps 1 to 8, by capability-bypass: for %Promise% itself a
  // capability is the promise: no executor, no functions, no record. Guards: is-intrinsic (C is
  // %Promise% itself).
  function RejectFirst(promise, reason) {
    if ((promise._PromiseState & 4) !== 0)
      return undefined;
    promise._PromiseState = promise._PromiseState | 4;
    return RejectPromise(promise, reason);
  }

  // 27.2.1.3.2 Promise Resolve Functions, by resolver-split: see FirstPromiseRejectFunction.
  function FirstPromiseResolveFunction(promise) {
    return function (resolution) {
      return ResolvePromise(promise, resolution);
    };
  }

  // 27.2.1.3.2 Promise Resolve Functions, steps 1 to 8, by capability-bypass: see RejectFirst.
  function ResolvePromise(promise, resolution) {
    if ((promise._PromiseState & 4) !== 0)
      return undefined;
    promise._PromiseState = promise._PromiseState | 4;
    if (!isObject(resolution)) {
      return FulfillPromise(promise, resolution);
    }
    return ResolveWithObject(promise, resolution);
  }

  // 27.2.1.3.2 Promise Resolve Functions, steps 7 to 16, by values-first: resolving asks first
  // whether the value is an object; what an object needs is a function of its own.
  function ResolveWithObject(promise, resolution) {
    if (resolution === promise) {
      var selfResolutionError = new $TypeError('resolution and promise are the same (27.2.1.3.2 Promise Resolve Functions, step 7.a)');
      return RejectPromise(promise, selfResolutionError);
    }
    var then;
    var thenThrew = false;
    then = tryGet_then(resolution);
    if (then === failed) {
      then = takeFailure();
      thenThrew = true;
    }
    if (thenThrew) {
      return RejectPromise(promise, then);
    }
    var thenAction = then;
    if (!IsCallable(thenAction)) {
      return FulfillPromise(promise, resolution);
    }
    EnqueueInRing(PromiseResolveThenableJob, promise, resolution, HostKeepContext(thenAction));
    return undefined;
  }

  // 27.2.1.4 FulfillPromise ( promise, value )
  function FulfillPromise(promise, value) {
    var handler = promise._PromiseResult;
    var reactions = promise._PromiseRejectReactions;
    promise._PromiseResult = value;
    promise._PromiseFulfillReactions = undefined;
    promise._PromiseRejectReactions = undefined;
    promise._PromiseState = promise._PromiseState & 12 | 1;
    return TriggerPromiseReactions(reactions, handler, value, 1);
  }

  // 27.2.1.5 NewPromiseCapability ( C )
  function NewPromiseCapability(C) {
    if (!IsConstructor(C))
      throw new $TypeError('C is not a constructor (27.2.1.5 NewPromiseCapability, step 1)');
    var promiseCapability = {
      Promise: undefined,
      Resolve: undefined,
      Reject: undefined
    };
    var executor = (0, function (resolve, reject) {
      if (promiseCapability.Resolve !== undefined)
        throw new $TypeError('resolvingFunctions.[[Resolve]] is not undefined (27.2.1.5 NewPromiseCapability, step 4.a)');
      if (promiseCapability.Reject !== undefined)
        throw new $TypeError('resolvingFunctions.[[Reject]] is not undefined (27.2.1.5 NewPromiseCapability, step 4.b)');
      promiseCapability.Resolve = resolve;
      promiseCapability.Reject = reject;
      return undefined;
    });
    var promise = new C(executor);
    if (!IsCallable(promiseCapability.Resolve))
      throw new $TypeError('resolvingFunctions.[[Resolve]] is not a function (27.2.1.5 NewPromiseCapability, step 7)');
    if (!IsCallable(promiseCapability.Reject))
      throw new $TypeError('resolvingFunctions.[[Reject]] is not a function (27.2.1.5 NewPromiseCapability, step 8)');
    promiseCapability.Promise = promise;
    return promiseCapability;
  }

  function ResolveCapability(capability, value) {
    if (capability._PromiseState !== undefined)
      return ResolvePromise(capability, value);
    return (0, capability.Resolve)(value);
  }

  function RejectCapability(capability, reason) {
    if (capability._PromiseState !== undefined)
      return RejectFirst(capability, reason);
    return (0, capability.Reject)(reason);
  }

  function PromiseOfCapability(capability) {
    return capability._PromiseState !== undefined ? capability : capability.Promise;
  }

  function NewIntrinsicCapability() {
    return {
      Promise: NewPromise(),
      Resolve: Unmade,
      Reject: Unmade
    };
  }

  function NewIntrinsicCapabilityOf(C) {
    return {
      Promise: NewPromiseOf(C),
      Resolve: Unmade,
      Reject: Unmade
    };
  }

  function ResolveOf(capability) {
    if (capability.Resolve === Unmade)
      capability.Resolve = FirstPromiseResolveFunction(capability.Promise);
    return capability.Resolve;
  }

  function CallResolve(capability, value) {
    if (capability.Resolve === Unmade)
      return ResolvePromise(capability.Promise, value);
    return (0, capability.Resolve)(value);
  }

  function RejectOf(capability) {
    if (capability.Reject === Unmade)
      capability.Reject = FirstPromiseRejectFunction(capability.Promise);
    return capability.Reject;
  }

  function CallReject(capability, value) {
    if (capability.Reject === Unmade)
      return RejectFirst(capability.Promise, value);
    return (0, capability.Reject)(value);
  }

  // 27.2.3.1 Promise, steps 3 to 8, by capability-bypass: see RejectFirst.
  function NewPromise() {
    var promise = new PromiseObject();
    promise._PromiseState = 0;
    promise._PromiseResult = undefined;
    promise._PromiseFulfillReactions = undefined;
    promise._PromiseRejectReactions = undefined;
    return promise;
  }

  var lastDeclared = noClass;

  function declaresNoSideEffects(C) {
    return (C === lastDeclared || declaresItself(C)) && C.noSideEffects === true && C.prototype instanceof PromiseObject;
  }

  function declaresItself(C) {
    if (typeof C === 'function' && $hasOwn(C, 'noSideEffects') && IsConstructor(C) && $hasOwn(C, 'prototype')) {
      if (scheduled || running)
        lastDeclared = C;
      return true;
    }
    return false;
  }

  // 27.2.3.1 Promise, steps 3 to 8, by declared-pure: see NewIntrinsicCapabilityOf.
  function NewPromiseOf(C) {
    var promise = OrdinaryCreateFromConstructor(C);
    promise._PromiseState = 0;
    promise._PromiseResult = undefined;
    promise._PromiseFulfillReactions = undefined;
    promise._PromiseRejectReactions = undefined;
    return promise;
  }

  // 27.2.1.6 IsPromise ( x )
  function IsPromise(x) {
    if (!isObject(x))
      return false;
    if (!hasState(x))
      return false;
    return true;
  }

  function hasState(x) {
    if ($stateOf(x) === undefined)
      return false;
    var prototype = $getPrototypeOf(x);
    if (prototype === Promise.prototype)
      return true;
    return prototype !== null && $stateOf(prototype) === undefined || $hasOwn(x, '_PromiseState');
  }

  // 27.2.1.7 RejectPromise ( promise, reason )
  function RejectPromise(promise, reason) {
    var handler = promise._PromiseFulfillReactions;
    var reactions = promise._PromiseRejectReactions;
    promise._PromiseResult = reason;
    promise._PromiseFulfillReactions = undefined;
    promise._PromiseRejectReactions = undefined;
    promise._PromiseState = promise._PromiseState & 12 | 2;
    if ((promise._PromiseState & 8) === 0)
      HostPromiseRejectionTracker(promise, 'reject', promise._PromiseResult);
    return TriggerPromiseReactions(reactions, handler, reason, 2);
  }

  // 27.2.1.8 TriggerPromiseReactions ( reactions, argument )
  function TriggerPromiseReactions(reactions, handler, argument, offset) {
    if (reactions !== undefined) {
      if ($isArray(reactions)) {
        several = true;
        for (var reactionIndex = 0; reactionIndex < reactions.length; reactionIndex += 3) {
          EnqueueReaction(reactions[reactionIndex], reactions[reactionIndex + offset], argument);
        }
        endSeveral();
      } else {
        EnqueueReaction(reactions, handler, argument);
      }
    }
    return undefined;
  }

  // ==== 27.2.2 Promise Jobs ====

  // 27.2.2.1 NewPromiseReactionJob ( reaction, argument )
  function PromiseReactionJob(promiseCapability, handler, argument) {
    while (true) {
      if (typeof handler !== 'function' || promiseCapability === Nobody)
        return PromiseKindJob(promiseCapability, handler, argument);
      var handlerResult;
      var handlerResultThrew = false;
      handlerResult = tryFunction1(handler, argument);
      if (handlerResult === failed) {
        handlerResult = takeFailure();
        handlerResultThrew = true;
      }
      var status;
      if (handlerResultThrew) {
        status = RejectCapability(promiseCapability, handlerResult);
        return status;
      }
      if (!(promiseCapability._PromiseState !== undefined)) {
        status = (0, promiseCapability.Resolve)(handlerResult);
        return status;
      }
      if (first !== last || reading !== writing || exactInterleaving || isObject(handlerResult) || usesContexts() && contexts.left() || typeof promiseCapability._PromiseResult !== 'function' || (promiseCapability._PromiseState & 7) !== 0) {
        status = ResolvePromise(promiseCapability, handlerResult);
        return status;
      }
      promiseCapability._PromiseState = promiseCapability._PromiseState | 4;
      var next = promiseCapability._PromiseResult;
      var reactions = promiseCapability._PromiseRejectReactions;
      promiseCapability._PromiseResult = handlerResult;
      promiseCapability._PromiseFulfillReactions = undefined;
      promiseCapability._PromiseRejectReactions = undefined;
      promiseCapability._PromiseState = promiseCapability._PromiseState & 12 | 1;
      handler = next;
      argument = handlerResult;
      promiseCapability = reactions;
    }
  }

  // 27.2.2.1 NewPromiseReactionJob, step 1, by handlers-first: a reaction job asks first whether its
  // handler is a function, and then asks no more. Guards: handler-is-function (the handler is a
  // function, not a kind).
  function PromiseKindJob(promiseCapability, handler, argument) {
    if (promiseCapability === Nobody)
      return RunForgotten(handler, argument);
    if (typeof handler === 'number' || handler === 'ResolveElement' || handler === 'RejectElement') {
      var handled;
      var handledThrew = false;
      handled = tryRunElement(promiseCapability, handler, argument);
      if (handled === failed) {
        handled = takeFailure();
        handledThrew = true;
      }
      if (handledThrew)
        return ForgetReason(handled);
      return ForgetResult(handled);
    }
    if (handler === 'AdoptValue')
      return ResolveAdopted(promiseCapability, argument);
    if (handler === 'AdoptReason')
      return RejectAdopted(promiseCapability, argument);
    var handlerResult;
    var handlerResultThrew = false;
    if (handler === 'Identity')
      handlerResult = argument;
    else if (handler === 'Thrower') {
      handlerResult = argument;
      handlerResultThrew = true;
    } else {
      handlerResult = tryFunction1(handler, argument);
      if (handlerResult === failed) {
        handlerResult = takeFailure();
        handlerResultThrew = true;
      }
    }
    var status;
    if (handlerResultThrew) {
      status = RejectCapability(promiseCapability, handlerResult);
      return status;
    }
    status = ResolveCapability(promiseCapability, handlerResult);
    return status;
  }

  // 27.2.2.1 NewPromiseReactionJob, step 1, by forgotten-then: all and race attach to a promise
  // without a derived promise that nobody gets. Guards: returns-object (the callback returned an
  // object); attaches-to-promise (then is the intrinsic one and the element a promise);
  // attaches-with-intrinsic-species (SpeciesConstructor gave %Promise%).
  function RunForgotten(handler, argument) {
    var handlerResult;
    var handlerResultThrew = false;
    handlerResult = tryFunction1(handler, argument);
    if (handlerResult === failed) {
      handlerResult = takeFailure();
      handlerResultThrew = true;
    }
    if (handlerResultThrew)
      return ForgetReason(handlerResult);
    return ForgetResult(handlerResult);
  }

  function ForgetResult(handled) {
    if (isObject(handled)) {
      var derived = NewPromise();
      ResolveCapability(derived, handled);
    }
    return undefined;
  }

  function ForgetReason(reason) {
    var derived = NewPromise();
    RejectCapability(derived, reason);
    return undefined;
  }

  // 27.2.2.2 NewPromiseResolveThenableJob ( promiseToResolve, thenable, then )
  function PromiseResolveThenableJob(promiseToResolve, thenable, then) {
    if (then === intrinsicThen && IsPromise(thenable)) {
      var C;
      var CThrew = false;
      C = tryUnseenSpecies(thenable);
      if (C === failed) {
        C = takeFailure();
        CThrew = true;
      }
      if (CThrew)
        return RejectPromise(promiseToResolve, C);
      if (C === Promise) {
        PerformAdoption(thenable, 'AdoptValue', 'AdoptReason', promiseToResolve);
        return undefined;
      }
      return AdoptThroughSpecies(promiseToResolve, thenable, C);
    }
    var resolvingFunctions = CreateResolvingFunctions(promiseToResolve);
    var thenCallResult;
    var thenCallResultThrew = false;
    thenCallResult = tryCallOf3(then, thenable, [
      resolvingFunctions.Resolve,
      resolvingFunctions.Reject
    ]);
    if (thenCallResult === failed) {
      thenCallResult = takeFailure();
      thenCallResultThrew = true;
    }
    if (thenCallResultThrew) {
      var status = (0, resolvingFunctions.Reject)(thenCallResult);
      return status;
    }
    return thenCallResult;
  }

  // 27.2.1.3.2 Promise Resolve Functions, step 8, by then0: a promise adopts another without a
  // derived promise, a capability or resolving functions. Guards: adopts-promise (then is the
  // intrinsic one and the thenable a promise); species-is-intrinsic (SpeciesConstructor gave
  // %Promise%).
  function ResolveAdopted(promise, resolution) {
    if (!isObject(resolution)) {
      return FulfillPromise(promise, resolution);
    }
    return ResolveWithObject(promise, resolution);
  }

  // 27.2.1.3.1 Promise Reject Functions, steps 7 to 8, by then0: see ResolveAdopted.
  function RejectAdopted(promise, reason) {
    return RejectPromise(promise, reason);
  }

  // 27.2.5.4.1 PerformPromiseThen, steps 7 to 13, by then0: see ResolveAdopted.
  function PerformAdoption(promise, onFulfilled, onRejected, resultCapability) {
    if (usesContexts() && contexts.active()) {
      ThenInContext(promise, onFulfilled, onRejected, resultCapability);
      return;
    }
    if ((promise._PromiseState & 3) === 0) {
      AddReaction(promise, resultCapability, onFulfilled, onRejected);
    } else if ((promise._PromiseState & 3) === 1) {
      var value = promise._PromiseResult;
      EnqueueReaction(resultCapability, onFulfilled, value);
    } else if ((promise._PromiseState & 3) === 2) {
      var reason = promise._PromiseResult;
      if ((promise._PromiseState & 8) === 0)
        HostPromiseRejectionTracker(promise, 'handle');
      EnqueueReaction(resultCapability, onRejected, reason);
    }
    promise._PromiseState = promise._PromiseState | 8;
  }

  // 7.3.20 Invoke, steps 2 to 3, by forgotten-then: see RunForgotten.
  function ThenAndForget(promise, onFulfilled, onRejected) {
    var func = promise === undefined || promise === null ? GetV(promise, 'then') : promise.then;
    if (func === intrinsicThen && IsPromise(promise)) {
      var C = UnseenSpecies(promise);
      if (C === Promise) {
        PerformAdoption(promise, onFulfilled, onRejected, Nobody);
      } else {
        ThenWithConstructor(promise, onFulfilled, onRejected, C);
      }
    } else {
      Call(func, promise, [
        onFulfilled,
        onRejected
      ]);
    }
  }

  // 27.2.2.2 NewPromiseResolveThenableJob, step 1, by then0: see ResolveAdopted.
  function AdoptThroughSpecies(promiseToResolve, thenable, C) {
    var resolvingFunctions = CreateResolvingFunctions(promiseToResolve);
    var thenCallResult;
    var thenCallResultThrew = false;
    thenCallResult = tryThenWithConstructor(thenable, resolvingFunctions.Resolve, resolvingFunctions.Reject, C);
    if (thenCallResult === failed) {
      thenCallResult = takeFailure();
      thenCallResultThrew = true;
    }
    if (thenCallResultThrew) {
      (0, resolvingFunctions.Reject)(thenCallResult);
      return undefined;
    }
    return undefined;
  }

  // 27.2.5.4 Promise.prototype.then, steps 4 to 5, by then0: see ResolveAdopted.
  function ThenWithConstructor(promise, onFulfilled, onRejected, C) {
    var resultCapability = C === Promise ? NewPromise() : declaresNoSideEffects(C) ? NewPromiseOf(C) : NewPromiseCapability(C);
    return PerformPromiseThen(promise, onFulfilled, onRejected, resultCapability);
  }

  // ==== 27.2.3 The Promise Constructor ====

  // 27.2.3.1 Promise ( executor )
  function Promise(executor) {
    var NewTarget = newTargetOf(this, Promise, hasState($Object(this)));
    if (NewTarget === undefined)
      throw new $TypeError('Promise is called without new (27.2.3.1 Promise, step 1)');
    if (!IsCallable(executor))
      throw new $TypeError('executor is not a function (27.2.3.1 Promise, step 2)');
    var promise = NewTarget === Promise ? new PromiseObject() : OrdinaryCreateFromConstructor(NewTarget);
    promise._PromiseState = 0;
    promise._PromiseResult = undefined;
    promise._PromiseFulfillReactions = undefined;
    promise._PromiseRejectReactions = undefined;
    var resolve = (0, function (resolution) {
      return ResolvePromise(promise, resolution);
    });
    var reject = (0, function (reason) {
      return RejectFirst(promise, reason);
    });
    var completion;
    var completionThrew = false;
    completion = tryFunction2(executor, resolve, reject);
    if (completion === failed) {
      completion = takeFailure();
      completionThrew = true;
    }
    if (completionThrew) {
      reject(completion);
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
      var promiseCapability = C === Promise ? NewIntrinsicCapability() : declaresNoSideEffects(C) ? NewIntrinsicCapabilityOf(C) : NewPromiseCapability(C);
      var promiseResolve;
      var promiseResolveThrew = false;
      promiseResolve = tryGetPromiseResolve(C);
      if (promiseResolve === failed) {
        promiseResolve = takeFailure();
        promiseResolveThrew = true;
      }
      if (promiseResolveThrew) {
        CallReject(promiseCapability, promiseResolve);
        return promiseCapability.Promise;
      }
      var iteratorRecord;
      var iteratorRecordThrew = false;
      iteratorRecord = tryGetIterator(iterable);
      if (iteratorRecord === failed) {
        iteratorRecord = takeFailure();
        iteratorRecordThrew = true;
      }
      if (iteratorRecordThrew) {
        CallReject(promiseCapability, iteratorRecord);
        return promiseCapability.Promise;
      }
      var result;
      var resultThrew = false;
      result = tryPerformPromiseAll(iteratorRecord, C, promiseCapability, promiseResolve);
      if (result === failed) {
        result = takeFailure();
        resultThrew = true;
      }
      if (resultThrew) {
        if (iteratorRecord.Done === false) {
          result = tryIteratorClose(iteratorRecord, result);
          resultThrew = result === failed;
          if (resultThrew)
            result = takeFailure();
        }
        if (resultThrew) {
          CallReject(promiseCapability, result);
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
      var promiseCapability = C === Promise ? NewPromise() : declaresNoSideEffects(C) ? NewPromiseOf(C) : NewPromiseCapability(C);
      var promiseResolve;
      var promiseResolveThrew = false;
      promiseResolve = tryGetPromiseResolve(C);
      if (promiseResolve === failed) {
        promiseResolve = takeFailure();
        promiseResolveThrew = true;
      }
      if (promiseResolveThrew) {
        RejectCapability(promiseCapability, promiseResolve);
        return PromiseOfCapability(promiseCapability);
      }
      var iteratorRecord;
      var iteratorRecordThrew = false;
      iteratorRecord = tryGetIterator(iterable);
      if (iteratorRecord === failed) {
        iteratorRecord = takeFailure();
        iteratorRecordThrew = true;
      }
      if (iteratorRecordThrew) {
        RejectCapability(promiseCapability, iteratorRecord);
        return PromiseOfCapability(promiseCapability);
      }
      var result;
      var resultThrew = false;
      result = tryPerformPromiseAllSettled(iteratorRecord, C, promiseCapability, promiseResolve);
      if (result === failed) {
        result = takeFailure();
        resultThrew = true;
      }
      if (resultThrew) {
        if (iteratorRecord.Done === false) {
          result = tryIteratorClose(iteratorRecord, result);
          resultThrew = result === failed;
          if (resultThrew)
            result = takeFailure();
        }
        if (resultThrew) {
          RejectCapability(promiseCapability, result);
          return PromiseOfCapability(promiseCapability);
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
      var promiseCapability = C === Promise ? NewIntrinsicCapability() : declaresNoSideEffects(C) ? NewIntrinsicCapabilityOf(C) : NewPromiseCapability(C);
      var promiseResolve;
      var promiseResolveThrew = false;
      promiseResolve = tryGetPromiseResolve(C);
      if (promiseResolve === failed) {
        promiseResolve = takeFailure();
        promiseResolveThrew = true;
      }
      if (promiseResolveThrew) {
        CallReject(promiseCapability, promiseResolve);
        return promiseCapability.Promise;
      }
      var iteratorRecord;
      var iteratorRecordThrew = false;
      iteratorRecord = tryGetIterator(iterable);
      if (iteratorRecord === failed) {
        iteratorRecord = takeFailure();
        iteratorRecordThrew = true;
      }
      if (iteratorRecordThrew) {
        CallReject(promiseCapability, iteratorRecord);
        return promiseCapability.Promise;
      }
      var result;
      var resultThrew = false;
      result = tryPerformPromiseAny(iteratorRecord, C, promiseCapability, promiseResolve);
      if (result === failed) {
        result = takeFailure();
        resultThrew = true;
      }
      if (resultThrew) {
        if (iteratorRecord.Done === false) {
          result = tryIteratorClose(iteratorRecord, result);
          resultThrew = result === failed;
          if (resultThrew)
            result = takeFailure();
        }
        if (resultThrew) {
          CallReject(promiseCapability, result);
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
      var promiseCapability = C === Promise ? NewIntrinsicCapability() : declaresNoSideEffects(C) ? NewIntrinsicCapabilityOf(C) : NewPromiseCapability(C);
      var promiseResolve;
      var promiseResolveThrew = false;
      promiseResolve = tryGetPromiseResolve(C);
      if (promiseResolve === failed) {
        promiseResolve = takeFailure();
        promiseResolveThrew = true;
      }
      if (promiseResolveThrew) {
        CallReject(promiseCapability, promiseResolve);
        return promiseCapability.Promise;
      }
      var iteratorRecord;
      var iteratorRecordThrew = false;
      iteratorRecord = tryGetIterator(iterable);
      if (iteratorRecord === failed) {
        iteratorRecord = takeFailure();
        iteratorRecordThrew = true;
      }
      if (iteratorRecordThrew) {
        CallReject(promiseCapability, iteratorRecord);
        return promiseCapability.Promise;
      }
      var result;
      var resultThrew = false;
      result = tryPerformPromiseRace(iteratorRecord, C, promiseCapability, promiseResolve);
      if (result === failed) {
        result = takeFailure();
        resultThrew = true;
      }
      if (resultThrew) {
        if (iteratorRecord.Done === false) {
          result = tryIteratorClose(iteratorRecord, result);
          resultThrew = result === failed;
          if (resultThrew)
            result = takeFailure();
        }
        if (resultThrew) {
          CallReject(promiseCapability, result);
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
      var promiseCapability = C === Promise ? NewPromise() : declaresNoSideEffects(C) ? NewPromiseOf(C) : NewPromiseCapability(C);
      RejectCapability(promiseCapability, r);
      return PromiseOfCapability(promiseCapability);
    }, 'reject', 1),
    writable: true,
    enumerable: false,
    configurable: true
  });

  // 27.2.4.7 Promise.resolve ( x )
  $defineProperty(Promise, 'resolve', {
    __proto__: null,
    value: nameFunction(function resolve(x) {
      return ResolveWith(this, x);
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
      if (!isObject(C))
        throw new $TypeError('this is not an object (27.2.4.8 Promise.try, step 2)');
      var promiseCapability = C === Promise ? NewPromise() : declaresNoSideEffects(C) ? NewPromiseOf(C) : NewPromiseCapability(C);
      var status;
      var statusThrew = false;
      status = tryCallOf3(callback, undefined, args);
      if (status === failed) {
        status = takeFailure();
        statusThrew = true;
      }
      if (statusThrew) {
        RejectCapability(promiseCapability, status);
      } else {
        ResolveCapability(promiseCapability, status);
      }
      return PromiseOfCapability(promiseCapability);
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
      var promiseCapability = C === Promise ? NewIntrinsicCapability() : declaresNoSideEffects(C) ? NewIntrinsicCapabilityOf(C) : NewPromiseCapability(C);
      var obj = {
        promise: promiseCapability.Promise,
        resolve: ResolveOf(promiseCapability),
        reject: RejectOf(promiseCapability)
      };
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
      return promise.then(undefined, onRejected);
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
      if (!isObject(promise))
        throw new $TypeError('this is not an object (27.2.5.3 Promise.prototype.finally, step 2)');
      var C = SpeciesConstructor(promise);
      var thenFinally;
      var catchFinally;
      if (!IsCallable(onFinally)) {
        thenFinally = onFinally;
        catchFinally = onFinally;
      } else {
        thenFinally = (0, function (value) {
          var result = onFinally();
          var p = PromiseResolve(C, result);
          var valueThunk = (0, function () {
            return value;
          });
          return p.then(valueThunk);
        });
        catchFinally = (0, function (reason) {
          var result_ = onFinally();
          var p_ = PromiseResolve(C, result_);
          var thrower = (0, function () {
            throw reason;
          });
          return p_.then(thrower);
        });
      }
      return promise.then(thenFinally, catchFinally);
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
      if (!IsPromise(promise))
        throw new $TypeError('this is not a promise (27.2.5.4 Promise.prototype.then, step 2)');
      var C = SpeciesConstructor(promise);
      return ThenWithConstructor(promise, onFulfilled, onRejected, C);
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
    var promiseResolve = promiseConstructor.resolve;
    if (!IsCallable(promiseResolve))
      throw new $TypeError('promiseResolve is not a function (27.2.4.1.1 GetPromiseResolve, step 2)');
    return promiseResolve;
  }

  // 27.2.4.1.2 PerformPromiseAll ( iteratorRecord, constructor, resultCapability, promiseResolve )
  function PerformPromiseAll(iteratorRecord, constructor, resultCapability, promiseResolve) {
    var values = $newList();
    var index = 0;
    var elements = {
      values: values,
      promiseCapability: resultCapability,
      remainingElementsCount: 1
    };
    while (true) {
      var next = IteratorStepValue(iteratorRecord);
      if (next === enumDone) {
        elements.remainingElementsCount = elements.remainingElementsCount - 1;
        elements.values = CreateArrayFromList(values);
        if (elements.remainingElementsCount === 0) {
          var valuesArray = elements.values;
          CallResolve(resultCapability, valuesArray);
        }
        return resultCapability.Promise;
      }
      values[values.length] = undefined;
      var nextPromise = promiseResolve === intrinsicResolve ? ResolveWith(constructor, next) : Call(promiseResolve, constructor, [next]);
      elements.remainingElementsCount = elements.remainingElementsCount + 1;
      ThenElement(nextPromise, index, elements);
      index = index + 1;
    }
  }

  // 27.2.4.1.3 Promise.all Resolve Element Functions
  function PromiseAllResolveElementFunction(alreadyCalled, index, elements) {
    return function (x) {
      if (alreadyCalled === true)
        return undefined;
      alreadyCalled = true;
      elements.values[index] = x;
      elements.remainingElementsCount = elements.remainingElementsCount - 1;
      if (elements.remainingElementsCount === 0) {
        var valuesArray = elements.values;
        return CallResolve(elements.promiseCapability, valuesArray);
      }
      return undefined;
    };
  }

  function ThenElement(promise, index, elements) {
    var func = promise === undefined || promise === null ? GetV(promise, 'then') : promise.then;
    if (func === intrinsicThen && IsPromise(promise)) {
      var C = UnseenSpecies(promise);
      if (C === Promise) {
        PerformAdoption(promise, index * 4, 'RejectElement', elements);
      } else {
        ThenWithConstructor(promise, PromiseAllResolveElementFunction(false, index, elements), RejectOf(elements.promiseCapability), C);
      }
    } else {
      Call(func, promise, [
        PromiseAllResolveElementFunction(false, index, elements),
        RejectOf(elements.promiseCapability)
      ]);
    }
  }

  function RunElement(elements, handler, argument) {
    if (handler === 'ResolveElement')
      return CallResolve(elements.promiseCapability, argument);
    if (handler === 'RejectElement')
      return CallReject(elements.promiseCapability, argument);
    var kind = handler % 4;
    var index = (handler - kind) / 4;
    if (kind === 1)
      return PromiseAllSettledResolveElement(index, elements, argument);
    if (kind === 2)
      return PromiseAllSettledRejectElement(index, elements, argument);
    if (kind === 3)
      return PromiseAnyRejectElement(index, elements, argument);
    elements.values[index] = argument;
    return CountElement(elements);
  }

  function RunElements(elements, count) {
    for (var i = 0; i < count; i++) {
      var handled;
      var handledThrew = false;
      handled = tryCountElement(elements);
      if (handled === failed) {
        handled = takeFailure();
        handledThrew = true;
      }
      if (handledThrew)
        ForgetReason(handled);
      else
        ForgetResult(handled);
    }
  }

  // 27.2.4.1.3 Promise.all Resolve Element Functions, steps 9 to 11, by joined-elements: see
  // EnqueueReaction.
  function CountElement(elements) {
    elements.remainingElementsCount = elements.remainingElementsCount - 1;
    if (elements.remainingElementsCount === 0) {
      var valuesArray = elements.values;
      return CallResolve(elements.promiseCapability, valuesArray);
    }
    return undefined;
  }

  // 27.2.4.2.1 PerformPromiseAllSettled ( iteratorRecord, constructor, resultCapability, promiseResolve )
  function PerformPromiseAllSettled(iteratorRecord, constructor, resultCapability, promiseResolve) {
    var values = $newList();
    var index = 0;
    var elements = {
      values: values,
      promiseCapability: resultCapability,
      remainingElementsCount: 1
    };
    while (true) {
      var next = IteratorStepValue(iteratorRecord);
      if (next === enumDone) {
        elements.remainingElementsCount = elements.remainingElementsCount - 1;
        elements.values = CreateArrayFromList(values);
        if (elements.remainingElementsCount === 0) {
          var valuesArray = elements.values;
          ResolveCapability(resultCapability, valuesArray);
        }
        return PromiseOfCapability(resultCapability);
      }
      values[values.length] = undefined;
      var nextPromise = promiseResolve === intrinsicResolve ? ResolveWith(constructor, next) : Call(promiseResolve, constructor, [next]);
      elements.remainingElementsCount = elements.remainingElementsCount + 1;
      ThenInPerformPromiseAllSettled(nextPromise, index, elements);
      index = index + 1;
    }
  }

  // 27.2.4.2.2 Promise.allSettled Resolve Element Functions
  function PromiseAllSettledResolveElementFunction(alreadyCalled, index, elements) {
    return function (x) {
      if (alreadyCalled.value === true)
        return undefined;
      alreadyCalled.value = true;
      var obj = {
        status: 'fulfilled',
        value: x
      };
      elements.values[index] = obj;
      elements.remainingElementsCount = elements.remainingElementsCount - 1;
      if (elements.remainingElementsCount === 0) {
        var valuesArray = elements.values;
        return ResolveCapability(elements.promiseCapability, valuesArray);
      }
      return undefined;
    };
  }

  // 27.2.4.2.3 Promise.allSettled Reject Element Functions
  function PromiseAllSettledRejectElementFunction(alreadyCalled, index, elements) {
    return function (x) {
      if (alreadyCalled.value === true)
        return undefined;
      alreadyCalled.value = true;
      var obj = {
        status: 'rejected',
        reason: x
      };
      elements.values[index] = obj;
      elements.remainingElementsCount = elements.remainingElementsCount - 1;
      if (elements.remainingElementsCount === 0) {
        var valuesArray = elements.values;
        return ResolveCapability(elements.promiseCapability, valuesArray);
      }
      return undefined;
    };
  }

  // 27.2.4.2.2 Promise.allSettled Resolve Element Functions, steps 5 to 15, by array-combinators:
  // see ThenElement.
  function PromiseAllSettledResolveElement(index, elements, x) {
    var obj = {
      status: 'fulfilled',
      value: x
    };
    elements.values[index] = obj;
    elements.remainingElementsCount = elements.remainingElementsCount - 1;
    if (elements.remainingElementsCount === 0) {
      var valuesArray = elements.values;
      return ResolveCapability(elements.promiseCapability, valuesArray);
    }
    return undefined;
  }

  // 27.2.4.2.3 Promise.allSettled Reject Element Functions, steps 5 to 15, by array-combinators: see
  // ThenElement.
  function PromiseAllSettledRejectElement(index, elements, x) {
    var obj = {
      status: 'rejected',
      reason: x
    };
    elements.values[index] = obj;
    elements.remainingElementsCount = elements.remainingElementsCount - 1;
    if (elements.remainingElementsCount === 0) {
      var valuesArray = elements.values;
      return ResolveCapability(elements.promiseCapability, valuesArray);
    }
    return undefined;
  }

  function ThenInPerformPromiseAllSettled(promise, index, elements) {
    var func = promise === undefined || promise === null ? GetV(promise, 'then') : promise.then;
    if (func === intrinsicThen && IsPromise(promise)) {
      var C = UnseenSpecies(promise);
      if (C === Promise) {
        PerformAdoption(promise, index * 4 + 1, index * 4 + 2, elements);
      } else {
        var alreadyCalled = { value: false };
        ThenWithConstructor(promise, PromiseAllSettledResolveElementFunction(alreadyCalled, index, elements), PromiseAllSettledRejectElementFunction(alreadyCalled, index, elements), C);
      }
    } else {
      var alreadyCalled = { value: false };
      Call(func, promise, [
        PromiseAllSettledResolveElementFunction(alreadyCalled, index, elements),
        PromiseAllSettledRejectElementFunction(alreadyCalled, index, elements)
      ]);
    }
  }

  // 27.2.4.3.1 PerformPromiseAny ( iteratorRecord, constructor, resultCapability, promiseResolve )
  function PerformPromiseAny(iteratorRecord, constructor, resultCapability, promiseResolve) {
    var errors = $newList();
    var index = 0;
    var elements = {
      errors: errors,
      promiseCapability: resultCapability,
      remainingElementsCount: 1
    };
    while (true) {
      var next = IteratorStepValue(iteratorRecord);
      if (next === enumDone) {
        elements.remainingElementsCount = elements.remainingElementsCount - 1;
        if (elements.remainingElementsCount === 0) {
          var error = new $AggregateError('no element is fulfilled (27.2.4.3.1 PerformPromiseAny, step 4.b.ii.1)');
          DefinePropertyOrThrow(error, {
            __proto__: null,
            configurable: true,
            enumerable: false,
            writable: true,
            value: CreateArrayFromList(errors)
          });
          throw error;
        }
        return resultCapability.Promise;
      }
      errors[errors.length] = undefined;
      var nextPromise = promiseResolve === intrinsicResolve ? ResolveWith(constructor, next) : Call(promiseResolve, constructor, [next]);
      elements.remainingElementsCount = elements.remainingElementsCount + 1;
      ThenInPerformPromiseAny(nextPromise, index, elements);
      index = index + 1;
    }
  }

  // 27.2.4.3.2 Promise.any Reject Element Functions
  function PromiseAnyRejectElementFunction(alreadyCalled, index, elements) {
    return function (x) {
      if (alreadyCalled === true)
        return undefined;
      alreadyCalled = true;
      elements.errors[index] = x;
      elements.remainingElementsCount = elements.remainingElementsCount - 1;
      if (elements.remainingElementsCount === 0) {
        var error = new $AggregateError('no element is fulfilled (27.2.4.3.2 Promise.any Reject Element Functions, step 10.a)');
        DefinePropertyOrThrow(error, {
          __proto__: null,
          configurable: true,
          enumerable: false,
          writable: true,
          value: CreateArrayFromList(elements.errors)
        });
        return CallReject(elements.promiseCapability, error);
      }
      return undefined;
    };
  }

  // 27.2.4.3.2 Promise.any Reject Element Functions, steps 4 to 11, by array-combinators: see
  // ThenElement.
  function PromiseAnyRejectElement(index, elements, x) {
    elements.errors[index] = x;
    elements.remainingElementsCount = elements.remainingElementsCount - 1;
    if (elements.remainingElementsCount === 0) {
      var error = new $AggregateError('no element is fulfilled (27.2.4.3.2 Promise.any Reject Element Functions, step 10.a)');
      DefinePropertyOrThrow(error, {
        __proto__: null,
        configurable: true,
        enumerable: false,
        writable: true,
        value: CreateArrayFromList(elements.errors)
      });
      return CallReject(elements.promiseCapability, error);
    }
    return undefined;
  }

  function ThenInPerformPromiseAny(promise, index, elements) {
    var func = promise === undefined || promise === null ? GetV(promise, 'then') : promise.then;
    if (func === intrinsicThen && IsPromise(promise)) {
      var C = UnseenSpecies(promise);
      if (C === Promise) {
        PerformAdoption(promise, 'ResolveElement', index * 4 + 3, elements);
      } else {
        ThenWithConstructor(promise, ResolveOf(elements.promiseCapability), PromiseAnyRejectElementFunction(false, index, elements), C);
      }
    } else {
      Call(func, promise, [
        ResolveOf(elements.promiseCapability),
        PromiseAnyRejectElementFunction(false, index, elements)
      ]);
    }
  }

  // 27.2.4.5.1 PerformPromiseRace ( iteratorRecord, constructor, resultCapability, promiseResolve )
  function PerformPromiseRace(iteratorRecord, constructor, resultCapability, promiseResolve) {
    while (true) {
      var next = IteratorStepValue(iteratorRecord);
      if (next === enumDone) {
        return resultCapability.Promise;
      }
      var nextPromise = promiseResolve === intrinsicResolve ? ResolveWith(constructor, next) : Call(promiseResolve, constructor, [next]);
      ThenAndForget(nextPromise, ResolveOf(resultCapability), RejectOf(resultCapability));
    }
  }

  // 27.2.4.7.1 PromiseResolve ( C, x )
  function PromiseResolve(C, x) {
    if (IsPromise(x)) {
      var xConstructor = x.constructor;
      if (SameValue(xConstructor, C))
        return x;
    }
    var promiseCapability = C === Promise ? NewPromise() : declaresNoSideEffects(C) ? NewPromiseOf(C) : NewPromiseCapability(C);
    ResolveCapability(promiseCapability, x);
    return PromiseOfCapability(promiseCapability);
  }

  // 27.2.4.7 Promise.resolve, steps 2 to 3, by intrinsic-resolve: an element is resolved by the
  // steps of Promise.resolve, without a call of it. Guards: resolve-is-intrinsic (the function is
  // Promise.resolve itself).
  function ResolveWith(C, x) {
    if (!isObject(C))
      throw new $TypeError('this is not an object (27.2.4.7 Promise.resolve, step 2)');
    return PromiseResolve(C, x);
  }

  // ==== 27.2.5 Properties of the Promise Prototype Object ====

  // 27.2.5.4.1 PerformPromiseThen ( promise, onFulfilled, onRejected [ , resultCapability ] )
  function PerformPromiseThen(promise, onFulfilled, onRejected, resultCapability) {
    if (!IsCallable(onFulfilled)) {
      onFulfilled = 'Identity';
    }
    if (!IsCallable(onRejected)) {
      onRejected = 'Thrower';
    }
    if (usesContexts() && contexts.active()) {
      ThenInContext(promise, onFulfilled, onRejected, resultCapability);
      return PromiseOfCapability(resultCapability);
    }
    if ((promise._PromiseState & 3) === 0) {
      AddReaction(promise, resultCapability, onFulfilled, onRejected);
    } else if ((promise._PromiseState & 3) === 1) {
      var value = promise._PromiseResult;
      EnqueueInRing(PromiseReactionJob, resultCapability, onFulfilled, value);
    } else if ((promise._PromiseState & 3) === 2) {
      var reason = promise._PromiseResult;
      if ((promise._PromiseState & 8) === 0)
        HostPromiseRejectionTracker(promise, 'handle');
      EnqueueInRing(PromiseReactionJob, resultCapability, onRejected, reason);
    }
    promise._PromiseState = promise._PromiseState | 8;
    return PromiseOfCapability(resultCapability);
  }

  function AddReaction(promise, capability, onFulfilled, onRejected) {
    var reactions = promise._PromiseRejectReactions;
    if (reactions === undefined) {
      promise._PromiseResult = onFulfilled;
      promise._PromiseFulfillReactions = onRejected;
      promise._PromiseRejectReactions = capability;
    } else if ($isArray(reactions)) {
      AddToList(reactions, capability, onFulfilled, onRejected);
    } else {
      var list = $newList();
      AddToList(list, reactions, promise._PromiseResult, promise._PromiseFulfillReactions);
      AddToList(list, capability, onFulfilled, onRejected);
      promise._PromiseRejectReactions = list;
      promise._PromiseResult = undefined;
      promise._PromiseFulfillReactions = undefined;
    }
  }

  function AddToList(list, capability, onFulfilled, onRejected) {
    var end = list.length;
    list[end] = capability;
    list[end + 1] = onFulfilled;
    list[end + 2] = onRejected;
  }

  function ThenInContext(promise, onFulfilled, onRejected, resultCapability) {
    var context = contexts.current();
    var fulfilled = (0, function (argument) {
      contexts.run(context, function () {
        PromiseReactionJob(resultCapability, onFulfilled, argument);
      });
    });
    var rejected = (0, function (argument_) {
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

  var realm = {
    '%Promise%': Promise,
    '%PromisePrototype%': Promise.prototype
  };

  if ($inspection) {
    $defineProperty(Promise.prototype, $inspection.key, {
      __proto__: null,
      value: function inspectPromise() {
        if (!IsPromise(this))
          return this;
        if ((this._PromiseState & 3) === 1)
          return $inspection.mirror(this, inspectPromise, 'fulfilled', this._PromiseResult);
        if ((this._PromiseState & 3) === 2)
          return $inspection.mirror(this, inspectPromise, 'rejected', this._PromiseResult);
        return $inspection.mirror(this, inspectPromise, 'pending');
      },
      writable: true,
      enumerable: false,
      configurable: true
    });
  }

  var Unmade = {};

  var intrinsicThen = Promise.prototype.then;

  var Nobody = { Promise: undefined };

  function Ignore() {
  }

  function Rethrow(reason) {
    throw reason;
  }

  function then0(onFulfilled, onRejected) {
    if (!IsPromise(this))
      throw new $TypeError('then0: this is no promise');
    var fulfilled = typeof onFulfilled === 'function' ? onFulfilled : Ignore;
    var rejected = typeof onRejected === 'function' ? onRejected : Rethrow;
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

  var intrinsicResolve = Promise.resolve;

  PromiseObject.prototype = Promise.prototype;

  $giveProperties(Promise);
  $giveProperties(Promise.prototype);
  return Promise;
}
exports.Promise = undefined;
defineLazily(exports, create);
exports.create = create;
