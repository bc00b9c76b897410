import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { nearest } from '../../spec/1-read/nearest.js';
import { SpecError } from '../../spec/1-read/error.js';
import { walkSteps } from '../../spec/3-normalise/program.js';
import { PASSES } from '../../transforms/index.js';
import { displayed } from '../options.js';

/**
 * What somebody asks for: a clause by its id, number or name, a step of it, a pass, a library or a
 * line of one.
 *
 * @typedef {object} Query
 * @property {import('../../spec/1-read/document.js').Clause} [clause]
 * @property {string[]} [keys] steps of the clause
 * @property {import('../../generator/5-optimise/optimise.js').Pass} [pass]
 * @property {string} [name] of a library
 * @property {string} [preset]
 * @property {string} [target]
 * @property {number} [line]
 */

const unknown = (what, given, known) =>
  new SpecError(`there is no ${what} ${given}; perhaps ${nearest(given, known)}?`);

/** @returns {Query} */
const library = (audit, file, line) => {
  const path = resolve(file);
  const known = existsSync(audit.out)
    ? readdirSync(audit.out).filter((one) => one.endsWith('.cjs'))
    : [];
  const name = known.find((one) => audit.owns(path) && path.endsWith(`/${one}`));
  if (!name || !existsSync(path)) {
    throw unknown('library', displayed(path), known.map((one) => displayed(resolve(audit.out, one)))); // prettier-ignore
  }
  const [preset, target] = name.split('.');
  if (line === undefined) return { name, preset, target };
  const { length } = readFileSync(path, 'utf8').trimEnd().split('\n');
  if (line < 1 || line > length) {
    const near = Math.min(Math.max(line, 1), length);
    throw new SpecError(`${displayed(path)} has no line ${line}; perhaps ${near}?`);
  }
  return { name, preset, target, line };
};

const namesOf = ({ id, number, name, operation, title }) =>
  [id, number, name, operation, title].filter(Boolean);

const findClause = ({ program }, given) => {
  const same = (one) => one.toLowerCase() === given.toLowerCase();
  const found = program.clauses.find((clause) => namesOf(clause).some(same));
  if (found) return found;
  const names = [...program.clauses.flatMap(namesOf), ...PASSES.map(({ name }) => name)];
  throw unknown('clause or pass', given, names);
};

/** @returns {Query} */
const steps = (audit, clause, path) => {
  const all = [...walkSteps(audit.program.steps.get(clause).at(-1) ?? [])].map((one) => one.path);
  const wanted = path?.replace(/\.$/, '');
  if (wanted !== undefined && !all.includes(wanted)) {
    if (all.length === 0) throw new SpecError(`${clause.number} ${clause.title} has no steps`);
    throw unknown(`step of ${clause.number} ${clause.title}:`, wanted, all);
  }
  return { clause, keys: (wanted ? [wanted] : all).map((one) => `${clause.id}:${one}`) };
};

/**
 * @param {import('./audit.js').Audit} audit
 * @param {string} text
 * @returns {Query}
 * @throws {SpecError} on what is not there, with what is most like it
 */
export const readQuery = (audit, text) => {
  const [, file, line] = /^(.+\.cjs)(?::(\d+))?$/.exec(text) ?? [];
  if (file) return library(audit, file, line && Number(line));
  const pass = PASSES.find(({ name }) => name === text);
  if (pass) return { pass };
  const [, name, path] = /^(.*?)(?::([^:]*))?$/.exec(text);
  return steps(audit, findClause(audit, name.replace(/^#/, '')), path?.split('|')[0]);
};
