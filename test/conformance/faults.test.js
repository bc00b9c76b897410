import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import test from 'ava';
import cases from '../engines/cases.cjs';
import { TARGET_NAMES } from '../../generator/targets/names.js';
import { swept } from '../support/extent.js';
import { library } from '../support/libraries.js';
import { runJson } from '../support/spawn.js';

// Faults of the host: a scheduler that refuses, and a stack that ends. Whatever happens, no job runs
// twice, none before one that was enqueued earlier, and the library goes on. See also flush.test.js.

const require = createRequire(import.meta.url);

const librariesOf = (edition, presets) =>
  presets.flatMap((preset) => TARGET_NAMES.map((target) => library(edition, preset, target)));

const QUEUED = [...librariesOf('es2015', ['fast', 'loose']), ...librariesOf('es2025', ['fast'])];
const titleOf = ({ edition, name }) => `${edition} ${name}`;

/** A queue that refuses its `k`th job, of all or of those that jobs ask for; how many there were. */
const refusing = (k, ofJobs) => {
  const queue = [];
  let [calls, running] = [0, false];
  return {
    scheduler: (job) => {
      if (!ofJobs || running) calls += 1;
      if (calls === k && (!ofJobs || running)) throw new Error('refused');
      queue.push(job);
    },
    pump: () => {
      running = true;
      while (queue.length > 0) queue.shift()();
      running = false;
    },
    calls: () => calls,
  };
};

/** Promises that several wait for, settled in and outside of jobs. */
const settles = (P, log) => {
  const attempt = (code) => {
    try {
      code();
    } catch {
      // refused
    }
  };
  const waiting = (name, handle) => {
    const capability = {};
    const promise = new P((resolve, reject) => Object.assign(capability, { resolve, reject }));
    for (const number of [1, 2, 3]) {
      const say = () => (log.push(`${name}${number}`), handle?.(number));
      attempt(() => promise.then(say, say));
    }
    return capability;
  };
  const inner = waiting('inner');
  const rejected = waiting('rejected');
  const outer = waiting('outer', (number) => number === 2 && attempt(() => inner.resolve()));
  attempt(() => outer.resolve({}));
  attempt(() => rejected.reject(1));
  attempt(() => waiting('last').resolve(P.resolve()));
};

const traceOf = (library, program, k, ofJobs) => {
  const { scheduler, pump, calls } = refusing(k, ofJobs);
  const { create } = require(library.file);
  const log = program(create({ scheduler, rejections: 'none', context: 'none' }), pump);
  return { log, calls: calls() };
};

/** What was refused at the end is asked for by the next job, which has no name. */
const settling = (P, pump) => {
  const log = [];
  settles(P, log);
  pump();
  for (const name of ['alive', undefined, undefined]) {
    try {
      P.resolve().then(() => name && log.push(name));
    } catch {
      // refused
    }
    pump();
  }
  return log;
};

for (const queued of QUEUED) {
  test(`where several handlers wait, a scheduler may refuse any call, ${titleOf(queued)}`, (t) => {
    const whole = traceOf(queued, settling, 0, false);
    t.is(whole.log.length, 4 * 3 + 1);
    t.deepEqual(
      traceOf(library('es2015', 'faithful', 'es5'), settling, 0, false).log,
      whole.log,
      'as faithful has it',
    );
    for (let k = 1; k <= whole.calls; k++) {
      t.deepEqual(traceOf(queued, settling, k, false).log, whole.log, `call ${k}`);
    }
  });

  test(`a scheduler may refuse any call that a job makes, ${titleOf(queued)}`, (t) => {
    let refused = 0;
    for (let seed = 0; seed < 200; seed++) {
      const program = (P, pump) => {
        const log = cases.runProgram(P, seed, []);
        pump();
        return log;
      };
      const whole = traceOf(queued, program, 0, true);
      for (let k = 1; k <= whole.calls; k++) {
        t.deepEqual(traceOf(queued, program, k, true).log, whole.log, `program ${seed}, call ${k}`);
        refused += 1;
      }
    }
    t.true(refused > 100, String(refused));
  });
}

const OVERFLOW = fileURLToPath(new URL('../support/overflow.cjs', import.meta.url));

const HARMLESS = ['ran', 'threw, and ran', 'threw, and did nothing'];

/** What was tried near the end of the stack: calls by their names, and how often what happened. */
const nearTheEnd = async (t, name) => {
  const { [name]: calls } = await runJson(['--stack-size=200', OVERFLOW, name]);
  const all = Object.values(calls).flatMap(Object.keys);
  for (const outcome of ['ran', 'threw, and did nothing']) t.true(all.includes(outcome), outcome);
  return Object.entries(calls).map(([call, counts]) => [call, Object.keys(counts)]);
};

const STEPS = ['es2015', 'es2025'].flatMap((edition) => librariesOf(edition, ['faithful']));

test('wherever the stack ends, the engine loses no handler', async (t) => {
  for (const [call, outcomes] of await nearTheEnd(t, 'native')) {
    for (const outcome of outcomes) t.true(HARMLESS.includes(outcome), `${call}: ${outcome}`);
  }
});

/** What docs/limits.md says of them. */
const LOSES = /^(?:resolve with|reject)/;

for (const library of swept([...QUEUED, ...STEPS], (_, at) => at % 3 === 1)) {
  test(`wherever the stack ends, what settles may lose handlers, and nothing else, ${titleOf(library)}`, async (t) => {
    for (const [call, outcomes] of await nearTheEnd(t, library.file)) {
      for (const outcome of outcomes) {
        const isKnown =
          HARMLESS.includes(outcome) ||
          /is not a constructor/.test(outcome) ||
          (outcome === 'lost' && LOSES.test(call));
        t.true(isKnown, `${call}: ${outcome}`);
      }
    }
  });
}
