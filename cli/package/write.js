import { readFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { withTools } from '../development.js';
import { PACKAGE, ROOT } from '../options.js';
import { CURRENT } from '../editions.js';
import { LIBRARIES, PAGES, SCRIPTS } from './entries.js';
import { packageFiles } from './files.js';
import { plain } from './plain.js';

const read = (file) => readFileSync(join(PACKAGE, file), 'utf8');

/** Who asks for the library beside it is given the one that users of the package have. */
const BESIDE = /require\('\.\/([^']+)'\)/g;

/** A map stays in the repository, and is not named in the package. */
const MAPPED = /^\/\/# sourceMappingURL=.*\n/m;

const codeOf = ({ source, library }) =>
  read(source)
    .replace(MAPPED, '')
    .replace(BESIDE, (_, name) => {
      const users = LIBRARIES.find((entry) => entry.source === `${CURRENT}/${name}`);
      return `require('${posix.relative(dirname(library), users.library)}')`;
    });

/** A library, its map with the text that it leads to. */
const mapped = (entry) => {
  const { source } = entry;
  const map = JSON.parse(read(`${source}.map`));
  const sources = map.sources.map((file) => posix.join('output', dirname(source), file));
  const sourcesContent = sources.map((file) => readFileSync(join(ROOT, file), 'utf8'));
  return { code: codeOf(entry), map: { ...map, sources, sourcesContent } };
};

/**
 * The library as pages load it by itself: a script with its map, and a module where there are any.
 * @returns {[string, string][]}
 */
const scriptsOf = (entry, { version, scriptOf, moduleOf }) => {
  const { script, module, target, names } = entry;
  const library = mapped(entry);
  const { code, map } = scriptOf(library, { target, name: basename(script), version });
  /** @type {[string, string][]} */
  const files = [
    [script, code],
    [`${script}.map`, map],
  ];
  if (module) files.push([module, moduleOf(library, { target, names, version })]);
  return files;
};

/**
 * The text of the file that holds a library, in each of the forms.
 *
 * @type {Record<string, (entry: import('./entries.js').Entry, tools: {version: string, minified: Function}) => string>}
 */
const WRITERS = {
  whole: codeOf,
  plain: (entry) => plain(codeOf(entry)),
  minified: (entry, { version, minified }) =>
    minified(codeOf(entry), { target: entry.target, version }),
};

/**
 * What belongs into the package.
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
    files.set(entry.library, WRITERS[entry.form](entry, tools));
  }
  for (const entry of PAGES) {
    const { target } = entry;
    files.set(entry.page, tools.minifiedForPages(mapped(entry), { target, version }));
  }
  for (const [file, text] of SCRIPTS.flatMap((entry) => scriptsOf(entry, tools)))
    files.set(file, text);
  return files;
};
