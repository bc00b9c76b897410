/** A List: an array literal, so that no setter on Array.prototype is ever met. */
export default {
  kind: 'List',
  category: 'Expression',
  sentence: ['{elements:List}', '(a new|an|a) empty List', 'a new List'],
  defaults: { elements: [] },
  examples: [
    ['« _x_, *undefined* »', '[x, undefined]'],
    ['a new empty List', '[]'],
  ],
  translate: (node, t) => t.b.array(node.elements.map((element) => t.expression(element))),
};
