import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import test from 'ava';
import { BROWSER_MISSING, findBrowser, launch } from '../support/browser.js';
import { ROOT } from '../support/libraries.js';

/** The page of the audit, in a browser, from the file system. */

const PAGE = join(ROOT, 'output', 'audit.html');
const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

const found = findBrowser();
if (!found) console.log(BROWSER_MISSING);
const onPage = found ? test.serial : test.skip;

test('there is a browser where one is required', (t) => {
  t.true(Boolean(found) || !process.env.REQUIRE_BROWSER, BROWSER_MISSING);
});

test('the page is one file of less than 3 MB', (t) => {
  t.true(statSync(PAGE).size < 3e6);
});

let browser;
test.before(async () => {
  if (found) browser = await launch();
});
test.after.always(() => browser?.close());

/** Opens the page at a hash; whatever it complains about, or asks the network for, fails the test. */
const open = async (t, hash = '', options = {}) => {
  const page = await browser.newPage({ viewport: { width: 1400, height: 900 }, ...options });
  t.teardown(() => page.close());
  page.on('console', (message) => t.fail(`console: ${message.text()}`));
  page.on('pageerror', (error) => t.fail(error.stack));
  page.on('request', (request) => {
    if (!/^(?:file|data):/.test(request.url())) t.fail(`it asks for ${request.url()}`);
  });
  await page.goto(pathToFileURL(PAGE).href + hash);
  await page.waitForSelector('#code .line');
  return page;
};

const textOf = (page, selector) => page.locator(selector).first().innerText();
const hashOf = (page) => page.evaluate('decodeURIComponent(location.hash)');
const passShown = (page) => textOf(page, '#pass-name');

onPage('moving over a step lights its code, moving over code lights its steps', async (t) => {
  const page = await open(t);
  const step = page.locator('.step[data-key="sec-promise.resolve:3.c"]');
  await step.scrollIntoViewIfNeeded();
  await step.hover();
  const lit = await page.locator('#code .line.hover code').allInnerTexts();
  t.true(lit.some((line) => line.includes('if (xConstructor === C)')));
  t.false(lit.some((line) => line.includes('const C = this')));

  const line = page.locator('#code .line', { hasText: 'const xConstructor = x.constructor' });
  await line.scrollIntoViewIfNeeded();
  await line.hover();
  const keys = await page
    .locator('.step.hover')
    .evaluateAll((all) => all.map((one) => one.dataset.key));
  t.true(keys.includes('sec-promise.resolve:3.a'));
  t.false(keys.includes('sec-promise.resolve:3.c'));
});

onPage('arrow keys and the slider walk through the passes, with what each changed', async (t) => {
  const page = await open(t);
  t.regex(await passShown(page), /^unused-functions/);
  await page.keyboard.press('ArrowLeft');
  t.regex(await passShown(page), /^primitive-inlining/);
  t.true((await page.locator('#code .added').count()) > 5);
  t.true((await page.locator('#code .removed').count()) > 10);
  await page.keyboard.press('ArrowRight');
  t.regex(await passShown(page), /^unused-functions/);
  t.is(await page.locator('#code .added').count(), 0);

  await page.locator('#stage').focus();
  await page.keyboard.press('Home');
  t.is(await passShown(page), 'faithful');
  t.is(await textOf(page, '#code-title'), 'faithful.es2022.cjs');
  await page.keyboard.press('ArrowRight');
  t.regex(await passShown(page), /^slot-closures/);
  t.regex(await textOf(page, '#pass'), /nobody can tell/);
});

onPage('passes that changed nothing are hidden, and can be shown', async (t) => {
  const page = await open(t);
  const stops = () => page.locator('#stage').getAttribute('max').then(Number);
  const before = await stops();
  await page.locator('#changed-only').uncheck();
  t.true((await stops()) > before); // try-catch-isolation leaves es2022 alone
});

onPage('two stages beside each other', async (t) => {
  const page = await open(t, '#then0');
  await page.selectOption('#compare', { label: 'faithful' });
  t.is(await textOf(page, '#other-title'), 'faithful.es2022.cjs');
  t.regex(await textOf(page, '#code-title'), /up to then0/);
  t.true((await page.locator('#other .removed').count()) > 0);
  t.is(await page.locator('#other .added').count(), 0);
  t.is(await page.locator('#code .removed').count(), 0);
});

onPage(
  'a step’s link opens it: what became of it, its tests, the passes that changed it',
  async (t) => {
    const page = await open(t, '#25.4.1.3.2:7');
    t.is(
      await page.locator('.step.chosen').getAttribute('data-key'),
      'sec-promise-resolve-functions:7',
    );
    const details = await textOf(page, '.details');
    t.regex(details, /specialised/);
    t.regex(details, /tests: .*2016-06 \d+/);
    await page.locator('.details button', { hasText: 'then0' }).click();
    t.regex(await passShown(page), /^then0/);
    t.is(await hashOf(page), '#25.4.1.3.2:7');
  },
);

onPage('links to a line, a pass, a clause, and what they say afterwards', async (t) => {
  const page = await open(t, '#fast.es5.cjs:10');
  t.is(await textOf(page, '#code-title'), 'fast.es5.cjs');
  t.is(await page.locator('#code .at').getAttribute('data-line'), '10');
  t.is(await page.inputValue('#target'), 'es5');
  t.is(await hashOf(page), '#fast.es5.cjs:10');

  const pass = await open(t, '#state-bits');
  t.regex(await passShown(pass), /^state-bits/);
  t.is(await hashOf(pass), '#state-bits');

  const only = await open(t, '#assumed-pure');
  t.is(await only.inputValue('#preset'), 'loose');

  const line = await open(t, '#faithful.es2022.cjs:100');
  t.is(await textOf(line, '#code-title'), 'faithful.es2022.cjs');
});

onPage('search finds steps, code and passes', async (t) => {
  const page = await open(t);
  await page.keyboard.press('/');
  await page.keyboard.type('species promise');
  const results = await page.locator('#results a').allInnerTexts();
  t.true(results.some((one) => one.startsWith('25.4.5.3:3')));
  t.true(results.some((one) => /^\d+ +.*SpeciesConstructor\(promise, Promise\)/.test(one)));
  await page.fill('#search', 'ring of slots');
  t.regex(await textOf(page, '#results a'), /^job-queue/);
  await page.keyboard.press('Enter');
  t.regex(await passShown(page), /^job-queue/);
  await page.fill('#search', 'no such words anywhere');
  t.regex(await textOf(page, '#results'), /nothing has these words/);
});

onPage('presets and targets, and what they give up', async (t) => {
  const page = await open(t);
  await page.selectOption('#target', 'es5');
  t.is(await textOf(page, '#code-title'), 'fast.es5.cjs');
  await page.selectOption('#preset', 'deferred');
  t.is(await textOf(page, '#code-title'), 'deferred.es5.cjs');
  t.true((await page.locator('.mark.given-up').count()) > 0);
  t.regex(await textOf(page, '#figures'), /What became of steps, deferred\.es5/);
});

onPage('keys go through steps and lines, and let go', async (t) => {
  const page = await open(t);
  await page.locator('#steps').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  t.is(await hashOf(page), '#7.3.9:2');
  await page.keyboard.press('Escape');
  t.is(await page.locator('.step.chosen').count(), 0);
  await page.locator('#code').focus();
  await page.keyboard.press('ArrowDown');
  t.is(await hashOf(page), '#fast.es2022.cjs:1');
});

onPage('the figures are those of the ledger', async (t) => {
  const page = await open(t);
  const rows = await page.locator('#figures table').first().locator('tbody tr').allInnerTexts();
  const counts = rows.map((row) => Number(row.trim().split(/\s+/).at(-2)));
  const steps = await page.locator('.step').count();
  t.is(
    counts.reduce((sum, one) => sum + one, 0),
    steps,
  );
  t.regex(await textOf(page, '#figures'), /287 of 287/);
});

onPage('every stage of every library is the library: the patches lead there', async (t) => {
  const page = await open(t);
  for (const [preset, target] of [
    ['fast', 'es2022'],
    ['loose', 'es5'],
    ['deferred', 'es2022'],
  ]) {
    await page.selectOption('#preset', preset);
    await page.selectOption('#target', target);
    await page.locator('#show-changes').uncheck();
    const shown = await page
      .locator('#code .line code')
      .evaluateAll((all) => all.map((one) => one.textContent.trimEnd()));
    const file = join(ROOT, 'output', 'es2015', `${preset}.${target}.cjs`);
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    t.deepEqual(
      shown,
      lines.map((line) => line.trimEnd()),
    );
    await page.locator('#show-changes').check();
  }
});

for (const colorScheme of ['light', 'dark']) {
  onPage(`axe-core finds nothing, ${colorScheme}`, async (t) => {
    const page = await open(t, '#25.4.1.3.2:7', { colorScheme });
    await page.locator('#legend-button').click();
    await page.addScriptTag({ path: AXE });
    const check = () => page.evaluate(() => globalThis.axe.run());
    const problems = ({ violations }) =>
      violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .slice(0, 3)
            .map(({ html }) => html)
            .join(' ')}`,
      );
    t.deepEqual(problems(await check()), []);
    await page.keyboard.press('Escape');
    await page.goto(`${pathToFileURL(PAGE).href}#then0`);
    await page.selectOption('#compare', { label: 'faithful' });
    await page.fill('#search', 'then');
    t.deepEqual(problems(await check()), []);
  });
}

onPage('narrow screens need no scrolling sideways', async (t) => {
  const page = await open(t, '#25.4.4.5:3.c', { viewport: { width: 390, height: 800 } });
  const [inner, outer] = await page.evaluate('[document.documentElement.scrollWidth, innerWidth]');
  t.true(inner <= outer, `${inner} > ${outer}`);
});
