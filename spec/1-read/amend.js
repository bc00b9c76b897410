import { algorithmsFor, copyClause } from './copy.js';
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

/** A document whose clauses may be changed. @param {Document} document @returns {Document} */
const copyOf = (document) => {
  const copies = new Map(document.clauses.map((clause) => [clause, copyClause(clause)]));
  for (const copy of copies.values()) {
    copy.parent = copies.get(copy.parent);
    copy.children = copy.children.map((child) => copies.get(child));
  }
  const clauses = [...copies.values()];
  return { ...document, clauses, ...indexes(clauses) };
};

/** The clause and all its sub-clauses, in document order. */
const withChildren = (clause) => [clause, ...clause.children.flatMap(withChildren)];

/** What the amendment says of a clause that stands in the document; its place there stays. */
const replace = (old, clause) => {
  const { prose, title, name, parameters, operation, place } = clause;
  const algorithms = algorithmsFor(clause, old);
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

/** Gives a clause a number, and those in it numbers below. */
const count = (clause, number) => {
  clause.number = number;
  for (const [index, child] of clause.children.entries()) count(child, `${number}.${index + 1}`);
};

/** A number that no clause of the document has; the amendment counted its own clauses alone. */
const renumber = (clause, parent, document) => {
  const numbers = new Set(document.clauses.map(({ number }) => number));
  if (numbers.has(clause.number) || !clause.number.startsWith(`${parent.number}.`))
    count(clause, `${parent.number}.${parent.children.length + 1}`);
};

/** @param {Clause} clause @param {Clause} parent of the document @param {Document} document */
const add = (clause, parent, document) => {
  renumber(clause, parent, document);
  clause.parent = parent;
  parent.children.push(clause);
};

/**
 * @param {Clause} clause of the amendment
 * @param {{document: Document, amended: Clause[]}} work with the clauses that found a place so far
 * @param {Clause} [parent] the clause of the document that it is to stand in
 * @returns {Clause[]} what stands nowhere in the document, with the headings around it
 */
const amendClause = (clause, work, parent) => {
  if (clause.number === '') return []; // an introduction
  const { document, amended } = work;
  const below = (within) => clause.children.flatMap((child) => amendClause(child, work, within));
  const old = counterpart(clause, document);
  if (old) {
    if (saysSomething(clause)) {
      amended.push(old);
      replace(old, clause);
    }
    return below(old);
  }
  if (parent && !saysSomething(clause)) return below(parent);
  // an operation under a heading of the proposal's own belongs there
  const place =
    parent ?? (clause.operation && clause.parent ? undefined : placeFor(clause, document));
  if (place && saysSomething(clause)) {
    amended.push(clause);
    add(clause, place, document);
    return [];
  }
  clause.children = below();
  return saysSomething(clause) || clause.children.length > 0 ? [clause] : [];
};

/** What stands nowhere follows the document, where steps that name its operations find it. */
const append = (apart, document) => {
  const outermost = document.clauses.filter(({ parent }) => !parent);
  const last = Math.max(...outermost.map(({ number }) => Number.parseInt(number, 10) || 0));
  for (const [index, clause] of apart.entries()) {
    clause.parent = undefined;
    count(clause, `${last + 1 + index}`);
  }
  return [...outermost, ...apart].flatMap(withChildren);
};

/**
 * @param {Document} amended
 * @param {Document} amendment
 * @param {object} [options]
 * @param {boolean} [options.isApart] whether it may have no clause of the document
 * @returns {Document} another one, with the clauses of both
 * @throws {SpecError} on an amendment that has no clause of the document and none that belongs to one
 */
export const amend = (amended, amendment, { isApart = false } = {}) => {
  const document = copyOf(amended);
  const work = { document, amended: [] };
  const outermost = copyOf(amendment).clauses.filter(({ parent }) => !parent);
  const apart = outermost.flatMap((clause) => amendClause(clause, work));
  if (!isApart && work.amended.length === 0 && apart.length > 0) {
    const [clause] = apart;
    throw new SpecError(`there is no clause ${clause.id} to amend`, {
      ...clause.place,
      clause: clauseName(clause),
      expected: `a clause of ${document.file} around it`,
    });
  }
  const clauses = append(apart, document);
  const source = `${document.source}${amendment.source}`;
  return { ...document, source, clauses, ...indexes(clauses) };
};
