/** A Record with the field says which one: to who counts or renames fields it is one more place of them. */
export default {
  name: 'HasField',
  clause: '6.2.1',
  note: 'The field is that of the second Record. Nothing that may run code is moved over the question: a field comes with any store.',
  parameters: ['record', 'fields'],
  abrupt: false,
  effects: { runsUserCode: true },
  code: function HasField(record, fields) {
    return $hasOwn(record, $ownKeys(fields)[0]);
  },
};
