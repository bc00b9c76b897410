/** `PropertyDescriptor { … }` in two words. */
export default {
  kind: 'PropertyDescriptor',
  category: 'Expression',
  sentence: ['(|the |a |a new )Property Descriptor {fields:Record}'],
  means: ({ fields }) => ({ kind: 'Record', type: 'PropertyDescriptor', fields }),
  examples: [['a Property Descriptor { [[Value]]: _x_ }', '{ Value: x }']],
  translate: (node, t) =>
    t.b.object(node.fields.map(({ name, value }) => [t.fieldName(name), t.expression(value)])),
};
