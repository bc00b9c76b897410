/**
 * What a run costs, in words.
 *
 * @param {{milliseconds: number, objects: number}[]} costs on each library
 * @param {string[]} presets of the libraries
 * @returns {string}
 */
export const costsText = (costs, presets) => {
  const texts = costs.map(
    ({ milliseconds, objects }, at) =>
      `${(milliseconds * 1000).toPrecision(3)} µs and ${objects} objects on ${presets[at]}`,
  );
  return `a run takes ${texts.join(', ')}`;
};
