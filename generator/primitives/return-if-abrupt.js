export default {
  name: 'ReturnIfAbrupt',
  clause: '6.2.2.4',
  note: '`? x` of a completion that was kept, inside an expression.',
  parameters: ['argument'],
  abrupt: true,
  code: function ReturnIfAbrupt(argument) {
    if (argument instanceof ThrowCompletion) throw argument.value;
    return argument;
  },
};
