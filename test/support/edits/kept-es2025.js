import { edited } from '../documents.js';
import {
  capturedOtherwise,
  countedFirst,
  elementClosures,
  indexReadLast,
  resolverClosures,
} from './closures.js';
import { CLOSURES } from './captures.js';
import { belowConditions, inLineOfConditions, notTrue, returnedVariables } from './conditions.js';
import { GIVEN_OTHERWISE } from './given-otherwise.js';
import { HELD_CAPABILITIES } from './held-capabilities.js';
import { KEPT_MEANING } from './kept-meaning.js';
import { MADE_OTHERWISE } from './made-otherwise.js';
import { PLACED_OTHERWISE } from './placed-otherwise.js';
import { REACTIONS_OTHERWISE, THENABLES_OTHERWISE } from './reactions-otherwise.js';
import { RENAMINGS } from './renamings.js';
import { RESULTS } from './results.js';
import { REWORDINGS } from './rewordings.js';
import { STATES_OTHERWISE } from './states-otherwise.js';
import { UNOBSERVED } from './unobserved.js';
import { ASKING } from './asking.js';
import {
  addMethod,
  addOperation,
  addStatic,
  all,
  before,
  factorOut,
  SET,
  slotOf,
} from './insertions.js';

/** @typedef {import('./insertions.js').KeptMeaning} KeptMeaning */

const CONSTRUCTOR = 'sec-promise-executor';
const [FULFIL, REJECT, THEN] = [
  'sec-fulfillpromise',
  'sec-rejectpromise',
  'sec-performpromisethen',
];

const FORGET = [
  'Set _promise_.[[PromiseFulfillReactions]] to *undefined*.',
  'Set _promise_.[[PromiseRejectReactions]] to *undefined*.',
];

const INITIAL = [
  'Set _promise_.[[PromiseState]] to ~pending~.',
  'Set _promise_.[[PromiseResult]] to ~empty~.',
  'Set _promise_.[[PromiseFulfillReactions]] to « ».',
  'Set _promise_.[[PromiseRejectReactions]] to « ».',
  'Set _promise_.[[PromiseIsHandled]] to *false*.',
];

/** A further slot has a List, to which a step attaches, and a method tells how long it is. @returns {KeptMeaning} */
const logs = (clause, text, value) => (source, wording) =>
  before(
    clause,
    text,
    `Append ${value} to the end of _promise_.[[PromiseLabel]].`,
  )(
    addMethod(
      before(
        CONSTRUCTOR,
        '[[PromiseFulfillReactions]] to « »',
        `${SET} « ».`,
      )(slotOf(source, wording)),
      'Promise.prototype.label ( )',
      ['Return the number of elements of _promise_.[[PromiseLabel]].'],
    ),
  );

/** A counter, which a method gives. @returns {KeptMeaning} */
const counts = (clause, text) =>
  all(
    slotOf,
    before(CONSTRUCTOR, '[[PromiseFulfillReactions]] to « »', `${SET} 0.`),
    before(clause, text, `${SET} _promise_.[[PromiseLabel]] + 1.`),
    (source) =>
      addMethod(source, 'Promise.prototype.label ( )', ['Return _promise_.[[PromiseLabel]].']),
  );

/** As in ES2024. @type {KeptMeaning} */
const withoutResult = (source) =>
  source.replace(/^ *1\. Set _promise_\.\[\[PromiseResult\]\] to ~empty~\.\n/m, '');

/** Edits of ES2025's wording after which every program that ran before does the same. @type {Record<string, KeptMeaning>} */
const STATES = ['pending', 'fulfilled', 'rejected'];

/** What the slot of a promise's state holds. @returns {(source: string) => string} */
const withStates = (values) => (source) =>
  source.replace(
    /(\[\[PromiseState\]\] (?:to|is|is not) )~(\w+)~/g,
    (whole, head, state) => head + (values[STATES.indexOf(state)] ?? `~${state}~`),
  );

/** A method that resolves within Completion, and attaches to what it gives. @returns {KeptMeaning} */
const promiseOfCompletion = (steps) => (source) =>
  addStatic(source, 'Promise.wrap ( _x_, _f_ )', [
    'Let _capability_ be ? NewPromiseCapability(%Promise%).',
    'Let _inner_ be Completion(PromiseResolve(%Promise%, _x_)).',
    ...steps,
    'Perform PerformPromiseThen(_inner_, _f_, *undefined*, _capability_).',
    'Return _capability_.[[Promise]].',
  ]);

export const OF_ES2025 = {
  'steps stand below their conditions': belowConditions,
  'steps stand in the line of their conditions': inLineOfConditions,
  'what an operation answers is not true': notTrue,
  'what is returned has a variable first': returnedVariables,
  'loops count before they attach': countedFirst,
  'functions of elements are closures': elementClosures,
  'resolving functions are closures with a cell': resolverClosures,
  'all function objects are closures, loops count first, indices are read last': all(
    countedFirst,
    elementClosures,
    indexReadLast,
    resolverClosures,
  ),
  'a further slot is empty first, and a method asks whether it is': all(
    slotOf,
    before(CONSTRUCTOR, '[[PromiseFulfillReactions]] to « »', `${SET} ~empty~.`),
    (source) =>
      addMethod(source, 'Promise.prototype.label ( )', [
        `If _promise_.[[PromiseLabel]] is ~empty~, ${SET.replace('S', 's')} *true*.`,
        'Return _promise_.[[PromiseLabel]].',
      ]),
  ),
  'a promise that PerformPromiseThen gets comes out of a completion': promiseOfCompletion([
    'IfAbruptRejectPromise(_inner_, _capability_).',
  ]),
  'a promise that PerformPromiseThen gets is the value of a completion': promiseOfCompletion([
    'If _inner_ is an abrupt completion, return ? _inner_.',
    'Set _inner_ to _inner_.[[Value]].',
  ]),
  'a state has another name': (source) => source.replaceAll('~fulfilled~', '~resolved~'),
  'all states have other names': (source) =>
    source
      .replaceAll('~fulfilled~', '~resolved~')
      .replaceAll('~rejected~', '~fulfilled~')
      .replaceAll('~pending~', '~rejected~'),
  'states are numbers': withStates(['0', '1', '2']),
  'states are Booleans, and a number': withStates(['0', '*true*', '*false*']),
  'a promise has no result before it settles': withoutResult,
  'a promise has no result before it settles, in other words': (source) =>
    withoutResult(source).replaceAll('_promise_', '_p_').replaceAll('_value_', '_v_'),
  'a promise has its state last': (source) =>
    factorOut(
      CONSTRUCTOR,
      [INITIAL[0], INITIAL[4]],
      [...INITIAL.slice(1), INITIAL[0]].join('\n          1. '),
    )(source),
  'an operation sets the slots of a new promise': (source) =>
    addOperation(
      factorOut(CONSTRUCTOR, [INITIAL[0], INITIAL[4]], 'Perform Initialise(_promise_).')(source),
      'Initialise',
      '_promise_',
      [...INITIAL, 'Return ~unused~.'],
    ),
  'both ways of settling are an operation with a state': (source) =>
    addOperation(
      all(
        factorOut(
          FULFIL,
          ['Set _promise_.[[PromiseResult]]', 'Set _promise_.[[PromiseState]]'],
          'Perform Settle(_promise_, ~fulfilled~, _value_).',
        ),
        factorOut(
          REJECT,
          ['Set _promise_.[[PromiseResult]]', 'Set _promise_.[[PromiseState]]'],
          'Perform Settle(_promise_, ~rejected~, _reason_).',
        ),
      )(source, undefined),
      'Settle',
      '_promise_, _state_, _value_',
      [
        'Set _promise_.[[PromiseResult]] to _value_.',
        ...FORGET,
        'Set _promise_.[[PromiseState]] to _state_.',
        'Return ~unused~.',
      ],
    ),
  'an operation sets a slot of a function object': (source) =>
    addOperation(
      factorOut(
        'sec-createresolvingfunctions',
        ['Set _reject_.[[Promise]]', 'Set _reject_.[[AlreadyResolved]]'],
        'Perform SetSlots(_reject_, _promise_, _alreadyResolved_).',
      )(source),
      'SetSlots',
      '_function_, _promise_, _flag_',
      [
        'Set _function_.[[Promise]] to _promise_.',
        'Set _function_.[[AlreadyResolved]] to _flag_.',
        'Return ~unused~.',
      ],
    ),
  'an operation reads and sets slots of the active function': (source) =>
    addOperation(
      factorOut(
        'sec-promise.all-resolve-element-functions',
        ['If _F_.[[AlreadyCalled]]', 'Set _F_.[[AlreadyCalled]]'],
        'If CalledBefore(_F_) is *true*, return *undefined*.',
      )(source),
      'CalledBefore',
      '_element_',
      [
        'If _element_.[[AlreadyCalled]] is *true*, return *true*.',
        'Set _element_.[[AlreadyCalled]] to *true*.',
        'Return *false*.',
      ],
    ),
  'an operation makes the job of a thenable': (source) =>
    addOperation(
      edited(
        [
          [
            'Let _job_ be NewPromiseResolveThenableJob(',
            'Let _job_ be MakeThenableJob(',
            'sec-promise-resolve-functions',
          ],
        ],
        source,
      ),
      'MakeThenableJob',
      '_promise_, _resolution_, _callback_',
      ['Return NewPromiseResolveThenableJob(_promise_, _resolution_, _callback_).'],
    ),
  'PerformPromiseThen counts in a further slot': counts(THEN, 'If _promise_.[[PromiseState]] is'),
  'PerformPromiseThen counts in a further slot first': counts(
    THEN,
    'If _resultCapability_ is absent',
  ),
  'CreateResolvingFunctions counts in a further slot': counts(
    'sec-createresolvingfunctions',
    'Let _alreadyResolved_',
  ),
  'FulfillPromise counts in a further slot': counts(FULFIL, 'Let _reactions_'),
  'FulfillPromise attaches to a List in a further slot': logs(
    FULFIL,
    'Set _promise_.[[PromiseState]]',
    '_value_',
  ),
  'PerformPromiseThen attaches to a List in a further slot': logs(
    THEN,
    'If _promise_.[[PromiseState]] is',
    '1',
  ),
  'a method says whether a promise is handled': (source) =>
    addMethod(source, 'Promise.prototype.label ( )', ['Return _promise_.[[PromiseIsHandled]].']),
  'a method reads the result of a promise that has settled': (source) =>
    addMethod(source, 'Promise.prototype.label ( )', [
      'If _promise_.[[PromiseState]] is ~pending~, return 1.',
      'Return _promise_.[[PromiseResult]].',
    ]),
  'a method makes a capability before it checks its receiver': (source) =>
    addMethod(
      source,
      'Promise.prototype.label ( _handler_ )',
      ['Return PerformPromiseThen(_promise_, _handler_, _handler_, _capability_).'],
      ['Let _capability_ be ? NewPromiseCapability(%Promise%).'],
    ),
  'a method handles a promise': (source) =>
    addMethod(source, 'Promise.prototype.label ( )', [
      'Set _promise_.[[PromiseIsHandled]] to *true*.',
      'Return 1.',
    ]),
  ...REWORDINGS,
  ...RESULTS,
  ...RENAMINGS,
  ...REACTIONS_OTHERWISE,
  ...THENABLES_OTHERWISE,
  ...CLOSURES,
  ...UNOBSERVED,
  ...GIVEN_OTHERWISE,
  ...MADE_OTHERWISE,
  ...PLACED_OTHERWISE,
  ...ASKING,
  ...HELD_CAPABILITIES,
  ...STATES_OTHERWISE,
  'functions of elements are closures that read their index last': all(
    elementClosures,
    indexReadLast,
  ),
  'functions of elements are closures that capture the List last': all(
    elementClosures,
    capturedOtherwise,
  ),
};

/** All edits of ES2025 that keep the meaning. @type {Record<string, KeptMeaning>} */
export const KEPT_ES2025 = { ...OF_ES2025, ...KEPT_MEANING };
