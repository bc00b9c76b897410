export default {
  name: 'ArrayCreate',
  clause: '9.4.2.2',
  note: 'For the only length that the Promise clause asks for.',
  parameters: ['length'],
  abrupt: false,
  code: function ArrayCreate(length) {
    const array = [];
    array.length = length;
    return array;
  },
};
