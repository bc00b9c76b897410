import { Errors, SpecError } from '../1-read/error.js';
import { nearest } from '../1-read/nearest.js';
import { declare } from '../2-parse/declare.js';
import { parseAlgorithm, ruleOf } from '../2-parse/parse.js';
import { expanded } from './expand.js';
import { SUBJECT } from './subject.js';

/**
 * The part of a document that its root, the Promise clause, is made of: its sub-clauses, and the algorithms of
 * other clauses that they reach.
 *
 * @typedef {object} Program
 * @property {import('../1-read/document.js').Document} document
 * @property {Set<import('../1-read/document.js').Clause>} inside the root and its sub-clauses
 * @property {import('../1-read/document.js').Clause[]} clauses those inside and those that they reach, in document order
 * @property {Map<import('../1-read/document.js').Clause, import('../2-parse/parse.js').ParsedStep[][]>} steps of each
 *   algorithm of a clause
 * @property {(clause: import('../1-read/document.js').Clause) => import('../2-parse/declare.js').Declaration[]} declarationsOf
 *   what the prose of a clause declares, which is read once
 * @property {string[]} unfollowed operations that the document has steps for, and a primitive stands for
 * @property {import('../1-read/document.js').Clause} [defaults] the clause about all built-in objects
 */

/**
 * The clause that a library is made of: that of promises, or in a proposal, which has no such clause,
 * every outermost clause about it.
 * @param {import('../1-read/document.js').Document} document
 * @throws {SpecError} where there is none
 */
const rootClauses = (document) => {
  const root = document.byId.get(document.root ?? SUBJECT.root);
  if (root) return [root];
  if (document.root) {
    throw new SpecError(`a document without the clause ${document.root}`, {
      file: document.file,
      expected: `perhaps ${nearest(document.root, [...document.byId.keys()])}`,
    });
  }
  for (const pattern of SUBJECT.names) {
    const isNamed = (clause) => pattern.test(clause.name);
    const named = document.clauses.filter(
      (clause) => isNamed(clause) && !(clause.parent && isNamed(clause.parent)),
    );
    if (named.length > 0) return named;
  }
  throw new SpecError('a document without a Promise clause', {
    file: document.file,
    expected: `a clause with the id ${SUBJECT.root}`,
  });
};

/** @template Key, Value @param {(key: Key) => Value} find @returns {(key: Key) => Value} asked once for each key */
const remembered = (find) => {
  const known = new Map();
  return (key) => {
    if (!known.has(key)) known.set(key, find(key));
    return known.get(key);
  };
};

const withChildren = (clause) => [clause, ...clause.children.flatMap(withChildren)];

/** @param {any} value step IR @param {any[]} [list] @returns {any[]} every object in it, the value included */
export const walk = (value, list = []) => {
  if (Array.isArray(value)) for (const item of value) walk(item, list);
  else if (value !== null && typeof value === 'object') {
    list.push(value);
    for (const key in value) if (key !== 'wording') walk(value[key], list);
  }
  return list;
};

/**
 * @param {import('../2-parse/parse.js').ParsedStep[]} steps
 * @param {import('../2-parse/parse.js').ParsedStep[]} [list]
 * @returns {import('../2-parse/parse.js').ParsedStep[]} they and their substeps, in their order
 */
export const walkSteps = (steps, list = []) => {
  for (const step of steps) {
    list.push(step);
    walkSteps(step.steps, list);
  }
  return list;
};

/**
 * The steps of a function without those of the Abstract Closures in it.
 * @param {import('../2-parse/parse.js').ParsedStep[]} steps
 * @param {import('../2-parse/parse.js').ParsedStep[]} [list]
 * @returns {import('../2-parse/parse.js').ParsedStep[]}
 */
export const walkOwnSteps = (steps, list = []) => {
  for (const step of steps) {
    list.push(step);
    if (!ruleOf(step.node)?.closure) walkOwnSteps(step.steps, list);
  }
  return list;
};

/** Names of the operations and titles or ids of the clauses that steps refer to. */
export const referencesOf = (steps) => {
  const operations = new Set();
  const sections = [];
  for (const { node } of walkSteps(steps)) {
    for (const part of walk(node)) {
      if (part.operation) operations.add(part.operation);
      if (part.kind && part.steps) sections.push(part.steps);
    }
  }
  return { operations, sections };
};

/**
 * The clause that a section reference means, by id or by title.
 * @param {import('../1-read/document.js').Document} document
 * @param {{id?: string, title?: string}} section
 * @returns {import('../1-read/document.js').Clause|undefined}
 */
export const resolveSection = (document, { id, title }) =>
  id
    ? document.byId.get(id)
    : document.clauses.find((clause) => clause.title === title || clause.name === title);

const nameless = ({ id, number, place }) =>
  new SpecError('this clause has no heading', {
    ...place,
    clause: `${number} ${id}`,
    expected: 'an h1 with the name and the parameters of what its steps define',
  });

/**
 * @param {import('../1-read/document.js').Document} document
 * @param {Set<string>} primitives operations whose own steps are not followed
 * @param {(error: SpecError) => void} [onError] is told of sentences that no rule reads, and of
 *   clauses without a heading
 * @returns {Program}
 * @throws {SpecError} on a document without a Promise clause, at an id that two of its clauses have,
 *   and without onError on such a sentence
 */
export const readProgram = (document, primitives, onError) => {
  const errors = new Errors();
  const steps = new Map();
  const report = onError ?? ((error) => errors.add(error));
  const unfollowed = new Set();
  const follow = (name) => {
    const clause = document.byOperation.get(name);
    if (!primitives.has(name)) visit(clause);
    else if (clause?.algorithms.length > 0) unfollowed.add(name);
  };
  const visit = (clause) => {
    if (!clause || steps.has(clause)) return;
    if (document.duplicates.has(clause.id)) throw document.duplicates.get(clause.id);
    if (clause.algorithms.length > 0 && clause.title === '') report(nameless(clause));
    const algorithms = clause.algorithms.map((algorithm) =>
      expanded(parseAlgorithm(algorithm, report)),
    );
    steps.set(clause, algorithms);
    for (const algorithm of algorithms) {
      const { operations, sections } = referencesOf(algorithm);
      operations.forEach(follow);
      for (const section of sections) visit(resolveSection(document, section));
    }
  };
  const inside = rootClauses(document).flatMap(withChildren);
  inside.forEach(visit);
  errors.throwAny();
  const clauses = document.clauses.filter((clause) => steps.has(clause));
  const defaults = document.byId.get(SUBJECT.defaults);
  const declarationsOf = remembered((clause) => declare(clause).declarations);
  return {
    document,
    inside: new Set(inside),
    clauses,
    steps,
    declarationsOf,
    unfollowed: [...unfollowed],
    defaults,
  };
};
