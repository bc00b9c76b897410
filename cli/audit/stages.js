import { diffArrays } from 'diff';
import { generate } from '../../generator/index.js';
import { choose } from '../../transforms/generate.js';
import { originFigures } from '../figures.js';
import { linesOf } from './lines.js';

/**
 * A library as each of its passes leaves it, the faithful one first. What a stage has in common
 * with the one before it is not said again.
 *
 * @typedef {object} Stage
 * @property {string} [pass] that led here
 * @property {[number, number, number[]][]} patch of the lines: from where, how many go, what comes
 * @property {Record<string, number>} steps what changed in what became of them, by number in a pool
 * @property {object} figures of the origins of statements
 * @property {object} [report] what the pass said
 */

/** @returns {[number, number, number[]][]} places count in the list before */
const patchOf = (before, after) => {
  const patch = [];
  let at = 0;
  for (const { added, removed, value } of diffArrays(before, after)) {
    const last = patch.at(-1);
    if (removed) patch.push([at, value.length, []]);
    else if (added && last && last[0] + last[1] === at) last[2] = value;
    else if (added) patch.push([at, 0, value]);
    if (!added) at += value.length;
  }
  return patch;
};

const withoutLines = ({ ...entry }) => {
  delete entry.lines;
  delete entry.support;
  return entry;
};

/** What became of a step, without line numbers: the page sees them in the code. */
const dispositionOf = (entry) => ({
  ...withoutLines(entry),
  ...(entry.copies ? { copies: entry.copies.map(withoutLines) } : {}),
});

const changed = (before, after) =>
  Object.fromEntries(Object.entries(after).filter(([key, value]) => before[key] !== value));

const numbered = (steps, pool) =>
  Object.fromEntries(
    Object.entries(steps).map(([key, entry]) => [key, pool.add(dispositionOf(entry))]),
  );

const IDLE = ['applied', 'removed', 'added', 'bypassed', 'lost', 'legend'];

/** Whether a pass left everything as it was. */
const isIdle = (done) => IDLE.every((key) => done[key].length === 0);

const reportOf = ({ name, applied, declined }) => ({
  pass: name,
  report: { applied, declined },
});

/**
 * @param {import('../explain/audit.js').Audit} audit
 * @param {string} preset
 * @param {string} target
 * @param {import('./pool.js').StagePools} pools
 * @param {Record<string, object>} sources what is behind lines that no step is behind; added to
 * @returns {Stage[]}
 */
export const stagesOf = (audit, preset, target, pools, sources) => {
  const { passes, assume } = choose({ preset });
  const stages = [];
  let [lines, steps, figures] = [[], {}, {}];
  const add = (finish, tree, done) => {
    const [before, was] = [lines, steps];
    if (!done || stages.length === 1 || !isIdle(done)) {
      const finished = finish();
      lines = linesOf(finished, pools);
      steps = numbered(finished.ledger.steps, pools.dispositions);
      figures = originFigures(tree);
      Object.assign(sources, finished.ledger.sources);
    }
    stages.push({
      patch: patchOf(before, lines),
      steps: changed(was, steps),
      figures,
      ...(done ? reportOf(done) : {}),
    });
  };
  const options = { edition: audit.edition, target, assume, withMap: false };
  generate(audit.document, { ...options, preset: 'faithful', onPrefix: add });
  const onPrefix = (finish, tree, done) => done && add(finish, tree, done);
  generate(audit.document, { ...options, preset, passes, onPrefix });
  return stages;
};
