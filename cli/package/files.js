import { posix } from 'node:path';
import { CURRENT } from '../editions.js';
import { ENTRIES, folderOf } from './entries.js';
import { manifest } from './manifest.js';

/** The files of the package beside the libraries: how each entry is required, imported and typed. */

const FROM_TABLE = '// Written by `fledgling generate` from its table of entries.\n';

const json = (value) => `${JSON.stringify(value, undefined, 2)}\n`;

/** `file`, as seen from the folder of an entry. */
const seenFrom = (entry, file) => {
  const path = posix.relative(folderOf(entry), file);
  return path.startsWith('.') ? path : `./${path}`;
};

/** The library with its companion. */
const composed = (entry, library) => `${FROM_TABLE}'use strict';

module.exports = require('${seenFrom(entry, entry.companion)}')(require('${seenFrom(entry, library)}'));
`;

/** A wrapper, so that what is imported is what is required. */
const imported = (entry, file) => `${FROM_TABLE}import library from '${seenFrom(entry, file)}';

${entry.names.map((name) => `export const ${name} = library.${name};`).join('\n')}
export default library;
`;

const declared = (entry) => {
  const types = seenFrom(entry, entry.types.replace(/\.d\.cts$/, '.cjs'));
  return `${FROM_TABLE}import * as library from '${types}';
export * from '${types}';
export default library;
`;
};

/** For engines and tools that do not know `exports`; bundlers read the nearest file for side effects. */
const directory = (entry) =>
  json({
    main: seenFrom(entry, entry.fallback),
    types: seenFrom(entry, entry.types),
    sideEffects: entry.sideEffects,
  });

/**
 * The same for bundles for pages.
 * @param {import('./entries.js').Entry} entry
 * @returns {[string, string][]}
 */
const pagesOf = (entry) => {
  if (!entry.page) return [];
  /** @type {[string, string][]} */
  const files = [[`${folderOf(entry)}page.mjs`, imported(entry, entry.pageFile)]];
  if (entry.companion) files.push([entry.pageFile, composed(entry, entry.page)]);
  return files;
};

/** @param {import('./entries.js').Entry} entry */
const filesOf = (entry) => {
  const folder = folderOf(entry);
  /** @type {[string, string][]} */
  const files = [
    [`${folder}index.mjs`, imported(entry, entry.file)],
    [`${folder}index.d.mts`, declared(entry)],
  ];
  if (entry.companion) files.push([`${folder}index.cjs`, composed(entry, entry.library)]);
  if (entry.name) files.push([`${folder}package.json`, directory(entry)]);
  return [...files, ...pagesOf(entry)];
};

/**
 * @param {{version: string, license: string, prfun: string}} generator what the package.json of the generator says of both
 * @returns {Map<string, string>} path in the package → text
 */
export const packageFiles = (generator) =>
  new Map([
    ...ENTRIES.flatMap(filesOf),
    [
      'types/current.d.cts',
      `${FROM_TABLE}export * from './${CURRENT}.cjs';
`,
    ],
    ['package.json', json(manifest(generator))],
  ]);
