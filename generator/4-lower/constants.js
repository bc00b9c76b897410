import { ruleOf } from '../../spec/2-parse/parse.js';
import { walk, walkSteps } from '../../spec/3-normalise/program.js';
import { groupAt } from './chain.js';

/**
 * What operations of other clauses do not do for this program: where every call gives a parameter
 * the same ~enum~ or leaves it out, conditions about it are decided, and what only the other arm
 * calls is no part of the library. `GetIterator(_x_, ~sync~)` makes no async iterator.
 *
 * A value is an ~enum~'s name, ABSENT, or ANY; operations start without a call and values only grow
 * more general, so that the iteration ends (sparse conditional constant propagation).
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

const join = (left, right) => (left === undefined || left === right ? right : ANY);

/** `If _hint_ is not present, set _hint_ to ~sync~`: other parameters are asked for when it runs. */
const givesDefault = (inline, parameter) =>
  inline?.value?.kind === 'Enum' && (inline.variable ?? inline.place?.name) === parameter;

/** What is assigned somewhere in steps may be anything behind them. */
const assigned = (steps) =>
  walkSteps(steps).flatMap(({ node }) => {
    const { variable, place } = node.inline ?? node;
    return [variable, place?.kind === 'Variable' ? place.name : undefined].filter(Boolean);
  });

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
    if (!complete) ways.push(new Map(known));
    for (const name of new Set(ways.flatMap((way) => [...way.keys()]))) {
      known.set(name, ways.map((way) => way.get(name) ?? ANY).reduce(join));
    }
  }

  step({ node, steps }, known) {
    const rule = ruleOf(node);
    if (rule.loop || rule.closure) {
      for (const name of assigned(steps)) known.set(name, ANY);
      this.calls(node, known);
      this.steps(steps, rule.closure ? new Map() : known);
      return;
    }
    this.node(node, known);
    this.steps(steps, known);
  }

  node(node, known) {
    this.calls(node, known);
    const variable = node.kind === 'Let' ? node.variable : node.place?.name;
    if (variable && (node.kind === 'Let' || node.place.kind === 'Variable')) {
      known.set(variable, this.value(node.value, known));
    } else for (const name of node.variables ?? []) known.set(name, ANY);
  }

  calls(tree, known) {
    for (const part of walk(tree)) {
      if (!part.operation) continue;
      const callee = this.functions.get(part.operation);
      if (!callee || this.isRoot(callee)) continue;
      const before = this.values.get(callee) ?? [];
      const after = callee.parameters.map((_, i) => {
        const given = part.arguments ? this.value(part.arguments[i], known) : ANY;
        return join(before[i], given);
      });
      if (this.values.has(callee) && after.every((value, i) => value === before[i])) continue;
      this.values.set(callee, after);
      this.changed = true;
    }
  }

  value(node, known) {
    if (!node) return ABSENT;
    if (node.kind === 'Enum') return `~${node.name}~`;
    return node.kind === 'Variable' ? (known.get(node.name) ?? ANY) : ANY;
  }

  /** @returns {boolean|undefined} */
  truth(step, known) {
    const { condition } = step.node;
    const { kind, parameter } = condition;
    if (kind === 'NotPresent' && givesDefault(step.node.inline, parameter)) {
      const value = known.get(parameter) ?? ANY;
      return value === ANY ? undefined : value === ABSENT;
    }
    if (kind !== 'Is') return undefined;
    const sides = [condition.left, condition.right].map((side) => this.value(side, known));
    if (sides.includes(ANY) || sides.includes(ABSENT)) return undefined;
    return sides[0] === sides[1];
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
