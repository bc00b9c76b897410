export default {
  name: 'Call',
  clause: '7.3.12',
  note: "What is not callable is named in the library's own words. Nothing but the method that gives an iterator is called without a list of arguments: a value that has none is not iterable.",
  parameters: ['F', 'V', 'argumentsList?'],
  abrupt: true,
  effects: { runsUserCode: true },
  givesUserValue: true,
  propagates: [0],
  code: function Call(F, V, argumentsList) {
    if (!IsCallable(F)) {
      const absent = F === undefined && argumentsList === undefined;
      const subject = absent ? V : F;
      const type = typeof subject;
      const plain =
        subject === null || (type !== 'object' && type !== 'function' && type !== 'symbol');
      const problem = absent ? ' is not iterable' : ' is not a function';
      throw new $TypeError((plain ? subject : 'the ' + type) + problem + ' (7.3.12 Call)');
    }
    return $apply(F, V, argumentsList === undefined ? [] : argumentsList);
  },
};
