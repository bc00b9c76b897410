/**
 * Steps and code light each other. Elements that stand for steps are registered by the steps' keys;
 * what the pointer is over, or what is chosen, lights all the others.
 */

const groups = new Map();

/** @param {string} group a part of the page, drawn as a whole @returns {Map<string, Element[]>} */
export const startGroup = (group) => {
  groups.set(group, new Map());
  return groups.get(group);
};

/** @param {Map<string, Element[]>} map @param {string[]} keys @param {Element} one */
export const register = (map, keys, one) => {
  for (const key of keys) {
    if (map.has(key)) map.get(key).push(one);
    else map.set(key, [one]);
  }
};

/** @param {string} key @param {string} [group] @returns {Element[]} */
export const elementsOf = (key, group) =>
  (group ? [groups.get(group)] : [...groups.values()]).flatMap((map) => map?.get(key) ?? []);

const lit = { hover: [], chosen: [] };

/** @param {'hover'|'chosen'} kind @param {string[]} keys */
export const light = (kind, keys) => {
  for (const one of lit[kind]) one.classList.remove(kind);
  lit[kind] = [...new Set(keys.flatMap((key) => elementsOf(key)))];
  for (const one of lit[kind]) one.classList.add(kind);
};

/** @param {Element|undefined} one @param {Element} container is scrolled, if it is not to be seen in it */
export const reveal = (one, container) => {
  if (!one) return;
  const [inner, outer] = [one.getBoundingClientRect(), container.getBoundingClientRect()];
  const seen = inner.top >= outer.top + 8 && inner.bottom <= outer.bottom - 8;
  if (!seen) container.scrollTop += inner.top - outer.top - outer.height / 3;
};
