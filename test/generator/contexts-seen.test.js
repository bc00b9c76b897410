import test from 'ava';
import { TARGET_NAMES } from '../../generator/targets/names.js';
import { edited, sourceOf } from '../support/documents.js';
import { addOperation } from '../support/edits/insertions.js';
import { swept } from '../support/extent.js';
import { hostContext, oneContext } from '../support/host-context.js';
import { loaded } from '../support/loaded.js';

/** Reactions that are made in a context have handlers of the host layer: no step may see these. */

const HEAD = '1. If IsCallable(_onFulfilled_) is *false*, then';
const HANDLED = '1. Set _promise_.[[PromiseIsHandled]] to *true*.';
const CALLABLE =
  '1. Let _handles_ be *false*.\n1. If IsCallable(_onRejected_) is *true*, set _handles_ to *true*.';
const SWAPPED =
  '{ [[Promise]]: _promise_, [[Resolve]]: _resolvingFunctions_.[[Reject]], [[Reject]]: _resolvingFunctions_.[[Resolve]] }';

const withCallback = addOperation(sourceOf('es2025'), 'CallbackOf', '_f_', [
  'Return HostMakeJobCallback(_f_).',
]);

const SOURCE = addOperation(withCallback, 'NewThrowingJob', '_reason_', [
  'Let _job_ be a new Job Abstract Closure with no parameters that captures _reason_ and performs the following steps when called:',
  '  Return ThrowCompletion(_reason_).',
  'Return the Record { [[Job]]: _job_, [[Realm]]: *null* }.',
]);

/**
 * Steps beside the reactions that see what `then` was given.
 * @type {Record<string, [string, string, string?][]>}
 */
const SEEING = {
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

/** What a program sees of reactions, and its host of rejections. */
const seenOf = (create, context) => {
  const [jobs, log] = [[], []];
  const note = (text) => (value) => void log.push(`${text} ${value}`);
  const rejections = {
    onReject: (_, reason) => log.push(`rejected: ${reason}`),
    onHandle: () => log.push('handled'),
  };
  const scheduler = (job) => jobs.push(job);
  const P = create({ context, scheduler, rejections, interleaving: 'exact' });
  const run = () => {
    while (jobs.length > 0)
      try {
        jobs.shift()();
      } catch (error) {
        note('a job throws')(error);
      }
  };
  for (const C of [P, class extends P {}]) {
    const settle = [];
    const late = [0, 1].map((at) => new C((...both) => settle.push(() => both[at]('late'))));
    const promises = [C.reject('early'), ...late, C.resolve(1)];
    C.all([...promises.slice(1), 2]).then(note('all'), note('none'));
    C.resolve()
      .then(() => late[0])
      .then(note('adopted'));
    const handlers = [[], [note('value')], [note('value'), note('reason')], [null, note('caught')]];
    run();
    for (const both of handlers) {
      for (const promise of promises) {
        const derived = promise.then(...both);
        if (derived) derived.then(note('then'));
        else log.push('nothing is returned');
      }
      run();
      for (const act of settle) act();
      run();
    }
  }
  return log;
};

for (const [name, edits] of swept(Object.entries(SEEING), (_, at) => at % 3 === 0)) {
  for (const preset of swept(['faithful', 'fast', 'loose'], (_, at) => at === 0)) {
    test(`a context changes nothing where a then ${name}: ${preset}`, (t) => {
      const inThen = edits.map(([find, to, clause = 'sec-performpromisethen']) => [
        find,
        to,
        clause,
      ]);
      const source = edited(/** @type {any} */ (inThen), SOURCE);
      for (const target of swept(TARGET_NAMES, (_, at) => at === 0)) {
        const { create } = loaded(source, { preset, target, edition: 'es2025' });
        const [alone, inContext] = [undefined, oneContext].map((context) =>
          seenOf(create, context),
        );
        t.deepEqual(inContext, alone, target);
        t.true(alone.some((line) => line.startsWith('rejected')));
        t.true(alone.some((line) => /^(?:handled|value|reason)/.test(line)));
      }
    });
  }
}

/** Calls a function at the deepest place where the stack lets it end. */
const callDeep = (call) => {
  let isDone = false;
  const descend = () => {
    try {
      descend();
    } catch {
      // the stack is full
    }
    if (isDone) return;
    try {
      call();
      isDone = true;
    } catch {
      // a place with more room is tried next
    }
  };
  descend();
};

for (const edition of swept(['es2015', 'es2025'], (_, at) => at === 1)) {
  for (const preset of ['faithful', 'fast']) {
    test(`a then that the stack has no room for leaves the next one its context: ${edition}, ${preset}`, (t) => {
      for (const target of TARGET_NAMES) {
        const [host, jobs, seen] = [hostContext(), [], new Set()];
        const { create } = loaded(sourceOf(edition), { preset, target, edition });
        const scheduler = (job) => jobs.push(job);
        const promise = create({ context: host, scheduler, rejections: 'none' }).resolve(1);
        for (let count = 0; count < 40; count++) {
          host.run('own', () => callDeep(() => promise.then(() => seen.add(host.current))));
          while (jobs.length > 0) jobs.shift()();
        }
        t.deepEqual([...seen], ['own'], target);
      }
    });
  }
}
