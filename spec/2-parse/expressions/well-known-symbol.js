export default {
  kind: 'WellKnownSymbol',
  category: 'Expression',
  sentence: ['{symbol:WellKnownSymbol}'],
  examples: [
    ['@@species', '$species'],
    ['%Symbol.iterator%', '$iterator'],
  ],
  translate: (node, t) => t.host(`$${node.symbol.name}`),
};
