/** A cross reference behind an expression says where to read on. */
export default {
  kind: 'See',
  category: 'Expression',
  precedence: 2,
  sentence: ['{value:Expression} {see:See}'],
  transparent: 'value',
  examples: [
    ['ArrayCreate(0) (see <emu-xref href="#sec-arraycreate"></emu-xref>)', 'ArrayCreate(0)'],
  ],
  translate: (node, t) => t.expression(node.value),
};
