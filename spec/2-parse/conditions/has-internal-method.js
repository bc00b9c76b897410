/** `[[Call]]` and `[[Construct]]` are what makes an object callable or a constructor. */
const TESTS = { Call: 'IsCallable', Construct: 'IsConstructor' };

export default {
  kind: 'HasInternalMethod',
  category: 'Condition',
  sentence: ['{object:Expression} has (a|an) {method:Slot} internal method'],
  examples: [
    ['_f_ has a [[Construct]] internal method', 'IsConstructor(f)'],
    ['_f_ has a [[Get]] internal method', null],
  ],
  translate: ({ object, method }, t) =>
    TESTS[method]
      ? t.call(TESTS[method], [t.expression(object)])
      : t.unsupported(`whether an object has [[${method}]]`),
};
