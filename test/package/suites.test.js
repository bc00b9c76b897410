import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import test from 'ava';
import { swept } from '../support/extent.js';
import { ROOT } from '../support/libraries.js';
import { mochaFolder } from '../support/mocha-folder.js';
import { git } from '../support/snapshot.js';
import { better, differences } from '../suites/compare.js';
import { addressOf, fetchSuite } from '../suites/fetch.js';
import { SUITES } from '../suites/list.js';
import { runSuite } from '../suites/run.js';
import { runners } from '../suites/runners.js';
import { SUBJECTS } from '../suites/subjects.js';
import { suitesTable, withTable } from '../suites/table.js';

// The command that runs suites of other projects, on small suites that are made here.

const AUTHOR = [
  '-c',
  'user.name=t',
  '-c',
  'user.email=t@example.org',
  '-c',
  'commit.gpgsign=false',
];

const NATIVE = '/native code/.test(String(Promise))';
const PENDING = 'new Promise(() => {}) instanceof Promise';

/** A suite of each runner: a test for all, one for the engine's Promise alone, one that is left out. */
const FILES = {
  mocha: {
    'test/a.js': `const assert = require('assert');
      describe('a suite', () => {
        it('has a Promise', () => assert(${PENDING}));
        it('has the Promise of the engine', () => assert(${NATIVE}));
        it('is not written');
      });`,
  },
  node: {
    'test/a.test.js': `const { test } = require('node:test');
      const assert = require('assert');
      test('a suite', async (t) => {
        await t.test('has a Promise', () => assert(${PENDING}));
        await t.test('has the Promise of the engine', () => { if (!${NATIVE}) throw new Error(); });
        await t.test('is not written', { skip: true }, () => {});
      });`,
    'test/a.txt': 'no test',
  },
  ava: {
    'test.js': `const test = require('ava');
      test('has a Promise', (t) => t.true(${PENDING}));
      test('has the Promise of the engine', (t) => t.true(${NATIVE}));
      test.skip('is not written', (t) => t.pass());`,
  },
};

const ARGUMENTS = { node: ['test/*.test.js'] };

/** Where commands are that a suite installs. */
const commands = () => ({
  mocha: join(mochaFolder(), 'mocha/bin/_mocha'),
  ava: join(ROOT, 'node_modules/ava'),
});

/** A folder with a repository of a suite, and the suite. */
function makeSuite(t, runner, files = FILES[runner]) {
  const folder = mkdtempSync(join(tmpdir(), 'suites-'));
  t.teardown(() => rmSync(folder, { recursive: true, force: true }));
  const mirror = join(folder, 'from', 'owner', 'small');
  const manifest = { name: 'small', devDependencies: { 'not-to-be-had': '1.0.0' } };
  const all = { 'package.json': JSON.stringify(manifest), '.npmrc': 'registry=nowhere', ...files };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(mirror, path)), { recursive: true });
    writeFileSync(join(mirror, path), text);
  }
  git(mirror, 'init', '--quiet');
  git(mirror, 'add', '.');
  git(mirror, ...AUTHOR, 'commit', '--quiet', '-m', 'files');
  const commit = git(mirror, 'rev-parse', 'HEAD');
  const suite = {
    name: 'small',
    repository: 'owner/small',
    version: '1',
    commit,
    needs: [],
    runner,
  };
  return { suite: { ...suite, args: ARGUMENTS[runner] ?? [] }, folder, from: join(folder, 'from') };
}

/** The folder of a fetched suite, with the command that it would have installed. */
function fetched(t, runner, files) {
  const { suite, folder, from } = makeSuite(t, runner, files);
  const into = fetchSuite(suite, { from, into: join(folder, 'into'), log: () => {} });
  const command = commands()[runner];
  if (command) {
    mkdirSync(join(into, 'node_modules/.bin'), { recursive: true });
    symlinkSync(
      runner === 'ava' ? join(ROOT, 'node_modules/.bin/ava') : command,
      join(into, 'node_modules/.bin', runner),
    );
    if (runner === 'ava') symlinkSync(command, join(into, 'node_modules/ava'));
  }
  return { suite, into };
}

const LIBRARIES = SUBJECTS.filter(({ entry }) => entry);
const named = (results, outcome) =>
  results
    .filter((result) => result.outcome === outcome)
    .map(({ name }) => name.replace(/^a suite (?:› )?/, ''));

for (const runner of swept(Object.keys(runners), (name) => name === 'node')) {
  test(`what passes natively alone is found, ${runner}`, async (t) => {
    t.deepEqual(Object.keys(runners).sort(), Object.keys(FILES).sort());
    const { suite, into } = fetched(t, runner);
    const native = await runSuite(suite, into);
    t.deepEqual(named(native, 'failed'), []);
    t.deepEqual(named(native, 'skipped'), ['is not written']);
    // AVA calls `finally`, which ES2015 does not have
    for (const { entry, name } of LIBRARIES.filter(
      (result) => result.name !== 'es2015' || runner !== 'ava',
    )) {
      const ours = await runSuite(suite, into, entry);
      t.deepEqual(named(ours, 'failed').at(0), 'has the Promise of the engine', name);
      t.true(named(ours, 'passed').includes('has a Promise'), name);
      t.true(
        differences(native, ours).some((result) =>
          result.endsWith('has the Promise of the engine'),
        ),
      );
    }
  });
}

test('a suite that puts another Promise in the place of the library fails, and so does one that adds to it', async (t) => {
  for (const code of ['globalThis.Promise = class extends Promise {}', 'Promise.extra = 1']) {
    const { suite, into } = fetched(t, 'node', { 'test/a.test.js': `${code};` });
    t.deepEqual(named(await runSuite(suite, into), 'failed'), []);
    const ours = await runSuite(suite, into, LIBRARIES[0].entry);
    t.deepEqual(named(ours, 'failed'), ['the library is still the global Promise'], code);
  }
});

test('a suite that does not start is an error with what it printed', async (t) => {
  const { suite, into } = fetched(t, 'mocha', { 'test/a.js': 'throw new Error("no start")' });
  await t.throwsAsync(runSuite(suite, into), { message: /small gave no results[^]*no start/ });
});

test('a suite is fetched from a folder, without settings for npm, or from GitHub', (t) => {
  const { suite, from, folder } = makeSuite(t, 'node');
  t.is(addressOf(suite), 'https://github.com/owner/small.git');
  t.is(addressOf(suite, from), join(from, 'owner/small'));
  t.throws(() => addressOf(suite, folder), { message: /has no repository of small/ });
  const into = fetchSuite(suite, { from, into: join(folder, 'into'), log: () => {} });
  t.throws(() => readFileSync(join(into, '.npmrc')), { code: 'ENOENT' });
  t.deepEqual(JSON.parse(readFileSync(join(into, 'package.json'), 'utf8')).devDependencies, {});
});

test('a test that failed has another chance, as often as it passes there', (t) => {
  const results = (...outcomes) => outcomes.map((outcome) => ({ name: 'a', outcome }));
  const merged = better(
    results('failed', 'failed', 'passed'),
    results('passed', 'failed', 'failed'),
  );
  t.deepEqual(
    merged.map(({ outcome }) => outcome),
    ['passed', 'failed', 'passed'],
  );
  t.deepEqual(differences(results('passed', 'passed'), results('passed', 'failed')), ['a']);
  t.deepEqual(differences(results('failed', 'skipped'), results('failed', 'passed')), []);
});

test('the page has a row for each suite, and a run puts its row in the place of the old one', (t) => {
  const page = readFileSync(join(ROOT, 'docs/suites.md'), 'utf8');
  for (const { name, version, lacks } of SUITES) {
    const row = new RegExp(`^\\| ${name} +\\| ${version} +\\|.*${lacks ?? ''}`, 'm');
    t.regex(page, row);
  }
  const cells = { native: { passed: 3 }, es2015: { lacks: '`any`' } };
  const rows = [{ name: 'koa', version: '9', tests: 4, cells }];
  const after = withTable(page, suitesTable(rows));
  t.regex(after, /^\| koa +\| 9 +\| 4 +\| 3 +\| calls `any` +\|$/m);
  t.is(after.split('\n').length, page.split('\n').length);
});
