import { clausesOf, indentOf, splice } from './places.js';

/**
 * State machines, jobs, statics and closures that do something else than the standard's. Each is a
 * list of changes of one clause each: the text of a step, and what stands in its place, line by line.
 */

const change = (id, from, ...steps) => ({ id, from, steps });
/** Steps before the one that has a text. */
const before = (id, at, ...steps) => ({ id, from: at, steps: [...steps, '$&'] });
const after = (id, at, ...steps) => ({ id, from: at, steps: ['$&', ...steps] });

const THEN = 'sec-performpromisethen';
const RESOLVE = 'sec-promise-resolve-functions';
const REJECT = 'sec-promise-reject-functions';
const CREATE = 'sec-createresolvingfunctions';
const CAPABILITY = 'sec-newpromisecapability';
const FULFILL = 'sec-fulfillpromise';
const REJECTED = 'sec-rejectpromise';
const TRIGGER = 'sec-triggerpromisereactions';
const JOB = 'sec-newpromisereactionjob';
const ADOPT = 'sec-newpromiseresolvethenablejob';
const EXECUTOR = 'sec-promise-executor';
const ALL = 'sec-performpromiseall';
const ELEMENT = 'sec-promise.all-resolve-element-functions';
const SETTLED = 'sec-performpromiseallsettled';
const SETTLED_FULFILL = 'sec-promise.allsettled-resolve-element-functions';
const SETTLED_REJECT = 'sec-promise.allsettled-reject-element-functions';
const ANY = 'sec-performpromiseany';
const ANY_ELEMENT = 'sec-promise.any-reject-element-functions';
const RACE = 'sec-performpromiserace';
const FINALLY = 'sec-promise.prototype.finally';
const CATCH = 'sec-promise.prototype.catch';
const THEN_METHOD = 'sec-promise.prototype.then';
const RESOLVING = 'sec-promise-resolve';
const SPECIES = 'sec-speciesconstructor';

const ENQUEUE = 'Perform HostEnqueuePromiseJob(_job_.[[Job]], _job_.[[Realm]])';

/** @type {Record<string, ReturnType<typeof change>[]>} */
const MACHINES = {
  'a reaction is appended twice': [after(THEN, 'Append _fulfillReaction_', 'Append _fulfillReaction_ to the end of _promise_.[[PromiseFulfillReactions]].')],
  'both lists have both reactions': [after(THEN, 'Append _fulfillReaction_', 'Append _rejectReaction_ to the end of _promise_.[[PromiseFulfillReactions]].')],
  'the lists are exchanged': [change(THEN, 'Append _fulfillReaction_', 'Append _fulfillReaction_ to the end of _promise_.[[PromiseRejectReactions]].'), change(THEN, 'Append _rejectReaction_', 'Append _rejectReaction_ to the end of _promise_.[[PromiseFulfillReactions]].')],
  'only the last reaction': [before(THEN, 'Append _fulfillReaction_', 'Set _promise_.[[PromiseFulfillReactions]] to « ».')],
  'a capability for each reaction': [before(THEN, 'Let _rejectReaction_', 'If _resultCapability_ is not *undefined*, set _resultCapability_ to ? NewPromiseCapability(%Promise%).')],
  'a reaction without its capability': [change(THEN, 'Let _rejectReaction_', 'Let _rejectReaction_ be the PromiseReaction { [[Capability]]: *undefined*, [[Type]]: ~reject~, [[Handler]]: _onRejectedJobCallback_ }.')],
  'the handlers are exchanged': [change(THEN, 'Let _fulfillReaction_', 'Let _fulfillReaction_ be the PromiseReaction { [[Capability]]: _resultCapability_, [[Type]]: ~fulfill~, [[Handler]]: _onRejectedJobCallback_ }.'), change(THEN, 'Let _rejectReaction_', 'Let _rejectReaction_ be the PromiseReaction { [[Capability]]: _resultCapability_, [[Type]]: ~reject~, [[Handler]]: _onFulfilledJobCallback_ }.')],
  'one handler for both': [change(THEN, 'Let _rejectReaction_', 'Let _rejectReaction_ be the PromiseReaction { [[Capability]]: _resultCapability_, [[Type]]: ~reject~, [[Handler]]: _onFulfilledJobCallback_ }.')],
  'types exchanged': [change(THEN, 'Let _fulfillReaction_', 'Let _fulfillReaction_ be the PromiseReaction { [[Capability]]: _resultCapability_, [[Type]]: ~reject~, [[Handler]]: _onFulfilledJobCallback_ }.')],
  'a settled promise forgets its result': [after(THEN, 'Let _value_ be _promise_', 'Set _promise_.[[PromiseResult]] to *undefined*.')],
  'a fulfilled promise that has a handler is rejected': [after(THEN, 'Let _value_ be _promise_', 'Set _promise_.[[PromiseState]] to ~rejected~.')],
  'then opens a rejected promise': [after(THEN, 'Let _reason_ be _promise_', 'Set _promise_.[[PromiseState]] to ~pending~.', 'Set _promise_.[[PromiseFulfillReactions]] to « ».', 'Set _promise_.[[PromiseRejectReactions]] to « ».')],
  'a job of then twice': [after(THEN, 'Perform HostEnqueuePromiseJob(_fulfillJob_', 'Perform HostEnqueuePromiseJob(_fulfillJob_.[[Job]], _fulfillJob_.[[Realm]]).')],
  'handled after the fact': [before(THEN, 'Set _promise_.[[PromiseIsHandled]]', 'If _resultCapability_ is *undefined*, return *undefined*.')],
  'then gives nothing': [before(THEN, 'Set _promise_.[[PromiseIsHandled]]', 'If _promise_.[[PromiseState]] is ~rejected~, return *undefined*.')],
  'the tracker hears of each then': [change(THEN, 'If _promise_.[[PromiseIsHandled]] is *false*', 'Perform HostPromiseRejectionTracker(_promise_, *"handle"*).')],
  'a handler alone handles': [change(THEN, 'Set _promise_.[[PromiseIsHandled]]', 'If IsCallable(_onRejected_) is *true*, set _promise_.[[PromiseIsHandled]] to *true*.')],
  'the tracker hears of fulfilment': [before(FULFILL, 'Perform TriggerPromise', 'If _promise_.[[PromiseIsHandled]] is *false*, perform HostPromiseRejectionTracker(_promise_, *"reject"*).')],
  'the tracker hears first': [before(REJECTED, 'Let _reactions_', 'Perform HostPromiseRejectionTracker(_promise_, *"reject"*).')],
  'the tracker hears last': [change(REJECTED, 'If _promise_.[[PromiseIsHandled]]', 'Perform TriggerPromiseReactions(_reactions_, _reason_).'), change(REJECTED, 'Perform Trigger', 'If _promise_.[[PromiseIsHandled]] is *false*, perform HostPromiseRejectionTracker(_promise_, *"reject"*).')],
  'the tracker hears of what is handled': [change(REJECTED, 'If _promise_.[[PromiseIsHandled]]', 'If _promise_.[[PromiseIsHandled]] is *true*, perform HostPromiseRejectionTracker(_promise_, *"reject"*).')],
  'no tracker': [change(REJECTED, 'If _promise_.[[PromiseIsHandled]]', 'NOTE: nobody is told.')],
  'jobs are enqueued twice': [after(TRIGGER, ENQUEUE, `${ENQUEUE}.`)],
  'two jobs of a reaction': [after(TRIGGER, ENQUEUE, 'Let _other_ be NewPromiseReactionJob(_reaction_, *"other"*).', 'Perform HostEnqueuePromiseJob(_other_.[[Job]], _other_.[[Realm]]).')],
  'a job that enqueues the job': [change(TRIGGER, ENQUEUE, 'Let _later_ be a new Job Abstract Closure with no parameters that captures _job_ and performs the following steps when called:', '  Perform HostEnqueuePromiseJob(_job_.[[Job]], _job_.[[Realm]]).', '  Return ~empty~.', 'Perform HostEnqueuePromiseJob(_later_, *null*).')],
  'a reaction is run by one job': [change(TRIGGER, 'Let _job_', 'Let _job_ be NewPromiseReactionJob(_reaction_, _reactions_).')],
  'reactions in reverse': [change(TRIGGER, 'For each element', 'For each element _reaction_ of _reactions_, in reverse List order, do')],
  'all reactions, then all': [after(TRIGGER, ENQUEUE, 'Set _argument_ to _reaction_.[[Type]].')],
  'reactions are triggered first': [change(FULFILL, 'Set _promise_.[[PromiseState]]', 'Perform TriggerPromiseReactions(_reactions_, _value_).'), change(FULFILL, 'Perform Trigger', 'Set _promise_.[[PromiseState]] to ~fulfilled~.')],
  'the result comes last': [change(FULFILL, 'Set _promise_.[[PromiseResult]]', 'Set _promise_.[[PromiseFulfillReactions]] to *undefined*.'), change(FULFILL, 'Perform Trigger', 'Perform TriggerPromiseReactions(_reactions_, _value_).', 'Set _promise_.[[PromiseResult]] to _value_.')],
  'fulfilled with an object is rejected': [before(FULFILL, 'Let _reactions_', 'If _value_ is an Object, return RejectPromise(_promise_, _value_).')],
  'undefined is null': [before(FULFILL, 'Let _reactions_', 'If _value_ is *undefined*, set _value_ to *null*.')],
  'reject reactions of what is fulfilled': [change(FULFILL, 'Let _reactions_', 'Let _reactions_ be _promise_.[[PromiseRejectReactions]].')],
  'reactions stay': [change(FULFILL, 'Set _promise_.[[PromiseFulfillReactions]]', 'NOTE: they stay.')],
  'resolve gives the promise': [change(RESOLVE, 'Perform FulfillPromise(_promise_, _resolution_)', 'Perform FulfillPromise(_promise_, _resolution_).', 'Return _promise_.')],
  'the flag after the get': [change(RESOLVE, 'Set _alreadyResolved_.[[Value]]', 'NOTE: later.'), before(RESOLVE, 'If _then_ is an abrupt', 'Set _alreadyResolved_.[[Value]] to *true*.')],
  'the flag is never set': [change(RESOLVE, 'Set _alreadyResolved_.[[Value]]', 'NOTE: never.'), before(RESOLVE, 'If SameValue', 'If _promise_.[[PromiseState]] is not ~pending~, return *undefined*.')],
  'the flag is of rejecting': [change(REJECT, 'Set _alreadyResolved_.[[Value]]', 'NOTE: never.'), before(REJECT, 'Perform RejectPromise', 'If _promise_.[[PromiseState]] is not ~pending~, return *undefined*.')],
  'then is read twice': [after(RESOLVE, 'Let _thenAction_', 'Let _again_ be Completion(Get(_resolution_, *"then"*)).', 'If _again_ is not an abrupt completion, set _thenAction_ to _again_.[[Value]].')],
  'another method is read': [change(RESOLVE, 'Let _then_ be', 'Let _then_ be Completion(Get(_resolution_, *"constructor"*)).')],
  'self-resolution fulfils': [change(RESOLVE, 'Perform RejectPromise(_promise_, _selfResolutionError_)', 'Perform FulfillPromise(_promise_, _selfResolutionError_).')],
  'self-resolution is nothing': [change(RESOLVE, 'If SameValue', 'If SameValue(_resolution_, *undefined*) is *true*, then')],
  'promises are adopted at once': [before(RESOLVE, 'Let _thenJobCallback_', 'If IsPromise(_resolution_) is *true*, then', '  Let _adopting_ be CreateResolvingFunctions(_promise_).', '  Perform PerformPromiseThen(_resolution_, _adopting_.[[Resolve]], _adopting_.[[Reject]]).', '  Return *undefined*.')],
  'settled promises are adopted at once': [before(RESOLVE, 'Let _thenJobCallback_', 'If IsPromise(_resolution_) is *true*, then', '  If _resolution_.[[PromiseState]] is ~fulfilled~, then', '    Perform FulfillPromise(_promise_, _resolution_.[[PromiseResult]]).', '    Return *undefined*.')],
  'functions are no thenables': [before(RESOLVE, 'Let _then_ be', 'If IsCallable(_resolution_) is *true*, then', '  Perform FulfillPromise(_promise_, _resolution_).', '  Return *undefined*.')],
  'a thenable is called at once': [change(RESOLVE, ENQUEUE, 'Let _called_ be CreateResolvingFunctions(_promise_).', 'Let _status_ be Completion(Call(_thenAction_, _resolution_, « _called_.[[Resolve]], _called_.[[Reject]] »)).', 'If _status_ is an abrupt completion, perform ? Call(_called_.[[Reject]], *undefined*, « _status_.[[Value]] »).')],
  'the thenable job twice': [after(RESOLVE, ENQUEUE, `${ENQUEUE}.`)],
  'the job of a thenable knows it': [change(ADOPT, 'Let _thenCallResult_', 'Let _thenCallResult_ be Completion(HostCallJobCallback(_then_, _thenable_, « _resolvingFunctions_.[[Resolve]], _resolvingFunctions_.[[Reject]], _thenable_ »)).')],
  'a thenable gets one function': [change(ADOPT, 'Let _thenCallResult_', 'Let _thenCallResult_ be Completion(HostCallJobCallback(_then_, _thenable_, « _resolvingFunctions_.[[Resolve]] »)).')],
  'a thenable gets them the other way round': [change(ADOPT, 'Let _thenCallResult_', 'Let _thenCallResult_ be Completion(HostCallJobCallback(_then_, _thenable_, « _resolvingFunctions_.[[Reject]], _resolvingFunctions_.[[Resolve]] »)).')],
  'a thenable that throws is nothing': [change(ADOPT, 'Return ? Call(_resolving', 'Return *undefined*.')],
  'what a thenable gives resolves': [before(ADOPT, 'Return ? _thenCallResult_', 'If _thenCallResult_ is not an abrupt completion, return ? Call(_resolvingFunctions_.[[Resolve]], *undefined*, « _thenCallResult_.[[Value]] »).')],
  'functions are made with the job': [change(ADOPT, 'Let _resolvingFunctions_', 'NOTE: made before.'), { id: ADOPT, from: 'captures _promiseToResolve_, _thenable_, and _then_', steps: ['Let _resolvingFunctions_ be CreateResolvingFunctions(_promiseToResolve_).', 'Let _job_ be a new Job Abstract Closure with no parameters that captures _resolvingFunctions_, _thenable_, and _then_ and performs the following steps when called:'] }],
  'handlers get the type': [change(JOB, 'Let _handlerResult_ be Completion(Host', 'Let _handlerResult_ be Completion(HostCallJobCallback(_handler_, *undefined*, « _argument_, *"more"* »)).')],
  'handlers are called twice': [after(JOB, 'Let _handlerResult_ be Completion(Host', 'Set _handlerResult_ to Completion(HostCallJobCallback(_handler_, *undefined*, « _argument_ »)).')],
  'what a handler throws resolves': [change(JOB, 'Return ? Call(_promiseCapability_.[[Reject]]', 'Return ? Call(_promiseCapability_.[[Resolve]], *undefined*, « _handlerResult_.[[Value]] »).')],
  'both functions are called': [before(JOB, 'Return ? Call(_promiseCapability_.[[Resolve]]', 'Perform ? Call(_promiseCapability_.[[Reject]], *undefined*, « _argument_ »).')],
  'the functions know the promise': [change(JOB, 'Return ? Call(_promiseCapability_.[[Resolve]]', 'Return ? Call(_promiseCapability_.[[Resolve]], _promiseCapability_.[[Promise]], « _handlerResult_.[[Value]] »).')],
  'a job ends quietly': [change(JOB, 'Return ? Call(_promiseCapability_.[[Resolve]]', 'Let _quiet_ be Completion(Call(_promiseCapability_.[[Resolve]], *undefined*, « _handlerResult_.[[Value]] »)).', 'Return ~empty~.')],
  'undefined results keep the argument': [before(JOB, 'If _promiseCapability_ is *undefined*', 'If _handlerResult_ is not an abrupt completion, then', '  If _handlerResult_.[[Value]] is *undefined*, set _handlerResult_ to NormalCompletion(_argument_).')],
  'no handler: nothing happens': [change(JOB, 'Let _handlerResult_ be NormalCompletion', 'Let _handlerResult_ be NormalCompletion(*undefined*).')],
  'a reason without a handler fulfils': [change(JOB, 'Let _handlerResult_ be ThrowCompletion', 'Let _handlerResult_ be NormalCompletion(_argument_).')],
  'fields are read when the job is made': [change(JOB, 'Let _promiseCapability_ be', 'NOTE: read before.'), { id: JOB, from: 'captures _reaction_ and _argument_', steps: ['Let _promiseCapability_ be _reaction_.[[Capability]].', 'Let _job_ be a new Job Abstract Closure with no parameters that captures _promiseCapability_, _reaction_, and _argument_ and performs the following steps when called:'] }],
  'the capability settles when the job is made': [before(JOB, 'Let _handlerRealm_', 'If _reaction_.[[Capability]] is not *undefined*, then', '  If _reaction_.[[Handler]] is ~empty~, perform ? Call(_reaction_.[[Capability]].[[Resolve]], *undefined*, « *"early"* »).')],
  'executors may be called again': [change(CAPABILITY, 'If _resolvingFunctions_.[[Resolve]] is not', 'NOTE: again.'), change(CAPABILITY, 'If _resolvingFunctions_.[[Reject]] is not', 'NOTE: again.')],
  'executors give something': [change(CAPABILITY, 'Return *undefined*', 'Return _resolve_.')],
  'executors take three': [change(CAPABILITY, 'Let _executor_ be', 'Let _executor_ be CreateBuiltinFunction(_executorClosure_, 3, *"executor"*, « »).')],
  'a capability is resolved at once': [before(CAPABILITY, 'Return the PromiseCapability', 'If _C_ is not %Promise%, perform ? Call(_resolvingFunctions_.[[Resolve]], *undefined*, « *"at once"* »).')],
  'capabilities have one function': [change(CAPABILITY, 'Return the PromiseCapability', 'Return the PromiseCapability { [[Promise]]: _promise_, [[Resolve]]: _resolvingFunctions_.[[Resolve]], [[Reject]]: _resolvingFunctions_.[[Resolve]] }.')],
  'capabilities are of the constructor': [change(CAPABILITY, 'Let _promise_ be', 'Let _promise_ be ? Construct(%Promise%, « _executor_ »).')],
  'capabilities check later': [change(CAPABILITY, 'If IsCallable(_resolvingFunctions_.[[Reject]])', 'NOTE: never.')],
  'two flags': [before(CREATE, 'Let _stepsReject_', 'Set _alreadyResolved_ to the Record { [[Value]]: *false* }.')],
  'functions have names': [change(CREATE, 'Let _resolve_ be', 'Let _resolve_ be CreateBuiltinFunction(_stepsResolve_, 2, *"resolve"*, « [[Promise]], [[AlreadyResolved]] »).')],
  'reject is made first': [change(CREATE, 'Let _stepsResolve_ be', 'Let _stepsResolve_ be the steps of <emu-xref href="#sec-promise-reject-functions" title></emu-xref>.')],
  'a settled promise has no functions': [before(CREATE, 'Let _alreadyResolved_', 'If _promise_.[[PromiseState]] is not ~pending~, return the Record { [[Resolve]]: *undefined*, [[Reject]]: *undefined* }.')],
  'the executor is called twice': [before(EXECUTOR, 'Let _completion_', 'Perform ? Call(_executor_, *undefined*, « _resolvingFunctions_.[[Resolve]] »).')],
  'the executor runs in a job': [change(EXECUTOR, 'Let _completion_ be', 'Let _job_ be a new Job Abstract Closure with no parameters that captures _executor_ and _resolvingFunctions_ and performs the following steps when called:', '  Perform ? Call(_executor_, *undefined*, « _resolvingFunctions_.[[Resolve]], _resolvingFunctions_.[[Reject]] »).', '  Return ~empty~.', 'Perform HostEnqueuePromiseJob(_job_, *null*).', 'Let _completion_ be NormalCompletion(*undefined*).')],
  'what the executor gives resolves': [before(EXECUTOR, 'Return _promise_', 'If _completion_ is not an abrupt completion, then', '  If _completion_.[[Value]] is not *undefined*, perform ? Call(_resolvingFunctions_.[[Resolve]], *undefined*, « _completion_.[[Value]] »).')],
  'the executor throws on': [change(EXECUTOR, 'Perform ? Call(_resolvingFunctions_.[[Reject]]', 'Return ? _completion_.')],
  'promises are born handled': [change(EXECUTOR, 'Set _promise_.[[PromiseIsHandled]]', 'Set _promise_.[[PromiseIsHandled]] to *true*.')],
  'promises are born with a reaction': [after(EXECUTOR, 'Set _promise_.[[PromiseIsHandled]]', 'Perform PerformPromiseThen(_promise_, _executor_, *undefined*).')],
  'the slots are set afterwards': [change(EXECUTOR, 'Set _promise_.[[PromiseIsHandled]]', 'Let _resolvingFunctions_ be CreateResolvingFunctions(_promise_).'), change(EXECUTOR, 'Let _resolvingFunctions_', 'Set _promise_.[[PromiseIsHandled]] to *false*.')],
  'a constructor without new': [change(EXECUTOR, 'If NewTarget is', 'NOTE: no question.')],
  'counts from nothing': [change(ALL, 'Let _remainingElementsCount_', 'Let _remainingElementsCount_ be the Record { [[Value]]: 0 }.'), change(ALL, 'Set _remainingElementsCount_.[[Value]] to _remainingElementsCount_.[[Value]] - 1', 'NOTE: nothing to count.')],
  'counts by two': [change(ALL, 'Let _remainingElementsCount_', 'Let _remainingElementsCount_ be the Record { [[Value]]: 2 }.'), change(ALL, 'Set _remainingElementsCount_.[[Value]] to _remainingElementsCount_.[[Value]] - 1', 'Set _remainingElementsCount_.[[Value]] to _remainingElementsCount_.[[Value]] - 2.')],
  'counts upwards': [change(ELEMENT, 'Set _remainingElementsCount_', 'Set _remainingElementsCount_.[[Value]] to _remainingElementsCount_.[[Value]] + 1.')],
  'counts elements by the index': [change(ALL, 'Set _remainingElementsCount_.[[Value]] to _remainingElementsCount_.[[Value]] + 1', 'Set _remainingElementsCount_.[[Value]] to _index_ + 2.')],
  'indices count down': [change(ALL, 'Set _index_ to', 'Set _index_ to _index_ - 1.')],
  'an index for two': [change(ALL, 'Set _index_ to', 'If _index_ is 0, set _index_ to 1.')],
  'indices start at one': [change(ALL, 'Let _index_ be 0', 'Let _index_ be 1.')],
  'values as they come': [change(ELEMENT, 'Set _values_[', 'Append _x_ to the end of _values_.')],
  'values at the first place': [change(ELEMENT, 'Set _values_[', 'Set _values_[0] to _x_.')],
  'values twice': [after(ELEMENT, 'Set _values_[', 'Append _x_ to the end of _values_.')],
  'no places for values': [change(ALL, 'Append *undefined*', 'NOTE: no place.')],
  'places hold something else': [change(ALL, 'Append *undefined*', 'Append _next_ to the end of _values_.')],
  'an element is called again': [change(ELEMENT, 'Set _F_.[[AlreadyCalled]]', 'Set _F_.[[AlreadyCalled]] to *false*.')],
  'the first value resolves': [before(ELEMENT, 'Set _remainingElementsCount_', 'If _index_ is 0, perform ? Call(_promiseCapability_.[[Resolve]], *undefined*, « _x_ »).')],
  'elements give their value': [change(ELEMENT, 'Return *undefined*', 'Return _x_.')],
  'all gives the list of now': [before(ELEMENT, 'Set _remainingElementsCount_', 'Let _now_ be CreateArrayFromList(_values_).', 'If _x_ is *undefined*, return ? Call(_promiseCapability_.[[Resolve]], *undefined*, « _now_ »).')],
  'rejections count too': [change(ALL, 'Perform ? Invoke', 'Perform ? Invoke(_nextPromise_, *"then"*, « _onFulfilled_, _onFulfilled_ »).')],
  'all without a reject function': [change(ALL, 'Perform ? Invoke', 'Perform ? Invoke(_nextPromise_, *"then"*, « _onFulfilled_ »).')],
  'all hands out more': [change(ALL, 'Perform ? Invoke', 'Perform ? Invoke(_nextPromise_, *"then"*, « _onFulfilled_, _resultCapability_.[[Reject]], _index_ »).')],
  'all attaches twice': [after(ALL, 'Perform ? Invoke', 'Perform ? Invoke(_nextPromise_, *"then"*, « _onFulfilled_, _resultCapability_.[[Reject]] »).')],
  'all attaches by itself': [change(ALL, 'Perform ? Invoke', 'If IsPromise(_nextPromise_) is *false*, throw a *TypeError* exception.', 'Perform PerformPromiseThen(_nextPromise_, _onFulfilled_, _resultCapability_.[[Reject]]).')],
  'all attaches, and waits for what then gives': [change(ALL, 'Perform ? Invoke', 'Let _chained_ be ? Invoke(_nextPromise_, *"then"*, « _onFulfilled_, _resultCapability_.[[Reject]] »).', 'If _chained_ is an Object, perform ? Invoke(_chained_, *"then"*, « _onFulfilled_ »).')],
  'all resolves by an operation': [change(ALL, 'Let _nextPromise_', 'Let _nextPromise_ be ? PromiseResolve(_constructor_, _next_).')],
  'all resolves twice': [after(ALL, 'Let _nextPromise_', 'Set _nextPromise_ to ? Call(_promiseResolve_, _constructor_, « _nextPromise_ »).')],
  'all does not resolve': [change(ALL, 'Let _nextPromise_', 'Let _nextPromise_ be _next_.')],
  'all of none rejects': [change(ALL, 'Perform ? Call(_resultCapability_.[[Resolve]]', 'Perform ? Call(_resultCapability_.[[Reject]], *undefined*, « _valuesArray_ »).')],
  'the array is made before': [before(ALL, 'Repeat', 'Let _early_ be CreateArrayFromList(_values_).'), change(ALL, 'Let _valuesArray_', 'Let _valuesArray_ be _early_.')],
  'the count goes up before the call': [change(ALL, 'Set _remainingElementsCount_.[[Value]] to _remainingElementsCount_.[[Value]] + 1', 'NOTE: before.'), before(ALL, 'Let _nextPromise_', 'Set _remainingElementsCount_.[[Value]] to _remainingElementsCount_.[[Value]] + 1.')],
  'the count goes up after the call': [change(ALL, 'Set _remainingElementsCount_.[[Value]] to _remainingElementsCount_.[[Value]] + 1', 'NOTE: after.'), before(ALL, 'Set _index_ to', 'Set _remainingElementsCount_.[[Value]] to _remainingElementsCount_.[[Value]] + 1.')],
  'element functions share the flag': [change(ALL, 'Set _onFulfilled_.[[AlreadyCalled]]', 'Set _onFulfilled_.[[AlreadyCalled]] to *true*.')],
  'settled elements have flags of their own': [before(SETTLED, 'Set _onRejected_.[[AlreadyCalled]]', 'Set _alreadyCalled_ to the Record { [[Value]]: *false* }.')],
  'settled elements share one flag': [change(SETTLED, 'Let _alreadyCalled_', 'NOTE: made before.'), before(SETTLED, 'Repeat', 'Let _alreadyCalled_ be the Record { [[Value]]: *false* }.')],
  'settled with the same function': [change(SETTLED, 'Perform ? Invoke', 'Perform ? Invoke(_nextPromise_, *"then"*, « _onFulfilled_, _onFulfilled_ »).')],
  'settled the other way round': [change(SETTLED, 'Perform ? Invoke', 'Perform ? Invoke(_nextPromise_, *"then"*, « _onRejected_, _onFulfilled_ »).')],
  'a status more': [after(SETTLED_FULFILL, 'Perform ! CreateDataPropertyOrThrow(_obj_, *"value"*', 'Perform ! CreateDataPropertyOrThrow(_obj_, *"index"*, _index_).')],
  'a status twice': [after(SETTLED_REJECT, 'Perform ! CreateDataPropertyOrThrow(_obj_, *"reason"*', 'Perform ! CreateDataPropertyOrThrow(_obj_, *"status"*, _x_).')],
  'a status without prototype': [change(SETTLED_FULFILL, 'Let _obj_', 'Let _obj_ be OrdinaryObjectCreate(*null*).')],
  'a status named __proto__': [change(SETTLED_FULFILL, 'Perform ! CreateDataPropertyOrThrow(_obj_, *"value"*', 'Perform ! CreateDataPropertyOrThrow(_obj_, *"__proto__"*, _x_).')],
  'rejected ones settle at once': [before(SETTLED_REJECT, 'Let _obj_', 'If _x_ is *undefined*, return ? Call(_promiseCapability_.[[Reject]], *undefined*, « _x_ »).')],
  'any counts twice': [change(ANY, 'Let _remainingElementsCount_', 'Let _remainingElementsCount_ be the Record { [[Value]]: 2 }.')],
  'any resolves with errors': [change(ANY_ELEMENT, 'Return ? Call(_promiseCapability_.[[Reject]]', 'Return ? Call(_promiseCapability_.[[Resolve]], *undefined*, « _error_ »).')],
  'any gives the list itself': [change(ANY, 'Return ThrowCompletion', 'Perform ? Call(_resultCapability_.[[Reject]], *undefined*, « _error_ »).')],
  'any throws another error': [change(ANY_ELEMENT, 'Let _error_', 'Let _error_ be a newly created *RangeError* object.')],
  'any with the element for both': [change(ANY, 'Perform ? Invoke', 'Perform ? Invoke(_nextPromise_, *"then"*, « _onRejected_, _onRejected_ »).')],
  'any keeps the last': [change(ANY_ELEMENT, 'Set _errors_[', 'Set _errors_[0] to _x_.')],
  'race of the first': [after(RACE, 'Perform ? Invoke', 'If _resultCapability_.[[Promise]] is not an Object, return *undefined*.', 'If IsPromise(_nextPromise_) is *true*, then', '  If _nextPromise_.[[PromiseState]] is not ~pending~, return ? IteratorClose(_iteratorRecord_, NormalCompletion(_resultCapability_.[[Promise]])).')],
  'race resolves rejections': [change(RACE, 'Perform ? Invoke', 'Perform ? Invoke(_nextPromise_, *"then"*, « _resultCapability_.[[Resolve]], _resultCapability_.[[Resolve]] »).')],
  'race attaches twice': [after(RACE, 'Perform ? Invoke', 'Perform ? Invoke(_nextPromise_, *"then"*, « _resultCapability_.[[Resolve]], _resultCapability_.[[Reject]] »).')],
  'race of promises alone': [change(RACE, 'Let _nextPromise_', 'Let _nextPromise_ be _next_.')],
  'race attaches by itself': [change(RACE, 'Perform ? Invoke', 'If IsPromise(_nextPromise_) is *true*, then', '  Perform PerformPromiseThen(_nextPromise_, _resultCapability_.[[Resolve]], _resultCapability_.[[Reject]], _resultCapability_).', 'Else,', '  Perform ? Invoke(_nextPromise_, *"then"*, « _resultCapability_.[[Resolve]], _resultCapability_.[[Reject]] »).')],
  'race gives back the element': [change(RACE, 'Return _resultCapability_.[[Promise]]', 'Return _resultCapability_.[[Resolve]].')],
  'finally gives the value': [change(FINALLY, 'Let _result_ be', 'Let _result_ be ? Call(_onFinally_, *undefined*, « *"why"* »).')],
  'finally does not wait': [change(FINALLY, 'Return ? Invoke(_p_', 'Return _value_.')],
  'finally by then alone': [change(FINALLY, 'Return ? Invoke(_promise_', 'Return ? Invoke(_promise_, *"then"*, « _thenFinally_, _thenFinally_ »).')],
  'finally without species': [change(FINALLY, 'Let _C_ be', 'Let _C_ be %Promise%.')],
  'catch by itself': [change(CATCH, 'Return ? Invoke', 'If IsPromise(_promise_) is *false*, throw a *TypeError* exception.', 'Let _resultCapability_ be ? NewPromiseCapability(%Promise%).', 'Return PerformPromiseThen(_promise_, *undefined*, _onRejected_, _resultCapability_).')],
  'catch without a capability': [change(CATCH, 'Return ? Invoke', 'If IsPromise(_promise_) is *false*, throw a *TypeError* exception.', 'Return PerformPromiseThen(_promise_, *undefined*, _onRejected_).')],
  'catch for both': [change(CATCH, 'Return ? Invoke', 'Return ? Invoke(_promise_, *"then"*, « _onRejected_, _onRejected_ »).')],
  'then gives the promise itself': [change(THEN_METHOD, 'Return PerformPromiseThen', 'Perform PerformPromiseThen(_promise_, _onFulfilled_, _onRejected_, _resultCapability_).', 'Return _promise_.')],
  'then attaches twice': [before(THEN_METHOD, 'Return PerformPromiseThen', 'Perform PerformPromiseThen(_promise_, _onFulfilled_, _onRejected_, _resultCapability_).')],
  'then attaches without a capability': [change(THEN_METHOD, 'Return PerformPromiseThen', 'Perform PerformPromiseThen(_promise_, _onFulfilled_, _onRejected_).', 'Return _resultCapability_.[[Promise]].')],
  'then makes two': [before(THEN_METHOD, 'Return PerformPromiseThen', 'Let _second_ be ? NewPromiseCapability(%Promise%).', 'Perform PerformPromiseThen(_promise_, _onRejected_, _onFulfilled_, _second_).')],
  'then of the derived': [change(THEN_METHOD, 'Return PerformPromiseThen', 'Let _derived_ be _resultCapability_.[[Promise]].', 'If IsPromise(_derived_) is *false*, return _derived_.', 'Return PerformPromiseThen(_derived_, _onFulfilled_, _onRejected_, _resultCapability_).')],
  'then resolves what it gives': [before(THEN_METHOD, 'Return PerformPromiseThen', 'If IsCallable(_onFulfilled_) is *false*, perform ? Call(_resultCapability_.[[Resolve]], *undefined*, « _onFulfilled_ »).')],
  'species first': [change(THEN_METHOD, 'Let _C_ be', 'Let _C_ be ? SpeciesConstructor(_promise_, %Promise%).', 'Set _C_ to ? SpeciesConstructor(_promise_, _C_).')],
  'the default is another': [change(SPECIES, 'If _C_ is *undefined*', 'If _C_ is *undefined*, throw a *TypeError* exception.')],
  'species is the constructor': [change(SPECIES, 'Let _S_ be', 'Let _S_ be _C_.')],
  'resolve is of the prototype': [change(RESOLVING, 'Let _xConstructor_', 'Let _xConstructor_ be %Promise%.')],
  'resolve keeps thenables': [change(RESOLVING, 'If IsPromise', 'If _x_ is an Object, then')],
  'resolve adopts at once': [after(RESOLVING, 'Let _promiseCapability_', 'If IsPromise(_x_) is *true*, then', '  Perform PerformPromiseThen(_x_, _promiseCapability_.[[Resolve]], _promiseCapability_.[[Reject]]).', '  Return _promiseCapability_.[[Promise]].')],
  'resolve calls twice': [after(RESOLVING, 'Perform ? Call(_promiseCapability_', 'Perform ? Call(_promiseCapability_.[[Resolve]], *undefined*, « *"again"* »).')],
  'resolve then reject': [after(RESOLVING, 'Perform ? Call(_promiseCapability_', 'Perform ? Call(_promiseCapability_.[[Reject]], *undefined*, « _x_ »).')],
  'a fourth state': [before(RESOLVE, 'Let _thenJobCallback_', 'Set _promise_.[[PromiseState]] to ~locked~.'), change(THEN, 'If _promise_.[[PromiseState]] is ~pending~', 'If _promise_.[[PromiseState]] is either ~pending~ or ~locked~, then')],
  'a fourth state for self-resolution': [change(RESOLVE, 'Perform RejectPromise(_promise_, _selfResolutionError_)', 'Set _promise_.[[PromiseState]] to ~circular~.', 'Set _promise_.[[PromiseResult]] to _selfResolutionError_.')],
  'states compared the other way': [change(THEN, 'If _promise_.[[PromiseState]] is ~pending~', 'If _promise_.[[PromiseState]] is neither ~fulfilled~ nor ~rejected~, then')],
  'callbacks are called with themselves': [change('sec-hostcalljobcallback', 'Return ? Call', 'Return ? Call(_jobCallback_.[[Callback]], _jobCallback_.[[Callback]], _argumentsList_).')],
  'iterators are closed': [change('sec-promise.all', 'Return ? _result_', 'Return ? IteratorClose(_iteratorRecord_, _result_).')],
  'try resolves what it throws': [change('sec-promise.try', 'Perform ? Call(_promiseCapability_.[[Reject]]', 'Perform ? Call(_promiseCapability_.[[Resolve]], *undefined*, « _status_.[[Value]] »).')],
  'reject resolves': [change('sec-promise.reject', 'Perform ? Call(_promiseCapability_.[[Reject]]', 'Perform ? Call(_promiseCapability_.[[Resolve]], *undefined*, « _r_ »).')],
  'reject is handled': [before('sec-promise.reject', 'Return _promiseCapability_', 'If IsPromise(_promiseCapability_.[[Promise]]) is *true*, set _promiseCapability_.[[Promise]].[[PromiseIsHandled]] to *true*.')],
  'withResolvers has them again': [before('sec-promise.withResolvers', 'Return _obj_', 'Perform ! CreateDataPropertyOrThrow(_obj_, *"resolve"*, _promiseCapability_.[[Reject]]).')],
};

/** Lines of a clause that are given in place of the first step with a text. */
const changed = (lines, { id, from, steps }) => {
  const clause = clausesOf(lines).find((candidate) => candidate.id === id);
  for (let at = clause?.from ?? lines.length; at < (clause?.to ?? 0); at++) {
    if (!lines[at].includes(from)) continue;
    const indent = indentOf(lines[at]);
    const added = steps.map((step) => (step === '$&' ? lines[at] : `${indent}${indentOf(step)}1. ${step.trim()}`));
    const opens = / then$|, do$|^\s*1\. Repeat,$|called:$/.test(lines[at]);
    if (opens && steps.at(-1) !== '$&' && !/ then$|, do$|called:$/.test(steps.at(-1))) return undefined;
    if (opens && steps[0] === '$&') return undefined;
    return splice(lines, at, 1, ...added);
  }
  return undefined;
};

const machine = (changes) => (lines) => {
  const done = changes.reduce((sum, edit) => sum && changed(sum, edit), lines);
  return done && { lines: done, change: '' };
};

const NASTY = ['constructor', '__proto__', 'prototype', 'length', 'then', 'toString', 'hasOwnProperty', 'Promise', 'Object', 'Array', 'Map', 'Symbol', 'eval', 'arguments', 'main', 'self', 'Slots', 'State', 'Bits', 'Reactions', 'First', 'Job', 'Run', 'Context', 'Handled', 'name', 'value', 'Value', 'call', 'bind', 'delete', 'class', 'Index', 'Call', 'Get'];

/** A field, a slot, an enumeration or an operation under a name that means something to JavaScript. */
const renameAny = (pattern, wrap) => (lines, random) => {
  const text = lines.join('\n');
  const names = [...new Set([...text.matchAll(pattern)].map(([, name]) => name))].sort();
  const from = random.pick(names);
  const to = random.pick(NASTY);
  if (names.includes(to)) return undefined;
  return { lines: text.replaceAll(wrap(from), wrap(to).replaceAll('\\b', '')).split('\n'), change: `${from} → ${to}` };
};

const renameOperation = (lines, random) => {
  const text = lines.join('\n');
  const first = text.indexOf('id="sec-promise-objects"');
  const names = [...text.slice(first).matchAll(/aoid="(\w+)"/g)].map(([, name]) => name).filter((name) => !/^Host|IfAbrupt/.test(name));
  const from = random.pick(names);
  const to = random.pick(NASTY.filter((name) => /^[A-Z]/.test(name) && !['Call', 'Get'].includes(name)));
  if (new RegExp(`\\b${to}\\(`).test(text)) return undefined;
  return { lines: text.replace(new RegExp(`\\b${from}(?=["(]| \\()`, 'g'), to).split('\n'), change: `${from} → ${to}` };
};

/** @returns {import('./places.js').Edit[]} */
export const machineEdits = () => [
  ...Object.entries(MACHINES).map(([name, changes]) => ({ name, make: machine(changes) })),
  { name: 'another name of a field', make: renameAny(/\[\[(\w+)\]\]/g, (name) => `[[${name}]]`) },
  { name: 'another name of an enumeration', make: renameAny(/~(\w+)~/g, (name) => `~${name}~`) },
  { name: 'another name of an operation', make: renameOperation },
];
