export default {
  kind: 'InitialLiteral',
  category: 'Declaration',
  sentence: [
    'The initial value of {property:Name} is {value:LiteralExpression}.',
    'The initial value of {property:Name} is the String value {value:LiteralExpression}.',
    'The {symbol:WellKnownSymbol} property is initially {value:Expression}.',
    'The initial value of the {symbol:WellKnownSymbol} property is {value:Expression}.',
    'The initial value of the {symbol:WellKnownSymbol} property is the String value {value:Expression}.',
  ],
};
