export default {
  name: 'IndexInList',
  clause: '6.2.1',
  note: 'Of the first element that is the value, or -1.',
  parameters: ['list', 'value'],
  abrupt: false,
  effects: { reads: ['[]'] },
  code: function IndexInList(list, value) {
    for (let index = 0; index < list.length; index++)
      if (SameValue(list[index], value)) return index;
    return -1;
  },
};
