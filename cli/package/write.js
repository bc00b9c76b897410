import { readFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { withTools } from '../development.js';
import { PACKAGE, ROOT } from '../options.js';
import { CURRENT } from '../editions.js';
import { LIBRARIES } from './entries.js';
import { packageFiles } from './files.js';
import { plain } from './plain.js';

const read = (file) => readFileSync(join(PACKAGE, file), 'utf8');

/** Who asks for the library beside it is given the one that users of the package have. */
const BESIDE = /require\('\.\/([^']+)'\)/g;

const codeOf = ({ source, library }) =>
  read(source).replace(BESIDE, (_, name) => {
    const users = LIBRARIES.find((entry) => entry.source === `${CURRENT}/${name}`);
    return `require('${posix.relative(dirname(library), users.library)}')`;
  });

/** A library as it lies there, its map with the text that it leads to. */
const mapped = (entry) => {
  const { source } = entry;
  const map = JSON.parse(read(`${source}.map`));
  const sources = map.sources.map((file) => posix.join('output', dirname(source), file));
  const sourcesContent = sources.map((file) => readFileSync(join(ROOT, file), 'utf8'));
  return { code: codeOf(entry), map: { ...map, sources, sourcesContent } };
};

/** @returns {[string, string][]} */
const modulesOf = (entry, { version, module }) =>
  entry.module
    ? [[entry.module, module(codeOf(entry), { target: entry.target, names: entry.names, version })]]
    : [];

/**
 * The files that hold a library in each of the forms.
 *
 * @type {Record<string, (entry: import('./entries.js').Entry, tools: {version: string, minify: Function, compact: Function, module: Function}) => [string, string][]>}
 */
const WRITERS = {
  /** It lies there. */
  whole: () => [],
  plain: (entry) => [[entry.library, plain(codeOf(entry))]],
  minified: (entry, tools) => {
    const { version, minify } = tools;
    const { library, target } = entry;
    const { code, map } = minify(mapped(entry), { target, name: basename(library), version });
    if (!entry.script) return [[library, withoutMap(code)]];
    return [[library, code], [`${library}.map`, map], ...modulesOf(entry, tools)];
  },
  compact: (entry, { version, compact }) => {
    const { library, target } = entry;
    return [[library, compact(codeOf(entry), { target, version })]];
  },
};

/** Only the repository has the map of a file: a package has its limit. */
const withoutMap = (code) => code.replace(/\/\/# sourceMappingURL=.*\n/, '');

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
  const tools = { version, ...(await withTools(() => import('./minify.js'))) };
  for (const entry of LIBRARIES) {
    for (const [file, text] of WRITERS[entry.form](entry, tools)) files.set(file, text);
  }
  return files;
};
