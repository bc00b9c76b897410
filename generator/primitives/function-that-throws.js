/** `equivalent to a function that throws _value_` */
export default {
  name: 'FunctionThatThrows',
  clause: '25.6.5.3.2',
  parameters: ['value'],
  abrupt: false,
  code: function FunctionThatThrows(value) {
    return () => {
      throw value;
    };
  },
  es5: function FunctionThatThrows(value) {
    return function () {
      throw value;
    };
  },
};
