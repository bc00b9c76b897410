/**
 * Promise, generated from the es2015 document by fledgling: preset small, target es2022.
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
 * - #PromiseState in x asks whether x is a promise of this library, and runs nothing of x.
 * - No function is left of 7.3.18 Invoke [by call-specialisation], 7.4.3 IteratorComplete [by
 *   one-use-inlining].
 */
'use strict';

// ==== Host: what the library takes from the engine when it loads, and how it runs jobs ====

const $TypeError = TypeError;
const $String = String;
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
const $create = Object.create;
const $setPrototypeOf = Object.setPrototypeOf;
const $defineProperty = Reflect.defineProperty;
const $species = Symbol.species;
const $iterator = Symbol.iterator;
const $toStringTag = Symbol.toStringTag;
const $setTimeout = typeof setTimeout === 'function' ? setTimeout : undefined;
// The microtask; where the host has none, the soonest that it has.
const $later = typeof queueMicrotask === 'function' ? queueMicrotask : typeof setImmediate === 'function' ? setImmediate : $setTimeout;

// A base class that returns the object that it is given: a class derived from it gives its fields
// to that object.
function ReturnedObject(object) {
  return object;
}

// ==== The library: one of its own for each call of create ====

// A library of its own: its promises are of its own constructor, its jobs in a queue of its own.
function create(options) {
  const enqueue = options && options.scheduler || $later;

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
      }

      // ==== 7.3 Operations on Objects ====

      // 7.3.9 GetMethod ( O, P )
      function GetMethod(O, P) {
        if (O === undefined || O === null) {
          throw new $TypeError('7.3.2');
        }
        // 1. Assert: IsPropertyKey(P) is true.
        // 2. Let func be GetV(O, P).
        const func = O[P];
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
        const array_ = [];
        array_.length = 0;
        // 1. Assert: elements is a List of language values.
        // 2. Let array be ArrayCreate(0).
        const array = array_;
        // 3. Let n be 0.
        let n = 0;
        // 4. For each element e of elements, do
        for (let eIndex = 0; eIndex < elements.length; eIndex++) {
          const e = elements[eIndex];
          // 4.a. Let status be CreateDataProperty(array, ToString(n), e).
          const P = ToString(n);
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
        const C = O.constructor;
        // 3. ReturnIfAbrupt(C).
        // 4. If C is undefined, return defaultConstructor.
        if (C === undefined)
          return Promise;
        // 5. If Type(C) is not Object, throw a TypeError exception.
        if (!isObject(C))
          throw new $TypeError('7.3.20:5');
        // 6. Let S be Get(C, @@species).
        const S = C[$species];
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
        let method;
        // 1. ReturnIfAbrupt(obj). [no code: an abrupt argument is an exception of the caller]
        // 2. If method is absent, then [by known-arguments]
        // 2.a. Set method to GetMethod(obj, @@iterator).
        method = GetMethod(obj, $iterator);
        // 2.b. ReturnIfAbrupt(method).
        // 3. Let iterator be Call(method, obj).
        const iterator = Call(method, obj);
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
        let result_;
        // 7.4.2, 1.a. Let result be Invoke(iterator, "next", « »).
        result_ = iterator.next();
        // 7.4.2, 3. ReturnIfAbrupt(result).
        // 7.4.2, 4. If Type(result) is not Object, throw a TypeError exception.
        // 7.4.2, 5. Return result. [by one-use-inlining]
        if (!isObject(result_))
          throw new $TypeError('7.4.2:4');
        // 1. Let result be IteratorNext(iterator).
        const result = result_;
        // 2. ReturnIfAbrupt(result).
        // 3. Let done be IteratorComplete(result).
        const done = !!result.done;
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
        let proto_ = constructor.prototype;
        // 9.1.15, 4. ReturnIfAbrupt(proto).
        // 9.1.15, 5. If Type(proto) is not Object, then
        // 9.1.15, 6. Return proto. [by one-use-inlining]
        if (!isObject(proto_)) {
          $isArray(constructor);
          // 9.1.15, 5.a. Let realm be GetFunctionRealm(constructor).
          const realm_ = realm;
          // 9.1.15, 5.b. ReturnIfAbrupt(realm).
          // 9.1.15, 5.c. Set proto to realm's intrinsic object named intrinsicDefaultProto.
          proto_ = realm_['%PromisePrototype%'];
        }
        // 1. Assert: intrinsicDefaultProto names an intrinsic prototype object.
        // 2. Let proto be GetPrototypeFromConstructor(constructor, intrinsicDefaultProto).
        const proto = proto_;
        // 3. ReturnIfAbrupt(proto).
        // 4. Return ObjectCreate(proto, internalSlotsList).
        return new InternalSlots($create(proto));
      }

      // ==== 25.4.1 Promise Abstract Operations ====

      // 25.4.1.3 CreateResolvingFunctions ( promise )
      function CreateResolvingFunctions(promise) {
        // 1. Let alreadyResolved be the Record { [[value]]: false }.
        let alreadyResolved = false;
        // 2. Let resolve be a new function of Promise Resolve Functions.
        // 3. Set resolve.[[Promise]] to promise.
        // 4. Set resolve.[[AlreadyResolved]] to alreadyResolved.
        const resolve = (0, resolution => {
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
            const selfResolutionError = new $TypeError('25.4.1.3.2:6.a');
            // 25.4.1.3.2, 6.b. Return RejectPromise(promise, selfResolutionError).
            return RejectPromise(promise, selfResolutionError);
          }
          // 25.4.1.3.2, 7. If Type(resolution) is not Object, then
          if (!isObject(resolution)) {
            // 25.4.1.3.2, 7.a. Return FulfillPromise(promise, resolution).
            return FulfillPromise(promise, resolution);
          }
          // 25.4.1.3.2, 8. Let then be Get(resolution, "then").
          let then;
          // 25.4.1.3.2, 9. If then is an abrupt completion, then
          try {
            then = resolution.then;
          } catch (thrown) {
            // 25.4.1.3.2, 9.a. Return RejectPromise(promise, then.[[value]]).
            return RejectPromise(promise, thrown);
          }
          // 25.4.1.3.2, 10. Let thenAction be then.[[value]].
          const thenAction = then;
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
        const reject = (0, reason => {
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
        if (!IsConstructor(C))
          throw new $TypeError('25.4.1.5:1');
        // 2. NOTE: C has to call its argument as the Promise constructor calls an executor. The checks below find out whether it did.
        // 3. Let promiseCapability be the PromiseCapability { [[Promise]]: undefined, [[Resolve]]: undefined, [[Reject]]: undefined }.
        const promiseCapability = {
          Promise: undefined,
          Resolve: undefined,
          Reject: undefined
        };
        // 4. Let executor be a new function of GetCapabilitiesExecutor Functions.
        // 5. Set executor.[[Capability]] to promiseCapability.
        const executor = (0, (resolve, reject) => {
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
        const promise = new C(executor);
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
        if (!(#PromiseState in x))
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
        const promiseCapability = reaction.Capabilities;
        // 3. Let handler be reaction.[[Handler]].
        const handler = reaction.Handler;
        // 4. If handler is "Identity", let handlerResult be NormalCompletion(argument).
        let handlerResult;
        let handlerResultThrew = false;
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
        let status;
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
        const resolvingFunctions = CreateResolvingFunctions(promiseToResolve);
        // 2. Let thenCallResult be Call(then, thenable, « resolvingFunctions.[[Resolve]], resolvingFunctions.[[Reject]] »).
        let thenCallResult;
        // 3. If thenCallResult is an abrupt completion, then
        try {
          thenCallResult = Call(then, thenable, [
            resolvingFunctions.Resolve,
            resolvingFunctions.Reject
          ]);
        } catch (thrown) {
          // 3.a. Let status be Call(resolvingFunctions.[[Reject]], undefined, « thenCallResult.[[value]] »).
          const status = (0, resolvingFunctions.Reject)(thrown);
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
            throw new $TypeError('25.4.3.1:1');
          // 2. If IsCallable(executor) is false, throw a TypeError exception.
          if (!IsCallable(executor))
            throw new $TypeError('25.4.3.1:2');
          // 3. Let promise be OrdinaryCreateFromConstructor(NewTarget, "%PromisePrototype%", « [[PromiseState]], [[PromiseResult]], [[PromiseFulfillReactions]], [[PromiseRejectReactions]] »).
          const promise = new.target === Promise ? new InternalSlots(new PromiseObject()) : OrdinaryCreateFromConstructor(new.target);
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

        // 25.4.4.1 Promise.all ( iterable )
        static all(iterable) {
          // 1. Let C be the this value.
          let C = this;
          // 2. If Type(C) is not Object, throw a TypeError exception.
          if (!isObject(C))
            throw new $TypeError('25.4.4.1:2');
          // 3. Let S be Get(C, @@species).
          const S = C[$species];
          // 4. ReturnIfAbrupt(S).
          // 5. If S is neither undefined nor null, set C to S.
          if (S !== undefined && S !== null)
            C = S;
          // 6. Let promiseCapability be NewPromiseCapability(C).
          const promiseCapability = NewPromiseCapability(C);
          // 7. ReturnIfAbrupt(promiseCapability).
          // 8. Let iterator be GetIterator(iterable).
          let iterator;
          // 9. IfAbruptRejectPromise(iterator, promiseCapability).
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
          // 10. Let iteratorRecord be the Record { [[iterator]]: iterator, [[done]]: false }.
          const iteratorRecord = {
            iterator: iterator,
            done: false
          };
          // 11. Let result be PerformPromiseAll(iteratorRecord, C, promiseCapability).
          let result;
          let resultThrew = false;
          try {
            result = PerformPromiseAll(iteratorRecord, C, promiseCapability);
          } catch (thrown) {
            result = thrown;
            resultThrew = true;
          }
          // 12. If result is an abrupt completion, then
          if (resultThrew) {
            // 12.a. If iteratorRecord.[[done]] is false, set result to IteratorClose(iterator, result).
            if (iteratorRecord.done === false)
              try {
                result = IteratorClose(iterator, result);
                resultThrew = false;
              } catch (thrown) {
                result = thrown;
                resultThrew = true;
              }
            // 12.b. IfAbruptRejectPromise(result, promiseCapability).
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
          // 13. Return Completion(result).
          return result;
        }

        // 25.4.4.3 Promise.race ( iterable )
        static race(iterable) {
          // 1. Let C be the this value.
          let C = this;
          // 2. If Type(C) is not Object, throw a TypeError exception.
          if (!isObject(C))
            throw new $TypeError('25.4.4.3:2');
          // 3. Let S be Get(C, @@species).
          const S = C[$species];
          // 4. ReturnIfAbrupt(S).
          // 5. If S is neither undefined nor null, set C to S.
          if (S !== undefined && S !== null)
            C = S;
          // 6. Let promiseCapability be NewPromiseCapability(C).
          const promiseCapability = NewPromiseCapability(C);
          // 7. ReturnIfAbrupt(promiseCapability).
          // 8. Let iterator be GetIterator(iterable).
          let iterator;
          // 9. IfAbruptRejectPromise(iterator, promiseCapability).
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
          // 10. Let iteratorRecord be the Record { [[iterator]]: iterator, [[done]]: false }.
          const iteratorRecord = {
            iterator: iterator,
            done: false
          };
          // 11. Let result be PerformPromiseRace(iteratorRecord, promiseCapability, C).
          let result;
          let resultThrew = false;
          try {
            result = PerformPromiseRace(iteratorRecord, promiseCapability, C);
          } catch (thrown) {
            result = thrown;
            resultThrew = true;
          }
          // 12. If result is an abrupt completion, then
          if (resultThrew) {
            // 12.a. If iteratorRecord.[[done]] is false, set result to IteratorClose(iterator, result).
            if (iteratorRecord.done === false)
              try {
                result = IteratorClose(iterator, result);
                resultThrew = false;
              } catch (thrown) {
                result = thrown;
                resultThrew = true;
              }
            // 12.b. IfAbruptRejectPromise(result, promiseCapability).
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
          // 13. Return Completion(result).
          return result;
        }

        // 25.4.4.4 Promise.reject ( r )
        static reject(r) {
          // 1. Let C be the this value.
          const C = this;
          // 2. If Type(C) is not Object, throw a TypeError exception.
          if (!isObject(C))
            throw new $TypeError('25.4.4.4:2');
          // 3. Let promiseCapability be NewPromiseCapability(C).
          const promiseCapability = NewPromiseCapability(C);
          // 4. ReturnIfAbrupt(promiseCapability).
          // 5. Let rejectResult be Call(promiseCapability.[[Reject]], undefined, « r »).
          (0, promiseCapability.Reject)(r);
          // 6. ReturnIfAbrupt(rejectResult).
          // 7. Return promiseCapability.[[Promise]].
          return promiseCapability.Promise;
        }

        // 25.4.4.5 Promise.resolve ( x )
        static resolve(x) {
          // 1. Let C be the this value.
          const C = this;
          // 2. If Type(C) is not Object, throw a TypeError exception.
          if (!isObject(C))
            throw new $TypeError('25.4.4.5:2');
          // 3. If IsPromise(x) is true, then
          if (IsPromise(x)) {
            // 3.a. Let xConstructor be Get(x, "constructor").
            const xConstructor = x.constructor;
            // 3.b. ReturnIfAbrupt(xConstructor).
            // 3.c. If SameValue(xConstructor, C) is true, return x.
            if (xConstructor === C)
              return x;
          }
          // 4. Let promiseCapability be NewPromiseCapability(C).
          const promiseCapability = NewPromiseCapability(C);
          // 5. ReturnIfAbrupt(promiseCapability).
          // 6. Let resolveResult be Call(promiseCapability.[[Resolve]], undefined, « x »).
          (0, promiseCapability.Resolve)(x);
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
          return promise.then(undefined, onRejected);
        }

        // 25.4.5.3 Promise.prototype.then ( onFulfilled, onRejected )
        then(onFulfilled, onRejected) {
          // 1. Let promise be the this value.
          const promise = this;
          // 2. If IsPromise(promise) is false, throw a TypeError exception.
          if (!IsPromise(promise))
            throw new $TypeError('25.4.5.3:2');
          // 3. Let C be SpeciesConstructor(promise, %Promise%).
          const C = SpeciesConstructor(promise);
          // 4. ReturnIfAbrupt(C).
          // 5. Let resultCapability be NewPromiseCapability(C).
          const resultCapability = NewPromiseCapability(C);
          // 6. ReturnIfAbrupt(resultCapability).
          // 7. Return PerformPromiseThen(promise, onFulfilled, onRejected, resultCapability).
          let onFulfilled_ = onFulfilled;
          let onRejected_ = onRejected;
          // 25.4.5.3.1, 1. Assert: IsPromise(promise) is true.
          // 25.4.5.3.1, 2. Assert: resultCapability is a PromiseCapability Record.
          // 25.4.5.3.1, 3. If IsCallable(onFulfilled) is false, then
          if (!IsCallable(onFulfilled_)) {
            // 25.4.5.3.1, 3.a. Set onFulfilled to "Identity".
            onFulfilled_ = 'Identity';
          }
          // 25.4.5.3.1, 4. If IsCallable(onRejected) is false, then
          if (!IsCallable(onRejected_)) {
            // 25.4.5.3.1, 4.a. Set onRejected to "Thrower".
            onRejected_ = 'Thrower';
          }
          // 25.4.5.3.1, 5. Let fulfillReaction be the PromiseReaction { [[Capabilities]]: resultCapability, [[Handler]]: onFulfilled }.
          const fulfillReaction = {
            Capabilities: resultCapability,
            Handler: onFulfilled_
          };
          // 25.4.5.3.1, 6. Let rejectReaction be the PromiseReaction { [[Capabilities]]: resultCapability, [[Handler]]: onRejected }.
          const rejectReaction = {
            Capabilities: resultCapability,
            Handler: onRejected_
          };
          // 25.4.5.3.1, 7. If promise.[[PromiseState]] is "pending", then
          if (promise.#PromiseState === 'pending') {
            // 25.4.5.3.1, 7.a. Append fulfillReaction to the end of promise.[[PromiseFulfillReactions]].
            AppendToList(promise.#PromiseFulfillReactions, fulfillReaction);
            // 25.4.5.3.1, 7.b. Append rejectReaction to the end of promise.[[PromiseRejectReactions]].
            AppendToList(promise.#PromiseRejectReactions, rejectReaction);
          } else if (promise.#PromiseState === 'fulfilled') {
            // 25.4.5.3.1, 8. Else if promise.[[PromiseState]] is "fulfilled", then
            // 25.4.5.3.1, 8.a. Let value be promise.[[PromiseResult]].
            const value = promise.#PromiseResult;
            // 25.4.5.3.1, 8.b. Perform EnqueueJob("PromiseJobs", PromiseReactionJob, « fulfillReaction, value »).
            EnqueueJob(PromiseReactionJob, [
              fulfillReaction,
              value
            ]);
          } else if (promise.#PromiseState === 'rejected') {
            // 25.4.5.3.1, 9. Else if promise.[[PromiseState]] is "rejected", then
            // 25.4.5.3.1, 9.a. Let reason be promise.[[PromiseResult]].
            const reason = promise.#PromiseResult;
            // 25.4.5.3.1, 9.b. Perform EnqueueJob("PromiseJobs", PromiseReactionJob, « rejectReaction, reason »).
            EnqueueJob(PromiseReactionJob, [
              rejectReaction,
              reason
            ]);
          }
          // 25.4.5.3.1, 10. Return resultCapability.[[Promise]].
          return resultCapability.Promise;
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
              const valuesArray = CreateArrayFromList(values);
              // 6.d.iii.2. Let resolveResult be Call(resultCapability.[[Resolve]], undefined, « valuesArray »).
              (0, resultCapability.Resolve)(valuesArray);
              // 6.d.iii.3. ReturnIfAbrupt(resolveResult).
            }
            // 6.d.iv. Return resultCapability.[[Promise]].
            return resultCapability.Promise;
          }
          // 6.e. Let nextValue be IteratorValue(next).
          let nextValue;
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
          const nextPromise = constructor.resolve(nextValue);
          // 6.j. ReturnIfAbrupt(nextPromise).
          // 6.k. Let resolveElement be a new function of Promise.all Resolve Element Functions.
          // 6.l. Set resolveElement.[[AlreadyCalled]] to the Record { [[value]]: false }.
          // 6.m. Set resolveElement.[[Index]] to index.
          // 6.n. Set resolveElement.[[Values]] to values.
          // 6.o. Set resolveElement.[[Capabilities]] to resultCapability.
          // 6.p. Set resolveElement.[[RemainingElements]] to remainingElementsCount.
          const resolveElement = PromiseAllResolveElementFunction(index, values, resultCapability, remainingElementsCount, { value: false });
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
        return x => {
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
            const valuesArray = CreateArrayFromList(values);
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
          let next;
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
          let nextValue;
          // 1.f. If nextValue is an abrupt completion, set iteratorRecord.[[done]] to true.
          // 1.g. ReturnIfAbrupt(nextValue).
          try {
            nextValue = IteratorValue(next);
          } catch (thrown) {
            iteratorRecord.done = true;
            throw thrown;
          }
          // 1.h. Let nextPromise be Invoke(C, "resolve", « nextValue »).
          const nextPromise = C.resolve(nextValue);
          // 1.i. ReturnIfAbrupt(nextPromise).
          // 1.j. Let result be Invoke(nextPromise, "then", « promiseCapability.[[Resolve]], promiseCapability.[[Reject]] »).
          nextPromise.then(promiseCapability.Resolve, promiseCapability.Reject);
          // 1.k. ReturnIfAbrupt(result).
        }
      }

      // The intrinsics of the one realm that this library knows, by their names.
      const realm = {
        '%Promise%': Promise,
        '%PromisePrototype%': Promise.prototype
      };

      // By call-specialisation: see PromiseObject.
      // Host layer: a promise as its host shows it.
      PromiseObject.prototype = Promise.prototype;
      return Promise;
    }
  }
  return InternalSlots.library();
}
exports.Promise = create();
exports.create = create;
//# sourceMappingURL=small.es2022.cjs.map
