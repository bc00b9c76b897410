import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The ledger as a folder of libraries keeps it: one entry per library, its passes included. */

export const LEDGER = 'ledger.json';

/**
 * @typedef {object} PassEntry
 * @property {string} name
 * @property {string[]} applied where it did
 * @property {{where: string, why: string}[]} declined
 * @property {string} [skipped] why it did not run
 * @property {number} removed how many steps and arms have no statement since
 * @property {string[]} added functions that it added
 * @property {number} bypassed how many steps and arms it goes around where its guards hold
 * @property {number} lost how many steps stand and do not do all that they say
 *
 * @typedef {import('../generator/ledger/ledger.js').Ledger & {sha256: string, passes: PassEntry[]}} Entry
 *   sha256 of the library's text
 */

/** @param {string} code of a library @returns {string} says whether two are the same */
export const digestOf = (code) => createHash('sha256').update(code).digest('hex');

/**
 * @param {Pick<import('../generator/index.js').Generated, 'code'|'ledger'|'report'>} generated
 * @returns {Entry}
 */
export const entryOf = ({ code, ledger, report }) => ({
  sha256: digestOf(code),
  ...ledger,
  passes: report.map(({ removed, bypassed, lost, ...pass }) => ({
    ...pass,
    bypassed: new Set(bypassed.flatMap(({ steps }) => steps)).size,
    removed: removed.filter((step) => step in ledger.steps).length,
    lost: lost.length,
  })),
});

/**
 * @param {string} dir
 * @returns {Record<string, Entry>|undefined} by file name, where there is one that can be read
 */
export const readLedger = (dir) => {
  try {
    return JSON.parse(readFileSync(join(dir, LEDGER), 'utf8'));
  } catch {
    return undefined;
  }
};

/** @param {Record<string, Entry>} entries @returns {string} */
export const ledgerText = (entries) => `${JSON.stringify(entries, null, 1)}\n`;
