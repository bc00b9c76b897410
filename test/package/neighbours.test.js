import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import test from 'ava';
import { enginesInstalled, PRFUN_ENGINES } from '../support/engines.js';
import { CURRENT_LIBRARIES, LIBRARIES } from '../support/libraries.js';
import { run } from '../support/spawn.js';
import { environment, runSuite } from '../suites/run.js';
import { SUBJECTS } from '../suites/subjects.js';

// Programs with packages that people have beside a Promise library, with the engine's Promise and with
// libraries as the global one: what they print, whoever the promises are of.

const FOLDER = fileURLToPath(new URL('../neighbours', import.meta.url));
const MISSING = 'neighbours were skipped: `npm run neighbours:setup` gets them';

const kept = { values: ['a', 'b', 'c', 'd'], most: 2 };

/** What each prints; what differs by subject is a function of its name. */
const PROGRAMS = {
  'queues.mjs': {
    'p-limit': kept,
    // it starts functions in the context of the one before them
    'p-queue': { values: ['a', 'b', 'a', 'b'], most: 2 },
    'async-mutex': { ...kept, most: 1 },
    'p-map': [6, 2, 4],
    'p-retry': 3,
  },
  'http.mjs': { others: 0, 200: 100, 500: 50 },
  'rxjs.mjs': {
    first: [true, 1],
    last: 3,
    rejected: 'no',
    deferred: [4, 5],
    config: [true, null, [1]],
  },
  'pool.mjs': { ours: true, rows: ['select', [1]], error: 'bad query', ended: true },
  'react.mjs': {
    texts: ['outside', 'inside'],
    waiting: true,
    errors: ['no'],
    status: 'rejected',
  },
  'utilities.mjs': (subject) => ({
    promisified: [true, 2],
    called: 5,
    captured: 'captured',
    rejects: true,
    doesNotReject: true,
    read: ['a', 'b', 1, 2],
    isPromise: subject === 'native',
  }),
  'messages.mjs': (subject, marks) => {
    const refused = 'DataCloneError';
    const native = subject === 'native';
    return {
      answered: [1, 2],
      ...(native ? { cloned: refused, posted: refused } : { cloned: {}, posted: null }),
      marked: native || marks ? refused : {},
    };
  },
  'timers.mjs': {
    slept: 'awake',
    captured: 'timer,end,promise',
    asynchronous: 'end,promise,timer',
    driven: 'promise,timer,end',
    microtasks: 'promise,end',
    timers: 'promise,timer,end',
    afterwards: 'real again',
  },
};

const ZONES = {
  global: 'ZoneAwarePromise',
  zones: ['a in a', 'b in b'],
  zoned: ['a in a', 'b in b'],
  mixed: true,
  awaited: [1, 2],
};

/** Runs a program of the folder; gives what it printed, and what it did to the global Promise. */
async function observe(t, args, { entry, node = process.execPath }) {
  const folder = mkdtempSync(join(tmpdir(), 'neighbours-'));
  t.teardown(() => rmSync(folder, { recursive: true }));
  const lost = join(folder, 'lost');
  const env = environment(entry, join(folder, 'results'), lost);
  const { code, stdout, stderr } = await run(node, args, { cwd: FOLDER, env });
  return { code, stdout, stderr, lost: existsSync(lost) };
}

const expectation = (expected, ...of) => (typeof expected === 'function' ? expected(...of) : expected); // prettier-ignore

/** The engine that can mark objects which are not to be cloned, where it is here. */
const marking = PRFUN_ENGINES.find(({ version }) => version.startsWith('24.'));

function declarePrograms() {
  for (const subject of SUBJECTS) {
    for (const [file, expected] of Object.entries(PROGRAMS)) {
      test(`${file} with ${subject.name}`, async (t) => {
        const { stdout, stderr, lost } = await observe(t, [file], subject);
        t.is(lost, false);
        t.deepEqual(stdout && JSON.parse(stdout), expectation(expected, subject.name), stderr);
      });
    }

    test(`zones.mjs with ${subject.name}`, async (t) => {
      const { stdout, stderr } = await observe(t, ['zones.mjs'], subject);
      t.deepEqual(stdout && JSON.parse(stdout), ZONES, stderr);
    });

    test(`node:test awaits what tests return, ${subject.name}`, async (t) => {
      const suite = { name: 'tested', runner: 'node', args: ['tested.cjs'] };
      const results = await runSuite(suite, FOLDER, subject.entry);
      const outcomes = Object.fromEntries(results.map(({ name, outcome }) => [name, outcome]));
      t.deepEqual(outcomes, {
        resolved: 'passed',
        rejected: 'failed',
        'rejected at once': 'failed',
        'with subtests › inner': 'passed',
        'with subtests › bad': 'failed',
        'with subtests': 'failed',
        awaited: 'failed',
        'with mocked timers': 'passed',
      });
    });
  }
}

function declareOthers() {
  for (const [name, args] of Object.entries({
    jest: ['node_modules/jest/bin/jest.js', '--ci'],
    vitest: ['node_modules/vitest/vitest.mjs', 'run'],
  })) {
    test(`${name} runs with fake timers and the library`, async (t) => {
      // the library is loaded by the setup of the runner
      const env = { FLEDGLING_AUTO: SUBJECTS.at(-1).entry, NO_COLOR: '1' };
      const { code, stdout, stderr } = await run(process.execPath, args, { cwd: FOLDER, env });
      t.is(code, 0, stdout + stderr);
      t.regex(stdout + stderr, /Tests:? +6 passed/);
      t.notRegex(stdout + stderr, /Warning/);
      const native = await run(process.execPath, args, {
        cwd: FOLDER,
        env: { FLEDGLING_AUTO: '' },
      });
      t.is(native.code, 1, 'a test sees whose Promise it is');
    });
  }

  test('without contexts, requests see the stores of others', async (t) => {
    const { stdout } = await observe(t, ['http.mjs', 'none'], SUBJECTS.at(-1));
    t.true(JSON.parse(stdout).others > 100);
  });

  (enginesInstalled([marking]) ? test : test.skip)('marked promises are not cloned', async (t) => {
    for (const { name, entry } of SUBJECTS) {
      const { stdout, stderr } = await observe(t, ['messages.mjs'], { entry, node: marking.node });
      t.deepEqual(JSON.parse(stdout), PROGRAMS['messages.mjs'](name, true), stderr);
    }
  });
}

/** What all of hardened.cjs has to say, among others. */
const HARDENED = ['caught failed: no', 'all 1,2,taken', 'adoption adopted', 'again'];

function declareHardened() {
  for (const { edition, name, file } of [...LIBRARIES, ...CURRENT_LIBRARIES]) {
    test(`hardened JavaScript runs ${edition} ${name} as others do`, async (t) => {
      const eventsOf = async (where) => {
        const args = ['hardened.cjs', file, where];
        const { stdout, stderr } = await run(process.execPath, args, { cwd: FOLDER });
        return JSON.parse(stdout || JSON.stringify(stderr));
      };
      const events = await eventsOf('loose');
      t.true(
        HARDENED.every((event) => events.includes(event)),
        String(events),
      );
      for (const where of ['before', 'after', 'compartment'])
        t.deepEqual(await eventsOf(where), events, where);
    });
  }
}

if (existsSync(join(FOLDER, 'node_modules'))) {
  declarePrograms();
  declareHardened();
  declareOthers();
} else if (process.env.REQUIRE_NEIGHBOURS === '1') test(MISSING, (t) => t.fail());
else test.skip(MISSING, () => {});
