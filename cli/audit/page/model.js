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

/** What became of steps: each stage says what it changed of what stages before it said. */
const stepsAfter = (stages) => {
  const steps = {};
  for (const { steps: changes } of stages) {
    for (let at = 0; at < changes.length; at += 2)
      steps[model.names[changes[at]]] = changes[at + 1];
  }
  return steps;
};

/** Few stages are asked what became of steps: it is worked out when they are. */
const unfoldedStage = (stage, lines, upTo) => {
  let steps;
  return {
    ...stage,
    lines,
    get steps() {
      return (steps ??= stepsAfter(upTo()));
    },
  };
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
    let lines = [];
    const stages = model.libraries[name].map((stage, at, all) => {
      lines = applyPatch(lines, stage.patch);
      return unfoldedStage(stage, lines, () => all.slice(0, at + 1));
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

/** Many lines have the same origins. */
const stepsByOrigins = [];

/** @param {number} line @returns {string[]} the keys of its steps */
export const stepsOf = (line) =>
  (stepsByOrigins[model.lines[line][1]] ??= originsOf(line).filter(isStep));

/** @param {string} key of a step @returns {string} id of its clause */
export const clauseIdOf = (key) => parseOrigin(key).clause;

const clausesByLine = [];

/** @param {number} line in the pool @returns {string[]} ids of the clauses of its steps */
export const clausesOf = (line) =>
  (clausesByLine[line] ??= [...new Set(stepsOf(line).map(clauseIdOf))]);

/** @param {string} preset @returns {import('../document.js').Clause[]} */
export const clausesFor = (preset) => model.clauses[model.documents[preset]];
