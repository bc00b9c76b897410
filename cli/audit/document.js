import { fragment } from 'ecmarkdown';
import { isPart, parseOrigin } from '../../generator/ir/origin.js';

/**
 * The document as the page shows it.
 *
 * @typedef {object} Clause
 * @property {string} id
 * @property {string} number
 * @property {string} title as HTML
 * @property {string} name what `explain` calls it
 * @property {string} link the standard's own page
 * @property {Step[]} steps in order, each with its path
 *
 * @typedef {object} Step
 * @property {string} key
 * @property {string} path
 * @property {string} html its sentence
 * @property {number} line in the document
 * @property {string[]} parts its arms and `?`
 */

/** A sentence in which operations lead to their clauses: here, or in the standard. */
const linked = (sentence, audit, isHere) =>
  fragment(sentence).replace(/\b[A-Z]\w*(?=\()/g, (name) => {
    const clause = audit.document.byOperation.get(name);
    if (!clause) return name;
    return `<a href="${isHere(clause) ? `#${clause.id}` : audit.link(clause)}">${name}</a>`;
  });

/**
 * @param {import('../explain/audit.js').Audit} audit
 * @returns {Clause[]} all clauses that lead to steps
 */
export const clausesOf = (audit) => {
  const steps = new Map(audit.program.clauses.map((clause) => [clause, []]));
  const withSteps = new Set([...audit.steps.values()].map(({ clause }) => clause));
  for (const { key, step } of audit.entries) {
    if (isPart(key)) continue;
    const { path, sentence, place, clause } = step;
    steps.get(clause).push({
      key,
      path,
      line: place.line,
      html: linked(sentence, audit, (key) => withSteps.has(key)),
      parts: audit.parts(key).map((part) => parseOrigin(part).part),
    });
  }
  const leads = (clause) => steps.get(clause)?.length > 0 || clause.children.some(leads);
  return audit.program.clauses.filter(leads).map((clause) => ({
    id: clause.id,
    number: clause.number,
    name: clause.name,
    link: audit.link(clause),
    title: fragment(clause.title),
    steps: steps.get(clause),
  }));
};
