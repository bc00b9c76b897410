/**
 * Forms by the token that they begin with, so that a sentence meets only those that may read it.
 *
 * @typedef {import('../1-read/tokens.js').Token} Token
 * @typedef {import('./template.js').Element} Element
 */

/** @param {Token} token @returns {string} `word If`, `call Completion`, `variable x` */
const keyOf = ({ type, text, callee }) =>
  `${type} ${type === 'call' && callee.length === 1 ? callee[0].text : text}`;

/**
 * @param {Element[]} elements
 * @param {Record<string, import('./grammar.js').Lexical>} lexical
 * @returns {string[]|undefined} keys of tokens, or their types; undefined where it may be any
 */
const firstOf = ([element, ...others], lexical) => {
  if (!element) return undefined;
  if (element.hole) return lexical[element.category]?.begins;
  if (element.callee) return [`call ${element.callee}`];
  if (element.literal) return [keyOf(element.literal)];
  const ways = element.choices.map((choice) => firstOf([...choice, ...others], lexical));
  return ways.every(Boolean) ? ways.flat() : undefined;
};

/** @template Form */
export class ByFirstToken {
  /**
   * @param {Form[]} forms
   * @param {(form: Form) => Element[]} elementsOf what of a form has to stand there
   * @param {Record<string, import('./grammar.js').Lexical>} lexical
   */
  constructor(forms, elementsOf, lexical) {
    this.entries = forms.map((form) => ({ form, first: firstOf(elementsOf(form), lexical) }));
    this.keys = new Set(this.entries.flatMap(({ first }) => first ?? []));
    /** @type {Map<string, Form[]>} */
    this.known = new Map();
  }

  /** @param {Token|undefined} token @returns {Form[]} that may begin with it, in their order */
  at(token) {
    const exact = token ? keyOf(token) : 'end';
    const key = this.keys.has(exact) ? exact : (token?.type ?? exact);
    if (!this.known.has(key)) {
      const fits = ({ first }) => !first || first.includes(key) || first.includes(token?.type);
      this.known.set(
        key,
        this.entries.filter(fits).map(({ form }) => form),
      );
    }
    return this.known.get(key);
  }
}
