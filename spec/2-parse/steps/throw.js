export default {
  kind: 'Throw',
  category: 'Step',
  sentence: ['Throw (a|an) {error:ErrorName} (exception|)'],
  examples: [['Throw a *TypeError* exception.', "throw new $TypeError('0.0 Example, step 1');"]],
  translate: (node, t) => [t.b.throw(t.newError(node.error.name))],
};
