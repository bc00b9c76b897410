import { existsSync } from 'node:fs';
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

/** Nothing of the browser's own goes out to the network. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @returns {string|undefined} its file */
export const findBrowser = () => KNOWN.find((file) => file && existsSync(file));

/** @returns {Promise<import('playwright-core').Browser>} */
export const launch = () => chromium.launch({ executablePath: findBrowser(), args: FLAGS });
