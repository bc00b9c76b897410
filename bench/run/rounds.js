import { measure } from './measure.js';

/**
 * @typedef {object} Measured
 * @property {import('./plan.js').Row} row
 * @property {import('./measure.js').Part[][]} rounds what each round gave
 */

/** Another row begins in each round, so that none is always after the same one. */
const rotated = (rows, by) => [...rows.slice(by % rows.length), ...rows.slice(0, by % rows.length)];

const hasFailed = ({ rounds }) => rounds.some((parts) => parts.some((part) => isWhole(part)));
const isWhole = ({ name, failed }) => name === undefined && failed !== undefined;

/**
 * Measures the rows of a group in interleaved rounds: what disturbs the machine for a while disturbs
 * all of them. A row that does not run is not tried again.
 *
 * @param {import('./plan.js').Group} group
 * @param {import('./options.js').Options} options
 * @param {(row: import('./plan.js').Row, round: number) => void} onStart
 * @returns {Promise<Measured[]>}
 */
export const measureGroup = async ({ rows, rounds }, options, onStart) => {
  const measured = rows.map((row) => ({ row, rounds: [] }));
  for (let round = 0; round < rounds; round++) {
    for (const entry of rotated(measured, round)) {
      onStart(entry.row, round);
      if (!hasFailed(entry)) entry.rounds.push(await measure(entry.row, options));
    }
  }
  return measured;
};
