import { transformSync } from 'esbuild';

/**
 * A library for a page: one file for a plain script, where its exports are a global object, and for
 * `require`.
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
 * A library as a module of CommonJS, without a map.
 * @param {string} code of the library
 * @param {{target: string, version: string}} options
 * @returns {string}
 */
export const compact = (code, { target, version }) => {
  const made = transformSync(code.replace(MAPPED, ''), {
    ...{ minify: true, target, format: 'cjs', charset: 'ascii', legalComments: 'none' },
  });
  return `/* fledgling ${version}, MIT */\n${made.code}`;
};

/**
 * @param {{code: string, map: any}} library its map with the source
 * @param {{target: string, name: string, version: string}} options name of the file
 * @returns {{code: string, map: string}} its map carries the source
 */
export const minify = ({ code, map }, { target, name, version }) => {
  const made = transformSync(`${wrapped(code.replace(MAPPED, ''))}${inline(map)}`, {
    ...{ minify: true, target, format: undefined, charset: 'ascii', legalComments: 'none' },
    ...{ sourcemap: 'external', sourcefile: name, sourcesContent: true },
    banner: `/*! fledgling ${version}, MIT */`,
  });
  return { code: `${made.code}//# sourceMappingURL=${name}.map\n`, map: made.map };
};
