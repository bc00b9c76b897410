/** Steps that see what reactions are made of: in a context that is of the host layer. */

const HEAD = '1. If IsCallable(_onFulfilled_) is *false*, then';
const HANDLED = '1. Set _promise_.[[PromiseIsHandled]] to *true*.';
const CALLABLE =
  '1. Let _handles_ be *false*.\n1. If IsCallable(_onRejected_) is *true*, set _handles_ to *true*.';
const SWAPPED =
  '{ [[Promise]]: _promise_, [[Resolve]]: _resolvingFunctions_.[[Reject]], [[Reject]]: _resolvingFunctions_.[[Resolve]] }';

/**
 * Of ES2025's wording: steps beside the reactions that see what `then` was given.
 * @type {Record<string, [string, string, string?][]>}
 */
export const SEEING = {
  'asks for the handler behind them': [
    [HANDLED, `1. If IsCallable(_onRejected_) is *true*, then\n  ${HANDLED}`],
  ],
  'asks for the callback behind them': [
    [HANDLED, `1. If _onRejectedJobCallback_ is not ~empty~, then\n  ${HANDLED}`],
  ],
  'has asked for the handler before them': [
    [HEAD, `${CALLABLE}\n${HEAD}`],
    [HANDLED, '1. If _handles_ is *true*, set _promise_.[[PromiseIsHandled]] to *true*.'],
  ],
  'marks the promise of its capability behind them': [
    [HANDLED, `${HANDLED}\n${HANDLED.replace('_promise_', '_resultCapability_.[[Promise]]')}`],
  ],
  'stores a handler in the callback of the other': [
    [
      '1. Let _fulfillReaction_ be',
      '1. If _onFulfilledJobCallback_ is not ~empty~ and _onRejectedJobCallback_ is not ~empty~, set _onFulfilledJobCallback_.[[Callback]] to _onRejected_.\n1. Let _fulfillReaction_ be',
    ],
  ],
  'finds what it has set at its head': [
    [
      HEAD,
      `1. If _promise_.[[PromiseIsHandled]] is *true*, set _onFulfilled_ to *undefined*.\n${HANDLED}\n${HEAD}`,
    ],
  ],
  'puts another capability in the place of its own': [
    [
      HEAD,
      `1. Set _resultCapability_ to the PromiseCapability { [[Promise]]: _resultCapability_.[[Promise]], [[Resolve]]: _resultCapability_.[[Reject]], [[Reject]]: _resultCapability_.[[Resolve]] }.\n${HEAD}`,
    ],
  ],
  'has its callbacks from an operation that others call': [
    ['HostMakeJobCallback(_onFulfilled_)', 'CallbackOf(_onFulfilled_)'],
    ['HostMakeJobCallback(_onRejected_)', 'CallbackOf(_onRejected_)'],
    [
      'HostMakeJobCallback(_thenAction_)',
      'CallbackOf(_thenAction_)',
      'sec-promise-resolve-functions',
    ],
  ],
  'returns before its end': [
    [HANDLED, `1. If IsCallable(_onRejected_) is *true*, return _promise_.\n${HANDLED}`],
  ],
  'returns what it has set behind them': [
    [
      HANDLED,
      `${HANDLED}\n1. Let _given_ be _resultCapability_.\n1. If IsCallable(_onRejected_) is *true*, set _given_ to *undefined*.`,
    ],
    ...['If _resultCapability_ is *undefined*, then', 'Return _resultCapability_.[[Promise]].'].map(
      (step) =>
        /** @type {[string, string]} */ ([step, step.replace('_resultCapability_', '_given_')]),
    ),
  ],
  'chooses what it returns by a slot that it sets behind the choice': [
    [
      `${HANDLED}\n1. If _resultCapability_ is *undefined*, then\n  1. Return *undefined*.`,
      `1. If _promise_.[[PromiseIsHandled]] is *true*, then\n  1. Return *undefined*.`,
    ],
    ['1. Else,\n  1. Return _res', `1. Else,\n  ${HANDLED}\n  1. Return _res`],
  ],
  'makes reactions whose job rejects first': [
    [
      '1. If _promiseCapability_ is *undefined*, then',
      '1. If _promiseCapability_ is not *undefined*, perform ? Call(_promiseCapability_.[[Reject]], *undefined*, « *"first"* »).\n1. If _promiseCapability_ is *undefined*, then',
      'sec-newpromisereactionjob',
    ],
  ],
  'makes reactions whose job calls handlers twice': [
    [
      '1. Let _handlerResult_ be Completion(HostCallJobCallback(_handler_, *undefined*, « _argument_ »)).',
      '1. Perform ? HostCallJobCallback(_handler_, *undefined*, « *"again"* »).\n1. Let _handlerResult_ be Completion(HostCallJobCallback(_handler_, *undefined*, « _argument_ »)).',
      'sec-newpromisereactionjob',
    ],
  ],
  'makes reactions whose job looks at what a handler gave': [
    [
      '1. If _promiseCapability_ is *undefined*, then',
      '1. If _handlerResult_ is a normal completion and _handlerResult_.[[Value]] is *undefined*, set _handlerResult_ to ThrowCompletion(*"nothing"*).\n1. If _promiseCapability_ is *undefined*, then',
      'sec-newpromisereactionjob',
    ],
  ],
  'makes reactions that somebody else asks for their handlers': [
    [
      '1. Let _job_ be NewPromiseReactionJob(',
      '1. If _reaction_.[[Handler]] is ~empty~, set _argument_ to *"seen"*.\n1. Let _job_ be NewPromiseReactionJob(',
      'sec-triggerpromisereactions',
    ],
  ],
  'makes reactions of which an element function sets one again': [
    [
      '1. Let _index_ be _F_.[[Index]].',
      '1. Let _reaction_ be the PromiseReaction { [[Capability]]: _F_.[[Capability]], [[Type]]: ~reject~, [[Handler]]: ~empty~ }.\n1. Set _reaction_.[[Capability]] to _F_.[[Capability]].\n1. Let _index_ be _F_.[[Index]].',
      'sec-promise.all-resolve-element-functions',
    ],
  ],
  'makes reactions that their jobs find changed': [
    [
      '1. Perform HostEnqueuePromiseJob(',
      '1. Set _reaction_.[[Type]] to ~reject~.\n1. Perform HostEnqueuePromiseJob(',
      'sec-triggerpromisereactions',
    ],
  ],
  'makes reactions for whose handlers another job is enqueued': [
    [
      '1. Let _getHandlerRealmResult_ be',
      '1. Let _otherJob_ be NewThrowingJob(_argument_).\n1. Perform HostEnqueuePromiseJob(_otherJob_.[[Job]], _otherJob_.[[Realm]]).\n1. Let _getHandlerRealmResult_ be',
      'sec-newpromisereactionjob',
    ],
  ],
  'takes a handler away for a capability that is no function': [
    [
      '1. If IsCallable(_onRejected_) is *false*, then',
      '1. If IsCallable(_resultCapability_) is *false*, then',
    ],
  ],
  'takes a handler away in a state': [
    [
      '1. Let _fulfillReaction_ be',
      '1. If _promise_.[[PromiseState]] is ~pending~, set _onRejectedJobCallback_ to ~empty~.\n1. Let _fulfillReaction_ be',
    ],
  ],
  'returns in an arm': [
    [
      '1. Let _value_ be _promise_.[[PromiseResult]].',
      '1. If _promise_.[[PromiseIsHandled]] is *true*, return *undefined*.\n1. Let _value_ be _promise_.[[PromiseResult]].',
    ],
  ],
  'returns before its end, where its promise was handled': [
    [HANDLED, `1. If _promise_.[[PromiseIsHandled]] is *true*, return *undefined*.\n${HANDLED}`],
  ],
  'returns its promise before its end, or nothing': [
    [
      HANDLED,
      `1. If _promise_.[[PromiseState]] is ~rejected~, return _promise_.\n1. If _promise_.[[PromiseIsHandled]] is *true*, return *undefined*.\n${HANDLED}`,
    ],
  ],
  'takes every function away': [
    [
      '1. If IsCallable(_onRejected_) is *false*, then',
      '1. If IsCallable(_onRejected_) is *true*, then',
    ],
  ],
  'takes every function away, and says so first': [
    [
      '1. If IsCallable(_onRejected_) is *false*, then',
      '1. Let _handles_ be IsCallable(_onRejected_).\n1. If _handles_ is *true* or _onRejected_ is *null*, then',
    ],
  ],
  'makes reactions for whose handlers a job is told, by a field': [
    [
      '1. Let _handlerRealm_ be *null*.',
      '1. Let _cell_ be the Record { [[Value]]: *"a handler"* }.\n1. If _reaction_.[[Handler]] is ~empty~, set _cell_.[[Value]] to *"none"*.\n1. Let _otherJob_ be NewThrowingJob(_cell_.[[Value]]).\n1. Perform HostEnqueuePromiseJob(_otherJob_.[[Job]], _otherJob_.[[Realm]]).\n1. Let _handlerRealm_ be *null*.',
      'sec-newpromisereactionjob',
    ],
  ],
  'makes reactions for whose handlers a job is told, by a loop': [
    [
      '1. Let _handlerRealm_ be *null*.',
      '1. Let _count_ be 0.\n1. Repeat, while _reaction_.[[Handler]] is not ~empty~ and _count_ < 2,\n  1. Set _count_ to _count_ + 1.\n1. Let _otherJob_ be NewThrowingJob(_count_).\n1. Perform HostEnqueuePromiseJob(_otherJob_.[[Job]], _otherJob_.[[Realm]]).\n1. Let _handlerRealm_ be *null*.',
      'sec-newpromisereactionjob',
    ],
  ],
  'is given capabilities whose functions are swapped': [
    [
      '1. Return the PromiseCapability',
      `1. If SameValue(_C_, %Promise%) is *false*, return the PromiseCapability ${SWAPPED}.\n1. Return the PromiseCapability`,
      'sec-newpromisecapability',
    ],
  ],
};
