import { isFieldName, isPure } from '../../facts/purity.js';
import { nodes } from '../../ir/estree.js';

/** The fields of a Record by their names, in order; none where an expression is no Record, or runs code. */
const fieldsOf = (/** @type {any} */ { type, properties }) => {
  const isField = ({ key, value, computed, kind }) =>
    kind === 'init' && !computed && isFieldName(key.name ?? '') && isPure(value);
  return type === 'ObjectExpression' && properties.every(isField)
    ? properties.map(({ key }) => key.name)
    : [];
};

/** The orders that Records of the reference have their fields in, the longest first. @returns {string[][]} */
const ordersIn = (reference) =>
  [...reference.values()]
    .flatMap(({ code }) => nodes(code).map(fieldsOf))
    .filter(({ length }) => length > 1)
    .sort((a, b) => b.length - a.length);

const isIn = (names, order) => order.every((name, at) => name === names[at]);

/**
 * The order for fields: that of the Record of the reference that has most of them. Nothing where they stand so.
 * @returns {string[]|undefined}
 */
const orderFor = (names, orders) => {
  const known = orders.filter((order) => order.every((name) => names.includes(name)));
  const longest = known.filter(({ length }) => length === known[0].length);
  return longest.some((order) => isIn(names, order)) ? undefined : longest[0];
};

/** Fields in an order that the reference knows, and behind them those that are the document's own. */
const inOrder = (names, order) => [...order, ...names.filter((name) => !order.includes(name))];

/** @type {import('./index.js').Rule} */
export default {
  name: 'field-order',
  summary: 'the fields of a Record stand in the order that they have in the known document',
  sound:
    'Nothing runs where they get their values, and nobody goes through the fields of a Record.',
  examples: [
    {
      reference: 'function f(x) { return { Type: 1, Value: x }; }',
      before:
        'function f(x) { return { Value: x, Type: 1 }; } function g(x) { return { Value: Get(x, "a"), Type: 1 }; }',
      after:
        'function f(x) { return { Type: 1, Value: x }; } function g(x) { return { Value: Get(x, "a"), Type: 1 }; }',
    },
    {
      reference: 'function f(x) { return { Type: 1, Value: x }; }',
      before: 'function f(x) { return { Value: x, Label: 2, Type: 1 }; }',
      after: 'function f(x) { return { Type: 1, Value: x, Label: 2 }; }',
    },
    {
      reference:
        'function f(x) { return { Type: 1, Value: x }; } function g(x) { return { Value: x, Type: 1 }; }',
      before:
        'function f(x) { return { Type: 2, Value: x }; } function g(x) { return { Value: x, Type: 2 }; }',
      after:
        'function f(x) { return { Type: 2, Value: x }; } function g(x) { return { Value: x, Type: 2 }; }',
    },
  ],
  rewrite(library) {
    const orders = library.reference ? ordersIn(library.reference) : [];
    if (orders.length === 0) return;
    let count = 0;
    // the host layer makes Records of the document as well
    for (const record of /** @type {any[]} */ (nodes(library.program))) {
      const names = fieldsOf(record);
      const order = orderFor(names, orders);
      if (!order) continue;
      const { properties } = record;
      record.properties = inOrder(names, order).map((name) => properties[names.indexOf(name)]);
      count++;
    }
    if (count > 0) library.did(`${count} Records`);
  },
};
