import { onlyChanges, rowsAround } from './align.js';

/**
 * Two long lists of which it is known what stayed, section by section: the rows of a section are
 * found when it is drawn, since most of them are never seen.
 *
 * @typedef {import('./align.js').Row} Row
 * @typedef {object} Section
 * @property {[number, number]} before from where to where in the first list
 * @property {[number, number]} after the same in the second
 * @property {string} key sections of one key have the same rows
 * @property {() => (Row|undefined)[]} rows places count from where the section begins; undefined
 *   where rows were left out; none where nothing differs
 */

/** How many rows that stayed are shown beside those that differ. */
const AROUND = 2;

/** Ranges in both lists: `before` from `left` to `end`, `after` from `right` to `stop`. */
const rangesBetween = (stayed, count, others) => {
  const ranges = [];
  let [left, right] = [0, 0];
  for (const [end, stop] of [...stayed, [count, others]]) {
    if (left < end || right < stop) ranges.push({ left, end, right, stop });
    [left, right] = [end + 1, stop + 1];
  }
  return ranges;
};

/** Ranges of which all that lies between is shown are one. */
const joined = (ranges) => {
  const all = [];
  for (const range of ranges) {
    const last = all.at(-1);
    if (last && range.left - last.end <= 2 * AROUND)
      all[all.length - 1] = { ...last, end: range.end, stop: range.stop };
    else all.push(range);
  }
  return all;
};

const lazily = (make) => {
  let value;
  return () => (value ??= make());
};

/** @param {(Row|undefined)[]} rows @returns {(Row|undefined)[]} without what is left out at their ends */
const trimmed = (rows) => rows.slice(rows.findIndex(Boolean), rows.findLastIndex(Boolean) + 1);

/**
 * What is left out before a section is its first row.
 * @returns {Section & {isToEnd: () => boolean}}
 */
const sectionOf = (old, fresh, from, to, rowsOf) => {
  const isStart = from === 0;
  const all = lazily(() => onlyChanges(rowsOf(), AROUND));
  const rows = lazily(() => {
    const shown = trimmed(all());
    return shown.length > 0 && !(isStart && all()[0]) ? [undefined, ...shown] : shown;
  });
  return {
    before: [from, from + old.length],
    after: [to, to + fresh.length],
    key: `${isStart} ${old}|${fresh}`,
    rows,
    isToEnd: () => Boolean(all().at(-1)),
  };
};

/** @returns {Section} what is left out at the end */
const endOf = (last, isAtEnd) => ({
  before: [0, 0],
  after: [0, 0],
  key: 'end',
  rows: lazily(() => (isAtEnd && last.isToEnd() ? [] : [undefined])),
});

/**
 * @param {any[]} before
 * @param {any[]} after
 * @param {[number, number][]} stayed places in both lists, in order
 * @param {import('./align.js').Likeness} likeness
 * @returns {Section[]} none where all stayed
 */
export const sectionsOf = (before, after, stayed, likeness) => {
  const ranges = joined(rangesBetween(stayed, before.length, after.length));
  if (ranges.length === 0) return [];
  const sections = ranges.map(({ left, end, right, stop }) => {
    const [from, to] = [Math.max(left - AROUND, 0), Math.max(right - AROUND, 0)];
    const [old, fresh] = [before.slice(from, end + AROUND), after.slice(to, stop + AROUND)];
    const inside = () =>
      stayed
        .filter(([place]) => place >= from && place < end + AROUND)
        .map(([place, other]) => /** @type {[number, number]} */ ([place - from, other - to]));
    return sectionOf(old, fresh, from, to, () => rowsAround(old, fresh, inside(), likeness));
  });
  const last = sections.at(-1);
  return [...sections, endOf(last, last.before[1] === before.length)];
};
