/**
 * Promise, generated from the es2015 document by fledgling: preset fast, target es5.
 * Comments are the steps of the standard; names that begin with $ are the host's, captured at load.
 *
 * What this target cannot do:
 * - Internal slots are properties with a leading underscore: a program can see and forge them.
 * - A proxy sees that its slots are looked for.
 * - A frozen promise cannot settle.
 * - Methods and resolving functions are constructors and have a prototype property.
 * - Without new.target, a fresh `this` of a subclass becomes the promise, and no prototype is read.
 * - Engines without Reflect and Proxy count every function as a constructor.
 * - Engines without Symbol use the strings "@@species", "@@iterator" and "@@toStringTag".
 */
'use strict';
var $TypeError = TypeError;
var $Object = Object;
var $apply = Function.prototype.call.bind(Function.prototype.apply);
var $newTargetProbe = function () {
  if (typeof Reflect === 'object' && typeof Proxy === 'function') {
    var construct = Reflect.construct;
    var handler = Object.create(null);
    handler.construct = function () {
      return {};
    };
    var target = new Proxy(function () {
    }, handler);
    return function (candidate) {
      construct(target, [], candidate);
    };
  }
  return function (candidate) {
    if (typeof candidate !== 'function')
      throw new TypeError();
  };
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
  return Function.prototype.call.bind(method);
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
var $giveProperties = function (object) {
  function Probe() {
  }
  Probe.prototype = object;
  return new Probe();
};

function Receiver(object) {
  this.object = object;
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
  throw new $TypeError('no such scheduler on this host: ' + scheduler);
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

function create(options) {
  var enqueue = chooseScheduler(options && options.scheduler);
  var failed = {};
  var failure;

  function takeFailure() {
    var taken = failure;
    failure = undefined;
    return taken;
  }

  function tryIteratorClose(argument1, argument2, argument3) {
    try {
      return IteratorClose(argument1, argument2, argument3);
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

  function tryIteratorValue(argument1) {
    try {
      return IteratorValue(argument1);
    } catch (thrown) {
      failure = thrown;
      return failed;
    }
  }

  function tryIteratorStep(argument1) {
    try {
      return IteratorStep(argument1);
    } catch (thrown) {
      failure = thrown;
      return failed;
    }
  }

  function tryPerformPromiseRace(argument1, argument2, argument3) {
    try {
      return PerformPromiseRace(argument1, argument2, argument3);
    } catch (thrown) {
      failure = thrown;
      return failed;
    }
  }

  function tryPerformPromiseAll(argument1, argument2, argument3) {
    try {
      return PerformPromiseAll(argument1, argument2, argument3);
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

  function tryCall(argument1, argument2, argument3) {
    try {
      return $apply(argument1, argument2, argument3 === undefined ? [] : argument3);
    } catch (thrown) {
      failure = thrown;
      return failed;
    }
  }

  function isObject(x) {
    return typeof x === 'object' ? x !== null : typeof x === 'function' || typeof x === 'undefined' && x !== undefined;
  }

  // 7.2.3 IsCallable, a primitive
  function IsCallable(argument) {
    return typeof argument === 'function' || typeof argument === 'undefined' && argument !== undefined;
  }
  var lastConstructor = {};

  // 7.2.4 IsConstructor, a primitive
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

  // 22.1.5.1 ArrayIterator, a primitive
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

  // 7.3.2 GetV, a primitive
  function GetV(V, P) {
    var value = V[P];
    return value === undefined && P === '@@iterator' && $isArray(V) ? ArrayIterator : value;
  }

  // 7.3.22 GetFunctionRealm, a primitive
  function GetFunctionRealm(obj) {
    $isArray(obj);
    return realm;
  }
  var exactInterleaving = options && options.interleaving === 'exact';
  var reading = newBlock();
  var writing = reading;
  var blocks = 1;
  var first = 0;
  var last = 0;
  var scheduled = false;
  reading[1024] = reading;

  function newBlock(next) {
    var block = $newList();
    while (block.length < 1024)
      block[block.length] = undefined;
    block[1024] = next;
    return block;
  }

  function writeToNextBlock() {
    if (writing[1024] === reading) {
      writing[1024] = newBlock(reading);
      blocks = blocks + 1;
    }
    writing = writing[1024];
    last = 0;
  }

  function EnqueueInRing(job, argument1, argument2, argument3) {
    if (exactInterleaving)
      return EnqueueAlone(job, argument1, argument2, argument3);
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

  function EnqueueReaction(capability, handler, argument) {
    if (typeof handler === 'number')
      EnqueueElement(capability, handler, argument);
    else
      EnqueueInRing(PromiseReactionJob, capability, handler, argument);
  }

  function EnqueueElement(elements, index, x) {
    // 4. Let _index_ be _F_.[[Index]].
    // 5. Let _values_ be _F_.[[Values]].
    // 6. Let _promiseCapability_ be _F_.[[Capabilities]].
    // 7. Let _remainingElementsCount_ be _F_.[[RemainingElements]].
    // 8. Set _values_[_index_] to _x_.
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
    try {
      enqueue(flushJobs);
    } catch (refused) {
      scheduled = false;
      throw refused;
    }
  }

  function take(block, at) {
    var part = block[at];
    block[at] = undefined;
    return part;
  }

  function runNextJob() {
    var block = reading;
    var at = first;
    first = at + 4 === 1024 ? 0 : at + 4;
    if (first === 0)
      reading = block[1024];
    take(block, at)(take(block, at + 1), take(block, at + 2), take(block, at + 3));
  }

  function flushJobs() {
    try {
      while (first !== last || reading !== writing)
        runNextJob();
      scheduled = false;
      if (blocks > 256) {
        reading[1024] = reading;
        blocks = 1;
      }
    } finally {
      if (scheduled)
        callHost();
    }
  }

  // 9.1.13 ObjectCreate, a primitive
  function ObjectCreate(proto, internalSlotsList) {
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

  // 7.3.9 GetMethod ( _O_, _P_ )
  function GetMethod(O, P) {
    // 1. Assert: IsPropertyKey(_P_) is *true*.
    // 2. Let _func_ be GetV(_O_, _P_).
    var func = GetV(O, P);
    // 3. ReturnIfAbrupt(_func_).
    // 4. If _func_ is either *undefined* or *null*, return *undefined*.
    if (func === undefined || func === null)
      return undefined;
    // 5. If IsCallable(_func_) is *false*, throw a *TypeError* exception.
    if (!IsCallable(func))
      throw new $TypeError('7.3.9 GetMethod: 5: IsCallable(func) is false');
    // 6. Return _func_.
    return func;
  }

  // 7.3.16 CreateArrayFromList ( _elements_ )
  function CreateArrayFromList(elements) {
    // 1. Assert: _elements_ is a List of language values.
    // 2. Let _array_ be ArrayCreate(0).
    // 3. Let _n_ be 0.
    // 4. For each element _e_ of _elements_, do
    // 5. Return _array_.
    return $arrayOfList(elements);
  }

  // 7.3.20 SpeciesConstructor ( _O_, _defaultConstructor_ )
  function SpeciesConstructor(O, defaultConstructor) {
    // 1. Assert: Type(_O_) is Object.
    // 2. Let _C_ be Get(_O_, *"constructor"*).
    var C = O.constructor;
    // 3. ReturnIfAbrupt(_C_).
    // 4. If _C_ is *undefined*, return _defaultConstructor_.
    if (C === undefined)
      return defaultConstructor;
    // 5. If Type(_C_) is not Object, throw a *TypeError* exception.
    if (!isObject(C))
      throw new $TypeError('7.3.20 SpeciesConstructor: 5: Type(C) is not Object');
    // 6. Let _S_ be Get(_C_, @@species).
    var S = $speciesOf(C);
    // 7. ReturnIfAbrupt(_S_).
    // 8. If _S_ is either *undefined* or *null*, return _defaultConstructor_.
    if (S === undefined || S === null)
      return defaultConstructor;
    // 9. If IsConstructor(_S_) is *true*, return _S_.
    if (S === Promise || IsConstructor(S))
      return S;
    // 10. Throw a *TypeError* exception.
    throw new $TypeError('7.3.20 SpeciesConstructor: 10');
  }

  function UnseenSpecies(promise) {
    var species = SpeciesConstructor(promise, Promise);
    return species === Promise || declaresNoSideEffects(species) ? Promise : species;
  }

  // 7.4.1 GetIterator ( _obj_ [ , _method_ ] )
  function GetIterator(obj, method) {
    // 1. ReturnIfAbrupt(_obj_).
    // 2. If _method_ is absent, then
    if (arguments.length < 2) {
      // 2.a. Set _method_ to GetMethod(_obj_, @@iterator).
      method = GetMethod(obj, $iterator);  // 2.b. ReturnIfAbrupt(_method_).
    }
    // 3. Let _iterator_ be Call(_method_, _obj_).
    var iterator = $apply(method, obj, []);
    // 4. ReturnIfAbrupt(_iterator_).
    // 5. If Type(_iterator_) is not Object, throw a *TypeError* exception.
    if (!isObject(iterator))
      throw new $TypeError('7.4.1 GetIterator: 5: Type(iterator) is not Object');
    // 6. Return _iterator_.
    return iterator;
  }

  // 7.4.2 IteratorNext ( _iterator_ [ , _value_ ] )
  function IteratorNext(iterator, value) {
    // 1. If _value_ is absent, then
    var result;
    if (arguments.length < 2) {
      // 1.a. Let _result_ be Invoke(_iterator_, *"next"*, « »).
      result = iterator.next();
    } else {
      // 2. Else,
      // 2.a. Let _result_ be Invoke(_iterator_, *"next"*, « _value_ »).
      result = iterator.next(value);
    }
    // 3. ReturnIfAbrupt(_result_).
    // 4. If Type(_result_) is not Object, throw a *TypeError* exception.
    if (!isObject(result))
      throw new $TypeError('7.4.2 IteratorNext: 4: Type(result) is not Object');
    // 5. Return _result_.
    return result;
  }

  // 7.4.3 IteratorComplete ( _iterResult_ )
  function IteratorComplete(iterResult) {
    // 1. Assert: Type(_iterResult_) is Object.
    // 2. Return ToBoolean(Get(_iterResult_, *"done"*)).
    return !!iterResult.done;
  }

  // 7.4.4 IteratorValue ( _iterResult_ )
  function IteratorValue(iterResult) {
    // 1. Assert: Type(_iterResult_) is Object.
    // 2. Return Get(_iterResult_, *"value"*).
    return iterResult.value;
  }

  // 7.4.5 IteratorStep ( _iterator_ )
  function IteratorStep(iterator) {
    // 1. Let _result_ be IteratorNext(_iterator_).
    var result = IteratorNext(iterator);
    // 2. ReturnIfAbrupt(_result_).
    // 3. Let _done_ be IteratorComplete(_result_).
    var done = IteratorComplete(result);
    // 4. ReturnIfAbrupt(_done_).
    // 5. If _done_ is *true*, return *false*.
    if (done === true)
      return false;
    // 6. Return _result_.
    return result;
  }

  // 7.4.6 IteratorClose ( _iterator_, _completion_ )
  function IteratorClose(iterator, completion, completionThrew) {
    // 1. Assert: Type(_iterator_) is Object.
    // 2. Assert: _completion_ is a Completion Record.
    // 3. Let _return_ be GetMethod(_iterator_, *"return"*).
    var return_ = GetMethod(iterator, 'return');
    // 4. ReturnIfAbrupt(_return_).
    // 5. If _return_ is *undefined*, return Completion(_completion_).
    if (return_ === undefined) {
      if (completionThrew)
        throw completion;
      return completion;
    }
    // 6. Let _innerResult_ be Call(_return_, _iterator_, « »).
    var innerResult;
    var innerResultThrew = false;
    innerResult = tryCall(return_, iterator, []);
    if (innerResult === failed) {
      innerResult = takeFailure();
      innerResultThrew = true;
    }
    // 7. If _completion_.[[type]] is ~throw~, return Completion(_completion_).
    if (completionThrew)
      throw completion;
    // 8. If _innerResult_.[[type]] is ~throw~, return Completion(_innerResult_).
    if (innerResultThrew)
      throw innerResult;
    // 9. If Type(_innerResult_.[[value]]) is not Object, throw a *TypeError* exception.
    if (!isObject(innerResult))
      throw new $TypeError('7.4.6 IteratorClose: 9: Type(innerResult.[[value]]) is not Object');
    // 10. Return Completion(_completion_).
    return completion;
  }

  // 9.1.14 OrdinaryCreateFromConstructor ( _constructor_, _intrinsicDefaultProto_, _internalSlotsList_ )
  function OrdinaryCreateFromConstructor(constructor, intrinsicDefaultProto, internalSlotsList) {
    // 1. Assert: _intrinsicDefaultProto_ names an intrinsic prototype object.
    // 2. Let _proto_ be GetPrototypeFromConstructor(_constructor_, _intrinsicDefaultProto_).
    var proto = GetPrototypeFromConstructor(constructor, intrinsicDefaultProto);
    // 3. ReturnIfAbrupt(_proto_).
    // 4. Return ObjectCreate(_proto_, _internalSlotsList_).
    return ObjectCreate(proto, internalSlotsList);
  }

  // 9.1.15 GetPrototypeFromConstructor ( _constructor_, _intrinsicDefaultProto_ )
  function GetPrototypeFromConstructor(constructor, intrinsicDefaultProto) {
    // 1. Assert: _intrinsicDefaultProto_ names an intrinsic prototype object.
    // 2. Assert: IsConstructor(_constructor_) is *true*.
    // 3. Let _proto_ be Get(_constructor_, *"prototype"*).
    var proto = constructor.prototype;
    // 4. ReturnIfAbrupt(_proto_).
    // 5. If Type(_proto_) is not Object, then
    if (!isObject(proto)) {
      // 5.a. Let _realm_ be GetFunctionRealm(_constructor_).
      var realm = GetFunctionRealm(constructor);
      // 5.b. ReturnIfAbrupt(_realm_).
      // 5.c. Set _proto_ to _realm_'s intrinsic object named _intrinsicDefaultProto_.
      proto = realm[intrinsicDefaultProto];
    }
    // 6. Return _proto_.
    return proto;
  }

  // 25.4.1.3 CreateResolvingFunctions ( _promise_ )
  function CreateResolvingFunctions(promise) {
    // 1. Let _alreadyResolved_ be the Record { [[value]]: *false* }.
    var alreadyResolved = { value: false };
    // 2. Let _resolve_ be a new function of Promise Resolve Functions.
    // 3. Set _resolve_.[[Promise]] to _promise_.
    // 4. Set _resolve_.[[AlreadyResolved]] to _alreadyResolved_.
    var resolve = PromiseResolveFunction(promise, alreadyResolved);
    // 5. Let _reject_ be a new function of Promise Reject Functions.
    // 6. Set _reject_.[[Promise]] to _promise_.
    // 7. Set _reject_.[[AlreadyResolved]] to _alreadyResolved_.
    var reject = PromiseRejectFunction(promise, alreadyResolved);
    // 8. Return the Record { [[Resolve]]: _resolve_, [[Reject]]: _reject_ }.
    return {
      Resolve: resolve,
      Reject: reject
    };
  }

  // 25.4.1.3.1 Promise Reject Functions
  function PromiseRejectFunction(promise, alreadyResolved) {
    return function (reason) {
      // 1. Assert: _F_.[[Promise]] holds an Object.
      // 2. Let _promise_ be _F_.[[Promise]].
      // 3. Let _alreadyResolved_ be _F_.[[AlreadyResolved]].
      // 4. If _alreadyResolved_.[[value]] is *true*, return *undefined*.
      if (alreadyResolved.value === true)
        return undefined;
      // 5. Set _alreadyResolved_.[[value]] to *true*.
      alreadyResolved.value = true;
      // 6. Return RejectPromise(_promise_, _reason_).
      return RejectPromise(promise, reason);
    };
  }

  // 25.4.1.3.1 Promise Reject Functions
  function FirstPromiseRejectFunction(promise) {
    return function (reason) {
      return RejectFirst(promise, reason);
    };
  }

  function RejectFirst(promise, reason) {
    // 1. Assert: _F_.[[Promise]] holds an Object.
    // 2. Let _promise_ be _F_.[[Promise]].
    // 3. Let _alreadyResolved_ be _F_.[[AlreadyResolved]].
    // 4. If _alreadyResolved_.[[value]] is *true*, return *undefined*.
    if ((promise._PromiseState & 4) !== 0)
      return undefined;
    // 5. Set _alreadyResolved_.[[value]] to *true*.
    promise._PromiseState = promise._PromiseState | 4;
    // 6. Return RejectPromise(_promise_, _reason_).
    return RejectPromise(promise, reason);
  }

  // 25.4.1.3.2 Promise Resolve Functions
  function PromiseResolveFunction(promise, alreadyResolved) {
    return function (resolution) {
      // 1. Assert: _F_.[[Promise]] holds an Object.
      // 2. Let _promise_ be _F_.[[Promise]].
      // 3. Let _alreadyResolved_ be _F_.[[AlreadyResolved]].
      // 4. If _alreadyResolved_.[[value]] is *true*, return *undefined*.
      if (alreadyResolved.value === true)
        return undefined;
      // 5. Set _alreadyResolved_.[[value]] to *true*.
      alreadyResolved.value = true;
      // 7. If Type(_resolution_) is not Object, then
      if (!isObject(resolution)) {
        // 7.a. Return FulfillPromise(_promise_, _resolution_).
        return FulfillPromise(promise, resolution);
      }
      return ResolveWithObject(promise, resolution);
    };
  }

  // 25.4.1.3.2 Promise Resolve Functions
  function FirstPromiseResolveFunction(promise) {
    return function (resolution) {
      return ResolvePromise(promise, resolution);
    };
  }

  function ResolvePromise(promise, resolution) {
    // 1. Assert: _F_.[[Promise]] holds an Object.
    // 2. Let _promise_ be _F_.[[Promise]].
    // 3. Let _alreadyResolved_ be _F_.[[AlreadyResolved]].
    // 4. If _alreadyResolved_.[[value]] is *true*, return *undefined*.
    if ((promise._PromiseState & 4) !== 0)
      return undefined;
    // 5. Set _alreadyResolved_.[[value]] to *true*.
    promise._PromiseState = promise._PromiseState | 4;
    // 7. If Type(_resolution_) is not Object, then
    if (!isObject(resolution)) {
      // 7.a. Return FulfillPromise(_promise_, _resolution_).
      return FulfillPromise(promise, resolution);
    }
    return ResolveWithObject(promise, resolution);
  }

  function ResolveWithObject(promise, resolution) {
    // 6. If SameValue(_resolution_, _promise_) is *true*, then
    if (resolution === promise) {
      // 6.a. Let _selfResolutionError_ be a newly created *TypeError* object.
      var selfResolutionError = new $TypeError('25.4.1.3.2 Promise Resolve Functions: 6.a: SameValue(resolution, promise) is true');
      // 6.b. Return RejectPromise(_promise_, _selfResolutionError_).
      return RejectPromise(promise, selfResolutionError);
    }
    // 8. Let _then_ be Get(_resolution_, *"then"*).
    var then;
    var thenThrew = false;
    then = tryGet_then(resolution);
    if (then === failed) {
      then = takeFailure();
      thenThrew = true;
    }
    // 9. If _then_ is an abrupt completion, then
    if (thenThrew) {
      // 9.a. Return RejectPromise(_promise_, _then_.[[value]]).
      return RejectPromise(promise, then);
    }
    // 10. Let _thenAction_ be _then_.[[value]].
    var thenAction = then;
    // 11. If IsCallable(_thenAction_) is *false*, then
    if (!IsCallable(thenAction)) {
      // 11.a. Return FulfillPromise(_promise_, _resolution_).
      return FulfillPromise(promise, resolution);
    }
    // 12. Perform EnqueueJob(*"PromiseJobs"*, PromiseResolveThenableJob, « _promise_, _resolution_, _thenAction_ »).
    EnqueueInRing(PromiseResolveThenableJob, promise, resolution, thenAction);
    // 13. Return *undefined*.
    return undefined;
  }

  // 25.4.1.4 FulfillPromise ( _promise_, _value_ )
  function FulfillPromise(promise, value) {
    // 1. Assert: _promise_.[[PromiseState]] is *"pending"*.
    // 2. Let _reactions_ be _promise_.[[PromiseFulfillReactions]].
    var handler = promise._PromiseResult;
    var reactions = promise._PromiseRejectReactions;
    // 3. Set _promise_.[[PromiseResult]] to _value_.
    promise._PromiseResult = value;
    // 4. Set _promise_.[[PromiseFulfillReactions]] to *undefined*.
    promise._PromiseFulfillReactions = undefined;
    // 5. Set _promise_.[[PromiseRejectReactions]] to *undefined*.
    promise._PromiseRejectReactions = undefined;
    // 6. Set _promise_.[[PromiseState]] to *"fulfilled"*.
    promise._PromiseState = promise._PromiseState & 4 | 1;
    // 7. Return TriggerPromiseReactions(_reactions_, _value_).
    return TriggerPromiseReactions(reactions, handler, value, 1);
  }

  // 25.4.1.5 NewPromiseCapability ( _C_ )
  function NewPromiseCapability(C) {
    // 1. If IsConstructor(_C_) is *false*, throw a *TypeError* exception.
    if (!IsConstructor(C))
      throw new $TypeError('25.4.1.5 NewPromiseCapability: 1: IsConstructor(C) is false');
    // 2. NOTE: _C_ has to call its argument as the Promise constructor calls an executor. The checks below find out whether it did.
    // 3. Let _promiseCapability_ be the PromiseCapability { [[Promise]]: *undefined*, [[Resolve]]: *undefined*, [[Reject]]: *undefined* }.
    var promiseCapability = {
      Promise: undefined,
      Resolve: undefined,
      Reject: undefined
    };
    // 4. Let _executor_ be a new function of GetCapabilitiesExecutor Functions.
    // 5. Set _executor_.[[Capability]] to _promiseCapability_.
    var executor = GetCapabilitiesExecutorFunction(promiseCapability);
    // 6. Let _promise_ be Construct(_C_, « _executor_ »).
    var promise = new C(executor);
    // 7. ReturnIfAbrupt(_promise_).
    // 8. If IsCallable(_promiseCapability_.[[Resolve]]) is *false*, throw a *TypeError* exception.
    if (!IsCallable(promiseCapability.Resolve))
      throw new $TypeError('25.4.1.5 NewPromiseCapability: 8: IsCallable(promiseCapability.[[Resolve]]) is false');
    // 9. If IsCallable(_promiseCapability_.[[Reject]]) is *false*, throw a *TypeError* exception.
    if (!IsCallable(promiseCapability.Reject))
      throw new $TypeError('25.4.1.5 NewPromiseCapability: 9: IsCallable(promiseCapability.[[Reject]]) is false');
    // 10. Set _promiseCapability_.[[Promise]] to _promise_.
    promiseCapability.Promise = promise;
    // 11. Return _promiseCapability_.
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

  function NewPromise() {
    // 3. Let _promise_ be OrdinaryCreateFromConstructor(NewTarget, *"%PromisePrototype%"*, « [[PromiseState]], [[PromiseResult]], [[PromiseFulfillReactions]], [[PromiseRejectReactions]] »).
    var promise = new PromiseObject();
    // 4. ReturnIfAbrupt(_promise_).
    // 5. Set _promise_.[[PromiseState]] to *"pending"*.
    promise._PromiseState = 0;
    // 6. Set _promise_.[[PromiseFulfillReactions]] to « ».
    promise._PromiseFulfillReactions = undefined;
    // 7. Set _promise_.[[PromiseRejectReactions]] to « ».
    promise._PromiseRejectReactions = undefined;
    return promise;
  }

  function isSubclass(C) {
    return IsConstructor(C) && C.prototype instanceof PromiseObject;
  }
  var lastDeclared = {};

  function declaresNoSideEffects(C) {
    return (C === lastDeclared || declaresItself(C)) && C.noSideEffects === true && isSubclass(C);
  }

  function declaresItself(C) {
    if (typeof C === 'function' && $hasOwn(C, 'noSideEffects')) {
      lastDeclared = C;
      return true;
    }
    return false;
  }

  function NewPromiseOf(C) {
    // 3. Let _promise_ be OrdinaryCreateFromConstructor(NewTarget, *"%PromisePrototype%"*, « [[PromiseState]], [[PromiseResult]], [[PromiseFulfillReactions]], [[PromiseRejectReactions]] »).
    var promise = OrdinaryCreateFromConstructor(C, '%PromisePrototype%', [
      'PromiseState',
      'PromiseResult',
      'PromiseFulfillReactions',
      'PromiseRejectReactions'
    ]);
    // 4. ReturnIfAbrupt(_promise_).
    // 5. Set _promise_.[[PromiseState]] to *"pending"*.
    promise._PromiseState = 0;
    // 6. Set _promise_.[[PromiseFulfillReactions]] to « ».
    promise._PromiseFulfillReactions = undefined;
    // 7. Set _promise_.[[PromiseRejectReactions]] to « ».
    promise._PromiseRejectReactions = undefined;
    return promise;
  }

  // 25.4.1.5.1 GetCapabilitiesExecutor Functions
  function GetCapabilitiesExecutorFunction(promiseCapability) {
    return function (resolve, reject) {
      // 1. Assert: _F_.[[Capability]] holds a PromiseCapability Record.
      // 2. Let _promiseCapability_ be _F_.[[Capability]].
      // 3. If _promiseCapability_.[[Resolve]] is not *undefined*, throw a *TypeError* exception.
      if (promiseCapability.Resolve !== undefined)
        throw new $TypeError('25.4.1.5.1 GetCapabilitiesExecutor Functions: 3: promiseCapability.[[Resolve]] is not undefined');
      // 4. If _promiseCapability_.[[Reject]] is not *undefined*, throw a *TypeError* exception.
      if (promiseCapability.Reject !== undefined)
        throw new $TypeError('25.4.1.5.1 GetCapabilitiesExecutor Functions: 4: promiseCapability.[[Reject]] is not undefined');
      // 5. Set _promiseCapability_.[[Resolve]] to _resolve_.
      promiseCapability.Resolve = resolve;
      // 6. Set _promiseCapability_.[[Reject]] to _reject_.
      promiseCapability.Reject = reject;
      // 7. Return *undefined*.
      return undefined;
    };
  }

  // 25.4.1.6 IsPromise ( _x_ )
  function IsPromise(x) {
    // 1. If Type(_x_) is not Object, return *false*.
    if (!isObject(x))
      return false;
    // 2. If _x_ has no [[PromiseState]], return *false*.
    if (!hasState(x))
      return false;
    // 3. Return *true*.
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

  // 25.4.1.7 RejectPromise ( _promise_, _reason_ )
  function RejectPromise(promise, reason) {
    // 1. Assert: _promise_.[[PromiseState]] is *"pending"*.
    // 2. Let _reactions_ be _promise_.[[PromiseRejectReactions]].
    var handler = promise._PromiseFulfillReactions;
    var reactions = promise._PromiseRejectReactions;
    // 3. Set _promise_.[[PromiseResult]] to _reason_.
    promise._PromiseResult = reason;
    // 4. Set _promise_.[[PromiseFulfillReactions]] to *undefined*.
    promise._PromiseFulfillReactions = undefined;
    // 5. Set _promise_.[[PromiseRejectReactions]] to *undefined*.
    promise._PromiseRejectReactions = undefined;
    // 6. Set _promise_.[[PromiseState]] to *"rejected"*.
    promise._PromiseState = promise._PromiseState & 4 | 2;
    // 7. Return TriggerPromiseReactions(_reactions_, _reason_).
    return TriggerPromiseReactions(reactions, handler, reason, 2);
  }

  // 25.4.1.8 TriggerPromiseReactions ( _reactions_, _argument_ )
  function TriggerPromiseReactions(reactions, handler, argument, offset) {
    // 1. For each element _reaction_ of _reactions_, do
    if ($isArray(reactions)) {
      for (var reactionIndex = 0; reactionIndex < reactions.length; reactionIndex += 3) {
        EnqueueReaction(reactions[reactionIndex], reactions[reactionIndex + offset], argument);
      }
    } else if (reactions !== undefined) {
      EnqueueReaction(reactions, handler, argument);
    }
    // 2. Return *undefined*.
    return undefined;
  }

  // 25.4.2.1 PromiseReactionJob ( _reaction_, _argument_ )
  function PromiseReactionJob(promiseCapability, handler, argument) {
    while (true) {
      if (typeof handler !== 'function' || promiseCapability === Nobody)
        return PromiseKindJob(promiseCapability, handler, argument);
      // 1. Assert: _reaction_ is a PromiseReaction Record.
      // 2. Let _promiseCapability_ be _reaction_.[[Capabilities]].
      // 3. Let _handler_ be _reaction_.[[Handler]].
      // 4. If _handler_ is *"Identity"*, let _handlerResult_ be NormalCompletion(_argument_).
      var handlerResult;
      var handlerResultThrew = false;
      // 6. Else, let _handlerResult_ be Call(_handler_, *undefined*, « _argument_ »).
      handlerResult = tryFunction1(handler, argument);
      if (handlerResult === failed) {
        handlerResult = takeFailure();
        handlerResultThrew = true;
      }
      // 7. If _handlerResult_ is an abrupt completion, then
      var status;
      if (handlerResultThrew) {
        // 7.a. Let _status_ be Call(_promiseCapability_.[[Reject]], *undefined*, « _handlerResult_.[[value]] »).
        status = RejectCapability(promiseCapability, handlerResult);
        // 7.b. NextJob Completion(_status_).
        return status;
      }
      // 8. Let _status_ be Call(_promiseCapability_.[[Resolve]], *undefined*, « _handlerResult_.[[value]] »).
      // 9. NextJob Completion(_status_).
      if (!(promiseCapability._PromiseState !== undefined)) {
        status = (0, promiseCapability.Resolve)(handlerResult);
        return status;
      }
      if (first !== last || reading !== writing || exactInterleaving || isObject(handlerResult) || typeof promiseCapability._PromiseResult !== 'function' || (promiseCapability._PromiseState & 7) !== 0) {
        status = ResolvePromise(promiseCapability, handlerResult);
        return status;
      }
      // 5. Set _alreadyResolved_.[[value]] to *true*.
      promiseCapability._PromiseState = promiseCapability._PromiseState | 4;
      // 1. Assert: _promise_.[[PromiseState]] is *"pending"*.
      // 2. Let _reactions_ be _promise_.[[PromiseFulfillReactions]].
      var next = promiseCapability._PromiseResult;
      var reactions = promiseCapability._PromiseRejectReactions;
      // 3. Set _promise_.[[PromiseResult]] to _value_.
      promiseCapability._PromiseResult = handlerResult;
      // 4. Set _promise_.[[PromiseFulfillReactions]] to *undefined*.
      promiseCapability._PromiseFulfillReactions = undefined;
      // 5. Set _promise_.[[PromiseRejectReactions]] to *undefined*.
      promiseCapability._PromiseRejectReactions = undefined;
      // 6. Set _promise_.[[PromiseState]] to *"fulfilled"*.
      promiseCapability._PromiseState = promiseCapability._PromiseState & 4 | 1;
      // 7. Return TriggerPromiseReactions(_reactions_, _value_).
      handler = next;
      argument = handlerResult;
      promiseCapability = reactions;
    }
  }

  // 25.4.2.1 PromiseReactionJob ( _reaction_, _argument_ )
  function PromiseKindJob(promiseCapability, handler, argument) {
    if (promiseCapability === Nobody)
      return RunForgotten(handler, argument);
    if (handler === 'RejectElement') {
      var handled;
      var handledThrew = false;
      handled = tryRunElement(promiseCapability, handler, argument);
      if (handled === failed) {
        handled = takeFailure();
        handledThrew = true;
      }
      if (handledThrew)
        return undefined;
      return ForgetResult(handled);
    }
    if (handler === 'AdoptValue')
      return ResolveAdopted(promiseCapability, argument);
    if (handler === 'AdoptReason')
      return RejectAdopted(promiseCapability, argument);
    // 1. Assert: _reaction_ is a PromiseReaction Record.
    // 2. Let _promiseCapability_ be _reaction_.[[Capabilities]].
    // 3. Let _handler_ be _reaction_.[[Handler]].
    // 4. If _handler_ is *"Identity"*, let _handlerResult_ be NormalCompletion(_argument_).
    var handlerResult;
    var handlerResultThrew = false;
    if (handler === 'Identity')
      handlerResult = argument;
    else if (handler === 'Thrower') {
      // 5. Else if _handler_ is *"Thrower"*, let _handlerResult_ be Completion { [[type]]: ~throw~, [[value]]: _argument_, [[target]]: ~empty~ }.
      handlerResult = argument;
      handlerResultThrew = true;
    } else {
      // 6. Else, let _handlerResult_ be Call(_handler_, *undefined*, « _argument_ »).
      handlerResult = tryFunction1(handler, argument);
      if (handlerResult === failed) {
        handlerResult = takeFailure();
        handlerResultThrew = true;
      }
    }
    // 7. If _handlerResult_ is an abrupt completion, then
    var status;
    if (handlerResultThrew) {
      // 7.a. Let _status_ be Call(_promiseCapability_.[[Reject]], *undefined*, « _handlerResult_.[[value]] »).
      status = RejectCapability(promiseCapability, handlerResult);
      // 7.b. NextJob Completion(_status_).
      return status;
    }
    // 8. Let _status_ be Call(_promiseCapability_.[[Resolve]], *undefined*, « _handlerResult_.[[value]] »).
    status = ResolveCapability(promiseCapability, handlerResult);
    // 9. NextJob Completion(_status_).
    return status;
  }

  function RunForgotten(handler, argument) {
    var handled;
    var handledThrew = false;
    handled = tryFunction1(handler, argument);
    if (handled === failed) {
      handled = takeFailure();
      handledThrew = true;
    }
    if (handledThrew)
      return undefined;
    return ForgetResult(handled);
  }

  function ForgetResult(handled) {
    if (isObject(handled)) {
      var derived = NewPromiseCapability(Promise);
      (0, derived.Resolve)(handled);
    }
    return undefined;
  }

  // 25.4.2.2 PromiseResolveThenableJob ( _promiseToResolve_, _thenable_, _then_ )
  function PromiseResolveThenableJob(promiseToResolve, thenable, then) {
    if (then === intrinsicThen && IsPromise(thenable)) {
      var species;
      var speciesThrew = false;
      species = tryUnseenSpecies(thenable);
      if (species === failed) {
        species = takeFailure();
        speciesThrew = true;
      }
      if (speciesThrew)
        return RejectAdopted(promiseToResolve, species);
      if (species === Promise) {
        PerformAdoption(thenable, 'AdoptValue', 'AdoptReason', promiseToResolve);
        return undefined;
      }
      return AdoptThroughSpecies(promiseToResolve, thenable, species);
    }
    // 1. Let _resolvingFunctions_ be CreateResolvingFunctions(_promiseToResolve_).
    var resolvingFunctions = CreateResolvingFunctions(promiseToResolve);
    // 2. Let _thenCallResult_ be Call(_then_, _thenable_, « _resolvingFunctions_.[[Resolve]], _resolvingFunctions_.[[Reject]] »).
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
    // 3. If _thenCallResult_ is an abrupt completion, then
    if (thenCallResultThrew) {
      // 3.a. Let _status_ be Call(_resolvingFunctions_.[[Reject]], *undefined*, « _thenCallResult_.[[value]] »).
      var status = (0, resolvingFunctions.Reject)(thenCallResult);
      // 3.b. NextJob Completion(_status_).
      return status;
    }
    // 4. NextJob Completion(_thenCallResult_).
    return thenCallResult;
  }

  function ResolveAdopted(promise, resolution) {
    // 7. If Type(_resolution_) is not Object, then
    if (!isObject(resolution)) {
      // 7.a. Return FulfillPromise(_promise_, _resolution_).
      return FulfillPromise(promise, resolution);
    }
    return ResolveWithObject(promise, resolution);
  }

  function RejectAdopted(promise, reason) {
    // 6. Return RejectPromise(_promise_, _reason_).
    return RejectPromise(promise, reason);
  }

  // 25.4.5.3.1 PerformPromiseThen ( _promise_, _onFulfilled_, _onRejected_, _resultCapability_ )
  function PerformAdoption(promise, onFulfilled, onRejected, resultCapability) {
    // 5. Let _fulfillReaction_ be the PromiseReaction { [[Capabilities]]: _resultCapability_, [[Handler]]: _onFulfilled_ }.
    // 6. Let _rejectReaction_ be the PromiseReaction { [[Capabilities]]: _resultCapability_, [[Handler]]: _onRejected_ }.
    // 7. If _promise_.[[PromiseState]] is *"pending"*, then
    if ((promise._PromiseState & 3) === 0) {
      // 7.a. Append _fulfillReaction_ to the end of _promise_.[[PromiseFulfillReactions]].
      // 7.b. Append _rejectReaction_ to the end of _promise_.[[PromiseRejectReactions]].
      AddReaction(promise, resultCapability, onFulfilled, onRejected);
    } else if ((promise._PromiseState & 3) === 1) {
      // 8. Else if _promise_.[[PromiseState]] is *"fulfilled"*, then
      // 8.a. Let _value_ be _promise_.[[PromiseResult]].
      var value = promise._PromiseResult;
      // 8.b. Perform EnqueueJob(*"PromiseJobs"*, PromiseReactionJob, « _fulfillReaction_, _value_ »).
      EnqueueReaction(resultCapability, onFulfilled, value);
    } else if ((promise._PromiseState & 3) === 2) {
      // 9. Else if _promise_.[[PromiseState]] is *"rejected"*, then
      // 9.a. Let _reason_ be _promise_.[[PromiseResult]].
      var reason = promise._PromiseResult;
      // 9.b. Perform EnqueueJob(*"PromiseJobs"*, PromiseReactionJob, « _rejectReaction_, _reason_ »).
      EnqueueReaction(resultCapability, onRejected, reason);
    }
  }

  function ThenAndForget(promise, onFulfilled, onRejected) {
    var then = GetV(promise, 'then');
    if (then === intrinsicThen && IsPromise(promise)) {
      var species = UnseenSpecies(promise);
      if (species === Promise) {
        PerformAdoption(promise, onFulfilled, onRejected, Nobody);
      } else {
        ThenWithConstructor(promise, onFulfilled, onRejected, species);
      }
    } else {
      $apply(then, promise, [
        onFulfilled,
        onRejected
      ]);
    }
  }

  // 25.4.2.2 PromiseResolveThenableJob ( _promiseToResolve_, _thenable_, _then_ )
  function AdoptThroughSpecies(promiseToResolve, thenable, species) {
    // 1. Let _resolvingFunctions_ be CreateResolvingFunctions(_promiseToResolve_).
    var resolvingFunctions = CreateResolvingFunctions(promiseToResolve);
    // 2. Let _thenCallResult_ be Call(_then_, _thenable_, « _resolvingFunctions_.[[Resolve]], _resolvingFunctions_.[[Reject]] »).
    var thenCallResult;
    var thenCallResultThrew = false;
    thenCallResult = tryThenWithConstructor(thenable, resolvingFunctions.Resolve, resolvingFunctions.Reject, species);
    if (thenCallResult === failed) {
      thenCallResult = takeFailure();
      thenCallResultThrew = true;
    }
    // 3. If _thenCallResult_ is an abrupt completion, then
    if (thenCallResultThrew) {
      // 3.a. Let _status_ be Call(_resolvingFunctions_.[[Reject]], *undefined*, « _thenCallResult_.[[value]] »).
      var status = (0, resolvingFunctions.Reject)(thenCallResult);
      // 3.b. NextJob Completion(_status_).
      return status;
    }
    // 4. NextJob Completion(_thenCallResult_).
    return thenCallResult;
  }

  function ThenWithConstructor(promise, onFulfilled, onRejected, C) {
    // 4. ReturnIfAbrupt(_C_).
    // 5. Let _resultCapability_ be NewPromiseCapability(_C_).
    var resultCapability = C === Promise ? NewPromise() : declaresNoSideEffects(C) ? NewPromiseOf(C) : NewPromiseCapability(C);
    // 6. ReturnIfAbrupt(_resultCapability_).
    // 7. Return PerformPromiseThen(_promise_, _onFulfilled_, _onRejected_, _resultCapability_).
    return PerformPromiseThen(promise, onFulfilled, onRejected, resultCapability);
  }

  // 25.4.3.1 Promise ( _executor_ )
  function Promise(executor) {
    var NewTarget = newTargetOf(this, Promise, hasState($Object(this)));
    // 1. If NewTarget is *undefined*, throw a *TypeError* exception.
    if (NewTarget === undefined)
      throw new $TypeError('25.4.3.1 Promise: 1: NewTarget is undefined');
    // 2. If IsCallable(_executor_) is *false*, throw a *TypeError* exception.
    if (!IsCallable(executor))
      throw new $TypeError('25.4.3.1 Promise: 2: IsCallable(executor) is false');
    // 3. Let _promise_ be OrdinaryCreateFromConstructor(NewTarget, *"%PromisePrototype%"*, « [[PromiseState]], [[PromiseResult]], [[PromiseFulfillReactions]], [[PromiseRejectReactions]] »).
    var promise = NewTarget === Promise ? new PromiseObject() : OrdinaryCreateFromConstructor(NewTarget, '%PromisePrototype%', [
      'PromiseState',
      'PromiseResult',
      'PromiseFulfillReactions',
      'PromiseRejectReactions'
    ]);
    // 4. ReturnIfAbrupt(_promise_).
    // 5. Set _promise_.[[PromiseState]] to *"pending"*.
    promise._PromiseState = 0;
    // 6. Set _promise_.[[PromiseFulfillReactions]] to « ».
    promise._PromiseFulfillReactions = undefined;
    // 7. Set _promise_.[[PromiseRejectReactions]] to « ».
    promise._PromiseRejectReactions = undefined;
    // 8. Let _resolvingFunctions_ be CreateResolvingFunctions(_promise_).
    // 2. Let _resolve_ be a new function of Promise Resolve Functions.
    // 3. Set _resolve_.[[Promise]] to _promise_.
    // 4. Set _resolve_.[[AlreadyResolved]] to _alreadyResolved_.
    var resolve = (0, function (resolution) {
      return ResolvePromise(promise, resolution);
    });
    // 5. Let _reject_ be a new function of Promise Reject Functions.
    // 6. Set _reject_.[[Promise]] to _promise_.
    // 7. Set _reject_.[[AlreadyResolved]] to _alreadyResolved_.
    var reject = (0, function (reason) {
      return RejectFirst(promise, reason);
    });
    // 9. Let _completion_ be Call(_executor_, *undefined*, « _resolvingFunctions_.[[Resolve]], _resolvingFunctions_.[[Reject]] »).
    var completion;
    var completionThrew = false;
    completion = tryFunction2(executor, resolve, reject);
    if (completion === failed) {
      completion = takeFailure();
      completionThrew = true;
    }
    // 10. If _completion_ is an abrupt completion, then
    if (completionThrew) {
      // 10.a. Let _status_ be Call(_resolvingFunctions_.[[Reject]], *undefined*, « _completion_.[[value]] »).
      var status = reject(completion);  // 10.b. ReturnIfAbrupt(_status_).
    }
    // 11. Return _promise_.
    return promise;
  }
  // 25.4.4.1 Promise.all ( _iterable_ )
  $defineProperty(Promise, 'all', {
    __proto__: null,
    value: nameFunction(function all(iterable) {
      // 1. Let _C_ be the *this* value.
      var C = this;
      // 2. If Type(_C_) is not Object, throw a *TypeError* exception.
      if (!isObject(C))
        throw new $TypeError('25.4.4.1 Promise.all: 2: Type(C) is not Object');
      // 3. Let _S_ be Get(_C_, @@species).
      var S = $speciesOf(C);
      // 4. ReturnIfAbrupt(_S_).
      // 5. If _S_ is neither *undefined* nor *null*, set _C_ to _S_.
      if (S !== undefined && S !== null)
        C = S;
      // 6. Let _promiseCapability_ be NewPromiseCapability(_C_).
      var promiseCapability = C === Promise ? NewIntrinsicCapability() : declaresNoSideEffects(C) ? NewIntrinsicCapabilityOf(C) : NewPromiseCapability(C);
      // 7. ReturnIfAbrupt(_promiseCapability_).
      // 8. Let _iterator_ be GetIterator(_iterable_).
      var iterator;
      var iteratorThrew = false;
      iterator = tryGetIterator(iterable);
      if (iterator === failed) {
        iterator = takeFailure();
        iteratorThrew = true;
      }
      // 9. IfAbruptRejectPromise(_iterator_, _promiseCapability_).
      // IfAbruptRejectPromise 1. If _value_ is an abrupt completion, then
      // IfAbruptRejectPromise 2. Failing that, if _value_ is a Completion Record, set _value_ to _value_.[[value]].
      var rejectResult;
      if (iteratorThrew) {
        // IfAbruptRejectPromise 1.a. Let _rejectResult_ be Call(_capability_.[[Reject]], *undefined*, « _value_.[[value]] »).
        rejectResult = CallReject(promiseCapability, iterator);
        // IfAbruptRejectPromise 1.b. ReturnIfAbrupt(_rejectResult_).
        // IfAbruptRejectPromise 1.c. Return _capability_.[[Promise]].
        return promiseCapability.Promise;
      }
      // 10. Let _iteratorRecord_ be the Record { [[iterator]]: _iterator_, [[done]]: *false* }.
      var iteratorRecord = {
        iterator: iterator,
        done: false
      };
      // 11. Let _result_ be PerformPromiseAll(_iteratorRecord_, _C_, _promiseCapability_).
      var result;
      var resultThrew = false;
      result = tryPerformPromiseAll(iteratorRecord, C, promiseCapability);
      if (result === failed) {
        result = takeFailure();
        resultThrew = true;
      }
      // 12. If _result_ is an abrupt completion, then
      if (resultThrew) {
        // 12.a. If _iteratorRecord_.[[done]] is *false*, set _result_ to IteratorClose(_iterator_, _result_).
        if (iteratorRecord.done === false) {
          result = tryIteratorClose(iterator, result, resultThrew);
          resultThrew = result === failed;
          if (resultThrew)
            result = takeFailure();
        }
        // 12.b. IfAbruptRejectPromise(_result_, _promiseCapability_).
        // IfAbruptRejectPromise 1. If _value_ is an abrupt completion, then
        // IfAbruptRejectPromise 2. Failing that, if _value_ is a Completion Record, set _value_ to _value_.[[value]].
        if (resultThrew) {
          // IfAbruptRejectPromise 1.a. Let _rejectResult_ be Call(_capability_.[[Reject]], *undefined*, « _value_.[[value]] »).
          rejectResult = CallReject(promiseCapability, result);
          // IfAbruptRejectPromise 1.b. ReturnIfAbrupt(_rejectResult_).
          // IfAbruptRejectPromise 1.c. Return _capability_.[[Promise]].
          return promiseCapability.Promise;
        }
      }
      // 13. Return Completion(_result_).
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
  // 25.4.4.3 Promise.race ( _iterable_ )
  $defineProperty(Promise, 'race', {
    __proto__: null,
    value: nameFunction(function race(iterable) {
      // 1. Let _C_ be the *this* value.
      var C = this;
      // 2. If Type(_C_) is not Object, throw a *TypeError* exception.
      if (!isObject(C))
        throw new $TypeError('25.4.4.3 Promise.race: 2: Type(C) is not Object');
      // 3. Let _S_ be Get(_C_, @@species).
      var S = $speciesOf(C);
      // 4. ReturnIfAbrupt(_S_).
      // 5. If _S_ is neither *undefined* nor *null*, set _C_ to _S_.
      if (S !== undefined && S !== null)
        C = S;
      // 6. Let _promiseCapability_ be NewPromiseCapability(_C_).
      var promiseCapability = C === Promise ? NewIntrinsicCapability() : declaresNoSideEffects(C) ? NewIntrinsicCapabilityOf(C) : NewPromiseCapability(C);
      // 7. ReturnIfAbrupt(_promiseCapability_).
      // 8. Let _iterator_ be GetIterator(_iterable_).
      var iterator;
      var iteratorThrew = false;
      iterator = tryGetIterator(iterable);
      if (iterator === failed) {
        iterator = takeFailure();
        iteratorThrew = true;
      }
      // 9. IfAbruptRejectPromise(_iterator_, _promiseCapability_).
      // IfAbruptRejectPromise 1. If _value_ is an abrupt completion, then
      // IfAbruptRejectPromise 2. Failing that, if _value_ is a Completion Record, set _value_ to _value_.[[value]].
      var rejectResult;
      if (iteratorThrew) {
        // IfAbruptRejectPromise 1.a. Let _rejectResult_ be Call(_capability_.[[Reject]], *undefined*, « _value_.[[value]] »).
        rejectResult = CallReject(promiseCapability, iterator);
        // IfAbruptRejectPromise 1.b. ReturnIfAbrupt(_rejectResult_).
        // IfAbruptRejectPromise 1.c. Return _capability_.[[Promise]].
        return promiseCapability.Promise;
      }
      // 10. Let _iteratorRecord_ be the Record { [[iterator]]: _iterator_, [[done]]: *false* }.
      var iteratorRecord = {
        iterator: iterator,
        done: false
      };
      // 11. Let _result_ be PerformPromiseRace(_iteratorRecord_, _promiseCapability_, _C_).
      var result;
      var resultThrew = false;
      result = tryPerformPromiseRace(iteratorRecord, promiseCapability, C);
      if (result === failed) {
        result = takeFailure();
        resultThrew = true;
      }
      // 12. If _result_ is an abrupt completion, then
      if (resultThrew) {
        // 12.a. If _iteratorRecord_.[[done]] is *false*, set _result_ to IteratorClose(_iterator_, _result_).
        if (iteratorRecord.done === false) {
          result = tryIteratorClose(iterator, result, resultThrew);
          resultThrew = result === failed;
          if (resultThrew)
            result = takeFailure();
        }
        // 12.b. IfAbruptRejectPromise(_result_, _promiseCapability_).
        // IfAbruptRejectPromise 1. If _value_ is an abrupt completion, then
        // IfAbruptRejectPromise 2. Failing that, if _value_ is a Completion Record, set _value_ to _value_.[[value]].
        if (resultThrew) {
          // IfAbruptRejectPromise 1.a. Let _rejectResult_ be Call(_capability_.[[Reject]], *undefined*, « _value_.[[value]] »).
          rejectResult = CallReject(promiseCapability, result);
          // IfAbruptRejectPromise 1.b. ReturnIfAbrupt(_rejectResult_).
          // IfAbruptRejectPromise 1.c. Return _capability_.[[Promise]].
          return promiseCapability.Promise;
        }
      }
      // 13. Return Completion(_result_).
      return result;
    }, 'race', 1),
    writable: true,
    enumerable: false,
    configurable: true
  });
  // 25.4.4.4 Promise.reject ( _r_ )
  $defineProperty(Promise, 'reject', {
    __proto__: null,
    value: nameFunction(function reject(r) {
      // 1. Let _C_ be the *this* value.
      var C = this;
      // 2. If Type(_C_) is not Object, throw a *TypeError* exception.
      if (!isObject(C))
        throw new $TypeError('25.4.4.4 Promise.reject: 2: Type(C) is not Object');
      // 3. Let _promiseCapability_ be NewPromiseCapability(_C_).
      var promiseCapability = C === Promise ? NewPromise() : declaresNoSideEffects(C) ? NewPromiseOf(C) : NewPromiseCapability(C);
      // 4. ReturnIfAbrupt(_promiseCapability_).
      // 5. Let _rejectResult_ be Call(_promiseCapability_.[[Reject]], *undefined*, « _r_ »).
      var rejectResult = RejectCapability(promiseCapability, r);
      // 6. ReturnIfAbrupt(_rejectResult_).
      // 7. Return _promiseCapability_.[[Promise]].
      return PromiseOfCapability(promiseCapability);
    }, 'reject', 1),
    writable: true,
    enumerable: false,
    configurable: true
  });
  // 25.4.4.5 Promise.resolve ( _x_ )
  $defineProperty(Promise, 'resolve', {
    __proto__: null,
    value: nameFunction(function resolve(x) {
      // 1. Let _C_ be the *this* value.
      var C = this;
      // 2. If Type(_C_) is not Object, throw a *TypeError* exception.
      if (!isObject(C))
        throw new $TypeError('25.4.4.5 Promise.resolve: 2: Type(C) is not Object');
      // 3. If IsPromise(_x_) is *true*, then
      if (IsPromise(x)) {
        // 3.a. Let _xConstructor_ be Get(_x_, *"constructor"*).
        var xConstructor = x.constructor;
        // 3.b. ReturnIfAbrupt(_xConstructor_).
        // 3.c. If SameValue(_xConstructor_, _C_) is *true*, return _x_.
        if (xConstructor === C)
          return x;
      }
      // 4. Let _promiseCapability_ be NewPromiseCapability(_C_).
      var promiseCapability = C === Promise ? NewPromise() : declaresNoSideEffects(C) ? NewPromiseOf(C) : NewPromiseCapability(C);
      // 5. ReturnIfAbrupt(_promiseCapability_).
      // 6. Let _resolveResult_ be Call(_promiseCapability_.[[Resolve]], *undefined*, « _x_ »).
      var resolveResult = ResolveCapability(promiseCapability, x);
      // 7. ReturnIfAbrupt(_resolveResult_).
      // 8. Return _promiseCapability_.[[Promise]].
      return PromiseOfCapability(promiseCapability);
    }, 'resolve', 1),
    writable: true,
    enumerable: false,
    configurable: true
  });
  // 25.4.4.6 get Promise [ @@species ]
  $defineProperty(Promise, $species, {
    __proto__: null,
    get: nameFunction(function () {
      // 1. Return the *this* value.
      return this;
    }, 'get [Symbol.species]', 0),
    set: undefined,
    enumerable: false,
    configurable: true
  });
  // 25.4.5.1 Promise.prototype.catch ( _onRejected_ )
  $defineProperty(Promise.prototype, 'catch', {
    __proto__: null,
    value: nameFunction(function (onRejected) {
      // 1. Let _promise_ be the *this* value.
      var promise = this;
      // 2. Return Invoke(_promise_, *"then"*, « *undefined*, _onRejected_ »).
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
  // 25.4.5.3 Promise.prototype.then ( _onFulfilled_, _onRejected_ )
  $defineProperty(Promise.prototype, 'then', {
    __proto__: null,
    value: nameFunction(function then(onFulfilled, onRejected) {
      // 1. Let _promise_ be the *this* value.
      var promise = this;
      // 2. If IsPromise(_promise_) is *false*, throw a *TypeError* exception.
      if (!IsPromise(promise))
        throw new $TypeError('25.4.5.3 Promise.prototype.then: 2: IsPromise(promise) is false');
      // 3. Let _C_ be SpeciesConstructor(_promise_, %Promise%).
      var C = SpeciesConstructor(promise, Promise);
      return ThenWithConstructor(promise, onFulfilled, onRejected, C);
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

  // 25.4.4.1.1 PerformPromiseAll ( _iteratorRecord_, _constructor_, _resultCapability_ )
  function PerformPromiseAll(iteratorRecord, constructor, resultCapability) {
    // 1. Assert: _constructor_ is a constructor.
    // 2. Assert: _resultCapability_ is a PromiseCapability Record.
    // 3. Let _values_ be « ».
    var values = $newList();
    // 4. Let _remainingElementsCount_ be the Record { [[value]]: 1 }.
    // 5. Let _index_ be 0.
    var index = 0;
    var elements = {
      values: values,
      promiseCapability: resultCapability,
      remainingElementsCount: 1
    };
    // 6. Repeat,
    while (true) {
      // 6.a. Let _next_ be IteratorStep(_iteratorRecord_.[[iterator]]).
      var next;
      var nextThrew = false;
      next = tryIteratorStep(iteratorRecord.iterator);
      if (next === failed) {
        next = takeFailure();
        nextThrew = true;
      }
      // 6.b. If _next_ is an abrupt completion, set _iteratorRecord_.[[done]] to *true*.
      if (nextThrew)
        iteratorRecord.done = true;
      // 6.c. ReturnIfAbrupt(_next_).
      if (nextThrew)
        throw next;
      // 6.d. If _next_ is *false*, then
      if (next === false) {
        // 6.d.i. Set _iteratorRecord_.[[done]] to *true*.
        iteratorRecord.done = true;
        // 6.d.ii. Set _remainingElementsCount_.[[value]] to _remainingElementsCount_.[[value]] - 1.
        elements.remainingElementsCount = elements.remainingElementsCount - 1;
        elements.values = CreateArrayFromList(values);
        // 6.d.iii. If _remainingElementsCount_.[[value]] is 0, then
        if (elements.remainingElementsCount === 0) {
          // 6.d.iii.1. Let _valuesArray_ be CreateArrayFromList(_values_).
          var valuesArray = elements.values;
          // 6.d.iii.2. Let _resolveResult_ be Call(_resultCapability_.[[Resolve]], *undefined*, « _valuesArray_ »).
          var resolveResult = CallResolve(resultCapability, valuesArray);  // 6.d.iii.3. ReturnIfAbrupt(_resolveResult_).
        }
        // 6.d.iv. Return _resultCapability_.[[Promise]].
        return resultCapability.Promise;
      }
      // 6.e. Let _nextValue_ be IteratorValue(_next_).
      var nextValue;
      var nextValueThrew = false;
      nextValue = tryIteratorValue(next);
      if (nextValue === failed) {
        nextValue = takeFailure();
        nextValueThrew = true;
      }
      // 6.f. If _nextValue_ is an abrupt completion, set _iteratorRecord_.[[done]] to *true*.
      if (nextValueThrew)
        iteratorRecord.done = true;
      // 6.g. ReturnIfAbrupt(_nextValue_).
      if (nextValueThrew)
        throw nextValue;
      // 6.h. Append *undefined* to the end of _values_.
      values[values.length] = undefined;
      // 6.i. Let _nextPromise_ be Invoke(_constructor_, *"resolve"*, « _nextValue_ »).
      var nextPromise = constructor.resolve(nextValue);
      // 6.j. ReturnIfAbrupt(_nextPromise_).
      // 6.k. Let _resolveElement_ be a new function of Promise.all Resolve Element Functions.
      // 6.l. Set _resolveElement_.[[AlreadyCalled]] to the Record { [[value]]: *false* }.
      // 6.m. Set _resolveElement_.[[Index]] to _index_.
      // 6.n. Set _resolveElement_.[[Values]] to _values_.
      // 6.o. Set _resolveElement_.[[Capabilities]] to _resultCapability_.
      // 6.p. Set _resolveElement_.[[RemainingElements]] to _remainingElementsCount_.
      // 6.q. Set _remainingElementsCount_.[[value]] to _remainingElementsCount_.[[value]] + 1.
      elements.remainingElementsCount = elements.remainingElementsCount + 1;
      // 6.r. Let _result_ be Invoke(_nextPromise_, *"then"*, « _resolveElement_, _resultCapability_.[[Reject]] »).
      ThenElement(nextPromise, index, elements);
      // 6.s. ReturnIfAbrupt(_result_).
      // 6.t. Set _index_ to _index_ + 1.
      index = index + 1;
    }
  }

  // 25.4.4.1.2 Promise.all Resolve Element Functions
  function PromiseAllResolveElementFunction(index, elements, alreadyCalled) {
    return function (x) {
      // 1. Let _alreadyCalled_ be _F_.[[AlreadyCalled]].
      // 2. If _alreadyCalled_.[[value]] is *true*, return *undefined*.
      if (alreadyCalled.value === true)
        return undefined;
      // 3. Set _alreadyCalled_.[[value]] to *true*.
      alreadyCalled.value = true;
      // 4. Let _index_ be _F_.[[Index]].
      // 5. Let _values_ be _F_.[[Values]].
      // 6. Let _promiseCapability_ be _F_.[[Capabilities]].
      // 7. Let _remainingElementsCount_ be _F_.[[RemainingElements]].
      // 8. Set _values_[_index_] to _x_.
      elements.values[index] = x;
      // 9. Set _remainingElementsCount_.[[value]] to _remainingElementsCount_.[[value]] - 1.
      elements.remainingElementsCount = elements.remainingElementsCount - 1;
      // 10. If _remainingElementsCount_.[[value]] is 0, then
      if (elements.remainingElementsCount === 0) {
        // 10.a. Let _valuesArray_ be CreateArrayFromList(_values_).
        var valuesArray = elements.values;
        // 10.b. Return Call(_promiseCapability_.[[Resolve]], *undefined*, « _valuesArray_ »).
        return CallResolve(elements.promiseCapability, valuesArray);
      }
      // 11. Return *undefined*.
      return undefined;
    };
  }

  function ThenElement(promise, index, elements) {
    var then = GetV(promise, 'then');
    if (then === intrinsicThen && IsPromise(promise)) {
      var species = UnseenSpecies(promise);
      if (species === Promise) {
        PerformAdoption(promise, index, 'RejectElement', elements);
      } else {
        ThenWithConstructor(promise, PromiseAllResolveElementFunction(index, elements, { value: false }), RejectOf(elements.promiseCapability), species);
      }
    } else {
      $apply(then, promise, [
        PromiseAllResolveElementFunction(index, elements, { value: false }),
        RejectOf(elements.promiseCapability)
      ]);
    }
  }

  function RunElement(elements, handler, argument) {
    return CallReject(elements.promiseCapability, argument);
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
      if (!handledThrew)
        ForgetResult(handled);
    }
  }

  function CountElement(elements) {
    // 9. Set _remainingElementsCount_.[[value]] to _remainingElementsCount_.[[value]] - 1.
    elements.remainingElementsCount = elements.remainingElementsCount - 1;
    // 10. If _remainingElementsCount_.[[value]] is 0, then
    if (elements.remainingElementsCount === 0) {
      // 10.a. Let _valuesArray_ be CreateArrayFromList(_values_).
      var valuesArray = elements.values;
      // 10.b. Return Call(_promiseCapability_.[[Resolve]], *undefined*, « _valuesArray_ »).
      return CallResolve(elements.promiseCapability, valuesArray);
    }
    // 11. Return *undefined*.
    return undefined;
  }

  // 25.4.4.3.1 PerformPromiseRace ( _iteratorRecord_, _promiseCapability_, _C_ )
  function PerformPromiseRace(iteratorRecord, promiseCapability, C) {
    // 1. Repeat,
    while (true) {
      // 1.a. Let _next_ be IteratorStep(_iteratorRecord_.[[iterator]]).
      var next;
      var nextThrew = false;
      next = tryIteratorStep(iteratorRecord.iterator);
      if (next === failed) {
        next = takeFailure();
        nextThrew = true;
      }
      // 1.b. If _next_ is an abrupt completion, set _iteratorRecord_.[[done]] to *true*.
      if (nextThrew)
        iteratorRecord.done = true;
      // 1.c. ReturnIfAbrupt(_next_).
      if (nextThrew)
        throw next;
      // 1.d. If _next_ is *false*, then
      if (next === false) {
        // 1.d.i. Set _iteratorRecord_.[[done]] to *true*.
        iteratorRecord.done = true;
        // 1.d.ii. Return _promiseCapability_.[[Promise]].
        return promiseCapability.Promise;
      }
      // 1.e. Let _nextValue_ be IteratorValue(_next_).
      var nextValue;
      var nextValueThrew = false;
      nextValue = tryIteratorValue(next);
      if (nextValue === failed) {
        nextValue = takeFailure();
        nextValueThrew = true;
      }
      // 1.f. If _nextValue_ is an abrupt completion, set _iteratorRecord_.[[done]] to *true*.
      if (nextValueThrew)
        iteratorRecord.done = true;
      // 1.g. ReturnIfAbrupt(_nextValue_).
      if (nextValueThrew)
        throw nextValue;
      // 1.h. Let _nextPromise_ be Invoke(_C_, *"resolve"*, « _nextValue_ »).
      var nextPromise = C.resolve(nextValue);
      // 1.i. ReturnIfAbrupt(_nextPromise_).
      // 1.j. Let _result_ be Invoke(_nextPromise_, *"then"*, « _promiseCapability_.[[Resolve]], _promiseCapability_.[[Reject]] »).
      ThenAndForget(nextPromise, ResolveOf(promiseCapability), RejectOf(promiseCapability));  // 1.k. ReturnIfAbrupt(_result_).
    }
  }

  // 25.4.5.3.1 PerformPromiseThen ( _promise_, _onFulfilled_, _onRejected_, _resultCapability_ )
  function PerformPromiseThen(promise, onFulfilled, onRejected, resultCapability) {
    // 1. Assert: IsPromise(_promise_) is *true*.
    // 2. Assert: _resultCapability_ is a PromiseCapability Record.
    // 3. If IsCallable(_onFulfilled_) is *false*, then
    if (!IsCallable(onFulfilled)) {
      // 3.a. Set _onFulfilled_ to *"Identity"*.
      onFulfilled = 'Identity';
    }
    // 4. If IsCallable(_onRejected_) is *false*, then
    if (!IsCallable(onRejected)) {
      // 4.a. Set _onRejected_ to *"Thrower"*.
      onRejected = 'Thrower';
    }
    // 5. Let _fulfillReaction_ be the PromiseReaction { [[Capabilities]]: _resultCapability_, [[Handler]]: _onFulfilled_ }.
    // 6. Let _rejectReaction_ be the PromiseReaction { [[Capabilities]]: _resultCapability_, [[Handler]]: _onRejected_ }.
    // 7. If _promise_.[[PromiseState]] is *"pending"*, then
    if ((promise._PromiseState & 3) === 0) {
      // 7.a. Append _fulfillReaction_ to the end of _promise_.[[PromiseFulfillReactions]].
      // 7.b. Append _rejectReaction_ to the end of _promise_.[[PromiseRejectReactions]].
      AddReaction(promise, resultCapability, onFulfilled, onRejected);
    } else if ((promise._PromiseState & 3) === 1) {
      // 8. Else if _promise_.[[PromiseState]] is *"fulfilled"*, then
      // 8.a. Let _value_ be _promise_.[[PromiseResult]].
      var value = promise._PromiseResult;
      // 8.b. Perform EnqueueJob(*"PromiseJobs"*, PromiseReactionJob, « _fulfillReaction_, _value_ »).
      EnqueueInRing(PromiseReactionJob, resultCapability, onFulfilled, value);
    } else if ((promise._PromiseState & 3) === 2) {
      // 9. Else if _promise_.[[PromiseState]] is *"rejected"*, then
      // 9.a. Let _reason_ be _promise_.[[PromiseResult]].
      var reason = promise._PromiseResult;
      // 9.b. Perform EnqueueJob(*"PromiseJobs"*, PromiseReactionJob, « _rejectReaction_, _reason_ »).
      EnqueueInRing(PromiseReactionJob, resultCapability, onRejected, reason);
    }
    // 10. Return _resultCapability_.[[Promise]].
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
  var realm = {
    '%Promise%': Promise,
    '%PromisePrototype%': Promise.prototype
  };
  var Unmade = {};
  var intrinsicThen = Promise.prototype.then;
  var Nobody = { Promise: undefined };

  function then0(onFulfilled, onRejected) {
    if (!IsPromise(this))
      throw new $TypeError('then0: this is no promise');
    ThenAndForget(this, onFulfilled, onRejected);
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
  PromiseObject.prototype = Promise.prototype;
  $giveProperties(Promise);
  $giveProperties(Promise.prototype);
  return Promise;
}
exports.Promise = create();
exports.create = create;
//# sourceMappingURL=fast.es5.cjs.map
