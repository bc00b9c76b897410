import { ENTRIES, folderOf, LIBRARIES, SCRIPTS } from './entries.js';

/** The package.json of the library. */

const relative = (file) => `./${file}`;

const forms = (entry, module, file) => ({
  import: {
    types: relative(`${folderOf(entry)}index.d.mts`),
    default: relative(`${folderOf(entry)}${module}`),
  },
  default: { types: relative(entry.types), default: relative(file) },
});

const conditions = (entry) => ({
  ...(entry.page && { browser: forms(entry, 'page.mjs', entry.pageFile) }),
  ...forms(entry, 'index.mjs', entry.file),
});

const exportsOf = () => ({
  ...Object.fromEntries(
    ENTRIES.map((entry) => [entry.name ? relative(entry.name) : '.', conditions(entry)]),
  ),
  './package.json': './package.json',
});

/** Files that bundlers may not drop, though nothing of them is imported. */
const sideEffects = () =>
  ENTRIES.filter((entry) => entry.sideEffects).flatMap((entry) =>
    ['index', 'page'].map((name) => relative(`${folderOf(entry)}${name}.*`)),
  );

/** What npm packs beside package.json, README.md and LICENSE: nothing that the repository alone needs. */
const FILES = [
  '**/index.*',
  '**/page.*',
  '*/**/package.json',
  'companions',
  'types',
  ...LIBRARIES.map(({ library }) => library),
  ...SCRIPTS.flatMap(({ script, module }) => (module ? [script, module] : [script])),
];

/** What a page gets that asks for the package. */
const [{ script: SCRIPT }] = SCRIPTS;

/**
 * @param {{version: string, license: string, prfun: string}} generator of the generator's package
 * @returns {object} for a file package.json
 */
export const manifest = ({ version, license, prfun }) => ({
  name: 'fledgling',
  version,
  description: 'Promises, translated step by step from the ECMAScript standard',
  keywords: ['promise', 'promises-aplus', 'ecmascript', 'es5', 'scheduler', 'polyfill'],
  license,
  type: 'commonjs',
  engines: { node: '>=0.10' },
  main: relative(ENTRIES[0].fallback),
  types: relative(ENTRIES[0].types),
  unpkg: relative(SCRIPT),
  jsdelivr: relative(SCRIPT),
  exports: exportsOf(),
  sideEffects: sideEffects().length > 0 && sideEffects(),
  files: FILES,
  peerDependencies: { prfun },
  peerDependenciesMeta: { prfun: { optional: true } },
});
