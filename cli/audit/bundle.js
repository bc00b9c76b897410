import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { parse, serialize } from 'parse5';

/** Makes one file of the page's parts and its model. */

const file = (name) => fileURLToPath(new URL(`page/${name}`, import.meta.url));

const script = async () => {
  const { outputFiles } = await build({
    entryPoints: [file('main.js')],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'inline',
  });
  return outputFiles[0].text.replaceAll('</script', '<\\/script');
};

/** In a script element nothing may look like the end of one. */
const json = (model) => JSON.stringify(model).replaceAll('<', '\\u003c');

const find = (node, fits) => {
  if (fits(node)) return node;
  for (const child of node.childNodes ?? []) {
    const element = find(child, fits);
    if (element) return element;
  }
  return undefined;
};

/** Gives an element its text: parse5 writes what stands in scripts and styles as it is. */
export const fill = (page, name, type, value) => {
  const fits = ({ tagName, attrs }) =>
    tagName === name &&
    (!type || attrs.some((attribute) => attribute.name === 'type' && attribute.value === type));
  const element = find(page, fits);
  element.childNodes = [{ nodeName: '#text', value, parentNode: element }];
};

/**
 * @param {import('./model.js').Model} model
 * @returns {Promise<string>} the page
 */
export const pageOf = async (model) => {
  const page = parse(readFileSync(file('index.html'), 'utf8'));
  fill(page, 'style', undefined, readFileSync(file('style.css'), 'utf8'));
  fill(page, 'script', 'application/json', json(model));
  fill(page, 'script', 'module', await script());
  return `${serialize(page)}\n`;
};
