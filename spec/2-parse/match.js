/**
 * One match run of a grammar over tokens. Readings are remembered per token list, category and
 * position.
 *
 * @typedef {object} Grammar
 * @property {Map<string, Category>} byCategory
 * @property {Map<string, {rule: import('./grammar.js').Rule, forms: Form[]}>} byKind
 * @property {Record<string, import('./grammar.js').Lexical>} lexical
 * @property {Set<string>} reserved names of calls that a rule of their own reads
 *
 * @typedef {object} Category
 * @property {import('./first.js').ByFirstToken<Form>} beginning forms that begin a reading
 * @property {Map<string, import('./first.js').ByFirstToken<Form>>} behind those of them that begin
 *   with a hole, by its category, where that is made of rules
 * @property {import('./first.js').ByFirstToken<Form>} growing forms behind a reading of the category
 *
 * @typedef {object} Form one way in which a rule says its sentence
 * @property {import('./grammar.js').Rule} rule
 * @property {number} index among the rule's forms
 * @property {import('./template.js').Element[]} elements
 * @property {import('./template.js').Element[]} others behind the first
 * @property {boolean} leftRecursive it begins with its own category
 *
 * @typedef {object} Reading
 * @property {any} node what the tokens say: step IR, or what a lexical category makes of them
 * @property {number} end where the next token stands
 *
 * @typedef {object} Partial what a part of a form matched
 * @property {Record<string, any>} fields
 * @property {number[]} choices taken at each group
 * @property {number} end
 */

/** @typedef {import('../1-read/tokens.js').Token} Token */

const nothing = (end) => ({ fields: {}, choices: [], end });

/** @returns {Partial} both, one behind the other */
const join = (left, right) => ({
  fields: { ...left.fields, ...right.fields },
  choices: [...left.choices, ...right.choices],
  end: right.end,
});

const isCallTo = (token, element) =>
  token?.type === 'call' &&
  token.callee.length === 1 &&
  token.callee[0].text === element.callee &&
  token.items.length === element.items.length;

const sameToken = (a, b) => a !== undefined && a.type === b.type && a.text === b.text;

/** @returns {Reading[]} */
const complete = ({ rule, index }, matches, first) =>
  matches.map(({ fields, choices, end }) => ({
    node: {
      kind: rule.kind,
      ...rule.defaults,
      ...first,
      ...fields,
      wording: [index, ...choices],
    },
    end,
  }));

/** A run over one sentence. */
export class Match {
  /**
   * @param {Grammar} grammar
   * @param {import('./failure.js').Failures} [failures] is told where forms fit no longer
   */
  constructor(grammar, failures) {
    this.grammar = grammar;
    this.failures = failures;
    this.reserved = grammar.reserved;
    /** @type {Map<Token[], Map<string, Reading[]>[]>} by place in the tokens */
    this.memory = new Map();
  }

  /**
   * @param {string} name of a category
   * @param {Token[]} tokens
   * @param {number} at
   * @returns {Reading[]} every reading that begins there, wherever it ends
   */
  category(name, tokens, at) {
    let places = this.memory.get(tokens);
    if (!places) this.memory.set(tokens, (places = []));
    const known = (places[at] ??= new Map());
    let readings = known.get(name);
    if (!readings) known.set(name, (readings = this.read(name, tokens, at)));
    return readings;
  }

  /** @returns {Reading[]} the readings of a whole token list */
  whole(name, tokens) {
    const readings = this.category(name, tokens, 0);
    for (const { node, end } of readings) this.failures?.addEnd(tokens, end, node);
    return readings.filter(({ end }) => end === tokens.length);
  }

  read(name, tokens, at) {
    const { lexical, byCategory } = this.grammar;
    if (lexical[name]) return lexical[name].parse(tokens, at, this);
    const forms = byCategory.get(name);
    if (!forms) throw new Error(`the grammar has no category ${name}`);
    const begin = this.fitting(forms, tokens, at).flatMap((form) =>
      complete(form, this.sequence(form.elements, tokens, at, { form, begin: at })),
    );
    return this.grow(begin, forms.growing, tokens);
  }

  /** The forms that may read what begins at a place, by their first word, or by that behind their first hole. */
  fitting({ beginning, behind }, tokens, at) {
    const forms = beginning.at(tokens[at]);
    if (this.failures || behind.size === 0) return forms;
    const fit = new Set();
    for (const [category, others] of behind) {
      for (const { end } of this.category(category, tokens, at))
        for (const form of others.at(tokens[end])) fit.add(form);
    }
    return forms.filter((form) => fit.has(form) || !behind.has(form.elements[0].category));
  }

  /** Grows readings to the right: `_x_`, then `_x_.[[Slot]]`, then `_x_.[[Slot]] - 1`. */
  grow(readings, forms, tokens) {
    const results = [...readings];
    for (const { node, end } of results) {
      for (const form of forms.at(tokens[end])) {
        if (this.precedence(node) < (form.rule.precedence ?? Infinity)) continue;
        const { hole } = form.elements[0];
        const rest = this.sequence(form.others, tokens, end, { form, begin: end });
        results.push(...complete(form, rest, { [hole]: node }));
      }
    }
    return results;
  }

  /** How tightly a reading holds together: `? _x_.[[Slot]]` is not the slot of `? _x_`. */
  precedence(node) {
    return this.grammar.byKind.get(node.kind).rule.precedence ?? Infinity;
  }

  /**
   * All ways to match elements one behind the other.
   * @param {import('./template.js').Element[]} elements
   * @param {Token[]} tokens
   * @param {number} at
   * @param {import('./failure.js').Attempt} attempt the form that they are of, and where it begins
   * @returns {Partial[]}
   */
  sequence(elements, tokens, at, attempt) {
    const matches = [];
    this.follow({ elements, tokens, attempt, matches }, 0, nothing(at));
    return matches;
  }

  /** Goes on with the elements behind what matched; most forms end here at a word that is another. */
  follow(run, next, before) {
    const { elements, matches } = run;
    let { end } = before;
    let index = next;
    for (; index < elements.length && elements[index].literal; index++, end++)
      if (!this.fits(run, index, end)) return;
    if (index < elements.length) {
      this.element(run, index, end === before.end ? before : { ...before, end });
    } else {
      matches.push(end === before.end ? before : { ...before, end });
    }
  }

  /** Whether the word of an element stands at a place. */
  fits({ elements, tokens, attempt }, index, at) {
    const element = elements[index];
    if (!element?.literal || sameToken(tokens[at], element.literal)) return true;
    this.failures?.add(tokens, at, element, attempt);
    return false;
  }

  /** What is no word that stands there as it is, and all behind it. */
  element(run, index, before) {
    const { elements, tokens, attempt } = run;
    const element = elements[index];
    const { fields, choices, end: at } = before;
    if (element.hole) {
      const readings = this.category(element.category, tokens, at);
      if (readings.length === 0) this.failures?.add(tokens, at, element, attempt);
      for (const { node, end } of readings) {
        if (!this.fits(run, index + 1, end)) continue;
        this.follow(run, index + 1, { fields: { ...fields, [element.hole]: node }, choices, end });
      }
      return;
    }
    const heads = this.structure(element, tokens, at, attempt);
    if (heads.length === 0) this.failures?.add(tokens, at, element, attempt);
    for (const head of heads) this.follow(run, index + 1, join(before, head));
  }

  /** @returns {Partial[]} */
  structure(element, tokens, at, attempt) {
    if (element.choices) return this.group(element, tokens, at, attempt);
    return isCallTo(tokens[at], element) ? this.call(element, tokens[at], at, attempt) : [];
  }

  group({ choices }, tokens, at, attempt) {
    return choices.flatMap((choice, index) =>
      this.sequence(choice, tokens, at, attempt).map((match) => ({
        ...match,
        choices: [index, ...match.choices],
      })),
    );
  }

  /** Arguments are token lists of their own: what matches them is joined, and the call is one token. */
  call({ items }, token, at, attempt) {
    const partials = items.map((item, i) =>
      this.sequence(item, token.items[i], 0, attempt).filter(
        ({ end }) => end === token.items[i].length,
      ),
    );
    return partials
      .reduce(
        (all, item) => all.flatMap((left) => item.map((right) => join(left, right))),
        [nothing(at)],
      )
      .map((match) => ({ ...match, end: at + 1 }));
  }
}
