import { edited, sourceOf } from '../documents.js';

/** A combinator of a document's own, called gather: allSettled under another name, before all. */

const CLAUSE = '<emu-clause id="sec-promise.allsettled"';
const ALL = '<emu-clause id="sec-promise.all"';
const END = '</emu-clause>';

/** The text of a clause, with those in it. */
const clauseAt = (source, start) => {
  let at = start;
  for (let depth = 0, next; ;) {
    next = /<(\/?)emu-clause/.exec(source.slice(at + 1));
    at += next.index + 1;
    depth += next[1] ? -1 : 1;
    if (depth < 0) return source.slice(start, at + END.length);
  }
};

const named = (text, [small, large]) =>
  text
    .replaceAll('allsettled', small)
    .replaceAll('allSettled', small)
    .replaceAll('AllSettled', large);

const PERFORM = 'sec-performpromisegather';

/** Its elements are what they are given, and not objects of their own. */
export const PLAIN = [
  ['1. Let _obj_ be OrdinaryObjectCreate(%Object.prototype%).', ''],
  ['1. Perform ! CreateDataPropertyOrThrow(_obj_, *"status"*, *"fulfilled"*).', ''],
  ['1. Perform ! CreateDataPropertyOrThrow(_obj_, *"value"*, _x_).', ''],
  ['Set _values_[_index_] to _obj_.', 'Set _values_[_index_] to _x_.'],
].map((change) => [...change, 'sec-promise.gather-resolve-element-functions']);

/** @param {string[][]} changes of its clauses @returns {string} a document */
export const withGather = (changes) => {
  const source = sourceOf('es2025');
  const clause = named(clauseAt(source, source.indexOf(CLAUSE)), ['gather', 'Gather']);
  const at = source.indexOf(ALL);
  return edited(changes, source.slice(0, at) + clause + source.slice(at));
};

/** @param {string} text */
const second = (text) =>
  named(text, ['gather', 'Gather'])
    .replaceAll('promise.gather-', 'promise.further-')
    .replaceAll('Fulfilled_', 'Further_')
    .replaceAll('Rejected_', 'Otherwise_')
    .replaceAll('_alreadyCalled_', '_alreadyFurther_');

/** A document in which gather attaches each element twice, with functions of its own each time. */
export const gatheringTwice = () => {
  const source = sourceOf('es2025');
  const clause = clauseAt(source, source.indexOf(CLAUSE));
  const [from, to] = ['1. Let _stepsFulfilled_', '1. Set _index_'].map((step) =>
    clause.indexOf(step),
  );
  const steps = second(clause.slice(from, to));
  const elements = ['resolve', 'reject'].map((kind) => {
    const text = clauseAt(
      clause,
      clause.indexOf(`<emu-clause id="sec-promise.allsettled-${kind}-element-functions"`),
    );
    return second(text).replaceAll('Promise.gather', 'Promise.further');
  });
  const next = '1. Set _index_ to _index_ + 1.';
  const again = [next, '1. Append *undefined* to the end of _values_.', steps + next];
  const lines = again.join('\n').replaceAll(/^ +/gm, '');
  const document = withGather([[next, lines, PERFORM]]);
  const at = document.indexOf(ALL);
  return document.slice(0, at) + elements.join('\n') + document.slice(at);
};

/**
 * A gather that makes no functions for rejected elements.
 * @param {string} handed what it hands to then
 * @param {string[][]} changes of its clauses
 */
export const gatheringOnly = (handed, changes) => {
  const source = withGather([
    ...PLAIN,
    ['« _onFulfilled_, _onRejected_ »', handed, PERFORM],
    ...changes,
  ]);
  const [start, end] = ['1. Let _stepsRejected_', '1. Set _remainingElementsCount_.[[Value]] to'];
  const from = source.indexOf(start, source.indexOf(`id="${PERFORM}"`));
  const steps = source.slice(0, from) + source.slice(source.indexOf(end, from));
  const clause = '<emu-clause id="sec-promise.gather-reject-element-functions"';
  const at = steps.indexOf(clause);
  return steps.slice(0, at) + steps.slice(at + clauseAt(steps, at).length);
};
