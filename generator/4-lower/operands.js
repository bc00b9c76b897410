import * as b from '../ir/estree.js';
import { fieldsOf, nodes } from '../ir/walk.js';
import { ruleOf } from '../../spec/2-parse/parse.js';

/**
 * A sentence evaluates each of its operands once, however often the code of its rule mentions it.
 * What a rule mentions twice, or in a loop, goes into a temporary where it is first evaluated, but
 * for what cannot change in between. Rules need not know of it.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 * @typedef {import('../../spec/2-parse/grammar.js').Node} SpecNode step IR
 *
 * @typedef {object} Mention
 * @property {Node} node
 * @property {{parent: any, key: string|number}[]} path from the rule's code down to it
 */

/** Fields of loops that are evaluated again for each turn. */
const REPEATED = {
  WhileStatement: ['test', 'body'],
  ForStatement: ['test', 'update', 'body'],
};

/** Fields that are evaluated on some ways only. */
const CONDITIONAL = {
  LogicalExpression: ['right'],
  ConditionalExpression: ['consequent', 'alternate'],
  IfStatement: ['consequent', 'alternate'],
  CatchClause: ['body'],
};

const CHANGES = new Set(['AssignmentExpression', 'UpdateExpression']);
const RUNS = new Set([...CHANGES, 'CallExpression', 'NewExpression']);

const isIn = (table) => (place) => Boolean(table[place.parent.type]?.includes(place.key));
const isTarget = ({ path }) => {
  const { parent, key } = path.at(-1) ?? {};
  return parent?.type === 'AssignmentExpression' && key === 'left';
};

/** @returns {Mention[]} where nodes stand in code, in the order of evaluation */
const mentions = (tree, wanted, path = []) => {
  if (Array.isArray(tree)) {
    return tree.flatMap((item, key) => mentions(item, wanted, [...path, { parent: tree, key }]));
  }
  if (!tree || typeof tree.type !== 'string') return [];
  const below = fieldsOf(tree).flatMap((key) =>
    mentions(tree[key], wanted, [...path, { parent: tree, key }]),
  );
  return wanted.has(tree) ? [{ node: tree, path }, ...below] : below;
};

/** Whether an expression has the same value wherever the code mentions it. */
const isStable = (expression, code) => {
  switch (expression.type) {
    case 'Literal':
    case 'ThisExpression':
    case 'MetaProperty':
      return true;
    case 'Identifier':
      return !nodes(code).some(
        ({ type, left, argument }) =>
          CHANGES.has(type) && (left ?? argument).name === expression.name,
      );
    case 'MemberExpression':
      return (
        !expression.computed &&
        isStable(expression.object, code) &&
        !nodes(code).some(({ type }) => RUNS.has(type))
      );
    default:
      return false;
  }
};

/**
 * Whether the first of some mentions is evaluated on every way to another.
 * @param {Mention[]} all
 */
const isAlwaysFirst = (all) => {
  const [first, ...others] = all;
  return others.every(({ path }) => {
    const fork = first.path.findIndex((place, at) => place.key !== path[at]?.key);
    return !first.path.slice(fork).some(isIn(CONDITIONAL));
  });
};

const put = ({ path }, expression) => {
  const { parent, key } = path.at(-1);
  parent[key] = expression;
};

/** Operands of one sentence, or of one condition, which a loop asks anew each time. */
class Sentence {
  constructor(step) {
    this.step = step;
    /** @type {Map<SpecNode, Set<Node>>} the code of each operand, the inner ones first */
    this.operands = new Map();
  }

  add(operand, code) {
    if (!this.operands.has(operand)) this.operands.set(operand, new Set());
    this.operands.get(operand).add(code);
  }
}

/** The operands of one function's sentences. */
export class Operands {
  /** @param {import('./translator.js').Translator} translator */
  constructor(translator) {
    this.translator = translator;
    /** @type {Sentence|undefined} */
    this.sentence = undefined;
  }

  /**
   * @param {SpecNode} node
   * @param {() => any} translate what its rule makes of it
   * @returns {any} the same, in which each operand is evaluated once
   * @throws {Error} where a rule mentions an operand that may not have been evaluated
   */
  evaluate(node, translate) {
    const outer = this.sentence;
    const { category } = ruleOf(node);
    if (outer && outer.step === this.translator.step && category !== 'Condition') {
      const code = translate();
      if (category === 'Expression') outer.add(node, code);
      return code;
    }
    this.sentence = new Sentence(this.translator.step);
    const code = translate();
    for (const [operand, codes] of [...this.sentence.operands].reverse()) {
      this.settle(node, code, operand, codes);
    }
    this.sentence = outer;
    return code;
  }

  /** Puts a temporary where an operand would be evaluated again. */
  settle(sentence, code, operand, codes) {
    const all = mentions(code, codes);
    const repeated = all.some(({ path }) => path.some(isIn(REPEATED)));
    if ((all.length < 2 && !repeated) || all.some(isTarget)) return;
    const [first] = all;
    if (isStable(first.node, code)) return;
    const name = this.translator.scope.temporary('operand');
    const temporary = () => b.identifier(name);
    if (!repeated && !isAlwaysFirst(all)) {
      throw new Error(`the rule ${sentence.kind} mentions an operand that may not be evaluated`);
    }
    for (const mention of all) put(mention, temporary());
    if (repeated) code.splice(first.path[0].key, 0, b.assign(temporary(), first.node));
    else put(first, b.assignment(temporary(), first.node));
  }
}
