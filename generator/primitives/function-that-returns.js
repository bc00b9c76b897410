/** `equivalent to a function that returns _value_` */
export default {
  name: 'FunctionThatReturns',
  clause: '25.6.5.3.1',
  parameters: ['value'],
  abrupt: false,
  code: function FunctionThatReturns(value) {
    return () => value;
  },
  es5: function FunctionThatReturns(value) {
    return function () {
      return value;
    };
  },
};
