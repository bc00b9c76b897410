export default {
  kind: 'InitialString',
  category: 'Declaration',
  sentence: [
    'The {symbol:WellKnownSymbol} property is initially {value:Expression}.',
    'The initial value of the {symbol:WellKnownSymbol} property is {value:Expression}.',
    'The initial value of the {symbol:WellKnownSymbol} property is the String value {value:Expression}.',
  ],
};
