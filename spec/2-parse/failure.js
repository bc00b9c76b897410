import { distance, nearest, slipOf } from '../1-read/nearest.js';
import { write } from '../1-read/tokens.js';

/**
 * Why no rule reads a sentence: the furthest token that a form understood, and what it wanted behind.
 *
 * @typedef {import('../1-read/tokens.js').Token} Token
 * @typedef {import('./match.js').Form} Form
 *
 * @typedef {object} Attempt
 * @property {Form} form
 * @property {number} begin
 *
 * @typedef {object} Failure
 * @property {string} understood the part of the sentence that a form reads, or nothing
 * @property {string} wanted what the form has behind it
 * @property {string} [form] the nearest form, as its rule writes it; none where nothing is near
 *
 * @typedef {Attempt & {at: number, element?: import('./template.js').Element}} Record where a form
 *   fits no longer, and its element there; none where the sentence should end
 */

/** What an element of a form stands for, in words. */
const wordsOf = (element) => {
  if (!element) return 'the end';
  if (element.hole) return element.category;
  if (element.callee) return `${element.callee}(…)`;
  if (element.literal) return `“${write([element.literal])}”`;
  return element.choices.map(([first]) => (first ? wordsOf(first) : 'nothing')).join(' or ');
};

const templateOf = ({ rule, index }) => rule.sentence[index];

/** A template without its holes, to be like a sentence. */
const plain = (template) => template.replace(/\{\w+:\w+\}/g, '').replace(/[(|)]/g, ' ');

/** Tokens inside a token: arguments, elements, fields. */
const listsIn = ({ items = [], fields = [], tokens }) => [
  ...items,
  ...fields.map(({ value }) => value),
  ...(tokens ? [tokens] : []),
];

/** @param {string} wanted @param {string} actual @returns {boolean} */
const isMisspelt = (wanted, actual) =>
  wanted?.length > 1 && Boolean(actual) && distance(wanted, actual) <= slipOf(wanted);

/**
 * Whether a token looks like a slip of what a form has in its place.
 * @param {Record} record
 * @param {Token|undefined} token
 */
const isSlip = ({ element }, token) => isMisspelt(element?.literal?.text, token?.text);

/** `(Increment|Increase) {place:Place}` → `Increment`, `Increase` */
const beginningsOf = (template) => {
  const [, choices = ''] = /^\(?([\w|]+)/.exec(template) ?? [];
  return choices.split('|');
};

/** What is known of one run over a sentence. */
export class Failures {
  /**
   * @param {import('./match.js').Grammar} grammar
   * @param {(rule: import('./grammar.js').Rule) => boolean} accepts whose forms are of interest
   */
  constructor(grammar, accepts) {
    this.grammar = grammar;
    this.accepts = accepts;
    /** @type {Map<Token[], Record[]>} the furthest of each list of tokens */
    this.records = new Map();
  }

  /**
   * A form does not go on at a token.
   * @param {Token[]} tokens
   * @param {number} at
   * @param {import('./template.js').Element|undefined} element
   * @param {Attempt} attempt
   */
  add(tokens, at, element, attempt) {
    if (at === 0) return; // it does not begin here: no news
    if (!this.accepts(attempt.form.rule)) return;
    const known = this.records.get(tokens) ?? [];
    const furthest = known[0]?.at ?? 0;
    const record = { ...attempt, at, element };
    if (at > furthest) this.records.set(tokens, [record]);
    else if (at === furthest) known.push(record);
  }

  /** A reading ends at a token: nothing is wrong with it where that is the last. */
  addEnd(tokens, end, { kind, wording }) {
    if (end === tokens.length) this.records.set(tokens, [{ at: Infinity, begin: 0, form: null }]);
    const form = this.grammar.byKind.get(kind)?.forms[wording?.[0]];
    if (form) this.add(tokens, end, undefined, { form, begin: 0 });
  }

  /** The nearest of the furthest: a slip of a word, or else the form that reads most. */
  nearest(tokens) {
    const records = this.records.get(tokens) ?? [];
    if (records[0]?.at === Infinity) return undefined;
    const slip = records.find((record) => isSlip(record, tokens[record.at]));
    return slip ?? [...records].sort((first, second) => first.begin - second.begin)[0];
  }

  /** The same, in the sentence or in the token at which it ends. @returns {Record & {inside: Token[]}|undefined} */
  deepest(tokens) {
    const record = this.nearest(tokens);
    if (!record) return undefined;
    const lists = tokens[record.at] ? listsIn(tokens[record.at]) : [];
    return lists.map((list) => this.deepest(list)).find(Boolean) ?? { ...record, inside: tokens };
  }

  /** @returns {Failure} */
  furthest(category, tokens) {
    const record = this.deepest(tokens);
    if (record) {
      const { at, element, form, inside } = record;
      const understood = write(inside.slice(0, at));
      return { understood, wanted: wordsOf(element), form: templateOf(form) };
    }
    const rules = [...this.grammar.byKind.values()].map(({ rule }) => rule);
    const templates = rules
      .filter((rule) => rule.category === category && this.accepts(rule))
      .flatMap(({ sentence }) => sentence);
    const like = templates.filter((template) =>
      beginningsOf(template).some((word) => isMisspelt(word, tokens[0]?.text)),
    );
    const closest = nearest(write(tokens), like.map(plain));
    const form = like.find((template) => plain(template) === closest);
    return { understood: '', wanted: '', form };
  }
}
