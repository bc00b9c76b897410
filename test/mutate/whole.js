import { clausesOf, indentOf, insert, placesIn, splice, withHooks } from './places.js';

/** Edits of several places that belong together. */

/** In one clause each, a text for another. */
const makeReplace = (clauseId, from, to) => (lines) => {
  const clause = clausesOf(lines).find(({ id }) => id === clauseId);
  for (let at = clause?.start ?? lines.length; at < (clause?.to ?? 0); at++) {
    if (lines[at].includes(from))
      return {
        lines: splice(lines, at, 1, lines[at].replace(from, to)),
        change: `${clauseId}: ${from} → ${to}`,
      };
  }
  return undefined;
};

const everywhere = (from, to) => (lines) => {
  const text = lines.join('\n');
  return text.includes(from)
    ? { lines: text.replaceAll(from, to).split('\n'), change: `${from} → ${to}` }
    : undefined;
};

const then =
  (...edits) =>
  (lines, random) =>
    edits.reduce(
      (sum, edit) => {
        const next = sum && edit(sum.lines, random);
        return (
          next && {
            lines: next.lines,
            change: [sum.change, next.change].filter(Boolean).join('; '),
          }
        );
      },
      { lines, change: '' },
    );

const at = (id, sentence, steps, wording) => (lines) => {
  const clause = clausesOf(lines).find((candidate) => candidate.id === id);
  if (!clause) return undefined;
  const line = placesIn(lines, clause).find((number) => lines[number].includes(sentence));
  return line === undefined
    ? undefined
    : {
        lines: withHooks(insert(lines, line, indentOf(lines[line]), steps), wording),
        change: `${id}: ${steps[0]}`,
      };
};

/** A slot more, which the constructor sets. */
const slot = (name, value, wording) =>
  then(
    everywhere(wording.slots, wording.slots.replace(' »', `, [[${name}]] »`)),
    at(
      'sec-promise-executor',
      'Set _promise_.[[PromiseState]]',
      [`Set _promise_.[[${name}]] to ${value}.`],
      wording,
    ),
  );

/**
 * State machines, slots, fields, arguments, trackers: changes of several places that belong together.
 * @type {Record<string, (wording: import('./wordings.js').Wording) => import('./places.js').Edit['make']>}
 */
const WHOLE = {
  'a further slot': (wording) => slot('PromiseIsFurther', '*false*', wording),
  'a tracker of rejections': (wording) =>
    then(
      slot('PromiseIsTracked', '*false*', wording),
      at('sec-rejectpromise', 'TriggerPromiseReactions', wording.enqueueHook('reason'), wording),
    ),
  'a slot of the name that passes use': (wording) => slot('AlreadyResolved', '*true*', wording),
  'another name of a state': ({ state }) => everywhere(state('fulfilled'), state('resolved')),
  'the initial state has another name': ({ state }) => everywhere(state('pending'), state('new')),
  'rejected is fulfilled': ({ state }) =>
    makeReplace('sec-rejectpromise', `to ${state('rejected')}`, `to ${state('fulfilled')}`),
  'settled stays pending': ({ state }) =>
    makeReplace('sec-fulfillpromise', `to ${state('fulfilled')}`, `to ${state('pending')}`),
  'reactions see another argument': () =>
    makeReplace('sec-fulfillpromise', '(_reactions_, _value_)', '(_reactions_, _promise_)'),
  'an argument more': () =>
    then(
      everywhere(
        'TriggerPromiseReactions ( _reactions_, _argument_ )',
        'TriggerPromiseReactions ( _reactions_, _argument_, _promise_ )',
      ),
      makeReplace(
        'sec-fulfillpromise',
        'TriggerPromiseReactions(_reactions_, _value_)',
        'TriggerPromiseReactions(_reactions_, _value_, _promise_)',
      ),
      makeReplace(
        'sec-rejectpromise',
        'TriggerPromiseReactions(_reactions_, _reason_)',
        'TriggerPromiseReactions(_reactions_, _promise_, _reason_)',
      ),
    ),
  'a field more in reactions': (wording) =>
    then(
      makeReplace(
        'sec-performpromisethen',
        '[[Handler]]: _onFul',
        '[[Kind]]: 1, [[Handler]]: _onFul',
      ),
      at(
        wording.reactionJob,
        'Let _handler_ be',
        ['Let _kind_ be _reaction_.[[Handler]].'],
        wording,
      ),
    ),
  'handlers know the promise': ({ reactionJob }) =>
    makeReplace(
      reactionJob,
      'Call(_handler_, *undefined*',
      'Call(_handler_, _promiseCapability_.[[Promise]]',
    ),
  'resolving asks twice': (wording) =>
    at(
      'sec-promise-resolve-functions',
      'If SameValue',
      [`If _alreadyResolved_.[[${wording.value}]] is *false*, return *undefined*.`],
      wording,
    ),
  'the jobs are swapped': () =>
    makeReplace(
      'sec-performpromisethen',
      '_fulfillReaction_, _value_',
      '_rejectReaction_, _value_',
    ),
  'species of %Promise% alone': () =>
    makeReplace(
      'sec-promise.prototype.then',
      'SpeciesConstructor(_promise_, %Promise%)',
      'SpeciesConstructor(_onFulfilled_, %Promise%)',
    ),
  'the type of a reaction is another': () =>
    makeReplace('sec-performpromisethen', '[[Type]]: ~reject~', '[[Type]]: ~fulfill~'),
  'the state is another for a while': (wording) =>
    at(
      'sec-fulfillpromise',
      '[[PromiseResult]] to',
      [`Set _promise_.[[PromiseState]] to ${wording.state('rejected')}.`],
      wording,
    ),
  'reactions run twice': (wording) =>
    at(
      'sec-rejectpromise',
      'Set _promise_.[[PromiseState]]',
      ['Perform TriggerPromiseReactions(_reactions_, _promise_).'],
      wording,
    ),
  'a list of reactions stays': () =>
    makeReplace(
      'sec-fulfillpromise',
      '[[PromiseFulfillReactions]] to *undefined*',
      '[[PromiseFulfillReactions]] to _reactions_',
    ),
  'one flag for all pairs of functions': (wording) =>
    then(
      slot('Flag', '*undefined*', wording),
      at(
        'sec-createresolvingfunctions',
        'Let _stepsResolve_',
        [
          'If _promise_.[[Flag]] is *undefined*, set _promise_.[[Flag]] to _alreadyResolved_.',
          'Set _alreadyResolved_ to _promise_.[[Flag]].',
        ],
        wording,
      ),
    ),
  'a promise knows itself': (wording) =>
    then(
      slot('Self', '*undefined*', wording),
      at(
        'sec-fulfillpromise',
        'Let _reactions_',
        ['Set _promise_.[[Self]] to _promise_.'],
        wording,
      ),
    ),
  'promises count their handlers': (wording) =>
    then(
      slot('Count', '0', wording),
      at(
        'sec-performpromisethen',
        'If IsCallable(_onRejected_)',
        ['Set _promise_.[[Count]] to _promise_.[[Count]] + 1.'],
        wording,
      ),
    ),
  'functions the other way round': () =>
    makeReplace(
      'sec-createresolvingfunctions',
      '[[Resolve]]: _resolve_, [[Reject]]: _reject_',
      '[[Resolve]]: _reject_, [[Reject]]: _resolve_',
    ),
  'the executor knows the promise': () =>
    makeReplace(
      'sec-promise-executor',
      'Call(_executor_, *undefined*',
      'Call(_executor_, _promise_',
    ),
  'then without species': () =>
    makeReplace(
      'sec-promise.prototype.then',
      '? SpeciesConstructor(_promise_, %Promise%)',
      '%Promise%',
    ),
  'PromiseResolve keeps what is a promise': () =>
    makeReplace(
      'sec-promise-resolve',
      'If SameValue(_xConstructor_, _C_) is *true*, return _x_.',
      'Return _x_.',
    ),
  'no rejection is handled': () =>
    makeReplace(
      'sec-performpromisethen',
      '[[PromiseIsHandled]] to *true*',
      '[[PromiseIsHandled]] to *false*',
    ),
};

/** @param {import('./wordings.js').Wording} wording @returns {import('./places.js').Edit[]} */
export const wholeEdits = (wording) =>
  Object.entries(WHOLE).map(([name, make]) => ({ name, make: make(wording) }));
