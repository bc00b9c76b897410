/** Steps are numbered 1, a, i, 1, a, i by depth. */

/** @type {[number, string][]} */
const ROMAN = [
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];
const roman = (n) => {
  const row = ROMAN.find(([value]) => value <= n);
  return row ? row[1] + roman(n - row[0]) : '';
};
const letters = (n) =>
  (n > 26 ? letters(Math.floor((n - 1) / 26)) : '') + String.fromCharCode(97 + ((n - 1) % 26));

const label = (index, level) => [String, letters, roman][level % 3](index + 1);

/**
 * @param {string} path of the step that a step stands under, such as `2.b`; empty where it stands under none
 * @param {number} index of the step in its list, from 0
 * @returns {string} the path of the step, such as `2.b.iii`
 */
export const pathOf = (path, index) =>
  path ? `${path}.${label(index, path.split('.').length)}` : label(index, 0);
