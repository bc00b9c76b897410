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

const at = (id, sentence, steps) => (lines) => {
  const clause = clausesOf(lines).find((candidate) => candidate.id === id);
  if (!clause) return undefined;
  const line = placesIn(lines, clause).find((number) => lines[number].includes(sentence));
  return line === undefined
    ? undefined
    : {
        lines: withHooks(insert(lines, line, indentOf(lines[line]), steps)),
        change: `${id}: ${steps[0]}`,
      };
};

const SLOTS = '[[PromiseRejectReactions]] »)';

/** State machines, slots, fields, arguments, trackers: changes of several places that belong together. */
const WHOLE = {
  'a further slot': then(
    everywhere(SLOTS, '[[PromiseRejectReactions]], [[PromiseIsHandled]] »)'),
    at('sec-promise-executor', 'Set _promise_.[[PromiseState]]', [
      'Set _promise_.[[PromiseIsHandled]] to *false*.',
    ]),
  ),
  'a tracker of rejections': then(
    everywhere(SLOTS, '[[PromiseRejectReactions]], [[PromiseIsHandled]] »)'),
    at('sec-promise-executor', 'Set _promise_.[[PromiseState]]', [
      'Set _promise_.[[PromiseIsHandled]] to *false*.',
    ]),
    at(
      'sec-rejectpromise',
      'Return Trigger',
      ['If _promise_.[[PromiseIsHandled]] is *false*, then', '  1. Perform Hook(_reason_).']
        .slice(0, 0)
        .concat(['Perform EnqueueJob(*"PromiseJobs"*, HookJob, « _reason_ »).']),
    ),
  ),
  'a slot of the name that passes use': then(
    everywhere(SLOTS, '[[PromiseRejectReactions]], [[AlreadyResolved]] »)'),
    at('sec-promise-executor', 'Set _promise_.[[PromiseState]]', [
      'Set _promise_.[[AlreadyResolved]] to *true*.',
    ]),
  ),
  'another name of a state': everywhere('*"fulfilled"*', '*"resolved"*'),
  'the initial state has another name': everywhere('*"pending"*', '*"new"*'),
  'rejected is fulfilled': makeReplace('sec-rejectpromise', '*"rejected"*', '*"fulfilled"*'),
  'settled stays pending': makeReplace('sec-fulfillpromise', '*"fulfilled"*', '*"pending"*'),
  'reactions see another argument': makeReplace(
    'sec-fulfillpromise',
    '(_reactions_, _value_)',
    '(_reactions_, _promise_)',
  ),
  'an argument more': then(
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
  'a field more in reactions': then(
    everywhere('[[Handler]]: _onFulfilled_ }', '[[Handler]]: _onFulfilled_, [[Kind]]: 1 }'),
    at('sec-promisereactionjob', 'Let _handler_ be', ['Let _kind_ be _reaction_.[[Handler]].']),
  ),
  'handlers know the promise': makeReplace(
    'sec-promisereactionjob',
    'Call(_handler_, *undefined*',
    'Call(_handler_, _promiseCapability_.[[Promise]]',
  ),
  'resolving asks twice': at('sec-promise-resolve-functions', 'If SameValue', [
    'If _alreadyResolved_.[[value]] is *false*, return *undefined*.',
  ]),
  'the jobs are swapped': makeReplace(
    'sec-performpromisethen',
    '« _fulfillReaction_, _value_ »',
    '« _rejectReaction_, _value_ »',
  ),
  'species of %Promise% alone': makeReplace(
    'sec-promise.prototype.then',
    'SpeciesConstructor(_promise_, %Promise%)',
    'SpeciesConstructor(_onFulfilled_, %Promise%)',
  ),
};

/** @type {import('./places.js').Edit[]} */
export const WHOLE_EDITS = Object.entries(WHOLE).map(([name, make]) => ({ name, make }));
