import { copyClause } from '../../spec/1-read/copy.js';
import { indexes } from '../../spec/1-read/document.js';
import { parseAlgorithm } from '../../spec/2-parse/parse.js';
import { referencesOf } from '../../spec/3-normalise/program.js';
import { primitiveNames } from '../../generator/primitives/index.js';
import { loadFor } from '../document.js';
import { EDITIONS, sourceOf } from '../editions.js';

/**
 * Operations that a proposal calls and its edition's document does not have, since nothing there
 * reaches them, or the edition has them under another name: those of the next edition that has them.
 */

const ignore = () => {};

const operationsOf = (clause) =>
  clause.algorithms.flatMap((algorithm) => [
    ...referencesOf(parseAlgorithm(algorithm, ignore)).operations,
  ]);

/** Later editions, the next one first, then earlier ones. */
const others = (edition) => {
  const at = EDITIONS.indexOf(edition);
  return [...EDITIONS.slice(at + 1), ...EDITIONS.slice(0, Math.max(at, 0)).toReversed()];
};

/** @returns {{edition: string, clause: import('../../spec/1-read/document.js').Clause}|undefined} */
const find = (name, edition, documents) => {
  for (const other of others(edition)) {
    if (!documents.has(other)) documents.set(other, loadFor(sourceOf({ edition: other })));
    const clause = documents.get(other).byOperation.get(name);
    if (clause) return { edition: other, clause };
  }
  return undefined;
};

/**
 * @param {import('../../spec/1-read/document.js').Document} document is given the clauses that are missing
 * @param {string} file of the proposal
 * @param {string} edition
 * @returns {{edition: string, clause: import('../../spec/1-read/document.js').Clause}[]} what was taken
 */
export const borrow = (document, file, edition) => {
  const taken = [];
  const documents = new Map();
  const isKnown = (name) => primitiveNames.has(name) || document.byOperation.has(name);
  const waiting = document.clauses.filter(({ place }) => place.file === file);
  for (const clause of waiting) {
    for (const name of operationsOf(clause)) {
      const borrowed = isKnown(name) ? undefined : find(name, edition, documents);
      if (!borrowed) continue;
      const copy = Object.assign(copyClause(borrowed.clause), { parent: undefined, children: [] });
      const clauses = [...document.clauses, copy];
      Object.assign(document, { clauses, ...indexes(clauses) });
      waiting.push(copy);
      taken.push({ ...borrowed, clause: copy });
    }
  }
  return taken;
};
