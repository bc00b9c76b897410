import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { withTools } from '../development.js';
import { ROOT } from '../options.js';
import { ENTRIES } from './entries.js';
import { packageFiles } from './files.js';
import { plain } from './plain.js';

/** The folder of the library's package. */
export const PACKAGE = join(ROOT, 'output');

const read = (file) => readFileSync(join(PACKAGE, file), 'utf8');

/** A library as it lies there, its map with the text that it leads to. */
const libraryOf = ({ library }) => {
  const map = JSON.parse(read(`${library}.map`));
  const sources = map.sources.map((source) => join('spec', 'documents', basename(source)));
  const sourcesContent = sources.map((file) => readFileSync(join(ROOT, file), 'utf8'));
  return { code: read(library), map: { ...map, sources, sourcesContent } };
};

const minifiedFiles = async (version) => {
  const { minify } = await withTools(() => import('./minify.js'));
  return ENTRIES.filter(({ minified }) => minified).flatMap((entry) => {
    const name = basename(entry.file);
    const { code, map } = minify(libraryOf(entry), { target: entry.target, name, version });
    return [
      [entry.file, code],
      [`${entry.file}.map`, map],
    ];
  });
};

const compactFiles = async (version) => {
  const { compact } = await withTools(() => import('./minify.js'));
  return ENTRIES.filter((entry) => entry.compact).map(({ library, file, target }) => [
    file,
    compact(read(library), { target, version }),
  ]);
};

const plainFiles = () =>
  ENTRIES.filter((entry) => entry.plain).map(({ library, file }) => [
    file,
    plain(read(library), dirname(library), dirname(file)),
  ]);

/**
 * What belongs into the package beside the libraries, which lie there.
 * @returns {Promise<Map<string, string>>} path → text
 * @throws {import('../../spec/1-read/error.js').SpecError} where the minifier is not installed
 */
export const currentPackageFiles = async () => {
  const { version, license, devDependencies } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  );
  const files = packageFiles({ version, license, prfun: devDependencies.prfun });
  for (const [file, text] of await minifiedFiles(version)) files.set(file, text);
  for (const [file, text] of await compactFiles(version)) files.set(file, text);
  for (const [file, text] of plainFiles()) files.set(file, text);
  return files;
};
