import { readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { parse } from 'acorn';

/**
 * Functions whose source goes into a library are texts in a bundle: a minifier would rename what
 * they use. `sourceOf` takes both.
 */

const FOLDERS = /[\\/]generator[\\/](?:primitives|host)[\\/][\w-]+\.js$/;

const isExport = ({ type }) => /^Export(?:Named|Default)Declaration$/.test(type);

/** Functions that are exported, or that stand in an exported table, without those inside of them. */
const exportedCode = (node) => {
  if (node.type === 'FunctionDeclaration') return [node];
  if (node.type === 'VariableDeclaration') {
    return node.declarations.flatMap(({ init }) =>
      init?.type === 'ObjectExpression' ? exportedCode(init) : [],
    );
  }
  if (node.type === 'ObjectExpression')
    return node.properties.flatMap(({ value }) => (value ? exportedCode(value) : []));
  return /^(?:Function|ArrowFunction)Expression$/.test(node.type) ? [node] : [];
};

/** @param {string} source of a module @returns {string} the same with texts for its functions */
export const withTexts = (source) => {
  const tree = parse(source, { ecmaVersion: 'latest', sourceType: 'module' });
  let [text, at] = ['', 0];
  const exports = /** @type {any[]} */ (tree.body.filter(isExport));
  for (const code of exports.flatMap(({ declaration }) =>
    declaration ? exportedCode(declaration) : [],
  )) {
    const literal = JSON.stringify(source.slice(code.start, code.end));
    const name = code.type === 'FunctionDeclaration' ? `const ${code.id.name} = ` : '';
    text += `${source.slice(at, code.start)}${name}${literal}${name && ';'}`;
    at = code.end;
  }
  return text + source.slice(at);
};

/** @type {import('esbuild').Plugin} */
export const textSources = {
  name: 'text-sources',
  setup({ onLoad }) {
    onLoad({ filter: FOLDERS }, ({ path }) =>
      path.endsWith(`primitives${sep}index.js`)
        ? undefined
        : { contents: withTexts(readFileSync(path, 'utf8')), loader: 'js' },
    );
  },
};
