import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'ava';
import { parse } from 'acorn';
import { aplus, aplusScripts, COUNT } from '../engines/aplus.js';
import { asScript, hosts, shell } from '../engines/hosts.js';
import { loadReasons, reasonOf } from '../engines/reasons.js';
import { resultOf } from '../engines/result.js';
import { SUITES } from '../engines/suites.js';
import { withReasons, withTable } from '../engines/table.js';
import { test262 } from '../engines/test262.js';
import { ENGINES_MISSING } from '../support/engines.js';
import { library, ROOT } from '../support/libraries.js';
import { findTest262, TEST262_MISSING } from '../support/test262.js';

// The suites that `npm run engines` runs in every engine.

const LIBRARY = library('es2015', 'fast', 'es5');
const thisNode = shell('Node', process.execPath, ['es5'], { wrap: asScript });
const hermes = hosts().find(({ name }) => name === 'Hermes');

/** A mistake in the library's text: a handler that is called for the other state. */
const mistaken = (script) => script.replaceAll('=== 2 /* REJECTED */', '=== 3');

const folder = mkdtempSync(join(tmpdir(), 'fledgling-mistaken-'));
writeFileSync(join(folder, 'mistaken.cjs'), mistaken(readFileSync(LIBRARY.file, 'utf8')));
test.after.always(() => rmSync(folder, { recursive: true }));

test('promises-aplus-tests is one file in the syntax of every engine', async (t) => {
  const script = (await aplusScripts())(LIBRARY.file);
  t.notThrows(() => parse(script, { ecmaVersion: 5 }));
  const { passed, failures } = await resultOf(thisNode, mistaken(script));
  t.is(passed + failures.length, COUNT);
  t.true(failures.some((title) => /^2\.2\.[23]/.test(title)));
});

test('promises-aplus-tests in this Node', async (t) => {
  t.deepEqual(await (await aplus()).run(thisNode, LIBRARY), { passed: COUNT, failures: [] });
});

if (hermes) {
  test('promises-aplus-tests in Hermes', async (t) => {
    t.deepEqual(await (await aplus()).run(hermes, LIBRARY), { passed: COUNT, failures: [] });
  });
} else if (process.env.REQUIRE_ENGINES === '1') {
  test('Hermes is here', (t) => t.fail(ENGINES_MISSING));
} else test.skip(ENGINES_MISSING, () => {});

/** Two ways to run a test; the second takes a process for each. */
const WAYS = { realms: /^(?:race|resolve|proto-from)/, processes: /^race\/S25\.4\.4\.3_A[67]/ };

for (const [way, sample] of findTest262() ? Object.entries(WAYS) : []) {
  test(`test262 in ${way} sees what a library does wrong, and nothing else`, async (t) => {
    const host = { ...thisNode, hasRealms: way === 'realms' };
    const suite = await test262([LIBRARY], (file) => sample.test(file));
    const { passed, failures } = await suite.run(host, LIBRARY);
    t.deepEqual(failures, []);
    t.true(passed > 5, String(passed));
    const wrong = await suite.run(host, { ...LIBRARY, file: join(folder, 'mistaken.cjs') });
    t.is(wrong.passed + wrong.failures.length, passed);
    t.true(wrong.failures.length > passed / 8, String(wrong.failures.length));
  });
}
if (!findTest262()) test.skip(TEST262_MISSING, () => {});

test('an engine that breaks is said to be broken', async (t) => {
  const { broken } = await resultOf(thisNode, 'throw new TypeError("no engine");');
  t.is(broken, 'TypeError: no engine');
  t.regex((await resultOf(thisNode, '')).broken, /without a result/);
});

const ENTRY = {
  engines: ['Bun', 'Node 5.1.0'],
  suite: 'aplus',
  test: '^2\\.2',
  reason: 'so',
  clause: '2',
};

test('a failure is explained for an engine, a suite, a test and a message', (t) => {
  const reason = (where, failure, entry = ENTRY) =>
    reasonOf(
      [entry],
      { engine: 'Bun', named: 'Bun 1.4.5', suite: 'aplus', ...where },
      { test: '2.2.5', message: 'no', ...failure },
    );
  t.is(reason({}, {}), ENTRY);
  t.is(reason({ engine: 'Node', named: 'Node 5.1.0' }, {}), ENTRY);
  t.is(reason({ engine: 'Node', named: 'Node 5.2.0' }, {}), undefined);
  t.is(reason({ suite: 'test262' }, {}), undefined);
  t.is(reason({}, { test: '2.1.2' }), undefined);
  t.is(reason({}, {}, { ...ENTRY, message: '^yes' }), undefined);
});

test('each reason has an engine, a suite, words and a clause', (t) => {
  for (const entry of loadReasons()) {
    t.true(entry.engines.length > 0 && Object.hasOwn(SUITES, entry.suite));
    t.true(Boolean(entry.reason && entry.clause));
    t.notThrows(() => [new RegExp(entry.test), new RegExp(entry.message)]);
  }
});

test('a table takes the place of its own in a page', (t) => {
  const page =
    '# Page\n\n## One\n\nText.\n\n| engine | a |\n| - | - |\n| x | 1 |\n\n## Two\n\n| engine | a |\n| - | - |\n| x | 2 |\n';
  const table = '| engine | a |\n| - | - |\n| y | 3 |\n';
  const written = withTable(page, 'One', table);
  t.is(written, page.replace('| x | 1 |\n', '| x | 1 |\n| y | 3 |\n'));
  t.is(
    withTable(page, 'Two', table.replace('3', '4').replaceAll('a |', 'a | b |')),
    page.replace(
      '| engine | a |\n| - | - |\n| x | 2 |\n',
      '| engine | a | b |\n| - | - |\n| y | 4 |\n',
    ),
  );
});

test('docs/engines.md says why engines fail', (t) => {
  const page = readFileSync(join(ROOT, 'docs/engines.md'), 'utf8');
  for (const [name, { title }] of Object.entries(SUITES)) {
    const reasons = loadReasons().filter(({ suite }) => suite === name);
    if (reasons.length > 0) t.is(withReasons(page, title, reasons), page, name);
  }
});
