/**
 * Promise, generated from the es2015 document by fledgling: preset small, target es5.
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
 * - No function is left of 7.3.18 Invoke [by call-specialisation], 7.4.3 IteratorComplete [by
 *   one-use-inlining].
 */
'use strict';

// ==== Host: what the library takes from the engine when it loads, and how it runs jobs ====

var $TypeError = TypeError;
var $Object = Object;
var $String = String;
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
var $setTimeout = typeof setTimeout === 'function' ? setTimeout : undefined;
// The microtask; where the host has none, the soonest that it has.
var $later = typeof queueMicrotask === 'function' ? queueMicrotask : typeof setImmediate === 'function' ? setImmediate : $setTimeout;

// Stands in for a prototype: an object that `new` of a subclass has made from it already.
function Receiver(object) {
  this.object = object;
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
  var enqueue = options && options.scheduler || $later;

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

  // 7.1.12 ToString, a primitive.
  function ToString(argument) {
    if (typeof argument === 'symbol')
      throw new $TypeError('7.1.12');
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

  // 7.3.12 Call, a primitive. What is not callable is named in the library's own words. Nothing but
  // the method that gives an iterator is called without a list of arguments: a value that has none
  // is not iterable.
  function Call(F, V, argumentsList) {
    if (!IsCallable(F)) {
      throw new $TypeError('7.3.12');
    }
    return $apply(F, V, argumentsList === undefined ? [] : argumentsList);
  }

  // 8.4.1 EnqueueJob, a primitive. How the host runs a job later is the library's only contact with
  // it.
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

  // ==== 7.3 Operations on Objects ====

  // 7.3.9 GetMethod ( O, P )
  function GetMethod(O, P) {
    if (O === undefined || O === null) {
      throw new $TypeError('7.3.2');
    }
    var value = O[P];
    // 1. Assert: IsPropertyKey(P) is true.
    // 2. Let func be GetV(O, P).
    var func = value === undefined && P === $absentIterator && $isArray(O) ? ArrayIterator : value;
    // 3. ReturnIfAbrupt(func).
    // 4. If func is either undefined or null, return undefined.
    if (func === undefined || func === null)
      return undefined;
    // 5. If IsCallable(func) is false, throw a TypeError exception.
    if (!IsCallable(func))
      throw new $TypeError('7.3.9:5');
    // 6. Return func.
    return func;
  }

  // 7.3.16 CreateArrayFromList ( elements )
  function CreateArrayFromList(elements) {
    var array_ = [];
    array_.length = 0;
    // 1. Assert: elements is a List of language values.
    // 2. Let array be ArrayCreate(0).
    var array = array_;
    // 3. Let n be 0.
    var n = 0;
    // 4. For each element e of elements, do
    for (var eIndex = 0; eIndex < elements.length; eIndex++) {
      var e = elements[eIndex];
      // 4.a. Let status be CreateDataProperty(array, ToString(n), e).
      var P = ToString(n);
      $defineProperty(array, P, {
        __proto__: null,
        value: e,
        writable: true,
        enumerable: true,
        configurable: true
      });
      // 4.b. Assert: status is true.
      // 4.c. Increment n by 1.
      n = n + 1;
    }
    // 5. Return array.
    return array;
  }

  // 7.3.20 SpeciesConstructor ( O, defaultConstructor )
  function SpeciesConstructor(O) {
    // 1. Assert: Type(O) is Object.
    // 2. Let C be Get(O, "constructor").
    var C = O.constructor;
    // 3. ReturnIfAbrupt(C).
    // 4. If C is undefined, return defaultConstructor.
    if (C === undefined)
      return Promise;
    // 5. If Type(C) is not Object, throw a TypeError exception.
    if (!isObject(C))
      throw new $TypeError('7.3.20:5');
    // 6. Let S be Get(C, @@species).
    var S = C[$species];
    // 7. ReturnIfAbrupt(S).
    // 8. If S is either undefined or null, return defaultConstructor.
    if (S === undefined || S === null)
      return Promise;
    // 9. If IsConstructor(S) is true, return S.
    if (S === Promise || IsConstructor(S))
      return S;
    // 10. Throw a TypeError exception.
    throw new $TypeError('7.3.20:10');
  }

  // ==== 7.4 Operations on Iterator Objects ====

  // 7.4.1 GetIterator ( obj [ , method ] )
  function GetIterator(obj) {
    var method;
    // 1. ReturnIfAbrupt(obj). [no code: an abrupt argument is an exception of the caller]
    // 2. If method is absent, then [by known-arguments]
    // 2.a. Set method to GetMethod(obj, @@iterator).
    method = GetMethod(obj, $iterator);
    // 2.b. ReturnIfAbrupt(method).
    // 3. Let iterator be Call(method, obj).
    var iterator = Call(method, obj);
    // 4. ReturnIfAbrupt(iterator).
    // 5. If Type(iterator) is not Object, throw a TypeError exception.
    if (!isObject(iterator))
      throw new $TypeError('7.4.1:5');
    // 6. Return iterator.
    return iterator;
  }

  // 7.4.4 IteratorValue ( iterResult )
  function IteratorValue(iterResult) {
    // 1. Assert: Type(iterResult) is Object.
    // 2. Return Get(iterResult, "value").
    return iterResult.value;
  }

  // 7.4.5 IteratorStep ( iterator )
  function IteratorStep(iterator) {
    // 7.4.2, 1. If value is absent, then
    // 7.4.2, 2. Else, [by known-arguments]
    // 7.4.2, 2.a. Let result be Invoke(iterator, "next", « value »).
    var result_;
    // 7.4.2, 1.a. Let result be Invoke(iterator, "next", « »).
    result_ = iterator.next();
    // 7.4.2, 3. ReturnIfAbrupt(result).
    // 7.4.2, 4. If Type(result) is not Object, throw a TypeError exception.
    // 7.4.2, 5. Return result. [by one-use-inlining]
    if (!isObject(result_))
      throw new $TypeError('7.4.2:4');
    // 1. Let result be IteratorNext(iterator).
    var result = result_;
    // 2. ReturnIfAbrupt(result).
    // 3. Let done be IteratorComplete(result).
    var done = !!result.done;
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
    var return_ = GetMethod(iterator, 'return');
    // 4. ReturnIfAbrupt(return).
    // 5. If return is undefined, return Completion(completion).
    if (return_ === undefined) {
      throw completion;
    }
    // 6. Let innerResult be Call(return, iterator, « »).
    try {
      Call(return_, iterator, []);
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
    // 9.1.15, 1. Assert: intrinsicDefaultProto names an intrinsic prototype object.
    // 9.1.15, 2. Assert: IsConstructor(constructor) is true.
    // 9.1.15, 3. Let proto be Get(constructor, "prototype").
    var proto_ = constructor.prototype;
    // 9.1.15, 4. ReturnIfAbrupt(proto).
    // 9.1.15, 5. If Type(proto) is not Object, then
    // 9.1.15, 6. Return proto. [by one-use-inlining]
    if (!isObject(proto_)) {
      $isArray(constructor);
      // 9.1.15, 5.a. Let realm be GetFunctionRealm(constructor).
      var realm_ = realm;
      // 9.1.15, 5.b. ReturnIfAbrupt(realm).
      // 9.1.15, 5.c. Set proto to realm's intrinsic object named intrinsicDefaultProto.
      proto_ = realm_['%PromisePrototype%'];
    }
    // 1. Assert: intrinsicDefaultProto names an intrinsic prototype object.
    // 2. Let proto be GetPrototypeFromConstructor(constructor, intrinsicDefaultProto).
    var proto = proto_;
    // 3. ReturnIfAbrupt(proto).
    // 4. Return ObjectCreate(proto, internalSlotsList). [by one-use-inlining]
    var obj = proto instanceof Receiver ? proto.object : $create(proto);
    obj._PromiseState = undefined;
    obj._PromiseResult = undefined;
    obj._PromiseFulfillReactions = undefined;
    obj._PromiseRejectReactions = undefined;
    return obj;
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
      // 25.4.1.3.2, 6. If SameValue(resolution, promise) is true, then
      if (resolution === promise) {
        // 25.4.1.3.2, 6.a. Let selfResolutionError be a newly created TypeError object.
        var selfResolutionError = new $TypeError('25.4.1.3.2:6.a');
        // 25.4.1.3.2, 6.b. Return RejectPromise(promise, selfResolutionError).
        return RejectPromise(promise, selfResolutionError);
      }
      // 25.4.1.3.2, 7. If Type(resolution) is not Object, then
      if (!isObject(resolution)) {
        // 25.4.1.3.2, 7.a. Return FulfillPromise(promise, resolution).
        return FulfillPromise(promise, resolution);
      }
      // 25.4.1.3.2, 8. Let then be Get(resolution, "then").
      var then;
      // 25.4.1.3.2, 9. If then is an abrupt completion, then
      try {
        then = resolution.then;
      } catch (thrown) {
        // 25.4.1.3.2, 9.a. Return RejectPromise(promise, then.[[value]]).
        return RejectPromise(promise, thrown);
      }
      // 25.4.1.3.2, 10. Let thenAction be then.[[value]].
      var thenAction = then;
      // 25.4.1.3.2, 11. If IsCallable(thenAction) is false, then
      if (!IsCallable(thenAction)) {
        // 25.4.1.3.2, 11.a. Return FulfillPromise(promise, resolution).
        return FulfillPromise(promise, resolution);
      }
      // 25.4.1.3.2, 12. Perform EnqueueJob("PromiseJobs", PromiseResolveThenableJob, « promise, resolution, thenAction »).
      EnqueueJob(PromiseResolveThenableJob, [
        promise,
        resolution,
        thenAction
      ]);
      // 25.4.1.3.2, 13. Return undefined.
      return undefined;
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

  // 25.4.1.4 FulfillPromise ( promise, value )
  function FulfillPromise(promise, value) {
    // 1. Assert: promise.[[PromiseState]] is "pending".
    // 2. Let reactions be promise.[[PromiseFulfillReactions]].
    var reactions = promise._PromiseFulfillReactions;
    // 3. Set promise.[[PromiseResult]] to value.
    promise._PromiseResult = value;
    // 4. Set promise.[[PromiseFulfillReactions]] to undefined.
    promise._PromiseFulfillReactions = undefined;
    // 5. Set promise.[[PromiseRejectReactions]] to undefined.
    promise._PromiseRejectReactions = undefined;
    // 6. Set promise.[[PromiseState]] to "fulfilled".
    promise._PromiseState = 'fulfilled';
    // 7. Return TriggerPromiseReactions(reactions, value).
    return TriggerPromiseReactions(reactions, value);
  }

  // 25.4.1.5 NewPromiseCapability ( C )
  function NewPromiseCapability(C) {
    // 1. If IsConstructor(C) is false, throw a TypeError exception.
    if (!IsConstructor(C))
      throw new $TypeError('25.4.1.5:1');
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
        throw new $TypeError('25.4.1.5.1:3');
      // 25.4.1.5.1, 4. If promiseCapability.[[Reject]] is not undefined, throw a TypeError exception.
      if (promiseCapability.Reject !== undefined)
        throw new $TypeError('25.4.1.5.1:4');
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
      throw new $TypeError('25.4.1.5:8');
    // 9. If IsCallable(promiseCapability.[[Reject]]) is false, throw a TypeError exception.
    if (!IsCallable(promiseCapability.Reject))
      throw new $TypeError('25.4.1.5:9');
    // 10. Set promiseCapability.[[Promise]] to promise.
    promiseCapability.Promise = promise;
    // 11. Return promiseCapability.
    return promiseCapability;
  }

  // 25.4.1.6 IsPromise ( x )
  function IsPromise(x) {
    // 1. If Type(x) is not Object, return false.
    if (!isObject(x))
      return false;
    // 2. If x has no [[PromiseState]], return false.
    if (!$hasOwn(x, '_PromiseState'))
      return false;
    // 3. Return true.
    return true;
  }

  // 25.4.1.7 RejectPromise ( promise, reason )
  function RejectPromise(promise, reason) {
    // 1. Assert: promise.[[PromiseState]] is "pending".
    // 2. Let reactions be promise.[[PromiseRejectReactions]].
    var reactions = promise._PromiseRejectReactions;
    // 3. Set promise.[[PromiseResult]] to reason.
    promise._PromiseResult = reason;
    // 4. Set promise.[[PromiseFulfillReactions]] to undefined.
    promise._PromiseFulfillReactions = undefined;
    // 5. Set promise.[[PromiseRejectReactions]] to undefined.
    promise._PromiseRejectReactions = undefined;
    // 6. Set promise.[[PromiseState]] to "rejected".
    promise._PromiseState = 'rejected';
    // 7. Return TriggerPromiseReactions(reactions, reason).
    return TriggerPromiseReactions(reactions, reason);
  }

  // 25.4.1.8 TriggerPromiseReactions ( reactions, argument )
  function TriggerPromiseReactions(reactions, argument) {
    // 1. For each element reaction of reactions, do
    for (var reactionIndex = 0; reactionIndex < reactions.length; reactionIndex++) {
      var reaction = reactions[reactionIndex];
      // 1.a. Perform EnqueueJob("PromiseJobs", PromiseReactionJob, « reaction, argument »).
      EnqueueJob(PromiseReactionJob, [
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
    var promiseCapability = reaction.Capabilities;
    // 3. Let handler be reaction.[[Handler]].
    var handler = reaction.Handler;
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
      try {
        handlerResult = handler(argument);
      } catch (thrown) {
        handlerResult = thrown;
        handlerResultThrew = true;
      }
    }
    // 7. If handlerResult is an abrupt completion, then
    var status;
    if (handlerResultThrew) {
      // 7.a. Let status be Call(promiseCapability.[[Reject]], undefined, « handlerResult.[[value]] »).
      status = (0, promiseCapability.Reject)(handlerResult);
      // 7.b. NextJob Completion(status).
      return status;
    }
    // 8. Let status be Call(promiseCapability.[[Resolve]], undefined, « handlerResult.[[value]] »).
    status = (0, promiseCapability.Resolve)(handlerResult);
    // 9. NextJob Completion(status).
    return status;
  }

  // 25.4.2.2 PromiseResolveThenableJob ( promiseToResolve, thenable, then )
  function PromiseResolveThenableJob(promiseToResolve, thenable, then) {
    // 1. Let resolvingFunctions be CreateResolvingFunctions(promiseToResolve).
    var resolvingFunctions = CreateResolvingFunctions(promiseToResolve);
    // 2. Let thenCallResult be Call(then, thenable, « resolvingFunctions.[[Resolve]], resolvingFunctions.[[Reject]] »).
    var thenCallResult;
    // 3. If thenCallResult is an abrupt completion, then
    try {
      thenCallResult = Call(then, thenable, [
        resolvingFunctions.Resolve,
        resolvingFunctions.Reject
      ]);
    } catch (thrown) {
      // 3.a. Let status be Call(resolvingFunctions.[[Reject]], undefined, « thenCallResult.[[value]] »).
      var status = (0, resolvingFunctions.Reject)(thrown);
      // 3.b. NextJob Completion(status).
      return status;
    }
    // 4. NextJob Completion(thenCallResult).
    return thenCallResult;
  }

  // ==== 25.4.3 The Promise Constructor ====

  // 25.4.3.1 Promise ( executor )
  function Promise(executor) {
    var NewTarget = newTargetOf(this, Promise, $hasOwn($Object(this), '_PromiseState'));
    // 1. If NewTarget is undefined, throw a TypeError exception.
    if (NewTarget === undefined)
      throw new $TypeError('25.4.3.1:1');
    // 2. If IsCallable(executor) is false, throw a TypeError exception.
    if (!IsCallable(executor))
      throw new $TypeError('25.4.3.1:2');
    // 3. Let promise be OrdinaryCreateFromConstructor(NewTarget, "%PromisePrototype%", « [[PromiseState]], [[PromiseResult]], [[PromiseFulfillReactions]], [[PromiseRejectReactions]] »).
    var promise = NewTarget === Promise ? new PromiseObject() : OrdinaryCreateFromConstructor(NewTarget);
    // 4. ReturnIfAbrupt(promise).
    // 5. Set promise.[[PromiseState]] to "pending".
    promise._PromiseState = 'pending';
    // 6. Set promise.[[PromiseFulfillReactions]] to « ».
    promise._PromiseFulfillReactions = [];
    // 7. Set promise.[[PromiseRejectReactions]] to « ».
    promise._PromiseRejectReactions = [];
    // 8. Let resolvingFunctions be CreateResolvingFunctions(promise).
    var resolvingFunctions = CreateResolvingFunctions(promise);
    // 9. Let completion be Call(executor, undefined, « resolvingFunctions.[[Resolve]], resolvingFunctions.[[Reject]] »).
    // 10. If completion is an abrupt completion, then
    try {
      executor(resolvingFunctions.Resolve, resolvingFunctions.Reject);
    } catch (thrown) {
      // 10.a. Let status be Call(resolvingFunctions.[[Reject]], undefined, « completion.[[value]] »).
      (0, resolvingFunctions.Reject)(thrown);
      // 10.b. ReturnIfAbrupt(status).
    }
    // 11. Return promise.
    return promise;
  }
  nameFunction(Promise, 'Promise', 1);

  // 25.4.4.1 Promise.all ( iterable )
  $defineProperty(Promise, 'all', {
    __proto__: null,
    value: nameFunction(function all(iterable) {
      // 25.4.4.1, 1. Let C be the this value.
      var C = this;
      // 25.4.4.1, 2. If Type(C) is not Object, throw a TypeError exception.
      if (!isObject(C))
        throw new $TypeError('25.4.4.1:2');
      // 25.4.4.1, 3. Let S be Get(C, @@species).
      var S = C[$species];
      // 25.4.4.1, 4. ReturnIfAbrupt(S).
      // 25.4.4.1, 5. If S is neither undefined nor null, set C to S.
      if (S !== undefined && S !== null)
        C = S;
      // 25.4.4.1, 6. Let promiseCapability be NewPromiseCapability(C).
      var promiseCapability = NewPromiseCapability(C);
      // 25.4.4.1, 7. ReturnIfAbrupt(promiseCapability).
      // 25.4.4.1, 8. Let iterator be GetIterator(iterable).
      var iterator;
      // 25.4.4.1, 9. IfAbruptRejectPromise(iterator, promiseCapability).
      // 25.4.1.1.1, 1. If value is an abrupt completion, then
      // 25.4.1.1.1, 2. Failing that, if value is a Completion Record, set value to value.[[value]]. [no code: the variable has that value already: a normal completion is its value]
      try {
        iterator = GetIterator(iterable);
      } catch (thrown) {
        // 25.4.1.1.1, 1.a. Let rejectResult be Call(capability.[[Reject]], undefined, « value.[[value]] »).
        (0, promiseCapability.Reject)(thrown);
        // 25.4.1.1.1, 1.b. ReturnIfAbrupt(rejectResult).
        // 25.4.1.1.1, 1.c. Return capability.[[Promise]].
        return promiseCapability.Promise;
      }
      // 25.4.4.1, 10. Let iteratorRecord be the Record { [[iterator]]: iterator, [[done]]: false }.
      var iteratorRecord = {
        iterator: iterator,
        done: false
      };
      // 25.4.4.1, 11. Let result be PerformPromiseAll(iteratorRecord, C, promiseCapability).
      var result;
      var resultThrew = false;
      try {
        result = PerformPromiseAll(iteratorRecord, C, promiseCapability);
      } catch (thrown) {
        result = thrown;
        resultThrew = true;
      }
      // 25.4.4.1, 12. If result is an abrupt completion, then
      if (resultThrew) {
        // 25.4.4.1, 12.a. If iteratorRecord.[[done]] is false, set result to IteratorClose(iterator, result).
        if (iteratorRecord.done === false)
          try {
            result = IteratorClose(iterator, result);
            resultThrew = false;
          } catch (thrown) {
            result = thrown;
            resultThrew = true;
          }
        // 25.4.4.1, 12.b. IfAbruptRejectPromise(result, promiseCapability).
        // 25.4.1.1.1, 1. If value is an abrupt completion, then
        // 25.4.1.1.1, 2. Failing that, if value is a Completion Record, set value to value.[[value]]. [no code: the variable has that value already: a normal completion is its value]
        if (resultThrew) {
          // 25.4.1.1.1, 1.a. Let rejectResult be Call(capability.[[Reject]], undefined, « value.[[value]] »).
          (0, promiseCapability.Reject)(result);
          // 25.4.1.1.1, 1.b. ReturnIfAbrupt(rejectResult).
          // 25.4.1.1.1, 1.c. Return capability.[[Promise]].
          return promiseCapability.Promise;
        }
      }
      // 25.4.4.1, 13. Return Completion(result).
      return result;
    }, 'all', 1),
    writable: true,
    enumerable: false,
    configurable: true
  });

  // 25.4.4.2 Promise.prototype
  $defineProperty(Promise, 'prototype', {
    __proto__: null,
    value: Promise.prototype,
    writable: false,
    enumerable: false,
    configurable: false
  });

  // 25.4.4.3 Promise.race ( iterable )
  $defineProperty(Promise, 'race', {
    __proto__: null,
    value: nameFunction(function race(iterable) {
      // 25.4.4.3, 1. Let C be the this value.
      var C = this;
      // 25.4.4.3, 2. If Type(C) is not Object, throw a TypeError exception.
      if (!isObject(C))
        throw new $TypeError('25.4.4.3:2');
      // 25.4.4.3, 3. Let S be Get(C, @@species).
      var S = C[$species];
      // 25.4.4.3, 4. ReturnIfAbrupt(S).
      // 25.4.4.3, 5. If S is neither undefined nor null, set C to S.
      if (S !== undefined && S !== null)
        C = S;
      // 25.4.4.3, 6. Let promiseCapability be NewPromiseCapability(C).
      var promiseCapability = NewPromiseCapability(C);
      // 25.4.4.3, 7. ReturnIfAbrupt(promiseCapability).
      // 25.4.4.3, 8. Let iterator be GetIterator(iterable).
      var iterator;
      // 25.4.4.3, 9. IfAbruptRejectPromise(iterator, promiseCapability).
      // 25.4.1.1.1, 1. If value is an abrupt completion, then
      // 25.4.1.1.1, 2. Failing that, if value is a Completion Record, set value to value.[[value]]. [no code: the variable has that value already: a normal completion is its value]
      try {
        iterator = GetIterator(iterable);
      } catch (thrown) {
        // 25.4.1.1.1, 1.a. Let rejectResult be Call(capability.[[Reject]], undefined, « value.[[value]] »).
        (0, promiseCapability.Reject)(thrown);
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
      try {
        result = PerformPromiseRace(iteratorRecord, promiseCapability, C);
      } catch (thrown) {
        result = thrown;
        resultThrew = true;
      }
      // 25.4.4.3, 12. If result is an abrupt completion, then
      if (resultThrew) {
        // 25.4.4.3, 12.a. If iteratorRecord.[[done]] is false, set result to IteratorClose(iterator, result).
        if (iteratorRecord.done === false)
          try {
            result = IteratorClose(iterator, result);
            resultThrew = false;
          } catch (thrown) {
            result = thrown;
            resultThrew = true;
          }
        // 25.4.4.3, 12.b. IfAbruptRejectPromise(result, promiseCapability).
        // 25.4.1.1.1, 1. If value is an abrupt completion, then
        // 25.4.1.1.1, 2. Failing that, if value is a Completion Record, set value to value.[[value]]. [no code: the variable has that value already: a normal completion is its value]
        if (resultThrew) {
          // 25.4.1.1.1, 1.a. Let rejectResult be Call(capability.[[Reject]], undefined, « value.[[value]] »).
          (0, promiseCapability.Reject)(result);
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
  $defineProperty(Promise, 'reject', {
    __proto__: null,
    value: nameFunction(function reject(r) {
      // 25.4.4.4, 1. Let C be the this value.
      var C = this;
      // 25.4.4.4, 2. If Type(C) is not Object, throw a TypeError exception.
      if (!isObject(C))
        throw new $TypeError('25.4.4.4:2');
      // 25.4.4.4, 3. Let promiseCapability be NewPromiseCapability(C).
      var promiseCapability = NewPromiseCapability(C);
      // 25.4.4.4, 4. ReturnIfAbrupt(promiseCapability).
      // 25.4.4.4, 5. Let rejectResult be Call(promiseCapability.[[Reject]], undefined, « r »).
      (0, promiseCapability.Reject)(r);
      // 25.4.4.4, 6. ReturnIfAbrupt(rejectResult).
      // 25.4.4.4, 7. Return promiseCapability.[[Promise]].
      return promiseCapability.Promise;
    }, 'reject', 1),
    writable: true,
    enumerable: false,
    configurable: true
  });

  // 25.4.4.5 Promise.resolve ( x )
  $defineProperty(Promise, 'resolve', {
    __proto__: null,
    value: nameFunction(function resolve(x) {
      // 25.4.4.5, 1. Let C be the this value.
      var C = this;
      // 25.4.4.5, 2. If Type(C) is not Object, throw a TypeError exception.
      if (!isObject(C))
        throw new $TypeError('25.4.4.5:2');
      // 25.4.4.5, 3. If IsPromise(x) is true, then
      if (IsPromise(x)) {
        // 25.4.4.5, 3.a. Let xConstructor be Get(x, "constructor").
        var xConstructor = x.constructor;
        // 25.4.4.5, 3.b. ReturnIfAbrupt(xConstructor).
        // 25.4.4.5, 3.c. If SameValue(xConstructor, C) is true, return x.
        if (xConstructor === C)
          return x;
      }
      // 25.4.4.5, 4. Let promiseCapability be NewPromiseCapability(C).
      var promiseCapability = NewPromiseCapability(C);
      // 25.4.4.5, 5. ReturnIfAbrupt(promiseCapability).
      // 25.4.4.5, 6. Let resolveResult be Call(promiseCapability.[[Resolve]], undefined, « x »).
      (0, promiseCapability.Resolve)(x);
      // 25.4.4.5, 7. ReturnIfAbrupt(resolveResult).
      // 25.4.4.5, 8. Return promiseCapability.[[Promise]].
      return promiseCapability.Promise;
    }, 'resolve', 1),
    writable: true,
    enumerable: false,
    configurable: true
  });

  // 25.4.4.6 get Promise [ @@species ]
  $defineProperty(Promise, $species, {
    __proto__: null,
    get: nameFunction(function () {
      // 25.4.4.6, 1. Return the this value.
      return this;
    }, 'get [Symbol.species]', 0),
    set: undefined,
    enumerable: false,
    configurable: true
  });

  // 25.4.5.1 Promise.prototype.catch ( onRejected )
  $defineProperty(Promise.prototype, 'catch', {
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
  $defineProperty(Promise.prototype, 'constructor', {
    __proto__: null,
    value: Promise,
    writable: true,
    enumerable: false,
    configurable: true
  });

  // 25.4.5.3 Promise.prototype.then ( onFulfilled, onRejected )
  $defineProperty(Promise.prototype, 'then', {
    __proto__: null,
    value: nameFunction(function then(onFulfilled, onRejected) {
      // 25.4.5.3, 1. Let promise be the this value.
      var promise = this;
      // 25.4.5.3, 2. If IsPromise(promise) is false, throw a TypeError exception.
      if (!IsPromise(promise))
        throw new $TypeError('25.4.5.3:2');
      // 25.4.5.3, 3. Let C be SpeciesConstructor(promise, %Promise%).
      var C = SpeciesConstructor(promise);
      // 25.4.5.3, 4. ReturnIfAbrupt(C).
      // 25.4.5.3, 5. Let resultCapability be NewPromiseCapability(C).
      var resultCapability = NewPromiseCapability(C);
      // 25.4.5.3, 6. ReturnIfAbrupt(resultCapability).
      // 25.4.5.3, 7. Return PerformPromiseThen(promise, onFulfilled, onRejected, resultCapability).
      var onFulfilled_ = onFulfilled;
      var onRejected_ = onRejected;
      // 1. Assert: IsPromise(promise) is true.
      // 2. Assert: resultCapability is a PromiseCapability Record.
      // 3. If IsCallable(onFulfilled) is false, then
      if (!IsCallable(onFulfilled_)) {
        // 3.a. Set onFulfilled to "Identity".
        onFulfilled_ = 'Identity';
      }
      // 4. If IsCallable(onRejected) is false, then
      if (!IsCallable(onRejected_)) {
        // 4.a. Set onRejected to "Thrower".
        onRejected_ = 'Thrower';
      }
      // 5. Let fulfillReaction be the PromiseReaction { [[Capabilities]]: resultCapability, [[Handler]]: onFulfilled }.
      var fulfillReaction = {
        Capabilities: resultCapability,
        Handler: onFulfilled_
      };
      // 6. Let rejectReaction be the PromiseReaction { [[Capabilities]]: resultCapability, [[Handler]]: onRejected }.
      var rejectReaction = {
        Capabilities: resultCapability,
        Handler: onRejected_
      };
      // 7. If promise.[[PromiseState]] is "pending", then
      if (promise._PromiseState === 'pending') {
        // 7.a. Append fulfillReaction to the end of promise.[[PromiseFulfillReactions]].
        AppendToList(promise._PromiseFulfillReactions, fulfillReaction);
        // 7.b. Append rejectReaction to the end of promise.[[PromiseRejectReactions]].
        AppendToList(promise._PromiseRejectReactions, rejectReaction);
      } else if (promise._PromiseState === 'fulfilled') {
        // 8. Else if promise.[[PromiseState]] is "fulfilled", then
        // 8.a. Let value be promise.[[PromiseResult]].
        var value = promise._PromiseResult;
        // 8.b. Perform EnqueueJob("PromiseJobs", PromiseReactionJob, « fulfillReaction, value »).
        EnqueueJob(PromiseReactionJob, [
          fulfillReaction,
          value
        ]);
      } else if (promise._PromiseState === 'rejected') {
        // 9. Else if promise.[[PromiseState]] is "rejected", then
        // 9.a. Let reason be promise.[[PromiseResult]].
        var reason = promise._PromiseResult;
        // 9.b. Perform EnqueueJob("PromiseJobs", PromiseReactionJob, « rejectReaction, reason »).
        EnqueueJob(PromiseReactionJob, [
          rejectReaction,
          reason
        ]);
      }
      // 10. Return resultCapability.[[Promise]].
      return resultCapability.Promise;
    }, 'then', 2),
    writable: true,
    enumerable: false,
    configurable: true
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
    var values = [];
    // 4. Let remainingElementsCount be the Record { [[value]]: 1 }.
    var remainingElementsCount = { value: 1 };
    // 5. Let index be 0.
    var index = 0;
    // 6. Repeat,
    while (true) {
      // 6.a. Let next be IteratorStep(iteratorRecord.[[iterator]]).
      var next;
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
        remainingElementsCount.value = remainingElementsCount.value - 1;
        // 6.d.iii. If remainingElementsCount.[[value]] is 0, then
        if (remainingElementsCount.value === 0) {
          // 6.d.iii.1. Let valuesArray be CreateArrayFromList(values).
          var valuesArray = CreateArrayFromList(values);
          // 6.d.iii.2. Let resolveResult be Call(resultCapability.[[Resolve]], undefined, « valuesArray »).
          (0, resultCapability.Resolve)(valuesArray);
          // 6.d.iii.3. ReturnIfAbrupt(resolveResult).
        }
        // 6.d.iv. Return resultCapability.[[Promise]].
        return resultCapability.Promise;
      }
      // 6.e. Let nextValue be IteratorValue(next).
      var nextValue;
      // 6.f. If nextValue is an abrupt completion, set iteratorRecord.[[done]] to true.
      // 6.g. ReturnIfAbrupt(nextValue).
      try {
        nextValue = IteratorValue(next);
      } catch (thrown) {
        iteratorRecord.done = true;
        throw thrown;
      }
      // 6.h. Append undefined to the end of values.
      AppendToList(values, undefined);
      // 6.i. Let nextPromise be Invoke(constructor, "resolve", « nextValue »).
      var nextPromise = constructor.resolve(nextValue);
      // 6.j. ReturnIfAbrupt(nextPromise).
      // 6.k. Let resolveElement be a new function of Promise.all Resolve Element Functions.
      // 6.l. Set resolveElement.[[AlreadyCalled]] to the Record { [[value]]: false }.
      // 6.m. Set resolveElement.[[Index]] to index.
      // 6.n. Set resolveElement.[[Values]] to values.
      // 6.o. Set resolveElement.[[Capabilities]] to resultCapability.
      // 6.p. Set resolveElement.[[RemainingElements]] to remainingElementsCount.
      var resolveElement = PromiseAllResolveElementFunction(index, values, resultCapability, remainingElementsCount, { value: false });
      // 6.q. Set remainingElementsCount.[[value]] to remainingElementsCount.[[value]] + 1.
      remainingElementsCount.value = remainingElementsCount.value + 1;
      // 6.r. Let result be Invoke(nextPromise, "then", « resolveElement, resultCapability.[[Reject]] »).
      nextPromise.then(resolveElement, resultCapability.Reject);
      // 6.s. ReturnIfAbrupt(result).
      // 6.t. Set index to index + 1.
      index = index + 1;
    }
  }

  // 25.4.4.1.2 Promise.all Resolve Element Functions
  function PromiseAllResolveElementFunction(index, values, promiseCapability, remainingElementsCount, alreadyCalled) {
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
      values[index] = x;
      // 9. Set remainingElementsCount.[[value]] to remainingElementsCount.[[value]] - 1.
      remainingElementsCount.value = remainingElementsCount.value - 1;
      // 10. If remainingElementsCount.[[value]] is 0, then
      if (remainingElementsCount.value === 0) {
        // 10.a. Let valuesArray be CreateArrayFromList(values).
        var valuesArray = CreateArrayFromList(values);
        // 10.b. Return Call(promiseCapability.[[Resolve]], undefined, « valuesArray »).
        return (0, promiseCapability.Resolve)(valuesArray);
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
      var next;
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
      var nextValue;
      // 1.f. If nextValue is an abrupt completion, set iteratorRecord.[[done]] to true.
      // 1.g. ReturnIfAbrupt(nextValue).
      try {
        nextValue = IteratorValue(next);
      } catch (thrown) {
        iteratorRecord.done = true;
        throw thrown;
      }
      // 1.h. Let nextPromise be Invoke(C, "resolve", « nextValue »).
      var nextPromise = C.resolve(nextValue);
      // 1.i. ReturnIfAbrupt(nextPromise).
      // 1.j. Let result be Invoke(nextPromise, "then", « promiseCapability.[[Resolve]], promiseCapability.[[Reject]] »).
      nextPromise.then(promiseCapability.Resolve, promiseCapability.Reject);
      // 1.k. ReturnIfAbrupt(result).
    }
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
