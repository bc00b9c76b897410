import { transformSync } from 'esbuild';
import { minify_sync as minifySync } from 'terser';

/**
 * Libraries for size: minified; for pages, one file for a plain script, where its exports are a global
 * object, and for `require`, and another one that is imported.
 */

const GLOBAL = 'fledgling';

/** What the library calls parts of what no program sees; nothing else in a library has these names. */
const OWN_NAMES = [
  'Capabilities',
  'Done',
  'Handler',
  'Iterator',
  'NextMethod',
  'Reject',
  'Resolve',
  'active',
  'enqueue',
  'handle',
  'kept',
  'nobody',
  'outside',
  'promiseCapability',
  'remainingElementsCount',
];

const OPTIONS = {
  charset: /** @type {const} */ ('ascii'),
  legalComments: /** @type {const} */ ('none'),
};

const SHORT = { ...OPTIONS, minify: true, mangleProps: new RegExp(`^(?:${OWN_NAMES.join('|')})$`) };

/** A function that is called in one place stays one: bundlers that minify again then gain as much. */
const COMPRESS = { passes: 3, inline: 0, reduce_funcs: false };

/**
 * The second round, by a minifier that folds and names better than the first, which knows the parts
 * whose names no program sees.
 *
 * @param {string} code
 * @param {{target: string, module?: boolean, toplevel?: boolean, map?: string}} options the map so far
 * @returns {{code: string, map: string}}
 */
const shortest = (code, { target, module = false, toplevel = true, map = undefined }) => {
  const ecma = target === 'es5' ? 5 : 2020;
  const result = minifySync(code, {
    ecma,
    module,
    toplevel,
    compress: { ...COMPRESS }, // the minifier writes into it
    format: { ascii_only: true, comments: /^!/ },
    sourceMap: map && { content: map, includeSources: true },
  });
  return { code: `${result.code}\n`, map: /** @type {string} */ (result.map) };
};

/**
 * A library as a module of CommonJS, without a map.
 * @param {string} code of the library
 * @param {{target: string, version: string}} options
 * @returns {string}
 */
export const minified = (code, { target, version }) => {
  const result = transformSync(code, { ...SHORT, target, format: 'cjs' });
  return `/* fledgling ${version}, MIT */\n${shortest(result.code, { target }).code}`;
};

/** The map in the file itself: as esbuild reads one. */
const inline = (map) =>
  `\n//# sourceMappingURL=data:application/json;base64,${Buffer.from(map).toString('base64')}`;

/** What Node and those like it have, no page has: what only they run goes. */
const PAGE = { define: { process: 'undefined' }, minifySyntax: true, treeShaking: true };

/** What is captured of such a host is then nothing, a name by itself in the first of two rounds. */
const CAPTURED_NOTHING = /(?<=[\s,])(\$\w+)(?= = void 0[,;])/g;

/** @param {{code: string, map: any}} library @param {{target: string, name: string}} options */
const forPages = ({ code, map }, { target, name }) => {
  const transform = (text, textMap, define) =>
    transformSync(`${text}${inline(textMap)}`, {
      ...OPTIONS,
      ...PAGE,
      target,
      sourcemap: 'external',
      sourcefile: name,
      sourcesContent: true,
      define,
    });
  const first = transform(code, JSON.stringify(map), PAGE.define);
  const absent = {};
  const text = first.code.replace(CAPTURED_NOTHING, (captured) => {
    absent[captured] = 'undefined';
    return captured.replace('$', '_');
  });
  return transform(text, first.map, absent);
};

/**
 * A library for pages as a module of CommonJS, without a map.
 * @param {{code: string, map: any}} library its map with the source
 * @param {{target: string, version: string}} options
 * @returns {string}
 */
export const minifiedForPages = (library, { target, version }) =>
  minified(forPages(library, { target, name: 'library.cjs' }).code, { target, version });

/** On one line with the library's first, so that the lines of its map stay. */
const asScript = (code) =>
  `(function (root, library) { library(typeof exports === 'object' ? exports : (root.${GLOBAL} = {})); })(this, function (exports) { ${code}\n});`;

/**
 * @param {{code: string, map: any}} library its map with the source
 * @param {{target: string, name: string, version: string}} options name of the file
 * @returns {{code: string, map: string}} its map carries the source; the code does not name it
 */
export const scriptOf = (library, { target, name, version }) => {
  const page = forPages(library, { target, name });
  const result = transformSync(`${asScript(page.code)}${inline(page.map)}`, {
    ...SHORT,
    target,
    sourcemap: 'external',
    sourcefile: name,
    sourcesContent: true,
    banner: `/*! fledgling ${version}, MIT */`,
  });
  return shortest(result.code, { target, map: result.map });
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
    ...SHORT,
    target,
    format: 'esm',
  });
  return `/* fledgling ${version}, MIT */\n${shortest(result.code, { target, module: true }).code}`;
};
