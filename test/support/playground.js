import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from './libraries.js';

/** A module's text as a module. @param {string} text @returns {Promise<any>} its default export */
export const load = async (text) =>
  (await import(`data:text/javascript,${encodeURIComponent(text)}`)).default;

const FOLDER = join(ROOT, 'spec', 'documents');

/** @returns {Record<string, string>} the documents that the page has, by edition */
export const editionSources = () =>
  Object.fromEntries(
    readdirSync(FOLDER)
      .filter((name) => /^es\d{4}\.html$/.test(name))
      .sort()
      .map((name) => [basename(name, '.html'), readFileSync(join(FOLDER, name), 'utf8')]),
  );
