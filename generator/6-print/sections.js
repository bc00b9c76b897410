import { plainText } from '../../spec/1-read/plain.js';
import { parseOrigin, passOf } from '../ir/origin.js';

/**
 * The sections of a library, each with a banner: the host layer, primitives, the queue of jobs, and
 * the clauses of the standard in their order.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 * @typedef {import('../../spec/1-read/document.js').Clause} Clause
 */

const HOST = 'Host: what the library takes from the engine when it loads, and how it runs jobs';
const LIBRARY = 'The library: one of its own for each call of create';
const PRIMITIVES = 'Primitives: operations of the standard that are operations of JavaScript';

/** The clause that groups others: it has clauses inside, and no algorithm of its own. */
const groupOf = (clause) => {
  const groups = clause.children.length > 0 && clause.algorithms.length === 0;
  return clause.parent && !groups ? groupOf(clause.parent) : clause;
};

const ofClause = (clause) => {
  const { number, title } = groupOf(clause);
  return `${number} ${plainText(title)}`;
};

/** A pass that has a section of its own says so. */
const ofPass = ({ origin = [] }, sections) =>
  origin.flatMap((from) => sections.get(passOf(from)) ?? [])[0];

const isPrimitive = ({ origin = [] }) =>
  origin.some((from) => parseOrigin(from).kind === 'primitive');

/** Functions open the section of their clause, and the class does; single properties do not. */
const clauseOf = ({ type, leadingComments = [], origin = [] }, byId) => {
  if (type === 'ClassDeclaration') return byId.get(origin[0]);
  if (type !== 'FunctionDeclaration') return undefined;
  return leadingComments.find(({ clause }) => clause)?.clause;
};

const sectionOf = (node, { program, sections, byId }) => {
  if (program.body.includes(node)) return node.id?.name === 'create' ? LIBRARY : HOST;
  if (isPrimitive(node)) return PRIMITIVES;
  const clause = clauseOf(node, byId);
  return clause ? ofClause(clause) : ofPass(node, sections);
};

/**
 * Puts a banner before the first statement of each section.
 * @param {Node} program changed in place
 * @param {Node[][]} lists of statements that have sections, in their order
 * @param {import('../5-optimise/optimise.js').Pass[]} passes
 * @param {Map<string, Clause>} byId
 */
export const addBanners = (program, lists, passes, byId) => {
  const sections = new Map(
    passes.flatMap(({ name, section }) => (section ? [[name, section]] : [])),
  );
  const seen = new Set();
  for (const node of lists.flat()) {
    const section = !node.directive && sectionOf(node, { program, sections, byId });
    if (!section || seen.has(section)) continue;
    seen.add(section);
    /** @type {import('../ir/estree.js').Comment} */
    const banner = { type: 'Line', value: ` ==== ${section} ====`, banner: true };
    node.leadingComments = [banner, ...(node.leadingComments ?? [])];
  }
};
