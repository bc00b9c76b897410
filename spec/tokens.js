import { parse as parseExpression } from 'ecmarkup/lib/expr-parser.js';
import { decodeEntities } from './html.js';

/**
 * From the fragments of one ecmarkdown list item to the tokens that the sentence rules match.
 * ecmarkup's expression parser finds the calls, lists and records; what it leaves as text is cut
 * into words here. White space and the spelling of entities are gone afterwards, nothing else.
 *
 * @typedef {object} Token
 * @property {'word'|'variable'|'value'|'code'|'enum'|'slot'|'call'|'list'|'record'|'slots'|'paren'|'xref'|'nonterminal'} type
 * @property {string} [text] of a word, value, code, enum; name of a variable or slot; href of an xref
 * @property {Token[]} [callee] of a call
 * @property {Token[][]} [items] arguments of a call, elements of a list
 * @property {{name: string, value: Token[]}[]} [fields] of a record
 * @property {string[]} [names] of a list of slots in braces
 * @property {Token[]} [tokens] inside parentheses
 * @property {boolean} [titled] of an xref that shows the title of what it refers to
 */

const WORD =
  /%[^\s%]+%|@@\w+|'s\b|[\p{L}\p{N}_][\p{L}\p{N}_]*(?:-[\p{L}\p{N}_]+)*(?:\.\p{Ll}[\p{L}\p{N}_]*)*|\S/gu;

/** @param {string} text @returns {Token[]} its words, punctuation included */
export const words = (text) =>
  [...text.replaceAll('’', "'").matchAll(WORD)].map(([word]) => ({ type: 'word', text: word }));

const inner = (node) => decodeEntities(node.contents.map((part) => part.contents).join(''));

/** How each prose part of ecmarkdown reads as a token. */
const PROSE = {
  text: (node) => words(decodeEntities(node.contents)),
  underscore: (node) => [{ type: 'variable', text: node.contents }],
  star: (node) => [{ type: 'value', text: inner(node) }],
  tick: (node) => [node.xref ?? { type: 'code', text: inner(node) }],
  tilde: (node) => [{ type: 'enum', text: inner(node) }],
  pipe: (node) => [{ type: 'nonterminal', text: node.nonTerminal }],
  'double-brackets': (node) => [{ type: 'slot', text: node.contents }],
};

const STRUCTURE = {
  call: (node) => [
    {
      type: 'call',
      callee: tokensOf(node.callee),
      items: node.arguments.map((seq) => tokensOf(seq.items)),
    },
  ],
  list: (node) => [{ type: 'list', items: node.elements.map((seq) => tokensOf(seq.items)) }],
  record: (node) => [
    {
      type: 'record',
      fields: node.members.map(({ name, value }) => ({ name, value: tokensOf(value.items) })),
    },
  ],
  'record-spec': (node) => [{ type: 'slots', names: node.members.map(({ name }) => name) }],
  paren: (node) => [{ type: 'paren', tokens: tokensOf(node.items) }],
  'sdo-call': (node) => [
    ...tokensOf(node.callee),
    ...words('of'),
    ...tokensOf(node.parseNode.items),
    ...node.arguments.flatMap((seq, i) => [
      ...words(i ? 'and' : 'with argument'),
      ...tokensOf(seq.items),
    ]),
  ],
  figure: () => [],
};

const splitAtCommas = (tokens) => {
  const parts = [[]];
  for (const token of tokens) {
    if (token.type === 'word' && token.text === ',') parts.push([]);
    else parts.at(-1).push(token);
  }
  return parts.filter((part) => part.length > 0);
};

const NAME = /^(?:[A-Z][A-Za-z]+|[A-Z][a-z]+::[A-Za-z]+)$/;

/** `IsConstructor (_C_)` is a call although a space parts the name from its arguments. */
const joinSpacedCalls = (tokens) => {
  const joined = [];
  for (const token of tokens) {
    const previous = joined.at(-1);
    const called = token.type === 'paren' && token.tokens[0]?.type !== 'xref';
    if (called && previous?.type === 'word' && NAME.test(previous.text)) {
      joined.splice(-1, 1, {
        type: 'call',
        callee: [previous],
        items: splitAtCommas(token.tokens),
      });
    } else joined.push(token);
  }
  return joined;
};

const tokensOf = (nodes) =>
  joinSpacedCalls(nodes.flatMap((node) => (PROSE[node.name] ?? STRUCTURE[node.name])(node)));

/** Cross references carry meaning, other tags none; the expression parser would drop both. */
const keepReferences = (fragments) =>
  fragments.flatMap((node) => {
    if (node.name !== 'tag' && node.name !== 'opaqueTag') return [node];
    const href = /^<emu-xref\b[^>]*\bhref="([^"]*)"/.exec(node.contents);
    const xref = href && { type: 'xref', text: href[1], titled: /\stitle\b/.test(node.contents) };
    return xref ? [{ name: 'tick', contents: [], location: node.location, xref }] : [];
  });

/**
 * @param {import('ecmarkdown').FragmentNode[]} fragments of one step or sentence
 * @returns {{tokens?: Token[], failure?: string}} failure is the expression parser's message
 */
export const tokenize = (fragments) => {
  const tree = parseExpression(keepReferences(fragments), new Set());
  return tree.name === 'failure' ? { failure: tree.message } : { tokens: tokensOf(tree.items) };
};

/** How a token is written; `write` of a list joins them. */
const WRITE = {
  word: (token) => token.text,
  variable: (token) => `_${token.text}_`,
  value: (token) => `*${token.text}*`,
  code: (token) => '`' + token.text + '`',
  enum: (token) => `~${token.text}~`,
  slot: (token) => `[[${token.text}]]`,
  nonterminal: (token) => `|${token.text}|`,
  xref: (token) => `<emu-xref href="${token.text}"${token.titled ? ' title' : ''}></emu-xref>`,
  call: (token) => `${write(token.callee)}(${token.items.map(write).join(', ')})`,
  list: (token) => (token.items.length ? `« ${token.items.map(write).join(', ')} »` : '« »'),
  record: (token) =>
    `{ ${token.fields.map(({ name, value }) => `[[${name}]]: ${write(value)}`).join(', ')} }`,
  slots: (token) => `{ ${token.names.map((name) => `[[${name}]]`).join(', ')} }`,
  paren: (token) => `(${write(token.tokens)})`,
};

const TIGHT_BEFORE = /^(?:[.,:;\])]|'s)$/;
const isWord = (token, pattern) => token?.type === 'word' && pattern.test(token.text);

/**
 * Writes tokens as ecmarkdown, spaced as the standard spaces its sentences.
 * @param {Token[]} tokens
 * @returns {string}
 */
export const write = (tokens) => {
  let text = '';
  tokens.forEach((token, i) => {
    const previous = tokens[i - 1];
    const tight =
      i === 0 ||
      isWord(token, TIGHT_BEFORE) ||
      isWord(previous, /^[[(]$/) ||
      (isWord(token, /^\[$/) && previous.type === 'variable') ||
      (isWord(token, /^𝔽$/u) && previous.type === 'value') ||
      (token.type === 'slot' && isWord(previous, /^\.$/)) ||
      (token.type === 'paren' && previous.type === 'slot');
    text += (tight ? '' : ' ') + WRITE[token.type](token);
  });
  return text;
};
