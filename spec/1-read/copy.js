/** What one document says, for another to change. @typedef {import('./document.js').Clause} Clause */

/**
 * @param {Clause} clause whose steps are still read when somebody asks for them
 * @param {Clause} owner
 * @returns {import('./document.js').Algorithm[]} its algorithms, as those of another clause
 */
export const algorithmsFor = ({ algorithms }, owner) =>
  algorithms.map((algorithm) => ({
    clause: owner,
    place: algorithm.place,
    get steps() {
      return algorithm.steps;
    },
  }));

/** @param {Clause} clause @returns {Clause} another one that says the same, and may be changed */
export const copyClause = (clause) => {
  const copy = { ...clause };
  copy.algorithms = algorithmsFor(clause, copy);
  return copy;
};
