import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';

/** A browser of the machine, where there is one. */

const KNOWN = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

export const BROWSER_MISSING =
  'no browser: the page of the audit is not tested. Install chromium, or name one in CHROMIUM.';

/**
 * Popups of the address bar are pages of the browser's own, in each window, that take twice as long
 * as ours. The last list of features counts: the others are those that Playwright leaves out.
 */
const POPUPS = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];
const NETWORK = ['HttpsUpgrades', 'MediaRouter', 'OptimizationHints', 'PreconnectToSearch'];
const FEATURES = [...POPUPS, ...NETWORK, 'NetworkTimeServiceQuerying', 'PaintHolding'];

/** Nothing of the browser's own goes out to the network. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${FEATURES.join(',')}`,
];

/** @returns {string|undefined} its file */
export const findBrowser = () => KNOWN.find((file) => file && existsSync(file));

/** @returns {Promise<import('playwright-core').Browser>} */
export const launch = () => chromium.launch({ executablePath: findBrowser(), args: FLAGS });

/** What finds obstacles for people who do not see the page, as a script for it. */
export const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Milliseconds, of a test in a browser; nothing is measured. */
export const PATIENCE = 3_600_000;

/**
 * Opens an address; whatever the page complains about, or asks the network for, fails the test.
 * @param {import('ava').ExecutionContext} t
 * @param {import('playwright-core').Browser} browser
 * @param {string} address
 * @param {object} [options] of the page
 * @param {RegExp} [local] schemes that are not of the network
 * @returns {Promise<import('playwright-core').Page>}
 */
export const openPage = async (
  t,
  browser,
  address,
  options = {},
  local = /^(?:file|data|blob):/,
) => {
  const page = await browser.newPage({ viewport: { width: 1400, height: 900 }, ...options });
  page.setDefaultTimeout(PATIENCE);
  t.teardown(() => page.close());
  page.on('console', (message) => t.fail(`console: ${message.text()}`));
  page.on('pageerror', (error) => t.fail(error.stack));
  page.on('request', (request) => {
    if (!local.test(request.url())) t.fail(`it asks for ${request.url()}`);
  });
  await page.goto(address);
  return page;
};
