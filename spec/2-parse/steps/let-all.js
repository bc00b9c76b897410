/** Several variables get one value. */
export default {
  kind: 'LetAll',
  category: 'Step',
  sentence: ['Let {variables:SeveralVariables} be {value:Expression}'],
  examples: [['Let _a_ and _b_ be *undefined*.', 'a = undefined; b = undefined;']],
  translate: ({ variables, value }, t) => variables.flatMap((name) => t.define(name, value)),
};
