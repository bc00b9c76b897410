import { CURRENT } from '../editions.js';

/** The entries of the package: one table, of which its exports, folders and list of files are made. */

/** What the package has of each edition; those that are not current have it under their name. */
const EDITIONS = { es2025: ['fast', 'faithful', 'loose', 'small'], es2015: ['fast', 'deferred'] };

/**
 * The target of each entry, and the folder of its entries; whether bundles for pages and modules are
 * of it. The last one is for old engines, too.
 */
const TARGETS = [
  { target: 'es2022', prefix: '', form: 'whole', pages: true },
  { target: 'es5', prefix: 'es5', form: 'plain' },
];

/**
 * How much of a library an entry has. A tarball has its limit: the steps stand once, in the files
 * for engines of today, and the libraries that few read are there to run.
 *
 * @typedef {'whole'|'plain'|'minified'} Form as generated, with each step; without the steps; minified
 */

/**
 * @typedef {object} Row
 * @property {string} name after edition and target; empty for the package itself
 * @property {string} preset
 * @property {string} [edition] where it is of the same one whatever is current
 * @property {string[]} [names] what it exports
 * @property {string} [types] its declarations in types/; else those of the edition
 * @property {string} [companion] a file in companions/ that makes something of the library
 * @property {boolean} [byTarget] the companion has a file for each target
 * @property {Form} [form] where it is not that of its target
 * @property {boolean} [script] its folder has the files for pages
 * @property {boolean} [alias] it is another name, which users of babybird know
 * @property {boolean} [sideEffects] loading it does something
 */

const NAMES = ['Promise', 'create'];
const SCRIPT = 'fledgling';

/** @type {Row[]} */
const ROWS = [
  { name: '', preset: 'fast' },
  { name: 'faithful', preset: 'faithful' },
  { name: 'loose', preset: 'loose', form: 'minified' },
  { name: 'strict', preset: 'fast', alias: true },
  { name: 'strict-constructors', preset: 'fast', alias: true },
  {
    name: 'deferred',
    preset: 'deferred',
    edition: 'es2015',
    form: 'minified',
    names: ['DeferredPromise', 'create'],
    types: 'deferred',
  },
  { name: 'prfun', preset: 'fast', companion: 'prfun', byTarget: true, types: 'prfun' },
  {
    name: 'auto',
    preset: 'fast',
    companion: 'auto',
    names: [...NAMES, 'undo'],
    types: 'auto',
    sideEffects: true,
  },
  {
    name: 'polyfill',
    preset: 'fast',
    companion: 'polyfill',
    names: [...NAMES, 'failed', 'ready', 'undo'],
    types: 'polyfill',
    sideEffects: true,
  },
  { name: 'min', preset: 'fast', alias: true, script: true },
  { name: 'small', preset: 'small', form: 'minified', types: 'small' },
  {
    name: 'react-native',
    preset: 'fast',
    companion: 'react-native',
    names: [...NAMES, 'disable', 'enable'],
    types: 'react-native',
  },
  { name: 'testing', preset: 'fast', companion: 'testing', names: ['create'], types: 'testing' },
];

/**
 * @typedef {object} Entry
 * @property {string} name `es5/faithful`; empty for the package itself
 * @property {string} source the generated library: `es2025/faithful.es5.cjs`
 * @property {string} library the file that holds what is written of it
 * @property {string} file what `require` gives
 * @property {string} fallback what it gives where engines know no `exports`
 * @property {string} [companion] `companions/prfun.es5.cjs`
 * @property {Form} form
 * @property {string} [page] the library where a bundle is for pages: `min/fledgling.es2022.js`
 * @property {string} [pageFile] what `require` gives there
 * @property {string} [script] a page loads it by itself
 * @property {string} [module] the same for a page that imports it: `min/fledgling.es2022.mjs`
 * @property {string} target
 * @property {string} types `types/es2025.d.cts`
 * @property {string[]} names
 * @property {boolean} sideEffects
 */

const path = (...parts) => parts.filter(Boolean).join('/');

const companionOf = ({ companion, byTarget }, target) =>
  companion && `companions/${companion}${byTarget ? `.${target}` : ''}.cjs`;

/** Editions that are not current have few entries, which are there to run. */
const formOf = (row, edition, { form }) => row.form ?? (edition === CURRENT ? form : 'minified');

const folderIn = (row, edition, { prefix }) =>
  path(edition !== CURRENT && edition, prefix, row.name);

const sourceOf = (row, edition, { target }) =>
  `${row.edition ?? edition}/${row.preset}.${target}.cjs`;

/** Entries that share a library share its file; minified ones lie at their entry. */
const shared = (row, edition, { prefix }) =>
  `${path(edition !== CURRENT && edition, prefix, row.preset)}.cjs`;

const LIBRARY_FILES = {
  whole: shared,
  plain: shared,
  minified: (row, edition, variant) => `${folderIn(row, edition, variant)}/index.cjs`,
};

const libraryOf = (row, edition, variant) =>
  LIBRARY_FILES[formOf(row, edition, variant)](row, edition, variant);

const fileOf = (row, edition, variant) =>
  row.companion ? `${folderIn(row, edition, variant)}/index.cjs` : libraryOf(row, edition, variant);

const scriptIn = ({ target }, ending = 'js') => `min/${SCRIPT}.${target}.${ending}`;

/** What a bundle for pages gets in place of the library that there is most of. */
const pageOf = (row, edition, variant) => {
  if (!variant.pages || row.preset !== 'fast') return {};
  const page =
    edition === CURRENT ? scriptIn(variant) : `${folderIn(row, edition, variant)}/page.cjs`;
  return { page, pageFile: row.companion ? `${folderIn(row, edition, variant)}/page.cjs` : page };
};

const scriptsOf = (row, variant) =>
  row.script
    ? { script: scriptIn(variant), module: variant.pages && scriptIn(variant, 'mjs') }
    : {};

/** @returns {Entry} */
const entryOf = (row, edition, variant) => ({
  name: folderIn(row, edition, variant),
  source: sourceOf(row, edition, variant),
  library: libraryOf(row, edition, variant),
  file: fileOf(row, edition, variant),
  fallback: fileOf(row, edition, TARGETS.at(-1)),
  companion: companionOf(row, variant.target),
  form: formOf(row, edition, variant),
  ...pageOf(row, edition, variant),
  ...scriptsOf(row, variant),
  target: variant.target,
  types: `types/${row.types ?? edition}.d.cts`,
  names: row.names ?? NAMES,
  sideEffects: row.sideEffects ?? false,
});

/**
 * Whether editions that are not current have it, too: nothing that is built upon a preset.
 * @param {Row} row
 */
const isPreset = (row) => !(row.edition || row.companion || row.alias);

/**
 * @param {Row} row
 * @param {string} edition
 */
const isIn = (row, edition) =>
  (edition === CURRENT || isPreset(row)) && EDITIONS[row.edition ?? edition].includes(row.preset);

/** @type {Entry[]} in the order of the table */
export const ENTRIES = Object.keys(EDITIONS).flatMap((edition) =>
  TARGETS.flatMap((target) =>
    ROWS.filter((row) => isIn(row, edition)).map((row) => entryOf(row, edition, target)),
  ),
);

/** The files of libraries, each with the first entry that has it. */
export const LIBRARIES = ENTRIES.filter(
  ({ library }, i) => ENTRIES.findIndex((entry) => entry.library === library) === i,
);

/** The entries whose folders have the files that a page loads by itself. */
export const SCRIPTS = ENTRIES.filter(({ script }) => script);

/** The entries whose library for pages is no script. */
export const PAGES = ENTRIES.filter(
  ({ page }) => page && !SCRIPTS.some(({ script }) => script === page),
);

/** The folder that an entry's own files lie in, with a slash; empty for the package itself. */
export const folderOf = ({ name }) => (name ? `${name}/` : '');
