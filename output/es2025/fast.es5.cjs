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
// Made by Error, since AggregateError itself walks a list with whatever iterator arrays have then.
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
// Whether a value is a constructor is asked of the engine: as a new.target the value is only
// looked at, since the proxy answers before anything of it runs.
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
  // an engine may take no new.target but the target
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
// The key of the method that gives an iterator, where nothing of the engine has one.
var $absentIterator = function () {
  var key = typeof Symbol === 'function' && Symbol.iterator || '@@iterator';
  return key in Array.prototype || key in String.prototype ? undefined : key;
}();
// What Node and those like it show of a promise: a promise of theirs with the same state,
// properties and prototype. One for each, since it may be reached from its own value.
var $inspection = typeof process === 'object' && process && process.versions && process.versions.node && typeof Promise === 'function' && typeof WeakMap === 'function' ? function () {
  var Native = Promise;
  var key = Symbol.for('nodejs.util.inspect.custom');
  var nothing = function () {
  };
  // of a promise its mirror, and of a mirror the state that it was made for
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
      // the library's method gives a mirror back, which is shown then; another one may ask again
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
// The scheduling flavours. A native promise that has settled runs a job in a microtask; with no
// constructor to ask, its `then` looks nothing up that user code could have replaced. The property
// is its prototype's, not its own: V8 looks up the species of all promises once one has its own.
var $microtask = function () {
  if (typeof Promise === 'function' && typeof Promise.resolve === 'function') {
    // before there were species, `then` constructed what it found here
    var value = typeof Symbol === 'function' && Symbol.species ? undefined : Promise;
    var prototype = Object.create(Promise.prototype, { constructor: { value: value } });
    return Promise.prototype.then.bind(Object.setPrototypeOf(Promise.resolve(), prototype));
  }
  return typeof queueMicrotask === 'function' ? queueMicrotask : undefined;
}();
var $nextTick = typeof process === 'object' && typeof process.nextTick === 'function' ? process.nextTick.bind(process) : undefined;
var $setImmediate = typeof setImmediate === 'function' ? setImmediate : undefined;
var $setTimeout = typeof setTimeout === 'function' ? setTimeout : undefined;
// Maps whose methods are those that there were when the library was loaded; a weak one keeps no
// key alive.
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
// A promise of the host that is rejected in place of another, and handled when that one is. Events
// show the other one. A page's listener of the capturing phase comes before all others; one on
// Node's process would change how the process ends, so it is `emit` that knows better, from the
// first report on.
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
// Loaded here, whatever is put in its place later; a bundler for browsers is not to follow it.
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
// An empty List that inherits nothing: storing at its end meets no setter of Array.prototype.
var $newList = function () {
  var detach = Object.setPrototypeOf || function (object) {
    object.__proto__ = null;
    return object;
  };
  return function () {
    return detach([], null);
  };
}();
// An array of a List's elements. A rest parameter is made by the engine, whatever user code did to
// Array.prototype; a call takes only so many arguments, where the stack has room for them. Where
// there are species, slice asks for one and then copies element by element.
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
// What a promise has of its state; a revoked proxy throws whatever is read of it.
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
// Get(C, @@species): by its name where it is a string, since old engines call no getter fast that
// is read by a variable.
var $speciesOf = function () {
  var species = typeof Symbol === 'function' && Symbol.species;
  return species ? function (C) {
    return C[species];
  } : function (C) {
    return C['@@species'];
  };
}();
// How engines without Reflect, which applies as fast, walk arrays: the method, its next as a
// property, and its getter. Engines that look no getter up have none: no text is an array.
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
// An engine that keeps the properties of an object in a table gives them places again when the
// object is made a prototype.
var $giveProperties = function (object) {
  function Probe() {
  }
  Probe.prototype = object;
  return new Probe();
};

// Stands in for a prototype: an object that `new` of a subclass has made from it already.
function Receiver(object) {
  this.object = object;
}

// How Node keeps the context of asynchronous code (AsyncLocalStorage, domains).
function asyncContext() {
  var Resource = $asyncHooks && $asyncHooks.AsyncResource;
  var Storage = $asyncHooks && $asyncHooks.AsyncLocalStorage;
  var runInScope = Resource && Resource.prototype.runInAsyncScope;
  if (!Storage || typeof runInScope !== 'function')
    return undefined;
  var host = process;
  var outside = new Resource('PROMISE_JOB');
  // where storages are no hooks, the number of hooks tells nothing, whether the host counts them or not
  var isHook = '_enable' in Storage.prototype;
  var frame = isHook ? undefined : symbolsOf(outside, 'context_frame')[0];
  // loaded in a context, a library is outside of it all the same
  if (frame !== undefined)
    outside[frame] = undefined;
  symbolsOf(outside, 'kResourceStore').forEach(function (store) {
    delete outside[store];
  });
  var currentFrame = currentFrameOf(Resource, Storage, outside, frame);
  var counts = isHook ? countsOfHooks() : undefined;
  var emitter = emitterOf(host);
  // constants of this scope, which engines compile into who asks; without counts it is always asked
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
      // a job that ran in a context leaves none
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
      // a domain is entered by what was made in it, and left by nothing
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
    var resource = new Resource('PROMISE_JOB', 1);
    return resource[frame] === undefined && resource.domain === undefined ? undefined : resource;
  };
}

// Part of asyncContext.
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

// Part of asyncContext.
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

// Part of asyncContext.
function emitterOf(host) {
  var prototype = Object.getPrototypeOf(host);
  var emitter = prototype && Object.getPrototypeOf(prototype);
  return emitter ? emitter.constructor : {};
}

// Part of asyncContext.
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

// The properties of a host's object that only a description names.
function symbolsOf(object, description) {
  return Object.getOwnPropertySymbols(object).filter(function (symbol) {
    return symbol.description === description;
  });
}

// An option that no library knows is a mistake.
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

// A value that is made when it is first asked for: a host that has no way to run jobs can load the
// file, and pass one.
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

// How a job is run later: a flavour by its name, or a function that is given a job. Without one it
// is a microtask, or else the best that the host has.
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

// A job runs in the context that its `then` was called in, whoever settles the promise. While no
// context is in use, nothing is kept.
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
      var context = take();
      return function () {
        var list = arguments;
        var receiver = this;
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

// What becomes of rejected promises that nobody handles: each that has no handler when no job
// waits any more gets a mirror, a promise of the host that is rejected with the same reason, and
// handled when the promise is.
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
    /** Counts the turns that wait: whoever attaches a handler in one of them is in time. */
    enqueue: function (job) {
      var waiting = job;
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

// Calls what a user gave, in turns of their own: a promise that is rejected runs no code of users.
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

// Names and lengths are configurable since ES2015; older engines keep what they gave.
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

// Where there is no new.target: `this` of a construction is fresh and inherits from the
// constructor. `this` of a subclass becomes the promise: who says `Promise.call(this, executor)`
// asks for no result.
function newTargetOf(receiver, constructor, initialized) {
  if (initialized || !(receiver instanceof constructor))
    return undefined;
  var prototype = $getPrototypeOf(receiver);
  return prototype === constructor.prototype ? constructor : { prototype: new Receiver(receiver) };
}

// ==== The library: one of its own for each call of create ====

// A library of its own: its promises are of its own constructor, its jobs in a queue of its own.
function create(options) {
  checkOptions(options);
  var contexts = trackContexts(options && options.context);
  var usesContexts = contexts.inUse;
  var scheduler = contexts.outside(chooseScheduler(options && options.scheduler));
  var unhandled = trackUnhandled(options && options.rejections, scheduler, contexts);
  var enqueue = unhandled.enqueue;

  // Values of the standard alone, such as ~empty~: each is an object of its own, which no value of a
  // program equals.
  var enumDone = { name: 'done' };

  // By type-tests: Type, IsCallable, SameValue and IsPromise become the cheapest exact JavaScript
  // test.
  function isObject(x) {
    // document.all is an object whose typeof is undefined
    return typeof x === 'object' ? x !== null : typeof x === 'function' || typeof x === 'undefined' && x !== undefined;
  }

  // By try-catch-isolation: each protected region calls a small helper that holds the try.
  var failed = {};
  var failure;

  // By try-catch-isolation: see failed.
  function takeFailure() {
    var taken = failure;
    failure = undefined;
    return taken;
  }

  // By try-catch-isolation: see failed.
  function tryIteratorClose(argument1, argument2) {
    try {
      return IteratorClose(argument1, argument2);
    } catch (thrown) {
      failure = thrown;
      return failed;
    }
  }

  // By try-catch-isolation: see failed.
  function tryCountElement(argument1) {
    try {
      return CountElement(argument1);
    } catch (thrown) {
      failure = thrown;
      return failed;
    }
  }

  // By try-catch-isolation: see failed.
  function tryPerformPromiseRace(argument1, argument2, argument3, argument4) {
    try {
      return PerformPromiseRace(argument1, argument2, argument3, argument4);
    } catch (thrown) {
      failure = thrown;
      return failed;
    }
  }

  // By try-catch-isolation: see failed.
  function tryPerformPromiseAny(argument1, argument2, argument3, argument4) {
    try {
      return PerformPromiseAny(argument1, argument2, argument3, argument4);
    } catch (thrown) {
      failure = thrown;
      return failed;
    }
  }

  // By try-catch-isolation: see failed.
  function tryPerformPromiseAllSettled(argument1, argument2, argument3, argument4) {
    try {
      return PerformPromiseAllSettled(argument1, argument2, argument3, argument4);
    } catch (thrown) {
      failure = thrown;
      return failed;
    }
  }

  // By try-catch-isolation: see failed.
  function tryPerformPromiseAll(argument1, argument2, argument3, argument4) {
    try {
      return PerformPromiseAll(argument1, argument2, argument3, argument4);
    } catch (thrown) {
      failure = thrown;
      return failed;
    }
  }

  // By try-catch-isolation: see failed.
  function tryGetIterator(argument1) {
    try {
      return GetIterator(argument1);
    } catch (thrown) {
      failure = thrown;
      return failed;
    }
  }

  // By try-catch-isolation: see failed.
  function tryGetPromiseResolve(argument1) {
    try {
      return GetPromiseResolve(argument1);
    } catch (thrown) {
      failure = thrown;
      return failed;
    }
  }

  // By try-catch-isolation: see failed.
  function tryFunction2(code, argument1, argument2) {
    try {
      return code(argument1, argument2);
    } catch (thrown) {
      failure = thrown;
      return failed;
    }
  }

  // By try-catch-isolation: see failed.
  function tryThenWithConstructor(argument1, argument2, argument3, argument4) {
    try {
      return ThenWithConstructor(argument1, argument2, argument3, argument4);
    } catch (thrown) {
      failure = thrown;
      return failed;
    }
  }

  // By try-catch-isolation: see failed.
  function tryUnseenSpecies(argument1) {
    try {
      return UnseenSpecies(argument1);
    } catch (thrown) {
      failure = thrown;
      return failed;
    }
  }

  // By try-catch-isolation: see failed.
  function tryRunElement(argument1, argument2, argument3) {
    try {
      return RunElement(argument1, argument2, argument3);
    } catch (thrown) {
      failure = thrown;
      return failed;
    }
  }

  // By try-catch-isolation: see failed.
  function tryFunction1(code, argument1) {
    try {
      return code(argument1);
    } catch (thrown) {
      failure = thrown;
      return failed;
    }
  }

  // By try-catch-isolation: see failed.
  function tryGet_then(argument1) {
    try {
      return argument1.then;
    } catch (thrown) {
      failure = thrown;
      return failed;
    }
  }

  // By try-catch-isolation: see failed.
  function tryGetMethod(argument1) {
    try {
      return GetMethod(argument1, 'return');
    } catch (thrown) {
      failure = thrown;
      return failed;
    }
  }

  // By try-catch-isolation: see failed.
  function tryIteratorValue(argument1) {
    try {
      return IteratorValue(argument1);
    } catch (thrown) {
      failure = thrown;
      return failed;
    }
  }

  // By try-catch-isolation: see failed.
  function tryIteratorComplete(argument1) {
    try {
      return IteratorComplete(argument1);
    } catch (thrown) {
      failure = thrown;
      return failed;
    }
  }

  // By try-catch-isolation: see failed.
  function tryCallOf3(argument1, argument2, argument3) {
    try {
      return Call(argument1, argument2, argument3);
    } catch (thrown) {
      failure = thrown;
      return failed;
    }
  }

  // By try-catch-isolation: see failed.
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

  // By remembered-constructors: the last constructor, and the last one that declared itself pure,
  // are remembered.
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

  // HostKeepContext, a primitive. What the host does in HostMakeJobCallback: a function that calls
  // the callback in the context in use, or the callback itself.
  function HostKeepContext(callback) {
    return usesContexts() && contexts.active() ? contexts.bind(callback) : callback;
  }

  // ==== Jobs: the queue, and how it is flushed ====

  // By job-queue: jobs go into a ring of blocks of slots that is flushed once per turn. Guards:
  // exact-interleaving (the user asked for one turn per job).
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

  // By job-queue: see SLOTS_PER_JOB.
  // Slots are defined once, so that storing meets no setter of Array.prototype.
  function newBlock(next) {
    var block = $newList();
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

  // By joined-elements: elements of all that are fulfilled one after the other are one job. Guards:
  // is-element (the reaction is that of an element of all, fulfilled); joins-elements (the last job
  // that waits is of elements of the same all).
  function EnqueueReaction(capability, handler, argument) {
    if (typeof handler === 'number' && handler % 4 === 0)
      EnqueueElement(capability, handler / 4, argument);
    else
      EnqueueInRing(PromiseReactionJob, capability, handler, argument);
  }

  // 27.2.4.1.3 Promise.all Resolve Element Functions, steps 4 to 8, by joined-elements: see
  // EnqueueReaction.
  function EnqueueElement(elements, index, x) {
    // 4. Let index be F.[[Index]]. [by slot-closures]
    // 5. Let values be F.[[Values]]. [by slot-closures]
    // 6. Let promiseCapability be F.[[Capability]]. [by slot-closures]
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

  // By created-objects: %Promise.prototype% is %PromisePrototype%, and OrdinaryObjectCreate of slots
  // is ObjectCreate.
  // ObjectCreate, a primitive. Internal slots are stamped on the new object; nothing of it can be
  // seen from outside. An object without them is a plain one.
  function ObjectCreate(proto) {
    var obj = proto instanceof Receiver ? proto.object : $create(proto);
    obj._PromiseState = undefined;
    obj._PromiseResult = undefined;
    obj._PromiseFulfillReactions = undefined;
    obj._PromiseRejectReactions = undefined;
    return obj;
  }

  // By call-specialisation: operations with known arguments become the JavaScript operation that
  // they are.
  // An empty object of %Promise%: engines make it faster than Object.create.
  function PromiseObject() {
    this._PromiseState = undefined;
    this._PromiseResult = undefined;
    this._PromiseFulfillReactions = undefined;
    this._PromiseRejectReactions = undefined;
  }

  // ArrayIterator, a primitive. For engines that have arrays but no iterators.
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
    // 1. Let success be ? O.[[DefineOwnProperty]](P, desc).
    var success = $defineProperty(O, 'errors', desc);
    // 2. If success is false, throw a TypeError exception.
    if (success === false)
      throw new $TypeError('success is false (7.3.8 DefinePropertyOrThrow, step 2)');
    // 3. Return unused.
    return undefined;
  }

  // 7.3.10 GetMethod ( V, P )
  function GetMethod(V, P) {
    // 1. Let func be ? GetV(V, P).
    var func = GetV(V, P);
    // 2. If func is either undefined or null, return undefined.
    if (func === undefined || func === null)
      return undefined;
    // 3. If IsCallable(func) is false, throw a TypeError exception.
    if (!IsCallable(func))
      throw new $TypeError('func is not a function (7.3.10 GetMethod, step 3)');
    // 4. Return func.
    return func;
  }

  // 7.3.17 CreateArrayFromList ( elements )
  function CreateArrayFromList(elements) {
    // 1. Let array be ! ArrayCreate(0).
    // 2. Let n be 0.
    // 3. For each element e of elements, do
    // 3.a. Perform ! CreateDataPropertyOrThrow(array, ! ToString(𝔽(n)), e). [by list-stores]
    // 3.b. Set n to n + 1. [by list-stores]
    // 4. Return array.
    return $arrayOfList(elements);
  }

  // 7.3.22 SpeciesConstructor ( O, defaultConstructor )
  function SpeciesConstructor(O) {
    // 1. Let C be ? Get(O, "constructor").
    var C = O.constructor;
    // 2. If C is undefined, return defaultConstructor.
    if (C === undefined)
      return Promise;
    // 3. If C is not an Object, throw a TypeError exception.
    if (!isObject(C))
      throw new $TypeError('C is not an object (7.3.22 SpeciesConstructor, step 3)');
    // 4. Let S be ? Get(C, %Symbol.species%).
    var S = $speciesOf(C);
    // 5. If S is either undefined or null, return defaultConstructor.
    if (S === undefined || S === null)
      return Promise;
    // 6. If IsConstructor(S) is true, return S.
    if (S === Promise || IsConstructor(S))
      return S;
    // 7. Throw a TypeError exception.
    throw new $TypeError('S is not a constructor (7.3.22 SpeciesConstructor, step 7)');
  }

  // By pure-species: a promise of a pure subclass is adopted without a derived promise, as one of
  // %Promise%. Guards: species-is-pure (the species is a subclass that is pure).
  function UnseenSpecies(promise) {
    var species = SpeciesConstructor(promise);
    return species === Promise || declaresNoSideEffects(species) ? Promise : species;
  }

  // ==== 7.4 Operations on Iterator Objects ====

  // 7.4.2 GetIteratorDirect ( obj )
  function GetIteratorDirect(obj) {
    // 1. Let nextMethod be ? Get(obj, "next").
    var nextMethod = obj.next;
    // 2. Let iteratorRecord be the Iterator Record { [[Iterator]]: obj, [[NextMethod]]: nextMethod, [[Done]]: false }.
    var iteratorRecord = {
      Iterator: obj,
      NextMethod: nextMethod,
      Done: false
    };
    // 3. Return iteratorRecord.
    return iteratorRecord;
  }

  // 7.4.3 GetIteratorFromMethod ( obj, method )
  function GetIteratorFromMethod(obj, method) {
    var isOwn = method === ($arrayIteration.method || ArrayIterator) && !$arrayIteration.getter();
    // 1. Let iterator be ? Call(method, obj).
    var iterator = typeof method === 'function' ? $apply(method, obj, []) : Call(method, obj);
    // 2. If iterator is not an Object, throw a TypeError exception.
    if (!isObject(iterator))
      throw new $TypeError('iterator is not an object (7.4.3 GetIteratorFromMethod, step 2)');
    // 3. Return ? GetIteratorDirect(iterator).
    return OwnNext(GetIteratorDirect(iterator), isOwn);
  }

  // By own-next: an array's iterator, which nobody sees, is called by its own method. Guards:
  // array-iteration (the iterator is an array’s, and unseen).
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
    // 1. If kind is async, then [no code: every call gives the parameter the same value]
    // 1.a. Let method be ? GetMethod(obj, %Symbol.asyncIterator%).
    // 1.b. If method is undefined, then
    // 1.b.i. Let syncMethod be ? GetMethod(obj, %Symbol.iterator%).
    // 1.b.ii. If syncMethod is undefined, throw a TypeError exception.
    // 1.b.iii. Let syncIteratorRecord be ? GetIteratorFromMethod(obj, syncMethod).
    // 1.b.iv. Return CreateAsyncFromSyncIterator(syncIteratorRecord).
    // 2. Else, [no code: every call gives the parameter the same value]
    // 2.a. Let method be ? GetMethod(obj, %Symbol.iterator%).
    var method = GetMethod(obj, $iterator);
    // 3. If method is undefined, throw a TypeError exception.
    if (method === undefined)
      throw new $TypeError((typeof obj === 'object' || typeof obj === 'function' || typeof obj === 'symbol' ? 'the ' + typeof obj : obj) + ' is not iterable (7.4.4 GetIterator, step 3)');
    // 4. Return ? GetIteratorFromMethod(obj, method).
    return GetIteratorFromMethod(obj, method);
  }

  // 7.4.6 IteratorNext ( iteratorRecord [ , value ] )
  function IteratorNext(iteratorRecord) {
    // 1. If value is absent, then
    // 2. Else, [by known-arguments]
    // 2.a. Let result be Completion(Call(iteratorRecord.[[NextMethod]], iteratorRecord.[[Iterator]], « value »)).
    var result;
    var resultThrew = false;
    // 1.a. Let result be Completion(Call(iteratorRecord.[[NextMethod]], iteratorRecord.[[Iterator]])).
    result = tryCall(iteratorRecord.NextMethod, iteratorRecord.Iterator);
    if (result === failed) {
      result = takeFailure();
      resultThrew = true;
    }
    // 3. If result is an abrupt completion, then
    if (resultThrew) {
      // 3.a. Set iteratorRecord.[[Done]] to true.
      iteratorRecord.Done = true;
      // 3.b. Return ? result.
      throw result;
    }
    // 4. Set result to ! result. [no code: the variable has that value already: a normal completion is its value]
    // 5. If result is not an Object, then
    if (!isObject(result)) {
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
    return !!iteratorResult.done;
  }

  // 7.4.8 IteratorValue ( iteratorResult )
  function IteratorValue(iteratorResult) {
    // 1. Return ? Get(iteratorResult, "value").
    return iteratorResult.value;
  }

  // 7.4.9 IteratorStep ( iteratorRecord )
  function IteratorStep(iteratorRecord) {
    // 1. Let result be ? IteratorNext(iteratorRecord).
    var result = IteratorNext(iteratorRecord);
    // 2. Let done be Completion(IteratorComplete(result)).
    var done;
    var doneThrew = false;
    done = tryIteratorComplete(result);
    if (done === failed) {
      done = takeFailure();
      doneThrew = true;
    }
    // 3. If done is an abrupt completion, then
    if (doneThrew) {
      // 3.a. Set iteratorRecord.[[Done]] to true.
      iteratorRecord.Done = true;
      // 3.b. Return ? done.
      throw done;
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
    var result = IteratorStep(iteratorRecord);
    // 2. If result is done, then
    if (result === enumDone) {
      // 2.a. Return done.
      return enumDone;
    }
    // 3. Let value be Completion(IteratorValue(result)).
    var value;
    var valueThrew = false;
    value = tryIteratorValue(result);
    if (value === failed) {
      value = takeFailure();
      valueThrew = true;
    }
    // 4. If value is an abrupt completion, then
    if (valueThrew) {
      // 4.a. Set iteratorRecord.[[Done]] to true.
      iteratorRecord.Done = true;
    }
    // 5. Return ? value.
    if (valueThrew)
      throw value;
    return value;
  }

  // 7.4.11 IteratorClose ( iteratorRecord, completion )
  function IteratorClose(iteratorRecord, completion) {
    // 1. Assert: iteratorRecord.[[Iterator]] is an Object.
    // 2. Let iterator be iteratorRecord.[[Iterator]].
    if (iteratorRecord.NextMethod === OwnNext) {
      iteratorRecord.NextMethod = iteratorRecord.Iterator.next;
      if ($arrayIteration.value)
        delete iteratorRecord.Iterator.next;
    }
    var iterator = iteratorRecord.Iterator;
    // 3. Let innerResult be Completion(GetMethod(iterator, "return")).
    var innerResult;
    var innerResultThrew = false;
    innerResult = tryGetMethod(iterator);
    if (innerResult === failed) {
      innerResult = takeFailure();
      innerResultThrew = true;
    }
    // 4. If innerResult is not an abrupt completion, then
    if (!innerResultThrew) {
      // 4.a. Let return be innerResult.[[Value]].
      var return_ = innerResult;
      // 4.b. If return is undefined, return ? completion.
      if (return_ === undefined) {
        throw completion;
      }
      // 4.c. Set innerResult to Completion(Call(return, iterator)).
      innerResult = tryCall(return_, iterator);
      if (innerResult === failed) {
        takeFailure();
      }
    }
    // 5. If completion is an abrupt completion, return ? completion.
    // 6. If innerResult is an abrupt completion, return ? innerResult. [by known-arguments]
    // 7. If innerResult.[[Value]] is not an Object, throw a TypeError exception. [by known-arguments]
    // 8. Return ? completion. [by known-arguments]
    throw completion;
  }

  // ==== 10.1 Ordinary Object Internal Methods and Internal Slots ====

  // 10.1.13 OrdinaryCreateFromConstructor ( constructor, intrinsicDefaultProto [ , internalSlotsList ] )
  function OrdinaryCreateFromConstructor(constructor) {
    // 1. Assert: intrinsicDefaultProto names an intrinsic prototype object.
    // 2. Let proto be ? GetPrototypeFromConstructor(constructor, intrinsicDefaultProto).
    var proto = GetPrototypeFromConstructor(constructor);
    // 3. If internalSlotsList was passed, let slotsList be internalSlotsList.
    // 4. Else, let slotsList be « ». [by created-objects]
    // 5. Return OrdinaryObjectCreate(proto, slotsList).
    return ObjectCreate(proto);
  }

  // 10.1.14 GetPrototypeFromConstructor ( constructor, intrinsicDefaultProto )
  function GetPrototypeFromConstructor(constructor) {
    // 1. Assert: intrinsicDefaultProto names an intrinsic prototype object.
    // 2. Let proto be ? Get(constructor, "prototype").
    var proto = constructor.prototype;
    // 3. If proto is not an Object, then
    if (!isObject(proto)) {
      // 3.a. Let realm be ? GetFunctionRealm(constructor).
      var realm = GetFunctionRealm(constructor);
      // 3.b. Set proto to realm's intrinsic object named intrinsicDefaultProto.
      proto = realm['%PromisePrototype%'];
    }
    // 4. Return proto.
    return proto;
  }

  // ==== 27.2.1 Promise Abstract Operations ====

  // 27.2.1.3 CreateResolvingFunctions ( promise )
  function CreateResolvingFunctions(promise) {
    // 1. Let alreadyResolved be the Record { [[Value]]: false }.
    var alreadyResolved = false;
    // 2. Let stepsResolve be the steps of sec-promise-resolve-functions. [no code: its steps are the code of the function object]
    // 3. Let lengthResolve be the parameter count of sec-promise-resolve-functions. [no code: the function object has that length by itself]
    // 4. Let resolve be CreateBuiltinFunction(stepsResolve, lengthResolve, "", « [[Promise]], [[AlreadyResolved]] »).
    // 5. Set resolve.[[Promise]] to promise.
    // 6. Set resolve.[[AlreadyResolved]] to alreadyResolved.
    var resolve = (0, function (resolution) {
      // 27.2.1.3.2, 1. Let F be the active function object. [no code: the code is the function object, and closes over its slots]
      // 27.2.1.3.2, 2. Assert: F.[[Promise]] holds an Object.
      // 27.2.1.3.2, 3. Let promise be F.[[Promise]]. [by slot-closures]
      // 27.2.1.3.2, 4. Let alreadyResolved be F.[[AlreadyResolved]]. [by slot-closures]
      // 27.2.1.3.2, 5. If alreadyResolved.[[Value]] is true, return undefined.
      if (alreadyResolved === true)
        return undefined;
      // 27.2.1.3.2, 6. Set alreadyResolved.[[Value]] to true.
      alreadyResolved = true;
      // 27.2.1.3.2, 8. If resolution is not an Object, then
      if (!isObject(resolution)) {
        // 27.2.1.3.2, 8.a. Perform FulfillPromise(promise, resolution).
        // 27.2.1.3.2, 8.b. Return undefined.
        return FulfillPromise(promise, resolution);
      }
      // By values-first.
      return ResolveWithObject(promise, resolution);
    });
    // 7. Let stepsReject be the steps of sec-promise-reject-functions. [no code: its steps are the code of the function object]
    // 8. Let lengthReject be the parameter count of sec-promise-reject-functions. [no code: the function object has that length by itself]
    // 9. Let reject be CreateBuiltinFunction(stepsReject, lengthReject, "", « [[Promise]], [[AlreadyResolved]] »).
    // 10. Set reject.[[Promise]] to promise.
    // 11. Set reject.[[AlreadyResolved]] to alreadyResolved.
    var reject = (0, function (reason) {
      // 27.2.1.3.1, 1. Let F be the active function object. [no code: the code is the function object, and closes over its slots]
      // 27.2.1.3.1, 2. Assert: F.[[Promise]] holds an Object.
      // 27.2.1.3.1, 3. Let promise be F.[[Promise]]. [by slot-closures]
      // 27.2.1.3.1, 4. Let alreadyResolved be F.[[AlreadyResolved]]. [by slot-closures]
      // 27.2.1.3.1, 5. If alreadyResolved.[[Value]] is true, return undefined.
      if (alreadyResolved === true)
        return undefined;
      // 27.2.1.3.1, 6. Set alreadyResolved.[[Value]] to true.
      alreadyResolved = true;
      // 27.2.1.3.1, 7. Perform RejectPromise(promise, reason).
      // 27.2.1.3.1, 8. Return undefined.
      return RejectPromise(promise, reason);
    });
    // 12. Return the Record { [[Resolve]]: resolve, [[Reject]]: reject }.
    return {
      Resolve: resolve,
      Reject: reject
    };
  }

  // 27.2.1.3.1 Promise Reject Functions, by resolver-split: the constructor's resolving functions
  // keep their flag in the promise, not in a record.
  function FirstPromiseRejectFunction(promise) {
    return function (reason) {
      // By capability-bypass.
      return RejectFirst(promise, reason);
    };
  }

  // 27.2.1.3.1 Promise Reject Functions, steps 1 to 8, by capability-bypass: for %Promise% itself a
  // capability is the promise: no executor, no functions, no record. Guards: is-intrinsic (C is
  // %Promise% itself).
  function RejectFirst(promise, reason) {
    // 1. Let F be the active function object. [no code: the code is the function object, and closes over its slots]
    // 2. Assert: F.[[Promise]] holds an Object.
    // 3. Let promise be F.[[Promise]]. [by slot-closures]
    // 4. Let alreadyResolved be F.[[AlreadyResolved]]. [by slot-closures]
    // 5. If alreadyResolved.[[Value]] is true, return undefined.
    if ((promise._PromiseState & 4 /* ALREADY_RESOLVED */) !== 0)
      return undefined;
    // 6. Set alreadyResolved.[[Value]] to true.
    promise._PromiseState = promise._PromiseState | 4 /* ALREADY_RESOLVED */;
    // 7. Perform RejectPromise(promise, reason).
    // 8. Return undefined.
    return RejectPromise(promise, reason);
  }

  // 27.2.1.3.2 Promise Resolve Functions, by resolver-split: see FirstPromiseRejectFunction.
  function FirstPromiseResolveFunction(promise) {
    return function (resolution) {
      // By capability-bypass.
      return ResolvePromise(promise, resolution);
    };
  }

  // 27.2.1.3.2 Promise Resolve Functions, steps 1 to 8, by capability-bypass: see RejectFirst.
  function ResolvePromise(promise, resolution) {
    // 1. Let F be the active function object. [no code: the code is the function object, and closes over its slots]
    // 2. Assert: F.[[Promise]] holds an Object.
    // 3. Let promise be F.[[Promise]]. [by slot-closures]
    // 4. Let alreadyResolved be F.[[AlreadyResolved]]. [by slot-closures]
    // 5. If alreadyResolved.[[Value]] is true, return undefined.
    if ((promise._PromiseState & 4 /* ALREADY_RESOLVED */) !== 0)
      return undefined;
    // 6. Set alreadyResolved.[[Value]] to true.
    promise._PromiseState = promise._PromiseState | 4 /* ALREADY_RESOLVED */;
    // 8. If resolution is not an Object, then
    if (!isObject(resolution)) {
      // 8.a. Perform FulfillPromise(promise, resolution).
      // 8.b. Return undefined.
      return FulfillPromise(promise, resolution);
    }
    // By values-first.
    return ResolveWithObject(promise, resolution);
  }

  // 27.2.1.3.2 Promise Resolve Functions, steps 7 to 16, by values-first: resolving asks first
  // whether the value is an object; what an object needs is a function of its own.
  function ResolveWithObject(promise, resolution) {
    // 7. If SameValue(resolution, promise) is true, then
    if (resolution === promise) {
      // 7.a. Let selfResolutionError be a newly created TypeError object.
      var selfResolutionError = new $TypeError('resolution and promise are the same (27.2.1.3.2 Promise Resolve Functions, step 7.a)');
      // 7.b. Perform RejectPromise(promise, selfResolutionError).
      // 7.c. Return undefined.
      return RejectPromise(promise, selfResolutionError);
    }
    // 9. Let then be Completion(Get(resolution, "then")).
    var then;
    var thenThrew = false;
    then = tryGet_then(resolution);
    if (then === failed) {
      then = takeFailure();
      thenThrew = true;
    }
    // 10. If then is an abrupt completion, then
    if (thenThrew) {
      // 10.a. Perform RejectPromise(promise, then.[[Value]]).
      // 10.b. Return undefined.
      return RejectPromise(promise, then);
    }
    // 11. Let thenAction be then.[[Value]].
    var thenAction = then;
    // 12. If IsCallable(thenAction) is false, then
    if (!IsCallable(thenAction)) {
      // 12.a. Perform FulfillPromise(promise, resolution).
      // 12.b. Return undefined.
      return FulfillPromise(promise, resolution);
    }
    // 13. Let thenJobCallback be HostMakeJobCallback(thenAction).
    // 14. Let job be NewPromiseResolveThenableJob(promise, resolution, thenJobCallback).
    // 15. Perform HostEnqueuePromiseJob(job.[[Job]], job.[[Realm]]).
    EnqueueInRing(PromiseResolveThenableJob, promise, resolution, HostKeepContext(thenAction));
    // 16. Return undefined.
    return undefined;
  }

  // 27.2.1.4 FulfillPromise ( promise, value )
  function FulfillPromise(promise, value) {
    // 1. Assert: promise.[[PromiseState]] is pending.
    // 2. Let reactions be promise.[[PromiseFulfillReactions]].
    var handler = promise._PromiseResult;
    var reactions = promise._PromiseRejectReactions;
    // 3. Set promise.[[PromiseResult]] to value.
    promise._PromiseResult = value;
    // 4. Set promise.[[PromiseFulfillReactions]] to undefined.
    promise._PromiseFulfillReactions = undefined;
    // 5. Set promise.[[PromiseRejectReactions]] to undefined.
    promise._PromiseRejectReactions = undefined;
    // 6. Set promise.[[PromiseState]] to fulfilled.
    promise._PromiseState = promise._PromiseState & 12 /* ~STATE */ | 1 /* FULFILLED */;
    // 7. Perform TriggerPromiseReactions(reactions, value).
    // 8. Return unused.
    return TriggerPromiseReactions(reactions, handler, value, 1);
  }

  // 27.2.1.5 NewPromiseCapability ( C )
  function NewPromiseCapability(C) {
    // 1. If IsConstructor(C) is false, throw a TypeError exception.
    if (!IsConstructor(C))
      throw new $TypeError('C is not a constructor (27.2.1.5 NewPromiseCapability, step 1)');
    // 2. NOTE: C has to call its argument as the Promise constructor calls an executor. The checks below find out whether it did.
    // 3. Let resolvingFunctions be the Record { [[Resolve]]: undefined, [[Reject]]: undefined }.
    var promiseCapability = {
      Promise: undefined,
      Resolve: undefined,
      Reject: undefined
    };
    // 4. Let executorClosure be a new Abstract Closure with parameters (resolve, reject) that captures resolvingFunctions and performs the following steps when called: [no code: its steps are the code of the function object]
    // 5. Let executor be CreateBuiltinFunction(executorClosure, 2, "", « »).
    var executor = (0, function (resolve, reject) {
      // 4.a. If resolvingFunctions.[[Resolve]] is not undefined, throw a TypeError exception.
      if (promiseCapability.Resolve !== undefined)
        throw new $TypeError('resolvingFunctions.[[Resolve]] is not undefined (27.2.1.5 NewPromiseCapability, step 4.a)');
      // 4.b. If resolvingFunctions.[[Reject]] is not undefined, throw a TypeError exception.
      if (promiseCapability.Reject !== undefined)
        throw new $TypeError('resolvingFunctions.[[Reject]] is not undefined (27.2.1.5 NewPromiseCapability, step 4.b)');
      // 4.c. Set resolvingFunctions.[[Resolve]] to resolve.
      promiseCapability.Resolve = resolve;
      // 4.d. Set resolvingFunctions.[[Reject]] to reject.
      promiseCapability.Reject = reject;
      // 4.e. Return undefined.
      return undefined;
    });
    // 6. Let promise be ? Construct(C, « executor »).
    var promise = new C(executor);
    // 7. If IsCallable(resolvingFunctions.[[Resolve]]) is false, throw a TypeError exception.
    if (!IsCallable(promiseCapability.Resolve))
      throw new $TypeError('resolvingFunctions.[[Resolve]] is not a function (27.2.1.5 NewPromiseCapability, step 7)');
    // 8. If IsCallable(resolvingFunctions.[[Reject]]) is false, throw a TypeError exception.
    if (!IsCallable(promiseCapability.Reject))
      throw new $TypeError('resolvingFunctions.[[Reject]] is not a function (27.2.1.5 NewPromiseCapability, step 8)');
    promiseCapability.Promise = promise;
    // 9. Return the PromiseCapability { [[Promise]]: promise, [[Resolve]]: resolvingFunctions.[[Resolve]], [[Reject]]: resolvingFunctions.[[Reject]] }.
    return promiseCapability;
  }

  // By capability-bypass: see RejectFirst.
  function ResolveCapability(capability, value) {
    if (capability._PromiseState !== undefined)
      return ResolvePromise(capability, value);
    return (0, capability.Resolve)(value);
  }

  // By capability-bypass: see RejectFirst.
  function RejectCapability(capability, reason) {
    if (capability._PromiseState !== undefined)
      return RejectFirst(capability, reason);
    return (0, capability.Reject)(reason);
  }

  // By capability-bypass: see RejectFirst.
  function PromiseOfCapability(capability) {
    return capability._PromiseState !== undefined ? capability : capability.Promise;
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

  // 27.2.3.1 Promise, steps 3 to 8, by capability-bypass: see RejectFirst.
  function NewPromise() {
    // 3. Let promise be ? OrdinaryCreateFromConstructor(NewTarget, "%Promise.prototype%", « [[PromiseState]], [[PromiseResult]], [[PromiseFulfillReactions]], [[PromiseRejectReactions]], [[PromiseIsHandled]] »).
    var promise = new PromiseObject();
    // 4. Set promise.[[PromiseState]] to pending.
    promise._PromiseState = 0 /* PENDING */;
    // 5. Set promise.[[PromiseResult]] to empty.
    promise._PromiseResult = undefined;
    // 6. Set promise.[[PromiseFulfillReactions]] to « ».
    promise._PromiseFulfillReactions = undefined;
    // 7. Set promise.[[PromiseRejectReactions]] to « ».
    promise._PromiseRejectReactions = undefined;
    // 8. Set promise.[[PromiseIsHandled]] to false. [by state-bits]
    // 27.2.1.5, 9. Return the PromiseCapability { [[Promise]]: promise, [[Resolve]]: resolvingFunctions.[[Resolve]], [[Reject]]: resolvingFunctions.[[Reject]] }.
    return promise;
  }

  // By remembered-constructors: see noClass.
  var lastDeclared = noClass;

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

  // 27.2.3.1 Promise, steps 3 to 8, by declared-pure: see NewIntrinsicCapabilityOf.
  function NewPromiseOf(C) {
    // 3. Let promise be ? OrdinaryCreateFromConstructor(NewTarget, "%Promise.prototype%", « [[PromiseState]], [[PromiseResult]], [[PromiseFulfillReactions]], [[PromiseRejectReactions]], [[PromiseIsHandled]] »).
    var promise = OrdinaryCreateFromConstructor(C);
    // 4. Set promise.[[PromiseState]] to pending.
    promise._PromiseState = 0 /* PENDING */;
    // 5. Set promise.[[PromiseResult]] to empty.
    promise._PromiseResult = undefined;
    // 6. Set promise.[[PromiseFulfillReactions]] to « ».
    promise._PromiseFulfillReactions = undefined;
    // 7. Set promise.[[PromiseRejectReactions]] to « ».
    promise._PromiseRejectReactions = undefined;
    // 8. Set promise.[[PromiseIsHandled]] to false. [by state-bits]
    // 27.2.1.5, 9. Return the PromiseCapability { [[Promise]]: promise, [[Resolve]]: resolvingFunctions.[[Resolve]], [[Reject]]: resolvingFunctions.[[Reject]] }.
    return promise;
  }

  // 27.2.1.6 IsPromise ( x )
  function IsPromise(x) {
    // 1. If x is not an Object, return false.
    if (!isObject(x))
      return false;
    // 2. If x has no [[PromiseState]], return false.
    if (!hasState(x))
      return false;
    // 3. Return true.
    return true;
  }

  // By slot-tests: whether a promise has its slot is asked by reading it, where slots are
  // properties.
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
    // 1. Assert: promise.[[PromiseState]] is pending.
    // 2. Let reactions be promise.[[PromiseRejectReactions]].
    var handler = promise._PromiseFulfillReactions;
    var reactions = promise._PromiseRejectReactions;
    // 3. Set promise.[[PromiseResult]] to reason.
    promise._PromiseResult = reason;
    // 4. Set promise.[[PromiseFulfillReactions]] to undefined.
    promise._PromiseFulfillReactions = undefined;
    // 5. Set promise.[[PromiseRejectReactions]] to undefined.
    promise._PromiseRejectReactions = undefined;
    // 6. Set promise.[[PromiseState]] to rejected.
    promise._PromiseState = promise._PromiseState & 12 /* ~STATE */ | 2 /* REJECTED */;
    // 7. If promise.[[PromiseIsHandled]] is false, perform HostPromiseRejectionTracker(promise, "reject").
    if ((promise._PromiseState & 8 /* PROMISE_IS_HANDLED */) === 0)
      HostPromiseRejectionTracker(promise, 'reject', promise._PromiseResult);
    // 8. Perform TriggerPromiseReactions(reactions, reason).
    // 9. Return unused.
    return TriggerPromiseReactions(reactions, handler, reason, 2);
  }

  // 27.2.1.8 TriggerPromiseReactions ( reactions, argument )
  function TriggerPromiseReactions(reactions, handler, argument, offset) {
    // 1. For each element reaction of reactions, do
    // 1.a. Let job be NewPromiseReactionJob(reaction, argument). [by field-inlining]
    // 1.b. Perform HostEnqueuePromiseJob(job.[[Job]], job.[[Realm]]). [by field-inlining]
    if (reactions !== undefined) {
      if ($isArray(reactions)) {
        // By job-queue.
        several = true;
        for (var reactionIndex = 0; reactionIndex < reactions.length; reactionIndex += 3) {
          EnqueueReaction(reactions[reactionIndex], reactions[reactionIndex + offset], argument);
        }
        // By job-queue.
        endSeveral();
      } else {
        EnqueueReaction(reactions, handler, argument);
      }
    }
    // 2. Return unused.
    return undefined;
  }

  // ==== 27.2.2 Promise Jobs ====

  // 27.2.2.1 NewPromiseReactionJob ( reaction, argument )
  function PromiseReactionJob(promiseCapability, handler, argument) {
    // By consecutive-jobs.
    while (true) {
      // By handlers-first.
      if (typeof handler !== 'function' || promiseCapability === Nobody)
        return PromiseKindJob(promiseCapability, handler, argument);
      // 1. Let job be a new Job Abstract Closure with no parameters that captures reaction and argument and performs the following steps when called: [by job-records]
      // 2. Let handlerRealm be null. [by job-records]
      // 3. If reaction.[[Handler]] is not empty, then [by job-records]
      // 3.a. Let getHandlerRealmResult be Completion(GetFunctionRealm(reaction.[[Handler]].[[Callback]])).
      // 3.b. If getHandlerRealmResult is not an abrupt completion, set handlerRealm to getHandlerRealmResult.[[Value]].
      // 3.c. Else, set handlerRealm to the current Realm Record.
      // 3.d. NOTE: Without a handler handlerRealm is null. Errors about a revoked Proxy are made in it.
      // 4. Return the Record { [[Job]]: job, [[Realm]]: handlerRealm }. [by job-records]
      // 1.a. Let promiseCapability be reaction.[[Capability]]. [by field-inlining]
      // 1.b. Let type be reaction.[[Type]]. [by absent-handlers]
      // 1.c. Let handler be reaction.[[Handler]]. [by field-inlining]
      // 1.d. If handler is empty, then
      var handlerResult;
      var handlerResultThrew = false;
      // 1.e. Else,
      // 1.e.i. Let handlerResult be Completion(HostCallJobCallback(handler, undefined, « argument »)).
      handlerResult = tryFunction1(handler, argument);
      if (handlerResult === failed) {
        handlerResult = takeFailure();
        handlerResultThrew = true;
      }
      // 1.f. If promiseCapability is undefined, then [by given-capability]
      // 1.f.i. Assert: handlerResult is not an abrupt completion.
      // 1.f.ii. Return empty.
      // 1.g. Assert: promiseCapability is a PromiseCapability Record.
      // 1.h. If handlerResult is an abrupt completion, then
      var status;
      if (handlerResultThrew) {
        // 1.h.i. Return ? Call(promiseCapability.[[Reject]], undefined, « handlerResult.[[Value]] »).
        status = RejectCapability(promiseCapability, handlerResult);
        return status;
      }
      // 1.i. Else, [by named-status]
      // 1.i.i. Return ? Call(promiseCapability.[[Resolve]], undefined, « handlerResult.[[Value]] »).
      if (!(promiseCapability._PromiseState !== undefined)) {
        status = (0, promiseCapability.Resolve)(handlerResult);
        return status;
      }
      if (first !== last || reading !== writing || exactInterleaving || isObject(handlerResult) || usesContexts() && contexts.left() || typeof promiseCapability._PromiseResult !== 'function' || (promiseCapability._PromiseState & 7 /* STATE | ALREADY_RESOLVED */) !== 0) {
        status = ResolvePromise(promiseCapability, handlerResult);
        return status;
      }
      // 27.2.1.3.2, 6. Set alreadyResolved.[[Value]] to true.
      promiseCapability._PromiseState = promiseCapability._PromiseState | 4 /* ALREADY_RESOLVED */;
      // 27.2.1.4, 1. Assert: promise.[[PromiseState]] is pending.
      // 27.2.1.4, 2. Let reactions be promise.[[PromiseFulfillReactions]].
      var next = promiseCapability._PromiseResult;
      var reactions = promiseCapability._PromiseRejectReactions;
      // 27.2.1.4, 3. Set promise.[[PromiseResult]] to value.
      promiseCapability._PromiseResult = handlerResult;
      // 27.2.1.4, 4. Set promise.[[PromiseFulfillReactions]] to undefined.
      promiseCapability._PromiseFulfillReactions = undefined;
      // 27.2.1.4, 5. Set promise.[[PromiseRejectReactions]] to undefined.
      promiseCapability._PromiseRejectReactions = undefined;
      // 27.2.1.4, 6. Set promise.[[PromiseState]] to fulfilled.
      promiseCapability._PromiseState = promiseCapability._PromiseState & 12 /* ~STATE */ | 1 /* FULFILLED */;
      // 27.2.1.4, 7. Perform TriggerPromiseReactions(reactions, value).
      // 27.2.1.4, 8. Return unused.
      handler = next;
      argument = handlerResult;
      promiseCapability = reactions;
    }
  }

  // 27.2.2.1 NewPromiseReactionJob, step 1, by handlers-first: a reaction job asks first whether its
  // handler is a function, and then asks no more. Guards: handler-is-function (the handler is a
  // function, not a kind).
  function PromiseKindJob(promiseCapability, handler, argument) {
    // By forgotten-then.
    if (promiseCapability === Nobody)
      return RunForgotten(handler, argument);
    // By array-combinators.
    if (typeof handler === 'number' || handler === 'ResolveElement' || handler === 'RejectElement') {
      var handled;
      var handledThrew = false;
      handled = tryRunElement(promiseCapability, handler, argument);
      if (handled === failed) {
        handled = takeFailure();
        handledThrew = true;
      }
      if (handledThrew)
        // 1.h.i. Return ? Call(promiseCapability.[[Reject]], undefined, « handlerResult.[[Value]] »).
        return ForgetReason(handled);
      // 1.i. Else, [by named-status]
      // 1.i.i. Return ? Call(promiseCapability.[[Resolve]], undefined, « handlerResult.[[Value]] »).
      return ForgetResult(handled);
    }
    // By then0.
    if (handler === 'AdoptValue')
      return ResolveAdopted(promiseCapability, argument);
    if (handler === 'AdoptReason')
      return RejectAdopted(promiseCapability, argument);
    // 1.a. Let promiseCapability be reaction.[[Capability]]. [by field-inlining]
    // 1.b. Let type be reaction.[[Type]]. [by absent-handlers]
    // 1.c. Let handler be reaction.[[Handler]]. [by field-inlining]
    // 1.d. If handler is empty, then
    var handlerResult;
    var handlerResultThrew = false;
    if (handler === 'Identity')
      // 1.d.i. If type is fulfill, then
      // 1.d.i.1. Let handlerResult be NormalCompletion(argument).
      handlerResult = argument;
    else if (handler === 'Thrower') {
      // 1.d.ii. Else,
      // 1.d.ii.1. Assert: type is reject.
      // 1.d.ii.2. Let handlerResult be ThrowCompletion(argument).
      handlerResult = argument;
      handlerResultThrew = true;
    } else {
      // 1.e. Else,
      // 1.e.i. Let handlerResult be Completion(HostCallJobCallback(handler, undefined, « argument »)).
      handlerResult = tryFunction1(handler, argument);
      if (handlerResult === failed) {
        handlerResult = takeFailure();
        handlerResultThrew = true;
      }
    }
    // 1.f. If promiseCapability is undefined, then [by given-capability]
    // 1.g. Assert: promiseCapability is a PromiseCapability Record.
    // 1.h. If handlerResult is an abrupt completion, then
    var status;
    if (handlerResultThrew) {
      // 1.h.i. Return ? Call(promiseCapability.[[Reject]], undefined, « handlerResult.[[Value]] »).
      status = RejectCapability(promiseCapability, handlerResult);
      return status;
    }
    // 1.i. Else, [by named-status]
    // 1.i.i. Return ? Call(promiseCapability.[[Resolve]], undefined, « handlerResult.[[Value]] »).
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
      // 1.h.i. Return ? Call(promiseCapability.[[Reject]], undefined, « handlerResult.[[Value]] »).
      return ForgetReason(handlerResult);
    // 1.i. Else, [by named-status]
    // 1.i.i. Return ? Call(promiseCapability.[[Resolve]], undefined, « handlerResult.[[Value]] »).
    return ForgetResult(handlerResult);
  }

  // By forgotten-then: see RunForgotten.
  function ForgetResult(handled) {
    if (isObject(handled)) {
      var derived = NewPromise();
      ResolveCapability(derived, handled);
    }
    return undefined;
  }

  // By forgotten-then: see RunForgotten.
  function ForgetReason(reason) {
    var derived = NewPromise();
    RejectCapability(derived, reason);
    return undefined;
  }

  // 27.2.2.2 NewPromiseResolveThenableJob ( promiseToResolve, thenable, then )
  function PromiseResolveThenableJob(promiseToResolve, thenable, then) {
    // By then0.
    if (then === intrinsicThen && IsPromise(thenable)) {
      // 27.2.5.4, 3. Let C be ? SpeciesConstructor(promise, %Promise%).
      var C;
      var CThrew = false;
      C = tryUnseenSpecies(thenable);
      if (C === failed) {
        C = takeFailure();
        CThrew = true;
      }
      if (CThrew)
        // 27.2.1.3.1, 7. Perform RejectPromise(promise, reason).
        // 27.2.1.3.1, 8. Return undefined.
        return RejectPromise(promiseToResolve, C);
      if (C === Promise) {
        // 27.2.5.4, 5. Return PerformPromiseThen(promise, onFulfilled, onRejected, resultCapability).
        PerformAdoption(thenable, 'AdoptValue', 'AdoptReason', promiseToResolve);
        // 1.d. Return ? thenCallResult.
        return undefined;
      }
      return AdoptThroughSpecies(promiseToResolve, thenable, C);
    }
    // 1. Let job be a new Job Abstract Closure with no parameters that captures promiseToResolve, thenable, and then and performs the following steps when called: [by job-records]
    // 2. Let getThenRealmResult be Completion(GetFunctionRealm(then.[[Callback]])). [by job-records]
    // 3. If getThenRealmResult is not an abrupt completion, let thenRealm be getThenRealmResult.[[Value]]. [by job-records]
    // 4. Else, let thenRealm be the current Realm Record. [by job-records]
    // 5. NOTE: thenRealm is a Realm Record. Errors about a revoked Proxy are made in it.
    // 6. Return the Record { [[Job]]: job, [[Realm]]: thenRealm }. [by job-records]
    // 1.a. Let resolvingFunctions be CreateResolvingFunctions(promiseToResolve).
    var resolvingFunctions = CreateResolvingFunctions(promiseToResolve);
    // 1.b. Let thenCallResult be Completion(HostCallJobCallback(then, thenable, « resolvingFunctions.[[Resolve]], resolvingFunctions.[[Reject]] »)).
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
    // 1.c. If thenCallResult is an abrupt completion, then
    if (thenCallResultThrew) {
      // 1.c.i. Return ? Call(resolvingFunctions.[[Reject]], undefined, « thenCallResult.[[Value]] »).
      var status = (0, resolvingFunctions.Reject)(thenCallResult);
      return status;
    }
    // 1.d. Return ? thenCallResult.
    return thenCallResult;
  }

  // 27.2.1.3.2 Promise Resolve Functions, step 8, by then0: a promise adopts another without a
  // derived promise, a capability or resolving functions. Guards: adopts-promise (then is the
  // intrinsic one and the thenable a promise); species-is-intrinsic (SpeciesConstructor gave
  // %Promise%).
  function ResolveAdopted(promise, resolution) {
    // 8. If resolution is not an Object, then
    if (!isObject(resolution)) {
      // 8.a. Perform FulfillPromise(promise, resolution).
      // 8.b. Return undefined.
      return FulfillPromise(promise, resolution);
    }
    // By values-first.
    return ResolveWithObject(promise, resolution);
  }

  // 27.2.1.3.1 Promise Reject Functions, steps 7 to 8, by then0: see ResolveAdopted.
  function RejectAdopted(promise, reason) {
    // 7. Perform RejectPromise(promise, reason).
    // 8. Return undefined.
    return RejectPromise(promise, reason);
  }

  // 27.2.5.4.1 PerformPromiseThen, steps 7 to 13, by then0: see ResolveAdopted.
  function PerformAdoption(promise, onFulfilled, onRejected, resultCapability) {
    if (usesContexts() && contexts.active()) {
      ThenInContext(promise, onFulfilled, onRejected, resultCapability);
      // 13. If resultCapability is undefined, then
      return;
    }
    // 7. Let fulfillReaction be the PromiseReaction { [[Capability]]: resultCapability, [[Type]]: fulfill, [[Handler]]: onFulfilledJobCallback }. [in AddReaction]
    // 8. Let rejectReaction be the PromiseReaction { [[Capability]]: resultCapability, [[Type]]: reject, [[Handler]]: onRejectedJobCallback }. [in AddReaction]
    // 9. If promise.[[PromiseState]] is pending, then
    if ((promise._PromiseState & 3 /* STATE */) === 0 /* PENDING */) {
      // 9.a. Append fulfillReaction to the end of promise.[[PromiseFulfillReactions]].
      // 9.b. Append rejectReaction to the end of promise.[[PromiseRejectReactions]].
      AddReaction(promise, resultCapability, onFulfilled, onRejected);
    } else if ((promise._PromiseState & 3 /* STATE */) === 1 /* FULFILLED */) {
      // 10. Else if promise.[[PromiseState]] is fulfilled, then
      // 10.a. Let value be promise.[[PromiseResult]].
      var value = promise._PromiseResult;
      // 10.b. Let fulfillJob be NewPromiseReactionJob(fulfillReaction, value).
      // 10.c. Perform HostEnqueuePromiseJob(fulfillJob.[[Job]], fulfillJob.[[Realm]]).
      EnqueueReaction(resultCapability, onFulfilled, value);
    } else if ((promise._PromiseState & 3 /* STATE */) === 2 /* REJECTED */) {
      // 11. Else,
      // 11.a. Assert: promise.[[PromiseState]] is rejected.
      // 11.b. Let reason be promise.[[PromiseResult]].
      var reason = promise._PromiseResult;
      // 11.c. If promise.[[PromiseIsHandled]] is false, perform HostPromiseRejectionTracker(promise, "handle").
      if ((promise._PromiseState & 8 /* PROMISE_IS_HANDLED */) === 0)
        HostPromiseRejectionTracker(promise, 'handle');
      // 11.d. Let rejectJob be NewPromiseReactionJob(rejectReaction, reason).
      // 11.e. Perform HostEnqueuePromiseJob(rejectJob.[[Job]], rejectJob.[[Realm]]).
      EnqueueReaction(resultCapability, onRejected, reason);
    }
    // 12. Set promise.[[PromiseIsHandled]] to true.
    promise._PromiseState = promise._PromiseState | 8 /* PROMISE_IS_HANDLED */;
  }

  // 7.3.20 Invoke, steps 2 to 3, by forgotten-then: see RunForgotten.
  function ThenAndForget(promise, onFulfilled, onRejected) {
    // 1. If argumentsList is absent, set argumentsList to « ».
    // 2. Let func be ? GetV(V, P).
    var func = promise === undefined || promise === null ? GetV(promise, 'then') : promise.then;
    if (func === intrinsicThen && IsPromise(promise)) {
      // 27.2.5.4, 3. Let C be ? SpeciesConstructor(promise, %Promise%).
      var C = UnseenSpecies(promise);
      if (C === Promise) {
        // 27.2.5.4, 5. Return PerformPromiseThen(promise, onFulfilled, onRejected, resultCapability).
        PerformAdoption(promise, onFulfilled, onRejected, Nobody);
      } else {
        ThenWithConstructor(promise, onFulfilled, onRejected, C);
      }
    } else {
      // 3. Return ? Call(func, V, argumentsList).
      Call(func, promise, [
        onFulfilled,
        onRejected
      ]);
    }
  }

  // 27.2.2.2 NewPromiseResolveThenableJob, step 1, by then0: see ResolveAdopted.
  function AdoptThroughSpecies(promiseToResolve, thenable, C) {
    // 1.a. Let resolvingFunctions be CreateResolvingFunctions(promiseToResolve).
    var resolvingFunctions = CreateResolvingFunctions(promiseToResolve);
    var thenCallResult;
    var thenCallResultThrew = false;
    // By try-catch-isolation.
    thenCallResult = tryThenWithConstructor(thenable, resolvingFunctions.Resolve, resolvingFunctions.Reject, C);
    if (thenCallResult === failed) {
      thenCallResult = takeFailure();
      thenCallResultThrew = true;
    }
    if (thenCallResultThrew) {
      // 1.c.i. Return ? Call(resolvingFunctions.[[Reject]], undefined, « thenCallResult.[[Value]] »).
      (0, resolvingFunctions.Reject)(thenCallResult);
      // By named-status.
      return undefined;
    }
    // 1.d. Return ? thenCallResult.
    return undefined;
  }

  // 27.2.5.4 Promise.prototype.then, steps 4 to 5, by then0: see ResolveAdopted.
  function ThenWithConstructor(promise, onFulfilled, onRejected, C) {
    // 4. Let resultCapability be ? NewPromiseCapability(C).
    var resultCapability = C === Promise ? NewPromise() : declaresNoSideEffects(C) ? NewPromiseOf(C) : NewPromiseCapability(C);
    // 5. Return PerformPromiseThen(promise, onFulfilled, onRejected, resultCapability).
    return PerformPromiseThen(promise, onFulfilled, onRejected, resultCapability);
  }

  // ==== 27.2.3 The Promise Constructor ====

  // 27.2.3.1 Promise ( executor )
  function Promise(executor) {
    var NewTarget = newTargetOf(this, Promise, hasState($Object(this)));
    // 1. If NewTarget is undefined, throw a TypeError exception.
    if (NewTarget === undefined)
      throw new $TypeError('Promise is called without new (27.2.3.1 Promise, step 1)');
    // 2. If IsCallable(executor) is false, throw a TypeError exception.
    if (!IsCallable(executor))
      throw new $TypeError('executor is not a function (27.2.3.1 Promise, step 2)');
    // 3. Let promise be ? OrdinaryCreateFromConstructor(NewTarget, "%Promise.prototype%", « [[PromiseState]], [[PromiseResult]], [[PromiseFulfillReactions]], [[PromiseRejectReactions]], [[PromiseIsHandled]] »).
    var promise = NewTarget === Promise ? new PromiseObject() : OrdinaryCreateFromConstructor(NewTarget);
    // 4. Set promise.[[PromiseState]] to pending.
    promise._PromiseState = 0 /* PENDING */;
    // 5. Set promise.[[PromiseResult]] to empty.
    promise._PromiseResult = undefined;
    // 6. Set promise.[[PromiseFulfillReactions]] to « ».
    promise._PromiseFulfillReactions = undefined;
    // 7. Set promise.[[PromiseRejectReactions]] to « ».
    promise._PromiseRejectReactions = undefined;
    // 8. Set promise.[[PromiseIsHandled]] to false. [by state-bits]
    // 9. Let resolvingFunctions be CreateResolvingFunctions(promise). [by resolver-scope]
    // 27.2.1.3, 2. Let stepsResolve be the steps of sec-promise-resolve-functions. [no code: its steps are the code of the function object]
    // 27.2.1.3, 3. Let lengthResolve be the parameter count of sec-promise-resolve-functions. [no code: the function object has that length by itself]
    // 27.2.1.3, 4. Let resolve be CreateBuiltinFunction(stepsResolve, lengthResolve, "", « [[Promise]], [[AlreadyResolved]] »).
    // 27.2.1.3, 5. Set resolve.[[Promise]] to promise.
    // 27.2.1.3, 6. Set resolve.[[AlreadyResolved]] to alreadyResolved.
    var resolve = (0, function (resolution) {
      // By capability-bypass.
      return ResolvePromise(promise, resolution);
    });
    // 27.2.1.3, 7. Let stepsReject be the steps of sec-promise-reject-functions. [no code: its steps are the code of the function object]
    // 27.2.1.3, 8. Let lengthReject be the parameter count of sec-promise-reject-functions. [no code: the function object has that length by itself]
    // 27.2.1.3, 9. Let reject be CreateBuiltinFunction(stepsReject, lengthReject, "", « [[Promise]], [[AlreadyResolved]] »).
    // 27.2.1.3, 10. Set reject.[[Promise]] to promise.
    // 27.2.1.3, 11. Set reject.[[AlreadyResolved]] to alreadyResolved.
    var reject = (0, function (reason) {
      // By capability-bypass.
      return RejectFirst(promise, reason);
    });
    // 10. Let completion be Completion(Call(executor, undefined, « resolvingFunctions.[[Resolve]], resolvingFunctions.[[Reject]] »)).
    var completion;
    var completionThrew = false;
    completion = tryFunction2(executor, resolve, reject);
    if (completion === failed) {
      completion = takeFailure();
      completionThrew = true;
    }
    // 11. If completion is an abrupt completion, then
    if (completionThrew) {
      // 11.a. Perform ? Call(resolvingFunctions.[[Reject]], undefined, « completion.[[Value]] »).
      reject(completion);
    }
    // 12. Return promise.
    return promise;
  }
  $setPrototypeOf(Promise, $FunctionPrototype);
  $setPrototypeOf(Promise.prototype, $ObjectPrototype);
  nameFunction(Promise, 'Promise', 1);

  // 27.2.4.1 Promise.all ( iterable )
  $defineProperty(Promise, 'all', {
    __proto__: null,
    value: nameFunction(function all(iterable) {
      // 27.2.4.1, 1. Let C be the this value.
      var C = this;
      // 27.2.4.1, 2. Let promiseCapability be ? NewPromiseCapability(C).
      var promiseCapability = C === Promise ? NewIntrinsicCapability() : declaresNoSideEffects(C) ? NewIntrinsicCapabilityOf(C) : NewPromiseCapability(C);
      // 27.2.4.1, 3. Let promiseResolve be Completion(GetPromiseResolve(C)).
      var promiseResolve;
      var promiseResolveThrew = false;
      promiseResolve = tryGetPromiseResolve(C);
      if (promiseResolve === failed) {
        promiseResolve = takeFailure();
        promiseResolveThrew = true;
      }
      // 27.2.4.1, 4. IfAbruptRejectPromise(promiseResolve, promiseCapability).
      // 27.2.1.1.1, 1. Assert: value is a Completion Record.
      // 27.2.1.1.1, 2. If value is an abrupt completion, then
      // 27.2.1.1.1, 3. Else, [no code: none of its steps has code]
      // 27.2.1.1.1, 3.a. Set value to ! value. [no code: the variable has that value already: a normal completion is its value]
      if (promiseResolveThrew) {
        // 27.2.1.1.1, 2.a. Perform ? Call(capability.[[Reject]], undefined, « value.[[Value]] »).
        CallReject(promiseCapability, promiseResolve);
        // 27.2.1.1.1, 2.b. Return capability.[[Promise]].
        return promiseCapability.Promise;
      }
      // 27.2.4.1, 5. Let iteratorRecord be Completion(GetIterator(iterable, sync)).
      var iteratorRecord;
      var iteratorRecordThrew = false;
      iteratorRecord = tryGetIterator(iterable);
      if (iteratorRecord === failed) {
        iteratorRecord = takeFailure();
        iteratorRecordThrew = true;
      }
      // 27.2.4.1, 6. IfAbruptRejectPromise(iteratorRecord, promiseCapability).
      // 27.2.1.1.1, 1. Assert: value is a Completion Record.
      // 27.2.1.1.1, 2. If value is an abrupt completion, then
      // 27.2.1.1.1, 3. Else, [no code: none of its steps has code]
      // 27.2.1.1.1, 3.a. Set value to ! value. [no code: the variable has that value already: a normal completion is its value]
      if (iteratorRecordThrew) {
        // 27.2.1.1.1, 2.a. Perform ? Call(capability.[[Reject]], undefined, « value.[[Value]] »).
        CallReject(promiseCapability, iteratorRecord);
        // 27.2.1.1.1, 2.b. Return capability.[[Promise]].
        return promiseCapability.Promise;
      }
      // 27.2.4.1, 7. Let result be Completion(PerformPromiseAll(iteratorRecord, C, promiseCapability, promiseResolve)).
      var result;
      var resultThrew = false;
      result = tryPerformPromiseAll(iteratorRecord, C, promiseCapability, promiseResolve);
      if (result === failed) {
        result = takeFailure();
        resultThrew = true;
      }
      // 27.2.4.1, 8. If result is an abrupt completion, then
      if (resultThrew) {
        // 27.2.4.1, 8.a. If iteratorRecord.[[Done]] is false, set result to Completion(IteratorClose(iteratorRecord, result)).
        if (iteratorRecord.Done === false) {
          result = tryIteratorClose(iteratorRecord, result);
          resultThrew = result === failed;
          if (resultThrew)
            result = takeFailure();
        }
        // 27.2.4.1, 8.b. IfAbruptRejectPromise(result, promiseCapability).
        // 27.2.1.1.1, 1. Assert: value is a Completion Record.
        // 27.2.1.1.1, 2. If value is an abrupt completion, then
        // 27.2.1.1.1, 3. Else, [no code: none of its steps has code]
        // 27.2.1.1.1, 3.a. Set value to ! value. [no code: the variable has that value already: a normal completion is its value]
        if (resultThrew) {
          // 27.2.1.1.1, 2.a. Perform ? Call(capability.[[Reject]], undefined, « value.[[Value]] »).
          CallReject(promiseCapability, result);
          // 27.2.1.1.1, 2.b. Return capability.[[Promise]].
          return promiseCapability.Promise;
        }
      }
      // 27.2.4.1, 9. Return ? result.
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
      // 27.2.4.2, 1. Let C be the this value.
      var C = this;
      // 27.2.4.2, 2. Let promiseCapability be ? NewPromiseCapability(C).
      var promiseCapability = C === Promise ? NewPromise() : declaresNoSideEffects(C) ? NewPromiseOf(C) : NewPromiseCapability(C);
      // 27.2.4.2, 3. Let promiseResolve be Completion(GetPromiseResolve(C)).
      var promiseResolve;
      var promiseResolveThrew = false;
      promiseResolve = tryGetPromiseResolve(C);
      if (promiseResolve === failed) {
        promiseResolve = takeFailure();
        promiseResolveThrew = true;
      }
      // 27.2.4.2, 4. IfAbruptRejectPromise(promiseResolve, promiseCapability).
      // 27.2.1.1.1, 1. Assert: value is a Completion Record.
      // 27.2.1.1.1, 2. If value is an abrupt completion, then
      // 27.2.1.1.1, 3. Else, [no code: none of its steps has code]
      // 27.2.1.1.1, 3.a. Set value to ! value. [no code: the variable has that value already: a normal completion is its value]
      if (promiseResolveThrew) {
        // 27.2.1.1.1, 2.a. Perform ? Call(capability.[[Reject]], undefined, « value.[[Value]] »).
        RejectCapability(promiseCapability, promiseResolve);
        // 27.2.1.1.1, 2.b. Return capability.[[Promise]].
        return PromiseOfCapability(promiseCapability);
      }
      // 27.2.4.2, 5. Let iteratorRecord be Completion(GetIterator(iterable, sync)).
      var iteratorRecord;
      var iteratorRecordThrew = false;
      iteratorRecord = tryGetIterator(iterable);
      if (iteratorRecord === failed) {
        iteratorRecord = takeFailure();
        iteratorRecordThrew = true;
      }
      // 27.2.4.2, 6. IfAbruptRejectPromise(iteratorRecord, promiseCapability).
      // 27.2.1.1.1, 1. Assert: value is a Completion Record.
      // 27.2.1.1.1, 2. If value is an abrupt completion, then
      // 27.2.1.1.1, 3. Else, [no code: none of its steps has code]
      // 27.2.1.1.1, 3.a. Set value to ! value. [no code: the variable has that value already: a normal completion is its value]
      if (iteratorRecordThrew) {
        // 27.2.1.1.1, 2.a. Perform ? Call(capability.[[Reject]], undefined, « value.[[Value]] »).
        RejectCapability(promiseCapability, iteratorRecord);
        // 27.2.1.1.1, 2.b. Return capability.[[Promise]].
        return PromiseOfCapability(promiseCapability);
      }
      // 27.2.4.2, 7. Let result be Completion(PerformPromiseAllSettled(iteratorRecord, C, promiseCapability, promiseResolve)).
      var result;
      var resultThrew = false;
      result = tryPerformPromiseAllSettled(iteratorRecord, C, promiseCapability, promiseResolve);
      if (result === failed) {
        result = takeFailure();
        resultThrew = true;
      }
      // 27.2.4.2, 8. If result is an abrupt completion, then
      if (resultThrew) {
        // 27.2.4.2, 8.a. If iteratorRecord.[[Done]] is false, set result to Completion(IteratorClose(iteratorRecord, result)).
        if (iteratorRecord.Done === false) {
          result = tryIteratorClose(iteratorRecord, result);
          resultThrew = result === failed;
          if (resultThrew)
            result = takeFailure();
        }
        // 27.2.4.2, 8.b. IfAbruptRejectPromise(result, promiseCapability).
        // 27.2.1.1.1, 1. Assert: value is a Completion Record.
        // 27.2.1.1.1, 2. If value is an abrupt completion, then
        // 27.2.1.1.1, 3. Else, [no code: none of its steps has code]
        // 27.2.1.1.1, 3.a. Set value to ! value. [no code: the variable has that value already: a normal completion is its value]
        if (resultThrew) {
          // 27.2.1.1.1, 2.a. Perform ? Call(capability.[[Reject]], undefined, « value.[[Value]] »).
          RejectCapability(promiseCapability, result);
          // 27.2.1.1.1, 2.b. Return capability.[[Promise]].
          return PromiseOfCapability(promiseCapability);
        }
      }
      // 27.2.4.2, 9. Return ? result.
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
      // 27.2.4.3, 1. Let C be the this value.
      var C = this;
      // 27.2.4.3, 2. Let promiseCapability be ? NewPromiseCapability(C).
      var promiseCapability = C === Promise ? NewIntrinsicCapability() : declaresNoSideEffects(C) ? NewIntrinsicCapabilityOf(C) : NewPromiseCapability(C);
      // 27.2.4.3, 3. Let promiseResolve be Completion(GetPromiseResolve(C)).
      var promiseResolve;
      var promiseResolveThrew = false;
      promiseResolve = tryGetPromiseResolve(C);
      if (promiseResolve === failed) {
        promiseResolve = takeFailure();
        promiseResolveThrew = true;
      }
      // 27.2.4.3, 4. IfAbruptRejectPromise(promiseResolve, promiseCapability).
      // 27.2.1.1.1, 1. Assert: value is a Completion Record.
      // 27.2.1.1.1, 2. If value is an abrupt completion, then
      // 27.2.1.1.1, 3. Else, [no code: none of its steps has code]
      // 27.2.1.1.1, 3.a. Set value to ! value. [no code: the variable has that value already: a normal completion is its value]
      if (promiseResolveThrew) {
        // 27.2.1.1.1, 2.a. Perform ? Call(capability.[[Reject]], undefined, « value.[[Value]] »).
        CallReject(promiseCapability, promiseResolve);
        // 27.2.1.1.1, 2.b. Return capability.[[Promise]].
        return promiseCapability.Promise;
      }
      // 27.2.4.3, 5. Let iteratorRecord be Completion(GetIterator(iterable, sync)).
      var iteratorRecord;
      var iteratorRecordThrew = false;
      iteratorRecord = tryGetIterator(iterable);
      if (iteratorRecord === failed) {
        iteratorRecord = takeFailure();
        iteratorRecordThrew = true;
      }
      // 27.2.4.3, 6. IfAbruptRejectPromise(iteratorRecord, promiseCapability).
      // 27.2.1.1.1, 1. Assert: value is a Completion Record.
      // 27.2.1.1.1, 2. If value is an abrupt completion, then
      // 27.2.1.1.1, 3. Else, [no code: none of its steps has code]
      // 27.2.1.1.1, 3.a. Set value to ! value. [no code: the variable has that value already: a normal completion is its value]
      if (iteratorRecordThrew) {
        // 27.2.1.1.1, 2.a. Perform ? Call(capability.[[Reject]], undefined, « value.[[Value]] »).
        CallReject(promiseCapability, iteratorRecord);
        // 27.2.1.1.1, 2.b. Return capability.[[Promise]].
        return promiseCapability.Promise;
      }
      // 27.2.4.3, 7. Let result be Completion(PerformPromiseAny(iteratorRecord, C, promiseCapability, promiseResolve)).
      var result;
      var resultThrew = false;
      result = tryPerformPromiseAny(iteratorRecord, C, promiseCapability, promiseResolve);
      if (result === failed) {
        result = takeFailure();
        resultThrew = true;
      }
      // 27.2.4.3, 8. If result is an abrupt completion, then
      if (resultThrew) {
        // 27.2.4.3, 8.a. If iteratorRecord.[[Done]] is false, set result to Completion(IteratorClose(iteratorRecord, result)).
        if (iteratorRecord.Done === false) {
          result = tryIteratorClose(iteratorRecord, result);
          resultThrew = result === failed;
          if (resultThrew)
            result = takeFailure();
        }
        // 27.2.4.3, 8.b. IfAbruptRejectPromise(result, promiseCapability).
        // 27.2.1.1.1, 1. Assert: value is a Completion Record.
        // 27.2.1.1.1, 2. If value is an abrupt completion, then
        // 27.2.1.1.1, 3. Else, [no code: none of its steps has code]
        // 27.2.1.1.1, 3.a. Set value to ! value. [no code: the variable has that value already: a normal completion is its value]
        if (resultThrew) {
          // 27.2.1.1.1, 2.a. Perform ? Call(capability.[[Reject]], undefined, « value.[[Value]] »).
          CallReject(promiseCapability, result);
          // 27.2.1.1.1, 2.b. Return capability.[[Promise]].
          return promiseCapability.Promise;
        }
      }
      // 27.2.4.3, 9. Return ? result.
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
      // 27.2.4.5, 1. Let C be the this value.
      var C = this;
      // 27.2.4.5, 2. Let promiseCapability be ? NewPromiseCapability(C).
      var promiseCapability = C === Promise ? NewIntrinsicCapability() : declaresNoSideEffects(C) ? NewIntrinsicCapabilityOf(C) : NewPromiseCapability(C);
      // 27.2.4.5, 3. Let promiseResolve be Completion(GetPromiseResolve(C)).
      var promiseResolve;
      var promiseResolveThrew = false;
      promiseResolve = tryGetPromiseResolve(C);
      if (promiseResolve === failed) {
        promiseResolve = takeFailure();
        promiseResolveThrew = true;
      }
      // 27.2.4.5, 4. IfAbruptRejectPromise(promiseResolve, promiseCapability).
      // 27.2.1.1.1, 1. Assert: value is a Completion Record.
      // 27.2.1.1.1, 2. If value is an abrupt completion, then
      // 27.2.1.1.1, 3. Else, [no code: none of its steps has code]
      // 27.2.1.1.1, 3.a. Set value to ! value. [no code: the variable has that value already: a normal completion is its value]
      if (promiseResolveThrew) {
        // 27.2.1.1.1, 2.a. Perform ? Call(capability.[[Reject]], undefined, « value.[[Value]] »).
        CallReject(promiseCapability, promiseResolve);
        // 27.2.1.1.1, 2.b. Return capability.[[Promise]].
        return promiseCapability.Promise;
      }
      // 27.2.4.5, 5. Let iteratorRecord be Completion(GetIterator(iterable, sync)).
      var iteratorRecord;
      var iteratorRecordThrew = false;
      iteratorRecord = tryGetIterator(iterable);
      if (iteratorRecord === failed) {
        iteratorRecord = takeFailure();
        iteratorRecordThrew = true;
      }
      // 27.2.4.5, 6. IfAbruptRejectPromise(iteratorRecord, promiseCapability).
      // 27.2.1.1.1, 1. Assert: value is a Completion Record.
      // 27.2.1.1.1, 2. If value is an abrupt completion, then
      // 27.2.1.1.1, 3. Else, [no code: none of its steps has code]
      // 27.2.1.1.1, 3.a. Set value to ! value. [no code: the variable has that value already: a normal completion is its value]
      if (iteratorRecordThrew) {
        // 27.2.1.1.1, 2.a. Perform ? Call(capability.[[Reject]], undefined, « value.[[Value]] »).
        CallReject(promiseCapability, iteratorRecord);
        // 27.2.1.1.1, 2.b. Return capability.[[Promise]].
        return promiseCapability.Promise;
      }
      // 27.2.4.5, 7. Let result be Completion(PerformPromiseRace(iteratorRecord, C, promiseCapability, promiseResolve)).
      var result;
      var resultThrew = false;
      result = tryPerformPromiseRace(iteratorRecord, C, promiseCapability, promiseResolve);
      if (result === failed) {
        result = takeFailure();
        resultThrew = true;
      }
      // 27.2.4.5, 8. If result is an abrupt completion, then
      if (resultThrew) {
        // 27.2.4.5, 8.a. If iteratorRecord.[[Done]] is false, set result to Completion(IteratorClose(iteratorRecord, result)).
        if (iteratorRecord.Done === false) {
          result = tryIteratorClose(iteratorRecord, result);
          resultThrew = result === failed;
          if (resultThrew)
            result = takeFailure();
        }
        // 27.2.4.5, 8.b. IfAbruptRejectPromise(result, promiseCapability).
        // 27.2.1.1.1, 1. Assert: value is a Completion Record.
        // 27.2.1.1.1, 2. If value is an abrupt completion, then
        // 27.2.1.1.1, 3. Else, [no code: none of its steps has code]
        // 27.2.1.1.1, 3.a. Set value to ! value. [no code: the variable has that value already: a normal completion is its value]
        if (resultThrew) {
          // 27.2.1.1.1, 2.a. Perform ? Call(capability.[[Reject]], undefined, « value.[[Value]] »).
          CallReject(promiseCapability, result);
          // 27.2.1.1.1, 2.b. Return capability.[[Promise]].
          return promiseCapability.Promise;
        }
      }
      // 27.2.4.5, 9. Return ? result.
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
      // 27.2.4.6, 1. Let C be the this value.
      var C = this;
      // 27.2.4.6, 2. Let promiseCapability be ? NewPromiseCapability(C).
      var promiseCapability = C === Promise ? NewPromise() : declaresNoSideEffects(C) ? NewPromiseOf(C) : NewPromiseCapability(C);
      // 27.2.4.6, 3. Perform ? Call(promiseCapability.[[Reject]], undefined, « r »).
      RejectCapability(promiseCapability, r);
      // 27.2.4.6, 4. Return promiseCapability.[[Promise]].
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
      // 27.2.4.7, 1. Let C be the this value.
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
      // 27.2.4.8, 1. Let C be the this value.
      var C = this;
      // 27.2.4.8, 2. If C is not an Object, throw a TypeError exception.
      if (!isObject(C))
        throw new $TypeError('this is not an object (27.2.4.8 Promise.try, step 2)');
      // 27.2.4.8, 3. Let promiseCapability be ? NewPromiseCapability(C).
      var promiseCapability = C === Promise ? NewPromise() : declaresNoSideEffects(C) ? NewPromiseOf(C) : NewPromiseCapability(C);
      // 27.2.4.8, 4. Let status be Completion(Call(callback, undefined, args)).
      var status;
      var statusThrew = false;
      status = tryCallOf3(callback, undefined, args);
      if (status === failed) {
        status = takeFailure();
        statusThrew = true;
      }
      // 27.2.4.8, 5. If status is an abrupt completion, then
      if (statusThrew) {
        // 27.2.4.8, 5.a. Perform ? Call(promiseCapability.[[Reject]], undefined, « status.[[Value]] »).
        RejectCapability(promiseCapability, status);
      } else {
        // 27.2.4.8, 6. Else,
        // 27.2.4.8, 6.a. Perform ? Call(promiseCapability.[[Resolve]], undefined, « status.[[Value]] »).
        ResolveCapability(promiseCapability, status);
      }
      // 27.2.4.8, 7. Return promiseCapability.[[Promise]].
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
      // 27.2.4.9, 1. Let C be the this value.
      var C = this;
      // 27.2.4.9, 2. Let promiseCapability be ? NewPromiseCapability(C).
      var promiseCapability = C === Promise ? NewIntrinsicCapability() : declaresNoSideEffects(C) ? NewIntrinsicCapabilityOf(C) : NewPromiseCapability(C);
      // 27.2.4.9, 3. Let obj be OrdinaryObjectCreate(%Object.prototype%).
      // 27.2.4.9, 4. Perform ! CreateDataPropertyOrThrow(obj, "promise", promiseCapability.[[Promise]]).
      // 27.2.4.9, 5. Perform ! CreateDataPropertyOrThrow(obj, "resolve", promiseCapability.[[Resolve]]).
      // 27.2.4.9, 6. Perform ! CreateDataPropertyOrThrow(obj, "reject", promiseCapability.[[Reject]]).
      var obj = {
        promise: promiseCapability.Promise,
        resolve: ResolveOf(promiseCapability),
        reject: RejectOf(promiseCapability)
      };
      // 27.2.4.9, 7. Return obj.
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
      // 27.2.4.10, 1. Return the this value.
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
      // 27.2.5.1, 1. Let promise be the this value.
      var promise = this;
      // 27.2.5.1, 2. Return ? Invoke(promise, "then", « undefined, onRejected »).
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
      // 1. Let promise be the this value.
      var promise = this;
      // 2. If promise is not an Object, throw a TypeError exception.
      if (!isObject(promise))
        throw new $TypeError('this is not an object (27.2.5.3 Promise.prototype.finally, step 2)');
      // 3. Let C be ? SpeciesConstructor(promise, %Promise%).
      var C = SpeciesConstructor(promise);
      // 4. Assert: IsConstructor(C) is true.
      // 5. If IsCallable(onFinally) is false, then
      var thenFinally;
      var catchFinally;
      if (!IsCallable(onFinally)) {
        // 5.a. Let thenFinally be onFinally.
        thenFinally = onFinally;
        // 5.b. Let catchFinally be onFinally.
        catchFinally = onFinally;
      } else {
        // 6. Else,
        // 6.a. Let thenFinallyClosure be a new Abstract Closure with parameters (value) that captures onFinally and C and performs the following steps when called: [no code: its steps are the code of the function object]
        // 6.b. Let thenFinally be CreateBuiltinFunction(thenFinallyClosure, 1, "", « »).
        thenFinally = (0, function (value) {
          // 6.a.i. Let result be ? Call(onFinally, undefined).
          var result = onFinally();
          // 6.a.ii. Let p be ? PromiseResolve(C, result).
          var p = PromiseResolve(C, result);
          // 6.a.iii. Let returnValue be a new Abstract Closure with no parameters that captures value and performs the following steps when called:
          // 6.a.iv. Let valueThunk be CreateBuiltinFunction(returnValue, 0, "", « »).
          var valueThunk = (0, function () {
            // 6.a.iii.1. Return value.
            return value;
          });
          // 6.a.v. Return ? Invoke(p, "then", « valueThunk »).
          return p.then(valueThunk);
        });
        // 6.c. Let catchFinallyClosure be a new Abstract Closure with parameters (reason) that captures onFinally and C and performs the following steps when called: [no code: its steps are the code of the function object]
        // 6.d. Let catchFinally be CreateBuiltinFunction(catchFinallyClosure, 1, "", « »).
        catchFinally = (0, function (reason) {
          // 6.c.i. Let result be ? Call(onFinally, undefined).
          var result_ = onFinally();
          // 6.c.ii. Let p be ? PromiseResolve(C, result).
          var p_ = PromiseResolve(C, result_);
          // 6.c.iii. Let throwReason be a new Abstract Closure with no parameters that captures reason and performs the following steps when called:
          // 6.c.iv. Let thrower be CreateBuiltinFunction(throwReason, 0, "", « »).
          var thrower = (0, function () {
            // 6.c.iii.1. Return ThrowCompletion(reason).
            throw reason;
          });
          // 6.c.v. Return ? Invoke(p, "then", « thrower »).
          return p_.then(thrower);
        });
      }
      // 7. Return ? Invoke(promise, "then", « thenFinally, catchFinally »).
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
      // 27.2.5.4, 1. Let promise be the this value.
      var promise = this;
      // 27.2.5.4, 2. If IsPromise(promise) is false, throw a TypeError exception.
      if (!IsPromise(promise))
        throw new $TypeError('this is not a promise (27.2.5.4 Promise.prototype.then, step 2)');
      // 27.2.5.4, 3. Let C be ? SpeciesConstructor(promise, %Promise%).
      var C = SpeciesConstructor(promise);
      // By then0.
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
    // 1. Let promiseResolve be ? Get(promiseConstructor, "resolve").
    var promiseResolve = promiseConstructor.resolve;
    // 2. If IsCallable(promiseResolve) is false, throw a TypeError exception.
    if (!IsCallable(promiseResolve))
      throw new $TypeError('promiseResolve is not a function (27.2.4.1.1 GetPromiseResolve, step 2)');
    // 3. Return promiseResolve.
    return promiseResolve;
  }

  // 27.2.4.1.2 PerformPromiseAll ( iteratorRecord, constructor, resultCapability, promiseResolve )
  function PerformPromiseAll(iteratorRecord, constructor, resultCapability, promiseResolve) {
    // 1. Let values be « ».
    var values = $newList();
    // 2. Let remainingElementsCount be the Record { [[Value]]: 1 }.
    // 3. Let index be 0.
    var index = 0;
    var elements = {
      values: values,
      promiseCapability: resultCapability,
      remainingElementsCount: 1
    };
    // 4. Repeat,
    while (true) {
      // 4.a. Let next be ? IteratorStepValue(iteratorRecord).
      var next = IteratorStepValue(iteratorRecord);
      // 4.b. If next is done, then
      if (next === enumDone) {
        // 4.b.i. Set remainingElementsCount.[[Value]] to remainingElementsCount.[[Value]] - 1.
        elements.remainingElementsCount = elements.remainingElementsCount - 1;
        // By early-array.
        elements.values = CreateArrayFromList(values);
        // 4.b.ii. If remainingElementsCount.[[Value]] is 0, then
        if (elements.remainingElementsCount === 0) {
          // 4.b.ii.1. Let valuesArray be CreateArrayFromList(values).
          var valuesArray = elements.values;
          // 4.b.ii.2. Perform ? Call(resultCapability.[[Resolve]], undefined, « valuesArray »).
          CallResolve(resultCapability, valuesArray);
        }
        // 4.b.iii. Return resultCapability.[[Promise]].
        return resultCapability.Promise;
      }
      // 4.c. Append undefined to the end of values.
      values[values.length] = undefined;
      // 4.d. Let nextPromise be ? Call(promiseResolve, constructor, « next »).
      var nextPromise = promiseResolve === intrinsicResolve ? ResolveWith(constructor, next) : Call(promiseResolve, constructor, [next]);
      // 4.e. Let steps be the steps of sec-promise.all-resolve-element-functions. [no code: its steps are the code of the function object]
      // 4.f. Let length be the parameter count of sec-promise.all-resolve-element-functions. [no code: the function object has that length by itself]
      // 4.g. Let onFulfilled be CreateBuiltinFunction(steps, length, "", « [[AlreadyCalled]], [[Index]], [[Values]], [[Capability]], [[RemainingElements]] »).
      // 4.h. Set onFulfilled.[[AlreadyCalled]] to false.
      // 4.i. Set onFulfilled.[[Index]] to index.
      // 4.j. Set onFulfilled.[[Values]] to values.
      // 4.k. Set onFulfilled.[[Capability]] to resultCapability.
      // 4.l. Set onFulfilled.[[RemainingElements]] to remainingElementsCount.
      // 4.m. Set remainingElementsCount.[[Value]] to remainingElementsCount.[[Value]] + 1.
      elements.remainingElementsCount = elements.remainingElementsCount + 1;
      // 4.n. Perform ? Invoke(nextPromise, "then", « onFulfilled, resultCapability.[[Reject]] »).
      ThenElement(nextPromise, index, elements);
      // 4.o. Set index to index + 1.
      index = index + 1;
    }
  }

  // 27.2.4.1.3 Promise.all Resolve Element Functions
  function PromiseAllResolveElementFunction(alreadyCalled, index, elements) {
    return function (x) {
      // 1. Let F be the active function object. [no code: the code is the function object, and closes over its slots]
      // 2. If F.[[AlreadyCalled]] is true, return undefined.
      if (alreadyCalled === true)
        return undefined;
      // 3. Set F.[[AlreadyCalled]] to true.
      alreadyCalled = true;
      // 4. Let index be F.[[Index]]. [by slot-closures]
      // 5. Let values be F.[[Values]]. [by slot-closures]
      // 6. Let promiseCapability be F.[[Capability]]. [by slot-closures]
      // 7. Let remainingElementsCount be F.[[RemainingElements]]. [by slot-closures]
      // 8. Set values[index] to x.
      elements.values[index] = x;
      // 9. Set remainingElementsCount.[[Value]] to remainingElementsCount.[[Value]] - 1.
      elements.remainingElementsCount = elements.remainingElementsCount - 1;
      // 10. If remainingElementsCount.[[Value]] is 0, then
      if (elements.remainingElementsCount === 0) {
        // 10.a. Let valuesArray be CreateArrayFromList(values).
        var valuesArray = elements.values;
        // 10.b. Return ? Call(promiseCapability.[[Resolve]], undefined, « valuesArray »).
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

  // By array-combinators: see ThenElement.
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

  // By joined-elements: see EnqueueReaction.
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
    // 9. Set remainingElementsCount.[[Value]] to remainingElementsCount.[[Value]] - 1.
    elements.remainingElementsCount = elements.remainingElementsCount - 1;
    // 10. If remainingElementsCount.[[Value]] is 0, then
    if (elements.remainingElementsCount === 0) {
      // 10.a. Let valuesArray be CreateArrayFromList(values).
      var valuesArray = elements.values;
      // 10.b. Return ? Call(promiseCapability.[[Resolve]], undefined, « valuesArray »).
      return CallResolve(elements.promiseCapability, valuesArray);
    }
    // 11. Return undefined.
    return undefined;
  }

  // 27.2.4.2.1 PerformPromiseAllSettled ( iteratorRecord, constructor, resultCapability, promiseResolve )
  function PerformPromiseAllSettled(iteratorRecord, constructor, resultCapability, promiseResolve) {
    // 1. Let values be « ».
    var values = $newList();
    // 2. Let remainingElementsCount be the Record { [[Value]]: 1 }.
    // 3. Let index be 0.
    var index = 0;
    var elements = {
      values: values,
      promiseCapability: resultCapability,
      remainingElementsCount: 1
    };
    // 4. Repeat,
    while (true) {
      // 4.a. Let next be ? IteratorStepValue(iteratorRecord).
      var next = IteratorStepValue(iteratorRecord);
      // 4.b. If next is done, then
      if (next === enumDone) {
        // 4.b.i. Set remainingElementsCount.[[Value]] to remainingElementsCount.[[Value]] - 1.
        elements.remainingElementsCount = elements.remainingElementsCount - 1;
        // By early-array.
        elements.values = CreateArrayFromList(values);
        // 4.b.ii. If remainingElementsCount.[[Value]] is 0, then
        if (elements.remainingElementsCount === 0) {
          // 4.b.ii.1. Let valuesArray be CreateArrayFromList(values).
          var valuesArray = elements.values;
          // 4.b.ii.2. Perform ? Call(resultCapability.[[Resolve]], undefined, « valuesArray »).
          ResolveCapability(resultCapability, valuesArray);
        }
        // 4.b.iii. Return resultCapability.[[Promise]].
        return PromiseOfCapability(resultCapability);
      }
      // 4.c. Append undefined to the end of values.
      values[values.length] = undefined;
      // 4.d. Let nextPromise be ? Call(promiseResolve, constructor, « next »).
      var nextPromise = promiseResolve === intrinsicResolve ? ResolveWith(constructor, next) : Call(promiseResolve, constructor, [next]);
      // 4.h. Let alreadyCalled be the Record { [[Value]]: false }.
      // 4.e. Let stepsFulfilled be the steps of sec-promise.allsettled-resolve-element-functions. [no code: its steps are the code of the function object]
      // 4.f. Let lengthFulfilled be the parameter count of sec-promise.allsettled-resolve-element-functions. [no code: the function object has that length by itself]
      // 4.g. Let onFulfilled be CreateBuiltinFunction(stepsFulfilled, lengthFulfilled, "", « [[AlreadyCalled]], [[Index]], [[Values]], [[Capability]], [[RemainingElements]] »).
      // 4.i. Set onFulfilled.[[AlreadyCalled]] to alreadyCalled.
      // 4.j. Set onFulfilled.[[Index]] to index.
      // 4.k. Set onFulfilled.[[Values]] to values.
      // 4.l. Set onFulfilled.[[Capability]] to resultCapability.
      // 4.m. Set onFulfilled.[[RemainingElements]] to remainingElementsCount.
      // 4.n. Let stepsRejected be the steps of sec-promise.allsettled-reject-element-functions. [no code: its steps are the code of the function object]
      // 4.o. Let lengthRejected be the parameter count of sec-promise.allsettled-reject-element-functions. [no code: the function object has that length by itself]
      // 4.p. Let onRejected be CreateBuiltinFunction(stepsRejected, lengthRejected, "", « [[AlreadyCalled]], [[Index]], [[Values]], [[Capability]], [[RemainingElements]] »).
      // 4.q. Set onRejected.[[AlreadyCalled]] to alreadyCalled.
      // 4.r. Set onRejected.[[Index]] to index.
      // 4.s. Set onRejected.[[Values]] to values.
      // 4.t. Set onRejected.[[Capability]] to resultCapability.
      // 4.u. Set onRejected.[[RemainingElements]] to remainingElementsCount.
      // 4.v. Set remainingElementsCount.[[Value]] to remainingElementsCount.[[Value]] + 1.
      elements.remainingElementsCount = elements.remainingElementsCount + 1;
      // 4.w. Perform ? Invoke(nextPromise, "then", « onFulfilled, onRejected »).
      ThenInPerformPromiseAllSettled(nextPromise, index, elements);
      // 4.x. Set index to index + 1.
      index = index + 1;
    }
  }

  // 27.2.4.2.2 Promise.allSettled Resolve Element Functions
  function PromiseAllSettledResolveElementFunction(alreadyCalled, index, elements) {
    return function (x) {
      // 1. Let F be the active function object. [no code: the code is the function object, and closes over its slots]
      // 2. Let alreadyCalled be F.[[AlreadyCalled]]. [by slot-closures]
      // 3. If alreadyCalled.[[Value]] is true, return undefined.
      if (alreadyCalled.value === true)
        return undefined;
      // 4. Set alreadyCalled.[[Value]] to true.
      alreadyCalled.value = true;
      // 5. Let index be F.[[Index]]. [by slot-closures]
      // 6. Let values be F.[[Values]]. [by slot-closures]
      // 7. Let promiseCapability be F.[[Capability]]. [by slot-closures]
      // 8. Let remainingElementsCount be F.[[RemainingElements]]. [by slot-closures]
      // 9. Let obj be OrdinaryObjectCreate(%Object.prototype%).
      // 10. Perform ! CreateDataPropertyOrThrow(obj, "status", "fulfilled").
      // 11. Perform ! CreateDataPropertyOrThrow(obj, "value", x).
      var obj = {
        status: 'fulfilled',
        value: x
      };
      // 12. Set values[index] to obj.
      elements.values[index] = obj;
      // 13. Set remainingElementsCount.[[Value]] to remainingElementsCount.[[Value]] - 1.
      elements.remainingElementsCount = elements.remainingElementsCount - 1;
      // 14. If remainingElementsCount.[[Value]] is 0, then
      if (elements.remainingElementsCount === 0) {
        // 14.a. Let valuesArray be CreateArrayFromList(values).
        var valuesArray = elements.values;
        // 14.b. Return ? Call(promiseCapability.[[Resolve]], undefined, « valuesArray »).
        return ResolveCapability(elements.promiseCapability, valuesArray);
      }
      // 15. Return undefined.
      return undefined;
    };
  }

  // 27.2.4.2.3 Promise.allSettled Reject Element Functions
  function PromiseAllSettledRejectElementFunction(alreadyCalled, index, elements) {
    return function (x) {
      // 1. Let F be the active function object. [no code: the code is the function object, and closes over its slots]
      // 2. Let alreadyCalled be F.[[AlreadyCalled]]. [by slot-closures]
      // 3. If alreadyCalled.[[Value]] is true, return undefined.
      if (alreadyCalled.value === true)
        return undefined;
      // 4. Set alreadyCalled.[[Value]] to true.
      alreadyCalled.value = true;
      // 5. Let index be F.[[Index]]. [by slot-closures]
      // 6. Let values be F.[[Values]]. [by slot-closures]
      // 7. Let promiseCapability be F.[[Capability]]. [by slot-closures]
      // 8. Let remainingElementsCount be F.[[RemainingElements]]. [by slot-closures]
      // 9. Let obj be OrdinaryObjectCreate(%Object.prototype%).
      // 10. Perform ! CreateDataPropertyOrThrow(obj, "status", "rejected").
      // 11. Perform ! CreateDataPropertyOrThrow(obj, "reason", x).
      var obj = {
        status: 'rejected',
        reason: x
      };
      // 12. Set values[index] to obj.
      elements.values[index] = obj;
      // 13. Set remainingElementsCount.[[Value]] to remainingElementsCount.[[Value]] - 1.
      elements.remainingElementsCount = elements.remainingElementsCount - 1;
      // 14. If remainingElementsCount.[[Value]] is 0, then
      if (elements.remainingElementsCount === 0) {
        // 14.a. Let valuesArray be CreateArrayFromList(values).
        var valuesArray = elements.values;
        // 14.b. Return ? Call(promiseCapability.[[Resolve]], undefined, « valuesArray »).
        return ResolveCapability(elements.promiseCapability, valuesArray);
      }
      // 15. Return undefined.
      return undefined;
    };
  }

  // 27.2.4.2.2 Promise.allSettled Resolve Element Functions, steps 5 to 15, by array-combinators:
  // see ThenElement.
  function PromiseAllSettledResolveElement(index, elements, x) {
    // 5. Let index be F.[[Index]]. [by slot-closures]
    // 6. Let values be F.[[Values]]. [by slot-closures]
    // 7. Let promiseCapability be F.[[Capability]]. [by slot-closures]
    // 8. Let remainingElementsCount be F.[[RemainingElements]]. [by slot-closures]
    // 9. Let obj be OrdinaryObjectCreate(%Object.prototype%).
    // 10. Perform ! CreateDataPropertyOrThrow(obj, "status", "fulfilled").
    // 11. Perform ! CreateDataPropertyOrThrow(obj, "value", x).
    var obj = {
      status: 'fulfilled',
      value: x
    };
    // 12. Set values[index] to obj.
    elements.values[index] = obj;
    // 13. Set remainingElementsCount.[[Value]] to remainingElementsCount.[[Value]] - 1.
    elements.remainingElementsCount = elements.remainingElementsCount - 1;
    // 14. If remainingElementsCount.[[Value]] is 0, then
    if (elements.remainingElementsCount === 0) {
      // 14.a. Let valuesArray be CreateArrayFromList(values).
      var valuesArray = elements.values;
      // 14.b. Return ? Call(promiseCapability.[[Resolve]], undefined, « valuesArray »).
      return ResolveCapability(elements.promiseCapability, valuesArray);
    }
    // 15. Return undefined.
    return undefined;
  }

  // 27.2.4.2.3 Promise.allSettled Reject Element Functions, steps 5 to 15, by array-combinators: see
  // ThenElement.
  function PromiseAllSettledRejectElement(index, elements, x) {
    // 5. Let index be F.[[Index]]. [by slot-closures]
    // 6. Let values be F.[[Values]]. [by slot-closures]
    // 7. Let promiseCapability be F.[[Capability]]. [by slot-closures]
    // 8. Let remainingElementsCount be F.[[RemainingElements]]. [by slot-closures]
    // 9. Let obj be OrdinaryObjectCreate(%Object.prototype%).
    // 10. Perform ! CreateDataPropertyOrThrow(obj, "status", "rejected").
    // 11. Perform ! CreateDataPropertyOrThrow(obj, "reason", x).
    var obj = {
      status: 'rejected',
      reason: x
    };
    // 12. Set values[index] to obj.
    elements.values[index] = obj;
    // 13. Set remainingElementsCount.[[Value]] to remainingElementsCount.[[Value]] - 1.
    elements.remainingElementsCount = elements.remainingElementsCount - 1;
    // 14. If remainingElementsCount.[[Value]] is 0, then
    if (elements.remainingElementsCount === 0) {
      // 14.a. Let valuesArray be CreateArrayFromList(values).
      var valuesArray = elements.values;
      // 14.b. Return ? Call(promiseCapability.[[Resolve]], undefined, « valuesArray »).
      return ResolveCapability(elements.promiseCapability, valuesArray);
    }
    // 15. Return undefined.
    return undefined;
  }

  // By array-combinators: see ThenElement.
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
    // 1. Let errors be « ».
    var errors = $newList();
    // 2. Let remainingElementsCount be the Record { [[Value]]: 1 }.
    // 3. Let index be 0.
    var index = 0;
    var elements = {
      errors: errors,
      promiseCapability: resultCapability,
      remainingElementsCount: 1
    };
    // 4. Repeat,
    while (true) {
      // 4.a. Let next be ? IteratorStepValue(iteratorRecord).
      var next = IteratorStepValue(iteratorRecord);
      // 4.b. If next is done, then
      if (next === enumDone) {
        // 4.b.i. Set remainingElementsCount.[[Value]] to remainingElementsCount.[[Value]] - 1.
        elements.remainingElementsCount = elements.remainingElementsCount - 1;
        // 4.b.ii. If remainingElementsCount.[[Value]] is 0, then
        if (elements.remainingElementsCount === 0) {
          // 4.b.ii.1. Let error be a newly created AggregateError object.
          var error = new $AggregateError('no element is fulfilled (27.2.4.3.1 PerformPromiseAny, step 4.b.ii.1)');
          // 4.b.ii.2. Perform ! DefinePropertyOrThrow(error, "errors", the Property Descriptor { [[Configurable]]: true, [[Enumerable]]: false, [[Writable]]: true, [[Value]]: CreateArrayFromList(errors) }).
          DefinePropertyOrThrow(error, {
            __proto__: null,
            configurable: true,
            enumerable: false,
            writable: true,
            value: CreateArrayFromList(errors)
          });
          // 4.b.ii.3. Return ThrowCompletion(error).
          throw error;
        }
        // 4.b.iii. Return resultCapability.[[Promise]].
        return resultCapability.Promise;
      }
      // 4.c. Append undefined to the end of errors.
      errors[errors.length] = undefined;
      // 4.d. Let nextPromise be ? Call(promiseResolve, constructor, « next »).
      var nextPromise = promiseResolve === intrinsicResolve ? ResolveWith(constructor, next) : Call(promiseResolve, constructor, [next]);
      // 4.e. Let stepsRejected be the steps of sec-promise.any-reject-element-functions. [no code: its steps are the code of the function object]
      // 4.f. Let lengthRejected be the parameter count of sec-promise.any-reject-element-functions. [no code: the function object has that length by itself]
      // 4.g. Let onRejected be CreateBuiltinFunction(stepsRejected, lengthRejected, "", « [[AlreadyCalled]], [[Index]], [[Errors]], [[Capability]], [[RemainingElements]] »).
      // 4.h. Set onRejected.[[AlreadyCalled]] to false.
      // 4.i. Set onRejected.[[Index]] to index.
      // 4.j. Set onRejected.[[Errors]] to errors.
      // 4.k. Set onRejected.[[Capability]] to resultCapability.
      // 4.l. Set onRejected.[[RemainingElements]] to remainingElementsCount.
      // 4.m. Set remainingElementsCount.[[Value]] to remainingElementsCount.[[Value]] + 1.
      elements.remainingElementsCount = elements.remainingElementsCount + 1;
      // 4.n. Perform ? Invoke(nextPromise, "then", « resultCapability.[[Resolve]], onRejected »).
      ThenInPerformPromiseAny(nextPromise, index, elements);
      // 4.o. Set index to index + 1.
      index = index + 1;
    }
  }

  // 27.2.4.3.2 Promise.any Reject Element Functions
  function PromiseAnyRejectElementFunction(alreadyCalled, index, elements) {
    return function (x) {
      // 1. Let F be the active function object. [no code: the code is the function object, and closes over its slots]
      // 2. If F.[[AlreadyCalled]] is true, return undefined.
      if (alreadyCalled === true)
        return undefined;
      // 3. Set F.[[AlreadyCalled]] to true.
      alreadyCalled = true;
      // 4. Let index be F.[[Index]]. [by slot-closures]
      // 5. Let errors be F.[[Errors]]. [by slot-closures]
      // 6. Let promiseCapability be F.[[Capability]]. [by slot-closures]
      // 7. Let remainingElementsCount be F.[[RemainingElements]]. [by slot-closures]
      // 8. Set errors[index] to x.
      elements.errors[index] = x;
      // 9. Set remainingElementsCount.[[Value]] to remainingElementsCount.[[Value]] - 1.
      elements.remainingElementsCount = elements.remainingElementsCount - 1;
      // 10. If remainingElementsCount.[[Value]] is 0, then
      if (elements.remainingElementsCount === 0) {
        // 10.a. Let error be a newly created AggregateError object.
        var error = new $AggregateError('no element is fulfilled (27.2.4.3.2 Promise.any Reject Element Functions, step 10.a)');
        // 10.b. Perform ! DefinePropertyOrThrow(error, "errors", the Property Descriptor { [[Configurable]]: true, [[Enumerable]]: false, [[Writable]]: true, [[Value]]: CreateArrayFromList(errors) }).
        DefinePropertyOrThrow(error, {
          __proto__: null,
          configurable: true,
          enumerable: false,
          writable: true,
          value: CreateArrayFromList(elements.errors)
        });
        // 10.c. Return ? Call(promiseCapability.[[Reject]], undefined, « error »).
        return CallReject(elements.promiseCapability, error);
      }
      // 11. Return undefined.
      return undefined;
    };
  }

  // 27.2.4.3.2 Promise.any Reject Element Functions, steps 4 to 11, by array-combinators: see
  // ThenElement.
  function PromiseAnyRejectElement(index, elements, x) {
    // 4. Let index be F.[[Index]]. [by slot-closures]
    // 5. Let errors be F.[[Errors]]. [by slot-closures]
    // 6. Let promiseCapability be F.[[Capability]]. [by slot-closures]
    // 7. Let remainingElementsCount be F.[[RemainingElements]]. [by slot-closures]
    // 8. Set errors[index] to x.
    elements.errors[index] = x;
    // 9. Set remainingElementsCount.[[Value]] to remainingElementsCount.[[Value]] - 1.
    elements.remainingElementsCount = elements.remainingElementsCount - 1;
    // 10. If remainingElementsCount.[[Value]] is 0, then
    if (elements.remainingElementsCount === 0) {
      // 10.a. Let error be a newly created AggregateError object.
      var error = new $AggregateError('no element is fulfilled (27.2.4.3.2 Promise.any Reject Element Functions, step 10.a)');
      // 10.b. Perform ! DefinePropertyOrThrow(error, "errors", the Property Descriptor { [[Configurable]]: true, [[Enumerable]]: false, [[Writable]]: true, [[Value]]: CreateArrayFromList(errors) }).
      DefinePropertyOrThrow(error, {
        __proto__: null,
        configurable: true,
        enumerable: false,
        writable: true,
        value: CreateArrayFromList(elements.errors)
      });
      // 10.c. Return ? Call(promiseCapability.[[Reject]], undefined, « error »).
      return CallReject(elements.promiseCapability, error);
    }
    // 11. Return undefined.
    return undefined;
  }

  // By array-combinators: see ThenElement.
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
    // 1. Repeat,
    while (true) {
      // 1.a. Let next be ? IteratorStepValue(iteratorRecord).
      var next = IteratorStepValue(iteratorRecord);
      // 1.b. If next is done, then
      if (next === enumDone) {
        // 1.b.i. Return resultCapability.[[Promise]].
        return resultCapability.Promise;
      }
      // 1.c. Let nextPromise be ? Call(promiseResolve, constructor, « next »).
      var nextPromise = promiseResolve === intrinsicResolve ? ResolveWith(constructor, next) : Call(promiseResolve, constructor, [next]);
      // 1.d. Perform ? Invoke(nextPromise, "then", « resultCapability.[[Resolve]], resultCapability.[[Reject]] »).
      ThenAndForget(nextPromise, ResolveOf(resultCapability), RejectOf(resultCapability));
    }
  }

  // 27.2.4.7.1 PromiseResolve ( C, x )
  function PromiseResolve(C, x) {
    // 1. If IsPromise(x) is true, then
    if (IsPromise(x)) {
      // 1.a. Let xConstructor be ? Get(x, "constructor").
      var xConstructor = x.constructor;
      // 1.b. If SameValue(xConstructor, C) is true, return x.
      if (SameValue(xConstructor, C))
        return x;
    }
    // 2. Let promiseCapability be ? NewPromiseCapability(C).
    var promiseCapability = C === Promise ? NewPromise() : declaresNoSideEffects(C) ? NewPromiseOf(C) : NewPromiseCapability(C);
    // 3. Perform ? Call(promiseCapability.[[Resolve]], undefined, « x »).
    ResolveCapability(promiseCapability, x);
    // 4. Return promiseCapability.[[Promise]].
    return PromiseOfCapability(promiseCapability);
  }

  // 27.2.4.7 Promise.resolve, steps 2 to 3, by intrinsic-resolve: an element is resolved by the
  // steps of Promise.resolve, without a call of it. Guards: resolve-is-intrinsic (the function is
  // Promise.resolve itself).
  function ResolveWith(C, x) {
    // 2. If C is not an Object, throw a TypeError exception.
    if (!isObject(C))
      throw new $TypeError('this is not an object (27.2.4.7 Promise.resolve, step 2)');
    // 3. Return ? PromiseResolve(C, x).
    return PromiseResolve(C, x);
  }

  // ==== 27.2.5 Properties of the Promise Prototype Object ====

  // 27.2.5.4.1 PerformPromiseThen ( promise, onFulfilled, onRejected [ , resultCapability ] )
  function PerformPromiseThen(promise, onFulfilled, onRejected, resultCapability) {
    // 1. Assert: IsPromise(promise) is true.
    // 2. If resultCapability is absent, then [by given-capability]
    // 2.a. Set resultCapability to undefined.
    // 3. If IsCallable(onFulfilled) is false, then
    // 3.a. Let onFulfilledJobCallback be empty. [by absent-handlers]
    // 4. Else, [by absent-handlers]
    // 4.a. Let onFulfilledJobCallback be HostMakeJobCallback(onFulfilled).
    if (!IsCallable(onFulfilled)) {
      onFulfilled = 'Identity';
    }
    // 5. If IsCallable(onRejected) is false, then
    // 5.a. Let onRejectedJobCallback be empty. [by absent-handlers]
    // 6. Else, [by absent-handlers]
    // 6.a. Let onRejectedJobCallback be HostMakeJobCallback(onRejected).
    if (!IsCallable(onRejected)) {
      onRejected = 'Thrower';
    }
    if (usesContexts() && contexts.active()) {
      ThenInContext(promise, onFulfilled, onRejected, resultCapability);
      // 13. If resultCapability is undefined, then
      return PromiseOfCapability(resultCapability);
    }
    // 7. Let fulfillReaction be the PromiseReaction { [[Capability]]: resultCapability, [[Type]]: fulfill, [[Handler]]: onFulfilledJobCallback }. [in AddReaction]
    // 8. Let rejectReaction be the PromiseReaction { [[Capability]]: resultCapability, [[Type]]: reject, [[Handler]]: onRejectedJobCallback }. [in AddReaction]
    // 9. If promise.[[PromiseState]] is pending, then
    if ((promise._PromiseState & 3 /* STATE */) === 0 /* PENDING */) {
      // 9.a. Append fulfillReaction to the end of promise.[[PromiseFulfillReactions]].
      // 9.b. Append rejectReaction to the end of promise.[[PromiseRejectReactions]].
      AddReaction(promise, resultCapability, onFulfilled, onRejected);
    } else if ((promise._PromiseState & 3 /* STATE */) === 1 /* FULFILLED */) {
      // 10. Else if promise.[[PromiseState]] is fulfilled, then
      // 10.a. Let value be promise.[[PromiseResult]].
      var value = promise._PromiseResult;
      // 10.b. Let fulfillJob be NewPromiseReactionJob(fulfillReaction, value).
      // 10.c. Perform HostEnqueuePromiseJob(fulfillJob.[[Job]], fulfillJob.[[Realm]]).
      EnqueueInRing(PromiseReactionJob, resultCapability, onFulfilled, value);
    } else if ((promise._PromiseState & 3 /* STATE */) === 2 /* REJECTED */) {
      // 11. Else,
      // 11.a. Assert: promise.[[PromiseState]] is rejected.
      // 11.b. Let reason be promise.[[PromiseResult]].
      var reason = promise._PromiseResult;
      // 11.c. If promise.[[PromiseIsHandled]] is false, perform HostPromiseRejectionTracker(promise, "handle").
      if ((promise._PromiseState & 8 /* PROMISE_IS_HANDLED */) === 0)
        HostPromiseRejectionTracker(promise, 'handle');
      // 11.d. Let rejectJob be NewPromiseReactionJob(rejectReaction, reason).
      // 11.e. Perform HostEnqueuePromiseJob(rejectJob.[[Job]], rejectJob.[[Realm]]).
      EnqueueInRing(PromiseReactionJob, resultCapability, onRejected, reason);
    }
    // 12. Set promise.[[PromiseIsHandled]] to true.
    promise._PromiseState = promise._PromiseState | 8 /* PROMISE_IS_HANDLED */;
    // 13. If resultCapability is undefined, then
    // 13.a. Return undefined. [by given-capability]
    // 14. Else, [by given-capability]
    // 14.a. Return resultCapability.[[Promise]].
    return PromiseOfCapability(resultCapability);
  }

  // By field-inlining: the first reaction lives in the promise, further ones in an array made on
  // demand. Guards: several-reactions (the promise has more than one reaction).
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

  // By field-inlining: see AddReaction.
  function AddToList(list, capability, onFulfilled, onRejected) {
    var end = list.length;
    list[end] = capability;
    list[end + 1] = onFulfilled;
    list[end + 2] = onRejected;
  }

  // Host layer: a `then` whose jobs run in the context that it was called in.
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

  // The intrinsics of the one realm that this library knows, by their names.
  var realm = {
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
        if ((this._PromiseState & 3 /* STATE */) === 1 /* FULFILLED */)
          return $inspection.mirror(this, inspectPromise, 'fulfilled', this._PromiseResult);
        if ((this._PromiseState & 3 /* STATE */) === 2 /* REJECTED */)
          return $inspection.mirror(this, inspectPromise, 'rejected', this._PromiseResult);
        return $inspection.mirror(this, inspectPromise, 'pending');
      },
      writable: true,
      enumerable: false,
      configurable: true
    });
  }

  // By lazy-functions: see ResolveOf.
  var Unmade = {};

  // By then0: see ResolveAdopted.
  var intrinsicThen = Promise.prototype.then;

  // By forgotten-then: see RunForgotten.
  var Nobody = { Promise: undefined };

  // By forgotten-then: see RunForgotten.
  function Ignore() {
  }

  // By forgotten-then: see RunForgotten.
  function Rethrow(reason) {
    throw reason;
  }

  // By forgotten-then: see RunForgotten.
  function then0(onFulfilled, onRejected) {
    if (!IsPromise(this))
      throw new $TypeError('then0: this is no promise');
    var fulfilled = typeof onFulfilled === 'function' ? onFulfilled : Ignore;
    var rejected = typeof onRejected === 'function' ? onRejected : Rethrow;
    ThenAndForget(this, fulfilled, rejected);
  }
  if (options && options.then0) {
    // By forgotten-then.
    $defineProperty(Promise.prototype, 'then0', {
      __proto__: null,
      value: then0,
      writable: true,
      enumerable: false,
      configurable: true
    });
  }

  // By intrinsic-resolve: see ResolveWith.
  var intrinsicResolve = Promise.resolve;

  // By call-specialisation: see PromiseObject.
  PromiseObject.prototype = Promise.prototype;

  // By fast-properties: the constructor and its prototype get their properties at fixed places.
  $giveProperties(Promise);
  $giveProperties(Promise.prototype);
  return Promise;
}
exports.Promise = undefined;
defineLazily(exports, create);
exports.create = create;
//# sourceMappingURL=fast.es5.cjs.map
