import { words } from '../../1-read/tokens.js';

/** Categories of tokens that hold tokens: calls, lists, records. */

/** Every combination of one element per list. */
const combinations = (lists) =>
  lists.reduce((all, list) => all.flatMap((left) => list.map((item) => [...left, item])), [[]]);

/**
 * Every way to read some token lists as expressions.
 * @param {import('../match.js').Match} match
 * @param {import('../../1-read/tokens.js').Token[][]} lists
 * @returns {import('../grammar.js').Node[][]}
 */
const items = (match, lists) =>
  combinations(lists.map((list) => match.whole('Expression', list).map(({ node }) => node)));

/**
 * A call of something that belongs to what stands before the dot.
 * @param {'slot'|'word'} type of the token that names it
 * @returns {import('../grammar.js').Lexical}
 */
const methodCall = (type) => ({
  begins: ['call'],
  parse(tokens, at, match) {
    const call = tokens[at];
    const [dot, name] = call?.type === 'call' ? call.callee.slice(-2) : [];
    if (dot?.text !== '.' || name?.type !== type) return [];
    const objects = match.whole('Expression', call.callee.slice(0, -2));
    return combinations([objects.map(({ node }) => node), items(match, call.items)]).map(
      ([object, args]) => ({
        node: { object, method: name.text, arguments: args },
        end: at + 1,
      }),
    );
  },
  print: (call, print) => [
    {
      type: 'call',
      callee: [...print(call.object), ...words('.'), { type, text: call.method }],
      items: call.arguments.map(print),
    },
  ],
});

/** @type {Record<string, import('../grammar.js').Lexical>} */
export const structures = {
  Call: {
    begins: ['call'],
    parse(tokens, at, match) {
      const call = tokens[at];
      if (call?.type !== 'call' || call.callee.length !== 1 || call.callee[0].type !== 'word')
        return [];
      const operation = call.callee[0].text;
      if (match.reserved.has(operation)) return []; // a rule of its own reads it
      return items(match, call.items).map((args) => ({
        node: { operation, arguments: args },
        end: at + 1,
      }));
    },
    print: (call, print) => [
      { type: 'call', callee: words(call.operation), items: call.arguments.map(print) },
    ],
  },
  /** `_O_.[[Get]](_P_, _O_)` */
  InternalMethodCall: methodCall('slot'),
  /** `_record_.HasBinding(_name_)` */
  MethodCall: methodCall('word'),
  /** `_closure_(_x_)`: the Abstract Closure that a variable holds */
  ClosureCall: {
    begins: ['call'],
    parse(tokens, at, match) {
      const call = tokens[at];
      if (call?.type !== 'call' || call.callee.length !== 1 || call.callee[0].type !== 'variable')
        return [];
      return items(match, call.items).map((args) => ({
        node: { closure: call.callee[0].text, arguments: args },
        end: at + 1,
      }));
    },
    print: (call, print) => [
      {
        type: 'call',
        callee: [{ type: 'variable', text: call.closure }],
        items: call.arguments.map(print),
      },
    ],
  },
  /** `(? Foo(_x_))` */
  Group: {
    begins: ['paren'],
    parse: (tokens, at, match) =>
      tokens[at]?.type === 'paren'
        ? match.whole('Expression', tokens[at].tokens).map(({ node }) => ({ node, end: at + 1 }))
        : [],
    print: (node, print) => [{ type: 'paren', tokens: print(node) }],
  },
  List: {
    begins: ['list'],
    parse: (tokens, at, match) =>
      tokens[at]?.type === 'list'
        ? items(match, tokens[at].items).map((elements) => ({ node: elements, end: at + 1 }))
        : [],
    print: (elements, print) => [{ type: 'list', items: elements.map(print) }],
  },
  Record: {
    begins: ['record'],
    parse(tokens, at, match) {
      if (tokens[at]?.type !== 'record') return [];
      const { fields } = tokens[at];
      const lists = fields.map(({ value }) => value);
      return items(match, lists).map((values) => ({
        node: fields.map(({ name }, i) => ({ name, value: values[i] })),
        end: at + 1,
      }));
    },
    print: (fields, print) => [
      { type: 'record', fields: fields.map(({ name, value }) => ({ name, value: print(value) })) },
    ],
  },
};
