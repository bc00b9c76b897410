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
