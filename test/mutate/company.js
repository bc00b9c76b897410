import { KEPT_ES2025 } from '../support/edits/kept-es2025.js';
import { KEPT_MEANING } from '../support/edits/kept-meaning.js';
import { randomOf } from './random.js';
import { WORDINGS } from './wordings.js';

/** Edits that keep the meaning, several in one document: what they cost together is what each costs. */

const editsOf = (edition) => Object.entries(edition === 'es2025' ? KEPT_ES2025 : KEPT_MEANING);

/** @returns {string|undefined} nothing where a document does not have what an edit is about */
const editedBy = (edit, source, edition) => {
  try {
    const text = edit(source, WORDINGS[edition]);
    return text === source ? undefined : text;
  } catch {
    return undefined;
  }
};

/** So many edits are tried that an edit before may have left without a place. */
const TRIES = 50;

/**
 * @param {string} original
 * @param {number} seed
 * @param {{company: number, edition: string, only?: string}} options so many edits, and what the name of one has
 * @returns {{name: string, source: string, parts: string[]}} the document, and those with each of the edits alone
 */
export const companyOf = (original, seed, { company, edition, only = '' }) => {
  const random = randomOf(seed);
  const all = editsOf(edition);
  const first = all.filter(([name]) => name.includes(only));
  const names = [];
  const parts = [];
  let source = original;
  for (let tries = 0; names.length < company && tries < TRIES; tries++) {
    const [name, edit] = random.pick(names.length === 0 ? first : all);
    const part = names.includes(name) ? undefined : editedBy(edit, original, edition);
    const text = part && editedBy(edit, source, edition);
    if (!text) continue;
    source = text;
    names.push(name);
    parts.push(part);
  }
  return { name: names.join(' + '), source, parts };
};
