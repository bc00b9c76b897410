import { transformSync } from 'esbuild';

/**
 * A library for a page: one file for a plain script, where its exports are a global object, and for
 * `require`; another one that is imported.
 */

const GLOBAL = 'fledgling';

/** On one line with the library's first, so that the lines of its map stay. */
const wrapped = (code) =>
  `(function (root, library) { library(typeof exports === 'object' ? exports : (root.${GLOBAL} = {})); })(this, function (exports) { ${code}\n});`;

const MAPPED = /^\/\/# sourceMappingURL=.*\n/m;

/** The map in the file itself: as esbuild reads one. */
const inline = (map) =>
  `\n//# sourceMappingURL=data:application/json;base64,${Buffer.from(JSON.stringify(map)).toString('base64')}`;

/**
 * @param {string} code
 * @param {{target: string, version: string, format: 'cjs'|'esm'}} options
 */
const minified = (code, { target, version, format }) => {
  const result = transformSync(code, {
    ...{ minify: true, target, format, charset: 'ascii', legalComments: 'none' },
  });
  return `/* fledgling ${version}, MIT */\n${result.code}`;
};

/**
 * A library as a module of CommonJS, without a map.
 * @param {string} code of the library
 * @param {{target: string, version: string}} options
 * @returns {string}
 */
export const compact = (code, options) =>
  minified(code.replace(MAPPED, ''), { ...options, format: 'cjs' });

/** The library's names in a scope of their own: there, `Promise` is the engine's. */
const asModule = (code, names) => `const library = {};
(function (exports) { ${code.replace(MAPPED, '')} })(library);
${names.map((name, i) => `const export${i} = library.${name};`).join('\n')}
export { ${names.map((name, i) => `export${i} as ${name}`).join(', ')}, library as default };
`;

/**
 * A library as a module that imports nothing, without a map.
 * @param {string} code of the library
 * @param {{target: string, version: string, names: string[]}} options names of its exports
 * @returns {string}
 */
export const module = (code, { names, ...options }) =>
  minified(asModule(code, names), { ...options, format: 'esm' });

/**
 * @param {{code: string, map: any}} library its map with the source
 * @param {{target: string, name: string, version: string}} options name of the file
 * @returns {{code: string, map: string}} its map carries the source
 */
export const minify = ({ code, map }, { target, name, version }) => {
  const result = transformSync(`${wrapped(code.replace(MAPPED, ''))}${inline(map)}`, {
    ...{ minify: true, target, format: undefined, charset: 'ascii', legalComments: 'none' },
    ...{ sourcemap: 'external', sourcefile: name, sourcesContent: true },
    banner: `/*! fledgling ${version}, MIT */`,
  });
  return { code: `${result.code}//# sourceMappingURL=${name}.map\n`, map: result.map };
};
