import { ruleOf } from '../../spec/2-parse/parse.js';
import { walk, walkSteps, walkOwnSteps } from '../../spec/3-normalise/program.js';
import { definition } from './analysis.js';
import { camel } from './names.js';

/**
 * Abstract Closures as functions: each gets its captured values as parameters of a function around
 * it, so that nothing closes over a variable.
 *
 * @typedef {import('./functions.js').SpecFunction} SpecFunction
 */

/** The variable that a function calls itself by: `Let _F_ be the active function object.` */
export const activeFunctionOf = (steps) => {
  for (const { node } of walkOwnSteps(steps)) {
    const [name, value] = definition(node);
    if (value?.kind === 'ActiveFunction') return name;
  }
  return undefined;
};

const usesActiveFunction = (steps) =>
  walkOwnSteps(steps).some(({ node }) => walk(node).some(({ kind }) => kind === 'ActiveFunction'));

/** @returns {SpecFunction} */
const lifted = (step, outer, names) => {
  const { variable = 'closure', parameters, captures } = step.node;
  const base = camel(`${outer} ${variable}`);
  let name = base;
  for (let n = 2; names.has(name); n++) name = `${base}${n}`;
  names.add(name);
  return {
    kind: 'closure',
    name,
    variable,
    clause: step.clause,
    parameters: parameters.map((parameter) => ({ name: parameter, optional: false })),
    captures,
    steps: step.steps,
    ...(usesActiveFunction(step.steps)
      ? { functionObject: activeFunctionOf(step.steps) ?? 'F' }
      : {}),
  };
};

/**
 * @param {SpecFunction[]} functions
 * @returns {{functions: SpecFunction[], closures: Map<object, SpecFunction>}} the functions, each
 *   with those of its closures behind it; closures by their steps
 */
export const liftClosures = (functions) => {
  const names = new Set(functions.map(({ name }) => name));
  const closures = new Map();
  const all = functions.flatMap((outer) => {
    const steps = walkSteps(outer.steps).filter(({ node }) => ruleOf(node).closure);
    const inner = steps.map((step) => lifted(step, outer.name, names));
    steps.forEach((step, i) => closures.set(step, inner[i]));
    return [outer, ...inner];
  });
  return { functions: all, closures };
};
