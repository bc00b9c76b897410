export default {
  name: 'CreateListFromArrayLike',
  clause: '7.3.17',
  parameters: ['obj'],
  abrupt: true,
  effects: { runsUserCode: true },
  code: function CreateListFromArrayLike(obj) {
    if ($Object(obj) !== obj)
      throw new $TypeError('it is no object (7.3.17 CreateListFromArrayLike)');
    const length = LengthOfArrayLike(obj);
    const list = [];
    for (let index = 0; index < length; index++) AppendToList(list, obj[index]);
    return list;
  },
};
