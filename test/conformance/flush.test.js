import vm from 'node:vm';
import test from 'ava';
import { TARGET_NAMES } from '../../generator/targets/names.js';
import { library, librarySource } from '../support/libraries.js';
import { ENDLESS, realm, terminating } from '../support/termination.js';

// What a job or a host does to a flush: whatever it is, no job is lost, and none runs twice.

const librariesOf = (presets, edition = 'es2015') =>
  presets.flatMap((preset) => TARGET_NAMES.map((target) => library(edition, preset, target)));
const QUEUED = librariesOf(['fast', 'loose']);
const ALL = [...QUEUED, ...librariesOf(['deferred'])];

/** Runs a library's source, in a realm or here; each time it is a library of its own. */
const load = ({ file }, evaluate = (code) => vm.runInThisContext(code)) => {
  const exports = {};
  evaluate(`(function (exports) {${librarySource(file)}})`)(exports);
  return exports;
};

/** Runs a scenario in a realm where endless jobs are terminated. */
const inRealm = (t, library, scenario) =>
  terminating((terminate) => {
    const log = [];
    const context = realm({ log });
    const evaluate = (code) => vm.runInContext(code, context);
    context.create = load(library, evaluate).create;
    const define = (scheduler) => evaluate(`var P = create({ scheduler: ${scheduler} });`);
    const endless = (code) => t.is(terminate(code, context), 'ERR_SCRIPT_EXECUTION_TIMEOUT');
    scenario({ log, define, evaluate, endless });
  });

const THREE = `
  var settle;
  var source = new P(function (resolve) { settle = resolve; });
  source.then(function () { log.push('before'); });
  source.then(function () { log.push('endless'); ${ENDLESS} });
  source.then(function () { log.push('behind'); });
  settle();`;
const AFTER = "P.resolve().then(function () { log.push('after'); })";
const SURVIVED = ['before', 'endless', 'behind', 'after'];

for (const library of ALL) {
  test(`a job that the host terminates halts no other, ${library.name}`, (t) => {
    inRealm(t, library, ({ log, define, evaluate, endless }) => {
      define('undefined');
      endless(THREE);
      evaluate(AFTER);
      t.deepEqual(log, SURVIVED);
      endless(THREE);
      evaluate(AFTER);
      t.deepEqual(log, [...SURVIVED, ...SURVIVED]);
    });
  });

  test(`a host that forgets its turns is asked anew by the next block, ${library.name}`, (t) => {
    const enqueues =
      "P.resolve().then(function () { source.then(function () { log.push('enqueued'); }); });";
    const others = Array.from({ length: 300 }, (_, i) => i);
    inRealm(t, library, ({ log, define, evaluate, endless }) => {
      define('undefined');
      endless(THREE.replace("log.push('before');", enqueues));
      evaluate(`for (var i = 0; i < 300; i++) P.resolve(i).then(function (i) { log.push(i); });`);
      t.deepEqual(log, ['endless', 'behind', ...others, 'enqueued']);
    });
  });

  test(`an endless job in a queue of the user's, ${library.name}`, (t) => {
    inRealm(t, library, ({ log, define, evaluate, endless }) => {
      evaluate('var queue = []; function pump() { while (queue.length > 0) queue.shift()(); }');
      define('function (job) { queue.push(job); }');
      endless(`${THREE} pump();`);
      evaluate('pump();');
      t.deepEqual(log, SURVIVED.slice(0, -1), 'those behind it wait for no further job');
      evaluate(`${AFTER}; pump();`);
      t.deepEqual(log, SURVIVED);
    });
  });

  test(`a job that fills the stack halts no other, ${library.name}`, (t) => {
    const queue = [];
    const P = load(library).create({ scheduler: (job) => queue.push(job) });
    const log = [];
    const deep = () => deep() + P.resolve().then(deep);
    const failed = P.resolve().then(deep);
    failed.then(undefined, (error) => log.push(error.name));
    P.resolve('behind').then((value) => log.push(value));
    for (const job of queue) job();
    t.deepEqual(log.sort(), ['RangeError', 'behind']);
  });
}

/** Jobs that enqueue jobs, in turns; what a host refuses is not of interest here. */
const program = (P, log, pump) => {
  const attempt = (code) => {
    try {
      code();
    } catch {
      // refused
    }
  };
  const say = (name, code) => () => {
    log.push(`${name} begins`);
    code?.();
    log.push(`${name} ends`);
  };
  const enqueue = (name, code) => attempt(() => P.resolve().then(say(name, code)));
  enqueue('a', () => {
    enqueue('b', () => enqueue('c'));
    pump();
    enqueue('d', pump);
  });
  enqueue('e', () => {
    for (const name of 'fgh') enqueue(name, pump);
  });
  pump();
  enqueue('i', () => enqueue('j'));
  enqueue('k');
};

/** A queue whose `k`th job is refused. */
const refusing = (k) => {
  const queue = [];
  let calls = 0;
  return {
    scheduler: (job) => {
      calls += 1;
      if (calls === k) throw new Error('refused');
      queue.push(job);
    },
    pump: () => {
      while (queue.length > 0) queue.shift()();
    },
    calls: () => calls,
  };
};

const traceRefusing = (library, k) => {
  const { scheduler, pump, calls } = refusing(k);
  const log = [];
  const P = load(library).create({ scheduler });
  program(P, log, () => {});
  pump();
  try {
    P.resolve().then(() => log.push('again'));
  } catch {
    P.resolve();
  }
  pump();
  const before = calls();
  P.resolve().then(() => log.push('alive'));
  pump();
  return { log, calls: before };
};

for (const library of ALL) {
  test(`a scheduler that throws at any of its calls, ${library.name}`, (t) => {
    const whole = traceRefusing(library, 0);
    t.is(whole.log.at(-1), 'alive');
    t.is(whole.log.length, 2 * 11 + 2);
    for (let k = 1; k <= whole.calls; k++) {
      t.deepEqual(traceRefusing(library, k).log, whole.log, `call ${k}`);
    }
  });
}

/** Ways to run jobs; each gives a scheduler, and what a job or a program pumps it with. */
const WAYS = {
  'at once': () => ({ scheduler: (job) => job(), pump: () => {} }),
  'at once, but not within a job': () => {
    const queue = [];
    let active = false;
    const scheduler = (job) => {
      queue.push(job);
      if (active) return;
      active = true;
      while (queue.length > 0) queue.shift()();
      active = false;
    };
    return { scheduler, pump: () => {} };
  },
  'when pumped by a job': () => refusing(0),
  'when pumped twice': () => {
    const { scheduler, pump } = refusing(0);
    return { scheduler, pump: () => (pump(), pump()) };
  },
};

/** Each job at once in its turn, and again after all others. */
const twice = () => {
  const queue = [];
  const scheduler = (job) => queue.push(job);
  const pump = () => {
    for (let at = 0; at < queue.length; at++) queue[at]();
    for (const job of queue) job();
  };
  return { scheduler, pump };
};

const traceOf = (library, way) => {
  const { scheduler, pump } = way();
  const log = [];
  program(load(library).create({ scheduler }), log, pump);
  pump();
  return log;
};

for (const once of librariesOf(['faithful', 'fast', 'loose'], 'es2025')) {
  test(`no handler runs twice where each job is called twice, ${once.name}`, (t) => {
    const log = traceOf(once, twice);
    t.is(log.length, 2 * 11);
    t.deepEqual(log, traceOf(once, WAYS['when pumped by a job']));
  });
}

for (const queued of QUEUED) {
  for (const [name, way] of Object.entries(WAYS)) {
    test(`a scheduler that runs jobs ${name}, ${queued.name}`, (t) => {
      const faithful = traceOf(library('es2015', 'faithful', queued.target), way);
      t.is(faithful.length, 2 * 11);
      t.deepEqual(traceOf(queued, way), faithful);
    });
  }
}
