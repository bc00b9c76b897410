export default {
  kind: 'WellKnownSymbol',
  category: 'Expression',
  sentence: ['{symbol:WellKnownSymbol}'],
  examples: [
    ['@@species', '$species'],
    ['%Symbol.iterator%', '$iterator'],
  ],
  translate: (node, t) => t.symbol(node.symbol.name),
};
