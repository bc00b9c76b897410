import { existsSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { Option } from 'commander';
import { choiceOption, DOCUMENTS, filesOf, posix } from './options.js';

/**
 * The editions of the standard: what amends each document, and which libraries of it are committed.
 *
 * @typedef {object} Edition
 * @property {string[]} [errata] amendments in spec/documents/amendments/ that its text needs
 * @property {string[]} [committed] presets of output/<edition>
 */

/** @type {Record<string, Edition>} */
const TABLE = {
  es2015: { committed: ['faithful', 'fast', 'loose', 'deferred', 'small'] },
  es2016: {},
  es2017: {},
  es2018: { errata: ['es2018-promise-race.html'] },
  es2019: {},
  es2020: {},
  es2021: {},
  es2022: {},
  es2023: {},
  es2024: {},
  es2025: { committed: ['faithful', 'fast', 'loose', 'small'] },
};

const documentOf = (edition) => join(DOCUMENTS, `${edition}.html`);

/** Editions whose documents are here. */
export const EDITIONS = Object.keys(TABLE).filter((edition) => existsSync(documentOf(edition)));

/** Editions whose libraries lie in output/. */
export const COMMITTED = EDITIONS.filter((edition) => TABLE[edition].committed);

/** @param {string} edition @returns {string[]|undefined} the presets of its committed libraries */
export const committedPresets = (edition) => TABLE[edition]?.committed;

/** The edition of everything that names none. */
export const CURRENT = EDITIONS.at(-1);

/**
 * @param {string} [preset]
 * @returns {string} the edition that is meant where none is named: the current one, but for presets
 *   of which another one alone has libraries
 */
export const usualEdition = (preset) =>
  COMMITTED.findLast((edition) => committedPresets(edition).includes(preset)) ?? CURRENT;

/**
 * What libraries are made of: a document, and what amends it.
 *
 * @typedef {object} Source
 * @property {string} edition
 * @property {string} file
 * @property {string[]} amendments files
 * @property {boolean} amended whether somebody asked for an amendment
 * @property {string} [root] id of the clause that the library is made of, in place of that of promises
 */

const isEdition = (text) => EDITIONS.includes(text) && !existsSync(text);

/**
 * @param {{spec?: string, edition?: string, amend?: string[], preset?: string, root?: string}} options of the command
 *   line; `spec` is a file, or the name of an edition
 * @returns {Source}
 */
export const sourceOf = ({ spec, preset, edition = usualEdition(preset), amend = [], root }) => {
  if (isEdition(spec)) return sourceOf({ edition: spec, amend, root });
  const file = spec ? resolve(spec) : documentOf(edition);
  const name = basename(file).replace(/\.html?$/, '');
  const errata = (TABLE[name]?.errata ?? []).map((name) => join(DOCUMENTS, 'amendments', name));
  const amendments = [...errata, ...amend.map((file) => resolve(file))];
  return { edition: name, file, amendments, amended: amend.length > 0, root };
};

const textOf = (file) => ({
  file: posix(relative(DOCUMENTS, file)),
  text: readFileSync(file, 'utf8'),
});

/** @returns {Record<string, {file: string, text: string}[]>} by edition, in their order: the document, and what amends it */
export const documentTexts = () =>
  Object.fromEntries(
    EDITIONS.map((edition) => {
      const { file, amendments } = sourceOf({ edition });
      return [edition, [file, ...amendments].map(textOf)];
    }),
  );

/** @param {string} text a file, or the name of an edition @returns {Source} */
export const namedSource = (text) =>
  isEdition(text)
    ? sourceOf({ edition: text })
    : { edition: text, file: text, amendments: [], amended: false };

export const editionOption = () =>
  choiceOption('--edition <name>', `an edition of spec/documents (default: ${CURRENT})`, EDITIONS);

export const amendOption = () =>
  new Option('--amend <file>', 'a document that changes it, such as a proposal; may be repeated')
    .argParser(filesOf)
    .default([], 'none');

export const rootOption = () =>
  new Option(
    '--root <id>',
    'a clause of the document, such as sec-weakmap-objects: the library is made of it, faithful, in place of Promise',
  );

export const specOption = () =>
  new Option(
    '--spec <file>',
    'an ecmarkup document, or an edition by name (default: that of the edition)',
  ).conflicts('edition'); // each names the document

/** @param {import('commander').Command} command that gets the options @returns {import('commander').Command} */
export const withSource = (command) =>
  command.addOption(specOption()).addOption(editionOption()).addOption(amendOption());
