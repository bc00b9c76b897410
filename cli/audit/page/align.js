import { diffArrays } from 'diff';

/**
 * Two lists beside each other, row by row.
 *
 * @typedef {{kind: 'same'|'removed'|'added'|'changed', before?: number, after?: number}} Row places in both lists
 */

/**
 * @param {any[]} before
 * @param {any[]} after
 * @returns {Row[]}
 */
export const alignedRows = (before, after) => {
  const rows = [];
  let [from, to] = [0, 0];
  const parts = diffArrays(before, after);
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

/**
 * Rows without long stretches that are the same.
 * @param {Row[]} rows
 * @param {number} around how many unchanged rows stay beside a change
 * @returns {(Row|undefined)[]} undefined where rows were left out
 */
export const onlyChanges = (rows, around = 2) => {
  const near = rows.map((_, at) =>
    rows.slice(Math.max(0, at - around), at + around + 1).some(({ kind }) => kind !== 'same'),
  );
  return rows.flatMap((row, at) =>
    near[at] ? [row] : at === 0 || near[at - 1] ? [undefined] : [],
  );
};
