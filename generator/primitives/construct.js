export default {
  name: 'Construct',
  clause: '7.3.13',
  parameters: ['F', 'argumentsList?'],
  abrupt: true,
  effects: { runsUserCode: true },
  givesUserValue: true,
  code: function Construct(F, argumentsList) {
    return $construct(F, argumentsList === undefined ? [] : argumentsList);
  },
};
