import { statSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

/** Takes docs/audit.png of output/audit.html; the browser is the system's chromium. */

const pathOf = (name) => fileURLToPath(new URL(`../../${name}`, import.meta.url));

const PAGE = `${pathToFileURL(pathOf('output/audit.html'))}#27.2.4.7.1:1.b`;
const PICTURE = pathOf('docs/audit.png');
const BROWSER = process.env.CHROMIUM ?? '/usr/bin/chromium';
const MOST = 150_000;

const browser = await chromium.launch({
  executablePath: BROWSER,
  args: ['--no-sandbox', '--disable-lcd-text'],
});
try {
  const page = await browser.newPage({ viewport: { width: 1180, height: 424 } });
  await page.goto(PAGE);
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: PICTURE });
} finally {
  await browser.close();
}

const { size } = statSync(PICTURE);
console.log(`docs/audit.png, ${Math.round(size / 1000)} kB`);
if (size > MOST) {
  console.error(`that is more than ${MOST / 1000} kB`);
  process.exitCode = 1;
}
