/**
 * Promise, generated from the es2015 document by fledgling: preset deferred, target es5.
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
 * - A job takes SLOTS_PER_JOB slots of a block of the ring: its function and arguments. Behind its
 *   slots a block has the next block; BLOCKS_KEPT blocks are kept for the next turn.
 * - No function is left of 7.3.20 SpeciesConstructor [by no-subclasses].
 */
'use strict';

// ==== Host: what the library takes from the engine when it loads, and how it runs jobs ====

var $TypeError = TypeError;
// A TypeError by another name.
var $AlreadyConsumedError = function () {
  var make = TypeError;
  return function (message) {
    var error = new make(message);
    error.name = 'AlreadyConsumedError';
    return error;
  };
}();
var $Object = Object;
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
var $create = Object.create;
var $getPrototypeOf = Object.getPrototypeOf;
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
// A rejection that nobody handles is given to the engine as a promise of its own.
var $reportRejection = function () {
  if (typeof Promise === 'function' && typeof Promise.reject === 'function') {
    return Promise.reject.bind(Promise);
  }
  var later = typeof setTimeout === 'function' ? setTimeout : function () {
  };
  return function (reason) {
    later(function () {
      throw reason;
    }, 0);
  };
}();
// Loaded when it is first asked for: without that, a library needs no other file.
var $ordinaryPromise = function () {
  return require('./fast.es5.cjs').Promise;
};
// What Node and those like it show of a promise: a promise of theirs with the same state,
// properties and prototype. One for each, since it may be reached from its own value.
var $inspection = typeof process === 'object' && process && process.versions && process.versions.node && typeof Promise === 'function' && typeof WeakMap === 'function' ? function () {
  var key = Symbol.for('nodejs.util.inspect.custom');
  var nothing = function () {
  };
  // of a promise its mirror, and of a mirror the state that it was made for
  var known = new WeakMap();
  var mirrorOf = function (promise, state, value) {
    var before = known.get(promise);
    if (known.get(before) === state)
      return before;
    var mirror = state === 'pending' ? new Promise(nothing) : Promise[state === 'rejected' ? 'reject' : 'resolve'](value);
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
var $isPrototypeOf = Function.prototype.call.bind(Object.prototype.isPrototypeOf);
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

// Rejected promises without a handler, until the code that runs has ended: each is then given to
// `report`, which asks once more. Most are handled right after they were rejected, when they are
// the last of the list.
function trackRejections(later) {
  var waiting = $newList();
  var count = 0;
  var scheduled = false;

  function reportAll(report) {
    var ended = waiting;
    waiting = $newList();
    count = 0;
    scheduled = false;
    for (var i = 0; i < ended.length && ended[i] !== undefined; i++)
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
  var enqueue = contexts.outside(chooseScheduler(options && options.scheduler));
  var rejections = trackRejections(enqueue);

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
  function tryIteratorClose(argument1, argument2, argument3) {
    try {
      return IteratorClose(argument1, argument2, argument3);
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
  function tryIteratorStep(argument1) {
    try {
      return IteratorStep(argument1);
    } catch (thrown) {
      failure = thrown;
      return failed;
    }
  }

  // By try-catch-isolation: see failed.
  function tryPerformPromiseRace(argument1, argument2) {
    try {
      return PerformPromiseRace(argument1, argument2);
    } catch (thrown) {
      failure = thrown;
      return failed;
    }
  }

  // By try-catch-isolation: see failed.
  function tryPerformPromiseAll(argument1, argument2) {
    try {
      return PerformPromiseAll(argument1, argument2);
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
  function tryFunction2(code, argument1, argument2) {
    try {
      return code(argument1, argument2);
    } catch (thrown) {
      failure = thrown;
      return failed;
    }
  }

  // By try-catch-isolation: see failed.
  function tryPerformAdoption(argument1, argument2, argument3, argument4) {
    try {
      return PerformAdoption(argument1, argument2, argument3, argument4);
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
  function tryCall(argument1, argument2, argument3) {
    try {
      return Call(argument1, argument2, argument3);
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

  // 7.3.2 GetV, a primitive. A property of any value; undefined and null have none. In engines
  // without iterators, the iterator method of an array is one that walks it.
  function GetV(V, P) {
    if (V === undefined || V === null) {
      var problem = P === $iterator ? ' is not iterable' : ' has no properties';
      throw new $TypeError(V + problem + ' (7.3.2 GetV)');
    }
    var value = V[P];
    return value === undefined && P === $absentIterator && $isArray(V) ? ArrayIterator : value;
  }

  // 7.3.12 Call, a primitive. What is not callable is named in the library's own words. Nothing but
  // the method that gives an iterator is called without a list of arguments: a value that has none
  // is not iterable.
  function Call(F, V, argumentsList) {
    if (!IsCallable(F)) {
      var absent = F === undefined && argumentsList === undefined;
      var subject = absent ? V : F;
      var type = typeof subject;
      var plain = subject === null || type !== 'object' && type !== 'function' && type !== 'symbol';
      var problem = absent ? ' is not iterable' : ' is not a function';
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
  var SLOTS_PER_BLOCK = 1024;
  var BLOCKS_KEPT = 256;
  var reading = newBlock(undefined);
  var writing = reading;
  var blocks = 1;
  var first = 0;
  var last = 0;
  var scheduled = false;
  var calling = false;
  var running = false;
  reading[SLOTS_PER_BLOCK] = reading;

  // By job-queue: see SLOTS_PER_BLOCK.
  // Slots are defined once, so that storing meets no setter of Array.prototype.
  function newBlock(next) {
    var block = $newList();
    while (block.length < SLOTS_PER_BLOCK)
      block[block.length] = undefined;
    block[SLOTS_PER_BLOCK] = next;
    return block;
  }

  // By job-queue: see SLOTS_PER_BLOCK.
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

  // By job-queue: see SLOTS_PER_BLOCK.
  function EnqueueInRing(job, argument1, argument2, argument3) {
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

  // 25.4.5.3 Promise.prototype.then, step 3, by synchronous-jobs: see RunPromiseReactionJob.
  function RunPromiseResolveThenableJob(argument1, argument2, argument3) {
    // By then0.
    if (argument3 === intrinsicThen && IsPromise(argument2)) {
      // 3. Let C be SpeciesConstructor(promise, %Promise%).
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

  // By job-queue: see SLOTS_PER_BLOCK.
  // Asks the host for a turn. One that refuses is asked again for the next job.
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

  // By job-queue: see SLOTS_PER_BLOCK.
  // Jobs enqueued together are all in the ring before a refusal of the host is thrown.
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

  // By job-queue: see SLOTS_PER_BLOCK.
  // A job threw, or left a context: those behind it have a turn of their own.
  function flushLater() {
    running = false;
    callHost();
  }

  // By job-queue: see SLOTS_PER_BLOCK.
  // A turn. A host that runs at once what it is given gets each job alone from then on.
  function flushJobs() {
    if (calling)
      return;
    scheduled = false;
    running = true;
    var outside = !contexts.left();
    try {
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

  // 9.1.13 ObjectCreate, a primitive. Internal slots are stamped on the new object; nothing of it
  // can be seen from outside. An object without them is a plain one.
  function ObjectCreate(proto) {
    var obj = proto instanceof Receiver ? proto.object : $create(proto);
    obj._PromiseState = undefined;
    obj._PromiseResult = undefined;
    obj._PromiseFulfillReactions = undefined;
    obj._PromiseRejectReactions = undefined;
    obj._OrdinaryPromise = undefined;
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
    this._OrdinaryPromise = undefined;
  }

  // HostKeepContext, a primitive. What the host does in HostMakeJobCallback: a function that calls
  // the callback in the context in use, or the callback itself.
  function HostKeepContext(callback) {
    return usesContexts() && contexts.active() ? contexts.bind(callback) : callback;
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
    // 1. Assert: IsPropertyKey(P) is true.
    // 2. Let func be GetV(O, P).
    var func = GetV(O, P);
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
    var iterator = typeof method === 'function' ? $apply(method, obj, []) : Call(method, obj);
    // 4. ReturnIfAbrupt(iterator).
    // 5. If Type(iterator) is not Object, throw a TypeError exception.
    if (!isObject(iterator))
      throw new $TypeError('iterator is not an object (7.4.1 GetIterator, step 5)');
    // 6. Return iterator.
    return iterator;
  }

  // 7.4.2 IteratorNext ( iterator [ , value ] )
  function IteratorNext(iterator, value) {
    // 1. If value is absent, then
    var result;
    if (arguments.length < 2) {
      // 1.a. Let result be Invoke(iterator, "next", « »).
      result = iterator.next();
    } else {
      // 2. Else,
      // 2.a. Let result be Invoke(iterator, "next", « value »).
      result = iterator.next(value);
    }
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
    var result = IteratorNext(iterator);
    // 2. ReturnIfAbrupt(result).
    // 3. Let done be IteratorComplete(result).
    var done = IteratorComplete(result);
    // 4. ReturnIfAbrupt(done).
    // 5. If done is true, return false.
    if (done === true)
      return false;
    // 6. Return result.
    return result;
  }

  // 7.4.6 IteratorClose ( iterator, completion )
  function IteratorClose(iterator, completion, completionThrew) {
    // 1. Assert: Type(iterator) is Object.
    // 2. Assert: completion is a Completion Record.
    // 3. Let return be GetMethod(iterator, "return").
    var return_ = GetMethod(iterator, 'return');
    // 4. ReturnIfAbrupt(return).
    // 5. If return is undefined, return Completion(completion).
    if (return_ === undefined) {
      if (completionThrew)
        throw completion;
      return completion;
    }
    // 6. Let innerResult be Call(return, iterator, « »).
    var innerResult;
    var innerResultThrew = false;
    innerResult = tryCall(return_, iterator, []);
    if (innerResult === failed) {
      innerResult = takeFailure();
      innerResultThrew = true;
    }
    // 7. If completion.[[type]] is throw, return Completion(completion).
    if (completionThrew)
      throw completion;
    // 8. If innerResult.[[type]] is throw, return Completion(innerResult).
    if (innerResultThrew)
      throw innerResult;
    // 9. If Type(innerResult.[[value]]) is not Object, throw a TypeError exception.
    if (!isObject(innerResult))
      throw new $TypeError('innerResult is not an object (7.4.6 IteratorClose, step 9)');
    // 10. Return Completion(completion).
    return completion;
  }

  // ==== 9.1 Ordinary Object Internal Methods and Internal Slots ====

  // 9.1.14 OrdinaryCreateFromConstructor ( constructor, intrinsicDefaultProto, internalSlotsList )
  function OrdinaryCreateFromConstructor(constructor, intrinsicDefaultProto, internalSlotsList) {
    // 1. Assert: intrinsicDefaultProto names an intrinsic prototype object.
    // 2. Let proto be GetPrototypeFromConstructor(constructor, intrinsicDefaultProto).
    var proto = GetPrototypeFromConstructor(constructor, intrinsicDefaultProto);
    // 3. ReturnIfAbrupt(proto).
    // 4. Return ObjectCreate(proto, internalSlotsList).
    return ObjectCreate(proto);
  }

  // 9.1.15 GetPrototypeFromConstructor ( constructor, intrinsicDefaultProto )
  function GetPrototypeFromConstructor(constructor, intrinsicDefaultProto) {
    // 1. Assert: intrinsicDefaultProto names an intrinsic prototype object.
    // 2. Assert: IsConstructor(constructor) is true.
    // 3. Let proto be Get(constructor, "prototype").
    var proto = constructor.prototype;
    // 4. ReturnIfAbrupt(proto).
    // 5. If Type(proto) is not Object, then
    if (!isObject(proto)) {
      // 5.a. Let realm be GetFunctionRealm(constructor).
      var realm = GetFunctionRealm(constructor);
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
    var alreadyResolved = false;
    // 2. Let resolve be a new function of Promise Resolve Functions.
    // 3. Set resolve.[[Promise]] to promise.
    // 4. Set resolve.[[AlreadyResolved]] to alreadyResolved.
    var resolve = (0, function (resolution) {
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
    var reject = (0, function (reason) {
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
    return function (reason) {
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
    if ((promise._PromiseState & 4 /* ALREADY_RESOLVED */) !== 0)
      return undefined;
    // 5. Set alreadyResolved.[[value]] to true.
    promise._PromiseState = promise._PromiseState | 4 /* ALREADY_RESOLVED */;
    // 6. Return RejectPromise(promise, reason).
    return RejectPromise(promise, reason);
  }

  // 25.4.1.3.2 Promise Resolve Functions, by resolver-split: see FirstPromiseRejectFunction.
  function FirstPromiseResolveFunction(promise) {
    return function (resolution) {
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
    if ((promise._PromiseState & 4 /* ALREADY_RESOLVED */) !== 0)
      return undefined;
    // 5. Set alreadyResolved.[[value]] to true.
    promise._PromiseState = promise._PromiseState | 4 /* ALREADY_RESOLVED */;
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
      var selfResolutionError = new $TypeError('resolution and promise are the same (25.4.1.3.2 Promise Resolve Functions, step 6.a)');
      // 6.b. Return RejectPromise(promise, selfResolutionError).
      return RejectPromise(promise, selfResolutionError);
    }
    // 8. Let then be Get(resolution, "then").
    var then;
    var thenThrew = false;
    then = tryGet_then(resolution);
    if (then === failed) {
      then = takeFailure();
      thenThrew = true;
    }
    // 9. If then is an abrupt completion, then
    if (thenThrew) {
      // 9.a. Return RejectPromise(promise, then.[[value]]).
      return RejectPromise(promise, then);
    }
    // 10. Let thenAction be then.[[value]].
    var thenAction = then;
    // 11. If IsCallable(thenAction) is false, then
    if (!IsCallable(thenAction)) {
      // 11.a. Return FulfillPromise(promise, resolution).
      return FulfillPromise(promise, resolution);
    }
    // 12. Perform EnqueueJob("PromiseJobs", PromiseResolveThenableJob, « promise, resolution, thenAction »).
    RunPromiseResolveThenableJob(promise, resolution, HostKeepContext(thenAction));
    // 13. Return undefined.
    return undefined;
  }

  // 25.4.1.4 FulfillPromise ( promise, value )
  function FulfillPromise(promise, value) {
    // By bare-settling.
    if (promise._PromiseRejectReactions === undefined) {
      // 3. Set promise.[[PromiseResult]] to value.
      promise._PromiseResult = value;
      // 6. Set promise.[[PromiseState]] to "fulfilled".
      promise._PromiseState = promise._PromiseState & 12 /* ~STATE */ | 1 /* FULFILLED */;
      return undefined;
    }
    // 1. Assert: promise.[[PromiseState]] is "pending".
    // 2. Let reactions be promise.[[PromiseFulfillReactions]].
    var handler = promise._PromiseResult;
    var reactions = promise._PromiseRejectReactions;
    // 3. Set promise.[[PromiseResult]] to value.
    promise._PromiseResult = value;
    // 4. Set promise.[[PromiseFulfillReactions]] to undefined.
    promise._PromiseFulfillReactions = undefined;
    // 5. Set promise.[[PromiseRejectReactions]] to undefined.
    promise._PromiseRejectReactions = undefined;
    // 6. Set promise.[[PromiseState]] to "fulfilled".
    promise._PromiseState = promise._PromiseState & 12 /* ~STATE */ | 1 /* FULFILLED */;
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
    var promiseCapability = {
      Promise: undefined,
      Resolve: undefined,
      Reject: undefined
    };
    // 4. Let executor be a new function of GetCapabilitiesExecutor Functions.
    // 5. Set executor.[[Capability]] to promiseCapability.
    var executor = (0, function (resolve, reject) {
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
    var promise = new C(executor);
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
    // 3. Let promise be OrdinaryCreateFromConstructor(NewTarget, "%PromisePrototype%", « [[PromiseState]], [[PromiseResult]], [[PromiseFulfillReactions]], [[PromiseRejectReactions]], [[PromiseIsHandled]], [[OrdinaryPromise]] »).
    var promise = new PromiseObject();
    // 4. ReturnIfAbrupt(promise).
    // 5. Set promise.[[PromiseState]] to "pending".
    promise._PromiseState = 0 /* PENDING */;
    // 6. Set promise.[[PromiseFulfillReactions]] to « ».
    promise._PromiseFulfillReactions = undefined;
    // 7. Set promise.[[PromiseRejectReactions]] to « ».
    promise._PromiseRejectReactions = undefined;
    // 8. Set promise.[[PromiseIsHandled]] to false. [by state-bits]
    // 9. Set promise.[[OrdinaryPromise]] to undefined.
    promise._OrdinaryPromise = undefined;
    // 25.4.1.5, 11. Return promiseCapability.
    return promise;
  }

  // By fresh-fulfilment: a promise that is made for a value that is no object is made fulfilled.
  // Guards: is-no-object (the value is no object: it has no then).
  function FulfilledPromise(value) {
    var promise = NewPromise();
    promise._PromiseResult = value;
    promise._PromiseState = 5 /* FULFILLED | ALREADY_RESOLVED */;
    return promise;
  }

  // By remembered-constructors: see noClass.
  var lastDeclared = noClass;

  // By declared-pure: see NewIntrinsicCapabilityOf.
  function declaresNoSideEffects(C) {
    return (C === lastDeclared || declaresItself(C)) && C.noSideEffects === true && $isPrototypeOf(DeferredPromise.prototype, C.prototype);
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

  // 25.4.3.1 Promise, steps 3 to 9, by declared-pure: see NewIntrinsicCapabilityOf.
  function NewPromiseOf(C) {
    // 3. Let promise be OrdinaryCreateFromConstructor(NewTarget, "%PromisePrototype%", « [[PromiseState]], [[PromiseResult]], [[PromiseFulfillReactions]], [[PromiseRejectReactions]], [[PromiseIsHandled]], [[OrdinaryPromise]] »).
    var promise = OrdinaryCreateFromConstructor(C, '%PromisePrototype%', [
      'PromiseState',
      'PromiseResult',
      'PromiseFulfillReactions',
      'PromiseRejectReactions',
      'OrdinaryPromise'
    ]);
    // 4. ReturnIfAbrupt(promise).
    // 5. Set promise.[[PromiseState]] to "pending".
    promise._PromiseState = 0 /* PENDING */;
    // 6. Set promise.[[PromiseFulfillReactions]] to « ».
    promise._PromiseFulfillReactions = undefined;
    // 7. Set promise.[[PromiseRejectReactions]] to « ».
    promise._PromiseRejectReactions = undefined;
    // 8. Set promise.[[PromiseIsHandled]] to false. [by state-bits]
    // 9. Set promise.[[OrdinaryPromise]] to undefined.
    promise._OrdinaryPromise = undefined;
    // 25.4.1.5, 11. Return promiseCapability.
    return promise;
  }

  // 25.4.1.6 IsPromise ( x )
  function IsPromise(x) {
    // 1. If Type(x) is not Object, return false.
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
    if (prototype === DeferredPromise.prototype)
      return true;
    return prototype !== null && $stateOf(prototype) === undefined || $hasOwn(x, '_PromiseState');
  }

  // 25.4.1.7 RejectPromise ( promise, reason )
  function RejectPromise(promise, reason) {
    // By bare-settling.
    if (promise._PromiseRejectReactions === undefined) {
      // 1. Assert: promise.[[PromiseState]] is "pending".
      // 2. If promise.[[PromiseIsHandled]] is false, perform HostTrackRejection(promise, ReportRejection).
      if ((promise._PromiseState & 8 /* PROMISE_IS_HANDLED */) === 0)
        HostTrackRejection(promise, ReportRejection);
      // 4. Set promise.[[PromiseResult]] to reason.
      promise._PromiseResult = reason;
      // 7. Set promise.[[PromiseState]] to "rejected".
      promise._PromiseState = promise._PromiseState & 12 /* ~STATE */ | 2 /* REJECTED */;
      return undefined;
    }
    // 1. Assert: promise.[[PromiseState]] is "pending".
    // 2. If promise.[[PromiseIsHandled]] is false, perform HostTrackRejection(promise, ReportRejection).
    if ((promise._PromiseState & 8 /* PROMISE_IS_HANDLED */) === 0)
      HostTrackRejection(promise, ReportRejection);
    // 3. Let reactions be promise.[[PromiseRejectReactions]].
    var handler = promise._PromiseFulfillReactions;
    var reactions = promise._PromiseRejectReactions;
    // 4. Set promise.[[PromiseResult]] to reason.
    promise._PromiseResult = reason;
    // 5. Set promise.[[PromiseFulfillReactions]] to undefined.
    promise._PromiseFulfillReactions = undefined;
    // 6. Set promise.[[PromiseRejectReactions]] to undefined.
    promise._PromiseRejectReactions = undefined;
    // 7. Set promise.[[PromiseState]] to "rejected".
    promise._PromiseState = promise._PromiseState & 12 /* ~STATE */ | 2 /* REJECTED */;
    // 8. Return TriggerPromiseReactions(reactions, reason).
    return TriggerPromiseReactions(reactions, handler, reason, 2);
  }

  // 25.4.1.8 TriggerPromiseReactions ( reactions, argument )
  function TriggerPromiseReactions(reactions, handler, argument, offset) {
    // 1. For each element reaction of reactions, do
    // 1.a. Perform EnqueueJob("PromiseJobs", PromiseReactionJob, « reaction, argument »). [by field-inlining]
    if (reactions !== undefined) {
      if ($isArray(reactions)) {
        for (var reactionIndex = 0; reactionIndex < reactions.length; reactionIndex += 3) {
          EnqueueInRing(PromiseReactionJob, reactions[reactionIndex], reactions[reactionIndex + offset], argument);
        }
        // By synchronous-jobs.
        RunJobs();
      } else {
        RunPromiseReactionJob(reactions, handler, argument);
      }
    }
    // 2. Return undefined.
    return undefined;
  }

  // 25.4.1.9 ReportRejection ( promise )
  function ReportRejection(promise) {
    // 1. If promise.[[PromiseIsHandled]] is true, return undefined.
    if ((promise._PromiseState & 8 /* PROMISE_IS_HANDLED */) !== 0)
      return undefined;
    // 2. If promise.[[PromiseState]] is "rejected", then
    if ((promise._PromiseState & 3 /* STATE */) === 2 /* REJECTED */) {
      // 2.a. Perform HostReportRejection(promise.[[PromiseResult]]).
      HostReportRejection(promise._PromiseResult);
    }
    // 3. Return undefined.
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
      var handlerResult;
      var handlerResultThrew = false;
      // 6. Else, let handlerResult be Call(handler, undefined, « argument »).
      handlerResult = tryFunction1(handler, argument);
      if (handlerResult === failed) {
        handlerResult = takeFailure();
        handlerResultThrew = true;
      }
      // 7. If handlerResult is an abrupt completion, then
      var status;
      if (handlerResultThrew) {
        // 7.a. Let status be Call(promiseCapability.[[Reject]], undefined, « handlerResult.[[value]] »).
        status = RejectFirst(promiseCapability, handlerResult);
        // 7.b. NextJob Completion(status).
        return status;
      }
      if (first !== last || reading !== writing || isObject(handlerResult) || usesContexts() && contexts.left() || typeof promiseCapability._PromiseResult !== 'function' || (promiseCapability._PromiseState & 7 /* STATE | ALREADY_RESOLVED */) !== 0) {
        // 8. Let status be Call(promiseCapability.[[Resolve]], undefined, « handlerResult.[[value]] »).
        status = ResolvePromise(promiseCapability, handlerResult);
        // 9. NextJob Completion(status).
        return status;
      }
      // 25.4.1.3.2, 5. Set alreadyResolved.[[value]] to true.
      promiseCapability._PromiseState = promiseCapability._PromiseState | 4 /* ALREADY_RESOLVED */;
      // 25.4.1.4, 1. Assert: promise.[[PromiseState]] is "pending".
      // 25.4.1.4, 2. Let reactions be promise.[[PromiseFulfillReactions]].
      var next = promiseCapability._PromiseResult;
      var reactions = promiseCapability._PromiseRejectReactions;
      // 25.4.1.4, 3. Set promise.[[PromiseResult]] to value.
      promiseCapability._PromiseResult = handlerResult;
      // 25.4.1.4, 4. Set promise.[[PromiseFulfillReactions]] to undefined.
      promiseCapability._PromiseFulfillReactions = undefined;
      // 25.4.1.4, 5. Set promise.[[PromiseRejectReactions]] to undefined.
      promiseCapability._PromiseRejectReactions = undefined;
      // 25.4.1.4, 6. Set promise.[[PromiseState]] to "fulfilled".
      promiseCapability._PromiseState = promiseCapability._PromiseState & 12 /* ~STATE */ | 1 /* FULFILLED */;
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
      var handled;
      var handledThrew = false;
      handled = tryRunElement(promiseCapability, handler, argument);
      if (handled === failed) {
        handled = takeFailure();
        handledThrew = true;
      }
      if (handledThrew)
        // 7.a. Let status be Call(promiseCapability.[[Reject]], undefined, « handlerResult.[[value]] »).
        return ForgetReason(handled);
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
    var handlerResult;
    var handlerResultThrew = false;
    if (handler === 'Identity')
      handlerResult = argument;
    else if (handler === 'Thrower') {
      // 5. Else if handler is "Thrower", let handlerResult be Completion { [[type]]: throw, [[value]]: argument, [[target]]: empty }.
      handlerResult = argument;
      handlerResultThrew = true;
    } else {
      // 6. Else, let handlerResult be Call(handler, undefined, « argument »).
      handlerResult = tryFunction1(handler, argument);
      if (handlerResult === failed) {
        handlerResult = takeFailure();
        handlerResultThrew = true;
      }
    }
    // 7. If handlerResult is an abrupt completion, then
    var status;
    if (handlerResultThrew) {
      // 7.a. Let status be Call(promiseCapability.[[Reject]], undefined, « handlerResult.[[value]] »).
      status = RejectFirst(promiseCapability, handlerResult);
      // 7.b. NextJob Completion(status).
      return status;
    }
    // 8. Let status be Call(promiseCapability.[[Resolve]], undefined, « handlerResult.[[value]] »).
    status = ResolvePromise(promiseCapability, handlerResult);
    // 9. NextJob Completion(status).
    return status;
  }

  // 25.4.2.1 PromiseReactionJob, steps 7 to 8, by forgotten-then: all and race attach to a promise
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
      // 7.a. Let status be Call(promiseCapability.[[Reject]], undefined, « handlerResult.[[value]] »).
      return ForgetReason(handlerResult);
    // 8. Let status be Call(promiseCapability.[[Resolve]], undefined, « handlerResult.[[value]] »).
    return ForgetResult(handlerResult);
  }

  // By forgotten-then: see RunForgotten.
  function ForgetResult(handled) {
    if (isObject(handled)) {
      var derived = NewPromise();
      ResolvePromise(derived, handled);
    }
    return undefined;
  }

  // By forgotten-then: see RunForgotten.
  function ForgetReason(reason) {
    var derived = NewPromise();
    RejectFirst(derived, reason);
    return undefined;
  }

  // 25.4.2.2 PromiseResolveThenableJob ( promiseToResolve, thenable, then )
  function PromiseResolveThenableJob(promiseToResolve, thenable, then) {
    // 1. Let resolvingFunctions be CreateResolvingFunctions(promiseToResolve).
    var resolvingFunctions = CreateResolvingFunctions(promiseToResolve);
    // 2. Let thenCallResult be Call(then, thenable, « resolvingFunctions.[[Resolve]], resolvingFunctions.[[Reject]] »).
    var thenCallResult;
    var thenCallResultThrew = false;
    thenCallResult = tryCall(then, thenable, [
      resolvingFunctions.Resolve,
      resolvingFunctions.Reject
    ]);
    if (thenCallResult === failed) {
      thenCallResult = takeFailure();
      thenCallResultThrew = true;
    }
    // 3. If thenCallResult is an abrupt completion, then
    if (thenCallResultThrew) {
      // 3.a. Let status be Call(resolvingFunctions.[[Reject]], undefined, « thenCallResult.[[value]] »).
      var status = (0, resolvingFunctions.Reject)(thenCallResult);
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

  // 25.4.5.3.1 PerformPromiseThen, steps 5 to 11, by then0: see ResolveAdopted.
  function PerformAdoption(promise, onFulfilled, onRejected, resultCapability) {
    if (usesContexts() && contexts.active()) {
      ThenInContext(promise, onFulfilled, onRejected, resultCapability);
      // 11. Return resultCapability.[[Promise]].
      return;
    }
    // 5. Let fulfillReaction be the PromiseReaction { [[Capabilities]]: resultCapability, [[Handler]]: onFulfilled }. [in AddReaction]
    // 6. Let rejectReaction be the PromiseReaction { [[Capabilities]]: resultCapability, [[Handler]]: onRejected }. [in AddReaction]
    // 7. If promise.[[PromiseState]] is "pending", then
    if ((promise._PromiseState & 3 /* STATE */) === 0 /* PENDING */) {
      // 7.a. Set promise.[[PromiseIsHandled]] to true.
      promise._PromiseState = promise._PromiseState | 8 /* PROMISE_IS_HANDLED */;
      // 7.b. Append fulfillReaction to the end of promise.[[PromiseFulfillReactions]].
      // 7.c. Append rejectReaction to the end of promise.[[PromiseRejectReactions]].
      AddReaction(promise, resultCapability, onFulfilled, onRejected);
    } else if ((promise._PromiseState & 3 /* STATE */) === 1 /* FULFILLED */) {
      // 8. Else if promise.[[PromiseState]] is "fulfilled", then
      // 8.a. Let value be promise.[[PromiseResult]].
      var value = promise._PromiseResult;
      // 8.b. Perform EnqueueJob("PromiseJobs", PromiseReactionJob, « fulfillReaction, value »).
      RunPromiseReactionJob(resultCapability, onFulfilled, value);
    } else if ((promise._PromiseState & 3 /* STATE */) === 2 /* REJECTED */) {
      // 9. Else if promise.[[PromiseState]] is "rejected", then
      // 9.a. If promise.[[PromiseIsHandled]] is false, perform HostForgetRejection(promise).
      if ((promise._PromiseState & 8 /* PROMISE_IS_HANDLED */) === 0)
        HostForgetRejection(promise);
      // 9.b. Set promise.[[PromiseIsHandled]] to true.
      promise._PromiseState = promise._PromiseState | 8 /* PROMISE_IS_HANDLED */;
      // 9.c. Let reason be promise.[[PromiseResult]].
      var reason = promise._PromiseResult;
      // 9.d. Perform EnqueueJob("PromiseJobs", PromiseReactionJob, « rejectReaction, reason »).
      RunPromiseReactionJob(resultCapability, onRejected, reason);
    } else {
      // 10. Else, throw an AlreadyConsumedError exception.
      throw new $AlreadyConsumedError('promise.[[PromiseState]] is not "pending", promise.[[PromiseState]] is not "fulfilled", promise.[[PromiseState]] is not "rejected" (25.4.5.3.1 PerformPromiseThen, step 10)');
    }
  }

  // 7.3.18 Invoke, steps 3 to 4, by forgotten-then: see RunForgotten.
  function ThenAndForget(promise, onFulfilled, onRejected) {
    // 1. Assert: IsPropertyKey(P) is true.
    // 2. If argumentsList is absent, set argumentsList to « ».
    // 3. Let func be GetV(O, P).
    var func = promise === undefined || promise === null ? GetV(promise, 'then') : promise.then;
    if (func === intrinsicThen && IsPromise(promise)) {
      // 25.4.5.3, 3. Let C be SpeciesConstructor(promise, %Promise%). [in create]
      PerformAdoption(promise, onFulfilled, onRejected, Nobody);
    } else {
      // 4. Return Call(func, O, argumentsList).
      Call(func, promise, [
        onFulfilled,
        onRejected
      ]);
    }
  }

  // 25.4.5.3 Promise.prototype.then, steps 6 to 7, by then0: see ResolveAdopted.
  function AdoptOrReject(thenable, onFulfilled, onRejected, promiseToResolve) {
    // 6. ReturnIfAbrupt(resultCapability).
    // 7. Return PerformPromiseThen(promise, onFulfilled, onRejected, resultCapability).
    var thenCallResult;
    var thenCallResultThrew = false;
    // By try-catch-isolation.
    thenCallResult = tryPerformAdoption(thenable, onFulfilled, onRejected, promiseToResolve);
    if (thenCallResult === failed) {
      thenCallResult = takeFailure();
      thenCallResultThrew = true;
    }
    if (thenCallResultThrew)
      // 25.4.1.3.1, 6. Return RejectPromise(promise, reason).
      return RejectPromise(promiseToResolve, thenCallResult);
    // 25.4.2.2, 4. NextJob Completion(thenCallResult).
    return undefined;
  }

  // 25.4.5.3 Promise.prototype.then, steps 4 to 7, by then0: see ResolveAdopted.
  function ThenWithConstructor(promise, onFulfilled, onRejected) {
    // By settled-then.
    if ((promise._PromiseState & 3 /* STATE */) === 1 /* FULFILLED */ && typeof onFulfilled === 'function' && !running)
      return ThenOfFulfilled(onFulfilled, promise._PromiseResult);
    // 4. ReturnIfAbrupt(C).
    // 5. Let resultCapability be NewPromiseCapability(C).
    var resultCapability = NewPromise();
    // 6. ReturnIfAbrupt(resultCapability).
    // 7. Return PerformPromiseThen(promise, onFulfilled, onRejected, resultCapability).
    return PerformPromiseThen(promise, onFulfilled, onRejected, resultCapability);
  }

  // 25.4.2.1 PromiseReactionJob, steps 1 to 6, by settled-then: a handler of a promise that is
  // fulfilled is called by then itself. Guards: is-fulfilled (the promise is fulfilled, and no job
  // runs).
  function ThenOfFulfilled(handler, argument) {
    running = true;
    try {
      // 1. Assert: reaction is a PromiseReaction Record.
      // 2. Let promiseCapability be reaction.[[Capabilities]]. [by field-inlining]
      // 3. Let handler be reaction.[[Handler]]. [by field-inlining]
      // 4. If handler is "Identity", let handlerResult be NormalCompletion(argument).
      var handlerResult;
      var handlerResultThrew = false;
      // 6. Else, let handlerResult be Call(handler, undefined, « argument »).
      handlerResult = tryFunction1(handler, argument);
      if (handlerResult === failed) {
        handlerResult = takeFailure();
        handlerResultThrew = true;
      }
      if (handlerResultThrew) {
        var promiseCapability = NewPromise();
        RejectFirst(promiseCapability, handlerResult);
        return promiseCapability;
      }
      // By fresh-fulfilment.
      if (!isObject(handlerResult))
        return FulfilledPromise(handlerResult);
      var promiseCapability = NewPromise();
      ResolvePromise(promiseCapability, handlerResult);
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

  // 25.4.3.1 Promise ( executor )
  function DeferredPromise(executor) {
    var NewTarget = newTargetOf(this, DeferredPromise, hasState($Object(this)));
    // 1. If NewTarget is undefined, throw a TypeError exception.
    if (NewTarget === undefined)
      throw new $TypeError('Promise is called without new (25.4.3.1 Promise, step 1)');
    // 2. If IsCallable(executor) is false, throw a TypeError exception.
    if (!IsCallable(executor))
      throw new $TypeError('executor is not a function (25.4.3.1 Promise, step 2)');
    // 3. Let promise be OrdinaryCreateFromConstructor(NewTarget, "%PromisePrototype%", « [[PromiseState]], [[PromiseResult]], [[PromiseFulfillReactions]], [[PromiseRejectReactions]], [[PromiseIsHandled]], [[OrdinaryPromise]] »).
    var promise = NewTarget === DeferredPromise ? new PromiseObject() : OrdinaryCreateFromConstructor(NewTarget, '%PromisePrototype%', [
      'PromiseState',
      'PromiseResult',
      'PromiseFulfillReactions',
      'PromiseRejectReactions',
      'OrdinaryPromise'
    ]);
    // 4. ReturnIfAbrupt(promise).
    // 5. Set promise.[[PromiseState]] to "pending".
    promise._PromiseState = 0 /* PENDING */;
    // 6. Set promise.[[PromiseFulfillReactions]] to « ».
    promise._PromiseFulfillReactions = undefined;
    // 7. Set promise.[[PromiseRejectReactions]] to « ».
    promise._PromiseRejectReactions = undefined;
    // 8. Set promise.[[PromiseIsHandled]] to false. [by state-bits]
    // 9. Set promise.[[OrdinaryPromise]] to undefined.
    promise._OrdinaryPromise = undefined;
    // 10. Let resolvingFunctions be CreateResolvingFunctions(promise). [by resolver-scope]
    // 25.4.1.3, 2. Let resolve be a new function of Promise Resolve Functions.
    // 25.4.1.3, 3. Set resolve.[[Promise]] to promise.
    // 25.4.1.3, 4. Set resolve.[[AlreadyResolved]] to alreadyResolved.
    var resolve = (0, function (resolution) {
      // By capability-bypass.
      return ResolvePromise(promise, resolution);
    });
    // 25.4.1.3, 5. Let reject be a new function of Promise Reject Functions.
    // 25.4.1.3, 6. Set reject.[[Promise]] to promise.
    // 25.4.1.3, 7. Set reject.[[AlreadyResolved]] to alreadyResolved.
    var reject = (0, function (reason) {
      // By capability-bypass.
      return RejectFirst(promise, reason);
    });
    // 11. Let completion be Call(executor, undefined, « resolvingFunctions.[[Resolve]], resolvingFunctions.[[Reject]] »).
    var completion;
    var completionThrew = false;
    completion = tryFunction2(executor, resolve, reject);
    if (completion === failed) {
      completion = takeFailure();
      completionThrew = true;
    }
    // 12. If completion is an abrupt completion, then
    if (completionThrew) {
      // 12.a. Let status be Call(resolvingFunctions.[[Reject]], undefined, « completion.[[value]] »).
      reject(completion);
      // 12.b. ReturnIfAbrupt(status).
    }
    // 13. Return promise.
    return promise;
  }
  nameFunction(DeferredPromise, 'DeferredPromise', 1);

  // 25.4.4.1 Promise.all ( iterable )
  $defineProperty(DeferredPromise, 'all', {
    __proto__: null,
    value: nameFunction(function all(iterable) {
      // 1. Let C be the this value. [by no-subclasses]
      // 2. If Type(C) is not Object, throw a TypeError exception. [by no-subclasses]
      // 3. Let S be Get(C, @@species). [by no-subclasses]
      // 4. ReturnIfAbrupt(S).
      // 5. If S is neither undefined nor null, set C to S. [by no-subclasses]
      // 6. Let promiseCapability be NewPromiseCapability(C).
      var promiseCapability = NewIntrinsicCapability();
      // 7. ReturnIfAbrupt(promiseCapability).
      // 8. Let iterator be GetIterator(iterable).
      var iterator;
      var iteratorThrew = false;
      iterator = tryGetIterator(iterable);
      if (iterator === failed) {
        iterator = takeFailure();
        iteratorThrew = true;
      }
      // 9. IfAbruptRejectPromise(iterator, promiseCapability).
      // 25.4.1.1.1, 1. If value is an abrupt completion, then
      // 25.4.1.1.1, 2. Failing that, if value is a Completion Record, set value to value.[[value]]. [no code: the variable has that value already: a normal completion is its value]
      if (iteratorThrew) {
        // 25.4.1.1.1, 1.a. Let rejectResult be Call(capability.[[Reject]], undefined, « value.[[value]] »).
        CallReject(promiseCapability, iterator);
        // 25.4.1.1.1, 1.b. ReturnIfAbrupt(rejectResult).
        // 25.4.1.1.1, 1.c. Return capability.[[Promise]].
        return promiseCapability.Promise;
      }
      // 10. Let iteratorRecord be the Record { [[iterator]]: iterator, [[done]]: false }.
      var iteratorRecord = {
        iterator: iterator,
        done: false
      };
      // 11. Let result be PerformPromiseAll(iteratorRecord, C, promiseCapability).
      var result;
      var resultThrew = false;
      result = tryPerformPromiseAll(iteratorRecord, promiseCapability);
      if (result === failed) {
        result = takeFailure();
        resultThrew = true;
      }
      // 12. If result is an abrupt completion, then
      if (resultThrew) {
        // 12.a. If iteratorRecord.[[done]] is false, set result to IteratorClose(iterator, result).
        if (iteratorRecord.done === false) {
          result = tryIteratorClose(iterator, result, resultThrew);
          resultThrew = result === failed;
          if (resultThrew)
            result = takeFailure();
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
    }, 'all', 1),
    writable: true,
    enumerable: false,
    configurable: true
  });

  // 25.4.4.2 Promise.prototype
  $defineProperty(DeferredPromise, 'prototype', {
    __proto__: null,
    value: DeferredPromise.prototype,
    writable: false,
    enumerable: false,
    configurable: false
  });

  // 25.4.4.3 Promise.race ( iterable )
  $defineProperty(DeferredPromise, 'race', {
    __proto__: null,
    value: nameFunction(function race(iterable) {
      // 25.4.4.3, 1. Let C be the this value. [by no-subclasses]
      // 25.4.4.3, 2. If Type(C) is not Object, throw a TypeError exception. [by no-subclasses]
      // 25.4.4.3, 3. Let S be Get(C, @@species). [by no-subclasses]
      // 25.4.4.3, 4. ReturnIfAbrupt(S).
      // 25.4.4.3, 5. If S is neither undefined nor null, set C to S. [by no-subclasses]
      // 25.4.4.3, 6. Let promiseCapability be NewPromiseCapability(C).
      var promiseCapability = NewIntrinsicCapability();
      // 25.4.4.3, 7. ReturnIfAbrupt(promiseCapability).
      // 25.4.4.3, 8. Let iterator be GetIterator(iterable).
      var iterator;
      var iteratorThrew = false;
      iterator = tryGetIterator(iterable);
      if (iterator === failed) {
        iterator = takeFailure();
        iteratorThrew = true;
      }
      // 25.4.4.3, 9. IfAbruptRejectPromise(iterator, promiseCapability).
      // 25.4.1.1.1, 1. If value is an abrupt completion, then
      // 25.4.1.1.1, 2. Failing that, if value is a Completion Record, set value to value.[[value]]. [no code: the variable has that value already: a normal completion is its value]
      if (iteratorThrew) {
        // 25.4.1.1.1, 1.a. Let rejectResult be Call(capability.[[Reject]], undefined, « value.[[value]] »).
        CallReject(promiseCapability, iterator);
        // 25.4.1.1.1, 1.b. ReturnIfAbrupt(rejectResult).
        // 25.4.1.1.1, 1.c. Return capability.[[Promise]].
        return promiseCapability.Promise;
      }
      // 25.4.4.3, 10. Let iteratorRecord be the Record { [[iterator]]: iterator, [[done]]: false }.
      var iteratorRecord = {
        iterator: iterator,
        done: false
      };
      // 25.4.4.3, 11. Let result be PerformPromiseRace(iteratorRecord, promiseCapability, C).
      var result;
      var resultThrew = false;
      result = tryPerformPromiseRace(iteratorRecord, promiseCapability);
      if (result === failed) {
        result = takeFailure();
        resultThrew = true;
      }
      // 25.4.4.3, 12. If result is an abrupt completion, then
      if (resultThrew) {
        // 25.4.4.3, 12.a. If iteratorRecord.[[done]] is false, set result to IteratorClose(iterator, result).
        if (iteratorRecord.done === false) {
          result = tryIteratorClose(iterator, result, resultThrew);
          resultThrew = result === failed;
          if (resultThrew)
            result = takeFailure();
        }
        // 25.4.4.3, 12.b. IfAbruptRejectPromise(result, promiseCapability).
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
      // 25.4.4.3, 13. Return Completion(result).
      return result;
    }, 'race', 1),
    writable: true,
    enumerable: false,
    configurable: true
  });

  // 25.4.4.4 Promise.reject ( r )
  $defineProperty(DeferredPromise, 'reject', {
    __proto__: null,
    value: nameFunction(function reject(r) {
      // 25.4.4.4, 1. Let C be the this value. [by no-subclasses]
      // 25.4.4.4, 2. If Type(C) is not Object, throw a TypeError exception. [by no-subclasses]
      // 25.4.4.4, 3. Let promiseCapability be NewPromiseCapability(C).
      var promiseCapability = NewPromise();
      // 25.4.4.4, 4. ReturnIfAbrupt(promiseCapability).
      // 25.4.4.4, 5. Let rejectResult be Call(promiseCapability.[[Reject]], undefined, « r »).
      RejectFirst(promiseCapability, r);
      // 25.4.4.4, 6. ReturnIfAbrupt(rejectResult).
      // 25.4.4.4, 7. Return promiseCapability.[[Promise]].
      return promiseCapability;
    }, 'reject', 1),
    writable: true,
    enumerable: false,
    configurable: true
  });

  // 25.4.4.5 Promise.resolve ( x )
  $defineProperty(DeferredPromise, 'resolve', {
    __proto__: null,
    value: nameFunction(function resolve(x) {
      // 25.4.4.5, 1. Let C be the this value. [by no-subclasses]
      // 25.4.4.5, 2. If Type(C) is not Object, throw a TypeError exception. [by no-subclasses]
      // 25.4.4.5, 3. If IsPromise(x) is true, then
      if (IsPromise(x)) {
        // 25.4.4.5, 3.a. Let xConstructor be Get(x, "constructor").
        // 25.4.4.5, 3.b. ReturnIfAbrupt(xConstructor).
        // 25.4.4.5, 3.c. If SameValue(xConstructor, C) is true, return x.
        return x;
      }
      // 25.4.4.5, 4. Let promiseCapability be NewPromiseCapability(C).
      var promiseCapability = NewPromise();
      // 25.4.4.5, 5. ReturnIfAbrupt(promiseCapability).
      // 25.4.4.5, 6. Let resolveResult be Call(promiseCapability.[[Resolve]], undefined, « x »).
      ResolvePromise(promiseCapability, x);
      // 25.4.4.5, 7. ReturnIfAbrupt(resolveResult).
      // 25.4.4.5, 8. Return promiseCapability.[[Promise]].
      return promiseCapability;
    }, 'resolve', 1),
    writable: true,
    enumerable: false,
    configurable: true
  });

  // 25.4.4.6 get Promise [ @@species ]
  $defineProperty(DeferredPromise, $species, {
    __proto__: null,
    get: nameFunction(function () {
      // 25.4.4.6, 1. Return the this value.
      return this;
    }, 'get [Symbol.species]', 0),
    set: undefined,
    enumerable: false,
    configurable: true
  });

  // 25.4.4.7 Promise.from ( thenable )
  $defineProperty(DeferredPromise, 'from', {
    __proto__: null,
    value: nameFunction(function from(thenable) {
      // 25.4.4.7, 1. Let C be the this value. [by no-subclasses]
      // 25.4.4.7, 2. Return Invoke(C, "resolve", « thenable »).
      return DeferredPromise.resolve(thenable);
    }, 'from', 1),
    writable: true,
    enumerable: false,
    configurable: true
  });

  // 25.4.4.8 Promise.withResolvers ( )
  $defineProperty(DeferredPromise, 'withResolvers', {
    __proto__: null,
    value: nameFunction(function withResolvers() {
      // 25.4.4.8, 1. Let C be the this value. [by no-subclasses]
      // 25.4.4.8, 2. Let promiseCapability be NewPromiseCapability(C).
      var promiseCapability = NewIntrinsicCapability();
      // 25.4.4.8, 3. ReturnIfAbrupt(promiseCapability).
      // 25.4.4.8, 4. Return the Record { [[promise]]: promiseCapability.[[Promise]], [[resolve]]: promiseCapability.[[Resolve]], [[reject]]: promiseCapability.[[Reject]] }.
      return {
        promise: promiseCapability.Promise,
        resolve: ResolveOf(promiseCapability),
        reject: RejectOf(promiseCapability)
      };
    }, 'withResolvers', 0),
    writable: true,
    enumerable: false,
    configurable: true
  });

  // 25.4.5.1 Promise.prototype.catch ( onRejected )
  $defineProperty(DeferredPromise.prototype, 'catch', {
    __proto__: null,
    value: nameFunction(function (onRejected) {
      // 25.4.5.1, 1. Let promise be the this value.
      var promise = this;
      // 25.4.5.1, 2. Return Invoke(promise, "then", « undefined, onRejected »).
      return promise.then(undefined, onRejected);
    }, 'catch', 1),
    writable: true,
    enumerable: false,
    configurable: true
  });

  // 25.4.5.2 Promise.prototype.constructor
  $defineProperty(DeferredPromise.prototype, 'constructor', {
    __proto__: null,
    value: DeferredPromise,
    writable: true,
    enumerable: false,
    configurable: true
  });

  // 25.4.5.3 Promise.prototype.then ( onFulfilled, onRejected )
  $defineProperty(DeferredPromise.prototype, 'then', {
    __proto__: null,
    value: nameFunction(function then(onFulfilled, onRejected) {
      // 25.4.5.3, 1. Let promise be the this value.
      var promise = this;
      // 25.4.5.3, 2. If IsPromise(promise) is false, throw a TypeError exception.
      if (!IsPromise(promise))
        throw new $TypeError('this is not a promise (25.4.5.3 Promise.prototype.then, step 2)');
      // 25.4.5.3, 3. Let C be SpeciesConstructor(promise, %Promise%).
      return ThenWithConstructor(promise, onFulfilled, onRejected);
    }, 'then', 2),
    writable: true,
    enumerable: false,
    configurable: true
  });

  // 25.4.5.4 Promise.prototype [ @@toStringTag ]
  $defineProperty(DeferredPromise.prototype, $toStringTag, {
    __proto__: null,
    value: 'DeferredPromise',
    writable: false,
    enumerable: false,
    configurable: true
  });

  // 25.4.5.5 Promise.prototype.finally ( onFinally )
  $defineProperty(DeferredPromise.prototype, 'finally', {
    __proto__: null,
    value: nameFunction(function (onFinally) {
      // 25.4.5.5, 1. Let promise be the this value.
      var promise = this;
      // 25.4.5.5, 2. If Type(promise) is not Object, throw a TypeError exception.
      if (!isObject(promise))
        throw new $TypeError('this is not an object (25.4.5.5 Promise.prototype.finally, step 2)');
      // 25.4.5.5, 3. If IsCallable(onFinally) is false, return Invoke(promise, "then", « onFinally, onFinally »).
      if (!IsCallable(onFinally))
        return promise.then(onFinally, onFinally);
      // 25.4.5.5, 4. Let C be SpeciesConstructor(promise, %Promise%). [by no-subclasses]
      // 25.4.5.5, 5. ReturnIfAbrupt(C).
      // 25.4.5.5, 6. Let thenFinally be a new function of Then Finally Functions.
      // 25.4.5.5, 7. Set thenFinally.[[OnFinally]] to onFinally.
      // 25.4.5.5, 8. Set thenFinally.[[Constructor]] to C.
      var thenFinally = (0, function (value) {
        // 25.4.5.5.1, 1. Let onFinally be F.[[OnFinally]]. [by slot-closures]
        // 25.4.5.5.1, 2. Let C be F.[[Constructor]]. [by slot-closures]
        // 25.4.5.5.1, 3. Let result be Call(onFinally, undefined).
        var result = onFinally();
        // 25.4.5.5.1, 4. ReturnIfAbrupt(result).
        // 25.4.5.5.1, 5. Let promise be Invoke(C, "resolve", « result »).
        var promise_ = DeferredPromise.resolve(result);
        // 25.4.5.5.1, 6. ReturnIfAbrupt(promise).
        // 25.4.5.5.1, 7. Let returnValue be a new function of Value Functions.
        // 25.4.5.5.1, 8. Set returnValue.[[Value]] to value.
        var returnValue = describe(function (ignored) {
          // 25.4.5.5.3, 1. Return F.[[Value]].
          return value;
        }, 'length', {
          __proto__: null,
          value: 0
        });
        // 25.4.5.5.1, 9. Return Invoke(promise, "then", « returnValue »).
        return promise_.then(returnValue);
      });
      // 25.4.5.5, 9. Let catchFinally be a new function of Catch Finally Functions.
      // 25.4.5.5, 10. Set catchFinally.[[OnFinally]] to onFinally.
      // 25.4.5.5, 11. Set catchFinally.[[Constructor]] to C.
      var catchFinally = (0, function (reason) {
        // 25.4.5.5.2, 1. Let onFinally be F.[[OnFinally]]. [by slot-closures]
        // 25.4.5.5.2, 2. Let C be F.[[Constructor]]. [by slot-closures]
        // 25.4.5.5.2, 3. Let result be Call(onFinally, undefined).
        var result_ = onFinally();
        // 25.4.5.5.2, 4. ReturnIfAbrupt(result).
        // 25.4.5.5.2, 5. Let promise be Invoke(C, "resolve", « result »).
        var promise__ = DeferredPromise.resolve(result_);
        // 25.4.5.5.2, 6. ReturnIfAbrupt(promise).
        // 25.4.5.5.2, 7. Let throwReason be a new function of Thrower Functions.
        // 25.4.5.5.2, 8. Set throwReason.[[Reason]] to reason.
        var throwReason = describe(function (ignored_) {
          // 25.4.5.5.4, 1. Let reason be F.[[Reason]]. [by slot-closures]
          // 25.4.5.5.4, 2. Throw reason.
          throw reason;
        }, 'length', {
          __proto__: null,
          value: 0
        });
        // 25.4.5.5.2, 9. Return Invoke(promise, "then", « throwReason »).
        return promise__.then(throwReason);
      });
      // 25.4.5.5, 12. Return Invoke(promise, "then", « thenFinally, catchFinally »).
      return promise.then(thenFinally, catchFinally);
    }, 'finally', 1),
    writable: true,
    enumerable: false,
    configurable: true
  });

  // 25.4.5.6 Promise.prototype.isPending ( )
  $defineProperty(DeferredPromise.prototype, 'isPending', {
    __proto__: null,
    value: nameFunction(function isPending() {
      // 25.4.5.6, 1. Let promise be the this value.
      var promise = this;
      // 25.4.5.6, 2. If IsPromise(promise) is false, throw a TypeError exception.
      if (!IsPromise(promise))
        throw new $TypeError('this is not a promise (25.4.5.6 Promise.prototype.isPending, step 2)');
      // 25.4.5.6, 3. If promise.[[PromiseState]] is "pending", return true.
      if ((promise._PromiseState & 3 /* STATE */) === 0 /* PENDING */)
        return true;
      // 25.4.5.6, 4. Return false.
      return false;
    }, 'isPending', 0),
    writable: true,
    enumerable: false,
    configurable: true
  });

  // 25.4.5.7 Promise.prototype.isFulfilled ( )
  $defineProperty(DeferredPromise.prototype, 'isFulfilled', {
    __proto__: null,
    value: nameFunction(function isFulfilled() {
      // 25.4.5.7, 1. Let promise be the this value.
      var promise = this;
      // 25.4.5.7, 2. If IsPromise(promise) is false, throw a TypeError exception.
      if (!IsPromise(promise))
        throw new $TypeError('this is not a promise (25.4.5.7 Promise.prototype.isFulfilled, step 2)');
      // 25.4.5.7, 3. If promise.[[PromiseState]] is "fulfilled", return true.
      if ((promise._PromiseState & 3 /* STATE */) === 1 /* FULFILLED */)
        return true;
      // 25.4.5.7, 4. Return false.
      return false;
    }, 'isFulfilled', 0),
    writable: true,
    enumerable: false,
    configurable: true
  });

  // 25.4.5.8 Promise.prototype.isRejected ( )
  $defineProperty(DeferredPromise.prototype, 'isRejected', {
    __proto__: null,
    value: nameFunction(function isRejected() {
      // 25.4.5.8, 1. Let promise be the this value.
      var promise = this;
      // 25.4.5.8, 2. If IsPromise(promise) is false, throw a TypeError exception.
      if (!IsPromise(promise))
        throw new $TypeError('this is not a promise (25.4.5.8 Promise.prototype.isRejected, step 2)');
      // 25.4.5.8, 3. If promise.[[PromiseState]] is "rejected", return true.
      if ((promise._PromiseState & 3 /* STATE */) === 2 /* REJECTED */)
        return true;
      // 25.4.5.8, 4. Return false.
      return false;
    }, 'isRejected', 0),
    writable: true,
    enumerable: false,
    configurable: true
  });

  // 25.4.5.9 Promise.prototype.tryConsumeResolved ( )
  $defineProperty(DeferredPromise.prototype, 'tryConsumeResolved', {
    __proto__: null,
    value: nameFunction(function tryConsumeResolved() {
      // 25.4.5.9, 1. Let promise be the this value.
      var promise = this;
      // 25.4.5.9, 2. If IsPromise(promise) is false, throw a TypeError exception.
      if (!IsPromise(promise))
        throw new $TypeError('this is not a promise (25.4.5.9 Promise.prototype.tryConsumeResolved, step 2)');
      // 25.4.5.9, 3. If promise.[[PromiseState]] is "fulfilled", then
      if ((promise._PromiseState & 3 /* STATE */) === 1 /* FULFILLED */) {
        // 25.4.5.9, 3.a. Let value be promise.[[PromiseResult]].
        var value = promise._PromiseResult;
        // 25.4.5.9, 3.b. Set promise.[[PromiseResult]] to undefined.
        promise._PromiseResult = undefined;
        // 25.4.5.9, 3.c. Set promise.[[PromiseState]] to "consumed".
        promise._PromiseState = promise._PromiseState & 12 /* ~STATE */ | 3 /* CONSUMED */;
        // 25.4.5.9, 3.d. Return value.
        return value;
      }
      // 25.4.5.9, 4. If promise.[[PromiseState]] is "consumed", throw an AlreadyConsumedError exception.
      if ((promise._PromiseState & 3 /* STATE */) === 3 /* CONSUMED */)
        throw new $AlreadyConsumedError('promise.[[PromiseState]] is "consumed" (25.4.5.9 Promise.prototype.tryConsumeResolved, step 4)');
      // 25.4.5.9, 5. Return undefined.
      return undefined;
    }, 'tryConsumeResolved', 0),
    writable: true,
    enumerable: false,
    configurable: true
  });

  // 25.4.5.10 Promise.prototype.toPromise ( [ C ] )
  $defineProperty(DeferredPromise.prototype, 'toPromise', {
    __proto__: null,
    value: nameFunction(function toPromise(C) {
      // 25.4.5.10, 1. Let promise be the this value.
      var promise = this;
      // 25.4.5.10, 2. If IsPromise(promise) is false, throw a TypeError exception.
      if (!IsPromise(promise))
        throw new $TypeError('this is not a promise (25.4.5.10 Promise.prototype.toPromise, step 2)');
      // 25.4.5.10, 3. If promise.[[OrdinaryPromise]] is not undefined, return promise.[[OrdinaryPromise]].
      if (promise._OrdinaryPromise !== undefined)
        return promise._OrdinaryPromise;
      // 25.4.5.10, 4. If C is undefined, set C to ? HostOrdinaryPromise().
      if (C === undefined)
        C = $ordinaryPromise();
      // 25.4.5.10, 5. Let promiseCapability be NewPromiseCapability(C).
      var promiseCapability = C === DeferredPromise ? NewIntrinsicCapability() : declaresNoSideEffects(C) ? NewIntrinsicCapabilityOf(C) : NewPromiseCapability(C);
      // 25.4.5.10, 6. ReturnIfAbrupt(promiseCapability).
      // 25.4.5.10, 7. Let result be Invoke(promise, "then", « promiseCapability.[[Resolve]], promiseCapability.[[Reject]] »).
      ThenAndForget(promise, ResolveOf(promiseCapability), RejectOf(promiseCapability));
      // 25.4.5.10, 8. ReturnIfAbrupt(result).
      // 25.4.5.10, 9. Set promise.[[OrdinaryPromise]] to promiseCapability.[[Promise]].
      promise._OrdinaryPromise = promiseCapability.Promise;
      // 25.4.5.10, 10. Return promiseCapability.[[Promise]].
      return promiseCapability.Promise;
    }, 'toPromise', 0),
    writable: true,
    enumerable: false,
    configurable: true
  });

  // ==== 25.4.4 Properties of the Promise Constructor ====

  // 25.4.4.1.1 PerformPromiseAll ( iteratorRecord, constructor, resultCapability )
  function PerformPromiseAll(iteratorRecord, resultCapability) {
    // 1. Assert: constructor is a constructor.
    // 2. Assert: resultCapability is a PromiseCapability Record.
    // 3. Let values be « ».
    var values = $newList();
    // 4. Let remainingElementsCount be the Record { [[value]]: 1 }.
    // 5. Let index be 0.
    var index = 0;
    var elements = {
      values: values,
      promiseCapability: resultCapability,
      remainingElementsCount: 1
    };
    // 6. Repeat,
    while (true) {
      // 6.a. Let next be IteratorStep(iteratorRecord.[[iterator]]).
      var next;
      var nextThrew = false;
      next = tryIteratorStep(iteratorRecord.iterator);
      if (next === failed) {
        next = takeFailure();
        nextThrew = true;
      }
      // 6.b. If next is an abrupt completion, set iteratorRecord.[[done]] to true.
      if (nextThrew)
        iteratorRecord.done = true;
      // 6.c. ReturnIfAbrupt(next).
      if (nextThrew)
        throw next;
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
          var valuesArray = elements.values;
          // 6.d.iii.2. Let resolveResult be Call(resultCapability.[[Resolve]], undefined, « valuesArray »).
          CallResolve(resultCapability, valuesArray);
          // 6.d.iii.3. ReturnIfAbrupt(resolveResult).
        }
        // 6.d.iv. Return resultCapability.[[Promise]].
        return resultCapability.Promise;
      }
      // 6.e. Let nextValue be IteratorValue(next).
      var nextValue;
      var nextValueThrew = false;
      nextValue = tryIteratorValue(next);
      if (nextValue === failed) {
        nextValue = takeFailure();
        nextValueThrew = true;
      }
      // 6.f. If nextValue is an abrupt completion, set iteratorRecord.[[done]] to true.
      if (nextValueThrew)
        iteratorRecord.done = true;
      // 6.g. ReturnIfAbrupt(nextValue).
      if (nextValueThrew)
        throw nextValue;
      // 6.h. Append undefined to the end of values.
      values[values.length] = undefined;
      // 6.i. Let nextPromise be Invoke(constructor, "resolve", « nextValue »).
      var nextPromise = DeferredPromise.resolve(nextValue);
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
    return function (x) {
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
        var valuesArray = elements.values;
        // 10.b. Return Call(promiseCapability.[[Resolve]], undefined, « valuesArray »).
        return CallResolve(elements.promiseCapability, valuesArray);
      }
      // 11. Return undefined.
      return undefined;
    };
  }

  // 25.4.4.1.2 Promise.all Resolve Element Functions, steps 4 to 11, by array-combinators: all makes
  // no element function for a promise that nobody else can call it through. Guards: attaches-element
  // (then is the intrinsic one, the element a promise, its species %Promise%).
  function ResolveElement(index, elements, x) {
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
      var valuesArray = elements.values;
      // 10.b. Return Call(promiseCapability.[[Resolve]], undefined, « valuesArray »).
      return CallResolve(elements.promiseCapability, valuesArray);
    }
    // 11. Return undefined.
    return undefined;
  }

  // By array-combinators: see ResolveElement.
  function ThenElement(promise, index, elements) {
    var func = promise === undefined || promise === null ? GetV(promise, 'then') : promise.then;
    if (func === intrinsicThen && IsPromise(promise)) {
      PerformAdoption(promise, index, 'RejectElement', elements);
    } else {
      Call(func, promise, [
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
    // 1. Repeat,
    while (true) {
      // 1.a. Let next be IteratorStep(iteratorRecord.[[iterator]]).
      var next;
      var nextThrew = false;
      next = tryIteratorStep(iteratorRecord.iterator);
      if (next === failed) {
        next = takeFailure();
        nextThrew = true;
      }
      // 1.b. If next is an abrupt completion, set iteratorRecord.[[done]] to true.
      if (nextThrew)
        iteratorRecord.done = true;
      // 1.c. ReturnIfAbrupt(next).
      if (nextThrew)
        throw next;
      // 1.d. If next is false, then
      if (next === false) {
        // 1.d.i. Set iteratorRecord.[[done]] to true.
        iteratorRecord.done = true;
        // 1.d.ii. Return promiseCapability.[[Promise]].
        return promiseCapability.Promise;
      }
      // 1.e. Let nextValue be IteratorValue(next).
      var nextValue;
      var nextValueThrew = false;
      nextValue = tryIteratorValue(next);
      if (nextValue === failed) {
        nextValue = takeFailure();
        nextValueThrew = true;
      }
      // 1.f. If nextValue is an abrupt completion, set iteratorRecord.[[done]] to true.
      if (nextValueThrew)
        iteratorRecord.done = true;
      // 1.g. ReturnIfAbrupt(nextValue).
      if (nextValueThrew)
        throw nextValue;
      // 1.h. Let nextPromise be Invoke(C, "resolve", « nextValue »).
      var nextPromise = DeferredPromise.resolve(nextValue);
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
      // 11. Return resultCapability.[[Promise]].
      return resultCapability;
    }
    // 5. Let fulfillReaction be the PromiseReaction { [[Capabilities]]: resultCapability, [[Handler]]: onFulfilled }. [in AddReaction]
    // 6. Let rejectReaction be the PromiseReaction { [[Capabilities]]: resultCapability, [[Handler]]: onRejected }. [in AddReaction]
    // 7. If promise.[[PromiseState]] is "pending", then
    if ((promise._PromiseState & 3 /* STATE */) === 0 /* PENDING */) {
      // 7.a. Set promise.[[PromiseIsHandled]] to true.
      promise._PromiseState = promise._PromiseState | 8 /* PROMISE_IS_HANDLED */;
      // 7.b. Append fulfillReaction to the end of promise.[[PromiseFulfillReactions]].
      // 7.c. Append rejectReaction to the end of promise.[[PromiseRejectReactions]].
      AddReaction(promise, resultCapability, onFulfilled, onRejected);
    } else if ((promise._PromiseState & 3 /* STATE */) === 1 /* FULFILLED */) {
      // 8. Else if promise.[[PromiseState]] is "fulfilled", then
      // 8.a. Let value be promise.[[PromiseResult]].
      var value = promise._PromiseResult;
      // 8.b. Perform EnqueueJob("PromiseJobs", PromiseReactionJob, « fulfillReaction, value »).
      RunPromiseReactionJob(resultCapability, onFulfilled, value);
    } else if ((promise._PromiseState & 3 /* STATE */) === 2 /* REJECTED */) {
      // 9. Else if promise.[[PromiseState]] is "rejected", then
      // 9.a. If promise.[[PromiseIsHandled]] is false, perform HostForgetRejection(promise).
      if ((promise._PromiseState & 8 /* PROMISE_IS_HANDLED */) === 0)
        HostForgetRejection(promise);
      // 9.b. Set promise.[[PromiseIsHandled]] to true.
      promise._PromiseState = promise._PromiseState | 8 /* PROMISE_IS_HANDLED */;
      // 9.c. Let reason be promise.[[PromiseResult]].
      var reason = promise._PromiseResult;
      // 9.d. Perform EnqueueJob("PromiseJobs", PromiseReactionJob, « rejectReaction, reason »).
      RunPromiseReactionJob(resultCapability, onRejected, reason);
    } else {
      // 10. Else, throw an AlreadyConsumedError exception.
      throw new $AlreadyConsumedError('promise.[[PromiseState]] is not "pending", promise.[[PromiseState]] is not "fulfilled", promise.[[PromiseState]] is not "rejected" (25.4.5.3.1 PerformPromiseThen, step 10)');
    }
    // 11. Return resultCapability.[[Promise]].
    return resultCapability;
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
      PerformPromiseThen(promise, fulfilled, rejected, NewPromise());
    } finally {
      contexts.kept = false;
    }
  }

  // The intrinsics of the one realm that this library knows, by their names.
  var realm = {
    '%Promise%': DeferredPromise,
    '%PromisePrototype%': DeferredPromise.prototype
  };

  // Host layer: a promise as its host shows it.
  if ($inspection) {
    $defineProperty(DeferredPromise.prototype, $inspection.key, {
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
  var intrinsicThen = DeferredPromise.prototype.then;

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
    $defineProperty(DeferredPromise.prototype, 'then0', {
      __proto__: null,
      value: then0,
      writable: true,
      enumerable: false,
      configurable: true
    });
  }

  // By call-specialisation: see PromiseObject.
  PromiseObject.prototype = DeferredPromise.prototype;
  return DeferredPromise;
}
exports.DeferredPromise = undefined;
defineLazily(exports, 'DeferredPromise', create);
exports.create = create;
//# sourceMappingURL=deferred.es5.cjs.map
