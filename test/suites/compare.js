/**
 * @typedef {{ name: string, outcome: 'passed' | 'failed' | 'skipped', message?: string }} Result
 */

/** How often each test has passed: some have the name of another. */
const passes = (results) => {
  const counts = new Map();
  for (const { name, outcome } of results) {
    if (outcome === 'passed') counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
};

/**
 * The tests that pass in one run and not in another.
 *
 * @param {Result[]} native
 * @param {Result[]} ours
 * @returns {string[]} their names, sorted
 */
export function differences(native, ours) {
  const there = passes(ours);
  return [...passes(native)]
    .filter(([name, count]) => (there.get(name) ?? 0) < count)
    .map(([name]) => name)
    .sort();
}

/**
 * The results of two runs of one suite as those of one: what a busy machine let fail has another chance.
 *
 * @param {Result[]} first
 * @param {Result[]} second
 * @returns {Result[]}
 */
export function better(first, second) {
  const left = passes(second);
  return first.map((result) => {
    const count = left.get(result.name) ?? 0;
    left.set(result.name, count - 1);
    return result.outcome === 'failed' && count > 0
      ? { name: result.name, outcome: 'passed' }
      : result;
  });
}
