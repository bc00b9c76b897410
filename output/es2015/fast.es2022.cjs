/**
 * Promise, generated from the es2015 document by fledgling: preset fast, target es2022.
 * Comments are the steps of the standard; names that begin with $ are the host's, captured at load.
 */
'use strict';
const $TypeError = TypeError;
const $ObjectPrototype = Object.prototype;
const $apply = Reflect.apply;
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
const $microtask = Promise.prototype.then.bind(Object.setPrototypeOf(Promise.resolve(), Object.create(Promise.prototype, { constructor: { value: undefined } })));
const $nextTick = typeof process === 'object' && typeof process.nextTick === 'function' ? process.nextTick.bind(process) : undefined;
const $setImmediate = typeof setImmediate === 'function' ? setImmediate : undefined;
const $setTimeout = typeof setTimeout === 'function' ? setTimeout : undefined;
const $hasOwn = Object.hasOwn;
const $newList = function () {
  class List extends Array {
    constructor() {
      super();
    }
  }
  Object.setPrototypeOf(List.prototype, null);
  return () => new List();
}();
const $arrayOfList = function () {
  const apply = Reflect.apply;
  const from = Array.from.bind(Array);
  const collect = (...elements) => elements;
  return list => list.length < 16384 ? apply(collect, undefined, list) : from(list);
}();

function Identity(object) {
  return object;
}

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
  throw new $TypeError('no such scheduler on this host: ' + scheduler);
}

function create(options) {
  const enqueue = chooseScheduler(options && options.scheduler);

  class InternalSlots extends Identity {
    #PromiseState;
    #PromiseResult;
    #PromiseFulfillReactions;
    #PromiseRejectReactions;

    constructor(object) {
      super(object);
    }

    static library() {
      function isObject(x) {
        return typeof x === 'object' ? x !== null : typeof x === 'function' || typeof x === 'undefined' && x !== undefined;
      }

      // 7.2.3 IsCallable, a primitive
      function IsCallable(argument) {
        return typeof argument === 'function' || typeof argument === 'undefined' && argument !== undefined;
      }
      let lastConstructor = {};

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

      // 7.3.22 GetFunctionRealm, a primitive
      function GetFunctionRealm(obj) {
        $isArray(obj);
        return realm;
      }
      const exactInterleaving = options && options.interleaving === 'exact';
      let reading = newBlock();
      let writing = reading;
      let blocks = 1;
      let first = 0;
      let last = 0;
      let scheduled = false;
      reading[1024] = reading;

      function newBlock(next) {
        const block = $newList();
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
        const part = block[at];
        block[at] = undefined;
        return part;
      }

      function runNextJob() {
        const block = reading;
        const at = first;
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

      function PromiseObject() {
      }

      // 7.3.9 GetMethod ( _O_, _P_ )
      function GetMethod(O, P) {
        // 1. Assert: IsPropertyKey(_P_) is *true*.
        // 2. Let _func_ be GetV(_O_, _P_).
        const func = O[P];
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
        const C = O.constructor;
        // 3. ReturnIfAbrupt(_C_).
        // 4. If _C_ is *undefined*, return _defaultConstructor_.
        if (C === undefined)
          return defaultConstructor;
        // 5. If Type(_C_) is not Object, throw a *TypeError* exception.
        if (!isObject(C))
          throw new $TypeError('7.3.20 SpeciesConstructor: 5: Type(C) is not Object');
        // 6. Let _S_ be Get(_C_, @@species).
        const S = C[$species];
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
        const species = SpeciesConstructor(promise, Promise);
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
        const iterator = $apply(method, obj, []);
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
        let result;
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
        const result = IteratorNext(iterator);
        // 2. ReturnIfAbrupt(_result_).
        // 3. Let _done_ be IteratorComplete(_result_).
        const done = IteratorComplete(result);
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
        const return_ = GetMethod(iterator, 'return');
        // 4. ReturnIfAbrupt(_return_).
        // 5. If _return_ is *undefined*, return Completion(_completion_).
        if (return_ === undefined) {
          if (completionThrew)
            throw completion;
          return completion;
        }
        // 6. Let _innerResult_ be Call(_return_, _iterator_, « »).
        let innerResult;
        let innerResultThrew = false;
        try {
          innerResult = $apply(return_, iterator, []);
        } catch (thrown) {
          innerResult = thrown;
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
        const proto = GetPrototypeFromConstructor(constructor, intrinsicDefaultProto);
        // 3. ReturnIfAbrupt(_proto_).
        // 4. Return ObjectCreate(_proto_, _internalSlotsList_).
        return new InternalSlots($create(proto));
      }

      // 9.1.15 GetPrototypeFromConstructor ( _constructor_, _intrinsicDefaultProto_ )
      function GetPrototypeFromConstructor(constructor, intrinsicDefaultProto) {
        // 1. Assert: _intrinsicDefaultProto_ names an intrinsic prototype object.
        // 2. Assert: IsConstructor(_constructor_) is *true*.
        // 3. Let _proto_ be Get(_constructor_, *"prototype"*).
        let proto = constructor.prototype;
        // 4. ReturnIfAbrupt(_proto_).
        // 5. If Type(_proto_) is not Object, then
        if (!isObject(proto)) {
          // 5.a. Let _realm_ be GetFunctionRealm(_constructor_).
          const realm = GetFunctionRealm(constructor);
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
        const alreadyResolved = { value: false };
        // 2. Let _resolve_ be a new function of Promise Resolve Functions.
        // 3. Set _resolve_.[[Promise]] to _promise_.
        // 4. Set _resolve_.[[AlreadyResolved]] to _alreadyResolved_.
        const resolve = PromiseResolveFunction(promise, alreadyResolved);
        // 5. Let _reject_ be a new function of Promise Reject Functions.
        // 6. Set _reject_.[[Promise]] to _promise_.
        // 7. Set _reject_.[[AlreadyResolved]] to _alreadyResolved_.
        const reject = PromiseRejectFunction(promise, alreadyResolved);
        // 8. Return the Record { [[Resolve]]: _resolve_, [[Reject]]: _reject_ }.
        return {
          Resolve: resolve,
          Reject: reject
        };
      }

      // 25.4.1.3.1 Promise Reject Functions
      function PromiseRejectFunction(promise, alreadyResolved) {
        return reason => {
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
        return reason => {
          return RejectFirst(promise, reason);
        };
      }

      function RejectFirst(promise, reason) {
        // 1. Assert: _F_.[[Promise]] holds an Object.
        // 2. Let _promise_ be _F_.[[Promise]].
        // 3. Let _alreadyResolved_ be _F_.[[AlreadyResolved]].
        // 4. If _alreadyResolved_.[[value]] is *true*, return *undefined*.
        if ((promise.#PromiseState & 4) !== 0)
          return undefined;
        // 5. Set _alreadyResolved_.[[value]] to *true*.
        promise.#PromiseState = promise.#PromiseState | 4;
        // 6. Return RejectPromise(_promise_, _reason_).
        return RejectPromise(promise, reason);
      }

      // 25.4.1.3.2 Promise Resolve Functions
      function PromiseResolveFunction(promise, alreadyResolved) {
        return resolution => {
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
        return resolution => {
          return ResolvePromise(promise, resolution);
        };
      }

      function ResolvePromise(promise, resolution) {
        // 1. Assert: _F_.[[Promise]] holds an Object.
        // 2. Let _promise_ be _F_.[[Promise]].
        // 3. Let _alreadyResolved_ be _F_.[[AlreadyResolved]].
        // 4. If _alreadyResolved_.[[value]] is *true*, return *undefined*.
        if ((promise.#PromiseState & 4) !== 0)
          return undefined;
        // 5. Set _alreadyResolved_.[[value]] to *true*.
        promise.#PromiseState = promise.#PromiseState | 4;
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
          const selfResolutionError = new $TypeError('25.4.1.3.2 Promise Resolve Functions: 6.a: SameValue(resolution, promise) is true');
          // 6.b. Return RejectPromise(_promise_, _selfResolutionError_).
          return RejectPromise(promise, selfResolutionError);
        }
        // 8. Let _then_ be Get(_resolution_, *"then"*).
        let then;
        let thenThrew = false;
        try {
          then = resolution.then;
        } catch (thrown) {
          then = thrown;
          thenThrew = true;
        }
        // 9. If _then_ is an abrupt completion, then
        if (thenThrew) {
          // 9.a. Return RejectPromise(_promise_, _then_.[[value]]).
          return RejectPromise(promise, then);
        }
        // 10. Let _thenAction_ be _then_.[[value]].
        const thenAction = then;
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
        const handler = promise.#PromiseResult;
        const reactions = promise.#PromiseRejectReactions;
        // 3. Set _promise_.[[PromiseResult]] to _value_.
        promise.#PromiseResult = value;
        // 4. Set _promise_.[[PromiseFulfillReactions]] to *undefined*.
        promise.#PromiseFulfillReactions = undefined;
        // 5. Set _promise_.[[PromiseRejectReactions]] to *undefined*.
        promise.#PromiseRejectReactions = undefined;
        // 6. Set _promise_.[[PromiseState]] to *"fulfilled"*.
        promise.#PromiseState = promise.#PromiseState & 4 | 1;
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
        const promiseCapability = {
          Promise: undefined,
          Resolve: undefined,
          Reject: undefined
        };
        // 4. Let _executor_ be a new function of GetCapabilitiesExecutor Functions.
        // 5. Set _executor_.[[Capability]] to _promiseCapability_.
        const executor = GetCapabilitiesExecutorFunction(promiseCapability);
        // 6. Let _promise_ be Construct(_C_, « _executor_ »).
        const promise = new C(executor);
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
        if (#PromiseState in capability)
          return ResolvePromise(capability, value);
        return (0, capability.Resolve)(value);
      }

      function RejectCapability(capability, reason) {
        if (#PromiseState in capability)
          return RejectFirst(capability, reason);
        return (0, capability.Reject)(reason);
      }

      function PromiseOfCapability(capability) {
        return #PromiseState in capability ? capability : capability.Promise;
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
        const promise = new InternalSlots(new PromiseObject());
        // 4. ReturnIfAbrupt(_promise_).
        // 5. Set _promise_.[[PromiseState]] to *"pending"*.
        promise.#PromiseState = 0;
        // 6. Set _promise_.[[PromiseFulfillReactions]] to « ».
        promise.#PromiseFulfillReactions = undefined;
        // 7. Set _promise_.[[PromiseRejectReactions]] to « ».
        promise.#PromiseRejectReactions = undefined;
        return promise;
      }

      function isSubclass(C) {
        return IsConstructor(C) && C.prototype instanceof PromiseObject;
      }

      function declaresNoSideEffects(C) {
        return typeof C === 'function' && $hasOwn(C, 'noSideEffects') && C.noSideEffects === true && isSubclass(C);
      }

      function NewPromiseOf(C) {
        // 3. Let _promise_ be OrdinaryCreateFromConstructor(NewTarget, *"%PromisePrototype%"*, « [[PromiseState]], [[PromiseResult]], [[PromiseFulfillReactions]], [[PromiseRejectReactions]] »).
        const promise = OrdinaryCreateFromConstructor(C, '%PromisePrototype%', [
          'PromiseState',
          'PromiseResult',
          'PromiseFulfillReactions',
          'PromiseRejectReactions'
        ]);
        // 4. ReturnIfAbrupt(_promise_).
        // 5. Set _promise_.[[PromiseState]] to *"pending"*.
        promise.#PromiseState = 0;
        // 6. Set _promise_.[[PromiseFulfillReactions]] to « ».
        promise.#PromiseFulfillReactions = undefined;
        // 7. Set _promise_.[[PromiseRejectReactions]] to « ».
        promise.#PromiseRejectReactions = undefined;
        return promise;
      }

      // 25.4.1.5.1 GetCapabilitiesExecutor Functions
      function GetCapabilitiesExecutorFunction(promiseCapability) {
        return (resolve, reject) => {
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
        if (!(#PromiseState in x))
          return false;
        // 3. Return *true*.
        return true;
      }

      // 25.4.1.7 RejectPromise ( _promise_, _reason_ )
      function RejectPromise(promise, reason) {
        // 1. Assert: _promise_.[[PromiseState]] is *"pending"*.
        // 2. Let _reactions_ be _promise_.[[PromiseRejectReactions]].
        const handler = promise.#PromiseFulfillReactions;
        const reactions = promise.#PromiseRejectReactions;
        // 3. Set _promise_.[[PromiseResult]] to _reason_.
        promise.#PromiseResult = reason;
        // 4. Set _promise_.[[PromiseFulfillReactions]] to *undefined*.
        promise.#PromiseFulfillReactions = undefined;
        // 5. Set _promise_.[[PromiseRejectReactions]] to *undefined*.
        promise.#PromiseRejectReactions = undefined;
        // 6. Set _promise_.[[PromiseState]] to *"rejected"*.
        promise.#PromiseState = promise.#PromiseState & 4 | 2;
        // 7. Return TriggerPromiseReactions(_reactions_, _reason_).
        return TriggerPromiseReactions(reactions, handler, reason, 2);
      }

      // 25.4.1.8 TriggerPromiseReactions ( _reactions_, _argument_ )
      function TriggerPromiseReactions(reactions, handler, argument, offset) {
        // 1. For each element _reaction_ of _reactions_, do
        if ($isArray(reactions)) {
          for (let reactionIndex = 0; reactionIndex < reactions.length; reactionIndex += 3) {
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
          let handlerResult;
          let handlerResultThrew = false;
          // 6. Else, let _handlerResult_ be Call(_handler_, *undefined*, « _argument_ »).
          try {
            handlerResult = handler(argument);
          } catch (thrown) {
            handlerResult = thrown;
            handlerResultThrew = true;
          }
          // 7. If _handlerResult_ is an abrupt completion, then
          let status;
          if (handlerResultThrew) {
            // 7.a. Let _status_ be Call(_promiseCapability_.[[Reject]], *undefined*, « _handlerResult_.[[value]] »).
            status = RejectCapability(promiseCapability, handlerResult);
            // 7.b. NextJob Completion(_status_).
            return status;
          }
          // 8. Let _status_ be Call(_promiseCapability_.[[Resolve]], *undefined*, « _handlerResult_.[[value]] »).
          // 9. NextJob Completion(_status_).
          if (!(#PromiseState in promiseCapability)) {
            status = (0, promiseCapability.Resolve)(handlerResult);
            return status;
          }
          if (first !== last || reading !== writing || exactInterleaving || isObject(handlerResult) || typeof promiseCapability.#PromiseResult !== 'function' || (promiseCapability.#PromiseState & 7) !== 0) {
            status = ResolvePromise(promiseCapability, handlerResult);
            return status;
          }
          // 5. Set _alreadyResolved_.[[value]] to *true*.
          promiseCapability.#PromiseState = promiseCapability.#PromiseState | 4;
          // 1. Assert: _promise_.[[PromiseState]] is *"pending"*.
          // 2. Let _reactions_ be _promise_.[[PromiseFulfillReactions]].
          const next = promiseCapability.#PromiseResult;
          const reactions = promiseCapability.#PromiseRejectReactions;
          // 3. Set _promise_.[[PromiseResult]] to _value_.
          promiseCapability.#PromiseResult = handlerResult;
          // 4. Set _promise_.[[PromiseFulfillReactions]] to *undefined*.
          promiseCapability.#PromiseFulfillReactions = undefined;
          // 5. Set _promise_.[[PromiseRejectReactions]] to *undefined*.
          promiseCapability.#PromiseRejectReactions = undefined;
          // 6. Set _promise_.[[PromiseState]] to *"fulfilled"*.
          promiseCapability.#PromiseState = promiseCapability.#PromiseState & 4 | 1;
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
          let handled;
          let handledThrew = false;
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
        if (handler === 'AdoptValue')
          return ResolveAdopted(promiseCapability, argument);
        if (handler === 'AdoptReason')
          return RejectAdopted(promiseCapability, argument);
        // 1. Assert: _reaction_ is a PromiseReaction Record.
        // 2. Let _promiseCapability_ be _reaction_.[[Capabilities]].
        // 3. Let _handler_ be _reaction_.[[Handler]].
        // 4. If _handler_ is *"Identity"*, let _handlerResult_ be NormalCompletion(_argument_).
        let handlerResult;
        let handlerResultThrew = false;
        if (handler === 'Identity')
          handlerResult = argument;
        else if (handler === 'Thrower') {
          // 5. Else if _handler_ is *"Thrower"*, let _handlerResult_ be Completion { [[type]]: ~throw~, [[value]]: _argument_, [[target]]: ~empty~ }.
          handlerResult = argument;
          handlerResultThrew = true;
        } else {
          // 6. Else, let _handlerResult_ be Call(_handler_, *undefined*, « _argument_ »).
          try {
            handlerResult = handler(argument);
          } catch (thrown) {
            handlerResult = thrown;
            handlerResultThrew = true;
          }
        }
        // 7. If _handlerResult_ is an abrupt completion, then
        let status;
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

      function ForgetResult(handled) {
        if (isObject(handled)) {
          const derived = NewPromiseCapability(Promise);
          (0, derived.Resolve)(handled);
        }
        return undefined;
      }

      // 25.4.2.2 PromiseResolveThenableJob ( _promiseToResolve_, _thenable_, _then_ )
      function PromiseResolveThenableJob(promiseToResolve, thenable, then) {
        if (then === intrinsicThen && IsPromise(thenable)) {
          let species;
          let speciesThrew = false;
          try {
            species = UnseenSpecies(thenable);
          } catch (thrown) {
            species = thrown;
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
        const resolvingFunctions = CreateResolvingFunctions(promiseToResolve);
        // 2. Let _thenCallResult_ be Call(_then_, _thenable_, « _resolvingFunctions_.[[Resolve]], _resolvingFunctions_.[[Reject]] »).
        let thenCallResult;
        let thenCallResultThrew = false;
        try {
          thenCallResult = $apply(then, thenable, [
            resolvingFunctions.Resolve,
            resolvingFunctions.Reject
          ]);
        } catch (thrown) {
          thenCallResult = thrown;
          thenCallResultThrew = true;
        }
        // 3. If _thenCallResult_ is an abrupt completion, then
        if (thenCallResultThrew) {
          // 3.a. Let _status_ be Call(_resolvingFunctions_.[[Reject]], *undefined*, « _thenCallResult_.[[value]] »).
          const status = (0, resolvingFunctions.Reject)(thenCallResult);
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
        if ((promise.#PromiseState & 3) === 0) {
          // 7.a. Append _fulfillReaction_ to the end of _promise_.[[PromiseFulfillReactions]].
          // 7.b. Append _rejectReaction_ to the end of _promise_.[[PromiseRejectReactions]].
          AddReaction(promise, resultCapability, onFulfilled, onRejected);
        } else if ((promise.#PromiseState & 3) === 1) {
          // 8. Else if _promise_.[[PromiseState]] is *"fulfilled"*, then
          // 8.a. Let _value_ be _promise_.[[PromiseResult]].
          const value = promise.#PromiseResult;
          // 8.b. Perform EnqueueJob(*"PromiseJobs"*, PromiseReactionJob, « _fulfillReaction_, _value_ »).
          EnqueueReaction(resultCapability, onFulfilled, value);
        } else if ((promise.#PromiseState & 3) === 2) {
          // 9. Else if _promise_.[[PromiseState]] is *"rejected"*, then
          // 9.a. Let _reason_ be _promise_.[[PromiseResult]].
          const reason = promise.#PromiseResult;
          // 9.b. Perform EnqueueJob(*"PromiseJobs"*, PromiseReactionJob, « _rejectReaction_, _reason_ »).
          EnqueueReaction(resultCapability, onRejected, reason);
        }
      }

      function ThenAndForget(promise, onFulfilled, onRejected) {
        const then = promise.then;
        if (then === intrinsicThen && IsPromise(promise)) {
          const species = UnseenSpecies(promise);
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
        const resolvingFunctions = CreateResolvingFunctions(promiseToResolve);
        // 2. Let _thenCallResult_ be Call(_then_, _thenable_, « _resolvingFunctions_.[[Resolve]], _resolvingFunctions_.[[Reject]] »).
        let thenCallResult;
        let thenCallResultThrew = false;
        try {
          thenCallResult = ThenWithConstructor(thenable, resolvingFunctions.Resolve, resolvingFunctions.Reject, species);
        } catch (thrown) {
          thenCallResult = thrown;
          thenCallResultThrew = true;
        }
        // 3. If _thenCallResult_ is an abrupt completion, then
        if (thenCallResultThrew) {
          // 3.a. Let _status_ be Call(_resolvingFunctions_.[[Reject]], *undefined*, « _thenCallResult_.[[value]] »).
          const status = (0, resolvingFunctions.Reject)(thenCallResult);
          // 3.b. NextJob Completion(_status_).
          return status;
        }
        // 4. NextJob Completion(_thenCallResult_).
        return thenCallResult;
      }

      function ThenWithConstructor(promise, onFulfilled, onRejected, C) {
        // 4. ReturnIfAbrupt(_C_).
        // 5. Let _resultCapability_ be NewPromiseCapability(_C_).
        const resultCapability = C === Promise ? NewPromise() : declaresNoSideEffects(C) ? NewPromiseOf(C) : NewPromiseCapability(C);
        // 6. ReturnIfAbrupt(_resultCapability_).
        // 7. Return PerformPromiseThen(_promise_, _onFulfilled_, _onRejected_, _resultCapability_).
        return PerformPromiseThen(promise, onFulfilled, onRejected, resultCapability);
      }

      class Promise extends null {
        // 25.4.3.1 Promise ( _executor_ )
        constructor(executor) {
          // 1. If NewTarget is *undefined*, throw a *TypeError* exception.
          if (new.target === undefined)
            throw new $TypeError('25.4.3.1 Promise: 1: NewTarget is undefined');
          // 2. If IsCallable(_executor_) is *false*, throw a *TypeError* exception.
          if (!IsCallable(executor))
            throw new $TypeError('25.4.3.1 Promise: 2: IsCallable(executor) is false');
          // 3. Let _promise_ be OrdinaryCreateFromConstructor(NewTarget, *"%PromisePrototype%"*, « [[PromiseState]], [[PromiseResult]], [[PromiseFulfillReactions]], [[PromiseRejectReactions]] »).
          const promise = new.target === Promise ? new InternalSlots(new PromiseObject()) : OrdinaryCreateFromConstructor(new.target, '%PromisePrototype%', [
            'PromiseState',
            'PromiseResult',
            'PromiseFulfillReactions',
            'PromiseRejectReactions'
          ]);
          // 4. ReturnIfAbrupt(_promise_).
          // 5. Set _promise_.[[PromiseState]] to *"pending"*.
          promise.#PromiseState = 0;
          // 6. Set _promise_.[[PromiseFulfillReactions]] to « ».
          promise.#PromiseFulfillReactions = undefined;
          // 7. Set _promise_.[[PromiseRejectReactions]] to « ».
          promise.#PromiseRejectReactions = undefined;
          // 8. Let _resolvingFunctions_ be CreateResolvingFunctions(_promise_).
          // 2. Let _resolve_ be a new function of Promise Resolve Functions.
          // 3. Set _resolve_.[[Promise]] to _promise_.
          // 4. Set _resolve_.[[AlreadyResolved]] to _alreadyResolved_.
          const resolve = (0, resolution => {
            return ResolvePromise(promise, resolution);
          });
          // 5. Let _reject_ be a new function of Promise Reject Functions.
          // 6. Set _reject_.[[Promise]] to _promise_.
          // 7. Set _reject_.[[AlreadyResolved]] to _alreadyResolved_.
          const reject = (0, reason => {
            return RejectFirst(promise, reason);
          });
          // 9. Let _completion_ be Call(_executor_, *undefined*, « _resolvingFunctions_.[[Resolve]], _resolvingFunctions_.[[Reject]] »).
          let completion;
          let completionThrew = false;
          try {
            completion = executor(resolve, reject);
          } catch (thrown) {
            completion = thrown;
            completionThrew = true;
          }
          // 10. If _completion_ is an abrupt completion, then
          if (completionThrew) {
            // 10.a. Let _status_ be Call(_resolvingFunctions_.[[Reject]], *undefined*, « _completion_.[[value]] »).
            const status = reject(completion);  // 10.b. ReturnIfAbrupt(_status_).
          }
          // 11. Return _promise_.
          return promise;
        }

        // 25.4.4.1 Promise.all ( _iterable_ )
        static all(iterable) {
          // 1. Let _C_ be the *this* value.
          let C = this;
          // 2. If Type(_C_) is not Object, throw a *TypeError* exception.
          if (!isObject(C))
            throw new $TypeError('25.4.4.1 Promise.all: 2: Type(C) is not Object');
          // 3. Let _S_ be Get(_C_, @@species).
          const S = C[$species];
          // 4. ReturnIfAbrupt(_S_).
          // 5. If _S_ is neither *undefined* nor *null*, set _C_ to _S_.
          if (S !== undefined && S !== null)
            C = S;
          // 6. Let _promiseCapability_ be NewPromiseCapability(_C_).
          const promiseCapability = C === Promise ? NewIntrinsicCapability() : declaresNoSideEffects(C) ? NewIntrinsicCapabilityOf(C) : NewPromiseCapability(C);
          // 7. ReturnIfAbrupt(_promiseCapability_).
          // 8. Let _iterator_ be GetIterator(_iterable_).
          let iterator;
          let iteratorThrew = false;
          try {
            iterator = GetIterator(iterable);
          } catch (thrown) {
            iterator = thrown;
            iteratorThrew = true;
          }
          // 9. IfAbruptRejectPromise(_iterator_, _promiseCapability_).
          // IfAbruptRejectPromise 1. If _value_ is an abrupt completion, then
          // IfAbruptRejectPromise 2. Failing that, if _value_ is a Completion Record, set _value_ to _value_.[[value]].
          let rejectResult;
          if (iteratorThrew) {
            // IfAbruptRejectPromise 1.a. Let _rejectResult_ be Call(_capability_.[[Reject]], *undefined*, « _value_.[[value]] »).
            rejectResult = CallReject(promiseCapability, iterator);
            // IfAbruptRejectPromise 1.b. ReturnIfAbrupt(_rejectResult_).
            // IfAbruptRejectPromise 1.c. Return _capability_.[[Promise]].
            return promiseCapability.Promise;
          }
          // 10. Let _iteratorRecord_ be the Record { [[iterator]]: _iterator_, [[done]]: *false* }.
          const iteratorRecord = {
            iterator: iterator,
            done: false
          };
          // 11. Let _result_ be PerformPromiseAll(_iteratorRecord_, _C_, _promiseCapability_).
          let result;
          let resultThrew = false;
          try {
            result = PerformPromiseAll(iteratorRecord, C, promiseCapability);
          } catch (thrown) {
            result = thrown;
            resultThrew = true;
          }
          // 12. If _result_ is an abrupt completion, then
          if (resultThrew) {
            // 12.a. If _iteratorRecord_.[[done]] is *false*, set _result_ to IteratorClose(_iterator_, _result_).
            if (iteratorRecord.done === false)
              try {
                result = IteratorClose(iterator, result, resultThrew);
                resultThrew = false;
              } catch (thrown) {
                result = thrown;
                resultThrew = true;
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
        }

        // 25.4.4.3 Promise.race ( _iterable_ )
        static race(iterable) {
          // 1. Let _C_ be the *this* value.
          let C = this;
          // 2. If Type(_C_) is not Object, throw a *TypeError* exception.
          if (!isObject(C))
            throw new $TypeError('25.4.4.3 Promise.race: 2: Type(C) is not Object');
          // 3. Let _S_ be Get(_C_, @@species).
          const S = C[$species];
          // 4. ReturnIfAbrupt(_S_).
          // 5. If _S_ is neither *undefined* nor *null*, set _C_ to _S_.
          if (S !== undefined && S !== null)
            C = S;
          // 6. Let _promiseCapability_ be NewPromiseCapability(_C_).
          const promiseCapability = C === Promise ? NewIntrinsicCapability() : declaresNoSideEffects(C) ? NewIntrinsicCapabilityOf(C) : NewPromiseCapability(C);
          // 7. ReturnIfAbrupt(_promiseCapability_).
          // 8. Let _iterator_ be GetIterator(_iterable_).
          let iterator;
          let iteratorThrew = false;
          try {
            iterator = GetIterator(iterable);
          } catch (thrown) {
            iterator = thrown;
            iteratorThrew = true;
          }
          // 9. IfAbruptRejectPromise(_iterator_, _promiseCapability_).
          // IfAbruptRejectPromise 1. If _value_ is an abrupt completion, then
          // IfAbruptRejectPromise 2. Failing that, if _value_ is a Completion Record, set _value_ to _value_.[[value]].
          let rejectResult;
          if (iteratorThrew) {
            // IfAbruptRejectPromise 1.a. Let _rejectResult_ be Call(_capability_.[[Reject]], *undefined*, « _value_.[[value]] »).
            rejectResult = CallReject(promiseCapability, iterator);
            // IfAbruptRejectPromise 1.b. ReturnIfAbrupt(_rejectResult_).
            // IfAbruptRejectPromise 1.c. Return _capability_.[[Promise]].
            return promiseCapability.Promise;
          }
          // 10. Let _iteratorRecord_ be the Record { [[iterator]]: _iterator_, [[done]]: *false* }.
          const iteratorRecord = {
            iterator: iterator,
            done: false
          };
          // 11. Let _result_ be PerformPromiseRace(_iteratorRecord_, _promiseCapability_, _C_).
          let result;
          let resultThrew = false;
          try {
            result = PerformPromiseRace(iteratorRecord, promiseCapability, C);
          } catch (thrown) {
            result = thrown;
            resultThrew = true;
          }
          // 12. If _result_ is an abrupt completion, then
          if (resultThrew) {
            // 12.a. If _iteratorRecord_.[[done]] is *false*, set _result_ to IteratorClose(_iterator_, _result_).
            if (iteratorRecord.done === false)
              try {
                result = IteratorClose(iterator, result, resultThrew);
                resultThrew = false;
              } catch (thrown) {
                result = thrown;
                resultThrew = true;
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
        }

        // 25.4.4.4 Promise.reject ( _r_ )
        static reject(r) {
          // 1. Let _C_ be the *this* value.
          const C = this;
          // 2. If Type(_C_) is not Object, throw a *TypeError* exception.
          if (!isObject(C))
            throw new $TypeError('25.4.4.4 Promise.reject: 2: Type(C) is not Object');
          // 3. Let _promiseCapability_ be NewPromiseCapability(_C_).
          const promiseCapability = C === Promise ? NewPromise() : declaresNoSideEffects(C) ? NewPromiseOf(C) : NewPromiseCapability(C);
          // 4. ReturnIfAbrupt(_promiseCapability_).
          // 5. Let _rejectResult_ be Call(_promiseCapability_.[[Reject]], *undefined*, « _r_ »).
          const rejectResult = RejectCapability(promiseCapability, r);
          // 6. ReturnIfAbrupt(_rejectResult_).
          // 7. Return _promiseCapability_.[[Promise]].
          return PromiseOfCapability(promiseCapability);
        }

        // 25.4.4.5 Promise.resolve ( _x_ )
        static resolve(x) {
          // 1. Let _C_ be the *this* value.
          const C = this;
          // 2. If Type(_C_) is not Object, throw a *TypeError* exception.
          if (!isObject(C))
            throw new $TypeError('25.4.4.5 Promise.resolve: 2: Type(C) is not Object');
          // 3. If IsPromise(_x_) is *true*, then
          if (IsPromise(x)) {
            // 3.a. Let _xConstructor_ be Get(_x_, *"constructor"*).
            const xConstructor = x.constructor;
            // 3.b. ReturnIfAbrupt(_xConstructor_).
            // 3.c. If SameValue(_xConstructor_, _C_) is *true*, return _x_.
            if (xConstructor === C)
              return x;
          }
          // 4. Let _promiseCapability_ be NewPromiseCapability(_C_).
          const promiseCapability = C === Promise ? NewPromise() : declaresNoSideEffects(C) ? NewPromiseOf(C) : NewPromiseCapability(C);
          // 5. ReturnIfAbrupt(_promiseCapability_).
          // 6. Let _resolveResult_ be Call(_promiseCapability_.[[Resolve]], *undefined*, « _x_ »).
          const resolveResult = ResolveCapability(promiseCapability, x);
          // 7. ReturnIfAbrupt(_resolveResult_).
          // 8. Return _promiseCapability_.[[Promise]].
          return PromiseOfCapability(promiseCapability);
        }

        // 25.4.4.6 get Promise [ @@species ]
        static get [$species]() {
          // 1. Return the *this* value.
          return this;
        }

        // 25.4.5.1 Promise.prototype.catch ( _onRejected_ )
        catch(onRejected) {
          // 1. Let _promise_ be the *this* value.
          const promise = this;
          // 2. Return Invoke(_promise_, *"then"*, « *undefined*, _onRejected_ »).
          return promise.then(undefined, onRejected);
        }

        // 25.4.5.3 Promise.prototype.then ( _onFulfilled_, _onRejected_ )
        then(onFulfilled, onRejected) {
          // 1. Let _promise_ be the *this* value.
          const promise = this;
          // 2. If IsPromise(_promise_) is *false*, throw a *TypeError* exception.
          if (!IsPromise(promise))
            throw new $TypeError('25.4.5.3 Promise.prototype.then: 2: IsPromise(promise) is false');
          // 3. Let _C_ be SpeciesConstructor(_promise_, %Promise%).
          const C = SpeciesConstructor(promise, Promise);
          return ThenWithConstructor(promise, onFulfilled, onRejected, C);
        }
      }
      $setPrototypeOf(Promise.prototype, $ObjectPrototype);
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
        const values = $newList();
        // 4. Let _remainingElementsCount_ be the Record { [[value]]: 1 }.
        // 5. Let _index_ be 0.
        let index = 0;
        const elements = {
          values: values,
          promiseCapability: resultCapability,
          remainingElementsCount: 1
        };
        // 6. Repeat,
        while (true) {
          // 6.a. Let _next_ be IteratorStep(_iteratorRecord_.[[iterator]]).
          let next;
          let nextThrew = false;
          try {
            next = IteratorStep(iteratorRecord.iterator);
          } catch (thrown) {
            next = thrown;
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
              const valuesArray = elements.values;
              // 6.d.iii.2. Let _resolveResult_ be Call(_resultCapability_.[[Resolve]], *undefined*, « _valuesArray_ »).
              const resolveResult = CallResolve(resultCapability, valuesArray);  // 6.d.iii.3. ReturnIfAbrupt(_resolveResult_).
            }
            // 6.d.iv. Return _resultCapability_.[[Promise]].
            return resultCapability.Promise;
          }
          // 6.e. Let _nextValue_ be IteratorValue(_next_).
          let nextValue;
          let nextValueThrew = false;
          try {
            nextValue = IteratorValue(next);
          } catch (thrown) {
            nextValue = thrown;
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
          const nextPromise = constructor.resolve(nextValue);
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
        return x => {
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
            const valuesArray = elements.values;
            // 10.b. Return Call(_promiseCapability_.[[Resolve]], *undefined*, « _valuesArray_ »).
            return CallResolve(elements.promiseCapability, valuesArray);
          }
          // 11. Return *undefined*.
          return undefined;
        };
      }

      function ThenElement(promise, index, elements) {
        const then = promise.then;
        if (then === intrinsicThen && IsPromise(promise)) {
          const species = UnseenSpecies(promise);
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

      function CountElement(elements) {
        // 9. Set _remainingElementsCount_.[[value]] to _remainingElementsCount_.[[value]] - 1.
        elements.remainingElementsCount = elements.remainingElementsCount - 1;
        // 10. If _remainingElementsCount_.[[value]] is 0, then
        if (elements.remainingElementsCount === 0) {
          // 10.a. Let _valuesArray_ be CreateArrayFromList(_values_).
          const valuesArray = elements.values;
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
          let next;
          let nextThrew = false;
          try {
            next = IteratorStep(iteratorRecord.iterator);
          } catch (thrown) {
            next = thrown;
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
          let nextValue;
          let nextValueThrew = false;
          try {
            nextValue = IteratorValue(next);
          } catch (thrown) {
            nextValue = thrown;
            nextValueThrew = true;
          }
          // 1.f. If _nextValue_ is an abrupt completion, set _iteratorRecord_.[[done]] to *true*.
          if (nextValueThrew)
            iteratorRecord.done = true;
          // 1.g. ReturnIfAbrupt(_nextValue_).
          if (nextValueThrew)
            throw nextValue;
          // 1.h. Let _nextPromise_ be Invoke(_C_, *"resolve"*, « _nextValue_ »).
          const nextPromise = C.resolve(nextValue);
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
        if ((promise.#PromiseState & 3) === 0) {
          // 7.a. Append _fulfillReaction_ to the end of _promise_.[[PromiseFulfillReactions]].
          // 7.b. Append _rejectReaction_ to the end of _promise_.[[PromiseRejectReactions]].
          AddReaction(promise, resultCapability, onFulfilled, onRejected);
        } else if ((promise.#PromiseState & 3) === 1) {
          // 8. Else if _promise_.[[PromiseState]] is *"fulfilled"*, then
          // 8.a. Let _value_ be _promise_.[[PromiseResult]].
          const value = promise.#PromiseResult;
          // 8.b. Perform EnqueueJob(*"PromiseJobs"*, PromiseReactionJob, « _fulfillReaction_, _value_ »).
          EnqueueInRing(PromiseReactionJob, resultCapability, onFulfilled, value);
        } else if ((promise.#PromiseState & 3) === 2) {
          // 9. Else if _promise_.[[PromiseState]] is *"rejected"*, then
          // 9.a. Let _reason_ be _promise_.[[PromiseResult]].
          const reason = promise.#PromiseResult;
          // 9.b. Perform EnqueueJob(*"PromiseJobs"*, PromiseReactionJob, « _rejectReaction_, _reason_ »).
          EnqueueInRing(PromiseReactionJob, resultCapability, onRejected, reason);
        }
        // 10. Return _resultCapability_.[[Promise]].
        return PromiseOfCapability(resultCapability);
      }

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

      function AddToList(list, capability, onFulfilled, onRejected) {
        const end = list.length;
        list[end] = capability;
        list[end + 1] = onFulfilled;
        list[end + 2] = onRejected;
      }
      const realm = {
        '%Promise%': Promise,
        '%PromisePrototype%': Promise.prototype
      };
      const Unmade = {};
      const intrinsicThen = Promise.prototype.then;
      const Nobody = { Promise: undefined };

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
      return Promise;
    }
  }
  return InternalSlots.library();
}
exports.Promise = create();
exports.create = create;
//# sourceMappingURL=fast.es2022.cjs.map
