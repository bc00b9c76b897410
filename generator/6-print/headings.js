import { plainText } from '../../spec/1-read/plain.js';
import { noteOf } from '../ir/comments.js';

/**
 * The headings of functions that passes made: of which clause they are, what the pass does, and the
 * tests that decide whether they run.
 *
 * @typedef {import('./roles.js').Role} Role
 * @typedef {import('../5-optimise/optimise.js').Pass} Pass
 */

/** `steps 6 to 13`, of the outermost ones */
const stepsText = (paths) => {
  const numbers = paths.map((path) => parseInt(path, 10));
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  return first === last ? `step ${first}` : `steps ${first} to ${last}`;
};

/** @param {Role} role */
const clauseText = ({ clause, paths }) => {
  if (!clause) return '';
  const steps = paths.length > 0 ? `, ${stepsText(paths)}` : '';
  return `${clause.number} ${plainText(clause.name)}${steps}, `;
};

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

const guardText = ({ name, summary }) => `${name} (${summary})`;

const reasonOf = ({ summary, guards }) =>
  `${summary}.${guards.length > 0 ? ` Guards: ${guards.map(guardText).join('; ')}.` : ''}`;

/**
 * Gives the heading of each function of a library that a pass made; the first one of a pass has its
 * reason, the others name that one.
 * @param {Pass[]} passes
 * @returns {(role: Role) => import('../ir/estree.js').Comment[]}
 */
export const headingsBy = (passes) => {
  const byName = new Map(passes.map((pass) => [pass.name, pass]));
  const first = new Map();
  return (role) => {
    const { name, pass } = role;
    const reason = first.has(pass) ? `see ${first.get(pass)}.` : reasonOf(byName.get(pass));
    if (!first.has(pass)) first.set(pass, name);
    return noteOf(`${capital(`${clauseText(role)}by ${pass}: ${reason}`)}`);
  };
};
