/**
 * Categories that are others with a condition, or with another capital at the beginning.
 *
 * @typedef {import('../grammar.js').Lexical} Lexical
 */

/**
 * @param {string} category
 * @param {(node: import('../grammar.js').Node) => boolean} accepts
 * @returns {Lexical}
 */
const restricted = (category, accepts) => ({
  parse: (tokens, at, match) =>
    match.category(category, tokens, at).filter(({ node }) => accepts(node)),
  print: (node, print) => print(node),
});

const changeCase = (tokens, at, change) => {
  const first = tokens[at];
  if (first?.type !== 'word') return tokens;
  const text = change(first.text[0]) + first.text.slice(1);
  return [...tokens.slice(0, at), { ...first, text }, ...tokens.slice(at + 1)];
};

const upper = (text) => text.toUpperCase();
const lower = (text) => text.toLowerCase();

/**
 * A category whose first word is written with another capital than on its own.
 * @param {string} category
 * @param {(letter: string) => string} reading from the sentence's capital to the category's
 * @param {(letter: string) => string} writing the way back
 * @returns {Lexical}
 */
const recased = (category, reading, writing) => ({
  parse: (tokens, at, match) =>
    tokens[at]?.type === 'word' && writing(tokens[at].text[0]) === tokens[at].text[0]
      ? match.category(category, changeCase(tokens, at, reading), at)
      : [],
  print: (node, print) => changeCase(print(node), 0, writing),
});

const PLACES = new Set(['Variable', 'Slot', 'Element']);

const isPlace = (node) =>
  PLACES.has(node.kind) || (node.kind === 'TheValue' && isPlace(node.value));

/** An `if` inside a sentence would begin a chain that the next step cannot continue. */
const isChain = (node) => /^(?:If|Else)/.test(node.kind);

const PAIRS = new Set(['And', 'Or', 'AllOf', 'AnyOf']);

/** A pair of conditions inside another says where it begins: `either … or …`, its second form. */
const isSimple = ({ kind, wording }) => !PAIRS.has(kind) || wording[0] === 1;

const SUMS = new Set(['Add', 'Subtract']);
const PRODUCTS = new Set(['Multiply', 'Negate']);

/** @type {Record<string, Lexical>} */
export const restrictions = {
  Place: restricted('Expression', isPlace),
  LiteralExpression: restricted('Expression', ({ kind }) => kind === 'Literal'),
  NoVariable: restricted('Expression', ({ kind }) => kind !== 'Variable'),
  Operand: restricted('Expression', ({ kind }) => !SUMS.has(kind)),
  Factor: restricted('Expression', ({ kind }) => !SUMS.has(kind) && !PRODUCTS.has(kind)),
  SimpleCondition: restricted('Condition', isSimple),
  /** A step inside a sentence: `If …, return *true*.` */
  InlineStep: recased('PlainStep', upper, lower),
  PlainStep: restricted('Step', (node) => !isChain(node)),
  /** A condition that begins a sentence: `Assert: The value of …` */
  LeadingCondition: recased('Condition', lower, upper),
};
