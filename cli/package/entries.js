/** The entries of the package: one table, of which its exports, folders and list of files are made. */

/** The edition of the entries that name none. */
export const CURRENT = 'es2015';

/** What the package has of each edition; those that are not current have it under their name. */
const EDITIONS = { es2015: ['fast', 'faithful', 'loose', 'deferred', 'small'] };

/** The target of each entry, and the folder of its entries; the last one is for old engines, too. */
const TARGETS = [
  { target: 'es2022', prefix: '' },
  { target: 'es5', prefix: 'es5' },
];

/**
 * @typedef {object} Row
 * @property {string} name after edition and target; empty for the package itself
 * @property {string} preset
 * @property {string} [edition] where it is of the same one whatever is current
 * @property {string[]} [names] what it exports
 * @property {string} [types] its declarations in types/; else those of the edition
 * @property {string} [companion] a file in companions/ that makes something of the library
 * @property {boolean} [byTarget] the companion has a file for each target
 * @property {boolean} [plain] the file has no steps as comments
 * @property {string} [minified] the name of a file in min/ without its ending
 * @property {boolean} [compact] the file is the library, minified and as a module
 * @property {boolean} [sideEffects] loading it does something
 */

const NAMES = ['Promise', 'create'];

/** @type {Row[]} */
const ROWS = [
  { name: '', preset: 'fast' },
  { name: 'faithful', preset: 'faithful' },
  { name: 'loose', preset: 'loose', plain: true },
  { name: 'strict', preset: 'fast' },
  { name: 'strict-constructors', preset: 'fast' },
  {
    name: 'deferred',
    preset: 'deferred',
    edition: 'es2015',
    plain: true,
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
  { name: 'min', preset: 'fast', minified: 'fledgling' },
  { name: 'small', preset: 'small', compact: true, types: 'small' },
  { name: 'testing', preset: 'fast', companion: 'testing', names: ['create'], types: 'testing' },
];

/**
 * @typedef {object} Entry
 * @property {string} name `es5/faithful`; empty for the package itself
 * @property {string} library `es2015/faithful.es5.cjs`
 * @property {string} file what `require` gives
 * @property {string} fallback what it gives where engines know no `exports`
 * @property {string} [companion] `companions/prfun.es5.cjs`
 * @property {boolean} plain whether the file is the library without the steps
 * @property {boolean} minified whether the file is the library, minified
 * @property {boolean} compact whether it is that as a module, in the entry's folder
 * @property {string} target
 * @property {string} types `types/es2015.d.cts`
 * @property {string[]} names
 * @property {boolean} sideEffects
 */

const path = (...parts) => parts.filter(Boolean).join('/');

const companionOf = ({ companion, byTarget }, target) =>
  companion && `companions/${companion}${byTarget ? `.${target}` : ''}.cjs`;

const libraryOf = (row, edition, target) => `${row.edition ?? edition}/${row.preset}.${target}.cjs`;

const fileOf = (row, edition, { target, prefix }) => {
  const folder = path(edition !== CURRENT && edition, prefix, row.name);
  if (row.companion || row.plain || row.compact) return `${folder}/index.cjs`;
  if (row.minified) return `min/${row.minified}.${target}.js`;
  return libraryOf(row, edition, target);
};

/** @returns {Entry} */
const entryOf = (row, edition, one) => ({
  name: path(edition !== CURRENT && edition, one.prefix, row.name),
  library: libraryOf(row, edition, one.target),
  file: fileOf(row, edition, one),
  fallback: fileOf(row, edition, TARGETS.at(-1)),
  companion: companionOf(row, one.target),
  plain: Boolean(row.plain),
  minified: Boolean(row.minified),
  compact: Boolean(row.compact),
  target: one.target,
  types: `types/${row.types ?? edition}.d.cts`,
  names: row.names ?? NAMES,
  sideEffects: row.sideEffects ?? false,
});

/**
 * Editions that are not current have their presets, and nothing that is built upon them.
 * @param {Row} row
 * @param {string} edition
 */
const isIn = (row, edition) => {
  if (edition !== CURRENT && (row.edition || row.companion || row.minified || row.compact))
    return false;
  return EDITIONS[row.edition ?? edition].includes(row.preset);
};

/** @type {Entry[]} in the order of the table */
export const ENTRIES = Object.keys(EDITIONS).flatMap((edition) =>
  TARGETS.flatMap((one) =>
    ROWS.filter((row) => isIn(row, edition)).map((row) => entryOf(row, edition, one)),
  ),
);

/** The generated libraries that are in the package as they are. */
export const LIBRARIES = [
  ...new Set(
    ENTRIES.filter((entry) => !entry.plain && !entry.compact).map(({ library }) => library),
  ),
];

/** The folder that an entry's own files lie in, with a slash; empty for the package itself. */
export const folderOf = ({ name }) => (name ? `${name}/` : '');
