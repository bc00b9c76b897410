/**
 * Promise, generated from the es2025 document by fledgling: preset small, target es5.
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
 * - No function is left of 7.3.20 Invoke [by call-specialisation], 7.4.7 IteratorComplete [by
 *   one-use-inlining], 7.4.8 IteratorValue [by one-use-inlining], 9.5.2 HostMakeJobCallback [by
 *   job-callbacks], 9.5.3 HostCallJobCallback [by job-callbacks], 27.1.6.1
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
var $String = String;
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
// The microtask; where the host has none, the soonest that it has.
var $later = typeof queueMicrotask === 'function' ? queueMicrotask : typeof setImmediate === 'function' ? setImmediate : $setTimeout;

// Stands in for a prototype: an object that `new` of a subclass has made from it already.
function Receiver(object) {
  this.object = object;
}

// What becomes of rejected promises that nobody handles: each that has no handler when no job
// waits any more gets a mirror, a promise of the host that is rejected with the same reason, and
// handled when the promise is.
function trackUnhandled(option, scheduler) {
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

  function tell(rejection, promise) {
    reported.set(promise, listener.reject(rejection.reason, promise));
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
      var context = undefined;
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
  var scheduler = options && options.scheduler || $later;
  var unhandled = trackUnhandled(options && options.rejections, scheduler);
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

  // ==== Primitives: operations of the standard that are operations of JavaScript ====

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

  // 7.1.17 ToString, a primitive.
  function ToString(argument) {
    if (typeof argument === 'symbol')
      throw new $TypeError('7.1.17');
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

  // 7.3.13 Call, a primitive. What is not callable is named in the library's own words. Nothing but
  // the method that gives an iterator is called without a list of arguments: a value that has none
  // is not iterable.
  function Call(F, V, argumentsList) {
    if (!IsCallable(F)) {
      throw new $TypeError('7.3.13');
    }
    return $apply(F, V, argumentsList === undefined ? [] : argumentsList);
  }

  // By job-records: Record { [[Job]], [[Realm]] } and HostEnqueuePromiseJob are EnqueueJob of steps
  // and arguments.
  // EnqueueJob, a primitive. How the host runs a job later is the library's only contact with it.
  function EnqueueJob(job, argumentsList) {
    enqueue(function () {
      $apply(job, undefined, argumentsList);
    });
  }

  // By call-specialisation: operations with known arguments become the JavaScript operation that
  // they are.
  // An empty object of %Promise%: engines make it faster than Object.create.
  function PromiseObject() {
    this._PromiseState = undefined;
    this._PromiseResult = undefined;
    this._PromiseFulfillReactions = undefined;
    this._PromiseRejectReactions = undefined;
    this._PromiseIsHandled = undefined;
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
      throw new $TypeError('7.3.8:2');
    // 3. Return unused.
    return undefined;
  }

  // 7.3.10 GetMethod ( V, P )
  function GetMethod(V, P) {
    if (V === undefined || V === null) {
      throw new $TypeError('7.3.3');
    }
    var value = V[P];
    // 1. Let func be ? GetV(V, P).
    var func = value === undefined && P === $absentIterator && $isArray(V) ? ArrayIterator : value;
    // 2. If func is either undefined or null, return undefined.
    if (func === undefined || func === null)
      return undefined;
    // 3. If IsCallable(func) is false, throw a TypeError exception.
    if (!IsCallable(func))
      throw new $TypeError('7.3.10:3');
    // 4. Return func.
    return func;
  }

  // 7.3.17 CreateArrayFromList ( elements )
  function CreateArrayFromList(elements) {
    var array_ = [];
    array_.length = 0;
    // 1. Let array be ! ArrayCreate(0).
    var array = array_;
    // 2. Let n be 0.
    var n = 0;
    // 3. For each element e of elements, do
    for (var eIndex = 0; eIndex < elements.length; eIndex++) {
      var e = elements[eIndex];
      // 3.a. Perform ! CreateDataPropertyOrThrow(array, ! ToString(𝔽(n)), e).
      var P = ToString(n);
      // 7.3.6, 1. Let success be ? CreateDataProperty(O, P, V).
      var success = $defineProperty(array, P, {
        __proto__: null,
        value: e,
        writable: true,
        enumerable: true,
        configurable: true
      });
      // 7.3.6, 2. If success is false, throw a TypeError exception.
      // 7.3.6, 3. Return unused. [by one-use-inlining]
      if (success === false)
        throw new $TypeError('7.3.6:2');
      // 3.b. Set n to n + 1.
      n = n + 1;
    }
    // 4. Return array.
    return array;
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
      throw new $TypeError('7.3.22:3');
    // 4. Let S be ? Get(C, %Symbol.species%).
    var S = C[$species];
    // 5. If S is either undefined or null, return defaultConstructor.
    if (S === undefined || S === null)
      return Promise;
    // 6. If IsConstructor(S) is true, return S.
    if (S === Promise || IsConstructor(S))
      return S;
    // 7. Throw a TypeError exception.
    throw new $TypeError('7.3.22:7');
  }

  // ==== 7.4 Operations on Iterator Objects ====

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
      throw new $TypeError('7.4.4:3');
    // 4. Return ? GetIteratorFromMethod(obj, method). [by one-use-inlining]
    // 7.4.3, 1. Let iterator be ? Call(method, obj).
    var iterator = Call(method, obj);
    // 7.4.3, 2. If iterator is not an Object, throw a TypeError exception.
    if (!isObject(iterator))
      throw new $TypeError('7.4.3:2');
    // 7.4.3, 3. Return ? GetIteratorDirect(iterator). [by one-use-inlining]
    // 7.4.2, 1. Let nextMethod be ? Get(obj, "next").
    var nextMethod = iterator.next;
    // 7.4.2, 2. Let iteratorRecord be the Iterator Record { [[Iterator]]: obj, [[NextMethod]]: nextMethod, [[Done]]: false }.
    var iteratorRecord = {
      Iterator: iterator,
      NextMethod: nextMethod,
      Done: false
    };
    // 7.4.2, 3. Return iteratorRecord.
    return iteratorRecord;
  }

  // 7.4.9 IteratorStep ( iteratorRecord )
  function IteratorStep(iteratorRecord) {
    // 7.4.6, 1. If value is absent, then
    // 7.4.6, 2. Else, [by known-arguments]
    // 7.4.6, 2.a. Let result be Completion(Call(iteratorRecord.[[NextMethod]], iteratorRecord.[[Iterator]], « value »)).
    var result_;
    // 7.4.6, 1.a. Let result be Completion(Call(iteratorRecord.[[NextMethod]], iteratorRecord.[[Iterator]])).
    // 7.4.6, 3. If result is an abrupt completion, then
    try {
      result_ = Call(iteratorRecord.NextMethod, iteratorRecord.Iterator);
    } catch (thrown_) {
      // 7.4.6, 3.a. Set iteratorRecord.[[Done]] to true.
      iteratorRecord.Done = true;
      // 7.4.6, 3.b. Return ? result.
      throw thrown_;
    }
    // 7.4.6, 4. Set result to ! result. [no code: the variable has that value already: a normal completion is its value]
    // 7.4.6, 5. If result is not an Object, then
    // 7.4.6, 6. Return result. [by one-use-inlining]
    if (!isObject(result_)) {
      // 7.4.6, 5.a. Set iteratorRecord.[[Done]] to true.
      iteratorRecord.Done = true;
      // 7.4.6, 5.b. Throw a TypeError exception.
      throw new $TypeError('7.4.6:5.b');
    }
    // 1. Let result be ? IteratorNext(iteratorRecord).
    var result = result_;
    // 2. Let done be Completion(IteratorComplete(result)).
    var done;
    // 3. If done is an abrupt completion, then
    try {
      done = !!result.done;
    } catch (thrown) {
      // 3.a. Set iteratorRecord.[[Done]] to true.
      iteratorRecord.Done = true;
      // 3.b. Return ? done.
      throw thrown;
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
    // 4. If value is an abrupt completion, then
    // 5. Return ? value.
    try {
      value = result.value;
    } catch (thrown) {
      // 4.a. Set iteratorRecord.[[Done]] to true.
      iteratorRecord.Done = true;
      throw thrown;
    }
    return value;
  }

  // 7.4.11 IteratorClose ( iteratorRecord, completion )
  function IteratorClose(iteratorRecord, completion) {
    // 1. Assert: iteratorRecord.[[Iterator]] is an Object.
    // 2. Let iterator be iteratorRecord.[[Iterator]].
    var iterator = iteratorRecord.Iterator;
    // 3. Let innerResult be Completion(GetMethod(iterator, "return")).
    var innerResult;
    var innerResultThrew = false;
    try {
      innerResult = GetMethod(iterator, 'return');
    } catch (thrown) {
      innerResult = thrown;
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
      try {
        Call(return_, iterator);
      } catch (thrown) {
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
    // 10.1.14, 1. Assert: intrinsicDefaultProto names an intrinsic prototype object.
    // 10.1.14, 2. Let proto be ? Get(constructor, "prototype").
    var proto_ = constructor.prototype;
    // 10.1.14, 3. If proto is not an Object, then
    // 10.1.14, 4. Return proto. [by one-use-inlining]
    if (!isObject(proto_)) {
      $isArray(constructor);
      // 10.1.14, 3.a. Let realm be ? GetFunctionRealm(constructor).
      var realm_ = realm;
      // 10.1.14, 3.b. Set proto to realm's intrinsic object named intrinsicDefaultProto.
      proto_ = realm_['%PromisePrototype%'];
    }
    // 1. Assert: intrinsicDefaultProto names an intrinsic prototype object.
    // 2. Let proto be ? GetPrototypeFromConstructor(constructor, intrinsicDefaultProto).
    var proto = proto_;
    // 3. If internalSlotsList was passed, let slotsList be internalSlotsList. [by one-use-inlining]
    // 4. Else, let slotsList be « ». [by created-objects]
    // 5. Return OrdinaryObjectCreate(proto, slotsList). [by one-use-inlining]
    var obj = proto instanceof Receiver ? proto.object : $create(proto);
    obj._PromiseState = undefined;
    obj._PromiseResult = undefined;
    obj._PromiseFulfillReactions = undefined;
    obj._PromiseRejectReactions = undefined;
    obj._PromiseIsHandled = undefined;
    return obj;
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
      // 27.2.1.3.2, 7. If SameValue(resolution, promise) is true, then
      if (resolution === promise) {
        // 27.2.1.3.2, 7.a. Let selfResolutionError be a newly created TypeError object.
        var selfResolutionError = new $TypeError('27.2.1.3.2:7.a');
        // 27.2.1.3.2, 7.b. Perform RejectPromise(promise, selfResolutionError).
        // 27.2.1.3.2, 7.c. Return undefined.
        return RejectPromise(promise, selfResolutionError);
      }
      // 27.2.1.3.2, 8. If resolution is not an Object, then
      if (!isObject(resolution)) {
        // 27.2.1.3.2, 8.a. Perform FulfillPromise(promise, resolution).
        // 27.2.1.3.2, 8.b. Return undefined.
        return FulfillPromise(promise, resolution);
      }
      // 27.2.1.3.2, 9. Let then be Completion(Get(resolution, "then")).
      var then;
      // 27.2.1.3.2, 10. If then is an abrupt completion, then
      try {
        then = resolution.then;
      } catch (thrown) {
        // 27.2.1.3.2, 10.a. Perform RejectPromise(promise, then.[[Value]]).
        // 27.2.1.3.2, 10.b. Return undefined.
        return RejectPromise(promise, thrown);
      }
      // 27.2.1.3.2, 11. Let thenAction be then.[[Value]].
      var thenAction = then;
      // 27.2.1.3.2, 12. If IsCallable(thenAction) is false, then
      if (!IsCallable(thenAction)) {
        // 27.2.1.3.2, 12.a. Perform FulfillPromise(promise, resolution).
        // 27.2.1.3.2, 12.b. Return undefined.
        return FulfillPromise(promise, resolution);
      }
      // 27.2.1.3.2, 13. Let thenJobCallback be HostMakeJobCallback(thenAction).
      // 27.2.1.3.2, 14. Let job be NewPromiseResolveThenableJob(promise, resolution, thenJobCallback).
      // 27.2.1.3.2, 15. Perform HostEnqueuePromiseJob(job.[[Job]], job.[[Realm]]).
      EnqueueJob(PromiseResolveThenableJob, [
        promise,
        resolution,
        thenAction
      ]);
      // 27.2.1.3.2, 16. Return undefined.
      return undefined;
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

  // 27.2.1.4 FulfillPromise ( promise, value )
  function FulfillPromise(promise, value) {
    // 1. Assert: promise.[[PromiseState]] is pending.
    // 2. Let reactions be promise.[[PromiseFulfillReactions]].
    var reactions = promise._PromiseFulfillReactions;
    // 3. Set promise.[[PromiseResult]] to value.
    promise._PromiseResult = value;
    // 4. Set promise.[[PromiseFulfillReactions]] to undefined.
    promise._PromiseFulfillReactions = undefined;
    // 5. Set promise.[[PromiseRejectReactions]] to undefined.
    promise._PromiseRejectReactions = undefined;
    // 6. Set promise.[[PromiseState]] to fulfilled.
    promise._PromiseState = 'fulfilled';
    // 7. Perform TriggerPromiseReactions(reactions, value).
    // 8. Return unused.
    return TriggerPromiseReactions(reactions, value);
  }

  // 27.2.1.5 NewPromiseCapability ( C )
  function NewPromiseCapability(C) {
    // 1. If IsConstructor(C) is false, throw a TypeError exception.
    if (!IsConstructor(C))
      throw new $TypeError('27.2.1.5:1');
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
        throw new $TypeError('27.2.1.5:4.a');
      // 4.b. If resolvingFunctions.[[Reject]] is not undefined, throw a TypeError exception.
      if (promiseCapability.Reject !== undefined)
        throw new $TypeError('27.2.1.5:4.b');
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
      throw new $TypeError('27.2.1.5:7');
    // 8. If IsCallable(resolvingFunctions.[[Reject]]) is false, throw a TypeError exception.
    if (!IsCallable(promiseCapability.Reject))
      throw new $TypeError('27.2.1.5:8');
    promiseCapability.Promise = promise;
    // 9. Return the PromiseCapability { [[Promise]]: promise, [[Resolve]]: resolvingFunctions.[[Resolve]], [[Reject]]: resolvingFunctions.[[Reject]] }.
    return promiseCapability;
  }

  // 27.2.1.6 IsPromise ( x )
  function IsPromise(x) {
    // 1. If x is not an Object, return false.
    if (!isObject(x))
      return false;
    // 2. If x has no [[PromiseState]], return false.
    if (!$hasOwn(x, '_PromiseState'))
      return false;
    // 3. Return true.
    return true;
  }

  // 27.2.1.7 RejectPromise ( promise, reason )
  function RejectPromise(promise, reason) {
    // 1. Assert: promise.[[PromiseState]] is pending.
    // 2. Let reactions be promise.[[PromiseRejectReactions]].
    var reactions = promise._PromiseRejectReactions;
    // 3. Set promise.[[PromiseResult]] to reason.
    promise._PromiseResult = reason;
    // 4. Set promise.[[PromiseFulfillReactions]] to undefined.
    promise._PromiseFulfillReactions = undefined;
    // 5. Set promise.[[PromiseRejectReactions]] to undefined.
    promise._PromiseRejectReactions = undefined;
    // 6. Set promise.[[PromiseState]] to rejected.
    promise._PromiseState = 'rejected';
    // 7. If promise.[[PromiseIsHandled]] is false, perform HostPromiseRejectionTracker(promise, "reject").
    if (promise._PromiseIsHandled === false)
      HostPromiseRejectionTracker(promise, 'reject', promise._PromiseResult);
    // 8. Perform TriggerPromiseReactions(reactions, reason).
    // 9. Return unused.
    return TriggerPromiseReactions(reactions, reason);
  }

  // 27.2.1.8 TriggerPromiseReactions ( reactions, argument )
  function TriggerPromiseReactions(reactions, argument) {
    // 1. For each element reaction of reactions, do
    for (var reactionIndex = 0; reactionIndex < reactions.length; reactionIndex++) {
      var reaction = reactions[reactionIndex];
      // 1.a. Let job be NewPromiseReactionJob(reaction, argument).
      // 1.b. Perform HostEnqueuePromiseJob(job.[[Job]], job.[[Realm]]).
      EnqueueJob(PromiseReactionJob, [
        reaction,
        argument
      ]);
    }
    // 2. Return unused.
    return undefined;
  }

  // ==== 27.2.2 Promise Jobs ====

  // 27.2.2.1 NewPromiseReactionJob ( reaction, argument )
  function PromiseReactionJob(reaction, argument) {
    // 1. Let job be a new Job Abstract Closure with no parameters that captures reaction and argument and performs the following steps when called: [by job-records]
    // 2. Let handlerRealm be null. [by job-records]
    // 3. If reaction.[[Handler]] is not empty, then [by job-records]
    // 3.a. Let getHandlerRealmResult be Completion(GetFunctionRealm(reaction.[[Handler]].[[Callback]])).
    // 3.b. If getHandlerRealmResult is not an abrupt completion, set handlerRealm to getHandlerRealmResult.[[Value]].
    // 3.c. Else, set handlerRealm to the current Realm Record.
    // 3.d. NOTE: Without a handler handlerRealm is null. Errors about a revoked Proxy are made in it.
    // 4. Return the Record { [[Job]]: job, [[Realm]]: handlerRealm }. [by job-records]
    // 1.a. Let promiseCapability be reaction.[[Capability]].
    var promiseCapability = reaction.Capabilities;
    // 1.b. Let type be reaction.[[Type]]. [by absent-handlers]
    // 1.c. Let handler be reaction.[[Handler]].
    var handler = reaction.Handler;
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
      try {
        handlerResult = handler(argument);
      } catch (thrown) {
        handlerResult = thrown;
        handlerResultThrew = true;
      }
    }
    // 1.f. If promiseCapability is undefined, then [by given-capability]
    // 1.f.i. Assert: handlerResult is not an abrupt completion.
    // 1.f.ii. Return empty.
    // 1.g. Assert: promiseCapability is a PromiseCapability Record.
    // 1.h. If handlerResult is an abrupt completion, then
    var status;
    if (handlerResultThrew) {
      // 1.h.i. Return ? Call(promiseCapability.[[Reject]], undefined, « handlerResult.[[Value]] »).
      status = (0, promiseCapability.Reject)(handlerResult);
      return status;
    }
    // 1.i. Else, [by named-status]
    // 1.i.i. Return ? Call(promiseCapability.[[Resolve]], undefined, « handlerResult.[[Value]] »).
    status = (0, promiseCapability.Resolve)(handlerResult);
    return status;
  }

  // 27.2.2.2 NewPromiseResolveThenableJob ( promiseToResolve, thenable, then )
  function PromiseResolveThenableJob(promiseToResolve, thenable, then) {
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
    // 1.c. If thenCallResult is an abrupt completion, then
    try {
      thenCallResult = Call(then, thenable, [
        resolvingFunctions.Resolve,
        resolvingFunctions.Reject
      ]);
    } catch (thrown) {
      // 1.c.i. Return ? Call(resolvingFunctions.[[Reject]], undefined, « thenCallResult.[[Value]] »).
      var status = (0, resolvingFunctions.Reject)(thrown);
      return status;
    }
    // 1.d. Return ? thenCallResult.
    return thenCallResult;
  }

  // ==== 27.2.3 The Promise Constructor ====

  // 27.2.3.1 Promise ( executor )
  function Promise(executor) {
    var NewTarget = newTargetOf(this, Promise, $hasOwn($Object(this), '_PromiseState'));
    // 1. If NewTarget is undefined, throw a TypeError exception.
    if (NewTarget === undefined)
      throw new $TypeError('27.2.3.1:1');
    // 2. If IsCallable(executor) is false, throw a TypeError exception.
    if (!IsCallable(executor))
      throw new $TypeError('27.2.3.1:2');
    // 3. Let promise be ? OrdinaryCreateFromConstructor(NewTarget, "%Promise.prototype%", « [[PromiseState]], [[PromiseResult]], [[PromiseFulfillReactions]], [[PromiseRejectReactions]], [[PromiseIsHandled]] »).
    var promise = NewTarget === Promise ? new PromiseObject() : OrdinaryCreateFromConstructor(NewTarget);
    // 4. Set promise.[[PromiseState]] to pending.
    promise._PromiseState = 'pending';
    // 5. Set promise.[[PromiseResult]] to empty.
    promise._PromiseResult = undefined;
    // 6. Set promise.[[PromiseFulfillReactions]] to « ».
    promise._PromiseFulfillReactions = [];
    // 7. Set promise.[[PromiseRejectReactions]] to « ».
    promise._PromiseRejectReactions = [];
    // 8. Set promise.[[PromiseIsHandled]] to false.
    promise._PromiseIsHandled = false;
    // 9. Let resolvingFunctions be CreateResolvingFunctions(promise).
    var resolvingFunctions = CreateResolvingFunctions(promise);
    // 10. Let completion be Completion(Call(executor, undefined, « resolvingFunctions.[[Resolve]], resolvingFunctions.[[Reject]] »)).
    // 11. If completion is an abrupt completion, then
    try {
      executor(resolvingFunctions.Resolve, resolvingFunctions.Reject);
    } catch (thrown) {
      // 11.a. Perform ? Call(resolvingFunctions.[[Reject]], undefined, « completion.[[Value]] »).
      (0, resolvingFunctions.Reject)(thrown);
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
      var promiseCapability = NewPromiseCapability(C);
      // 27.2.4.1, 3. Let promiseResolve be Completion(GetPromiseResolve(C)).
      var promiseResolve;
      // 27.2.4.1, 4. IfAbruptRejectPromise(promiseResolve, promiseCapability).
      // 27.2.1.1.1, 1. Assert: value is a Completion Record.
      // 27.2.1.1.1, 2. If value is an abrupt completion, then
      // 27.2.1.1.1, 3. Else, [no code: none of its steps has code]
      // 27.2.1.1.1, 3.a. Set value to ! value. [no code: the variable has that value already: a normal completion is its value]
      try {
        promiseResolve = GetPromiseResolve(C);
      } catch (thrown) {
        // 27.2.1.1.1, 2.a. Perform ? Call(capability.[[Reject]], undefined, « value.[[Value]] »).
        (0, promiseCapability.Reject)(thrown);
        // 27.2.1.1.1, 2.b. Return capability.[[Promise]].
        return promiseCapability.Promise;
      }
      // 27.2.4.1, 5. Let iteratorRecord be Completion(GetIterator(iterable, sync)).
      var iteratorRecord;
      // 27.2.4.1, 6. IfAbruptRejectPromise(iteratorRecord, promiseCapability).
      // 27.2.1.1.1, 1. Assert: value is a Completion Record.
      // 27.2.1.1.1, 2. If value is an abrupt completion, then
      // 27.2.1.1.1, 3. Else, [no code: none of its steps has code]
      // 27.2.1.1.1, 3.a. Set value to ! value. [no code: the variable has that value already: a normal completion is its value]
      try {
        iteratorRecord = GetIterator(iterable);
      } catch (thrown) {
        // 27.2.1.1.1, 2.a. Perform ? Call(capability.[[Reject]], undefined, « value.[[Value]] »).
        (0, promiseCapability.Reject)(thrown);
        // 27.2.1.1.1, 2.b. Return capability.[[Promise]].
        return promiseCapability.Promise;
      }
      // 27.2.4.1, 7. Let result be Completion(PerformPromiseAll(iteratorRecord, C, promiseCapability, promiseResolve)).
      var result;
      var resultThrew = false;
      try {
        result = PerformPromiseAll(iteratorRecord, C, promiseCapability, promiseResolve);
      } catch (thrown) {
        result = thrown;
        resultThrew = true;
      }
      // 27.2.4.1, 8. If result is an abrupt completion, then
      if (resultThrew) {
        // 27.2.4.1, 8.a. If iteratorRecord.[[Done]] is false, set result to Completion(IteratorClose(iteratorRecord, result)).
        if (iteratorRecord.Done === false)
          try {
            result = IteratorClose(iteratorRecord, result);
            resultThrew = false;
          } catch (thrown) {
            result = thrown;
            resultThrew = true;
          }
        // 27.2.4.1, 8.b. IfAbruptRejectPromise(result, promiseCapability).
        // 27.2.1.1.1, 1. Assert: value is a Completion Record.
        // 27.2.1.1.1, 2. If value is an abrupt completion, then
        // 27.2.1.1.1, 3. Else, [no code: none of its steps has code]
        // 27.2.1.1.1, 3.a. Set value to ! value. [no code: the variable has that value already: a normal completion is its value]
        if (resultThrew) {
          // 27.2.1.1.1, 2.a. Perform ? Call(capability.[[Reject]], undefined, « value.[[Value]] »).
          (0, promiseCapability.Reject)(result);
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
      var promiseCapability = NewPromiseCapability(C);
      // 27.2.4.2, 3. Let promiseResolve be Completion(GetPromiseResolve(C)).
      var promiseResolve;
      // 27.2.4.2, 4. IfAbruptRejectPromise(promiseResolve, promiseCapability).
      // 27.2.1.1.1, 1. Assert: value is a Completion Record.
      // 27.2.1.1.1, 2. If value is an abrupt completion, then
      // 27.2.1.1.1, 3. Else, [no code: none of its steps has code]
      // 27.2.1.1.1, 3.a. Set value to ! value. [no code: the variable has that value already: a normal completion is its value]
      try {
        promiseResolve = GetPromiseResolve(C);
      } catch (thrown) {
        // 27.2.1.1.1, 2.a. Perform ? Call(capability.[[Reject]], undefined, « value.[[Value]] »).
        (0, promiseCapability.Reject)(thrown);
        // 27.2.1.1.1, 2.b. Return capability.[[Promise]].
        return promiseCapability.Promise;
      }
      // 27.2.4.2, 5. Let iteratorRecord be Completion(GetIterator(iterable, sync)).
      var iteratorRecord;
      // 27.2.4.2, 6. IfAbruptRejectPromise(iteratorRecord, promiseCapability).
      // 27.2.1.1.1, 1. Assert: value is a Completion Record.
      // 27.2.1.1.1, 2. If value is an abrupt completion, then
      // 27.2.1.1.1, 3. Else, [no code: none of its steps has code]
      // 27.2.1.1.1, 3.a. Set value to ! value. [no code: the variable has that value already: a normal completion is its value]
      try {
        iteratorRecord = GetIterator(iterable);
      } catch (thrown) {
        // 27.2.1.1.1, 2.a. Perform ? Call(capability.[[Reject]], undefined, « value.[[Value]] »).
        (0, promiseCapability.Reject)(thrown);
        // 27.2.1.1.1, 2.b. Return capability.[[Promise]].
        return promiseCapability.Promise;
      }
      // 27.2.4.2, 7. Let result be Completion(PerformPromiseAllSettled(iteratorRecord, C, promiseCapability, promiseResolve)).
      var result;
      var resultThrew = false;
      try {
        result = PerformPromiseAllSettled(iteratorRecord, C, promiseCapability, promiseResolve);
      } catch (thrown) {
        result = thrown;
        resultThrew = true;
      }
      // 27.2.4.2, 8. If result is an abrupt completion, then
      if (resultThrew) {
        // 27.2.4.2, 8.a. If iteratorRecord.[[Done]] is false, set result to Completion(IteratorClose(iteratorRecord, result)).
        if (iteratorRecord.Done === false)
          try {
            result = IteratorClose(iteratorRecord, result);
            resultThrew = false;
          } catch (thrown) {
            result = thrown;
            resultThrew = true;
          }
        // 27.2.4.2, 8.b. IfAbruptRejectPromise(result, promiseCapability).
        // 27.2.1.1.1, 1. Assert: value is a Completion Record.
        // 27.2.1.1.1, 2. If value is an abrupt completion, then
        // 27.2.1.1.1, 3. Else, [no code: none of its steps has code]
        // 27.2.1.1.1, 3.a. Set value to ! value. [no code: the variable has that value already: a normal completion is its value]
        if (resultThrew) {
          // 27.2.1.1.1, 2.a. Perform ? Call(capability.[[Reject]], undefined, « value.[[Value]] »).
          (0, promiseCapability.Reject)(result);
          // 27.2.1.1.1, 2.b. Return capability.[[Promise]].
          return promiseCapability.Promise;
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
      var promiseCapability = NewPromiseCapability(C);
      // 27.2.4.3, 3. Let promiseResolve be Completion(GetPromiseResolve(C)).
      var promiseResolve;
      // 27.2.4.3, 4. IfAbruptRejectPromise(promiseResolve, promiseCapability).
      // 27.2.1.1.1, 1. Assert: value is a Completion Record.
      // 27.2.1.1.1, 2. If value is an abrupt completion, then
      // 27.2.1.1.1, 3. Else, [no code: none of its steps has code]
      // 27.2.1.1.1, 3.a. Set value to ! value. [no code: the variable has that value already: a normal completion is its value]
      try {
        promiseResolve = GetPromiseResolve(C);
      } catch (thrown) {
        // 27.2.1.1.1, 2.a. Perform ? Call(capability.[[Reject]], undefined, « value.[[Value]] »).
        (0, promiseCapability.Reject)(thrown);
        // 27.2.1.1.1, 2.b. Return capability.[[Promise]].
        return promiseCapability.Promise;
      }
      // 27.2.4.3, 5. Let iteratorRecord be Completion(GetIterator(iterable, sync)).
      var iteratorRecord;
      // 27.2.4.3, 6. IfAbruptRejectPromise(iteratorRecord, promiseCapability).
      // 27.2.1.1.1, 1. Assert: value is a Completion Record.
      // 27.2.1.1.1, 2. If value is an abrupt completion, then
      // 27.2.1.1.1, 3. Else, [no code: none of its steps has code]
      // 27.2.1.1.1, 3.a. Set value to ! value. [no code: the variable has that value already: a normal completion is its value]
      try {
        iteratorRecord = GetIterator(iterable);
      } catch (thrown) {
        // 27.2.1.1.1, 2.a. Perform ? Call(capability.[[Reject]], undefined, « value.[[Value]] »).
        (0, promiseCapability.Reject)(thrown);
        // 27.2.1.1.1, 2.b. Return capability.[[Promise]].
        return promiseCapability.Promise;
      }
      // 27.2.4.3, 7. Let result be Completion(PerformPromiseAny(iteratorRecord, C, promiseCapability, promiseResolve)).
      var result;
      var resultThrew = false;
      try {
        result = PerformPromiseAny(iteratorRecord, C, promiseCapability, promiseResolve);
      } catch (thrown) {
        result = thrown;
        resultThrew = true;
      }
      // 27.2.4.3, 8. If result is an abrupt completion, then
      if (resultThrew) {
        // 27.2.4.3, 8.a. If iteratorRecord.[[Done]] is false, set result to Completion(IteratorClose(iteratorRecord, result)).
        if (iteratorRecord.Done === false)
          try {
            result = IteratorClose(iteratorRecord, result);
            resultThrew = false;
          } catch (thrown) {
            result = thrown;
            resultThrew = true;
          }
        // 27.2.4.3, 8.b. IfAbruptRejectPromise(result, promiseCapability).
        // 27.2.1.1.1, 1. Assert: value is a Completion Record.
        // 27.2.1.1.1, 2. If value is an abrupt completion, then
        // 27.2.1.1.1, 3. Else, [no code: none of its steps has code]
        // 27.2.1.1.1, 3.a. Set value to ! value. [no code: the variable has that value already: a normal completion is its value]
        if (resultThrew) {
          // 27.2.1.1.1, 2.a. Perform ? Call(capability.[[Reject]], undefined, « value.[[Value]] »).
          (0, promiseCapability.Reject)(result);
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
      var promiseCapability = NewPromiseCapability(C);
      // 27.2.4.5, 3. Let promiseResolve be Completion(GetPromiseResolve(C)).
      var promiseResolve;
      // 27.2.4.5, 4. IfAbruptRejectPromise(promiseResolve, promiseCapability).
      // 27.2.1.1.1, 1. Assert: value is a Completion Record.
      // 27.2.1.1.1, 2. If value is an abrupt completion, then
      // 27.2.1.1.1, 3. Else, [no code: none of its steps has code]
      // 27.2.1.1.1, 3.a. Set value to ! value. [no code: the variable has that value already: a normal completion is its value]
      try {
        promiseResolve = GetPromiseResolve(C);
      } catch (thrown) {
        // 27.2.1.1.1, 2.a. Perform ? Call(capability.[[Reject]], undefined, « value.[[Value]] »).
        (0, promiseCapability.Reject)(thrown);
        // 27.2.1.1.1, 2.b. Return capability.[[Promise]].
        return promiseCapability.Promise;
      }
      // 27.2.4.5, 5. Let iteratorRecord be Completion(GetIterator(iterable, sync)).
      var iteratorRecord;
      // 27.2.4.5, 6. IfAbruptRejectPromise(iteratorRecord, promiseCapability).
      // 27.2.1.1.1, 1. Assert: value is a Completion Record.
      // 27.2.1.1.1, 2. If value is an abrupt completion, then
      // 27.2.1.1.1, 3. Else, [no code: none of its steps has code]
      // 27.2.1.1.1, 3.a. Set value to ! value. [no code: the variable has that value already: a normal completion is its value]
      try {
        iteratorRecord = GetIterator(iterable);
      } catch (thrown) {
        // 27.2.1.1.1, 2.a. Perform ? Call(capability.[[Reject]], undefined, « value.[[Value]] »).
        (0, promiseCapability.Reject)(thrown);
        // 27.2.1.1.1, 2.b. Return capability.[[Promise]].
        return promiseCapability.Promise;
      }
      // 27.2.4.5, 7. Let result be Completion(PerformPromiseRace(iteratorRecord, C, promiseCapability, promiseResolve)).
      var result;
      var resultThrew = false;
      try {
        result = PerformPromiseRace(iteratorRecord, C, promiseCapability, promiseResolve);
      } catch (thrown) {
        result = thrown;
        resultThrew = true;
      }
      // 27.2.4.5, 8. If result is an abrupt completion, then
      if (resultThrew) {
        // 27.2.4.5, 8.a. If iteratorRecord.[[Done]] is false, set result to Completion(IteratorClose(iteratorRecord, result)).
        if (iteratorRecord.Done === false)
          try {
            result = IteratorClose(iteratorRecord, result);
            resultThrew = false;
          } catch (thrown) {
            result = thrown;
            resultThrew = true;
          }
        // 27.2.4.5, 8.b. IfAbruptRejectPromise(result, promiseCapability).
        // 27.2.1.1.1, 1. Assert: value is a Completion Record.
        // 27.2.1.1.1, 2. If value is an abrupt completion, then
        // 27.2.1.1.1, 3. Else, [no code: none of its steps has code]
        // 27.2.1.1.1, 3.a. Set value to ! value. [no code: the variable has that value already: a normal completion is its value]
        if (resultThrew) {
          // 27.2.1.1.1, 2.a. Perform ? Call(capability.[[Reject]], undefined, « value.[[Value]] »).
          (0, promiseCapability.Reject)(result);
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
      var promiseCapability = NewPromiseCapability(C);
      // 27.2.4.6, 3. Perform ? Call(promiseCapability.[[Reject]], undefined, « r »).
      (0, promiseCapability.Reject)(r);
      // 27.2.4.6, 4. Return promiseCapability.[[Promise]].
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
      // 27.2.4.7, 1. Let C be the this value.
      var C = this;
      // 27.2.4.7, 2. If C is not an Object, throw a TypeError exception.
      if (!isObject(C))
        throw new $TypeError('27.2.4.7:2');
      // 27.2.4.7, 3. Return ? PromiseResolve(C, x).
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
      // 27.2.4.8, 1. Let C be the this value.
      var C = this;
      // 27.2.4.8, 2. If C is not an Object, throw a TypeError exception.
      if (!isObject(C))
        throw new $TypeError('27.2.4.8:2');
      // 27.2.4.8, 3. Let promiseCapability be ? NewPromiseCapability(C).
      var promiseCapability = NewPromiseCapability(C);
      // 27.2.4.8, 4. Let status be Completion(Call(callback, undefined, args)).
      var status;
      var statusThrew = false;
      try {
        status = Call(callback, undefined, args);
      } catch (thrown) {
        status = thrown;
        statusThrew = true;
      }
      // 27.2.4.8, 5. If status is an abrupt completion, then
      if (statusThrew) {
        // 27.2.4.8, 5.a. Perform ? Call(promiseCapability.[[Reject]], undefined, « status.[[Value]] »).
        (0, promiseCapability.Reject)(status);
      } else {
        // 27.2.4.8, 6. Else,
        // 27.2.4.8, 6.a. Perform ? Call(promiseCapability.[[Resolve]], undefined, « status.[[Value]] »).
        (0, promiseCapability.Resolve)(status);
      }
      // 27.2.4.8, 7. Return promiseCapability.[[Promise]].
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
      // 27.2.4.9, 1. Let C be the this value.
      var C = this;
      // 27.2.4.9, 2. Let promiseCapability be ? NewPromiseCapability(C).
      var promiseCapability = NewPromiseCapability(C);
      // 27.2.4.9, 3. Let obj be OrdinaryObjectCreate(%Object.prototype%).
      // 27.2.4.9, 4. Perform ! CreateDataPropertyOrThrow(obj, "promise", promiseCapability.[[Promise]]).
      // 27.2.4.9, 5. Perform ! CreateDataPropertyOrThrow(obj, "resolve", promiseCapability.[[Resolve]]).
      // 27.2.4.9, 6. Perform ! CreateDataPropertyOrThrow(obj, "reject", promiseCapability.[[Reject]]).
      var obj = {
        promise: promiseCapability.Promise,
        resolve: promiseCapability.Resolve,
        reject: promiseCapability.Reject
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
        throw new $TypeError('27.2.5.3:2');
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
        throw new $TypeError('27.2.5.4:2');
      // 27.2.5.4, 3. Let C be ? SpeciesConstructor(promise, %Promise%).
      var C = SpeciesConstructor(promise);
      // 27.2.5.4, 4. Let resultCapability be ? NewPromiseCapability(C).
      var resultCapability = NewPromiseCapability(C);
      // 27.2.5.4, 5. Return PerformPromiseThen(promise, onFulfilled, onRejected, resultCapability).
      var onFulfilled_ = onFulfilled;
      var onRejected_ = onRejected;
      // 27.2.5.4.1, 1. Assert: IsPromise(promise) is true.
      // 27.2.5.4.1, 2. If resultCapability is absent, then [by given-capability]
      // 27.2.5.4.1, 2.a. Set resultCapability to undefined.
      // 27.2.5.4.1, 3. If IsCallable(onFulfilled) is false, then
      // 27.2.5.4.1, 3.a. Let onFulfilledJobCallback be empty. [by absent-handlers]
      // 27.2.5.4.1, 4. Else, [by absent-handlers]
      // 27.2.5.4.1, 4.a. Let onFulfilledJobCallback be HostMakeJobCallback(onFulfilled).
      if (!IsCallable(onFulfilled_)) {
        onFulfilled_ = 'Identity';
      }
      // 27.2.5.4.1, 5. If IsCallable(onRejected) is false, then
      // 27.2.5.4.1, 5.a. Let onRejectedJobCallback be empty. [by absent-handlers]
      // 27.2.5.4.1, 6. Else, [by absent-handlers]
      // 27.2.5.4.1, 6.a. Let onRejectedJobCallback be HostMakeJobCallback(onRejected).
      if (!IsCallable(onRejected_)) {
        onRejected_ = 'Thrower';
      }
      // 27.2.5.4.1, 7. Let fulfillReaction be the PromiseReaction { [[Capability]]: resultCapability, [[Type]]: fulfill, [[Handler]]: onFulfilledJobCallback }.
      var fulfillReaction = {
        Capabilities: resultCapability,
        Handler: onFulfilled_
      };
      // 27.2.5.4.1, 8. Let rejectReaction be the PromiseReaction { [[Capability]]: resultCapability, [[Type]]: reject, [[Handler]]: onRejectedJobCallback }.
      var rejectReaction = {
        Capabilities: resultCapability,
        Handler: onRejected_
      };
      // 27.2.5.4.1, 9. If promise.[[PromiseState]] is pending, then
      if (promise._PromiseState === 'pending') {
        // 27.2.5.4.1, 9.a. Append fulfillReaction to the end of promise.[[PromiseFulfillReactions]].
        AppendToList(promise._PromiseFulfillReactions, fulfillReaction);
        // 27.2.5.4.1, 9.b. Append rejectReaction to the end of promise.[[PromiseRejectReactions]].
        AppendToList(promise._PromiseRejectReactions, rejectReaction);
      } else if (promise._PromiseState === 'fulfilled') {
        // 27.2.5.4.1, 10. Else if promise.[[PromiseState]] is fulfilled, then
        // 27.2.5.4.1, 10.a. Let value be promise.[[PromiseResult]].
        var value = promise._PromiseResult;
        // 27.2.5.4.1, 10.b. Let fulfillJob be NewPromiseReactionJob(fulfillReaction, value).
        // 27.2.5.4.1, 10.c. Perform HostEnqueuePromiseJob(fulfillJob.[[Job]], fulfillJob.[[Realm]]).
        EnqueueJob(PromiseReactionJob, [
          fulfillReaction,
          value
        ]);
      } else if (promise._PromiseState === 'rejected') {
        // 27.2.5.4.1, 11. Else,
        // 27.2.5.4.1, 11.a. Assert: promise.[[PromiseState]] is rejected.
        // 27.2.5.4.1, 11.b. Let reason be promise.[[PromiseResult]].
        var reason = promise._PromiseResult;
        // 27.2.5.4.1, 11.c. If promise.[[PromiseIsHandled]] is false, perform HostPromiseRejectionTracker(promise, "handle").
        if (promise._PromiseIsHandled === false)
          HostPromiseRejectionTracker(promise, 'handle');
        // 27.2.5.4.1, 11.d. Let rejectJob be NewPromiseReactionJob(rejectReaction, reason).
        // 27.2.5.4.1, 11.e. Perform HostEnqueuePromiseJob(rejectJob.[[Job]], rejectJob.[[Realm]]).
        EnqueueJob(PromiseReactionJob, [
          rejectReaction,
          reason
        ]);
      }
      // 27.2.5.4.1, 12. Set promise.[[PromiseIsHandled]] to true.
      promise._PromiseIsHandled = true;
      // 27.2.5.4.1, 13. If resultCapability is undefined, then
      // 27.2.5.4.1, 13.a. Return undefined. [by given-capability]
      // 27.2.5.4.1, 14. Else, [by given-capability]
      // 27.2.5.4.1, 14.a. Return resultCapability.[[Promise]].
      return resultCapability.Promise;
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
      throw new $TypeError('27.2.4.1.1:2');
    // 3. Return promiseResolve.
    return promiseResolve;
  }

  // 27.2.4.1.2 PerformPromiseAll ( iteratorRecord, constructor, resultCapability, promiseResolve )
  function PerformPromiseAll(iteratorRecord, constructor, resultCapability, promiseResolve) {
    // 1. Let values be « ».
    var values = [];
    // 2. Let remainingElementsCount be the Record { [[Value]]: 1 }.
    var remainingElementsCount = { value: 1 };
    // 3. Let index be 0.
    var index = 0;
    // 4. Repeat,
    while (true) {
      // 4.a. Let next be ? IteratorStepValue(iteratorRecord).
      var next = IteratorStepValue(iteratorRecord);
      // 4.b. If next is done, then
      if (next === enumDone) {
        // 4.b.i. Set remainingElementsCount.[[Value]] to remainingElementsCount.[[Value]] - 1.
        remainingElementsCount.value = remainingElementsCount.value - 1;
        // 4.b.ii. If remainingElementsCount.[[Value]] is 0, then
        if (remainingElementsCount.value === 0) {
          // 4.b.ii.1. Let valuesArray be CreateArrayFromList(values).
          var valuesArray = CreateArrayFromList(values);
          // 4.b.ii.2. Perform ? Call(resultCapability.[[Resolve]], undefined, « valuesArray »).
          (0, resultCapability.Resolve)(valuesArray);
        }
        // 4.b.iii. Return resultCapability.[[Promise]].
        return resultCapability.Promise;
      }
      // 4.c. Append undefined to the end of values.
      AppendToList(values, undefined);
      // 4.d. Let nextPromise be ? Call(promiseResolve, constructor, « next »).
      var nextPromise = Call(promiseResolve, constructor, [next]);
      // 4.e. Let steps be the steps of sec-promise.all-resolve-element-functions. [no code: its steps are the code of the function object]
      // 4.f. Let length be the parameter count of sec-promise.all-resolve-element-functions. [no code: the function object has that length by itself]
      // 4.g. Let onFulfilled be CreateBuiltinFunction(steps, length, "", « [[AlreadyCalled]], [[Index]], [[Values]], [[Capability]], [[RemainingElements]] »).
      // 4.h. Set onFulfilled.[[AlreadyCalled]] to false.
      // 4.i. Set onFulfilled.[[Index]] to index.
      // 4.j. Set onFulfilled.[[Values]] to values.
      // 4.k. Set onFulfilled.[[Capability]] to resultCapability.
      // 4.l. Set onFulfilled.[[RemainingElements]] to remainingElementsCount.
      var onFulfilled = PromiseAllResolveElementFunction(false, index, values, resultCapability, remainingElementsCount);
      // 4.m. Set remainingElementsCount.[[Value]] to remainingElementsCount.[[Value]] + 1.
      remainingElementsCount.value = remainingElementsCount.value + 1;
      // 4.n. Perform ? Invoke(nextPromise, "then", « onFulfilled, resultCapability.[[Reject]] »).
      nextPromise.then(onFulfilled, resultCapability.Reject);
      // 4.o. Set index to index + 1.
      index = index + 1;
    }
  }

  // 27.2.4.1.3 Promise.all Resolve Element Functions
  function PromiseAllResolveElementFunction(alreadyCalled, index, values, promiseCapability, remainingElementsCount) {
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
      values[index] = x;
      // 9. Set remainingElementsCount.[[Value]] to remainingElementsCount.[[Value]] - 1.
      remainingElementsCount.value = remainingElementsCount.value - 1;
      // 10. If remainingElementsCount.[[Value]] is 0, then
      if (remainingElementsCount.value === 0) {
        // 10.a. Let valuesArray be CreateArrayFromList(values).
        var valuesArray = CreateArrayFromList(values);
        // 10.b. Return ? Call(promiseCapability.[[Resolve]], undefined, « valuesArray »).
        return (0, promiseCapability.Resolve)(valuesArray);
      }
      // 11. Return undefined.
      return undefined;
    };
  }

  // 27.2.4.2.1 PerformPromiseAllSettled ( iteratorRecord, constructor, resultCapability, promiseResolve )
  function PerformPromiseAllSettled(iteratorRecord, constructor, resultCapability, promiseResolve) {
    // 1. Let values be « ».
    var values = [];
    // 2. Let remainingElementsCount be the Record { [[Value]]: 1 }.
    var remainingElementsCount = { value: 1 };
    // 3. Let index be 0.
    var index = 0;
    // 4. Repeat,
    while (true) {
      // 4.a. Let next be ? IteratorStepValue(iteratorRecord).
      var next = IteratorStepValue(iteratorRecord);
      // 4.b. If next is done, then
      if (next === enumDone) {
        // 4.b.i. Set remainingElementsCount.[[Value]] to remainingElementsCount.[[Value]] - 1.
        remainingElementsCount.value = remainingElementsCount.value - 1;
        // 4.b.ii. If remainingElementsCount.[[Value]] is 0, then
        if (remainingElementsCount.value === 0) {
          // 4.b.ii.1. Let valuesArray be CreateArrayFromList(values).
          var valuesArray = CreateArrayFromList(values);
          // 4.b.ii.2. Perform ? Call(resultCapability.[[Resolve]], undefined, « valuesArray »).
          (0, resultCapability.Resolve)(valuesArray);
        }
        // 4.b.iii. Return resultCapability.[[Promise]].
        return resultCapability.Promise;
      }
      // 4.c. Append undefined to the end of values.
      AppendToList(values, undefined);
      // 4.d. Let nextPromise be ? Call(promiseResolve, constructor, « next »).
      var nextPromise = Call(promiseResolve, constructor, [next]);
      // 4.h. Let alreadyCalled be the Record { [[Value]]: false }.
      var alreadyCalled = { value: false };
      // 4.e. Let stepsFulfilled be the steps of sec-promise.allsettled-resolve-element-functions. [no code: its steps are the code of the function object]
      // 4.f. Let lengthFulfilled be the parameter count of sec-promise.allsettled-resolve-element-functions. [no code: the function object has that length by itself]
      // 4.g. Let onFulfilled be CreateBuiltinFunction(stepsFulfilled, lengthFulfilled, "", « [[AlreadyCalled]], [[Index]], [[Values]], [[Capability]], [[RemainingElements]] »).
      // 4.i. Set onFulfilled.[[AlreadyCalled]] to alreadyCalled.
      // 4.j. Set onFulfilled.[[Index]] to index.
      // 4.k. Set onFulfilled.[[Values]] to values.
      // 4.l. Set onFulfilled.[[Capability]] to resultCapability.
      // 4.m. Set onFulfilled.[[RemainingElements]] to remainingElementsCount.
      var onFulfilled = PromiseAllSettledResolveElementFunction(alreadyCalled, index, values, resultCapability, remainingElementsCount);
      // 4.n. Let stepsRejected be the steps of sec-promise.allsettled-reject-element-functions. [no code: its steps are the code of the function object]
      // 4.o. Let lengthRejected be the parameter count of sec-promise.allsettled-reject-element-functions. [no code: the function object has that length by itself]
      // 4.p. Let onRejected be CreateBuiltinFunction(stepsRejected, lengthRejected, "", « [[AlreadyCalled]], [[Index]], [[Values]], [[Capability]], [[RemainingElements]] »).
      // 4.q. Set onRejected.[[AlreadyCalled]] to alreadyCalled.
      // 4.r. Set onRejected.[[Index]] to index.
      // 4.s. Set onRejected.[[Values]] to values.
      // 4.t. Set onRejected.[[Capability]] to resultCapability.
      // 4.u. Set onRejected.[[RemainingElements]] to remainingElementsCount.
      var onRejected = PromiseAllSettledRejectElementFunction(alreadyCalled, index, values, resultCapability, remainingElementsCount);
      // 4.v. Set remainingElementsCount.[[Value]] to remainingElementsCount.[[Value]] + 1.
      remainingElementsCount.value = remainingElementsCount.value + 1;
      // 4.w. Perform ? Invoke(nextPromise, "then", « onFulfilled, onRejected »).
      nextPromise.then(onFulfilled, onRejected);
      // 4.x. Set index to index + 1.
      index = index + 1;
    }
  }

  // 27.2.4.2.2 Promise.allSettled Resolve Element Functions
  function PromiseAllSettledResolveElementFunction(alreadyCalled, index, values, promiseCapability, remainingElementsCount) {
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
      values[index] = obj;
      // 13. Set remainingElementsCount.[[Value]] to remainingElementsCount.[[Value]] - 1.
      remainingElementsCount.value = remainingElementsCount.value - 1;
      // 14. If remainingElementsCount.[[Value]] is 0, then
      if (remainingElementsCount.value === 0) {
        // 14.a. Let valuesArray be CreateArrayFromList(values).
        var valuesArray = CreateArrayFromList(values);
        // 14.b. Return ? Call(promiseCapability.[[Resolve]], undefined, « valuesArray »).
        return (0, promiseCapability.Resolve)(valuesArray);
      }
      // 15. Return undefined.
      return undefined;
    };
  }

  // 27.2.4.2.3 Promise.allSettled Reject Element Functions
  function PromiseAllSettledRejectElementFunction(alreadyCalled, index, values, promiseCapability, remainingElementsCount) {
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
      values[index] = obj;
      // 13. Set remainingElementsCount.[[Value]] to remainingElementsCount.[[Value]] - 1.
      remainingElementsCount.value = remainingElementsCount.value - 1;
      // 14. If remainingElementsCount.[[Value]] is 0, then
      if (remainingElementsCount.value === 0) {
        // 14.a. Let valuesArray be CreateArrayFromList(values).
        var valuesArray = CreateArrayFromList(values);
        // 14.b. Return ? Call(promiseCapability.[[Resolve]], undefined, « valuesArray »).
        return (0, promiseCapability.Resolve)(valuesArray);
      }
      // 15. Return undefined.
      return undefined;
    };
  }

  // 27.2.4.3.1 PerformPromiseAny ( iteratorRecord, constructor, resultCapability, promiseResolve )
  function PerformPromiseAny(iteratorRecord, constructor, resultCapability, promiseResolve) {
    // 1. Let errors be « ».
    var errors = [];
    // 2. Let remainingElementsCount be the Record { [[Value]]: 1 }.
    var remainingElementsCount = { value: 1 };
    // 3. Let index be 0.
    var index = 0;
    // 4. Repeat,
    while (true) {
      // 4.a. Let next be ? IteratorStepValue(iteratorRecord).
      var next = IteratorStepValue(iteratorRecord);
      // 4.b. If next is done, then
      if (next === enumDone) {
        // 4.b.i. Set remainingElementsCount.[[Value]] to remainingElementsCount.[[Value]] - 1.
        remainingElementsCount.value = remainingElementsCount.value - 1;
        // 4.b.ii. If remainingElementsCount.[[Value]] is 0, then
        if (remainingElementsCount.value === 0) {
          // 4.b.ii.1. Let error be a newly created AggregateError object.
          var error = new $AggregateError('27.2.4.3.1:4.b.ii.1');
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
      AppendToList(errors, undefined);
      // 4.d. Let nextPromise be ? Call(promiseResolve, constructor, « next »).
      var nextPromise = Call(promiseResolve, constructor, [next]);
      // 4.e. Let stepsRejected be the steps of sec-promise.any-reject-element-functions. [no code: its steps are the code of the function object]
      // 4.f. Let lengthRejected be the parameter count of sec-promise.any-reject-element-functions. [no code: the function object has that length by itself]
      // 4.g. Let onRejected be CreateBuiltinFunction(stepsRejected, lengthRejected, "", « [[AlreadyCalled]], [[Index]], [[Errors]], [[Capability]], [[RemainingElements]] »).
      // 4.h. Set onRejected.[[AlreadyCalled]] to false.
      // 4.i. Set onRejected.[[Index]] to index.
      // 4.j. Set onRejected.[[Errors]] to errors.
      // 4.k. Set onRejected.[[Capability]] to resultCapability.
      // 4.l. Set onRejected.[[RemainingElements]] to remainingElementsCount.
      var onRejected = PromiseAnyRejectElementFunction(false, index, errors, resultCapability, remainingElementsCount);
      // 4.m. Set remainingElementsCount.[[Value]] to remainingElementsCount.[[Value]] + 1.
      remainingElementsCount.value = remainingElementsCount.value + 1;
      // 4.n. Perform ? Invoke(nextPromise, "then", « resultCapability.[[Resolve]], onRejected »).
      nextPromise.then(resultCapability.Resolve, onRejected);
      // 4.o. Set index to index + 1.
      index = index + 1;
    }
  }

  // 27.2.4.3.2 Promise.any Reject Element Functions
  function PromiseAnyRejectElementFunction(alreadyCalled, index, errors, promiseCapability, remainingElementsCount) {
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
      errors[index] = x;
      // 9. Set remainingElementsCount.[[Value]] to remainingElementsCount.[[Value]] - 1.
      remainingElementsCount.value = remainingElementsCount.value - 1;
      // 10. If remainingElementsCount.[[Value]] is 0, then
      if (remainingElementsCount.value === 0) {
        // 10.a. Let error be a newly created AggregateError object.
        var error = new $AggregateError('27.2.4.3.2:10.a');
        // 10.b. Perform ! DefinePropertyOrThrow(error, "errors", the Property Descriptor { [[Configurable]]: true, [[Enumerable]]: false, [[Writable]]: true, [[Value]]: CreateArrayFromList(errors) }).
        DefinePropertyOrThrow(error, {
          __proto__: null,
          configurable: true,
          enumerable: false,
          writable: true,
          value: CreateArrayFromList(errors)
        });
        // 10.c. Return ? Call(promiseCapability.[[Reject]], undefined, « error »).
        return (0, promiseCapability.Reject)(error);
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
      var next = IteratorStepValue(iteratorRecord);
      // 1.b. If next is done, then
      if (next === enumDone) {
        // 1.b.i. Return resultCapability.[[Promise]].
        return resultCapability.Promise;
      }
      // 1.c. Let nextPromise be ? Call(promiseResolve, constructor, « next »).
      var nextPromise = Call(promiseResolve, constructor, [next]);
      // 1.d. Perform ? Invoke(nextPromise, "then", « resultCapability.[[Resolve]], resultCapability.[[Reject]] »).
      nextPromise.then(resultCapability.Resolve, resultCapability.Reject);
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
    var promiseCapability = NewPromiseCapability(C);
    // 3. Perform ? Call(promiseCapability.[[Resolve]], undefined, « x »).
    (0, promiseCapability.Resolve)(x);
    // 4. Return promiseCapability.[[Promise]].
    return promiseCapability.Promise;
  }

  // The intrinsics of the one realm that this library knows, by their names.
  var realm = {
    '%Promise%': Promise,
    '%PromisePrototype%': Promise.prototype
  };

  // By call-specialisation: see PromiseObject.
  // Host layer: a promise as its host shows it.
  PromiseObject.prototype = Promise.prototype;
  return Promise;
}
exports.Promise = create();
exports.create = create;
//# sourceMappingURL=small.es5.cjs.map
