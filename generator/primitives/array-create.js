/** 9.4.2.2, for the only length that the Promise clause asks for. */
export default {
  name: 'ArrayCreate',
  clause: '9.4.2.2',
  parameters: ['length'],
  abrupt: false,
  code: function ArrayCreate(length) {
    const array = [];
    array.length = length;
    return array;
  },
};
