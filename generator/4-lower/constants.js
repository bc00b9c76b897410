import { ruleOf } from '../../spec/2-parse/parse.js';
import { definedBy, definedIn } from '../../spec/3-normalise/defined.js';
import { walk } from '../../spec/3-normalise/program.js';
import { definition } from './analysis.js';
import { groupAt } from './chain.js';

/**
 * What operations of other clauses do not do for this program: where every call gives a parameter
 * one of some ~enums~ or leaves it out, conditions about others are decided, and what only their arm
 * calls is no part of the library. `GetIterator(_x_, ~sync~)` makes no async iterator.
 *
 * A value is what it may be, a set of names of ~enums~ and ABSENT, or ANY; operations start without a
 * call and values only grow more general, so that the iteration ends (sparse conditional constant
 * propagation).
 *
 * @typedef {import('./functions.js').SpecFunction} SpecFunction
 * @typedef {import('../../spec/2-parse/parse.js').ParsedStep} ParsedStep
 *
 * @typedef {object} Constants
 * @property {Map<ParsedStep, boolean>} decided steps whose condition always holds, or never
 * @property {Set<SpecFunction>} dead functions that nothing calls
 */

const ABSENT = 'absent';
const ANY = Symbol('any');
const NONE = new Set();

/** @typedef {Set<string>|typeof ANY} Value @type {(left: Value|undefined, right: Value) => Value} */
const join = (left, right) =>
  left === ANY || right === ANY ? ANY : new Set([...(left ?? []), ...right]);

/** @type {(left: Value|undefined, right: Value) => boolean} of two, the second no smaller */
const hasGrown = (left, right) => sizeOf(right) > sizeOf(left);

/** @param {Value} [value] */
const sizeOf = (value = NONE) => (value instanceof Set ? value.size : Infinity);

/** @param {Value} value @returns {boolean|undefined} whether it is absent, as far as that is known */
const isAbsent = (value) => {
  if (value === ANY || (value.has(ABSENT) && value.size > 1)) return undefined;
  return value.has(ABSENT);
};

/** `If _hint_ is not present, set _hint_ to ~sync~`: other parameters are asked for when it runs. */
const givesDefault = (inline, parameter) =>
  inline?.value?.kind === 'Enum' && (inline.variable ?? inline.place?.name) === parameter;

class Propagation {
  constructor(functions, isRoot) {
    this.functions = new Map(functions.map((definition) => [definition.name, definition]));
    this.isRoot = isRoot;
    /** @type {Map<SpecFunction, any[]>} the values of each parameter, of what is called */
    this.values = new Map();
    /** @type {Map<ParsedStep, boolean>} */
    this.decided = new Map();
    this.changed = true;
  }

  run() {
    for (const definition of this.functions.values()) {
      if (this.isRoot(definition))
        this.values.set(
          definition,
          definition.parameters.map(() => ANY),
        );
    }
    while (this.changed) {
      this.changed = false;
      this.decided.clear();
      for (const [definition, values] of [...this.values]) {
        const known = new Map(definition.parameters.map(({ name }, i) => [name, values[i]]));
        this.steps(definition.steps, known);
      }
    }
  }

  steps(steps, known) {
    for (let at = 0; at < steps.length;) {
      const group = groupAt(steps, at);
      if (ruleOf(group[0].node).chain) this.chain(group, known);
      else this.step(group[0], known);
      at += group.length;
    }
  }

  chain(group, known) {
    const ways = [];
    let complete = false;
    for (const step of group) {
      const { condition, inline } = step.node;
      this.calls(condition, known);
      const holds = condition ? this.truth(step, known) : true;
      if (condition && holds !== undefined) this.decided.set(step, holds);
      if (holds !== false) {
        const way = new Map(known);
        if (inline) this.node(inline, way);
        else this.steps(step.steps, way);
        ways.push(way);
      }
      complete = holds === true;
      if (complete) break;
    }
    if (!complete) ways.push(this.otherwise(group, known));
    for (const name of new Set(ways.flatMap((way) => [...way.keys()]))) {
      known.set(name, ways.map((way) => way.get(name) ?? ANY).reduce(join));
    }
  }

  /** What is known where no arm of a chain runs: a parameter that gets a default is there. */
  otherwise([{ node }, ...others], known) {
    const { kind, parameter } = node.condition ?? {};
    const value = known.get(parameter) ?? ANY;
    if (others.length > 0 || kind !== 'NotPresent' || value === ANY) return new Map(known);
    return new Map(known).set(parameter, new Set([...value].filter((name) => name !== ABSENT)));
  }

  step({ node, steps }, known) {
    const rule = ruleOf(node);
    if (rule.loop || rule.closure) {
      // what steps set may be anything behind them, and where they come to their beginning again
      for (const name of [...definedBy(node), ...definedIn(steps)]) known.set(name, ANY);
      this.calls(node, known);
      this.steps(steps, rule.closure ? new Map() : known);
      return;
    }
    this.node(node, known);
    this.steps(steps, known);
  }

  node(node, known) {
    this.calls(node, known);
    const [variable, value] = definition(node);
    const constant = variable && this.value(value, known);
    for (const name of definedBy(node)) known.set(name, ANY);
    if (variable) known.set(variable, constant);
  }

  calls(tree, known) {
    for (const part of walk(tree)) {
      if (!part.operation) continue;
      const callee = this.functions.get(part.operation);
      if (!callee || this.isRoot(callee)) continue;
      const before = this.values.get(callee) ?? [];
      const after = callee.parameters.map((_, i) => {
        const argument = part.arguments ? this.value(part.arguments[i], known) : ANY;
        return join(before[i], argument);
      });
      if (this.values.has(callee) && !after.some((value, i) => hasGrown(before[i], value)))
        continue;
      this.values.set(callee, after);
      this.changed = true;
    }
  }

  value(node, known) {
    if (!node) return new Set([ABSENT]);
    if (node.kind === 'Enum') return new Set([`~${node.name}~`]);
    return node.kind === 'Variable' ? (known.get(node.name) ?? ANY) : ANY;
  }

  /** @returns {boolean|undefined} */
  truth(step, known) {
    const { condition } = step.node;
    const { kind, parameter } = condition;
    if (kind === 'NotPresent' && givesDefault(step.node.inline, parameter)) {
      return isAbsent(known.get(parameter) ?? ANY);
    }
    if (kind !== 'Is') return undefined;
    const sides = [condition.left, condition.right].map((side) => this.value(side, known));
    if (sides.some((side) => side === ANY || side.has(ABSENT))) return undefined;
    const [left, right] = sides;
    if (![...left].some((name) => right.has(name))) return false;
    return left.size + right.size === 2 ? true : undefined;
  }
}

/**
 * @param {SpecFunction[]} functions
 * @param {(one: SpecFunction) => boolean} isRoot whether a function is there whoever calls it
 * @returns {Constants}
 */
export const propagateConstants = (functions, isRoot) => {
  const propagation = new Propagation(functions, isRoot);
  propagation.run();
  const { decided, values } = propagation;
  return { decided, dead: new Set(functions.filter((definition) => !values.has(definition))) };
};
