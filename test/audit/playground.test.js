import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'ava';
import { documentTexts } from '../../cli/editions.js';
import { playgroundOf } from '../../cli/playground/build.js';
import { documentOf } from '../../cli/playground/engine/document.js';
import { EXAMPLES } from '../../cli/playground/page/examples.js';
import { openLibrary, openProgram, run } from '../../cli/playground/engine/session.js';
import { AXE, BROWSER_MISSING, findBrowser, launch } from '../support/browser.js';
import { inSweeps, oneIn, swept } from '../support/extent.js';
import { generated } from '../support/generated.js';
import { after, openPlayground, output, status, wish } from '../support/playground-page.js';
import { load } from '../support/playground.js';

/** The playground in a browser, from the file system. */

const chromium = findBrowser();
if (!chromium) console.log(BROWSER_MISSING);
const onPage = chromium ? oneIn(3, test).serial : test.skip;
const onPageInSweeps = chromium ? inSweeps(test.serial) : test.skip;

const documents = documentTexts();
const newest = Object.keys(documents).at(-1);
const file = join(mkdtempSync(join(tmpdir(), 'fledgling-playground-')), 'playground.html');

let browser;
test.before(async () => {
  writeFileSync(file, await playgroundOf(documents));
  if (chromium) browser = await launch();
});
test.after.always(() => browser?.close());

const open = (t, state, options) => openPlayground(t, browser, file, state, options);

onPage('each example ends as in Node', async (t) => {
  const page = await open(t, wish(Object.values(EXAMPLES)[0]));
  const library = await openLibrary(documentOf(documents.es2015), { preset: 'faithful' }, load);
  for (const [name, text] of Object.entries(EXAMPLES)) {
    await after(page, () => page.selectOption('#example', name));
    const { trace } = run(library, await openProgram(text, load));
    t.deepEqual(
      await output(page),
      trace.output.map((line) => line.text),
      name,
    );
    t.true((await status(page)).startsWith(`${trace.steps.length} steps`), name);
  }
});

onPage('the generator in the page gives what it gives in Node', async (t) => {
  const page = await open(t, wish('1;'));
  const options = { preset: 'fast', target: 'es2022', edition: 'es2015' };
  const code = await page.evaluate(
    ([script, wanted]) =>
      new Promise((resolve, reject) => {
        const worker = new globalThis.Worker(URL.createObjectURL(new Blob([script])));
        worker.onerror = reject;
        worker.onmessage = ({ data }) =>
          data.id === 1 && resolve(data.result ?? data.error.message);
        worker.postMessage({
          id: 0,
          method: 'texts',
          options: { 'es2015.html': wanted.source[0].text },
        });
        worker.postMessage({ id: 1, method: 'emit', options: wanted });
      }),
    [
      await page.locator('script[type="text/plain"]').textContent(),
      { ...options, source: documents.es2015 },
    ],
  );
  t.is(code, generated(documentOf(documents.es2015), options).code);
});

onPage('steps forward and back, to the next job, to the step that made a job', async (t) => {
  const page = await open(t, wish('Promise.resolve(1).then((x) => console.log(x));'));
  t.is(await page.inputValue('#position'), '0');
  await page.click('#on');
  await page.waitForFunction('document.querySelector("#position").value === "1"');
  await page.click('#back');
  await page.waitForFunction('document.querySelector("#position").value === "0"');
  await page.click('#next-job');
  await page.waitForSelector('[data-key="sec-promisereactionjob:2"].current');
  t.is(await page.locator('#output li.later').count(), 1);
  t.regex(await page.innerText('#stack'), /PromiseReactionJob/);
  t.regex(await page.innerText('#running'), /^job 1, PromiseReactionJob/);
  await page.click('text=settled by >> nth=0');
  await page.waitForSelector('[data-key="sec-fulfillpromise:6"].current');
  t.regex(await page.innerText('#running'), /^the program itself/);
  await page.click('#next-job');
  await page.click('#running >> text=made by');
  await page.waitForSelector('[data-key="sec-performpromisethen:8.b"].current');
  await page.click('#first');
  await page.click('[data-key="sec-performpromisethen:8.b"] .number');
  await page.waitForSelector('[data-key="sec-performpromisethen:8.b"].current');
});

const change = async (page, key, sentence) => {
  const row = page.locator(`[data-key="${key}"]`);
  await row.hover();
  await row.locator('.pencil').click();
  await row.locator('.edit textarea').fill(sentence);
  await row.locator('.edit button >> nth=0').click();
};

onPage('a step is edited: another library runs, and the change is shown', async (t) => {
  const program = 'Promise.all(5).catch((e) => console.log(e instanceof RangeError));';
  const page = await open(t, wish('new Promise(1).then();'));
  const key = 'sec-promise-executor:2';
  t.regex((await output(page)).join(), /TypeError/, program);
  await after(page, () =>
    change(page, key, 'If IsCallable(_executor_) is *false*, throw a *RangeError* exception.'),
  );
  t.regex((await output(page)).join(), /RangeError/);
  t.true(await page.isVisible('#change'));
  t.regex(await page.innerText('#change'), /TypeError[\s\S]*RangeError/);
  await after(page, () => page.goBack());
  t.regex((await output(page)).join(), /TypeError/);
  t.is(await page.locator('.step.edited').count(), 0);
  await after(page, () => page.goForward());
  t.is(await page.locator('.step.edited').getAttribute('data-key'), key);
});

onPage('a step that cannot be read says so where it stands', async (t) => {
  const page = await open(t, wish('1;'));
  const key = 'sec-promise.resolve:6';
  await after(page, () => change(page, key, 'Frobnicate _x_.'));
  t.is(await page.getAttribute('body', 'data-state'), 'failed');
  t.regex(await page.innerText(`[data-key="${key}"] .error`), /Frobnicate/);
});

onPage('a sentence is read as it is typed', async (t) => {
  const page = await open(t, wish('1;'));
  const row = page.locator('[data-key="sec-promise.resolve:6"]');
  const error = row.locator('.error');
  await row.hover();
  await row.locator('.pencil').click();
  const sentence = await row.locator('.edit textarea').inputValue();
  await row.locator('.edit textarea').fill('Frobnicate _x_.');
  await error.waitFor({ state: 'visible' });
  t.regex(await error.innerText(), /^es2015\.html:\d+:\d+: [^]*Promise\.resolve[^]*Frobnicate/);
  await row.locator('.edit textarea').fill(sentence);
  await error.waitFor({ state: 'hidden' });
  t.is(await page.getAttribute('body', 'data-state'), 'ready');
});

onPage('the number of a step does not cover its sentence, however deep it is', async (t) => {
  const page = await open(t, wish('1;', { edition: newest }));
  const covered = await page.locator('.step').evaluateAll((rows) =>
    rows
      .filter((row) => {
        const [number, sentence] = ['.number', '.sentence'].map((part) => row.querySelector(part));
        return (
          number.scrollWidth > number.clientWidth + 1 ||
          number.getBoundingClientRect().right > sentence.getBoundingClientRect().left
        );
      })
      .map((row) => row.dataset.key),
  );
  t.deepEqual(covered, []);
});

onPage('another edition: where the runs part, side by side', async (t) => {
  const page = await open(t, wish('Promise.resolve(1).then((x) => console.log(x));'));
  const stands = (edition) => ['es2015', 'es2018', newest].includes(edition); // one is amended
  for (const edition of swept(Object.keys(documents), stands)) {
    if (edition !== 'es2015') await after(page, () => page.selectOption('#edition', edition));
    t.is(await page.getAttribute('body', 'data-state'), 'ready', edition);
    t.deepEqual(await output(page), ['1'], edition);
  }
  t.regex(
    await page.innerText('#change-text p'),
    /^The first step that differs is number \d+\. Before: “[\d.]+:.+” Now: “[\d.]+:.+” \d+ steps before, \d+ now\.$/,
  );
  t.true((await page.locator('#change td.differs').count()) > 2);
});

onPage('what a run costs: time and objects, on both libraries', async (t) => {
  const page = await open(t, wish('Promise.resolve(1).then((x) => x);'));
  await after(page, () => page.click('#time'));
  const text = await status(page);
  const pattern = /^a run takes .* and (\d+) objects on faithful, .* and (\d+) objects on fast/;
  t.regex(text, pattern);
  const [, faithful, fast] = pattern.exec(text);
  t.true(Number(fast) > 1 && Number(faithful) > Number(fast));
});

for (const [policy, message] of [
  ["default-src 'self'", /script-src 'unsafe-inline' blob:/],
  ["script-src 'unsafe-inline'; style-src 'unsafe-inline'", /policy of this page[^]*blob:/],
]) {
  onPage(`under a stricter policy the page says what it needs: ${policy}`, async (t) => {
    const page = await browser.newPage();
    t.teardown(() => page.close());
    const headers = { 'Content-Security-Policy': policy, 'Content-Type': 'text/html' };
    await page.route('http://page.test/**', (route) =>
      route.fulfill({ body: readFileSync(file, 'utf8'), headers }),
    );
    await page.goto('http://page.test/playground.html');
    await page.locator('body', { hasText: message }).waitFor();
    t.pass();
  });
}

onPage('on fast, steps that no longer run are struck out; a pass can be left out', async (t) => {
  const program = 'Promise.resolve(1).then((x) => Promise.resolve(x));';
  const page = await open(t, wish(program, { preset: 'fast' }));
  t.true((await page.locator('.step.skipped').count()) > 5);
  const why = await page.locator('.step.skipped .why').allInnerTexts();
  t.true(why.every(Boolean));
  t.true(why.some((text) => /as this guard holds: [\w-]+: \w+/.test(text)));
  const count = () => page.locator('#pass-list input:not(:checked)').count();
  t.is(await count(), 0);
  await page.click('#passes summary');
  await after(page, () => page.click('#pass-list label:has-text("primitive-inlining")'));
  t.is(await count(), 1);
  t.is(await page.getAttribute('body', 'data-state'), 'ready');
});

onPage('an address brings everything back; a broken one says so', async (t) => {
  const page = await open(t, wish('console.log("shared");', { at: 0 }));
  t.deepEqual(await output(page), ['shared']);
  await after(page, () => page.evaluate('location.hash = "#!!"'));
  await page.locator('#status', { hasText: 'incomplete' }).waitFor();
  await after(page, () => page.goBack());
  t.deepEqual(await output(page), ['shared']);
});

onPage('an endless program is stopped, and the page goes on', async (t) => {
  const page = await open(t, wish('while (true);'));
  t.regex(await status(page), /did not come to an end/);
  await page.fill('#program', 'console.log("again");');
  await after(page, () => page.click('#run'));
  t.deepEqual(await output(page), ['again']);
});

onPageInSweeps(
  'a program whose jobs do not end is stopped as its time is taken, and runs on',
  async (t) => {
    const program = 'const again = () => Promise.resolve().then(again); again();';
    const page = await open(t, wish(program));
    t.regex(await status(page), /more than \d+ steps/);
    await after(page, () => page.click('#time'));
    t.regex(await status(page), /did not come to an end/);
    await after(page, () => page.click('#on'));
    t.is(await page.inputValue('#position'), '1');
  },
);

onPage('a program with a mistake says where', async (t) => {
  const page = await open(t, wish('1;\nlet x = ;'));
  t.regex(await page.innerText('#program-error'), /^line 2, column 9/);
});

onPage('the newest edition runs', async (t) => {
  const page = await open(t, wish('console.log(typeof Promise);', { edition: newest }));
  t.deepEqual(await output(page), ['function']);
});

const WAYS = Object.entries({
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  'a phone': { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
});
for (const [name, options] of swept(WAYS, (_, at) => at === 0)) {
  onPage(`nothing stands in the way of assistive technology, ${name}`, async (t) => {
    const page = await open(t, wish(Object.values(EXAMPLES)[0]), { ...options, bypassCSP: true });
    await page.click('#own summary');
    await page.addScriptTag({ content: readFileSync(AXE, 'utf8') });
    const { violations } = await page.evaluate('axe.run()');
    t.deepEqual(
      violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`),
      [],
    );
  });
}

onPage('on a phone nothing is cut off', async (t) => {
  const viewport = { width: 390, height: 800 };
  const page = await open(t, wish(Object.values(EXAMPLES)[0]), { viewport });
  t.true(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'));
});
