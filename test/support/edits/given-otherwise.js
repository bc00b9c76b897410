import { edited } from '../documents.js';
import { addOperation } from './insertions.js';

/** Steps that hand their values on in other ways: late, in Records, or made by who calls. */

/** @typedef {import('./insertions.js').KeptMeaning} KeptMeaning */

const [FULFIL, REJECT, THEN] = [
  'sec-fulfillpromise',
  'sec-rejectpromise',
  'sec-performpromisethen',
];
const JOB = 'sec-newpromiseresolvethenablejob';
const MAKES = 'sec-createresolvingfunctions';
const CONSTRUCTOR = 'sec-promise-executor';
const FLAG = 'the Record { [[Value]]: *false* }';

const reactionOf = (type, handler) =>
  `the PromiseReaction { [[Capability]]: _resultCapability_, [[Type]]: ~${type}~, [[Handler]]: ${handler} }`;
const FULFILS = reactionOf('fulfill', '_onFulfilledJobCallback_');
const REJECTS = reactionOf('reject', '_onRejectedJobCallback_');

/** An operation makes both reactions. @returns {KeptMeaning} */
const reactionsOf = (steps) => (source) =>
  addOperation(
    edited(
      [
        [
          `Let _fulfillReaction_ be ${FULFILS}.`,
          'Let _both_ be MakeReactions(_onFulfilledJobCallback_, _onRejectedJobCallback_, _resultCapability_).\n1. Let _fulfillReaction_ be _both_.[[Fulfill]].',
          THEN,
        ],
        [`Let _rejectReaction_ be ${REJECTS}`, 'Let _rejectReaction_ be _both_.[[Reject]]', THEN],
      ],
      source,
    ),
    'MakeReactions',
    '_first_, _second_, _resultCapability_',
    steps,
  );

/** @type {Record<string, KeptMeaning>} */
export const GIVEN_OTHERWISE = {
  'the reason of a promise is read behind the host is told': (source) =>
    edited(
      [['(_reactions_, _reason_)', '(_reactions_, _promise_.[[PromiseResult]])', REJECT]],
      source,
    ),
  'the value of a promise is read where it is asked for': (source) =>
    edited(
      [['(_reactions_, _value_)', '(_reactions_, _promise_.[[PromiseResult]])', FULFIL]],
      source,
    ),
  'reactions have the result without a variable': (source) =>
    edited(
      [
        ['Let _value_ be _promise_.[[PromiseResult]].', '', THEN],
        ['Let _reason_ be _promise_.[[PromiseResult]].', '', THEN],
        ['(_fulfillReaction_, _value_)', '(_fulfillReaction_, _promise_.[[PromiseResult]])', THEN],
        ['(_rejectReaction_, _reason_)', '(_rejectReaction_, _promise_.[[PromiseResult]])', THEN],
      ].map(([find, replace, clause]) => [replace ? find : `1. ${find}`, replace, clause]),
      source,
    ),
  'whether a promise was handled is kept in a variable': (source) =>
    edited(
      [
        [
          'If _promise_.[[PromiseState]] is ~pending~, then',
          'Let _wasHandled_ be _promise_.[[PromiseIsHandled]].\n1. If _promise_.[[PromiseState]] is ~pending~, then',
          THEN,
        ],
        ['_promise_.[[PromiseIsHandled]] is *false*', '_wasHandled_ is *false*', THEN],
      ],
      source,
    ),
  'whether the host is told is a flag that is set first': (source) =>
    edited(
      [
        [
          'If _promise_.[[PromiseState]] is ~pending~, then',
          'Let _tells_ be *false*.\n1. If _promise_.[[PromiseIsHandled]] is *false*, set _tells_ to *true*.\n1. If _promise_.[[PromiseState]] is ~pending~, then',
          THEN,
        ],
        [
          'If _promise_.[[PromiseIsHandled]] is *false*, perform',
          'If _tells_ is *true*, perform',
          THEN,
        ],
      ],
      source,
    ),
  'an operation makes both reactions': reactionsOf([
    `Let _a_ be ${reactionOf('fulfill', '_first_')}.`,
    `Let _b_ be ${reactionOf('reject', '_second_')}.`,
    'Return the Record { [[Fulfill]]: _a_, [[Reject]]: _b_ }.',
  ]),
  'an operation makes both reactions at once': reactionsOf([
    `Return the Record { [[Fulfill]]: ${reactionOf('fulfill', '_first_')}, [[Reject]]: ${reactionOf('reject', '_second_')} }.`,
  ]),
  'the job of a thenable takes one Record': (source) =>
    edited(
      [
        ['_promiseToResolve_, _thenable_, _then_ )', '_request_ )', JOB],
        ['captures _promiseToResolve_, _thenable_, and _then_', 'captures _request_', JOB],
        ['(_promiseToResolve_)', '(_request_.[[Promise]])', JOB],
        ['(_then_, _thenable_', '(_request_.[[Then]], _request_.[[Thenable]]', JOB],
        ['(_then_.[[Callback]])', '(_request_.[[Then]].[[Callback]])', JOB],
        [
          '(_promise_, _resolution_, _thenJobCallback_)',
          '(the Record { [[Promise]]: _promise_, [[Thenable]]: _resolution_, [[Then]]: _thenJobCallback_ })',
          'sec-promise-resolve-functions',
        ],
      ],
      source,
    ),
  'those who want resolving functions make their flag': (source) =>
    edited(
      [
        ['( _promise_ )', '( _promise_, _alreadyResolved_ )', MAKES],
        [`1. Let _alreadyResolved_ be ${FLAG}.`, '', MAKES],
        ['(_promiseToResolve_)', `(_promiseToResolve_, ${FLAG})`, JOB],
        [
          'CreateResolvingFunctions(_promise_)',
          `CreateResolvingFunctions(_promise_, ${FLAG})`,
          CONSTRUCTOR,
        ],
      ],
      source,
    ),
  'a flag says what PerformPromiseThen returns': (source) =>
    edited(
      [
        [
          '1. If _resultCapability_ is absent, then\n  1. Set _resultCapability_ to *undefined*.',
          '1. Let _hasResult_ be *true*.\n1. If _resultCapability_ is absent, then\n  1. Set _resultCapability_ to *undefined*.\n  1. Set _hasResult_ to *false*.',
          THEN,
        ],
        [
          '1. If _resultCapability_ is *undefined*, then\n  1. Return',
          '1. If _hasResult_ is *false*, then\n  1. Return',
          THEN,
        ],
      ],
      source,
    ),
  'what PerformPromiseThen returns is known first': (source) =>
    edited(
      [
        [
          '1. If _resultCapability_ is absent, then\n  1. Set _resultCapability_ to *undefined*.',
          '1. If _resultCapability_ is absent, then\n  1. Set _resultCapability_ to *undefined*.\n  1. Let _result_ be *undefined*.\n1. Else,\n  1. Let _result_ be _resultCapability_.[[Promise]].',
          THEN,
        ],
        [
          '1. If _resultCapability_ is *undefined*, then\n  1. Return *undefined*.\n1. Else,\n  1. Return _resultCapability_.[[Promise]].',
          '1. Return _result_.',
          THEN,
        ],
      ],
      source,
    ),
  'no capability is ~none~': (source) =>
    edited(
      [
        ['Set _resultCapability_ to *undefined*', 'Set _resultCapability_ to ~none~', THEN],
        ['If _resultCapability_ is *undefined*', 'If _resultCapability_ is ~none~', THEN],
        [
          '_promiseCapability_ is *undefined*',
          '_promiseCapability_ is ~none~',
          'sec-newpromisereactionjob',
        ],
      ],
      source,
    ),
  'whether a promise is handled is whether it is not': (source) =>
    source
      .replaceAll('[[PromiseIsHandled]]', '[[PromiseIsUnhandled]]')
      .replace(
        /(\[\[PromiseIsUnhandled\]\] (?:to|is)) \*(true|false)\*/g,
        (_, place, flag) => `${place} *${flag === 'false'}*`,
      ),
  'resolving functions ask whether their promise is open': (source) =>
    source
      .replaceAll('[[AlreadyResolved]]', '[[StillOpen]]')
      .replace('{ [[Value]]: *false* }', '{ [[Value]]: *true* }')
      .replace(
        /_alreadyResolved_\.\[\[Value\]\] (is|to) \*true\*/g,
        '_alreadyResolved_.[[Value]] $1 *false*',
      ),
};
