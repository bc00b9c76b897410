export default {
  name: 'PrependToList',
  clause: '6.2.1',
  note: 'As in AppendToList, the new end is defined; the other elements are there, so that storing them meets no setter.',
  parameters: ['list', 'value'],
  abrupt: false,
  effects: { reads: ['[]'], writes: ['[]'] },
  code: function PrependToList(list, value) {
    let index = list.length;
    AppendToList(list, value);
    for (; index > 0; index--) list[index] = list[index - 1];
    list[0] = value;
  },
};
