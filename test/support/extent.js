/**
 * How much a run proves. `npm test` proves each promise on libraries that stand for the others;
 * `npm run test:sweeps` runs the same tests on every edition, preset, target and engine.
 */

/** Whether all is swept. */
export const SWEEPS = process.env.SWEEPS === '1';

/** Whether there is a minute. */
export const QUICK = process.env.QUICK === '1';

/**
 * @template Entry
 * @param {Entry[]} all what a sweep goes through
 * @param {(entry: Entry, at: number) => unknown} stands whether an entry stands for others outside of sweeps
 * @returns {Entry[]}
 * @throws {Error} where none does: a test that nothing runs proves nothing
 */
export const swept = (all, stands) => {
  const few = SWEEPS ? all : all.filter(stands);
  if (few.length === 0) throw new Error('nothing stands for what is swept');
  return few;
};

/**
 * How many random cases fast-check tries; another SEED tries others.
 * @param {number} few
 * @param {number} many when all is swept
 */
export const randomRuns = (few, many) => ({
  seed: Number(process.env.SEED ?? 1),
  numRuns: SWEEPS ? many : few,
  includeErrorInReport: true,
});
