/**
 * @param {string} a
 * @param {string} b
 * @returns {number} Levenshtein's distance, for suggestions; two letters that changed places count once
 */
export const distance = (a, b) => {
  let above = [];
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = isSwap ? above[j - 2] + 1 : Infinity;
      next.push(Math.min(next[j - 1] + 1, row[j] + 1, change, swap));
    }
    above = row;
    row = next;
  }
  return row[b.length];
};

/** @param {string} name @param {string[]} known @returns {string} the known name most like it */
export const nearest = (name, known) =>
  [...known].sort((a, b) => distance(name, a) - distance(name, b))[0];

/** How many are suggested at the most. */
const MOST = 3;

/** @param {string} name @returns {number} how many of its letters may differ in a slip: a third of them, or one */
export const slipOf = (name) => Math.max(1, Math.floor(name.length / 3));

/** `NewPromiseCapability`, `new-promise.capability` → ` new promise capability ` */
const partsOf = (name) =>
  ` ${name
    .split(/[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u)
    .filter(Boolean)
    .join(' ')
    .toLowerCase()} `;

/** Those of which the name is a part, the shortest first; a number or a letter is part of too much. */
const havingPart = (name, known) => {
  const part = partsOf(name);
  return known
    .filter((candidate) => /\p{L}{2}/u.test(name) && partsOf(candidate).includes(part))
    .sort((a, b) => a.length - b.length);
};

/** Those that are nearly as near as the nearest, unless even that is another word. */
const misspelt = (name, known) => {
  const away = new Map(
    known.map((candidate) => [candidate, distance(name.toLowerCase(), candidate.toLowerCase())]),
  );
  const least = Math.max(Math.min(...away.values()), 1);
  return [...away.keys()]
    .filter((candidate) => {
      const letters = Math.min(least, slipOf(candidate));
      return away.get(candidate) <= letters && candidate.length > 1;
    })
    .sort((a, b) => away.get(a) - away.get(b));
};

/**
 * What somebody may have meant who wrote a name that nothing has: a slip of the pen, or part of a
 * name. What is far away is not suggested.
 * @param {string} name
 * @param {string[]} known
 * @returns {string} `; did you mean then0 or then?`, or nothing
 */
export const didYouMean = (name, known) => {
  const all = [...new Set(known)];
  const parts = havingPart(name, all);
  const isMember = (candidate) => candidate.toLowerCase().endsWith(`.${name.toLowerCase()}`);
  const near = [...parts.filter(isMember), ...misspelt(name, all), ...parts];
  const first = [...new Set(near)].slice(0, MOST);
  if (first.length === 0) return '';
  return `; did you mean ${new Intl.ListFormat('en', { type: 'disjunction' }).format(first)}?`;
};
