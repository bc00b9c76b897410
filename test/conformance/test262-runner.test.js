import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import test from 'ava';
import { compare, loadExpectations, toExpectations } from '../support/expectations.js';
import { LIBRARIES } from '../support/libraries.js';
import { SUITES, runTest262, suiteFiles } from '../support/test262.js';
import { runHarness } from '../support/test262-harness.js';

// A suite in the manner of test262, small enough to know the verdict on each of its tests.
const HARNESS = {
  'harness/assert.js':
    'function assert(value) { if (value !== true) throw new Test262Error("no"); }',
  'harness/sta.js':
    'function Test262Error(message) { this.name = "Test262Error"; this.message = message; }',
  'harness/doneprintHandle.js': `function $DONE(error) {
    print(error ? 'Test262:AsyncTestFailure:Test262Error: ' + error : 'Test262:AsyncTestComplete');
  }`,
  'package.json': '{ "version": "5.0.0" }',
};

const DEFAULT = 'noStrict'; // one scenario is enough for most
const PASSES = {
  'async.js': [`async, ${DEFAULT}`, 'Promise.resolve().then($DONE, $DONE);'],
  'both-scenarios.js': ['', 'assert(true);'],
  'global.js': [
    DEFAULT,
    `var own = Object.getOwnPropertyDescriptor(this, 'Promise');
     assert(own.writable && own.configurable && !own.enumerable);
     assert(Promise.library === true);`,
  ],
  'intrinsics.js': [DEFAULT, 'assert(Promise.array === Array);'],
  'no-flag.js': [DEFAULT, 'Promise.resolve().then(function () { $DONE(); });'],
  'realm.js': [
    DEFAULT,
    `var other = $262.createRealm().global;
     assert(other.Promise.library && other.Promise !== Promise);
     assert(other.Promise.array === other.Array && other.Array !== Array);`,
  ],
  'strict.js': ['onlyStrict', 'assert((function () { return this; })() === undefined);'],
};
const FAILS = {
  'async-complains.js': [`async, ${DEFAULT}`, 'Promise.resolve("no").then($DONE);'],
  'async-never.js': [`async, ${DEFAULT}`, 'new Promise(function () {}).then($DONE);'],
  'async-throws.js': [`async, ${DEFAULT}`, '$DONE(); throw new Test262Error("no");'],
  'job-throws.js': [DEFAULT, 'queueMicrotask(function () { throw new Error("no"); });'],
  'no-flag-complains.js': [DEFAULT, 'Promise.resolve("no").then($DONE);'],
  'only-sloppy-passes.js': ['', 'assert((function () { return this; })() !== undefined);'],
  'throws.js': [DEFAULT, 'assert(false);'],
};

const LIBRARY = `exports.Promise = Promise; Promise.library = true; Promise.array = Array;`;

/** Writes the suite into a folder of its own. */
function makeSuite(t) {
  const dir = mkdtempSync(join(tmpdir(), 'test262-suite-'));
  t.teardown(() => rmSync(dir, { recursive: true, force: true }));
  const write = (path, text) => {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  };
  for (const [path, text] of Object.entries(HARNESS)) write(path, text);
  for (const [name, [flags, body]] of Object.entries({ ...PASSES, ...FAILS })) {
    const meta = `/*---\ndescription: ${name}\nflags: [${flags}]\n---*/`;
    write(`test/built-ins/Promise/${name}`, `${meta}\n${body}\n`);
  }
  write('test/built-ins/Promise/any/later.js', '/*---\ndescription: later\n---*/\n');
  return { dir, files: suiteFiles(dir, 'es2015'), source: LIBRARY, timeout: 200 };
}

const failing = (results) =>
  results.filter(({ pass }) => !pass).map(({ file, scenario }) => `${file} (${scenario})`);

const FAILING = Object.keys(FAILS).map((name) =>
  name === 'only-sloppy-passes.js' ? `${name} (strict mode)` : `${name} (default)`,
);

test('the runner tells passes from failures', async (t) => {
  const suite = makeSuite(t);
  const results = await runTest262(suite);
  t.deepEqual(failing(results), FAILING);
  t.is(results.length, suite.files.length + 2, 'two tests have two scenarios');
  t.false(suite.files.includes('any/later.js'));
  t.true(suiteFiles(suite.dir, 'es2021').includes('any/later.js'));
});

test('test262-harness gives the same verdicts', async (t) => {
  t.deepEqual(failing(await runHarness(makeSuite(t))).sort(), FAILING);
});

test('a library that breaks fails the tests that need it', async (t) => {
  const suite = makeSuite(t);
  const source = `${LIBRARY} Promise.prototype.then = function () {};`;
  const broken = failing(await runTest262({ ...suite, source }));
  t.true(broken.includes('async.js (default)') && broken.includes('no-flag.js (default)'));
  const none = failing(await runTest262({ ...suite, source: 'throw new Error("no library");' }));
  t.is(none.length, suite.files.length + 2);
});

const RESULTS = [
  { file: 'a.js', scenario: 'default', pass: false, message: 'no' },
  { file: 'a.js', scenario: 'strict mode', pass: false, message: 'no' },
  { file: 'b.js', scenario: 'default', pass: true, message: '' },
  { file: 'b.js', scenario: 'strict mode', pass: false, message: 'not so' },
];
const LISTED = [
  { suite: 's', test: 'a.js', reason: 'why', clause: '25.4' },
  { suite: 's', test: 'b.js', scenario: 'strict mode', reason: 'why', clause: '25.4' },
  { suite: 'another', test: 'c.js', reason: 'why', clause: '25.4' },
];

test('expectations: as listed is well, all else is named', (t) => {
  t.deepEqual(compare('s', RESULTS, LISTED), []);
  const problems = (entries) => compare('s', RESULTS, entries).join('\n');
  t.regex(problems(LISTED.slice(1)), /not listed: a\.js \(default\): no\n.*a\.js \(strict mode\)/);
  t.regex(
    problems([LISTED[0], { ...LISTED[1], scenario: undefined }]),
    /passes: b\.js \[default\]/,
  );
  t.regex(problems([...LISTED, { ...LISTED[0], test: 'gone.js' }]), /not in the suite: gone\.js/);
  t.regex(problems([{ ...LISTED[0], reason: '? no' }, LISTED[1]]), /without a reason.*a\.js/);
});

test('expectations: failures become entries, and known ones keep their reasons', (t) => {
  t.deepEqual(toExpectations('s', RESULTS, LISTED), LISTED.slice(0, 2));
  t.deepEqual(toExpectations('s', RESULTS, [])[1], {
    ...LISTED[1],
    reason: '? not so',
    clause: '',
  });
});

test('expectations: every entry names a suite, a test, a reason and a clause', (t) => {
  const complete = ({ suite, test, reason, clause }) =>
    SUITES.includes(suite) && Boolean(test && clause && reason && !reason.startsWith('?'));
  for (const library of LIBRARIES) {
    t.deepEqual(
      loadExpectations(library).filter((entry) => !complete(entry)),
      [],
    );
  }
});
