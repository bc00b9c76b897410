/** @template T @param {T[]} list @param {(item: T) => any} keyOf @returns {Map<any, T[]>} */
export const groupBy = (list, keyOf) => {
  const groups = new Map();
  for (const item of list) {
    const key = keyOf(item);
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push(item);
  }
  return groups;
};
