import { edited } from '../documents.js';
import { addMethod, addOperation, before, SET, slotOf } from './insertions.js';

/** Edits after which every program that ran before does the same. */

/** @typedef {import('./insertions.js').KeptMeaning} KeptMeaning */

const [CONSTRUCTOR, CREATE, FULFIL] = [
  'sec-promise-executor',
  'sec-createresolvingfunctions',
  'sec-fulfillpromise',
];
const [REJECT, TRIGGER, THEN] = [
  'sec-rejectpromise',
  'sec-triggerpromisereactions',
  'sec-performpromisethen',
];
const REJECTS = 'sec-promise-reject-functions';

const FORGET = [
  'Set _promise_.[[PromiseFulfillReactions]] to *undefined*.',
  'Set _promise_.[[PromiseRejectReactions]] to *undefined*.',
];
const LISTS = FORGET.join('\n1. ');
const EACH = 'For each element _reaction_ of _reactions_, do';
const RECORD = 'Let _alreadyResolved_ be the Record {';
const TRIGGERS = 'TriggerPromiseReactions(_reactions_, _reason_).';
const SETTLED = 'RejectPromise(_promise_, _reason_).';

/** A slot that the constructor sets, and a method that gives it. @type {KeptMeaning} */
const labelled = (source, wording) =>
  addMethod(
    before(
      CONSTRUCTOR,
      '[[PromiseFulfillReactions]] to « »',
      `${SET} *"new"*.`,
    )(slotOf(source, wording)),
    'Promise.prototype.label ( )',
    ['Return _promise_.[[PromiseLabel]].'],
  );

/** @returns {KeptMeaning} that sets the further slot in front of a step */
const labels = (clause, text, value) => (source, wording) =>
  before(clause, text, `${SET} ${value}.`)(labelled(source, wording));

/** @returns {KeptMeaning} */
const inserts = (clause, text, step) => before(clause, text, step);

/** @type {Record<string, KeptMeaning>} */
export const KEPT_MEANING = {
  'a further slot, which a method reads': labelled,
  'a further slot, which a method sets': (source, wording) =>
    addMethod(slotOf(source, wording), 'Promise.prototype.label ( _label_ )', [
      'Let _before_ be _promise_.[[PromiseLabel]].',
      `${SET} _label_.`,
      'Return _before_.',
    ]),
  'FulfillPromise sets a further slot': labels(FULFIL, 'Let _reactions_', '*"fulfilled"*'),
  'FulfillPromise keeps its value twice': labels(FULFIL, '[[PromiseRejectReactions]]', '_value_'),
  'RejectPromise sets a further slot': labels(REJECT, TRIGGERS, '*"rejected"*'),
  'RejectPromise keeps its reason twice': labels(REJECT, TRIGGERS, '_reason_'),
  'RejectPromise sets a further slot twice': (source, wording) =>
    before(
      REJECT,
      TRIGGERS,
      `${SET} *"rejected"*.`,
    )(labels(REJECT, TRIGGERS, '*"rejecting"*')(source, wording)),
  'PerformPromiseThen sets a further slot': labels(
    THEN,
    'If _promise_.[[PromiseState]] is',
    '*"used"*',
  ),
  'a resolving function sets a further slot': labels(REJECTS, SETTLED, '*"rejecting"*'),
  'CreateResolvingFunctions sets a further slot': labels(CREATE, RECORD, '*"armed"*'),
  'then asks for a property first': inserts(
    'sec-promise.prototype.then',
    'Let _promise_ be the *this* value.',
    'Perform ? Get(%Promise%, *"probe"*).',
  ),
  'CreateResolvingFunctions has a step that does nothing': inserts(
    CREATE,
    RECORD,
    'Let _probed_ be 0.',
  ),
  'FulfillPromise asks for a slot and forgets the answer': inserts(
    FULFIL,
    'Let _reactions_',
    'Let _probed_ be _promise_.[[PromiseState]].',
  ),
  'a resolving function asks for a slot and forgets the answer': inserts(
    REJECTS,
    SETTLED,
    'Let _probed_ be _promise_.[[PromiseState]].',
  ),
  'then asks whether it has a handler and forgets the answer': inserts(
    'sec-promise.prototype.then',
    'Let _C_',
    'Let _probed_ be IsCallable(_onFulfilled_).',
  ),
  'TriggerPromiseReactions is given the promise': (source) =>
    edited(
      [
        ['( _reactions_, _argument_ )', '( _reactions_, _argument_, _promise_ )', TRIGGER],
        ['(_reactions_, _value_)', '(_reactions_, _value_, _promise_)', FULFIL],
        ['(_reactions_, _reason_)', '(_reactions_, _reason_, _promise_)', REJECT],
      ],
      source,
    ),
  'PerformPromiseThen has a further parameter': (source) =>
    source.replace(/(PerformPromiseThen \([^\n]*?)( \])? \)<\/h1>/, '$1 [ , _more_ ]$2 )</h1>'),
  'TriggerPromiseReactions asserts that there are reactions': inserts(
    TRIGGER,
    EACH,
    'Assert: _reactions_ is a List.',
  ),
  'TriggerPromiseReactions gives its argument another name': inserts(
    TRIGGER,
    EACH,
    'Let _reason_ be _argument_.',
  ),
  'RejectPromise forgets its reactions the other way round': (source) =>
    edited([[LISTS, FORGET.toReversed().join('\n1. '), REJECT]], source),
  'both ways of settling share an operation': (source) =>
    addOperation(
      edited(
        [FULFIL, REJECT].map((clause) => [LISTS, 'Perform ForgetReactions(_promise_).', clause]),
        source,
      ),
      'ForgetReactions',
      '_promise_',
      [...FORGET, 'Return *undefined*.'],
    ),
  'a method settles a promise that is pending': (source, { state }) =>
    addMethod(source, 'Promise.prototype.cancel ( )', [
      `If _promise_.[[PromiseState]] is ${state('pending')}, return RejectPromise(_promise_, *"cancelled"*).`,
      'Return *undefined*.',
    ]),
  'a method makes a pair of resolving functions': (source) =>
    addMethod(source, 'Promise.prototype.settle ( )', [
      'Let _functions_ be CreateResolvingFunctions(_promise_).',
      'Return _functions_.[[Resolve]].',
    ]),
  'a method makes a capability with functions': (source, wording) =>
    addMethod(source, 'Promise.prototype.fork ( )', [
      ...wording.let('capability', 'NewPromiseCapability(%Promise%)'),
      ...wording.let(
        'handed',
        'Invoke(_promise_, *"then"*, « _capability_.[[Resolve]], _capability_.[[Reject]] »)',
      ),
      'Return _capability_.[[Promise]].',
    ]),
};

/** What a further slot must not show: a pass that went on would be seen. @type {Record<string, KeptMeaning>} */
export const SEEN = {
  'PerformPromiseThen keeps its handler': labels(
    THEN,
    'If _promise_.[[PromiseState]] is',
    '_onFulfilled_',
  ),
  'the constructor sets a further slot behind its executor': labels(
    CONSTRUCTOR,
    'Return _promise_.',
    '*"made"*',
  ),
  'a resolving function sets a further slot before it asks': labels(
    REJECTS,
    'If _alreadyResolved_',
    '*"asked"*',
  ),
  'then sets a further slot': labels('sec-promise.prototype.then', 'Return', '*"awaited"*'),
};
