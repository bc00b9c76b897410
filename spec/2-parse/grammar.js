import { Failures } from './failure.js';
import { ByFirstToken } from './first.js';
import { Match } from './match.js';
import { compileTemplate } from './template.js';

/**
 * A closed grammar of sentences. Rules state their form as templates; matching and printing follow
 * from the template, so a rule that reads a sentence can write it again.
 *
 * @typedef {object} NodeShape
 * @property {string} kind the rule's
 * @property {any[] & {end?: string, begin?: string}} [wording] which template, and which alternative at each group;
 *   `end` is a step's full stop, `begin` the small letter that it begins with. It is not meaning
 *
 * @typedef {NodeShape & Record<string, any>} Node step IR: what a sentence or a part of it says, in
 *   the fields that its rule's templates name
 *
 * @typedef {object} Rule its keys in this order
 * @property {string} kind the file's name
 * @property {string} category `Step`, `FallbackStep`, `Expression`, `Condition`, `Declaration`
 * @property {boolean} [body] it has substeps
 * @property {boolean} [loop] they run more than once
 * @property {boolean} [closure] they are those of an Abstract Closure
 * @property {'begins'|'continues'|'ends'} [chain] its place in an If with its Else steps
 * @property {boolean} [asserts] it says what is true anyway
 * @property {string} [table] id of the table that has the fields of what it stands for
 * @property {number} [precedence] of rules that begin or end with an operand: prefix 0, sums 1, products and what
 *   Lists are asked for 1.5, suffix 2
 * @property {string[]} sentence its forms, the canonical one first
 * @property {Record<string, any>} [defaults] fields of forms that do not say them
 * @property {string} [transparent] the field that is all its meaning
 * @property {(node: Node) => Node} [means] the node of another rule that says the same
 * @property {(node: Node) => number} [canonical] the form to write, where it is not the first
 * @property {string[]} [aside] fields that are not meaning
 * @property {(string|null)[][]} [examples] pairs of a sentence, with the steps that it needs, and the
 *   code that it becomes; `null` where it is only read
 * @property {(node: Node) => AbruptTest|undefined} [abrupt] of a condition about a completion
 * @property {(node: Node, translator: any) => any} [translate] gives an expression, or a step's list
 *   of statements; declarations have none
 *
 * @typedef {object} AbruptTest what a condition asks of a completion
 * @property {string} variable that holds the completion
 * @property {boolean} abrupt whether the condition holds of abrupt ones
 * @property {boolean} [onlyCompletions] it asks something else of a variable that holds a value
 *
 * @typedef {object} Lexical a category that reads tokens itself
 * @property {string[]} [begins] types of the tokens that it may begin with
 * @property {(tokens: Token[], at: number, match: import('./match.js').Match) => import('./match.js').Reading[]} parse
 * @property {(value: any, print: (node: Node) => Token[]) => Token[]} print
 *
 * @typedef {import('../1-read/tokens.js').Token} Token
 */

/**
 * @param {Rule[]} rules
 * @param {Record<string, Lexical>} lexical by category
 */
export const createGrammar = (rules, lexical) => {
  const byKind = new Map(
    rules.map((rule) => {
      const forms = rule.sentence.map((template, index) => form(rule, template, index));
      return [rule.kind, { rule, forms }];
    }),
  );
  const byCategory = indexForms([...byKind.values()], lexical);
  const reserved = new Set(rules.flatMap(({ sentence }) => sentence.map(calleeOf).filter(Boolean)));
  const grammar = { byCategory, byKind, lexical, reserved };
  /** Gives readings as `readings` does; several tries at one sentence share what they find out. */
  const reader = () => {
    const match = new Match(grammar);
    return (category, tokens) => match.whole(category, tokens).map(({ node }) => node);
  };
  return {
    /** @type {Map<string, {rule: Rule, forms: import('./match.js').Form[]}>} by kind */
    rules: byKind,
    reader,
    /**
     * @param {string} category
     * @param {Token[]} tokens
     * @returns {Node[]} every reading of all the tokens
     */
    readings: (category, tokens) => reader()(category, tokens),
    /**
     * @param {string} category
     * @param {Token[]} tokens that no rule of the category reads
     * @param {(rule: Rule) => boolean} [accepts] whose forms are of interest
     * @returns {import('./failure.js').Failure} how far they are understood, and what was expected
     */
    failure(category, tokens, accepts = () => true) {
      const failures = new Failures(grammar, accepts);
      new Match(grammar, failures).whole(category, tokens);
      return failures.furthest(category, tokens);
    },
    /** @param {Node} node @returns {Token[]} its sentence, in its own wording */
    print: (node) => printNode(grammar, node),
    /** @param {Node} node @returns {any} what it says, however it is worded: plain data, keys sorted */
    meaning: (node) => meaning(byKind, node),
  };
};

/**
 * The forms of each category: those that begin a reading, and those that continue one.
 * @returns {Map<string, import('./match.js').Category>}
 */
const indexForms = (entries, lexical) => {
  const categories = new Set(entries.map(({ rule }) => rule.category));
  const index = new Map();
  for (const category of categories) {
    const members = entries.filter(({ rule }) => rule.category === category);
    const forms = members.flatMap((entry) => entry.forms);
    const [growing, beginning] = [true, false].map((recursive) =>
      forms.filter(({ leftRecursive }) => leftRecursive === recursive),
    );
    const behindFirst = (rules) => new ByFirstToken(rules, ({ others }) => others, lexical);
    const openings = new Set(beginning.map(({ elements }) => elements[0].category));
    index.set(category, {
      beginning: new ByFirstToken(beginning, ({ elements }) => elements, lexical),
      behind: new Map(
        [...openings]
          .filter((opens) => categories.has(opens))
          .map((opens) => [
            opens,
            behindFirst(beginning.filter(({ elements }) => elements[0].category === opens)),
          ]),
      ),
      growing: behindFirst(growing),
    });
  }
  return index;
};

/** `Completion({value:Expression})` is read by the rule that says so, not as any operation. */
const calleeOf = (template) => compileTemplate(template)[0]?.callee;

const form = (rule, template, index) => {
  const elements = compileTemplate(template);
  const leftRecursive = elements[0]?.category === rule.category;
  return { rule, index, elements, others: elements.slice(1), leftRecursive };
};

const printNode = (grammar, node) => {
  const entry = grammar.byKind.get(node.kind);
  const [index, ...choices] = node.wording ?? [0];
  const print = (elements) =>
    elements.flatMap((element) => {
      if (element.hole) return printField(grammar, element.category, node[element.hole]);
      if (element.choices) return print(element.choices[choices.shift() ?? 0]);
      if (element.callee) {
        return [
          {
            type: 'call',
            callee: [{ type: 'word', text: element.callee }],
            items: element.items.map(print),
          },
        ];
      }
      return [element.literal];
    });
  return print(entry.forms[index].elements);
};

const printField = (grammar, category, value) => {
  const lexical = grammar.lexical[category];
  return lexical
    ? lexical.print(value, (node) => printNode(grammar, node))
    : printNode(grammar, value);
};

/** What a node says, however it is worded: for comparing, and for messages that must not differ. */
const meaning = (byKind, value) => {
  if (Array.isArray(value)) return value.map((item) => meaning(byKind, item));
  if (value === null || typeof value !== 'object') return value;
  const rule = value.kind && byKind.get(value.kind)?.rule;
  if (rule?.transparent) return meaning(byKind, value[rule.transparent]);
  if (rule?.means) return meaning(byKind, rule.means(value));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'wording' && !rule?.aside?.includes(key))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, field]) => [key, meaning(byKind, field)]),
  );
};
