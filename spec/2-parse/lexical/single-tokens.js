import { words } from '../../1-read/tokens.js';

/**
 * Categories of one token: names, values, constants.
 *
 * @typedef {import('../grammar.js').Lexical} Lexical
 * @typedef {import('../../1-read/tokens.js').Token} Token
 */

/**
 * A token of some type, and what it says.
 * @param {Token['type']} type
 * @param {(token: Token) => any} [read] gives undefined where the token is none of the category
 * @param {(value: any) => Token[]} [write]
 * @returns {Lexical}
 */
const token = (type, read = ({ text }) => text, write = (text) => [{ type, text }]) => ({
  begins: [type],
  parse(tokens, at) {
    const value = tokens[at]?.type === type ? read(tokens[at]) : undefined;
    return value === undefined ? [] : [{ node: value, end: at + 1 }];
  },
  print: write,
});

/**
 * A word of some form, and what it says.
 * @param {RegExp} pattern
 * @param {(text: string) => any} [read]
 * @param {(value: any) => string} [write]
 * @returns {Lexical}
 */
const word = (pattern, read = (text) => text, write = (value) => value) =>
  token(
    'word',
    ({ text }) => (pattern.test(text) ? read(text) : undefined),
    (value) => words(write(value)),
  );

/**
 * A name of some form.
 * @param {Token['type'][]} types of the tokens that may hold it, the canonical one first
 * @param {RegExp} pattern
 * @returns {Lexical}
 */
const named = (types, pattern) => ({
  begins: types,
  parse: (tokens, at) =>
    types.includes(tokens[at]?.type) && pattern.test(tokens[at].text)
      ? [{ node: { name: unquoted(tokens[at].text), wording: [tokens[at]] }, end: at + 1 }]
      : [],
  print: ({ name, wording = [{ type: types[0], text: name }] }) => [...wording],
});

const unquoted = (text) => text.replaceAll('"', '');

/** @type {Lexical} */
const count = {
  parse(tokens, at) {
    const { type, text } = tokens[at] ?? {};
    if (!['word', 'value'].includes(type) || !/^\d+$/.test(text)) return [];
    const end = tokens[at + 1]?.text === '𝔽' ? at + 2 : at + 1;
    const node = { type: 'number', value: Number(text), wording: tokens.slice(at, end) };
    return [{ node, end }];
  },
  print: ({ value, wording }) => wording ?? words(String(value)),
};

const CONSTANTS = { undefined, null: null, true: true, false: false };

/** Numbers that digits do not write, and that JSON does not tell apart. */
const SPECIAL = { '-0': '-0', '-∞': '-∞', '+∞': '+∞', '∞': '+∞', NaN: 'NaN' };

/**
 * `undefined`, `"then"`, `1`: a language value as the standard writes it.
 * @param {{text?: string}} token
 * @returns {{type: string, value: any, wording?: string[]}|undefined}
 */
const readLiteral = ({ text: written }) => {
  const text = written.replace('−', '-');
  if (text in CONSTANTS) return { type: text, value: CONSTANTS[text] };
  if (/^".*"$/s.test(text)) return { type: 'string', value: text.slice(1, -1) };
  if (text in SPECIAL) return { type: 'special', value: SPECIAL[text], wording: [written] };
  if (/^[+-]?\d+$/.test(text)) return { type: 'number', value: Number(text), wording: [written] };
  return undefined;
};

const writeLiteral = ({ type, value, wording }) =>
  type === 'string' ? `"${value}"` : (wording?.[0] ?? String(value));

const literal = (type) =>
  token(type, readLiteral, (value) => [{ type, text: writeLiteral(value) }]);

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** @type {Record<string, Lexical>} */
export const singleTokens = {
  Variable: token('variable'),
  Slot: token('slot'),
  Enum: token('enum'),
  Star: literal('value'),
  Code: literal('code'),
  /** `"then"` without the stars of a language value, as early drafts write it */
  Quoted: word(/^".*"$/, (text) => readLiteral({ text }), writeLiteral),
  /** `undefined` without them */
  Bare: word(/^(?:undefined|null|true|false)$/, (text) => readLiteral({ text }), writeLiteral),
  /** `+∞` as a mathematical value */
  Infinity: word(/^[+-]?∞$/, (text) => readLiteral({ text }), writeLiteral),
  /** The exponent behind a number: `2<sup>53</sup>` */
  Exponent: token('power'),
  Digits: word(
    /^\d+$/,
    (text) => ({ type: 'number', value: Number(text) }),
    ({ value }) => String(value),
  ),
  /** The place of an element behind the first one, as an index */
  Ordinal: word(
    new RegExp(`^(?:${ORDINALS.slice(1).join('|')})$`),
    (text) => ORDINALS.indexOf(text),
    (index) => ORDINALS[index],
  ),
  /** A length: `1`, `*1*`, or `*1*` as a Number */
  Count: count,
  ErrorName: named(['value', 'code'], /^(?:[A-Z]\w*)?Error$/),
  /** A name in prose: `Promise.prototype` in ticks, or bare; a key of a property as a String. */
  Name: named(['code', 'word', 'value'], /^"?[A-Z]/),
  Intrinsic: word(/^%(?!Symbol\.)[\w.]+%$/),
  WellKnownSymbol: word(
    /^@@\w+$|^%Symbol\.\w+%$/,
    (text) => ({ name: /\w+(?=%?$)/.exec(text)[0], wording: [text.startsWith('@@') ? 0 : 1] }),
    ({ name, wording }) => (wording?.[0] ? `%Symbol.${name}%` : `@@${name}`),
  ),
  LanguageType: word(/^(?:Undefined|Null|Boolean|String|Symbol|Number|BigInt|Object)$/),
  RecordType: word(/^(?!Record$)[A-Z]\w+$/),
  /** `PromiseCapability` where the Record type is asked for; completions have a rule of their own */
  RecordName: word(/^(?!Completion$)[A-Z]\w+$/),
  OperationName: word(/^(?!NewTarget$)[A-Z][a-z]+(?:[A-Z][a-z]+)+$/),
  Word: word(/^[A-Z]\w+$/),
};
