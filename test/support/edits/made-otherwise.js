import { edited } from '../documents.js';
import { addOperation, factorOut } from './insertions.js';

/** Names of slots and fields that other Records have as well, and steps that operations of their own do. */

/** @typedef {import('./insertions.js').KeptMeaning} KeptMeaning */

const [MAKES, RESOLVE, REJECT] = [
  'sec-createresolvingfunctions',
  'sec-promise-resolve-functions',
  'sec-promise-reject-functions',
];
const [THEN, REJECTS] = ['sec-performpromisethen', 'sec-rejectpromise'];
const [CONSTRUCTOR, JOB] = ['sec-promise-executor', 'sec-newpromiseresolvethenablejob'];
const ALL = 'sec-performpromiseall';

/** All places of a clause that have a text. */
const everywhere = (clause, find, replace) => (source) => {
  const from = source.indexOf(`<emu-clause id="${clause}"`);
  const to = source.indexOf('</emu-alg>', from);
  return (
    source.slice(0, from) + source.slice(from, to).replaceAll(find, replace) + source.slice(to)
  );
};

/** @param {KeptMeaning[]} edits @returns {KeptMeaning} */
const each =
  (...edits) =>
  (source, wording) =>
    edits.reduce((text, edit) => edit(text, wording), source);

/** @param {[find: string, replace: string, clause?: string][]} changes @returns {KeptMeaning} */
const changed = (changes) => (source) => edited(changes, source);

const operation = (name, parameters, steps) => (source) =>
  addOperation(source, name, parameters, steps);

const FUNCTIONS = '_resolvingFunctions_.';
const TELLS = 'HostPromiseRejectionTracker(_promise_,';
const HANDLER = [
  'If IsCallable(_onFulfilled_) is *false*',
  'Let _onRejectedJobCallback_ be HostMakeJobCallback',
];
const settled = (kind, value) => [
  `Let _${kind}Job_ be NewPromiseReactionJob(_${kind}Reaction_, ${value}).\n1. Perform HostEnqueuePromiseJob(_${kind}Job_.[[Job]], _${kind}Job_.[[Realm]]).`,
  `Perform TriggerPromiseReactions(« _${kind}Reaction_ », ${value}).`,
  THEN,
];
const reaction = (type, handler) => [
  `the PromiseReaction { [[Capability]]: _resultCapability_, [[Type]]: ~${type}~, [[Handler]]: _on${handler}JobCallback_ }`,
  `CreateReaction(_resultCapability_, ~${type}~, _on${handler}_)`,
  THEN,
];

/** @type {Record<string, KeptMeaning>} */
export const MADE_OTHERWISE = {
  'a slot of resolving functions has another name than the field of a capability': each(
    ...[MAKES, RESOLVE, REJECT].map((clause) => everywhere(clause, '[[Promise]]', '[[Target]]')),
  ),
  'the fields of resolving functions have other names than those of a capability': each(
    changed([
      [
        '{ [[Resolve]]: _resolve_, [[Reject]]: _reject_ }',
        '{ [[First]]: _resolve_, [[Second]]: _reject_ }',
        MAKES,
      ],
    ]),
    ...[CONSTRUCTOR, JOB].flatMap((clause) => [
      everywhere(clause, `${FUNCTIONS}[[Resolve]]`, `${FUNCTIONS}[[First]]`),
      everywhere(clause, `${FUNCTIONS}[[Reject]]`, `${FUNCTIONS}[[Second]]`),
    ]),
  ),
  'an operation makes a reaction of a handler': each(
    factorOut(THEN, HANDLER, 'NOTE: Callbacks are made with their reactions.'),
    changed([reaction('fulfill', 'Fulfilled'), reaction('reject', 'Rejected')]),
    operation('CreateReaction', '_capability_, _type_, _handler_', [
      'If IsCallable(_handler_) is *false*, then',
      '  Let _callback_ be ~empty~.',
      'Else,',
      '  Let _callback_ be HostMakeJobCallback(_handler_).',
      'Return the PromiseReaction { [[Capability]]: _capability_, [[Type]]: _type_, [[Handler]]: _callback_ }.',
    ]),
  ),
  'reactions of a settled promise are triggered': changed([
    settled('fulfill', '_value_'),
    settled('reject', '_reason_'),
  ]),
  'an operation tells the host, unless a promise is handled': each(
    changed([
      [
        `If _promise_.[[PromiseIsHandled]] is *false*, perform ${TELLS}`,
        'Perform Tell(_promise_,',
        THEN,
      ],
      [
        `If _promise_.[[PromiseIsHandled]] is *false*, perform ${TELLS}`,
        'Perform Tell(_promise_,',
        REJECTS,
      ],
    ]),
    operation('Tell', '_promise_, _what_', [
      'If _promise_.[[PromiseIsHandled]] is *true*, return ~unused~.',
      `Perform ${TELLS} _what_).`,
      'Return ~unused~.',
    ]),
  ),
  'IsPromise asks for another slot': changed([
    ['[[PromiseState]]', '[[PromiseIsHandled]]', 'sec-ispromise'],
  ]),
  'an operation of its own steps an iterator': each(
    changed([['? IteratorStepValue(', '? StepOf(', ALL]]),
    operation('StepOf', '_record_', [
      'Let _step_ be Completion(IteratorStep(_record_)).',
      'If _step_ is an abrupt completion, return ? _step_.',
      'If _step_.[[Value]] is ~done~, return ~done~.',
      'Let _value_ be Completion(IteratorValue(_step_.[[Value]])).',
      'If _value_ is an abrupt completion, set _record_.[[Done]] to *true*.',
      'Return ? _value_.',
    ]),
  ),
};
