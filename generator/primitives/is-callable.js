export default {
  name: 'IsCallable',
  clause: '7.2.3',
  noun: 'a function',
  note: '`document.all` is callable, says undefined to typeof, and is not undefined.',
  parameters: ['argument'],
  abrupt: false,
  steady: true,
  code: function IsCallable(argument) {
    return (
      typeof argument === 'function' || (typeof argument === 'undefined' && argument !== undefined)
    );
  },
};
