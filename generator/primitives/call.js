export default {
  name: 'Call',
  clause: '7.3.12',
  note: "A call that fails on what is not callable, as JavaScript's does.",
  parameters: ['F', 'V', 'argumentsList?'],
  abrupt: true,
  propagates: [0],
  code: function Call(F, V, argumentsList) {
    return $apply(F, V, argumentsList === undefined ? [] : argumentsList);
  },
};
