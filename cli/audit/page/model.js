import { isPart, isStepKey, parseOrigin } from '../../../generator/ir/origin.js';

/** What the page is given, and what follows from it. */

/** @type {any} */
const packed = JSON.parse(document.getElementById('model').textContent);

const named = ({ names, origins }) => origins.map((list) => list.map((name) => names[name]));

const withKeys = (clause) => ({
  ...clause,
  steps: clause.steps.map((step) => ({ parts: [], ...step, key: `${clause.id}:${step.path}` })),
});

const clausesIn = ({ clauses }) =>
  Object.fromEntries(Object.entries(clauses).map(([name, list]) => [name, list.map(withKeys)]));

const coverageIn = ({ coverage, names }) =>
  coverage && {
    ...coverage,
    steps: new Map(coverage.steps.map(([name, ...tests]) => [names[name], tests])),
  };

/** @type {import('../model.js').Model & {origins: string[][]}} */
export const model = {
  ...packed,
  origins: named(packed),
  clauses: clausesIn(packed),
  coverage: coverageIn(packed),
};

/** What became of steps, as a stage says it, on top of what stages before it said. */
const withChanges = (steps, changes) => {
  const changed = { ...steps };
  for (let at = 0; at < changes.length; at += 2)
    changed[model.names[changes[at]]] = changes[at + 1];
  return changed;
};

/**
 * @param {number[]} lines
 * @param {[number, number, number[]][]} patch
 * @returns {number[]}
 */
export const applyPatch = (lines, patch) => {
  const patched = [];
  let from = 0;
  for (const [at, count, added] of patch) {
    for (; from < at; from++) patched.push(lines[from]);
    patched.push(...added);
    from = at + count;
  }
  return patched.concat(lines.slice(from));
};

const unfolded = new Map();

/**
 * Every stage of a library in full.
 *
 * @typedef {object} FullStage
 * @property {string} [pass] that led here; the first has none
 * @property {number[]} lines numbers in the pool
 * @property {Record<string, number>} steps what became of them
 * @property {any[]} patch
 * @property {any} figures
 * @property {any} [report]
 *
 * @param {string} preset
 * @param {string} target
 * @returns {FullStage[]}
 */
export const stagesOf = (preset, target) => {
  const name = `${preset}.${target}`;
  if (!unfolded.has(name)) {
    let [lines, steps] = [[], {}];
    const stages = model.libraries[name].map((stage) => {
      lines = applyPatch(lines, stage.patch);
      steps = withChanges(steps, stage.steps);
      return { ...stage, lines, steps };
    });
    unfolded.set(name, stages);
  }
  return unfolded.get(name);
};

/** @param {number} line in the pool @returns {string} */
export const textOfLine = (line) => model.lines[line][0];

/** @param {number} line @returns {string[]} the steps, arms and passes behind it */
export const originsOf = (line) => model.origins[model.lines[line][1]];

const isStep = (origin) => isStepKey(origin) && !isPart(origin);

const stepsByLine = new Map();

/** @param {number} line @returns {string[]} the keys of its steps */
export const stepsOf = (line) => {
  if (!stepsByLine.has(line)) stepsByLine.set(line, originsOf(line).filter(isStep));
  return stepsByLine.get(line);
};

/** @param {string} key of a step @returns {string} id of its clause */
export const clauseIdOf = (key) => parseOrigin(key).clause;

/** @param {string} preset @returns {import('../document.js').Clause[]} */
export const clausesFor = (preset) => model.clauses[model.documents[preset]];
