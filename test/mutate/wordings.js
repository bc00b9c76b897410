import { clauseOf } from './places.js';

/**
 * How editions word what edits insert, and where operations stand that they edit.
 *
 * @typedef {object} Wording
 * @property {(target: string, call: string) => string[]} let a variable that a call gives, or the call's error
 * @property {(target: string, call: string) => string[]} keep a variable that has the completion of a call, which is looked at
 * @property {(variable: string, key: string) => string} get a property, as what a call is given
 * @property {(call: string) => string[]} perform a call, or its error
 * @property {(variable: string) => string} isObject the condition
 * @property {(variable: string) => string[]} enqueueHook a job that calls a variable
 * @property {string[]} hooks clauses that inserted steps call
 * @property {(capability: string, handler: string) => string[]} enqueueReaction a job of a reaction with a handler
 * @property {(state: string) => string} state the value of a promise's state
 * @property {string} value the field of flags and counts
 * @property {string} reactionJob the clause of the job that calls handlers
 * @property {boolean} hasEmpty whether a handler, a result or a capability may be none
 * @property {string} slots what ends the list of a promise's slots
 */

const CALL_HOOK = 'Call(_value_, *undefined*, « *"hook"* »)';

/** @type {Wording} */
const es2015 = {
  let: (target, call) => [`Let _${target}_ be ${call}.`, `ReturnIfAbrupt(_${target}_).`],
  keep: (target, call) => [
    `Let _${target}_ be ${call}.`,
    `If _${target}_ is an abrupt completion, return *undefined*.`,
  ],
  get: (variable, key) => `Get(_${variable}_, *"${key}"*)`,
  perform: (call) => [`Perform ${call}.`],
  isObject: (variable) => `Type(_${variable}_) is Object`,
  enqueueHook: (variable) => [`Perform EnqueueJob(*"PromiseJobs"*, HookJob, « _${variable}_ »).`],
  enqueueReaction: (capability, handler) => [
    `Let _reaction_ be the PromiseReaction { [[Capabilities]]: _${capability}_, [[Handler]]: _${handler}_ }.`,
    'Perform EnqueueJob(*"PromiseJobs"*, PromiseReactionJob, « _reaction_, *"peeked"* »).',
  ],
  hooks: [
    ...clauseOf('sec-hook', 'Hook ( _value_ )', 'aoid="Hook"', [
      'If IsCallable(_value_) is *true*, then',
      `  Let _result_ be ${CALL_HOOK}.`,
      '  ReturnIfAbrupt(_result_).',
      'Return *undefined*.',
    ]),
    ...clauseOf('sec-hookjob', 'HookJob ( _value_ )', 'aoid="HookJob"', [
      'Let _ignored_ be Hook(_value_).',
      'Return *undefined*.',
    ]),
  ],
  state: (state) => `*"${state}"*`,
  hasEmpty: false,
  value: 'value',
  reactionJob: 'sec-promisereactionjob',
  slots: '[[PromiseRejectReactions]] »)',
};

/** @type {Wording} */
const es2025 = {
  let: (target, call) => [`Let _${target}_ be ? ${call}.`],
  keep: (target, call) => [
    `Let _${target}_ be Completion(${call}).`,
    `If _${target}_ is an abrupt completion, return *undefined*.`,
  ],
  get: (variable, key) => `? Get(_${variable}_, *"${key}"*)`,
  perform: (call) => [`Perform ? ${call}.`],
  isObject: (variable) => `_${variable}_ is an Object`,
  enqueueHook: (variable) => [
    `Let _hookJob_ be NewHookJob(_${variable}_).`,
    'Perform HostEnqueuePromiseJob(_hookJob_.[[Job]], _hookJob_.[[Realm]]).',
  ],
  enqueueReaction: (capability, handler) => [
    `If IsCallable(_${handler}_) is *false*, throw a *TypeError* exception.`,
    `Let _callback_ be HostMakeJobCallback(_${handler}_).`,
    `Let _reaction_ be the PromiseReaction { [[Capability]]: _${capability}_, [[Type]]: ~fulfill~, [[Handler]]: _callback_ }.`,
    'Let _job_ be NewPromiseReactionJob(_reaction_, *"peeked"*).',
    'Perform HostEnqueuePromiseJob(_job_.[[Job]], _job_.[[Realm]]).',
  ],
  hooks: [
    ...clauseOf('sec-hook', 'Hook ( _value_ )', 'aoid="Hook"', [
      'If IsCallable(_value_) is *true*, then',
      `  Perform ? ${CALL_HOOK}.`,
      'Return ~unused~.',
    ]),
    ...clauseOf('sec-newhookjob', 'NewHookJob ( _value_ )', 'aoid="NewHookJob"', [
      'Let _job_ be a new Job Abstract Closure with no parameters that captures _value_ and performs the following steps when called:',
      '  Let _ignored_ be Completion(Hook(_value_)).',
      '  Return ~empty~.',
      'Return the Record { [[Job]]: _job_, [[Realm]]: *null* }.',
    ]),
  ],
  state: (state) => `~${state}~`,
  hasEmpty: true,
  value: 'Value',
  reactionJob: 'sec-newpromisereactionjob',
  slots: '[[PromiseIsHandled]] »)',
};

const slots = '[[PromiseIsHandled]] »)';

/** @type {Wording} */
const es2016 = { ...es2015, value: 'Value', slots };

/** @type {Wording} */
const es2017 = {
  ...es2016,
  enqueueReaction: (capability, handler) => [
    `Let _reaction_ be the PromiseReaction { [[Capability]]: _${capability}_, [[Type]]: *"Fulfill"*, [[Handler]]: _${handler}_ }.`,
    'Perform EnqueueJob(*"PromiseJobs"*, PromiseReactionJob, « _reaction_, *"peeked"* »).',
  ],
};

/** @type {Wording} */
const es2021 = {
  ...es2025,
  enqueueReaction: (...names) =>
    es2025.enqueueReaction(...names).map((step) => step.replace('~fulfill~', '~Fulfill~')),
};

/** @type {Wording} */
const es2020 = {
  ...es2021,
  enqueueReaction: (...names) =>
    es2021
      .enqueueReaction(...names)
      .filter((step) => !step.includes('HostMakeJobCallback'))
      .map((step) => step.replace('_callback_', `_${names[1]}_`)),
  hasEmpty: false,
};

/** Wordings of the editions. @type {Record<string, Wording>} */
export const WORDINGS = {
  ...{ es2015, es2016, es2017, es2018: es2017, es2019: es2017, es2020 },
  ...{ es2021, es2022: es2021, es2023: es2021, es2024: es2025, es2025 },
};
