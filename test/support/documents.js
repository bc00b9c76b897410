import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from '../../cli/options.js';

/** Documents for tests: the embedded one, edited or not, and the standard's where it is at hand. */

export const EMBEDDED = join(ROOT, 'spec', 'documents', 'es2015.html');

/** The embedded document's source. */
export const SOURCE = readFileSync(EMBEDDED, 'utf8');

/** @param {string} edition `es2025` @returns {string} the file with our wording of it */
export const documentOf = (edition) => join(ROOT, 'spec', 'documents', `${edition}.html`);

/** @param {string} edition @returns {string} the source of our wording of it */
export const sourceOf = (edition) => readFileSync(documentOf(edition), 'utf8');

/** Every edition that we have worded: `es2015`, … */
export const EDITIONS = readdirSync(join(ROOT, 'spec', 'documents'))
  .map((file) => /^(es\d+)\.html$/.exec(file)?.[1])
  .filter(Boolean);

/**
 * The standard itself, which is no part of the project.
 *
 * @param {string} edition `es2015`
 * @returns {string | undefined} its file, where there is one
 */
export function official(edition) {
  const file = resolve(ROOT, '..', 'shared', 'spec', `${edition}.html`);
  return existsSync(file) ? file : undefined;
}

/**
 * A clause's own part of a source: what stands between its start and its first sub-clause or its
 * end. Sentences repeat, in a clause they seldom do.
 */
function clausePart(source, id) {
  const start = source.indexOf(`<emu-clause id="${id}"`);
  if (start < 0) throw new Error(`the document has no clause ${id}`);
  const rest = /<\/?emu-clause\b/g;
  rest.lastIndex = start + 1;
  return { start, end: rest.exec(source).index };
}

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Replaces the one occurrence of a text. Lines are given without the indentation that they have in
 * the document: a new line starts where the line of the match does. Nothing in its place removes
 * the lines.
 *
 * @param {string} source
 * @param {string} find
 * @param {string} replace
 * @param {string} [clause] id of the clause that has it; without one the whole document
 */
export function edit(source, find, replace, clause) {
  const part = clause ? clausePart(source, clause) : { start: 0, end: source.length };
  const text = source.slice(part.start, part.end);
  const lines = find.split('\n').map((line) => escape(line.trim()));
  const pattern = lines.join('\\n *');
  const wanted = new RegExp(replace === '' ? `^ *${pattern} *\\n` : pattern, 'gm');
  const matches = [...text.matchAll(wanted)];
  if (matches.length !== 1) {
    throw new Error(`${matches.length} times in ${clause ?? 'the document'}, not once: ${find}`);
  }
  const [{ 0: match, index }] = matches;
  const indentation = /^ */.exec(text.slice(text.lastIndexOf('\n', index) + 1))[0];
  const at = part.start + index;
  const changed = replace.replaceAll('\n', `\n${indentation}`);
  return source.slice(0, at) + changed + source.slice(at + match.length);
}

/**
 * @param {[find: string, replace: string, clause?: string][]} changes
 * @param {string} [source]
 */
export function edited(changes, source = SOURCE) {
  return changes.reduce((text, change) => edit(text, ...change), source);
}
