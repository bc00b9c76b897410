import test from 'ava';
import { drawWhole, openAudit } from '../support/audit-page.js';
import { BROWSER_MISSING, findBrowser, launch } from '../support/browser.js';
import { oneIn } from '../support/extent.js';

/** Two stages beside each other, what lies behind in the history, and the page on a phone. */

const chromium = findBrowser();
if (!chromium) console.log(BROWSER_MISSING);
const onPage = chromium ? oneIn(3, test).serial : test.skip;

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

onPage('any two stages beside each other', async (t) => {
  const page = await open(t, '#25.4.4.5');
  await page.selectOption('#compare', { label: 'faithful' });
  t.regex(await textOf(page, '#code-title'), /^faithful → /);
  await drawWhole(page);
  t.true((await page.locator('#code .pair.changed mark').count()) > 0);
  t.is(await hashOf(page), '#25.4.4.5&compare=faithful');
  const again = await open(t, '#25.4.4.5&compare=faithful');
  t.is(await textOf(again, '#code-title'), await textOf(page, '#code-title'));
});

onPage('lines of a step stand beside each other, however much lies between', async (t) => {
  const page = await open(t, '#27.2.1.3.2&compare=faithful', { edition: 'es2025' });
  await drawWhole(page);
  const rows = await page
    .locator('#code .pair:is(.changed, .same)')
    .evaluateAll((pairs) =>
      pairs.map((pair) => [...pair.children].map(({ textContent }) => textContent)),
    );
  const stepIn = (text) => /^\s*\d+\s+\/\/ (?:[\d.]+, )?(\d+(?:\.\w+)*)\. /.exec(text)?.[1];
  const steps = rows.filter((row) => row.some(stepIn));
  t.true(steps.length > 20);
  for (const [old, fresh] of steps) t.is(stepIn(old), stepIn(fresh), `${old} | ${fresh}`);
  const [old, fresh] = rows.find(([text]) => /if \(SameValue\(resolution, promise\)/.test(text));
  t.regex(fresh, /if \(resolution === promise\) \{/, old);
});

onPage('the first view stands alone: code comes with what is chosen', async (t) => {
  const page = await open(t);
  t.true(await page.isHidden('#code'));
  await page.click('[data-clause="sec-promise.resolve"]');
  t.true(await page.isVisible('#code'));
  await page.click('#home');
  t.true(await page.isHidden('#code'));
});

onPage('Back does not go through passes that were walked through', async (t) => {
  const page = await open(t);
  await page.click('#tab-passes');
  await page.click('[data-pass="then0"]');
  for (let count = 0; count < 3; count++) await page.keyboard.press('ArrowRight');
  const name = await textOf(page, '#pass-name');
  await page.waitForFunction(`location.hash === '#${name}'`);
  t.true((await page.title()).startsWith(`${name} · `));
  await page.click('#tab-contents');
  await page.click('[data-clause="sec-promise.resolve"]');
  await page.goBack();
  t.is(await textOf(page, '#pass-name'), name);
  await page.goBack();
  t.is(await hashOf(page), '');
});

onPage('on a phone the code opens under the step', async (t) => {
  const page = await open(t, '#25.4.4.5', { viewport: { width: 390, height: 800 } });
  await page.click('[data-key="sec-promise.resolve:3.c"] .sentence');
  t.regex(await textOf(page, '.step.chosen .below'), /if \(xConstructor === C\)/);
});

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Waits until it can be seen without scrolling: the page scrolls in its next frame. */
const comesIntoView = (page, selector) =>
  page.waitForFunction(`(() => {
    const { top, bottom } = document.querySelector('${selector}').getBoundingClientRect();
    return top < innerHeight && bottom > 0;
  })()`);

onPage('on a phone two stages stand before the clause, what stayed once', async (t) => {
  const page = await open(t, '#25.4.4.5', PHONE);
  await page.selectOption('#compare', { label: 'faithful' });
  await comesIntoView(page, '#code .pair.changed mark');
  const numbers = (kind) =>
    page
      .locator(`#code .pair.${kind} .number`)
      .evaluateAll((all) => all.filter((node) => node.checkVisibility()).length);
  const pairs = (kind) => page.locator(`#code .pair.${kind}`).count();
  t.is(await numbers('same'), await pairs('same'));
  t.is(await numbers('changed'), 2 * (await pairs('changed')));
});

onPage('on a phone a number leads to its steps, and a step to its tests', async (t) => {
  const page = await open(t, '', { ...PHONE, edition: 'es2025' });
  await page.tap('.figure:has-text("guard")');
  await comesIntoView(page, '.filtered li');
  await page.tap('.filtered li button');
  await comesIntoView(page, '.step.chosen');
  t.regex(await textOf(page, '#history'), /^Step /);
  t.true((await page.locator('#history .test-names a').count()) > 0);
});

onPage('on a phone lines of no step open by what brought them', async (t) => {
  const page = await open(t, '', PHONE);
  await page.tap('.figure:has-text("no step")');
  await page.tap('.brought summary >> nth=0');
  await page.tap('.brought li button >> nth=0');
  t.regex(await textOf(page, '#history'), /^Line \d+/);
});

/** The words that light in a pane. */
const litIn = (page, id) =>
  page.evaluate(
    `[...(CSS.highlights.get('uses') ?? [])]
      .filter(({ startContainer }) => document.getElementById('${id}').contains(startContainer))
      .map(({ startContainer, startOffset, endOffset }) => startContainer.data.slice(startOffset, endOffset))`,
  );

onPage('a variable lights in its sentences, in the code and at each stage', async (t) => {
  const page = await open(t, '#25.4.4.5:3.c');
  await page
    .locator('[data-key="sec-promise.resolve:3.c"] var', { hasText: 'xConstructor' })
    .hover();
  t.deepEqual(new Set(await litIn(page, 'code')), new Set(['xConstructor']));
  const stages = await page.locator('.changes > li').count();
  t.true((await litIn(page, 'changes')).length >= stages);
  await page.locator('[data-key="sec-promise.resolve:1"] .label').hover();
  t.deepEqual(await litIn(page, 'code'), []);
});

/** Where the variable stands in the last stage of the history. */
const POINT = `(() => {
  const rows = [...document.querySelectorAll('.changes > li:last-child .row code')];
  const row = rows.find(({ textContent }) => textContent.includes('xConstructor ==='));
  row.scrollIntoView();
  const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
  while (!walker.nextNode().data.includes('xConstructor'));
  const at = walker.currentNode.data.indexOf('xConstructor');
  const range = document.createRange();
  range.setStart(walker.currentNode, at);
  range.setEnd(walker.currentNode, at + 4);
  const { left, top, width, height } = range.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
})()`;

onPage('a variable of the code lights in the sentences', async (t) => {
  const page = await open(t, '#25.4.4.5:3.c');
  const point = await page.evaluate(POINT);
  await page.mouse.move(...point);
  t.is(await page.locator('var.lit').count(), 3);
  t.true((await litIn(page, 'code')).length > 0);
});
