import { words } from '../../1-read/tokens.js';

/**
 * Categories of names for kinds of things. A closed list: a noun that is not here is not known to
 * the grammar.
 */

/** What the standard calls objects and values, by what it means. */
const NOUNS = {
  'abstract closure': ['Abstract Closure', 'Job Abstract Closure'],
  'accessor property': ['accessor property'],
  array: ['Array exotic object', 'Array'],
  'array index': ['array index'],
  'bound function': ['bound function exotic object', 'Bound Function exotic object'],
  'built-in function': ['built-in function object', 'built-in function'],
  'data property': ['data property'],
  'ECMAScript function': ['ECMAScript function object'],
  function: ['function object', 'callable object', 'function', 'callable'],
  integer: ['integer'],
  'integral Number': ['integral Number'],
  'language value': ['ECMAScript language value'],
  List: ['List'],
  'non-negative integer': ['non-negative integer'],
  'ordinary object': ['ordinary object'],
  'Parse Node': ['Parse Node'],
  'Private Name': ['Private Name'],
  promise: ['Promise', 'promise', 'Promise object'],
  'property key': ['property key'],
  proxy: ['Proxy exotic object', 'Proxy object'],
  Record: ['Record'],
};

const spellings = Object.entries(NOUNS).flatMap(([name, texts]) =>
  texts.map((text) => ({ name, tokens: words(text) })),
);

const startsWith = (tokens, at, noun) =>
  noun.every(({ text }, i) => tokens[at + i]?.type === 'word' && tokens[at + i].text === text);

/** `PrivateElement`, `property key`, `Record { [[Key]], [[Value]] }` */
const isNameOfType = (token) =>
  token?.type === 'slots' || (token?.type === 'word' && /^[\p{L}-]+$/u.test(token.text));

const isElement = (tokens) => tokens.length === 1 && tokens[0].text === 'element';

/** @type {Record<string, import('../grammar.js').Lexical>} */
export const nouns = {
  /** `bound function exotic object` */
  Noun: {
    parse: (tokens, at) =>
      spellings
        .filter((noun) => startsWith(tokens, at, noun.tokens))
        .map((noun) => ({
          node: { name: noun.name, wording: noun.tokens },
          end: at + noun.tokens.length,
        })),
    print: ({ name, wording }) => wording ?? words(NOUNS[name][0]),
  },
  /** What the elements of a List are, where a loop says more than `element`. */
  ElementType: {
    parse(tokens, at) {
      let end = at;
      while (isNameOfType(tokens[end])) end++;
      const type = tokens.slice(at, end);
      return end > at && !isElement(type) ? [{ node: type, end }] : [];
    },
    print: (tokens) => tokens,
  },
};
