import { statSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

/** Takes the pictures in the README of the pages in output/; the browser is the system's chromium. */

const pathOf = (name) => fileURLToPath(new URL(`../../${name}`, import.meta.url));

const BROWSER = process.env.CHROMIUM ?? '/usr/bin/chromium';
const MOST = 150_000;

const PICTURES = [
  {
    file: 'docs/audit.png',
    address: 'output/audit.html#27.2.4.7.1:1.b',
    viewport: { width: 1180, height: 424 },
    prepare: () => {},
  },
  {
    file: 'docs/playground.png',
    address: 'output/playground.html',
    viewport: { width: 1180, height: 480 },
    prepare: async (page) => {
      await page.waitForSelector('#stack li');
      await page.click('#next-job');
      for (let step = 0; step < 6; step++) await page.click('#on');
    },
  },
];

const browser = await chromium.launch({
  executablePath: BROWSER,
  args: ['--no-sandbox', '--disable-lcd-text'],
});
try {
  for (const { file, address, viewport, prepare } of PICTURES) {
    const [path, hash = ''] = address.split('#');
    const page = await browser.newPage({ viewport });
    await page.goto(`${pathToFileURL(pathOf(path))}#${hash}`);
    await page.waitForLoadState('networkidle');
    await prepare(page);
    await page.screenshot({ path: pathOf(file) });
  }
} finally {
  await browser.close();
}

for (const { file } of PICTURES) {
  const { size } = statSync(pathOf(file));
  console.log(`${file}, ${Math.round(size / 1000)} kB`);
  if (size > MOST) {
    console.error(`that is more than ${MOST / 1000} kB`);
    process.exitCode = 1;
  }
}
