import test from 'ava';
import { openAudit } from '../support/audit-page.js';
import { BROWSER_MISSING, findBrowser, launch } from '../support/browser.js';
import { oneIn, swept } from '../support/extent.js';

/** The questions of an auditor: each is answered by one gesture, by mouse, by keyboard and on a phone. */

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

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** By keyboard alone: a word in the search, a key, or a key that leads to a choice. */
const searchByKeys = (text) => async (page) => {
  await page.keyboard.press('/');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
};
const press = (key) => (page) => page.keyboard.press(key);
const chooseByKeys = (key, text) => async (page) => {
  await page.keyboard.press(key);
  await page.keyboard.type(text);
};

/** As the command line names it. */
const lineNamed = async (page, text) => {
  const row = page.locator('#code .line', { hasText: text }).first();
  const number = await row.evaluate((line) => {
    const index = [...line.parentElement.children].indexOf(line);
    return line.parentElement.previousElementSibling.textContent.split('\n')[index];
  });
  return `fast.es2022.cjs:${number}`;
};

/** By finger. */
const searchByFinger = (text) => async (page) => {
  await page.tap('#search');
  await page.keyboard.type(text);
  await page.tap('#results button');
};
const tap = (selector) => (page) => page.tap(selector);
const choose = (label) => (page) => page.selectOption('#compare', { label });

const click = (selector) => (page) => page.click(selector);

/** By question: where one is when it comes up, one gesture for each device, and where the answer stands. */
const QUESTIONS = {
  'where is a step done?': {
    from: '',
    mouse: click('.worked button:text-is("7.4.7:1")'),
    keyboard: searchByKeys('27.2.1.3.2 step 7'),
    phone: searchByFinger('27.2.1.3.2:7'),
    answers: { '#code .chosen, .step.chosen .below': /^/, '#history-title': /^Step / },
  },
  'why is this line here?': {
    from: '#27.2.1.3.2',
    mouse: click('#code .line:has-text("resolution === promise")'),
    keyboard: async (page) => searchByKeys(await lineNamed(page, 'resolution === promise'))(page),
    phone: tap('#code .line:has-text("resolution === promise")'),
    answers: {
      '#history-title': /^Line \d+/,
      '#about': /does 27\.2\.1\.3\.2:7/,
      '#changes': /faithful[^]*object-identity[^]*===/,
    },
  },
  'what did this pass do?': {
    from: '#27.2.1.3.2:7',
    mouse: click('#changes li:has-text("object-identity") button:text-is("what it did")'),
    keyboard: searchByKeys('object-identity'),
    phone: searchByFinger('object-identity'),
    answers: {
      '#pass-name': /^object-identity$/,
      '#clause': /Why it is sound[^]*An example/,
      '#code .added mark': /===/,
    },
  },
  'what differs between two stages?': {
    from: '#27.2.1.3.2',
    mouse: choose('faithful'),
    keyboard: chooseByKeys('c', 'fai'),
    phone: choose('faithful'),
    answers: { '#code-title': /^faithful → /, '#code .pair.changed mark': /./ },
  },
  'what does no test reach?': {
    from: '',
    mouse: click('.figure:has-text("no test")'),
    keyboard: press('3'),
    phone: tap('.figure:has-text("no test")'),
    answers: { '.figure[aria-pressed=true]': /no test reaches/, '.filtered': /\d+:\d/ },
  },
  'what is not the standard?': {
    from: '',
    mouse: click('.figure:has-text("no step")'),
    keyboard: press('5'),
    phone: tap('.figure:has-text("no step")'),
    answers: { '.figure[aria-pressed=true]': /no step is behind/, '.brought': /host/ },
  },
};

const focusIsSeen = (page) =>
  page.evaluate(
    'document.activeElement !== document.body && document.activeElement.checkVisibility()',
  );

for (const [question, scene] of swept(Object.entries(QUESTIONS), (_, at) => at % 3 === 0)) {
  const { from, answers, ...gestures } = scene;
  for (const [device, gesture] of Object.entries(gestures)) {
    onPage(`${question} by ${device}`, async (t) => {
      const options = device === 'phone' ? PHONE : {};
      const page = await open(t, from, { edition: 'es2025', ...options });
      await gesture(page);
      for (const [selector, text] of Object.entries(answers))
        t.regex((await page.locator(selector).first().innerText()).trim(), text, selector);
      if (device === 'keyboard') t.true(await focusIsSeen(page));
    });
  }
}

onPage('arrow keys go on from what was searched', async (t) => {
  const page = await open(t, '', { edition: 'es2025' });
  await searchByKeys('27.2.1.3.2:7')(page);
  await page.keyboard.press('ArrowDown');
  t.is(await hashOf(page), '#27.2.1.3.2:7.a');
});

onPage('the focus is not lost where what had it goes', async (t) => {
  const page = await open(t, '', { edition: 'es2025' });
  await press('3')(page);
  await page.focus('.filtered button');
  await press('Enter')(page);
  t.regex(await textOf(page, '#history-title'), /^Step /);
  t.true(await focusIsSeen(page));
  await page.focus('#history-close');
  await press('Enter')(page);
  t.true(await page.isHidden('#history'));
  t.true(await focusIsSeen(page));
  await searchByKeys('27.2.1.3.2')(page);
  await page.focus('.steps a[href^="#"]');
  await press('Enter')(page);
  t.true(await focusIsSeen(page));
});

onPage('Escape lets go of what is chosen, piece by piece', async (t) => {
  const page = await open(t, '', { edition: 'es2025' });
  await searchByKeys('27.2.1.3.2:7')(page);
  await press('Escape')(page);
  t.is(await hashOf(page), '#27.2.1.3.2');
  await press('/')(page);
  await page.keyboard.type('then');
  t.true(await page.isVisible('#results'));
  await press('Escape')(page);
  t.true(await page.isHidden('#results'));
});

onPage('what is chosen is announced', async (t) => {
  const page = await open(t, '', { edition: 'es2025' });
  const announcement = () => page.locator('#said').textContent();
  await page.click('[data-clause="sec-fulfillpromise"]');
  t.regex(await announcement(), /FulfillPromise/);
  await press('ArrowDown')(page);
  t.regex(await announcement(), /^Step 27\.2\.1\.4:1: \d+ stages/);
  await press('ArrowLeft')(page);
  t.regex(await announcement(), /\S/);
  await page.click('#tab-passes');
  await page.click('[data-pass="then0"]');
  t.regex(await announcement(), /then0/);
});
