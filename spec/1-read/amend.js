import { clauseName, indexes } from './document.js';
import { SpecError } from './error.js';

/**
 * Amending a document: a clause of the amendment takes the place of the clause with its id, which
 * keeps its sub-clauses; a clause with a new id is added to the clause that it stands in. A clause
 * without prose and steps changes nothing, it only says where others stand.
 */

/** @typedef {import('./document.js').Clause} Clause @typedef {import('./document.js').Document} Document */

const saysSomething = ({ prose, algorithms }) => prose.length > 0 || algorithms.length > 0;

/** The clause and all its sub-clauses, in document order. */
const withChildren = (clause) => [clause, ...clause.children.flatMap(withChildren)];

/** What the amendment says of a clause that stands in the document; its place there stays. */
const replace = (old, clause) => {
  for (const algorithm of clause.algorithms) algorithm.clause = old;
  const { algorithms, prose, title, name, parameters, operation, place } = clause;
  Object.assign(old, { algorithms, prose, title, name, parameters, operation, place });
};

/**
 * @param {Clause} clause of the amendment
 * @param {Document} document
 * @param {Clause} [parent] the clause of the document that it is to stand in
 * @throws {SpecError} on a clause that stands nowhere in the document
 */
const amendClause = (clause, document, parent) => {
  const old = document.byId.get(clause.id);
  if (old) {
    if (saysSomething(clause)) replace(old, clause);
    for (const child of clause.children) amendClause(child, document, old);
    return;
  }
  if (!parent) {
    throw new SpecError(`there is no clause ${clause.id} to amend`, {
      ...clause.place,
      clause: clauseName(clause),
      expected: `a clause of ${document.file} around it`,
    });
  }
  clause.parent = parent;
  parent.children.push(clause);
};

/**
 * @param {Document} document changed in place
 * @param {Document} amendment
 * @returns {Document} the same, with the amendment's clauses
 * @throws {SpecError} on a clause of the amendment that stands nowhere in the document
 */
export const amend = (document, amendment) => {
  for (const clause of amendment.clauses.filter(({ parent }) => !parent)) {
    amendClause(clause, document);
  }
  const clauses = document.clauses.filter(({ parent }) => !parent).flatMap(withChildren);
  const source = `${document.source}${amendment.source}`;
  return Object.assign(document, { source, clauses, ...indexes(clauses) });
};
