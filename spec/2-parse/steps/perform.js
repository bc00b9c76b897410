/** An operation for its effect. Without `?`, an abrupt completion has no effect on the caller. */
export default {
  kind: 'Perform',
  category: 'Step',
  sentence: ['(Perform|Call) {value:Expression}'],
  examples: [
    ['Perform ? Call(_f_, *undefined*).', 'Call(f, undefined);'],
    ['Perform TriggerPromiseReactions(_r_, _v_).', 'TriggerPromiseReactions(r, v);'],
  ],
  translate: ({ value }, t) => t.perform(value),
};
