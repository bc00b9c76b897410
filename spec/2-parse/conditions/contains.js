/** @returns {any} the place of an element in a List, negative where it is not there */
export const indexIn = ({ list, element }, t) =>
  t.call('IndexInList', [t.expression(list), t.expression(element)]);

/** An element of a List. */
export default {
  kind: 'Contains',
  category: 'Condition',
  sentence: [
    '{list:Expression} (contains|includes) {element:Expression}',
    '{element:Expression} is (an element of|contained in|in) {list:Expression}',
  ],
  examples: [['_list_ contains _x_', 'IndexInList(list, x) >= 0']],
  translate: (node, t) => t.b.binary('>=', indexIn(node, t), t.b.literal(0)),
};
