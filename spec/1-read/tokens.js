import { decodeEntities } from './html.js';
import { readStructure } from './structure.js';

/**
 * From the fragments of one ecmarkdown list item to the tokens that the sentence rules match.
 * The calls, lists and records are found first; what they leave as text is cut into words here.
 * White space and the spelling of entities are gone afterwards, nothing else.
 *
 * @typedef {object} Token
 * @property {'word'|'variable'|'value'|'code'|'enum'|'slot'|'call'|'list'|'record'|'slots'|'paren'|'xref'|'power'|'nonterminal'} type
 * @property {string} [text] of a word, value, code, enum; name of a variable or slot; href of an xref;
 *   the exponent of a power
 * @property {Token[]} [callee] of a call
 * @property {Token[][]} [items] arguments of a call, elements of a list
 * @property {{name: string, value: Token[]}[]} [fields] of a record
 * @property {string[]} [names] of a list of slots in braces
 * @property {Token[]} [tokens] inside parentheses
 * @property {boolean} [titled] of an xref that shows the title of what it refers to
 */

const WORD =
  /\[\[%[^\s%]+%\]\]|%[^\s%]+%|@@\w+|"\w*"|[+-]∞|'s\b|[A-Z]\w*::\w+|[\p{L}\p{N}_][\p{L}\p{N}_]*(?:-[\p{L}\p{N}_]+)*(?:\.\p{Ll}[\p{L}\p{N}_]*)*|\S/gu;

/**
 * `[[%Promise%]]` is a slot too, although ecmarkdown does not see one there.
 * @returns {Token}
 */
const wordToken = (word) =>
  word.startsWith('[[') ? { type: 'slot', text: word.slice(2, -2) } : { type: 'word', text: word };

/** What is one word whatever else is known of letters. */
const PLAIN = /^\w+$/;

/** @param {string} text @returns {Token[]} its words, punctuation included */
export const words = (text) =>
  PLAIN.test(text)
    ? [wordToken(text)]
    : [...text.replaceAll('’', "'").matchAll(WORD)].map(([word]) => wordToken(word));

const inner = (node) => decodeEntities(node.contents.map((part) => part.contents).join(''));

/** How each prose part of ecmarkdown reads as a token. */
const PROSE = {
  text: (node) => words(decodeEntities(node.contents)),
  underscore: (node) => [{ type: 'variable', text: node.contents }],
  star: (node) => [{ type: 'value', text: inner(node) }],
  tick: (node) => [node.token ?? { type: 'code', text: inner(node) }],
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

/** Verbs that a step begins with: an operand in parentheses may follow. */
const VERB =
  /^(?:Add|Append|Decrement|If|Increment|Insert|Perform|Prepend|Remove|Return|Set|Throw|While)$/;

/** `IsConstructor (_C_)` is a call although a space parts the name from its arguments. */
const joinSpacedCalls = (tokens) => {
  const joined = [];
  for (const token of tokens) {
    const previous = joined.at(-1);
    const called = token.type === 'paren' && token.tokens[0]?.type !== 'xref';
    const isVerb = joined.length === 1 && VERB.test(previous.text);
    if (called && previous?.type === 'word' && NAME.test(previous.text) && !isVerb) {
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

const isTag = (node, name) =>
  /tag$/i.test(node.name) && new RegExp(`^<${name}\\b`, 'i').test(node.contents);

/** Where the element ends that a fragment opens: behind its end tag, if it has one. */
const endOf = (fragments, at, name) => {
  let depth = 1;
  for (let end = at + 1; end < fragments.length; end++) {
    if (isTag(fragments[end], name)) depth++;
    if (isTag(fragments[end], `/${name}`)) depth--;
    if (depth === 0) return end + 1;
  }
  return at + 1;
};

/** What a document deletes, as proposals do, is not there. */
const withoutDeleted = (fragments) => {
  const at = fragments.findIndex((node) => isTag(node, 'del'));
  if (at < 0) return fragments;
  const rest = fragments.slice(endOf(fragments, at, 'del'));
  return [...fragments.slice(0, at), ...withoutDeleted(rest)];
};

/** Tags that carry meaning, and the token that each becomes, whatever stands inside. */
const MEANINGFUL = {
  'emu-xref': (open) => ({
    type: 'xref',
    text: /\bhref=["']?([^"'\s>]*)/.exec(open.contents)?.[1] ?? '',
    titled: /\stitle\b/.test(open.contents),
  }),
  sup: (open, inside) => ({
    type: 'power',
    text: decodeEntities(inside.map(({ contents }) => contents).join('')).trim(),
  }),
};

/** Other tags carry none. */
const keepTokens = (fragments) => {
  const kept = [];
  for (let at = 0; at < fragments.length;) {
    const node = fragments[at];
    const name = Object.keys(MEANINGFUL).find((known) => isTag(node, known));
    const end = name ? endOf(fragments, at, name) : at + 1;
    if (name) {
      const token = MEANINGFUL[name](node, fragments.slice(at + 1, end - 1));
      kept.push({ name: 'tick', contents: [], location: node.location, token });
    } else if (!/tag$/i.test(node.name)) kept.push(node);
    at = end;
  }
  return kept;
};

const isBlank = (node) => /tag$/i.test(node.name) || !/\S/.test(node.contents);

/**
 * @param {import('ecmarkdown').FragmentNode[]} fragments of one step
 * @returns {boolean} whether the document deletes all of it
 */
export const isDeleted = (fragments) =>
  fragments.some((node) => isTag(node, 'del')) && withoutDeleted(fragments).every(isBlank);

/**
 * @param {import('ecmarkdown').FragmentNode[]} fragments of one step or sentence
 * @returns {{tokens?: Token[], failure?: string}} failure is what is wrong with its structure
 */
export const tokenize = (fragments) => {
  const { items, failure } = readStructure(keepTokens(withoutDeleted(fragments)));
  return failure === undefined ? { tokens: tokensOf(items) } : { failure };
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
  power: (token) => `<sup>${token.text}</sup>`,
  call: (token) =>
    `${token.callee.map((part) => write([part])).join('')}(${token.items.map(write).join(', ')})`,
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
      (isWord(token, /^[𝔽ℤ]$/u) && previous.type === 'value') ||
      token.type === 'power' ||
      (token.type === 'slot' && isWord(previous, /^\.$/)) ||
      (token.type === 'paren' && previous.type === 'slot');
    text += (tight ? '' : ' ') + WRITE[token.type](token);
  });
  return text;
};
