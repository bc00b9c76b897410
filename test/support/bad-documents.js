import { DECLARATIONS } from './bad-declarations.js';
import { CHECKS } from './bad-steps.js';

/**
 * Documents that cannot be used, as changes of the embedded one, and the message each gives: where
 * (the place of `at` in the changed document), what is wrong, what was expected.
 *
 * @typedef {object} BadDocument
 * @property {[find: string, replace: string, clause?: string][]} changes
 * @property {string} at
 * @property {string} problem
 * @property {string} clause
 * @property {string} [step]
 * @property {string} [text] what was read there, where it is not `at`
 * @property {string} expected a text in braces stands for its line
 */

const EXECUTOR = 'sec-promise-executor';
const SPECIES = 'sec-get-promise-@@species';
const THIS = '1. Return the *this* value.';

/** @type {Record<string, BadDocument>} */
const READING = {
  'an empty algorithm': {
    changes: [[THIS, '', SPECIES]],
    at: '\n        </emu-alg>\n        <p>The `name` of this function is',
    problem: 'an algorithm without steps',
    clause: '25.4.4.6 get Promise [ @@species ]',
    text: '',
    expected: 'steps: lines that begin with 1.',
  },
  'text in place of an algorithm': {
    changes: [[THIS, 'Return myself.', SPECIES]],
    at: 'Return myself.',
    problem: 'this line is no step',
    clause: '25.4.4.6 get Promise [ @@species ]',
    text: 'Return myself.',
    expected: 'steps: lines that begin with 1.',
  },
  'a step in a column of its own': {
    changes: [[THIS, `  ${THIS}\n1. Return it again.`, SPECIES]],
    at: '1. Return it again.',
    problem: 'this step lines up with none of those around it',
    clause: '25.4.4.6 get Promise [ @@species ]',
    text: '1. Return it again.',
    expected: 'as much space in front of it as in front of the steps of its list',
  },
  'a bullet among steps': {
    changes: [[THIS, `* Return it again.\n${THIS}`, SPECIES]],
    at: '* Return it again.',
    problem: 'this line is no step',
    clause: '25.4.4.6 get Promise [ @@species ]',
    text: '* Return it again.',
    expected: 'steps: lines that begin with 1.',
  },
  'attributes of a step that nobody closes': {
    changes: [[THIS, '1. [id="species Return the *this* value.', SPECIES]],
    at: '[id="species Return the *this* value.',
    problem: 'the attributes of this step cannot be read',
    clause: '25.4.4.6 get Promise [ @@species ]',
    text: '[id="species Return the *this* value.',
    expected: 'attributes as in [id="step-name"]',
  },
  'a sentence that no rule reads': {
    changes: [['Return _promise_.', 'Hand out _promise_.', EXECUTOR]],
    at: 'Hand out _promise_.',
    problem: 'no rule reads this sentence',
    clause: '25.4.3.1 Promise ( _executor_ )',
    step: '11',
    expected: 'the words of another step, or a rule for these: see CONTRIBUTING.md',
  },
  'a slip of the first word': {
    changes: [['Return _promise_.', 'Retrun _promise_.', EXECUTOR]],
    at: 'Retrun _promise_.',
    problem: 'no rule reads this sentence',
    clause: '25.4.3.1 Promise ( _executor_ )',
    step: '11',
    expected: 'perhaps: Return {value:Expression}',
  },
  'a sentence that a rule reads in part': {
    changes: [['Return _promise_.', 'Return _promise_ to whoever asks.', EXECUTOR]],
    at: 'Return _promise_ to whoever asks.',
    problem: 'no rule reads this sentence beyond “Return _promise_”',
    clause: '25.4.3.1 Promise ( _executor_ )',
    step: '11',
    expected: 'the end, as in: Return {value:Expression}',
  },
  'a slip of a word': {
    changes: [['Let _promise_ be', 'Let _promise_ bee', 'sec-promise.prototype.then']],
    at: 'Let _promise_ bee the *this* value.',
    problem: 'no rule reads this sentence beyond “Let _promise_”',
    clause: '25.4.5.3 Promise.prototype.then ( _onFulfilled_, _onRejected_ )',
    step: '1',
    expected: '“be”, as in: Let {variable:Variable} (be|=) {value:Expression}',
  },
  'a slip in an argument': {
    changes: [
      [
        'SameValue(_xConstructor_, _C_)',
        'SameValue(_xConstructor_, the value off _C_)',
        'sec-promise.resolve',
      ],
    ],
    at: 'If SameValue(_xConstructor_, the value off _C_) is *true*, return _x_.',
    problem: 'no rule reads this sentence beyond “the value”',
    clause: '25.4.4.5 Promise.resolve ( _x_ )',
    step: '3.c',
    expected: '“of”, as in: the value of {value:Expression}',
  },
  'substeps under a step that has none': {
    changes: [[THIS, `1. Return 1.\n  ${THIS}`, SPECIES]],
    at: 'Return 1.',
    problem: 'this step has no substeps',
    clause: '25.4.4.6 get Promise [ @@species ]',
    step: '1',
    expected: 'substeps below another step',
  },
  'a parenthesis that nobody closes': {
    changes: [['IsCallable(_executor_) is', 'IsCallable(_executor_ is', EXECUTOR]],
    at: 'If IsCallable(_executor_ is *false*, throw a *TypeError* exception.',
    problem: 'unexpected eof',
    clause: '25.4.3.1 Promise ( _executor_ )',
    step: '2',
    expected: 'close parenthesis or comma',
  },
  'a clause id that stands twice': {
    changes: [['id="sec-rejectpromise"', 'id="sec-ispromise"']],
    at: '<emu-clause id="sec-ispromise" number="7"',
    problem: 'the clause id sec-ispromise stands twice',
    clause: '25.4.1.7 RejectPromise ( _promise_, _reason_ )',
    text: '',
    expected: 'an id of its own; line {<emu-clause id="sec-ispromise" number="6"} has this one',
  },
};

/** @type {Record<string, BadDocument>} */
const TRANSLATION = {
  'a variable that is used before it is defined': {
    changes: [['1. Let _promise_ be _F_.[[Promise]].', '', 'sec-promise-reject-functions']],
    at: 'Return RejectPromise(_promise_, _reason_).',
    problem: 'the variable _promise_ is used before it is defined',
    clause: '25.4.1.3.1 Promise Reject Functions',
    step: '5',
    expected: 'a Let step before it',
  },
  'a variable that is misspelt': {
    changes: [
      [
        'Return RejectPromise(_promise_,',
        'Return RejectPromise(_promse_,',
        'sec-promise-reject-functions',
      ],
    ],
    at: 'Return RejectPromise(_promse_, _reason_).',
    problem: 'the variable _promse_ is used before it is defined',
    clause: '25.4.1.3.1 Promise Reject Functions',
    step: '6',
    expected: 'a Let step before it; did you mean _promise_?',
  },
  'an unknown operation': {
    changes: [['IsCallable(_executor_)', 'IsCalable(_executor_)', EXECUTOR]],
    at: 'If IsCalable(_executor_) is *false*, throw a *TypeError* exception.',
    problem: 'the operation IsCalable is not known',
    clause: '25.4.3.1 Promise ( _executor_ )',
    step: '2',
    expected: 'perhaps IsCallable',
  },
  'an unknown job': {
    changes: [['PromiseReactionJob', 'PromiseReactJob', 'sec-triggerpromisereactions']],
    at: 'Perform EnqueueJob(*"PromiseJobs"*, PromiseReactJob, « _reaction_, _argument_ »).',
    problem: 'the operation PromiseReactJob is not known',
    clause: '25.4.1.8 TriggerPromiseReactions ( _reactions_, _argument_ )',
    step: '1.a',
    expected: 'perhaps PromiseReactionJob',
  },
  'too many arguments': {
    changes: [['IsCallable(_executor_)', 'IsCallable(_executor_, 1)', EXECUTOR]],
    at: 'If IsCallable(_executor_, 1) is *false*, throw a *TypeError* exception.',
    problem: 'IsCallable is called with 2 arguments',
    clause: '25.4.3.1 Promise ( _executor_ )',
    step: '2',
    expected: '1 argument',
  },
  'too few arguments': {
    changes: [['GetV(_O_, _P_)', 'GetV(_O_)', 'sec-invoke']],
    at: 'Let _func_ be GetV(_O_).',
    problem: 'GetV is called with 1 argument',
    clause: '7.3.18 Invoke ( _O_, _P_ [ , _argumentsList_ ] )',
    step: '3',
    expected: '2 arguments',
  },
  'an If chain that begins with Else': {
    changes: [
      [
        '1. If _handler_ is *"Identity"*, let _handlerResult_ be NormalCompletion(_argument_).',
        '',
        'sec-promisereactionjob',
      ],
    ],
    at: 'Else if _handler_ is *"Thrower"*, let _handlerResult_ be Completion { [[type]]: ~throw~, [[value]]: _argument_, [[target]]: ~empty~ }.',
    problem: 'an If chain that begins with Else',
    clause: '25.4.2.1 PromiseReactionJob ( _reaction_, _argument_ )',
    step: '4',
    expected: 'an If step before it',
  },
  'a slot that nothing declares': {
    changes: [['_promise_.[[PromiseState]] to', '_promise_.[[PromiseSate]] to', EXECUTOR]],
    at: 'Set _promise_.[[PromiseSate]] to *"pending"*.',
    problem: 'no table and no step declares [[PromiseSate]]',
    clause: '25.4.3.1 Promise ( _executor_ )',
    step: '5',
    expected: 'perhaps [[PromiseState]]',
  },
  'a test for a slot that nothing declares': {
    changes: [['has no [[PromiseState]]', 'has no [[Promises]]', 'sec-ispromise']],
    at: 'If _x_ has no [[Promises]], return *false*.',
    problem: 'no table and no step declares [[Promises]]',
    clause: '25.4.1.6 IsPromise ( _x_ )',
    step: '2',
    expected: 'perhaps [[Promise]]',
  },
  'a function object that no clause defines': {
    changes: [['of Promise Reject Functions', 'of Promise Rejection Functions']],
    at: 'Let _reject_ be a new function of Promise Rejection Functions.',
    problem: 'no clause defines the function object Promise Rejection Functions',
    clause: '25.4.1.3 CreateResolvingFunctions ( _promise_ )',
    step: '5',
    expected: 'perhaps Promise Reject Functions',
  },
  'an error that JavaScript does not have': {
    changes: [['*TypeError*', '*TypoError*', 'sec-promise.resolve']],
    at: 'If Type(_C_) is not Object, throw a *TypoError* exception.',
    problem: 'the host has no TypoError',
    clause: '25.4.4.5 Promise.resolve ( _x_ )',
    step: '2',
    expected: 'perhaps TypeError',
  },
  'a sentence that only says what something is': {
    changes: [['the *this* value', 'the running execution context', 'sec-promise.prototype.then']],
    at: 'Let _promise_ be the running execution context.',
    problem: 'an execution context cannot be translated yet',
    clause: '25.4.5.3 Promise.prototype.then ( _onFulfilled_, _onRejected_ )',
    step: '1',
    expected: 'a sentence that does without',
  },
  'a parameter that is none': {
    changes: [['_argumentsList_ is absent', '_func_ is absent', 'sec-invoke']],
    at: 'If _func_ is absent, set _argumentsList_ to « ».',
    problem: '_func_ is not a parameter',
    clause: '7.3.18 Invoke ( _O_, _P_ [ , _argumentsList_ ] )',
    step: '2',
    expected: '_O_, _P_, _argumentsList_',
  },
  'a shorthand that is none': {
    changes: [
      [
        '1. IfAbruptRejectPromise(_iterator_, _promiseCapability_).',
        '1. IsCallable(_iterator_).',
        'sec-promise.race',
      ],
    ],
    at: 'IsCallable(_iterator_).',
    problem: 'IsCallable is no shorthand',
    clause: '25.4.4.3 Promise.race ( _iterable_ )',
    step: '9',
    expected: 'Perform, Let or Return before an operation',
  },
  'a completion of an unknown type': {
    changes: [['~throw~', '~break~', 'sec-promisereactionjob']],
    at: 'Else if _handler_ is *"Thrower"*, let _handlerResult_ be Completion { [[type]]: ~break~, [[value]]: _argument_, [[target]]: ~empty~ }.',
    problem: 'a completion of an unknown type',
    clause: '25.4.2.1 PromiseReactionJob ( _reaction_, _argument_ )',
    step: '5',
    expected: '~normal~ or ~throw~',
  },
  'a completion without a value': {
    changes: [
      [
        '{ [[type]]: ~throw~, [[value]]: _argument_',
        '{ [[type]]: ~throw~, [[reason]]: _argument_',
        'sec-promisereactionjob',
      ],
    ],
    at: 'Else if _handler_ is *"Thrower"*, let _handlerResult_ be Completion { [[type]]: ~throw~, [[reason]]: _argument_, [[target]]: ~empty~ }.',
    problem: 'a completion without a value',
    clause: '25.4.2.1 PromiseReactionJob ( _reaction_, _argument_ )',
    step: '5',
    expected: 'a field [[Value]]',
  },
};

/** @type {Record<string, BadDocument>} */
export const BAD_DOCUMENTS = { ...READING, ...CHECKS, ...TRANSLATION, ...DECLARATIONS };
