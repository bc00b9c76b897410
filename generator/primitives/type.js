export default {
  name: 'Type',
  clause: '6.1',
  note: '`$Object(x) === x` is true of objects alone, `document.all` among them.',
  parameters: ['x'],
  abrupt: false,
  steady: true,
  code: function Type(x) {
    if (x === undefined) return 'Undefined';
    if (x === null) return 'Null';
    if ($Object(x) === x) return 'Object';
    if (typeof x === 'boolean') return 'Boolean';
    if (typeof x === 'string') return 'String';
    if (typeof x === 'number') return 'Number';
    if (typeof x === 'symbol') return 'Symbol';
    return 'BigInt';
  },
};
