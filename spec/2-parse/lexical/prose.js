import { words } from '../../1-read/tokens.js';

/** Categories of running text: titles of clauses, words, cross references. */

const textOf = (tokens) => tokens.map(({ text }) => text).join(' ');

/** A title runs to the end of its sentence, and may name code: ``ListIterator `next` ``. */
const isOfTitle = (token) =>
  token?.type === 'code' || (token?.type === 'word' && token.text !== '.');

const headed = ({ type, text }) => (type === 'code' ? `\`${text}\`` : text);

const isReference = (t) =>
  t?.type === 'paren' && t.tokens.length === 1 && t.tokens[0].type === 'xref';

/** @type {Record<string, import('../grammar.js').Lexical>} */
export const prose = {
  /** A clause, named by its title, by a cross reference, or both. */
  Section: {
    parse(tokens, at) {
      if (tokens[at]?.type === 'xref') {
        return [{ node: { id: tokens[at].text.slice(1), wording: [tokens[at]] }, end: at + 1 }];
      }
      let end = at;
      while (isOfTitle(tokens[end])) end++;
      if (end === at) return [];
      const title = tokens.slice(at, end).map(headed).join(' ');
      if (isReference(tokens[end])) end++;
      return [{ node: { title, wording: tokens.slice(at, end) }, end }];
    },
    print: ({ id, title, wording }) =>
      wording ?? (title ? words(title) : [{ type: 'xref', text: `#${id}`, titled: true }]),
  },
  /** `promise reject function`, with names in ticks or not: as many words as the rest leaves. */
  Words: {
    parse(tokens, at) {
      const readings = [];
      for (let end = at + 1; /^(?:word|code)$/.test(tokens[end - 1]?.type); end++) {
        readings.push({ node: textOf(tokens.slice(at, end)), end });
      }
      return readings;
    },
    print: (text) => words(text),
  },
  /** `the Promise prototype object`, which is %Promise.prototype% */
  PrototypeObject: {
    parse(tokens, at) {
      const [the, name, ...object] = tokens.slice(at, at + 4);
      return the?.text === 'the' && name && textOf(object) === 'prototype object'
        ? [{ node: `%${name.text}.prototype%`, end: at + 4 }]
        : [];
    },
    print: (intrinsic) =>
      words(`the ${intrinsic.slice(1, -'.prototype%'.length)} prototype object`),
  },
  Role: {
    parse(tokens, at) {
      if (textOf(tokens.slice(at, at + 2)) === 'prototype object')
        return [{ node: 'prototype', end: at + 2 }];
      return tokens[at]?.text === 'constructor' ? [{ node: 'constructor', end: at + 1 }] : [];
    },
    print: (role) => words(role === 'prototype' ? 'prototype object' : role),
  },
  WhoseValueIs: {
    begins: ['paren'],
    parse: (tokens, at) =>
      tokens[at]?.type === 'paren' && tokens[at].tokens[0]?.text === 'whose'
        ? [{ node: { type: 'number', value: Number(tokens[at].tokens.at(-1).text) }, end: at + 1 }]
        : [],
    print: ({ value }) => [{ type: 'paren', tokens: words(`whose value is ${value}`) }],
  },
  /** `(<emu-xref …>)` */
  Reference: {
    begins: ['paren'],
    parse: (tokens, at) => (isReference(tokens[at]) ? [{ node: tokens[at], end: at + 1 }] : []),
    print: (paren) => [paren],
  },
  /** `(see <emu-xref …>)` behind an expression */
  See: {
    begins: ['paren'],
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
      const begins = end > at && tokens[at].text !== ':'; // the colon of `Assert:` is no prose
      return begins ? [{ node: tokens.slice(at, end), end }] : [];
    },
    print: (tokens) => tokens,
  },
};
