/** A value that a variable holds is thrown: what returns a throw completion of it. */
export default {
  kind: 'ThrowValue',
  category: 'Step',
  sentence: ['Throw {value:Expression}'],
  means: ({ value }) =>
    value.kind === 'NewError'
      ? { kind: 'Throw', error: value.error }
      : { kind: 'Return', value: { kind: 'ThrowCompletion', value } },
  examples: [
    ['Throw _reason_.', 'throw reason;'],
    ['Throw a newly created *TypeError* object.', "throw new $TypeError('0.0 Example, step 1');"],
  ],
  translate: (node, t) => [t.b.throw(t.expression(node.value))],
};
