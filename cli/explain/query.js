import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { didYouMean } from '../../spec/1-read/nearest.js';
import { SpecError } from '../../spec/1-read/error.js';
import { PASSES, REWRITES, RULES } from '../choices.js';
import { displayed } from '../options.js';

/**
 * What somebody asks for: a clause by its id, number or name, a step of it, a pass, a rule of the normal
 * form, a library or a line of one.
 *
 * @typedef {object} Query
 * @property {import('../../spec/1-read/document.js').Clause} [clause]
 * @property {string[]} [keys] steps of the clause
 * @property {import('../choices.js').PassText} [pass]
 * @property {import('../choices.js').RuleText} [rule]
 * @property {string} [name] of a library
 * @property {string} [path] of the file that was meant, which may be a copy; none where a library is generated
 * @property {string} [preset]
 * @property {string} [target]
 * @property {number} [line]
 */

const CLAUSE = 'clause or pass';

/** What may be asked for, where nothing is like what is. */
const ASKED = 'the id, number or name of a clause, a step of it, a pass, or LIBRARY:LINE';

/** What is asked for is not there. */
export class Unknown extends SpecError {
  /** @param {string} kind @param {string} text as it was asked for @param {string[]} known */
  constructor(kind, text, known) {
    const suggestion = didYouMean(text, known);
    const expected = kind === CLAUSE && !suggestion ? ASKED : undefined;
    super(`there is no ${kind} ${text}${suggestion}`, { expected });
    Object.assign(this, { kind, text, known });
  }
}

/**
 * @param {Unknown[]} mistakes of the documents that were asked, in their order
 * @returns {Unknown} that of a document which has the clause, or else of all that they have
 */
export const nearestMistake = (mistakes) => {
  const { kind, text } = /** @type {any} */ (mistakes[0]);
  const other = mistakes.find((mistake) => /** @type {any} */ (mistake).kind !== CLAUSE);
  const known = mistakes.flatMap((mistake) => /** @type {any} */ (mistake).known);
  return other ?? new Unknown(kind, text, known);
};

const HEAD =
  /^ \* Promise, generated from the (\S+) document by fledgling: preset (\w+), target (\w+)\.$/m;

/** The name of the library that a file is, by its place or by what its head says. */
const nameOf = (audit, path, known) => {
  const base = basename(path);
  if (audit.owns(path)) return known.includes(base) ? base : undefined;
  const [, edition, preset, target] = HEAD.exec(readFileSync(path, 'utf8').slice(0, 1000)) ?? [];
  const name = `${preset}.${target}.cjs`;
  return edition === audit.edition && known.includes(name) ? name : undefined;
};

/** @param {number} line @param {string} file as it is shown @param {string} code @throws {SpecError} */
export const checkLine = (line, file, code) => {
  const { length } = code.trimEnd().split('\n');
  if (line >= 1 && line <= length) return;
  const near = Math.min(Math.max(line, 1), length);
  throw new SpecError(`${file} has no line ${line}; did you mean ${near}?`);
};

/** @returns {Query} */
const library = (audit, file, line) => {
  const known = audit.libraryNames;
  const isAlone = known.includes(file) && !existsSync(file);
  const path = isAlone ? audit.pathOf(file) : resolve(file);
  const name = isAlone ? file : existsSync(path) ? nameOf(audit, path, known) : undefined;
  if (!name) {
    const names = file.includes('/')
      ? known.map((library) => displayed(join(audit.out, library)))
      : known;
    throw new Unknown('library', file.includes('/') ? displayed(path) : file, names);
  }
  const [preset, target] = name.split('.');
  if (path !== undefined && line !== undefined)
    checkLine(line, displayed(path), readFileSync(path, 'utf8'));
  return { name, preset, target, path, line };
};

const namesOf = ({ id, number, name, operation, title }) =>
  [id, number, name, operation, title].filter(Boolean);

const findClause = ({ document }, name) => {
  const same = (candidate) => candidate.toLowerCase() === name.toLowerCase();
  const clause = document.clauses.find((clause) => namesOf(clause).some(same));
  if (clause) return clause;
  const names = [...document.clauses.flatMap(namesOf), ...REWRITES.map(({ name }) => name)];
  throw new Unknown(CLAUSE, name, names);
};

/** `3.c`, `3.c.` and `3c` are one step. */
const bare = (path) => path.replaceAll('.', '').toLowerCase();

/** @returns {Query} */
const steps = (audit, clause, path) => {
  const entries = [...audit.stepsOf(clause)];
  if (path === undefined) return { clause, keys: entries.map(([key]) => key) };
  if (entries.length === 0) throw new SpecError(`${clause.number} ${clause.title} has no steps`);
  const entry = entries.find(([, step]) => bare(step.path) === bare(path));
  if (entry) return { clause, keys: [entry[0]] };
  const known = entries.map(([, step]) => step.path);
  throw new Unknown(`step of ${clause.number} ${clause.title}:`, path, known);
};

/** `25.4.4.5:3.c`, `25.4.4.5 step 3c`, `Promise.resolve 3.c` */
const STEP = /^(.*?)(?::|\s+step\s+|\s+(?=\d))(\d[^:\s|]*)(?:\|.*)?$/i;

const ENDING = '.cjs';

/**
 * `fast.es2022.cjs:123`, `fast.es2022:123`, `copies/any.js`: who copies a library names it anew. Stacks
 * have columns, too.
 */
const LIBRARY = /^(?<file>.+\.[cm]?js|\w+\.es\d+)(?::(?<line>\d+)(?::\d+)?|:(?<rest>.*))?$/;

const SCRIPT = /\.[cm]?js$/;

/**
 * @param {import('./answers.js').Answers} audit
 * @param {string} text
 * @returns {Query}
 * @throws {SpecError} on what is not there, with what is most like it
 */
export const readQuery = (audit, text) => {
  const { file, line, rest } = LIBRARY.exec(text)?.groups ?? {};
  if (rest !== undefined)
    throw new SpecError(`“${rest}” is no line of ${file}`, { expected: `${file} or ${file}:123` });
  if (file) return library(audit, SCRIPT.test(file) ? file : file + ENDING, line && Number(line));
  const pass = PASSES.find(({ name }) => name === text);
  if (pass) return { pass };
  const rule = RULES.find(({ name }) => name === text);
  if (rule) return { rule };
  const [, name = text, path] = STEP.exec(text) ?? [];
  return steps(audit, findClause(audit, name.trim().replace(/^#/, '')), path);
};
