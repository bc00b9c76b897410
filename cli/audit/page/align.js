import { diffArrays } from 'diff';

/**
 * Two lists beside each other, row by row.
 *
 * @typedef {{kind: 'same'|'removed'|'added'|'changed', before?: number, after?: number}} Row places in both lists
 */

/** Lists that differ in more are taken to have nothing in common: to look further takes too long. */
const MOST_EDITS = 60;

const partsOf = (before, after) =>
  diffArrays(before, after, { maxEditLength: MOST_EDITS }) ?? [
    { removed: true, added: false, count: before.length },
    { removed: false, added: true, count: after.length },
  ];

/**
 * @param {any[]} before
 * @param {any[]} after
 * @returns {Row[]}
 */
export const alignedRows = (before, after) => {
  const rows = [];
  let [from, to] = [0, 0];
  const parts = partsOf(before, after);
  parts.forEach(({ added, removed, count }, index) => {
    const next = parts[index + 1];
    if (removed) {
      const paired = next?.added ? Math.min(count, next.count) : 0;
      for (let i = 0; i < count; i++) {
        rows.push(
          i < paired
            ? { kind: 'changed', before: from + i, after: to + i }
            : { kind: 'removed', before: from + i },
        );
      }
      from += count;
    } else if (added) {
      const paired = parts[index - 1]?.removed ? Math.min(count, parts[index - 1].count) : 0;
      for (let i = paired; i < count; i++) rows.push({ kind: 'added', after: to + i });
      to += count;
    } else {
      for (let i = 0; i < count; i++) rows.push({ kind: 'same', before: from++, after: to++ });
    }
  });
  return rows;
};

/** Rows of what stands between two lines that both lists have. */
const rowsBetween = (before, after, from, to, end, stop) => {
  if (from === end && to === stop) return [];
  const rows = alignedRows(before.slice(from, end), after.slice(to, stop));
  return rows.map((row) => ({
    ...row,
    ...(row.before === undefined ? {} : { before: row.before + from }),
    ...(row.after === undefined ? {} : { after: row.after + to }),
  }));
};

/**
 * Rows of lists of which it is known what stayed: only what lies between is compared.
 * @param {any[]} before
 * @param {any[]} after
 * @param {[number, number][]} stayed places in both lists, in order
 * @returns {Row[]}
 */
export const rowsAround = (before, after, stayed) => {
  const rows = [];
  let [left, right] = [0, 0];
  for (const [from, to] of stayed) {
    rows.push(...rowsBetween(before, after, left, right, from, to));
    rows.push({ kind: 'same', before: from, after: to });
    [left, right] = [from + 1, to + 1];
  }
  return [...rows, ...rowsBetween(before, after, left, right, before.length, after.length)];
};

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
