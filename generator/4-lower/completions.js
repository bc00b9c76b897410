import { ruleOf } from '../../spec/2-parse/parse.js';
import { CALLS, fieldOf, isCompletion, thrownBy } from './analysis.js';
import { folded, keyOf, merged, propagations } from '../ledger/entries.js';
import * as b from '../ir/estree.js';
import { isLeaf } from '../ir/walk.js';

const CARRIED = 'an abrupt completion is an exception, which leaves by itself';

/** `Completion(…)` of what is kept, or of what nobody asks for. */
const withoutCompletion = (node) =>
  node.kind === 'Completion' ? withoutCompletion(node.value) : node;

/**
 * Completions of one function: which are kept in a variable, and what is known of them where.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 */
export class Completions {
  /**
   * @param {import('./translator.js').Translator} translator
   * @param {Set<string>} variables that may hold a kept completion
   */
  constructor(translator, variables) {
    this.translator = translator;
    this.variables = variables;
    /** @type {Map<string, 'abrupt'|'normal'|'value'>} a value is no completion: its [[Value]] is a field */
    this.known = new Map();
    /** the steps that set a variable since it was last asked for an abrupt completion */
    this.setters = new Map();
  }

  /** @returns {Node[]} statements that set a variable */
  assign(name, value) {
    const t = this.translator;
    const target = t.scope.variable(name);
    this.setters.set(name, [...(this.setters.get(name) ?? []), t.step]);
    if (t.step && t.library.analysis.keepsCompletion(t.step)) return this.keep(name, value);
    const expression = t.expression(value);
    this.learn(name, value);
    const same = expression.type === 'Identifier' && expression.name === target.name;
    if (!same) return [b.assign(target, expression)];
    const proved = 'the variable has that value already: a normal completion is its value';
    t.account(t.step, folded(proved));
    return [];
  }

  /** `try { x = … } catch (thrown) { x = new ThrowCompletion(thrown) }` */
  keep(name, value) {
    const t = this.translator;
    const thrown = t.fresh('thrown');
    const result = t.expression(withoutCompletion(value));
    const operands = this.evaluatedBefore(value, result);
    this.known.delete(name);
    return [
      ...operands,
      b.tries([b.assign(t.scope.variable(name), result)], thrown, [
        b.assign(t.scope.variable(name), this.throwCompletion(b.identifier(thrown.name))),
      ]),
    ];
  }

  /** @returns {Node[]} statements: a value that no step asks for, in `try { … } catch { }` where it may be abrupt */
  perform(value) {
    const t = this.translator;
    const result = t.expression(withoutCompletion(value));
    if (!t.library.analysis.mayBeAbrupt(value)) return [b.statement(result)];
    return [...this.evaluatedBefore(value, result), b.discard([b.statement(result)])];
  }

  /** `Completion(…)` as a part of another expression. @throws {SpecError} where it may be abrupt: nothing keeps it */
  unkept({ value }) {
    const t = this.translator;
    if (t.library.analysis.mayBeAbrupt(value))
      throw t.error('a completion that no variable keeps', 'a variable that it is set to');
    return t.expression(value);
  }

  /** What a call whose completion is kept is given, in front of it: a `?` there leaves the algorithm. */
  evaluatedBefore(value, result) {
    const t = this.translator;
    if (propagations({ node: value }).length === 0) return [];
    if (!('arguments' in result))
      throw t.error('a ? in a completion that is kept', 'an operation that is given the value');
    const statements = [];
    const evaluate = (list) => {
      for (const [at, operand] of list.entries()) {
        if (operand.type === 'ArrayExpression') evaluate(operand.elements);
        else if (!isLeaf(operand.type)) {
          list[at] = b.identifier(t.scope.temporary('operand'));
          statements.push(b.assign({ ...list[at] }, operand));
        }
      }
    };
    evaluate(result.arguments);
    return statements;
  }

  learn(name, value) {
    this.known.delete(name);
    if (!this.variables.has(name)) return;
    const state = this.stateOf(value);
    if (state) this.known.set(name, state);
  }

  /** A variable gets an element of a List, or a number. */
  hold(name) {
    if (this.variables.has(name)) this.known.set(name, 'value');
  }

  /** What a variable holds that is set to something: nothing where that is not known. */
  stateOf(value) {
    if (thrownBy(value)) return 'abrupt';
    if (value.kind === 'Variable' && this.variables.has(value.name))
      return this.known.get(value.name);
    // what a call gives is a completion, where an edition leaves it to that
    return isCompletion(value) || CALLS.has(value.kind) ? 'normal' : 'value';
  }

  /** Whether a variable is known to hold no throw completion. */
  isNormal(name) {
    return ['normal', 'value'].includes(this.known.get(name));
  }

  /** A loop's body runs after itself too: what is known before or in it need not hold then. */
  forgetting(translateLoop) {
    this.known.clear();
    const statements = translateLoop();
    this.known.clear();
    return statements;
  }

  /** The value of `? x` and `! x`. */
  value(node) {
    const t = this.translator;
    this.accountFor(node);
    if (node.kind !== 'Variable' || !this.variables.has(node.name)) return t.expression(node);
    t.read(node.name);
    if (this.isNormal(node.name)) return t.scope.variable(node.name);
    return t.call('ReturnIfAbrupt', [t.scope.variable(node.name)]);
  }

  /** A `?` is part of its step: its value throws, or the kept completion is asked. */
  accountFor(node) {
    const { step } = this.translator;
    const index = step ? propagations(step).findIndex(({ value }) => value === node) : -1;
    if (index < 0) return;
    this.translator.account(step, merged([keyOf(step)], CARRIED), `?${index + 1}`);
  }

  /** What makes a ReturnIfAbrupt without code superfluous. */
  superfluous(name) {
    const setters = [...new Set((this.setters.get(name) ?? []).filter(Boolean).map(keyOf))];
    return setters.length > 0
      ? merged(setters, CARRIED)
      : folded('an abrupt argument is an exception of the caller');
  }

  isKept(name) {
    return this.variables.has(name) && !this.isNormal(name);
  }

  /** @returns {Node[]} statements: `ReturnIfAbrupt` */
  throwIfAbrupt(name) {
    const t = this.translator;
    t.read(name);
    const fact = this.superfluous(name);
    this.setters.delete(name);
    if (!this.isKept(name)) {
      t.account(t.step, fact);
      return [];
    }
    const statements = this.throwing(name);
    this.known.set(name, 'value');
    return statements;
  }

  throwing(name) {
    const variable = () => this.translator.scope.variable(name);
    const throws = b.throws(b.member(variable(), 'value'));
    return [this.known.get(name) === 'abrupt' ? throws : b.ifs(this.isAbrupt(name), throws)];
  }

  isAbrupt(name) {
    const t = this.translator;
    return b.binary('instanceof', t.scope.variable(name), t.operations.use('ThrowCompletion'));
  }

  /** @returns {Node[]} statements that end the algorithm with a value or completion */
  complete(node) {
    const t = this.translator;
    const value = this.returned(node);
    const thrown = thrownBy(value);
    if (thrown) return [b.throws(t.expression(thrown))];
    if (value.kind === 'Variable' && this.variables.has(value.name)) {
      t.read(value.name);
      if (this.known.get(value.name) === 'abrupt') return this.throwing(value.name);
      const throwing = this.isKept(value.name) ? this.throwing(value.name) : [];
      return [...throwing, b.returns(t.scope.variable(value.name))];
    }
    return [b.returns(t.expression(value))];
  }

  returned(node) {
    const wrapped = ['Completion', 'PropagateAbrupt', 'AssertNormal'].includes(node.kind);
    if (node.kind === 'PropagateAbrupt') this.accountFor(node.value);
    return wrapped ? this.returned(node.value) : node;
  }

  /** @returns {Node|undefined} the test that a condition about a completion becomes */
  test(node) {
    const { variable, abrupt, onlyCompletions } = ruleOf(node).abrupt?.(node) ?? {};
    if (!variable || (onlyCompletions && !this.variables.has(variable))) return undefined;
    this.translator.read(variable);
    return abrupt ? this.isAbrupt(variable) : b.not(this.isAbrupt(variable));
  }

  /** A throw completion that is kept, of a value. */
  throwCompletion(value) {
    return b.construct(this.translator.operations.use('ThrowCompletion').name, [value]);
  }

  /** `Completion { [[type]]: ~throw~, [[value]]: _x_, … }` */
  record(fields) {
    const t = this.translator;
    const type = fieldOf(fields, 'type')?.name;
    const value = fieldOf(fields, 'value');
    if (!value) throw t.error('a completion without a value', 'a field [[Value]]');
    if (type === 'normal') return t.expression(value);
    if (type === 'throw') return this.throwCompletion(t.expression(value));
    throw t.error('a completion of an unknown type', '~normal~ or ~throw~');
  }

  isValueOf(object, slot) {
    return slot.toLowerCase() === 'value' && this.isCompletion(object);
  }

  isTypeOf(object, slot) {
    return slot.toLowerCase() === 'type' && this.isCompletion(object);
  }

  isCompletion({ name }) {
    return this.variables.has(name) && this.known.get(name) !== 'value';
  }

  /** `x.[[value]]` of a completion: a normal one is its value. */
  innerValue(name) {
    const t = this.translator;
    t.read(name);
    const variable = () => t.scope.variable(name);
    const inner = b.member(variable(), 'value');
    const known = this.known.get(name);
    if (known) return known === 'abrupt' ? inner : variable();
    return b.conditional(this.isAbrupt(name), inner, variable());
  }
}
