export default {
  name: 'RemoveFromList',
  clause: '6.2.1',
  note: 'A List without such an element stays as it is.',
  parameters: ['list', 'index'],
  abrupt: false,
  effects: { reads: ['[]'], writes: ['[]'] },
  code: function RemoveFromList(list, index) {
    const last = list.length - 1;
    if (index < 0 || index > last) return;
    for (let at = index; at < last; at++) list[at] = list[at + 1];
    list.length = last;
  },
};
