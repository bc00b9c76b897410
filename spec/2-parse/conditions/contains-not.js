import { indexIn } from './contains.js';

export default {
  kind: 'ContainsNot',
  category: 'Condition',
  sentence: [
    '{list:Expression} does not (contain|include|include the element) {element:Expression}',
    '{element:Expression} is not (an element of|contained in|in) {list:Expression}',
  ],
  examples: [['_list_ does not contain _x_', 'IndexInList(list, x) < 0']],
  translate: (node, t) => t.b.binary('<', indexIn(node, t), t.b.literal(0)),
};
