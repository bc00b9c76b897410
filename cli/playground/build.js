import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { fill } from '../audit/bundle.js';
import { parse, serialize } from 'parse5';
import { documentTexts } from './document-texts.js';
import { textSources } from './text-sources.js';

/** The playground as one file: the page, its worker with the whole generator, and the documents. */

const file = (name) => fileURLToPath(new URL(`page/${name}`, import.meta.url));

/** A page from the file system may start a classic worker only. */
const bundle = async (name, { format, plugins = [] }) => {
  const { outputFiles } = await build({
    entryPoints: [file(name)],
    bundle: true,
    minify: true,
    write: false,
    plugins,
    format,
    platform: 'browser',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'inline',
    logLevel: 'silent',
  });
  return outputFiles[0].text.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');
};

/** @returns {Promise<string>} the worker's script */
export const workerText = () =>
  bundle('worker.js', { format: 'iife', plugins: [textSources, documentTexts] });

/**
 * @param {Record<string, import('./engine/document.js').Texts>} documents by edition
 * @returns {Promise<string>} the page
 */
export const playgroundOf = async (documents) => {
  const page = parse(readFileSync(file('index.html'), 'utf8'));
  fill(page, 'style', undefined, readFileSync(file('style.css'), 'utf8'));
  fill(page, 'script', 'application/json', JSON.stringify(documents).replaceAll('<', '\\u003c'));
  fill(page, 'script', 'text/plain', await workerText());
  fill(page, 'script', 'module', await bundle('main.js', { format: 'esm' }));
  return `${serialize(page)}\n`;
};
