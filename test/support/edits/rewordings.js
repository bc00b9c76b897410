import { edited } from '../documents.js';
import * as conditions from './conditions.js';
import { addOperation, all } from './insertions.js';

/** The same steps in other words. */

/** @typedef {import('./insertions.js').KeptMeaning} KeptMeaning */

const [CREATE, CAPABILITY, THEN] = [
  'sec-createresolvingfunctions',
  'sec-newpromisecapability',
  'sec-performpromisethen',
];

/** @param {[find: string, replace: string, clause?: string][]} changes @returns {KeptMeaning} */
const changed =
  (...changes) =>
  (source) =>
    edited(changes, source);

/** @returns {KeptMeaning} */
const replaced = (find, replace) => (source) => source.replace(find, replace);

const SETS_OF_FULFIL = [
  'Let _reactions_ be _promise_.[[PromiseFulfillReactions]].',
  'Set _promise_.[[PromiseResult]] to _resolution_.',
  'Set _promise_.[[PromiseFulfillReactions]] to *undefined*.',
  'Set _promise_.[[PromiseRejectReactions]] to *undefined*.',
  'Set _promise_.[[PromiseState]] to ~fulfilled~.',
  'Perform TriggerPromiseReactions(_reactions_, _resolution_).',
];

const OPERATION =
  /<h1>(FulfillPromise|NewPromise\w+|CreateResolvingFunctions|IsPromise) \( (.*) \)<\/h1>(\n *<emu-alg>\n( *))/g;

/** A parameter that no call has an argument for. @param {string} step that asks for it @returns {KeptMeaning} */
const furtherParameter = (step) =>
  replaced(
    OPERATION,
    (_, name, parameters, start, indent) =>
      `<h1>${name} ( ${parameters} [ , _further_ ] )</h1>${start}${step && `1. ${step}\n${indent}`}`,
  );

/** @type {Record<string, KeptMeaning>} */
export const REWORDINGS = {
  'operations have a further parameter': furtherParameter(''),
  'operations have a further parameter with a default': furtherParameter(
    'If _further_ is absent, set _further_ to *undefined*.',
  ),
  'what is compared stands in the other order': changed(
    ['SameValue(_resolution_, _promise_)', 'SameValue(_promise_, _resolution_)'],
    ['SameValue(_xConstructor_, _C_)', 'SameValue(_C_, _xConstructor_)'],
  ),
  'slots have a variable first': replaced(
    /( *)(1\. Let _promise_ be \? Ordinary\w+\(.*, )(« .* »)\)\.\n/,
    '$11. Let _slots_ be $3.\n$1$2_slots_).\n',
  ),
  'what is asked is not false': conditions.notFalse,
  'what may throw is a completion first': conditions.completionsFirst,
  'what is asked has a variable first': conditions.answersFirst,
  'conditions are turned round': conditions.turnedRound,
  'what stands behind a guard is its Else': conditions.elseBehindGuards,
  'variables have other names': replaced(/(?<!\w)_([a-z]\w*)_(?!\w)/g, '_$1Here_'),
  'no step asserts or notes anything': replaced(/^ *1\. (?:Assert|NOTE): .*\n/gm, ''),
  'the reject function is made first': replaced(
    /( *1\. Let _stepsResolve_[^]*?)( *1\. Let _stepsReject_[^]*?)( *1\. Return the Record)/,
    '$2$1$3',
  ),
  'PerformPromiseThen always has its capability': all(
    replaced('_onRejected_ [ , _resultCapability_ ] )', '_onRejected_, _resultCapability_ )'),
    replaced(/ *1\. If _resultCapability_ is absent, then\n.*\n/, ''),
  ),
  'reactions are counted through': replaced(
    /( *)1\. For each element _reaction_ of _reactions_, do\n( *)1\. Let _job_/,
    '$11. Let _at_ be 0.\n$11. Repeat, while _at_ < the number of elements of _reactions_,\n$21. Let _reaction_ be _reactions_[_at_].\n$21. Set _at_ to _at_ + 1.\n$21. Let _job_',
  ),
  'a List of arguments is built first': changed([
    'Let _promise_ be ? Construct(_C_, « _executor_ »).',
    'Let _list_ be « ».\n1. Append _executor_ to the end of _list_.\n1. Let _promise_ be ? Construct(_C_, _list_).',
    CAPABILITY,
  ]),
  'Records have their fields in the other order': replaced(
    /\{ (\[\[\w+\]\]: [^{}()]+) \}/g,
    (_, fields) =>
      `{ ${fields
        .split(/, (?=\[\[)/)
        .reverse()
        .join(', ')} }`,
  ),
  'a Record has its fields in another order': changed([
    '[[Type]]: ~fulfill~, [[Handler]]: _onFulfilledJobCallback_ }',
    '[[Handler]]: _onFulfilledJobCallback_, [[Type]]: ~fulfill~ }',
    THEN,
  ]),
  'resolving functions are made before a promise has its slots': replaced(
    /((?: *1\. Set _promise_\.\[\[Promise\w+\]\] to .*\n){5})( *1\. Let _resolvingFunctions_ be .*\n)/,
    '$2$1',
  ),
  'what PerformPromiseThen returns has a variable': replaced(
    /( *)1\. If _resultCapability_ is \*undefined\*, then\n.*\n *1\. Else,\n.*\n/,
    '$11. Let _derived_ be *undefined*.\n$11. If _resultCapability_ is not *undefined*, set _derived_ to _resultCapability_.[[Promise]].\n$11. Return _derived_.\n',
  ),
  'a Record is filled later': changed([
    'Let _alreadyResolved_ be the Record { [[Value]]: *false* }.',
    'Let _alreadyResolved_ be the Record { [[Value]]: *undefined* }.\n1. Set _alreadyResolved_.[[Value]] to *false*.',
    CREATE,
  ]),
  'FulfillPromise stands where one function calls it': (source) =>
    source.replace(/( *)1\. Perform FulfillPromise\(.*\n/, (line, space) =>
      SETS_OF_FULFIL.map((step) => `${space}1. ${step}\n`).join(''),
    ),
  'IsPromise stands where one method calls it': replaced(
    /( *)1\. If IsPromise\(_promise_\) is \*false\*, throw a \*TypeError\* exception\.\n/,
    '$11. If _promise_ is not an Object, throw a *TypeError* exception.\n$11. If _promise_ has no [[PromiseState]], throw a *TypeError* exception.\n',
  ),
  'a handler is asked for with its type': replaced(
    /If _handler_ is ~empty~, then\n *1\. If _type_ is ~fulfill~, then\n( *1\..*\n)( *)1\. Else,\n.*\n( *1\..*\n)/,
    'If _handler_ is ~empty~ and _type_ is ~fulfill~, then\n$1            1. Else if _handler_ is ~empty~, then\n$3',
  ),
  'what settles a promise is chosen first': replaced(
    /( *)1\. If _handlerResult_ is an abrupt completion, then\n *1\. Return \? Call\(_promiseCapability_.\[\[Reject\]\], (.*)\)\.\n *1\. Else,\n.*\n/,
    '$11. If _handlerResult_ is an abrupt completion, let _settle_ be _promiseCapability_.[[Reject]].\n$11. Else, let _settle_ be _promiseCapability_.[[Resolve]].\n$11. Return ? Call(_settle_, $2).\n',
  ),
  'a promise that is fulfilled is looked at first': replaced(
    /If (_promise_\.\[\[PromiseState\]\] is) ~pending~, then\n((?: {14}.*\n)+)( *1\. Else if) .* ~fulfilled~, then\n((?: {14}.*\n)+)/,
    'If $1 ~fulfilled~, then\n$4$3 $1 ~pending~, then\n$2',
  ),
  'a variable is used twice': changed(
    [
      'Let _thenJobCallback_ be HostMakeJobCallback(_thenAction_).',
      'Set _thenAction_ to HostMakeJobCallback(_thenAction_).',
    ],
    ['_resolution_, _thenJobCallback_)', '_resolution_, _thenAction_)'],
  ),
  'an operation makes the callbacks of handlers': (source) =>
    addOperation(
      edited(
        ['Fulfilled', 'Rejected'].map((end) => [
          `Let _on${end}JobCallback_ be HostMakeJobCallback(_on${end}_).`,
          `Let _on${end}JobCallback_ be CallbackOf(_on${end}_).`,
          THEN,
        ]),
        source,
      ),
      'CallbackOf',
      '_handler_',
      ['Return HostMakeJobCallback(_handler_).'],
    ),
};
