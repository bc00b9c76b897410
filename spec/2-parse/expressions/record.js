/** A Record: an object literal that user code never sees. */
export default {
  kind: 'Record',
  category: 'Expression',
  sentence: [
    '(the|a new|a|a newly created) {type:RecordType} (|Record ){fields:Record}',
    '(the |a new |a |a newly created |)Record {fields:Record}',
    '{type:RecordType} (|Record ){fields:Record}',
    '{fields:Record}',
  ],
  canonical: ({ type }) => (type === 'Completion' ? 2 : type ? 0 : 1),
  examples: [
    ['the Record { [[value]]: *false* }', '{ value: false }'],
    ['{ [[value]]: *false* }', '{ value: false }'],
    [
      'Completion { [[type]]: ~throw~, [[value]]: _x_, [[target]]: ~empty~ }',
      'new ThrowCompletion(x)',
    ],
  ],
  translate: (node, t) =>
    node.type === 'Completion'
      ? t.completionRecord(node.fields)
      : t.b.object(node.fields.map(({ name, value }) => [t.fieldName(name), t.expression(value)])),
};
