import { words } from '../tokens.js';

/** Categories of names in a row: `_a_, _b_, and _c_`. */

const isSeparator = (token) => token?.type === 'word' && /^(?:,|and)$/.test(token.text);

const namesIn = (tokens) => tokens.filter((token) => !isSeparator(token)).map(({ text }) => text);

/**
 * The longest row of names that begins at a token and ends with a name.
 * @param {import('../tokens.js').Token['type']} type of the names
 * @returns {import('../grammar.js').Lexical}
 */
const row = (type) => ({
  parse(tokens, at) {
    let end = at;
    while (tokens[end]?.type === type || isSeparator(tokens[end])) end++;
    while (end > at && tokens[end - 1].type !== type) end--;
    return end > at ? [{ node: namesIn(tokens.slice(at, end)), end }] : [];
  },
  print: (names) => listWords(names, type),
});

const listWords = (names, type) =>
  names.flatMap((text, i) => {
    const name = { type, text };
    if (i === 0) return [name];
    const last = i === names.length - 1;
    const comma = names.length > 2 || !last ? words(',') : [];
    return [...comma, ...(last ? words('and') : []), name];
  });

/** @type {Record<string, import('../grammar.js').Lexical>} */
export const enumerations = {
  /** `(_resolve_, _reject_)` */
  Parameters: {
    parse: (tokens, at) =>
      tokens[at]?.type === 'paren' &&
      tokens[at].tokens.every((token) => token.type === 'variable' || isSeparator(token))
        ? [{ node: namesIn(tokens[at].tokens), end: at + 1 }]
        : [],
    print: (names) => [
      {
        type: 'paren',
        tokens: names.flatMap((text, i) => [...(i ? words(',') : []), { type: 'variable', text }]),
      },
    ],
  },
  /** `_a_, _b_, and _c_` */
  Variables: row('variable'),
  /** `[[Promise]] and [[AlreadyResolved]]` */
  SlotNames: row('slot'),
};
