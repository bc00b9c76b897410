import { transformSync } from 'esbuild';

/**
 * Libraries for size: minified; for pages, one file for a plain script, where its exports are a global
 * object, and for `require`, and another one that is imported.
 */

const GLOBAL = 'fledgling';

const OPTIONS = {
  charset: /** @type {const} */ ('ascii'),
  legalComments: /** @type {const} */ ('none'),
};

const MAPPED = /^\/\/# sourceMappingURL=.*\n/m;

/**
 * A library as a module of CommonJS, without a map.
 * @param {string} code of the library
 * @param {{target: string, version: string}} options
 * @returns {string}
 */
export const minified = (code, { target, version }) => {
  const text = code.replace(MAPPED, '');
  const result = transformSync(text, { ...OPTIONS, minify: true, target, format: 'cjs' });
  return `/* fledgling ${version}, MIT */\n${result.code}`;
};

/** The map in the file itself: as esbuild reads one. */
const inline = (map) =>
  `\n//# sourceMappingURL=data:application/json;base64,${Buffer.from(map).toString('base64')}`;

/** What Node and those like it have, no page has: what only they run goes. */
const PAGE = { define: { process: 'undefined' }, minifySyntax: true, treeShaking: true };

/** @param {{code: string, map: any}} library @param {{target: string, name: string}} options */
const forPages = ({ code, map }, { target, name }) => {
  const text = `${code.replace(MAPPED, '')}${inline(JSON.stringify(map))}`;
  return transformSync(text, {
    ...OPTIONS,
    ...PAGE,
    target,
    sourcemap: 'external',
    sourcefile: name,
    sourcesContent: true,
  });
};

/** On one line with the library's first, so that the lines of its map stay. */
const asScript = (code) =>
  `(function (root, library) { library(typeof exports === 'object' ? exports : (root.${GLOBAL} = {})); })(this, function (exports) { ${code}\n});`;

/**
 * @param {{code: string, map: any}} library its map with the source
 * @param {{target: string, name: string, version: string}} options name of the file
 * @returns {{code: string, map: string}} its map carries the source
 */
export const scriptOf = (library, { target, name, version }) => {
  const page = forPages(library, { target, name });
  const result = transformSync(`${asScript(page.code)}${inline(page.map)}`, {
    ...OPTIONS,
    minify: true,
    target,
    sourcemap: 'external',
    sourcefile: name,
    sourcesContent: true,
    banner: `/*! fledgling ${version}, MIT */`,
  });
  return { code: `${result.code}//# sourceMappingURL=${name}.map\n`, map: result.map };
};

/** The library's names in a scope of their own: there, `Promise` is the engine's. */
const asModule = (code, names) => `const library = {};
(function (exports) { ${code} })(library);
${names.map((name, i) => `const export${i} = library.${name};`).join('\n')}
export { ${names.map((name, i) => `export${i} as ${name}`).join(', ')}, library as default };
`;

/**
 * A library as a module that imports nothing, without a map.
 * @param {{code: string, map: any}} library
 * @param {{target: string, names: string[], version: string}} options names of its exports
 * @returns {string}
 */
export const moduleOf = (library, { target, names, version }) => {
  const { code } = forPages(library, { target, name: 'library.cjs' });
  const result = transformSync(asModule(code, names), {
    ...OPTIONS,
    minify: true,
    target,
    format: 'esm',
  });
  return `/* fledgling ${version}, MIT */\n${result.code}`;
};
