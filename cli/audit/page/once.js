const kept = new Map();

/**
 * What does not change while another stage is looked at is drawn once.
 * @template Drawn
 * @param {string} name
 * @param {() => Drawn} draw
 * @returns {Drawn}
 */
export const once = (name, draw) => {
  if (!kept.has(name)) kept.set(name, draw());
  return kept.get(name);
};
