import { words } from './tokens.js';

/** The categories that are not made of rules: single tokens, lists, records, references. */

const token = (type, read = (t) => t.text, write = (text) => [{ type, text }]) => ({
  parse(tokens, at) {
    const value = tokens[at]?.type === type ? read(tokens[at]) : undefined;
    return value === undefined ? [] : [{ node: value, end: at + 1 }];
  },
  print: write,
});

const word = (pattern) => ({
  parse: (tokens, at) =>
    tokens[at]?.type === 'word' && pattern.test(tokens[at].text)
      ? [{ node: tokens[at].text, end: at + 1 }]
      : [],
  print: (text) => [{ type: 'word', text }],
});

/** A category's readings of a whole token list. */
const whole = (match, category, tokens) =>
  match.category(category, tokens, 0).filter(({ end }) => end === tokens.length);

/** Every combination of one reading per item. */
const combinations = (lists) =>
  lists.reduce((all, list) => all.flatMap((left) => list.map((item) => [...left, item])), [[]]);

const items = (match, lists) =>
  combinations(lists.map((list) => whole(match, 'Expression', list).map(({ node }) => node)));

const CONSTANTS = { undefined, null: null, true: true, false: false };

/** `undefined`, `"then"`, `1`: a language value as the standard writes it. */
const readLiteral = ({ text }) => {
  if (text in CONSTANTS) return { type: text, value: CONSTANTS[text] };
  if (/^".*"$/s.test(text)) return { type: 'string', value: text.slice(1, -1) };
  if (/^[+-]?\d+$/.test(text)) return { type: 'number', value: Number(text) };
  return undefined;
};
const writeLiteral = ({ type, value }) => (type === 'string' ? `"${value}"` : String(value));

const changeCase = (tokens, at, change) => {
  const first = tokens[at];
  if (first?.type !== 'word') return tokens;
  const text = change(first.text[0]) + first.text.slice(1);
  return [...tokens.slice(0, at), { ...first, text }, ...tokens.slice(at + 1)];
};
const upper = (text) => text.toUpperCase();
const lower = (text) => text.toLowerCase();

/** A category whose first word is written with another capital than on its own. */
const recased = (category, reading, writing) => ({
  parse: (tokens, at, match) =>
    tokens[at]?.type === 'word' && writing(tokens[at].text[0]) === tokens[at].text[0]
      ? match.category(category, changeCase(tokens, at, reading), at)
      : [],
  print: (node, print) => changeCase(print(node), 0, writing),
});

const restricted = (category, accepts) => ({
  parse: (tokens, at, match) =>
    match.category(category, tokens, at).filter(({ node }) => accepts(node)),
  print: (node, print) => print(node),
});

const PLACES = new Set(['Variable', 'Slot', 'Element']);
const isPlace = (node) =>
  PLACES.has(node.kind) || (node.kind === 'TheValue' && isPlace(node.value));
/** An `if` inside a sentence would begin a chain that the next step cannot continue. */
const isChain = (node) => /^(?:If|IfInline|Else.*)$/.test(node.kind);
const ARITHMETIC = new Set(['Add', 'Subtract']);

const separated = (tokens) =>
  tokens.filter((t) => !(t.type === 'word' && /^(?:,|and)$/.test(t.text)));

const listWords = (names, type = 'variable') =>
  names.flatMap((text, i) => {
    const variable = { type, text };
    if (i === 0) return [variable];
    const last = i === names.length - 1;
    const comma = names.length > 2 || !last ? [{ type: 'word', text: ',' }] : [];
    return [...comma, ...(last ? words('and') : []), variable];
  });

const isReference = (t) =>
  t?.type === 'paren' && t.tokens.length === 1 && t.tokens[0].type === 'xref';

/** @type {Record<string, import('./grammar.js').Lexical>} */
export const lexical = {
  Variable: token('variable'),
  Slot: token('slot'),
  Enum: token('enum'),
  Star: token('value', readLiteral, (literal) => [{ type: 'value', text: writeLiteral(literal) }]),
  Code: token('code', readLiteral, (literal) => [{ type: 'code', text: writeLiteral(literal) }]),
  Digits: {
    parse: (tokens, at) =>
      word(/^\d+$/)
        .parse(tokens, at)
        .map(({ node, end }) => ({ node: { type: 'number', value: Number(node) }, end })),
    print: ({ value }) => [{ type: 'word', text: String(value) }],
  },
  ErrorName: {
    parse: (tokens, at) =>
      ['value', 'code'].includes(tokens[at]?.type) && /^[A-Z]\w*Error$/.test(tokens[at].text)
        ? [{ node: { name: tokens[at].text, wording: [tokens[at].type] }, end: at + 1 }]
        : [],
    print: ({ name, wording }) => [{ type: wording?.[0] ?? 'value', text: name }],
  },
  Intrinsic: word(/^%(?!Symbol\.)[\w.]+%$/),
  WellKnownSymbol: {
    parse: (tokens, at) =>
      word(/^@@\w+$|^%Symbol\.\w+%$/)
        .parse(tokens, at)
        .map(({ node, end }) => ({
          node: { name: /\w+(?=%?$)/.exec(node)[0], wording: [node.startsWith('@@') ? 0 : 1] },
          end,
        })),
    print: ({ name, wording }) => words(wording?.[0] ? `%Symbol.${name}%` : `@@${name}`),
  },
  LanguageType: word(/^(?:Undefined|Null|Boolean|String|Symbol|Number|BigInt|Object)$/),
  RecordType: word(/^(?!Record$)[A-Z]\w+$/),
  /** `PromiseCapability` where the Record type is asked for; completions have a rule of their own */
  RecordName: word(/^(?!Completion$)[A-Z]\w+$/),
  OperationName: word(/^(?!NewTarget$)[A-Z][a-z]+(?:[A-Z][a-z]+)+$/),

  Call: {
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
  InternalMethodCall: {
    parse(tokens, at, match) {
      const call = tokens[at];
      if (call?.type !== 'call' || call.callee.at(-1).type !== 'slot') return [];
      const objects = whole(match, 'Expression', call.callee.slice(0, -2));
      return combinations([objects.map(({ node }) => node), items(match, call.items)]).map(
        ([object, args]) => ({
          node: { object, method: call.callee.at(-1).text, arguments: args },
          end: at + 1,
        }),
      );
    },
    print: (call, print) => [
      {
        type: 'call',
        callee: [...print(call.object), ...words('.'), { type: 'slot', text: call.method }],
        items: call.arguments.map(print),
      },
    ],
  },
  List: {
    parse: (tokens, at, match) =>
      tokens[at]?.type === 'list'
        ? items(match, tokens[at].items).map((elements) => ({ node: elements, end: at + 1 }))
        : [],
    print: (elements, print) => [{ type: 'list', items: elements.map(print) }],
  },
  Record: {
    parse(tokens, at, match) {
      if (tokens[at]?.type !== 'record') return [];
      const { fields } = tokens[at];
      return items(
        match,
        fields.map(({ value }) => value),
      ).map((values) => ({
        node: fields.map(({ name }, i) => ({ name, value: values[i] })),
        end: at + 1,
      }));
    },
    print: (fields, print) => [
      { type: 'record', fields: fields.map(({ name, value }) => ({ name, value: print(value) })) },
    ],
  },
  /** `(_resolve_, _reject_)` */
  Parameters: {
    parse: (tokens, at) =>
      tokens[at]?.type === 'paren' &&
      separated(tokens[at].tokens).every((t) => t.type === 'variable')
        ? [{ node: separated(tokens[at].tokens).map((t) => t.text), end: at + 1 }]
        : [],
    print: (names) => [
      {
        type: 'paren',
        tokens: names.flatMap((text, i) => [...(i ? words(',') : []), { type: 'variable', text }]),
      },
    ],
  },
  /** `_a_, _b_, and _c_` */
  Variables: {
    parse(tokens, at) {
      let end = at;
      while (tokens[end]?.type === 'variable' || /^(?:,|and)$/.test(tokens[end]?.text)) end++;
      while (end > at && tokens[end - 1].type !== 'variable') end--;
      return end > at ? [{ node: separated(tokens.slice(at, end)).map((t) => t.text), end }] : [];
    },
    print: (names) => listWords(names),
  },
  /** A clause, named by its title, by a cross reference, or both. */
  Section: {
    parse(tokens, at) {
      if (tokens[at]?.type === 'xref') {
        return [{ node: { id: tokens[at].text.slice(1), wording: [tokens[at]] }, end: at + 1 }];
      }
      let end = at;
      while (tokens[end]?.type === 'word' && tokens[end].text !== '.') end++;
      if (end === at) return [];
      const title = tokens
        .slice(at, end)
        .map((t) => t.text)
        .join(' ');
      if (!isReference(tokens[end])) return [{ node: { title }, end }];
      return [{ node: { title, wording: [tokens[end]] }, end: end + 1 }];
    },
    print: ({ id, title, wording }) =>
      title
        ? [...words(title), ...(wording ?? [])]
        : (wording ?? [{ type: 'xref', text: `#${id}`, titled: true }]),
  },
  /** A name in prose: `Promise.prototype` in ticks, or bare. */
  Name: {
    parse: (tokens, at) =>
      ['code', 'word'].includes(tokens[at]?.type) && /^[A-Z]/.test(tokens[at].text)
        ? [{ node: { name: tokens[at].text, wording: [tokens[at].type] }, end: at + 1 }]
        : [],
    print: ({ name, wording }) => [{ type: wording?.[0] ?? 'code', text: name }],
  },
  Word: word(/^[A-Z]\w+$/),
  /** `promise reject function`: as many words as the rest of the sentence leaves. */
  Words: {
    parse(tokens, at) {
      const readings = [];
      for (let end = at + 1; tokens[end - 1]?.type === 'word'; end++) {
        readings.push({
          node: tokens
            .slice(at, end)
            .map((t) => t.text)
            .join(' '),
          end,
        });
      }
      return readings;
    },
    print: (text) => words(text),
  },
  /** `[[Promise]] and [[AlreadyResolved]]` */
  SlotNames: {
    parse(tokens, at) {
      let end = at;
      while (tokens[end]?.type === 'slot' || /^(?:,|and)$/.test(tokens[end]?.text)) end++;
      return end > at ? [{ node: separated(tokens.slice(at, end)).map((t) => t.text), end }] : [];
    },
    print: (names) => listWords(names, 'slot'),
  },
  Role: {
    parse: (tokens, at) => {
      const text = tokens
        .slice(at, at + 2)
        .map((t) => t.text)
        .join(' ');
      if (text === 'prototype object') return [{ node: 'prototype', end: at + 2 }];
      return tokens[at]?.text === 'constructor' ? [{ node: 'constructor', end: at + 1 }] : [];
    },
    print: (role) => words(role === 'prototype' ? 'prototype object' : role),
  },
  WhoseValueIs: {
    parse: (tokens, at) =>
      tokens[at]?.type === 'paren' && tokens[at].tokens[0]?.text === 'whose'
        ? [{ node: { type: 'number', value: Number(tokens[at].tokens.at(-1).text) }, end: at + 1 }]
        : [],
    print: ({ value }) => [{ type: 'paren', tokens: words(`whose value is ${value}`) }],
  },
  /** `(<emu-xref …>)` */
  Reference: {
    parse: (tokens, at) => (isReference(tokens[at]) ? [{ node: tokens[at], end: at + 1 }] : []),
    print: (paren) => [paren],
  },
  /** `(see <emu-xref …>)` behind an expression */
  See: {
    parse: (tokens, at) =>
      tokens[at]?.type === 'paren' && tokens[at].tokens[0]?.text === 'see'
        ? [{ node: tokens[at], end: at + 1 }]
        : [],
    print: (paren) => [paren],
  },
  /** The rest of a sentence, which says nothing to a machine. */
  Prose: {
    parse(tokens, at) {
      const end = tokens.length - (tokens.at(-1)?.text === '.' ? 1 : 0);
      return end > at ? [{ node: tokens.slice(at, end), end }] : [];
    },
    print: (tokens) => tokens,
  },

  Place: restricted('Expression', isPlace),
  Operand: restricted('Expression', (node) => !ARITHMETIC.has(node.kind)),
  SimpleCondition: restricted('Condition', ({ kind }) => kind !== 'And' && kind !== 'Or'),
  /** A step inside a sentence: `If …, return *true*.` */
  InlineStep: recased('PlainStep', upper, lower),
  PlainStep: restricted('Step', (node) => !isChain(node)),
  /** A condition that begins a sentence: `Assert: The value of …` */
  LeadingCondition: recased('Condition', lower, upper),
};
