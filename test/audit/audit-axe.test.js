import { readFileSync } from 'node:fs';
import test from 'ava';
import { openAudit } from '../support/audit-page.js';
import { AXE, BROWSER_MISSING, findBrowser, launch } from '../support/browser.js';
import { oneIn, swept } from '../support/extent.js';

/** Nothing on the pages of the audit is an obstacle for people who do not see them. */

const chromium = findBrowser();
if (!chromium) console.log(BROWSER_MISSING);
const onPage = chromium ? oneIn(2, test).serial : test.skip;

test('there is a browser where one is required', (t) => {
  t.true(Boolean(chromium) || !process.env.REQUIRE_BROWSER, BROWSER_MISSING);
});

let browser;
test.before(async () => {
  if (chromium) browser = await launch();
});
test.after.always(() => browser?.close());

const VIEWS = [
  ...['', '#25.4.1.3.2:7', '#then0', '#&filter=elided', '#&filter=unstepped'].map((hash) => ({
    edition: 'es2015',
    hash,
  })),
  ...['', '#27.2.1.3.2:7', '#27.2.1.3.2&compare=faithful'].map((hash) => ({
    edition: 'es2025',
    hash,
  })),
];

const ALL = VIEWS.flatMap((view) =>
  ['light', 'dark'].map((colorScheme) => ({ ...view, colorScheme })),
);

/** The start in the dark, the code in the light, and two libraries in the dark. */
const stands = ({ edition, colorScheme }, at) =>
  edition === 'es2025' && (Math.floor(at / 2) % 2 === 0) === (colorScheme === 'light');

for (const { edition, hash, colorScheme } of swept(ALL, stands)) {
  onPage(`axe finds nothing at ${hash || 'the start'}, ${edition}, ${colorScheme}`, async (t) => {
    const page = await openAudit(t, browser, hash, { colorScheme, edition });
    await page.addScriptTag({ content: readFileSync(AXE, 'utf8') });
    const { violations } = await page.evaluate('axe.run()');
    t.deepEqual(
      violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`),
      [],
    );
  });
}

onPage('narrow screens need no scrolling sideways', async (t) => {
  const page = await openAudit(t, browser, '#25.4.4.5:3.c', {
    viewport: { width: 390, height: 800 },
  });
  const [inner, outer] = await page.evaluate('[document.documentElement.scrollWidth, innerWidth]');
  t.true(inner <= outer, `${inner} > ${outer}`);
});
