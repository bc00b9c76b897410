/**
 * How much a run proves. `npm test` proves each promise on libraries that stand for the others;
 * `npm run test:sweeps` runs the same tests on every edition, preset, target and engine. With
 * `SWEEPS=3` a third of what they have more is run, with `SWEEPS_PART=1` or `2` another third.
 */

const PARTS = Number(process.env.SWEEPS ?? 0);
const PART = Number(process.env.SWEEPS_PART ?? 0);

/** Whether more is run than what stands for the others. */
export const SWEEPS = PARTS > 0;

const isInPart = (at) => SWEEPS && at % PARTS === PART % PARTS;

/** Whether there is a minute. */
export const QUICK = process.env.QUICK === '1';

/**
 * @template Entry
 * @param {Entry[]} all what a sweep goes through
 * @param {(entry: Entry, at: number, all: Entry[]) => unknown} stands whether an entry stands for others outside of sweeps
 * @returns {Entry[]}
 * @throws {Error} where none does: a test that nothing runs proves nothing
 */
export const swept = (all, stands) => {
  let others = 0;
  const few = all.filter((entry, at) => stands(entry, at, all) || isInPart(others++));
  if (few.length === 0) throw new Error('nothing stands for what is swept');
  return few;
};

/**
 * What takes long is run in sweeps alone.
 * @param {any} test AVA's `test`, or a part of it such as `test.serial`
 */
export const inSweeps = (test) => (SWEEPS ? test : test.skip);

/**
 * Outside of sweeps one in so many of a file's cases is run, where the cases are alike.
 * @param {number} count
 * @param {any} test AVA's
 * @returns {any} AVA's `test`, for the file's cases
 */
export const oneIn = (count, test) => {
  let at = 0;
  const few = (register) => (title, body) => {
    if (at % count === 0 || isInPart(at)) register(title, body);
    at++;
  };
  return Object.assign(few(test), { serial: few(test.serial) });
};

/** How libraries follow an edit is seen on these; outside of sweeps, small stands back. */
export const FOLLOWING = swept(['faithful', 'fast', 'small'], (preset) => preset !== 'small');

/** … and on this target: outside of sweeps what follows is the steps, not how code is lowered. */
export const FOLLOWING_TARGETS = swept(['es2022', 'es5'], (target) => target === 'es2022');

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
