/**
 * Edits of a document's Promise clause, by kinds: each finds the places where it can be made, and
 * makes one. They know the form of a document (clauses, steps, indentation), not what its steps mean.
 *
 * @typedef {object} Clause
 * @property {string} id
 * @property {number} start line of its heading, 0-based
 * @property {number} from line of its first step
 * @property {number} to line behind its last step
 * @property {string} title
 *
 * @typedef {object} Edit
 * @property {string} name
 * @property {(lines: string[], random: Random) => {lines: string[], change: string}|undefined} make nothing
 *   where there is no such place
 *
 * @typedef {{pick: <T>(list: T[]) => T, below: (limit: number) => number}} Random
 */

export const STEP = /^(\s*)1\. (.*)$/;
/** Its steps show a form. */
const SHORTHAND = 'sec-ifabruptrejectpromise';

const CLAUSE = /<emu-clause id="([^"]+)"/;

/** @param {string[]} lines @returns {Clause[]} those of the Promise clause that have steps */
export const clausesOf = (lines) => {
  const clauses = [];
  const first = lines.findIndex((line) => line.includes('id="sec-promise-objects"'));
  let open;
  for (let at = first; at < lines.length; at++) {
    const id = CLAUSE.exec(lines[at])?.[1];
    if (id) open = { id, start: at };
    const title = /<h1>(.*)<\/h1>/.exec(lines[at])?.[1];
    if (title && open) open.title ??= title;
    if (lines[at].trim() === '<emu-alg>') open.from = at + 1;
    if (lines[at].trim() === '</emu-alg>') clauses.push({ ...open, to: at });
  }
  return clauses.filter(({ id }) => id !== SHORTHAND);
};

export const indentOf = (line) => /^\s*/.exec(line)[0];
export const splice = (lines, at, count, ...inserted) => [
  ...lines.slice(0, at),
  ...inserted,
  ...lines.slice(at + count),
];

/** @returns {number} the line behind a step, and the steps in it */
export const endOf = (lines, at) => {
  const isDeeper = (line) => STEP.test(line) && indentOf(line).length > indentOf(lines[at]).length;
  let end = at + 1;
  while (isDeeper(lines[end] ?? '')) end++;
  return end;
};

/** Whether a line continues an If. */
export const isElse = (line = '') => /^\s*1\. Else/.test(line);

/** Notes and assertions say nothing that code could do. @param {string} sentence of a step */
export const says = (sentence) => !/^(?:NOTE|Assert)/.test(sentence);

export const variablesIn = (text) => [
  ...new Set([...text.matchAll(/_(\w+)_/g)].map(([, name]) => name)),
];

export const insert = (lines, at, indent, steps) =>
  splice(lines, at, 0, ...steps.map((step) => `${indent}1. ${step}`));

/** Lines that a step may stand before: steps, but none that continues an If or a loop. */
export const placesIn = (lines, { from, to }) => {
  const places = [];
  for (let at = from; at < to; at++) {
    const step = STEP.exec(lines[at]);
    if (step && !/^Else/.test(step[2])) places.push(at);
  }
  return places;
};

/** @param {string[]} steps those inside of others are indented @returns {string[]} the lines of a clause */
export const clauseOf = (id, title, attributes, steps) => [
  `      <emu-clause ${[`id="${id}"`, attributes].filter(Boolean).join(' ')}>`,
  `        <h1>${title}</h1>`,
  '        <emu-alg>',
  ...steps.map((step) => `          ${indentOf(step)}1. ${step.trim()}`),
  '        </emu-alg>',
  '      </emu-clause>',
];

/** Clauses are added before the one of NewPromiseCapability, where operations stand. */
export const addClauses = (lines, clauses) => {
  const at = lines.findIndex((line) => line.includes('id="sec-newpromisecapability"'));
  return splice(lines, at, 0, ...clauses);
};

/** @param {string[]} lines @param {import('./wordings.js').Wording} wording @returns {string[]} with what inserted steps call */
export const withHooks = (lines, { hooks }) =>
  lines.some((line) => line.includes('id="sec-hook"')) ? lines : addClauses(lines, hooks);
