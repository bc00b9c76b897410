import { edited } from '../documents.js';
import { addClause, addOperation, all, before, SET, slotOf } from './insertions.js';

/** What nobody asks for, and what is said of promises that are known to be pending. */

/** @typedef {import('./insertions.js').KeptMeaning} KeptMeaning */

const [FULFIL, REJECT, TRIGGER] = [
  'sec-fulfillpromise',
  'sec-rejectpromise',
  'sec-triggerpromisereactions',
];
const [RESOLVES, JOB, THEN] = [
  'sec-promise-resolve-functions',
  'sec-newpromisereactionjob',
  'sec-performpromisethen',
];

/** @param {[find: string, replace: string, clause?: string][]} changes @returns {KeptMeaning} */
const changed =
  (...changes) =>
  (source) =>
    edited(changes, source);

/** @returns {KeptMeaning} */
const replaced = (find, replace) => (source) => source.replace(find, replace);

const IS_PENDING = '1. Assert: _promise_.[[PromiseState]] is ~pending~.';
const LEAVES = '1. If _promise_.[[PromiseState]] is not ~pending~, return ~unused~.';
const leavesUnlessPending = (clause) => changed([IS_PENDING, LEAVES, clause]);

/** In the steps of a resolving function. */
const withoutVariables = (source, clause) => {
  const at = source.indexOf(`id="${clause}"`);
  const end = source.indexOf('</emu-alg>', at);
  const steps = source
    .slice(at, end)
    .replace(/^ *1\. Let _(promise|alreadyResolved)_ be .*\n/gm, '')
    .replaceAll('_promise_', '_F_.[[Promise]]')
    .replaceAll('_alreadyResolved_', '_F_.[[AlreadyResolved]]');
  return source.slice(0, at) + steps + source.slice(end);
};

/** What the Lists of reactions are where a promise has settled. */
const forgottenAs = (value) => (source) =>
  source.replaceAll('Reactions]] to *undefined*.', `Reactions]] to ${value}.`);

/** Of ES2025's wording. @type {Record<string, KeptMeaning>} */
export const UNOBSERVED = {
  'a field is set to what it holds': changed([
    'Let _errors_ be « ».',
    'Let _errors_ be « ».\n1. Set _resultCapability_.[[Promise]] to _resultCapability_.[[Promise]].',
    'sec-performpromiseany',
  ]),
  'a loop counts its rounds': all(
    before(TRIGGER, 'For each element', 'Let _count_ be 0.'),
    before(TRIGGER, 'Perform HostEnqueue', 'Set _count_ to _count_ + 1.'),
  ),
  'a List gets longer that nobody asks for': all(
    before('sec-performpromiseall', 'Let _index_', 'Let _promises_ be « ».'),
    before(
      'sec-performpromiseall',
      'Let _steps_',
      'Append _nextPromise_ to the end of _promises_.',
    ),
  ),
  'a Record counts calls': changed(
    ['[[Reject]]: *undefined* }', '[[Reject]]: *undefined*, [[Calls]]: 0 }'],
    [
      '1. If _resolvingFunctions_.[[Resolve]] is not',
      '1. Set _resolvingFunctions_.[[Calls]] to _resolvingFunctions_.[[Calls]] + 1.\n1. If _resolvingFunctions_.[[Resolve]] is not',
    ],
  ),
  'a method enqueues a job that does nothing': (source) =>
    addClause(
      edited(
        [
          [
            '1. Return _promiseCapability_.[[Promise]].',
            '1. Let _job_ be NewIdleJob().\n1. Perform HostEnqueuePromiseJob(_job_.[[Job]], _job_.[[Realm]]).\n1. Return _promiseCapability_.[[Promise]].',
            'sec-promise.reject',
          ],
        ],
        source,
      ),
      'sec-newpromisecapability',
      'id="sec-newidlejob" aoid="NewIdleJob"',
      'NewIdleJob ( )',
      [
        'Let _job_ be a new Job Abstract Closure with no parameters that captures nothing and performs the following steps when called:\n  1. Return ~empty~.',
        'Return the Record { [[Job]]: _job_, [[Realm]]: *null* }.',
      ],
    ),
  'a capability is read behind the handler': changed(
    ['1. Let _promiseCapability_ be _reaction_.[[Capability]].', '', JOB],
    [
      '1. If _promiseCapability_ is *undefined*, then',
      '1. Let _promiseCapability_ be _reaction_.[[Capability]].\n1. If _promiseCapability_ is *undefined*, then',
      JOB,
    ],
  ),
  'resolving functions have no variables for their slots': (source) =>
    [RESOLVES, 'sec-promise-reject-functions'].reduce(withoutVariables, source),
  'both functions of a pair have a variable first': changed(
    [
      'Let _completion_ be Completion(Call(_executor_, *undefined*, « _resolvingFunctions_.[[Resolve]], _resolvingFunctions_.[[Reject]] »)).',
      'Let _resolve_ be _resolvingFunctions_.[[Resolve]].\n1. Let _reject_ be _resolvingFunctions_.[[Reject]].\n1. Let _completion_ be Completion(Call(_executor_, *undefined*, « _resolve_, _reject_ »)).',
    ],
    [
      'Call(_resolvingFunctions_.[[Reject]], *undefined*, « _completion_',
      'Call(_reject_, *undefined*, « _completion_',
    ],
  ),
  'what rejects the promise of all has a variable before the loop': all(
    before('sec-performpromiseall', 'Repeat,', 'Let _rejectAll_ be _resultCapability_.[[Reject]].'),
    changed([
      '« _onFulfilled_, _resultCapability_.[[Reject]] »',
      '« _onFulfilled_, _rejectAll_ »',
      'sec-performpromiseall',
    ]),
  ),
  'an operation tells the host of rejections': (source) =>
    addOperation(
      source.replace(
        /If _promise_\.\[\[PromiseIsHandled\]\] is \*false\*, perform HostPromiseRejectionTracker\(/g,
        'Perform Track(',
      ),
      'Track',
      '_promise_, _operation_',
      [
        'If _promise_.[[PromiseIsHandled]] is *false*, perform HostPromiseRejectionTracker(_promise_, _operation_).',
        'Return ~unused~.',
      ],
    ),
  'a variable says what the host is told': changed([
    '1. If _promise_.[[PromiseIsHandled]] is *false*, perform HostPromiseRejectionTracker(_promise_, *"handle"*).',
    '1. Let _operation_ be *"handle"*.\n1. If _promise_.[[PromiseIsHandled]] is *false*, perform HostPromiseRejectionTracker(_promise_, _operation_).',
    THEN,
  ]),
  'a promise is handled where it was not': changed([
    '1. Set _promise_.[[PromiseIsHandled]] to *true*.',
    '1. If _promise_.[[PromiseIsHandled]] is *false*, set _promise_.[[PromiseIsHandled]] to *true*.',
    THEN,
  ]),
  'a slot has the handler, and nothing reads it': (source, wording) =>
    before(
      THEN,
      'Set _promise_.[[PromiseIsHandled]]',
      `${SET} _onRejected_.`,
    )(slotOf(source, wording)),
  'a pending promise is set pending': changed([
    '1. Set _promise_.[[PromiseIsHandled]] to *true*.',
    '1. Set _promise_.[[PromiseIsHandled]] to *true*.\n1. If _promise_.[[PromiseState]] is ~pending~, set _promise_.[[PromiseState]] to ~pending~.',
    THEN,
  ]),
  'an operation counts down': (source) =>
    addOperation(
      source.replaceAll(
        /( *)1\. Set (_remaining\w+_)\.\[\[Value\]\] to .* - 1\.\n *1\. If \2\.\[\[Value\]\] is 0, then/g,
        '$11. If CountDown($2) is *true*, then',
      ),
      'CountDown',
      '_count_',
      [
        'Set _count_.[[Value]] to _count_.[[Value]] - 1.',
        'If _count_.[[Value]] is 0, return *true*.',
        'Return *false*.',
      ],
    ),
  'a state is asked for that no promise has': (source) =>
    addOperation(
      edited(
        [
          [
            'Else if _promise_.[[PromiseState]] is ~fulfilled~, then',
            'Else if _promise_.[[PromiseState]] is ~cancelled~, then\n  1. Let _nothing_ be *undefined*.\n1. Else if _promise_.[[PromiseState]] is ~fulfilled~, then',
            'sec-performpromisethen',
          ],
        ],
        source,
      ),
      'Cancel',
      '_promise_',
      ['Set _promise_.[[PromiseState]] to ~cancelled~.', 'Return ~unused~.'],
    ),
  'undefined and null are resolved first': changed([
    'If _resolution_ is not an Object, then',
    'If _resolution_ is either *undefined* or *null*, then\n  1. Perform FulfillPromise(_promise_, _resolution_).\n  1. Return *undefined*.\n1. If _resolution_ is not an Object, then',
    RESOLVES,
  ]),
  'primitives are resolved before the promise itself is asked for': replaced(
    /( *1\. If SameValue\(_resolution_, _promise_\) is \*true\*, then\n.*\n.*\n.*\n)( *1\. If _resolution_ is not an Object, then\n.*\n.*\n)/,
    '$2$1',
  ),
  'only an Object is compared with the promise': replaced(
    'If SameValue(_resolution_, _promise_) is *true*, then',
    'If _resolution_ is an Object and SameValue(_resolution_, _promise_) is *true*, then',
  ),
  'the then of a primitive is undefined': replaced(
    /( *)1\. If _resolution_ is not an Object, then\n.*\n.*\n *1\. Let _then_ be (.*)\.\n/,
    '$11. Let _then_ be NormalCompletion(*undefined*).\n$11. If _resolution_ is an Object, set _then_ to $2.\n',
  ),
  'what settles a promise leaves unless that is pending': all(
    leavesUnlessPending(FULFIL),
    leavesUnlessPending(REJECT),
  ),
  'reactions that are forgotten are empty Lists': forgottenAs('« »'),
  'reactions that are forgotten are an enumeration': forgottenAs('~empty~'),
  'who settles a promise forgets the Lists of its kind alone': changed(
    ['1. Set _promise_.[[PromiseRejectReactions]] to *undefined*.', '', FULFIL],
    ['1. Set _promise_.[[PromiseFulfillReactions]] to *undefined*.', '', REJECT],
  ),
};
