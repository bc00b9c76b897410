export default {
  name: 'GetV',
  clause: '7.3.2',
  note: 'A property of any value; undefined and null have none. In engines without iterators, the iterator method of an array is one that walks it.',
  parameters: ['V', 'P'],
  abrupt: true,
  effects: { runsUserCode: true },
  givesUserValue: true,
  code: function GetV(V, P) {
    if (V === undefined || V === null) {
      const problem = P === $iterator ? ' is not iterable' : ' has no properties';
      throw new $TypeError(V + problem + ' (7.3.2 GetV)');
    }
    return V[P];
  },
  es5: function GetV(V, P) {
    if (V === undefined || V === null) {
      const problem = P === $iterator ? ' is not iterable' : ' has no properties';
      throw new $TypeError(V + problem + ' (7.3.2 GetV)');
    }
    const value = V[P];
    return value === undefined && P === $absentIterator && $isArray(V) ? ArrayIterator : value;
  },
};
