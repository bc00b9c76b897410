/** An operation that is a JavaScript operation: generator/primitives/ holds it. */
export default {
  kind: 'Primitive',
  category: 'Declaration',
  sentence: ['A primitive.'],
};
