import { pathToFileURL } from 'node:url';
import { addressOf } from '../../cli/playground/page/address.js';
import { openPage, PATIENCE } from './browser.js';

/** The playground in a browser. */

const settled = (page) =>
  page.waitForSelector('body[data-state=ready], body[data-state=failed]', { timeout: PATIENCE });

/**
 * Opens the page; whatever it complains about, or asks the network for, fails the test.
 * @param {import('ava').ExecutionContext} t
 * @param {import('playwright-core').Browser} browser
 * @param {string} file
 * @param {import('../../cli/playground/page/address.js').State} [state]
 * @param {object} [options] of the page
 * @returns {Promise<import('playwright-core').Page>}
 */
export const openPlayground = async (t, browser, file, state, options = {}) => {
  const address = pathToFileURL(file).href + (state ? addressOf(state) : '');
  const page = await openPage(t, browser, address, options);
  await settled(page);
  return page;
};

/** @param {import('playwright-core').Page} page */
export const output = (page) => page.locator('#output li').allInnerTexts();

/** @param {import('playwright-core').Page} page */
export const status = (page) => page.innerText('#status');

/**
 * Runs and waits until the page has what came of it.
 * @param {import('playwright-core').Page} page
 * @param {() => Promise<any>} act
 */
export const after = async (page, act) => {
  await page.evaluate('document.body.dataset.state = "before"');
  await act();
  await settled(page);
};

/** @param {string} program @param {object} [more] @returns {any} what is asked for */
export const wish = (program, more = {}) => ({
  program,
  edition: 'es2015',
  preset: 'faithful',
  without: [],
  edits: {},
  clauses: '',
  at: 0,
  ...more,
});
