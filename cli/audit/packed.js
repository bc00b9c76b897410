import { SUITES } from '../coverage/suites.js';
import { Pool } from './pool.js';

/** The model as the page carries it: what many places name stands in it once. */

const mapValues = (record, change) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

/** A step's key is that of its clause and its path. */
const packedClause = (clause) => ({
  ...clause,
  steps: clause.steps.map(({ path, html, line, parts }) => ({
    path,
    html,
    line,
    ...(parts.length > 0 ? { parts } : {}),
  })),
});

const suites = Object.keys(SUITES);

/** `[name, counts by suite, tests by name]`, or `[name, why nothing reaches it]` */
const packedCoverage = ({ figures, steps }, names, reached) => ({
  figures,
  suites: SUITES,
  tests: reached?.tests ?? [],
  steps: Object.entries(steps).map(([key, value]) =>
    typeof value === 'string'
      ? [names.add(key), value]
      : [names.add(key), suites.map((suite) => value[suite] ?? 0), reached?.steps[key] ?? []],
  ),
});

/**
 * @param {any} model
 * @param {ReturnType<typeof import('../coverage/reached.js').readNames>} reached tests by name
 * @returns {import('./model.js').Model}
 */
export const packed = (model, reached) => {
  const names = new Pool(String);
  const packedStage = (stage) => ({
    ...stage,
    steps: Object.entries(stage.steps).flatMap(([key, number]) => [names.add(key), number]),
  });
  return {
    ...model,
    clauses: mapValues(model.clauses, (clauses) => clauses.map(packedClause)),
    libraries: mapValues(model.libraries, (stages) => stages.map(packedStage)),
    origins: model.origins.map((origins) => origins.map((origin) => names.add(origin))),
    coverage: model.coverage && packedCoverage(model.coverage, names, reached),
    names: names.values,
  };
};
