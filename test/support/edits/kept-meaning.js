import { edited } from '../documents.js';

/** Edits after which every program that ran before does the same. */

/** @typedef {import('../../mutate/wordings.js').Wording} Wording */
/** @typedef {(source: string, wording: Wording) => string} KeptMeaning */

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

/** @param {string} attributes of the clause, its heading and its steps; it stands before another one */
const addClause = (source, before, attributes, title, steps) => {
  const at = source.indexOf(`<emu-clause id="${before}"`);
  const list = steps.map((step) => `1. ${step}\n`).join('');
  const clause = `<emu-clause ${attributes}>\n<h1>${title}</h1>\n<emu-alg>\n${list}</emu-alg>\n</emu-clause>\n`;
  return source.slice(0, at) + clause + source.slice(at);
};

const addMethod = (source, title, steps) =>
  addClause(source, 'sec-promise.prototype.then', 'id="sec-label"', title, [
    'Let _promise_ be the *this* value.',
    'If IsPromise(_promise_) is *false*, throw a *TypeError* exception.',
    ...steps,
  ]);

const addOperation = (source, name, params, steps) =>
  addClause(
    source,
    'sec-newpromisecapability',
    `id="sec-${name.toLowerCase()}" aoid="${name}"`,
    `${name} ( ${params} )`,
    steps,
  );

/** In one clause, a step in front of the one that has a text. */
const before = (clause, text, step) => (source) => {
  const lines = source.split('\n');
  const from = lines.findIndex((line) => line.includes(`id="${clause}"`));
  const at = lines.findIndex((line, i) => i > from && line.includes(text));
  return lines.toSpliced(at, 0, `${/^ */.exec(lines[at])[0]}1. ${step}`).join('\n');
};

const SET = /** @type {const} */ ('Set _promise_.[[PromiseLabel]] to');

const slotOf = (source, { slots }) =>
  edited([[slots, slots.replace(' »', ', [[PromiseLabel]] »'), CONSTRUCTOR]], source);

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

/** In one clause, steps from one that has a text to one that has another, which an operation does. */
const factorOut =
  (clause, [first, last], call) =>
  (source) => {
    const lines = source.split('\n');
    const from = lines.findIndex((line) => line.includes(`id="${clause}"`));
    const at = lines.findIndex((line, i) => i > from && line.includes(first));
    const end = lines.findIndex((line, i) => i >= at && line.includes(last));
    return lines.toSpliced(at, end - at + 1, `${/^ */.exec(lines[at])[0]}1. ${call}`).join('\n');
  };

/** @param {KeptMeaning[]} edits */
const all =
  (...edits) =>
  (source, wording) =>
    edits.reduce((text, edit) => edit(text, wording), source);

const INITIAL = [
  'Set _promise_.[[PromiseState]] to ~pending~.',
  'Set _promise_.[[PromiseResult]] to ~empty~.',
  'Set _promise_.[[PromiseFulfillReactions]] to « ».',
  'Set _promise_.[[PromiseRejectReactions]] to « ».',
  'Set _promise_.[[PromiseIsHandled]] to *false*.',
];

/** A counter, which a method gives. @returns {KeptMeaning} */
const counts = (clause, text) =>
  all(
    slotOf,
    before(CONSTRUCTOR, '[[PromiseFulfillReactions]] to « »', `${SET} 0.`),
    before(clause, text, `${SET} _promise_.[[PromiseLabel]] + 1.`),
    (source) =>
      addMethod(source, 'Promise.prototype.label ( )', ['Return _promise_.[[PromiseLabel]].']),
  );

/** Edits of ES2025's wording. @type {Record<string, KeptMeaning>} */
export const OF_ES2025 = {
  'a state has another name': (source) => source.replaceAll('~fulfilled~', '~resolved~'),
  'all states have other names': (source) =>
    source
      .replaceAll('~fulfilled~', '~resolved~')
      .replaceAll('~rejected~', '~fulfilled~')
      .replaceAll('~pending~', '~rejected~'),
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
  'FulfillPromise counts in a further slot': counts(FULFIL, 'Let _reactions_'),
  'a method says whether a promise is handled': (source) =>
    addMethod(source, 'Promise.prototype.label ( )', ['Return _promise_.[[PromiseIsHandled]].']),
  'a method handles a promise': (source) =>
    addMethod(source, 'Promise.prototype.label ( )', [
      'Set _promise_.[[PromiseIsHandled]] to *true*.',
      'Return 1.',
    ]),
};

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
