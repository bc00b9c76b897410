import { Match } from './match.js';
import { compileTemplate } from './template.js';

/**
 * A closed grammar of sentences. Rules state their form as templates; matching and printing follow
 * from the template, so a rule that reads a sentence can write it again.
 *
 * @typedef {object} Node step IR: what a sentence or a part of it says
 * @property {string} kind the rule's
 * @property {number[]} [wording] which template, and which alternative at each group: not meaning
 *
 * @typedef {object} Rule
 * @property {string} kind
 * @property {string} category what it is: `Step`, `Expression`, `Condition`
 * @property {string[]} sentence its forms, the canonical one first
 * @property {[string, string][]} [examples] a sentence and the code it becomes
 * @property {boolean} [body] it has substeps
 * @property {number} [precedence] of rules that begin or end with an operand: prefix 0, arithmetic 1, suffix 2
 * @property {object} [defaults] fields of forms that do not say them
 * @property {string} [transparent] the field that is all its meaning
 * @property {(node: Node) => Node} [means] the node of another rule that says the same
 * @property {(node: Node) => number} [canonical] the form to write, where it is not the first
 * @property {string[]} [aside] fields that are not meaning
 * @property {(node: Node, translator: object) => any} translate
 *
 * @typedef {object} Lexical a category that reads tokens itself
 * @property {(tokens: object[], at: number, match: object) => {node: any, end: number}[]} parse
 * @property {(value: any, print: (node: Node) => object[]) => object[]} print
 */

/**
 * @param {Rule[]} rules
 * @param {Record<string, Lexical>} lexical
 */
export const createGrammar = (rules, lexical) => {
  const byCategory = new Map();
  const byKind = new Map();
  for (const rule of rules) {
    const forms = rule.sentence.map((template, index) => form(rule, template, index));
    const known = byCategory.get(rule.category) ?? [];
    byCategory.set(rule.category, [...known, ...forms]);
    byKind.set(rule.kind, { rule, forms });
  }
  const reserved = new Set(rules.flatMap(({ sentence }) => sentence.map(calleeOf).filter(Boolean)));
  const grammar = { byCategory, byKind, lexical, reserved };
  return {
    rules: byKind,
    /** @returns {Node[]} every reading of all the tokens as this category */
    readings: (category, tokens) =>
      new Match(grammar).whole(category, tokens).map(({ node }) => node),
    /** @returns {object[]} tokens */
    print: (node) => printNode(grammar, node),
    meaning: (node) => meaning(byKind, node),
  };
};

/** `Completion({value:Expression})` is read by the rule that says so, not as any operation. */
const calleeOf = (template) => compileTemplate(template)[0]?.callee;

const form = (rule, template, index) => {
  const elements = compileTemplate(template);
  const leftRecursive = elements[0]?.category === rule.category;
  return { rule, index, elements, leftRecursive };
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
