import { clauseName, indexes } from './document.js';
import { SpecError } from './error.js';

/**
 * Amending a document: a clause of the amendment takes the place of the clause with its id, which
 * keeps its sub-clauses; a clause with a new id is added to the clause that it stands in. A clause
 * without prose and steps changes nothing, it only says where others stand. A proposal may have ids of
 * its own and no clauses around its own: then the name in the heading says what a clause is about.
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

/** `Promise.prototype.then` is a property of `Promise.prototype`; an operation belongs to nothing. */
const holderOf = ({ name, operation }) =>
  operation ? '' : /^(?:get )?([A-Z][\w.]*)(?:\.\w+| ?\[.*\])$/.exec(name)?.[1];

/**
 * The clause that a clause of an amendment is about: with its id, or a proposal's own, its name.
 * @param {Clause} clause
 * @param {Document} document
 */
const counterpart = ({ id, operation, name, title, children }, { byId, byOperation, clauses }) => {
  if (byId.has(id)) return byId.get(id);
  if (operation) return byOperation.get(operation);
  const named = (clause) => clause.name === name && holderOf(clause);
  const around = (clause) => children.length > 0 && clause.title === title;
  return clauses.find((clause) => named(clause) || around(clause));
};

/** Where a clause belongs that stands in none of the document's: beside its like, near what it names. */
const placeFor = (clause, { clauses }) => {
  const holder = holderOf(clause);
  if (holder === undefined) return undefined;
  const subject = new RegExp(holder.split('.')[0] || 'Promise');
  const alike = clauses.filter((clause) => holderOf(clause) === holder && clause.parent);
  const parents = alike.map(({ parent }) => parent).filter(({ title }) => subject.test(title));
  const count = (parent) => parents.filter((other) => other === parent).length;
  return parents.sort((first, second) => count(second) - count(first))[0];
};

/** A number that no clause of the document has; the amendment counted its own clauses alone. */
const renumber = (clause, parent, document) => {
  const numbers = new Set(document.clauses.map(({ number }) => number));
  if (numbers.has(clause.number) || !clause.number.startsWith(`${parent.number}.`)) {
    clause.number = `${parent.number}.${parent.children.length + 1}`;
  }
  for (const [index, child] of clause.children.entries()) {
    if (!child.number.startsWith(`${clause.number}.`))
      child.number = `${clause.number}.${index + 1}`;
  }
};

/**
 * @param {Clause} clause of the amendment
 * @param {Document} document
 * @param {Clause} [parent] the clause of the document that it is to stand in
 * @throws {SpecError} on a clause that stands nowhere in the document
 */
const amendClause = (clause, document, parent) => {
  if (clause.number === '') return; // an introduction
  const old = counterpart(clause, document);
  if (old) {
    if (saysSomething(clause)) replace(old, clause);
    for (const child of clause.children) amendClause(child, document, old);
    return;
  }
  if (!saysSomething(clause)) {
    for (const child of clause.children) amendClause(child, document, parent);
    return;
  }
  const place = parent ?? placeFor(clause, document);
  if (!place) {
    throw new SpecError(`there is no clause ${clause.id} to amend`, {
      ...clause.place,
      clause: clauseName(clause),
      expected: `a clause of ${document.file} around it`,
    });
  }
  renumber(clause, place, document);
  clause.parent = place;
  place.children.push(clause);
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
