/** Several places get one value. */
export default {
  kind: 'SetAll',
  category: 'Step',
  sentence: ['Set {places:SeveralPlaces} to {value:Expression}'],
  examples: [['Set _a_.[[Promise]] and _b_.[[Promise]] to _x_.', 'a.Promise = x; b.Promise = x;']],
  translate: ({ places: { items }, value }, t) =>
    items.flatMap((place) =>
      place.kind === 'Variable'
        ? t.define(place.name, value)
        : [t.b.assign(t.slots.target(place), t.expression(value))],
    ),
};
