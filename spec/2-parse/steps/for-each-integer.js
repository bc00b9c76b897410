/** Integers from one bound up to another, which is met or is not. */
export default {
  kind: 'ForEachInteger',
  category: 'Step',
  body: true,
  loop: true,
  sentence: [
    'For each (non-negative |)integer {variable:Variable} such that {low:Expression} ≤ {same:Variable} < {high:Expression}(, in ascending order|)(, do|,|)',
    'For each (non-negative |)integer {variable:Variable} (starting with|from) {low:Expression} such that {same:Variable} < {high:Expression}(, in ascending order|)(, do|,|)',
  ],
  aside: ['same'],
  examples: [
    [
      'For each integer _i_ such that 0 ≤ _i_ < 10, in ascending order, do\n  Perform IsPromise(_i_).',
      'i = 0; while (i < 10) { IsPromise(i); i = i + 1; }',
    ],
  ],
  translate: ({ variable, same, low, high }, t) => {
    if (same !== variable) t.unsupported(`a bound of _${same}_ for _${variable}_`);
    const first = t.expression(low);
    const index = () => t.introduce(variable);
    const next = t.b.assign(index(), t.b.binary('+', index(), t.b.literal(1)));
    return [
      t.b.assign(index(), first),
      t.b.loop(t.b.binary('<', index(), t.expression(high)), [...t.loopBody(), next]),
    ];
  },
};
