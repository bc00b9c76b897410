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

const isCallTo = (token, element) =>
  token?.type === 'call' &&
  token.callee.length === 1 &&
  token.callee[0].text === element.callee &&
  token.items.length === element.items.length;

const sameToken = (a, b) => a !== undefined && a.type === b.type && a.text === b.text;

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
      createMatch(grammar)
        .category(category, tokens, 0)
        .filter((r) => r.end === tokens.length)
        .map((r) => r.node),
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

/** How tightly a reading holds together: `? _x_.[[Slot]]` is not the slot of `? _x_`. */
const precedence = (grammar, node) => grammar.byKind.get(node.kind).rule.precedence ?? Infinity;

/** One match run; readings are remembered per token list, category and position. */
const createMatch = (grammar) => {
  const memory = new Map();

  const category = (name, tokens, at) => {
    if (!memory.has(tokens)) memory.set(tokens, new Map());
    const known = memory.get(tokens);
    const key = `${name}@${at}`;
    if (!known.has(key)) known.set(key, read(name, tokens, at));
    return known.get(key);
  };

  const read = (name, tokens, at) => {
    if (grammar.lexical[name])
      return grammar.lexical[name].parse(tokens, at, { category, reserved: grammar.reserved });
    const forms = grammar.byCategory.get(name);
    if (!forms) throw new Error(`the grammar has no category ${name}`);
    const results = [];
    for (const one of forms) {
      if (!one.leftRecursive) results.push(...complete(one, sequence(one.elements, 0, tokens, at)));
    }
    // grow to the right: `_x_`, then `_x_.[[Slot]]`, then `_x_.[[Slot]] - 1`
    for (let i = 0; i < results.length; i++) {
      for (const one of forms) {
        if (!one.leftRecursive) continue;
        if (precedence(grammar, results[i].node) < (one.rule.precedence ?? Infinity)) continue;
        const rest = sequence(one.elements, 1, tokens, results[i].end);
        const first = { [one.elements[0].hole]: results[i].node };
        results.push(...complete(one, rest, first));
      }
    }
    return results;
  };

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

  /** All ways to match elements from `from` on; each gives fields, choices taken and its end. */
  const sequence = (elements, from, tokens, at) => {
    if (from === elements.length) return [{ fields: {}, choices: [], end: at }];
    return one(elements[from], tokens, at).flatMap((head) =>
      sequence(elements, from + 1, tokens, head.end).map((tail) => ({
        fields: { ...head.fields, ...tail.fields },
        choices: [...head.choices, ...tail.choices],
        end: tail.end,
      })),
    );
  };

  const one = (element, tokens, at) => {
    if (element.hole) {
      return category(element.category, tokens, at).map(({ node, end }) => ({
        fields: { [element.hole]: node },
        choices: [],
        end,
      }));
    }
    if (element.choices) {
      return element.choices.flatMap((choice, index) =>
        sequence(choice, 0, tokens, at).map((match) => ({
          ...match,
          choices: [index, ...match.choices],
        })),
      );
    }
    if (element.callee)
      return isCallTo(tokens[at], element) ? callItems(element, tokens[at], at) : [];
    return sameToken(tokens[at], element.literal) ? [{ fields: {}, choices: [], end: at + 1 }] : [];
  };

  const callItems = (element, token, at) =>
    element.items
      .map((item, i) =>
        sequence(item, 0, token.items[i], 0).filter((m) => m.end === token.items[i].length),
      )
      .reduce(
        (matches, item) =>
          matches.flatMap((left) =>
            item.map((right) => ({
              fields: { ...left.fields, ...right.fields },
              choices: [...left.choices, ...right.choices],
              end: at + 1,
            })),
          ),
        [{ fields: {}, choices: [], end: at + 1 }],
      );

  return { category };
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
