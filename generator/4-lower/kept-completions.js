import { walk, walkOwnSteps } from '../../spec/3-normalise/program.js';
import { definition, isCompletion } from './analysis.js';

/**
 * Completions that a function is given, and not just their values: as an argument, in a variable that a
 * closure captures, or in one that a step sets to another. Its steps ask them for their [[Value]], or
 * hand them on.
 *
 * @typedef {import('./functions.js').SpecFunction} SpecFunction
 *
 * @typedef {object} KeptCompletions
 * @property {(spec: SpecFunction) => Set<string>} variablesOf those of a function that may hold a completion
 * @property {(operation: string, at: number) => boolean} isMixed whether a parameter whose [[Value]] is asked
 *   for is a completion in some calls alone
 */

/** Variables whose completion a step takes apart: they hold its value from then on. */
const unwrappedBy = (step, analysis) => {
  const { node } = step;
  if (node.kind === 'ReturnIfAbrupt') return [node.variable];
  return node.kind === 'Shorthand' ? [...analysis.inspectedBy(step)] : [];
};

/** Steps of one function, in their order: what each variable may hold then. */
class Steps {
  /**
   * @param {SpecFunction} spec
   * @param {import('./analysis.js').Analysis} analysis
   * @param {Map<import('../../spec/2-parse/parse.js').ParsedStep, SpecFunction>} closures
   */
  constructor(spec, analysis, closures) {
    this.analysis = analysis;
    this.closures = closures;
    this.list = walkOwnSteps(spec.steps);
    this.names = new Set();
  }

  isKept(node, kept) {
    return node.kind === 'Variable' ? kept.has(node.name) : isCompletion(node);
  }

  /** @param {Set<string>} kept @param {(spec: SpecFunction|string, at: number|string, isKept: boolean) => void} give */
  step(step, kept, give) {
    for (const { operation, arguments: list } of walk(step.node))
      if (operation && Array.isArray(list))
        list.forEach((value, at) => give(operation, at, this.isKept(value, kept)));
    const closure = this.closures.get(step);
    for (const name of closure?.captures ?? []) if (kept.has(name)) give(closure, name, true);
    const [variable, value] = definition(step.node.inline ?? step.node);
    if (variable) {
      const keeps = this.analysis.keepsCompletion(step) || this.isKept(value, kept);
      kept[keeps ? 'add' : 'delete'](variable);
      if (keeps) this.names.add(variable);
    }
    for (const name of unwrappedBy(step, this.analysis)) kept.delete(name);
  }

  /** Loops come to their first steps again. */
  run(start, give) {
    const kept = new Set(start);
    for (let round = 0; round < 2; round++)
      for (const step of this.list) this.step(step, kept, give);
  }
}

/** Whether steps ask a variable for its [[Value]]. */
const asksForValue = ({ steps }, name) =>
  walkOwnSteps(steps)
    .flatMap(({ node }) => walk(node))
    .some(
      ({ slot, object, kind }) =>
        kind !== 'Call' &&
        slot?.toLowerCase() === 'value' &&
        object?.kind === 'Variable' &&
        object.name === name,
    );

/**
 * @param {SpecFunction[]} functions
 * @param {import('./analysis.js').Analysis} analysis
 * @param {Map<any, SpecFunction>} closures by the step that makes one
 * @returns {KeptCompletions}
 */
export const keptCompletions = (functions, analysis, closures) => {
  const inspected = new Map(functions.map((spec) => [spec, analysis.completionVariables(spec)]));
  const completions = new Map(functions.map((spec) => [spec, new Set()]));
  const followed = new Map(functions.map((spec) => [spec, new Steps(spec, analysis, closures)]));
  const operations = new Map(
    functions.filter(({ kind }) => kind === 'operation').map((spec) => [spec.name, spec]),
  );
  const plain = new Map(functions.map((spec) => [spec, new Set()]));
  const give = (to, at, isKept) => {
    const spec = typeof to === 'string' ? operations.get(to) : to;
    const name = typeof at === 'string' ? at : spec?.parameters[at]?.name;
    if (name) (isKept ? completions : plain).get(spec).add(name);
  };
  const count = () => [...completions.values()].reduce((sum, { size }) => sum + size, 0);
  for (let before = -1; before !== count();) {
    before = count();
    for (const spec of functions) followed.get(spec).run(completions.get(spec), give);
  }
  return {
    variablesOf: (spec) =>
      new Set([
        ...(inspected.get(spec) ?? analysis.completionVariables(spec)),
        ...(completions.get(spec) ?? []),
        ...(followed.get(spec)?.names ?? []),
      ]),
    isMixed(operation, at) {
      const spec = operations.get(operation);
      const name = spec?.parameters[at]?.name;
      return Boolean(
        name &&
        !inspected.get(spec).has(name) &&
        completions.get(spec).has(name) &&
        plain.get(spec).has(name) &&
        asksForValue(spec, name),
      );
    },
  };
};
