import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openPage } from './browser.js';
import { ROOT } from './libraries.js';

/** The pages of the audit by edition. */
export const PAGES = {
  es2015: join(ROOT, 'output', 'es2015', 'audit.html'),
  es2025: join(ROOT, 'output', 'audit.html'),
};

/**
 * Opens the page at a hash; whatever it complains about, or asks the network for, fails the test.
 * @param {import('ava').ExecutionContext} t
 * @param {import('playwright-core').Browser} browser
 * @param {string} [hash]
 * @param {any} [options] the edition, and those of the browser's page
 * @returns {Promise<import('playwright-core').Page>}
 */
export const openAudit = async (t, browser, hash = '', { edition = 'es2015', ...options } = {}) => {
  const address = pathToFileURL(PAGES[edition]).href + hash;
  const page = await openPage(t, browser, address, options, /^(?:file|data):/);
  await page.waitForSelector('#clause > *');
  return page;
};

/**
 * Long lists are drawn as they come into view, and whole where they are printed.
 * @param {import('playwright-core').Page} page
 */
export const drawWhole = (page) => page.evaluate("dispatchEvent(new Event('beforeprint'))");
