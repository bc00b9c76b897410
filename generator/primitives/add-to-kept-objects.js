export default {
  name: 'AddToKeptObjects',
  clause: '9.11',
  note: 'A slot of this library holds its value strongly: none has to be kept alive beside.',
  parameters: ['value'],
  abrupt: false,
  code: function AddToKeptObjects() {
    return undefined;
  },
};
