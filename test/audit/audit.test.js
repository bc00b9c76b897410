import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import test from 'ava';
import { readNames } from '../../cli/coverage/reached.js';
import { drawWhole, openAudit, PAGES } from '../support/audit-page.js';
import { BROWSER_MISSING, findBrowser, launch } from '../support/browser.js';
import { oneIn } from '../support/extent.js';
import { ROOT } from '../support/libraries.js';

/** The pages of the audit, in a browser, from the file system. */

const chromium = findBrowser();
if (!chromium) console.log(BROWSER_MISSING);
const onPage = chromium ? oneIn(3, test).serial : test.skip;

test('there is a browser where one is required', (t) => {
  t.true(Boolean(chromium) || !process.env.REQUIRE_BROWSER, BROWSER_MISSING);
});

const modelOf = (file) => {
  const [, json] = /<script id="model"[^>]*>([^]*?)<\/script>/.exec(readFileSync(file, 'utf8'));
  return JSON.parse(json);
};

/** The text of a stage: the patches up to it, one after the other. */
const textAt = (model, stages, last) => {
  const lines = [];
  for (const { patch } of stages.slice(0, last + 1)) {
    for (const [at, count, added] of [...patch].reverse()) lines.splice(at, count, ...added);
  }
  return lines.map((line) => model.lines[line][0]);
};

const linesOfFile = (name, edition = 'es2015') =>
  readFileSync(join(ROOT, 'output', edition, `${name}.cjs`), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.trimEnd());

for (const [edition, file] of Object.entries(PAGES)) {
  test(`the page of ${edition} is one file of at most 1.5 MB`, (t) => {
    t.true(statSync(file).size <= 1.5e6);
  });

  const model = modelOf(file);
  for (const [name, stages] of Object.entries(model.libraries)) {
    test(`the patches of ${edition} ${name} lead from faithful to the library`, (t) => {
      t.deepEqual(textAt(model, stages, stages.length - 1), linesOfFile(name, edition));
      const [preset, target] = name.split('.');
      if (preset === 'deferred') return;
      t.deepEqual(textAt(model, stages, 0), linesOfFile(`faithful.${target}`, edition));
    });
  }
}

let browser;
test.before(async () => {
  if (chromium) browser = await launch();
});
test.after.always(() => browser?.close());

const open = (t, hash, options) => openAudit(t, browser, hash, options);

const textOf = (page, selector) => page.locator(selector).first().innerText();
const hashOf = (page) => page.evaluate('decodeURIComponent(location.hash)');

onPage('the pages of editions lead to each other', async (t) => {
  const page = await open(t, '', { edition: 'es2025' });
  for (const edition of ['es2015', 'es2025']) {
    await page.click(`#edition a:text-is("${edition}")`);
    await page.waitForURL(pathToFileURL(PAGES[edition]).href);
    await page.waitForSelector('#clause > *');
    t.true((await textOf(page, '#edition')).startsWith(edition));
  }
});

for (const written of [
  '25.4.4.5:3.c',
  '25.4.4.5 step 3c',
  'Promise.resolve 3.c',
  'sec-promise.resolve:3.c',
]) {
  onPage(`a step is found as ${written}`, async (t) => {
    const page = await open(t);
    await page.keyboard.press('/');
    await page.keyboard.type(written);
    await page.keyboard.press('Enter');
    t.is(await hashOf(page), '#25.4.4.5:3.c');
    t.is(await page.locator('.step.chosen').getAttribute('data-key'), 'sec-promise.resolve:3.c');
    t.regex(await page.locator('#code .chosen').allInnerTexts().then(String), /xConstructor === C/);
  });
}

onPage('a step shows every pass that touched it, with its code', async (t) => {
  const page = await open(t, '#25.4.4.5:3.c');
  const names = await page.locator('.changes > li > button').allInnerTexts();
  t.deepEqual(names, ['faithful', 'type-tests', 'object-identity']);
  t.regex(await textOf(page, '#history'), /tests: \d+ \(test262 of 2016-06 \d+/);
  t.regex(await textOf(page, '.changes > li:last-child'), /if \(xConstructor === C\)/);
  t.true((await page.locator('.changes mark').count()) > 0);
  await page.click('#tab-passes');
  t.deepEqual(
    await page
      .locator('#passes .touches [data-pass]')
      .evaluateAll((all) => all.map(({ dataset }) => dataset.pass)),
    names.slice(1),
  );
});

onPage('a step shows the tests that reach it by name', async (t) => {
  const page = await open(t, '#27.2.1.3.2:7', { edition: 'es2025' });
  const names = await page.locator('.test-names').first().locator('a').allInnerTexts();
  t.true(names.length > 0);
  const { tests } = readNames('es2025');
  for (const name of names) t.true(tests.includes(`head/${name}`), name);
  t.regex(await textOf(page, '.test-names li:last-child'), /^and \d+ more$/);
});

onPage('only the lines inside of a function are of a step that it holds', async (t) => {
  const page = await open(t, '#27.2.1.3.2:7', { edition: 'es2025' });
  const texts = await page.locator('#code .chosen').allInnerTexts();
  t.true(texts.some((text) => /if \(resolution === promise\)/.test(text)));
  t.deepEqual(
    texts.filter((text) => /^function /.test(text.trim())),
    [],
  );
});

onPage('a line shows its steps, or what brought it', async (t) => {
  const [line] = linesOfFile('fast.es2022').flatMap((text, at) =>
    /if \(xConstructor === C\)/.test(text) ? [at + 1] : [],
  );
  const page = await open(t, `#fast.es2022.cjs:${line}`);
  t.regex(await textOf(page, '#history'), new RegExp(`Line ${line}[^]*25\\.4\\.4\\.5:3\\.c`));
  const host = linesOfFile('fast.es2022').findIndex((text) => /^const \$TypeError/.test(text)) + 1;
  const other = await open(t, `#fast.es2022.cjs:${host}`);
  t.regex(await textOf(other, '#history'), /host: /);
});

onPage('only the lines of a step light', async (t) => {
  const page = await open(t, '#25.4.4.5');
  await page.locator('[data-key="sec-promise.resolve:3.a"] .sentence').hover();
  const lit = await page.locator('#code .line.hover code').allInnerTexts();
  t.true(lit.some((text) => /const xConstructor/.test(text)));
  t.false(
    lit.some((text) => /\b3\.b\.|\b2\. |static resolve/.test(text)),
    lit.join('\n'),
  );
  await page.locator('#code .line', { hasText: 'const xConstructor' }).hover();
  const keys = await page
    .locator('.step.hover')
    .evaluateAll((all) => all.map(({ dataset }) => dataset.key));
  t.deepEqual(keys, ['sec-promise.resolve:3.a']);
});

onPage('a pass says what it does and why it may, and only what it changed', async (t) => {
  const page = await open(t, '#then0');
  t.is(await textOf(page, '#pass-name'), 'then0');
  t.regex(await textOf(page, '#clause'), /Guard species-is-intrinsic/);
  t.regex(await textOf(page, '#code-title'), / → then0/);
  await drawWhole(page);
  t.true((await page.locator('#code .pair.added').count()) > 20);
  t.true((await page.locator('#code .pair.same').count()) < 60);
  await page.keyboard.press('ArrowRight');
  t.is(await textOf(page, '#pass-name'), 'forgotten-then');
});

onPage('a guard leads to the lines that test it', async (t) => {
  const page = await open(t, '#capability-bypass');
  await page.locator('[data-to]').first().click();
  t.regex(await textOf(page, '#history-title'), /^Line \d+/);
  t.regex(await textOf(page, '#code .line.at'), /if \(|while \(|[?&|] /);
});

onPage('an operation that a sentence names leads to its clause', async (t) => {
  const page = await open(t, '#25.4.4.5');
  await page.click('.steps a:text-is("NewPromiseCapability")');
  t.is(await hashOf(page), '#25.4.1.5');
});

onPage('arrow keys go from line to line of the code', async (t) => {
  const page = await open(t, '#25.4.4.5');
  await page.focus('#code');
  const titles = [];
  for (let count = 0; count < 2; count++) {
    await page.keyboard.press('ArrowDown');
    titles.push(Number((await textOf(page, '#history-title')).replace('Line ', '')));
  }
  t.is(titles[1], titles[0] + 1);
});

onPage('the address follows the slider, and Back does not go through its moves', async (t) => {
  const page = await open(t, '#25.4.4.5');
  await page.click('[data-key="sec-promise.resolve:3.c"] .sentence');
  await page.keyboard.press('Escape');
  await page.click('#back');
  await page.click('#back');
  await page.waitForFunction("location.hash.includes('stage=')");
  await page.goBack();
  t.is(await hashOf(page), '#25.4.4.5:3.c');
});

onPage('Back goes back, wrong addresses say so', async (t) => {
  const page = await open(t);
  await page.click('[data-clause="sec-promise.resolve"]');
  await page.click('[data-key="sec-promise.resolve:3.c"] .sentence');
  t.is(await hashOf(page), '#25.4.4.5:3.c');
  await page.goBack();
  t.is(await hashOf(page), '#25.4.4.5');
  t.true(await page.isHidden('#history'));
  const wrong = await open(t, '#no-such-thing');
  t.regex(await textOf(wrong, '#problem'), /nothing here is called no-such-thing/);
  for (const part of ['stage=then1', 'preset=slow', 'filter=all', 'colour=red']) {
    const page = await open(t, `#25.4.4.5&${part}`);
    t.is(await textOf(page, '#problem'), `nothing here is called ${part}`);
  }
});

onPage('links to lines of other libraries and to passes of other presets', async (t) => {
  const page = await open(t, '#fast.es5.cjs:10');
  t.is(await page.inputValue('#target'), 'es5');
  t.regex(await textOf(page, '#history-title'), /Line 10/);
  const pass = await open(t, '#assumed-pure');
  t.is(await pass.inputValue('#preset'), 'loose');
});

onPage('deferred shows the steps that it does not keep', async (t) => {
  const page = await open(t, '#&preset=deferred');
  t.true(Number(await textOf(page, '.figure:has-text("not kept") b')) > 0);
});

onPage('keys walk, and those of one character can be turned off', async (t) => {
  const page = await open(t, '#25.4.4.5');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  t.is(await hashOf(page), '#25.4.4.5:2');
  await page.keyboard.press('Escape');
  t.is(await hashOf(page), '#25.4.4.5');
  await page.keyboard.press('?');
  t.true(await page.isVisible('#help'));
  await page.uncheck('#letters');
  await page.click('#help-close');
  await page.keyboard.press('?');
  t.false(await page.isVisible('#help'));
});

onPage('a variable lights with all its uses', async (t) => {
  const page = await open(t, '#25.4.4.5');
  await page
    .locator('[data-key="sec-promise.resolve:3.a"] var', { hasText: 'xConstructor' })
    .hover();
  t.is(await page.locator('var.lit').count(), 3);
});
