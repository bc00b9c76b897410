export default {
  name: 'GetV',
  clause: '7.3.2',
  note: 'The property of any value. Engines without symbols have no iterators: there the iterator method of an array is one that walks it.',
  parameters: ['V', 'P'],
  abrupt: true,
  code: function GetV(V, P) {
    return V[P];
  },
  es5: function GetV(V, P) {
    const value = V[P];
    return value === undefined && P === '@@iterator' && $isArray(V) ? ArrayIterator : value;
  },
};
