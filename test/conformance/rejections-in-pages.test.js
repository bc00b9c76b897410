import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { BROWSER_MISSING, findBrowser, launch, PATIENCE } from '../support/browser.js';
import { generated } from '../support/generated.js';
import { CURRENT_LIBRARIES, ROOT } from '../support/libraries.js';

// Rejections that nobody handles, in a browser: the window is told what it is told of native promises,
// by the same events in the same order.

const chromium = findBrowser();
if (!chromium) console.log(BROWSER_MISSING);
const onPage = chromium ? test : test.skip;

const PROGRAMS = readFileSync(
  new URL('../support/rejection-programs.cjs', import.meta.url),
  'utf8',
);
const SEEDS = Array.from({ length: 48 }, (_, at) => at);
const LIBRARIES = CURRENT_LIBRARIES.filter(({ preset }) => preset !== 'loose');

const DOCUMENT = readFileSync(join(ROOT, 'spec/documents/es2025.html'), 'utf8');
const sourceOf = ({ preset, target }) =>
  generated(DOCUMENT, { preset, target, edition: 'es2025' }).code;

let browser;
let native;

/** What programs log in a page of their own; `subject` is code, the constructor is its value. */
const logsOf = async (subject) => {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  try {
    await page.goto('about:blank');
    await page.addScriptTag({ content: PROGRAMS });
    return await page.evaluate(`runAllRejections(${subject}, ${JSON.stringify(SEEDS)})`);
  } finally {
    await page.close();
  }
};

const subjectOf = (source) =>
  `(() => { const exports = {}; (function (exports) {${source}\n})(exports); return exports.Promise; })()`;

test.before(async () => {
  if (!chromium) return;
  browser = await launch();
  native = await logsOf('Promise');
});
test.after.always(() => browser?.close());

onPage('programs differ, and have enough to say', (t) => {
  t.is(new Set(native.map(String)).size, SEEDS.length);
  const events = native
    .flat()
    .filter((line) => /^(?:unhandledrejection|rejectionhandled)/.test(line));
  t.true(events.length > 150, String(events.length));
  for (const word of ['rejectionhandled', 'true true', 'true false', 'of reason', 'caught']) {
    t.true(
      events.concat(native.flat()).some((line) => line.includes(word)),
      word,
    );
  }
});

onPage('native promises log the same again', async (t) => {
  t.deepEqual(await logsOf('Promise'), native);
});

for (const library of LIBRARIES) {
  onPage(`the window is told what it is told of native promises, ${library.name}`, async (t) => {
    t.deepEqual(await logsOf(subjectOf(sourceOf(library))), native);
  });
}

onPage('a library that reports late is seen', async (t) => {
  const source = sourceOf(LIBRARIES[0]);
  const late = `${source}\nexports.Promise = exports.create({ rejections: {
    onReject: (promise, reason) => setTimeout(() => Promise.reject(reason)), onHandle() {} } });`;
  t.notDeepEqual(await logsOf(subjectOf(late)), native);
});
