/** The operations that say what sort of thing a value is. */
const KINDS = { function: 'IsCallable', 'property key': 'IsPropertyKey' };

/** @returns {any} the question whether a value is such a thing; others than those cannot be asked */
export const isOfKind = ({ value, noun }, t) =>
  KINDS[noun.name]
    ? t.call(KINDS[noun.name], [t.expression(value)])
    : t.unsupported(`whether something is a ${noun.name}`);

/** What sort of thing a value is. */
export default {
  kind: 'IsKind',
  category: 'Condition',
  sentence: ['{value:Expression} is (a|an) {noun:Noun}'],
  examples: [
    ['_f_ is a function object', 'IsCallable(f)'],
    ['_x_ is a property key', 'IsPropertyKey(x)'],
    ['_f_ is a bound function exotic object', null],
  ],
  translate: isOfKind,
};
