export default {
  name: 'ThrowCompletion',
  clause: '6.2.2',
  note: 'A throw completion that a step looks at; normal completions are their values. `instanceof` must not ask a value that is none, because a proxy would notice: completions are known by a set.',
  parameters: ['value'],
  abrupt: false,
  code: function ThrowCompletion(value) {
    const completion = { __proto__: null, value: value };
    $thrown.add(completion);
    return completion;
  },
  es5: function ThrowCompletion(value) {
    const completion = $setPrototypeOf({ value: value }, ThrowCompletion.prototype);
    if ($thrown) $thrown.add(completion);
    return completion;
  },
  setup: () =>
    $thrown &&
    $defineProperty(ThrowCompletion, $hasInstance, { __proto__: null, value: $thrown.has }),
};
