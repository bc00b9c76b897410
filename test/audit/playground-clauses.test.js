import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'ava';
import { documentTexts } from '../../cli/editions.js';
import { playgroundOf } from '../../cli/playground/build.js';
import { BROWSER_MISSING, findBrowser, launch } from '../support/browser.js';
import { oneIn } from '../support/extent.js';
import { after, openPlayground, output, wish } from '../support/playground-page.js';

/** Clauses that somebody writes on the playground, and the program that runs on them. */

const chromium = findBrowser();
if (!chromium) console.log(BROWSER_MISSING);
const onPage = chromium ? oneIn(2, test).serial : test.skip;

test('there is a browser where one is required', (t) => {
  t.true(Boolean(chromium) || !process.env.REQUIRE_BROWSER, BROWSER_MISSING);
});

const documents = documentTexts();
const newest = Object.keys(documents).at(-1);
const file = join(mkdtempSync(join(tmpdir(), 'fledgling-playground-')), 'playground.html');

let browser;
test.before(async () => {
  writeFileSync(file, await playgroundOf(documents));
  if (chromium) browser = await launch();
});
test.after.always(() => browser?.close());

const open = (t, state) => openPlayground(t, browser, file, state);

const METHOD = `<emu-clause id="sec-promise.later">
  <h1>Promise.later ( _x_ )</h1>
  <emu-alg>
    1. Let _C_ be the *this* value.
    1. Let _promiseCapability_ be ? NewPromiseCapability(_C_).
    1. Perform ? Call(_promiseCapability_.[[Resolve]], *undefined*, « _x_ »).
    1. Return _promiseCapability_.[[Promise]].
  </emu-alg>
</emu-clause>`;

onPage('a method of our own is added to the document, and a program calls it', async (t) => {
  const program = 'Promise.later(5).then((x) => console.log(x));';
  const page = await open(t, wish(program, { edition: newest }));
  t.regex((await output(page)).join(), /not a funct/);
  await page.locator('#own summary').press('Enter');
  await page.fill('#clauses', METHOD);
  await after(page, () => page.press('#add', 'Enter'));
  t.deepEqual(await output(page), ['5']);
  t.true(
    await page.locator('[data-key="sec-promise.later:3"]').evaluate((row) => row.matches('.ran')),
  );
  await after(page, () => page.selectOption('#preset', 'fast'));
  t.deepEqual(await output(page), ['5']);
  await after(page, () =>
    page.fill('#clauses', METHOD.replace('Perform ?', 'Frobnicate')).then(() => page.click('#add')),
  );
  t.regex(await page.innerText('#clauses-error'), /^your clauses:6:\d+: [^]*Frobnicate/);
  await after(page, () => page.goBack());
  t.deepEqual(await output(page), ['5']);
  t.is(await page.inputValue('#clauses'), METHOD);
  t.true(await page.isHidden('#clauses-error'));
});

onPage('clauses stand there to begin with, and run as they are', async (t) => {
  const program = 'Promise.either(Promise.resolve(), 2).then((x) => console.log(x));';
  for (const edition of ['es2015', newest]) {
    const page = await open(t, wish(program, { edition }));
    await page.click('#own summary');
    await after(page, () => page.click('#add'));
    t.deepEqual(await output(page), ['2'], edition);
  }
});

onPage('to the next line of the program', async (t) => {
  const page = await open(t, wish('const p = Promise.resolve(1);\nconst q = p.then();'));
  await page.press('#next-line', 'Enter');
  await page.locator('#gutter .current', { hasText: '2' }).waitFor();
  t.pass();
});
