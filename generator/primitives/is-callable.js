/** `document.all` is callable, says undefined to typeof, and is not undefined. */
export default {
  name: 'IsCallable',
  clause: '7.2.3',
  noun: 'a function',
  parameters: ['argument'],
  abrupt: false,
  code: function IsCallable(argument) {
    return (
      typeof argument === 'function' || (typeof argument === 'undefined' && argument !== undefined)
    );
  },
};
