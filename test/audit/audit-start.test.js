import test from 'ava';
import { openAudit } from '../support/audit-page.js';
import { BROWSER_MISSING, findBrowser, launch } from '../support/browser.js';

/** The first view of the pages of the audit. */

const chromium = findBrowser();
if (!chromium) console.log(BROWSER_MISSING);
const onPage = chromium ? test.serial : test.skip;

test('there is a browser where one is required', (t) => {
  t.true(Boolean(chromium) || !process.env.REQUIRE_BROWSER, BROWSER_MISSING);
});

let browser;
test.before(async () => {
  if (chromium) browser = await launch();
});
test.after.always(() => browser?.close());

const open = (t, hash, options) => openAudit(t, browser, hash, options);
const textOf = (page, selector) => page.locator(selector).first().innerText();
const hashOf = (page) => page.evaluate('decodeURIComponent(location.hash)');

onPage('the first view works one step through, and its numbers are filters', async (t) => {
  const page = await open(t);
  const worked = await textOf(page, '.worked');
  t.regex(worked, /If SameValue\(xConstructor, C\) is true, return x/);
  t.regex(worked, /faithful\s+if \(SameValue\(xConstructor, C\) === true\) return x;/);
  t.regex(worked, /by object-identity\s+if \(xConstructor === C\) return x;/);
  t.is(await page.locator('.figure').count(), 5);
  await page.locator('.figure', { hasText: 'guard' }).click();
  const count = Number(await textOf(page, '.figure[aria-pressed=true] b'));
  t.is(await page.locator('.filtered li').count(), count);
  t.true(count > 10);
  t.is(await hashOf(page), '#&filter=elided');
});

onPage(
  'the page of the current edition works a step of its own through, in four lines',
  async (t) => {
    const page = await open(t, '', { edition: 'es2025' });
    const lines = await page
      .locator('.worked > div')
      .evaluateAll((all) => all.map((line) => [...line.children].map((part) => part.textContent)));
    t.deepEqual(lines, [
      ['7.4.7:1', 'Return ToBoolean(? Get(iteratorResult, "done")).'],
      ['faithful', "return ToBoolean(Get(iteratorResult, 'done'));"],
      ['after call-specialisation', 'return ToBoolean(iteratorResult.done);'],
      ['fast.es2022, by primitive-inlining', 'return !!iteratorResult.done;'],
    ]);
    const heights = await page
      .locator('.worked > div')
      .evaluateAll((all) => all.map(({ lastElementChild: { offsetHeight } }) => offsetHeight));
    t.true(Math.max(...heights) < 2 * Math.min(...heights), 'each is one line');
  },
);

onPage(
  'the step that is worked through leads to its history, its passes to what they did',
  async (t) => {
    const page = await open(t, '', { edition: 'es2025' });
    await page.click('.worked button:text-is("primitive-inlining")');
    t.is(await textOf(page, '#pass-name'), 'primitive-inlining');
    await page.goBack();
    await page.click('.worked button:text-is("7.4.7:1")');
    t.is(await hashOf(page), '#7.4.7:1');
  },
);

onPage('the focus stays at the number that was chosen', async (t) => {
  const page = await open(t, '', { edition: 'es2025' });
  for (const name of ['elided', 'unstepped']) {
    await page.focus(`[data-filter=${name}]`);
    await page.keyboard.press('Enter');
    t.is(await page.evaluate('document.activeElement.dataset.filter'), name);
  }
});
