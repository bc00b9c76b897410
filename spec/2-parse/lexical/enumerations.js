import { words } from '../../1-read/tokens.js';

/** Categories of names in a row: `_a_, _b_, and _c_`. */

const isSeparator = (token) => token?.type === 'word' && /^(?:,|and)$/.test(token.text);

const namesIn = (tokens) => tokens.filter((token) => !isSeparator(token)).map(({ text }) => text);

/** Whether a comma stands before the last of some names: some write it, others do not. */
const hasLastComma = (tokens) => tokens.length > 2 && tokens.at(-3).text === ',';

/**
 * The longest row of names that begins at a token and ends with a name.
 * @param {import('../../1-read/tokens.js').Token['type']} type of the names
 * @returns {import('../grammar.js').Lexical}
 */
const row = (type) => ({
  begins: [type],
  parse(tokens, at) {
    let end = at;
    while (tokens[end]?.type === type || isSeparator(tokens[end])) end++;
    while (end > at && tokens[end - 1].type !== type) end--;
    const part = tokens.slice(at, end);
    const wording = [hasLastComma(part)];
    return end > at ? [{ node: Object.assign(namesIn(part), { wording }), end }] : [];
  },
  print: (names) => listWords(names, type),
});

const listWords = (names, type) => {
  const [lastComma] = names.wording ?? [names.length > 2];
  return names.flatMap((text, i) => {
    const name = { type, text };
    if (i === 0) return [name];
    const last = i === names.length - 1;
    const comma = lastComma || !last ? words(',') : [];
    return [...comma, ...(last ? words('and') : []), name];
  });
};

/** @param {import('../grammar.js').Lexical} names */
const atLeastTwo = ({ begins, parse, print }) => ({
  begins,
  parse: (tokens, at, match) => parse(tokens, at, match).filter(({ node }) => node.length > 1),
  print,
});

const isWord = (token, text) => token?.type === 'word' && token.text === text;

/**
 * Expressions in a row, the last behind a conjunction: `_a_, _b_, or _c_`.
 * @param {string} conjunction
 * @param {number} least how many there have to be
 * @param {string} [category] of each
 * @returns {import('../grammar.js').Lexical} its nodes hold them in `items`
 */
const enumeration = (conjunction, least, category = 'Expression') => {
  const first = (tokens, at, match) =>
    match
      .category(category, tokens, at)
      .flatMap(({ node, end }) =>
        others(tokens, end, match).map((rest) => ({ ...rest, items: [node, ...rest.items] })),
      );
  const others = (tokens, at, match) => {
    const comma = isWord(tokens[at], ',');
    const next = comma ? at + 1 : at;
    if (!isWord(tokens[next], conjunction)) return comma ? first(tokens, next, match) : [];
    return match
      .category(category, tokens, next + 1)
      .map(({ node, end }) => ({ items: [node], comma, end }));
  };
  return {
    parse: (tokens, at, match) =>
      first(tokens, at, match)
        .filter(({ items }) => items.length >= least)
        .map(({ items, comma, end }) => ({ node: { items, wording: [comma] }, end })),
    print: ({ items, wording = [items.length > 2] }, print) =>
      items.flatMap((item, i) => {
        const last = i === items.length - 1;
        const comma = i > 0 && (!last || wording[0]) ? words(',') : [];
        return [...comma, ...(last ? words(conjunction) : []), ...print(item)];
      }),
  };
};

/** @type {Record<string, import('../grammar.js').Lexical>} */
export const enumerations = {
  /** `*true*, *false*, or *undefined*` */
  Alternatives: enumeration('or', 2),
  ThreeAlternatives: enumeration('or', 3),
  /** `neither *true*, *false*, nor *undefined*` */
  ThreeExclusions: enumeration('nor', 3),
  /** `_prefix_, *" "*, and _name_` */
  Several: enumeration('and', 2),
  SeveralPlaces: enumeration('and', 2, 'Place'),
  /** `(_resolve_, _reject_)` */
  Parameters: {
    begins: ['paren'],
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
  SeveralVariables: atLeastTwo(row('variable')),
  /** `[[Promise]] and [[AlreadyResolved]]` */
  SlotNames: row('slot'),
  /** `a [[Constructor]] and an [[OnFinally]]` */
  EachSlotName: {
    parse(tokens, at) {
      const names = [];
      let end = at;
      while (/^an?$/.test(tokens[end]?.text) && tokens[end + 1]?.type === 'slot') {
        names.push(tokens[end + 1].text);
        end += isWord(tokens[end + 2], 'and') ? 3 : 2;
      }
      return names.length > 1 ? [{ node: names, end }] : [];
    },
    print: (names) =>
      names.flatMap((text, i) => [
        ...words(i ? 'and' : ''),
        ...words(/^[AEIOU]/.test(text) ? 'an' : 'a'),
        { type: 'slot', text },
      ]),
  },
};
