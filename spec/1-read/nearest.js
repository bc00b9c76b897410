/** @param {string} a @param {string} b @returns {number} Levenshtein's distance, for suggestions */
export const distance = (a, b) => {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(next[j - 1] + 1, row[j] + 1, change));
    }
    row = next;
  }
  return row[b.length];
};

/** @param {string} name @param {string[]} known @returns {string} the known name most like it */
export const nearest = (name, known) =>
  [...known].sort((a, b) => distance(name, a) - distance(name, b))[0];

/** How many are suggested at the most. */
const MOST = 3;

/**
 * What somebody may have meant who wrote a name that nothing has: those that are nearly as near as
 * the nearest, unless even that one is another word.
 * @param {string} name
 * @param {string[]} known
 * @returns {string} `; did you mean then0 or then?`, or nothing
 */
export const didYouMean = (name, known) => {
  const away = new Map(
    [...new Set(known)].map((candidate) => [
      candidate,
      distance(name.toLowerCase(), candidate.toLowerCase()),
    ]),
  );
  const least = Math.min(...away.values());
  const near = [...away.keys()]
    .filter(
      (candidate) =>
        away.get(candidate) <= Math.max(least, 1) &&
        away.get(candidate) < Math.max(2, candidate.length),
    )
    .sort((a, b) => away.get(a) - away.get(b))
    .slice(0, MOST);
  if (near.length === 0) return '';
  return `; did you mean ${new Intl.ListFormat('en', { type: 'disjunction' }).format(near)}?`;
};
