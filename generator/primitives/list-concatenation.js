export default {
  name: 'ListConcatenation',
  clause: '6.2.1',
  parameters: ['lists'],
  abrupt: false,
  effects: { reads: ['[]'] },
  code: function ListConcatenation(lists) {
    const all = [];
    for (let at = 0; at < lists.length; at++)
      for (let index = 0; index < lists[at].length; index++) AppendToList(all, lists[at][index]);
    return all;
  },
};
