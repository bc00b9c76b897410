import { ENTRIES, folderOf, LIBRARIES } from './entries.js';

/** The package.json of the library. */

const relative = (file) => `./${file}`;

const conditions = (entry) => ({
  import: {
    types: relative(`${folderOf(entry)}index.d.mts`),
    default: relative(`${folderOf(entry)}index.mjs`),
  },
  default: { types: relative(entry.types), default: relative(entry.file) },
});

const exportsOf = () => ({
  ...Object.fromEntries(
    ENTRIES.map((entry) => [entry.name ? relative(entry.name) : '.', conditions(entry)]),
  ),
  './package.json': './package.json',
});

/** Files that bundlers may not drop, though nothing of them is imported. */
const sideEffects = () =>
  ENTRIES.filter((entry) => entry.sideEffects).map((entry) =>
    relative(`${folderOf(entry)}index.*`),
  );

/** What npm packs beside package.json, README.md and LICENSE: nothing that the repository alone needs. */
const FILES = [
  '**/index.*',
  '*/**/package.json',
  'companions',
  'types',
  ...LIBRARIES.flatMap(({ library, module }) => (module ? [library, module] : [library])),
];

/** What a page gets that asks for the package. */
const SCRIPT = ENTRIES.find(({ script }) => script);

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
  unpkg: relative(SCRIPT.file),
  jsdelivr: relative(SCRIPT.file),
  exports: exportsOf(),
  sideEffects: sideEffects().length > 0 && sideEffects(),
  files: FILES,
  peerDependencies: { prfun },
  peerDependenciesMeta: { prfun: { optional: true } },
});
