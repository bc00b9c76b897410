import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import test from 'ava';
import { PRFUN_ENGINES, withEngines } from '../support/engines.js';
import { HOSTED, ROOT } from '../support/libraries.js';
import { mochaFolder } from '../support/mocha-folder.js';
import { runJson } from '../support/spawn.js';

// prfun's own tests, from its package, over its companion here and through prfun/wrap.

const require = createRequire(import.meta.url);
const RUNNER = fileURLToPath(new URL('../support/prfun-suite.cjs', import.meta.url));
const EXPECTED = { passed: 297, pending: 12, failures: [] };

const SUBJECTS = [
  ...['es2022', 'es5'].map((target) => ({
    kind: 'companion',
    name: `prfun, ${target}`,
    target,
    file: join(ROOT, 'output', ...(target === 'es5' ? ['es5'] : []), 'prfun', 'index.cjs'),
  })),
  ...HOSTED.map((library) => ({ kind: 'wrap', ...library })),
];

for (const { name, file } of SUBJECTS.filter(({ kind }) => kind === 'companion')) {
  test(`${name} says that its constructor has no side effects, and not so of subclasses`, (t) => {
    const { Promise } = require(file);
    let runs = 0;
    class Derived extends Promise {
      constructor(executor) {
        super(executor);
        runs++;
      }
    }
    t.true(Promise.noSideEffects);
    t.true(Derived.resolve(1).then() instanceof Derived);
    t.is(runs, 2);
  });
}

const THIS_NODE = { name: 'this Node', node: process.execPath, modern: true };

/** How much longer timers take, from one try to the next. */
const SLOWER = [1, 10, 50];

/**
 * prfun's tests of timers count on milliseconds, which a machine with other work does not keep. A run
 * that ends with one of their assertions says nothing of the library: the next has slower timers.
 */
async function runSuite(args, { env, ...options }, [slower, ...more] = SLOWER) {
  try {
    return await runJson(args, { ...options, env: { ...env, SLOWER: String(slower) } });
  } catch (error) {
    const isOfTimers = /AssertionError[^]*prfun.test.timers\.js/.test(error.message);
    if (more.length === 0 || !isOfTimers) throw error;
    return runSuite(args, { env, ...options }, more);
  }
}

const onEngine = (engine) => {
  for (const { kind, name, target, file } of SUBJECTS) {
    if (target === 'es2022' && !engine.modern) continue;
    test(`prfun's tests on ${name}, ${kind}, in ${engine.name}`, async (t) => {
      const env = { NODE_PATH: mochaFolder() };
      t.deepEqual(await runSuite([RUNNER, kind, file], { node: engine.node, env }), EXPECTED);
    });
  }
};

onEngine(THIS_NODE);
withEngines(test, PRFUN_ENGINES, onEngine);
