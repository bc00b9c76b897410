/** A throw completion that a step looks at; normal completions are their values. */
export default {
  name: 'ThrowCompletion',
  clause: '6.2.2',
  parameters: ['value'],
  abrupt: false,
  code: function ThrowCompletion(value) {
    this.value = value;
  },
};
