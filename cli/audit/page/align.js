import { diffArrays } from 'diff';
import { anchorsOf } from './anchors.js';

/**
 * Two lists beside each other, row by row.
 *
 * @typedef {'same'|'removed'|'added'|'changed'|'replaced'} Kind what is replaced has no likeness to what came
 * @typedef {{kind: Kind, before?: number, after?: number}} Row places in both lists
 *
 * @typedef {object} Likeness what tells that a line became another
 * @property {(before: any, after: any) => boolean} isAlike
 * @property {(before: any, after: any) => boolean} isSame where only what does not count differs
 * @property {(line: any) => string|undefined} nameOf lines of one name are alike
 */

/** Lists that differ in more are taken to have nothing in common: to look further takes too long. */
const MOST_EDITS = 60;

const partsOf = (before, after, comparator) =>
  diffArrays(before, after, { maxEditLength: MOST_EDITS, comparator }) ?? [
    { removed: true, added: false, count: before.length },
    { removed: false, added: true, count: after.length },
  ];

/** What goes and what comes in its place, row by row: one may be longer. @returns {Row[]} */
const paired = (kind, from, gone, to, come) =>
  Array.from({ length: Math.max(gone, come) }, (_, i) => {
    if (i >= come) return { kind: 'removed', before: from + i };
    if (i >= gone) return { kind: 'added', after: to + i };
    return { kind, before: from + i, after: to + i };
  });

/**
 * Rows of lists that are compared by some measure.
 *
 * @typedef {object} Measure
 * @property {Likeness['isAlike']} [comparator]
 * @property {(from: number, to: number) => Row} fits
 * @property {(from: number, gone: number, to: number, come: number) => Row[]} differs
 *
 * @param {any[]} before
 * @param {any[]} after
 * @param {Measure} measure
 * @returns {Row[]}
 */
const rowsBy = (before, after, { comparator, fits, differs }) => {
  const rows = [];
  let [from, to] = [0, 0];
  let [gone, come] = [0, 0];
  const close = () => {
    if (gone + come > 0) rows.push(...differs(from, gone, to, come));
    [from, to] = [from + gone, to + come];
    [gone, come] = [0, 0];
  };
  for (const { added, removed, count } of partsOf(before, after, comparator)) {
    if (removed) gone += count;
    else if (added) come += count;
    else {
      close();
      for (let i = 0; i < count; i++) rows.push(fits(from++, to++));
    }
  }
  close();
  return rows;
};

const shifted = (rows, from, to) =>
  rows.map((row) => ({
    ...row,
    ...(row.before === undefined ? {} : { before: row.before + from }),
    ...(row.after === undefined ? {} : { after: row.after + to }),
  }));

/**
 * Rows of lists that share places: what lies between is compared for itself.
 * @param {[number, number][]} shared
 * @param {any[]} before
 * @param {any[]} after
 * @param {(from: number, to: number) => Row} fits
 * @param {(before: any[], after: any[]) => Row[]} rowsOf
 * @returns {Row[]}
 */
const rowsAlong = (shared, before, after, fits, rowsOf) => {
  const rows = [];
  let [left, right] = [0, 0];
  const rowsUpTo = (end, stop) => {
    if (left < end || right < stop)
      rows.push(...shifted(rowsOf(before.slice(left, end), after.slice(right, stop)), left, right));
  };
  for (const [from, to] of shared) {
    rowsUpTo(from, to);
    rows.push(fits(from, to));
    [left, right] = [from + 1, to + 1];
  }
  rowsUpTo(before.length, after.length);
  return rows;
};

/** What goes stands beside what became of it. @returns {Row[]} */
const rowsOfChange = (before, after, { isAlike, isSame, nameOf }) => {
  /** @returns {(from: number, to: number) => Row} */
  const fitsIn = (before, after) => (from, to) => ({
    kind: isSame(before[from], after[to]) ? 'same' : 'changed',
    before: from,
    after: to,
  });
  const rowsOf = (gone, come) =>
    rowsBy(gone, come, {
      comparator: isAlike,
      fits: fitsIn(gone, come),
      differs: (...range) => paired('replaced', ...range),
    });
  const anchors = anchorsOf(before.map(nameOf), after.map(nameOf));
  return rowsAlong(anchors, before, after, fitsIn(before, after), rowsOf);
};

/**
 * @param {any[]} before
 * @param {any[]} after
 * @param {Likeness} [likeness] where it is left out, lines that go are like those that come
 * @returns {Row[]}
 */
export const alignedRows = (before, after, likeness) =>
  rowsBy(before, after, {
    fits: (from, to) => ({ kind: 'same', before: from, after: to }),
    differs: (from, gone, to, come) => {
      if (!likeness || gone === 0 || come === 0) return paired('changed', from, gone, to, come);
      const [old, fresh] = [before.slice(from, from + gone), after.slice(to, to + come)];
      return shifted(rowsOfChange(old, fresh, likeness), from, to);
    },
  });

/**
 * Rows of lists of which it is known what stayed: only what lies between is compared.
 * @param {any[]} before
 * @param {any[]} after
 * @param {[number, number][]} stayed places in both lists, in order
 * @param {Likeness} likeness
 * @returns {Row[]}
 */
export const rowsAround = (before, after, stayed, likeness) =>
  rowsAlong(
    stayed,
    before,
    after,
    (from, to) => ({ kind: 'same', before: from, after: to }),
    (gone, come) => alignedRows(gone, come, likeness),
  );

/**
 * Rows without long stretches that are the same.
 * @param {Row[]} rows
 * @param {number} around how many unchanged rows stay beside a change
 * @returns {(Row|undefined)[]} undefined where rows were left out
 */
export const onlyChanges = (rows, around = 2) => {
  let last = -Infinity;
  const near = rows.map(({ kind }, at) => {
    if (kind !== 'same') last = at;
    return at - last <= around;
  });
  let next = Infinity;
  for (let at = rows.length - 1; at >= 0; at--) {
    if (rows[at].kind !== 'same') next = at;
    near[at] ||= next - at <= around;
  }
  return rows.flatMap((row, at) =>
    near[at] ? [row] : at === 0 || near[at - 1] ? [undefined] : [],
  );
};
