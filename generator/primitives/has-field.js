/** Fields come with stores that are no effects of their own: nothing that may run code is moved over it. */
export default {
  name: 'HasField',
  clause: '6.2.1',
  parameters: ['record', 'field'],
  abrupt: false,
  effects: { runsUserCode: true },
  code: function HasField(record, field) {
    return $hasOwn(record, field);
  },
};
