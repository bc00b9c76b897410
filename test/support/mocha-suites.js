import { fileURLToPath } from 'node:url';
import { mochaFolder } from './mocha-folder.js';
import { runJson } from './spawn.js';

const RUNNER = fileURLToPath(new URL('mocha-suite.cjs', import.meta.url));

/** What each suite has to report: it must neither fail, nor shrink unseen. */
export const MOCHA_SUITES = {
  'promises-aplus-tests': { passed: 872, pending: 0, failures: [] },
  'promises-es6-tests': { passed: 69, pending: 32, failures: [] },
};

/**
 * Runs a mocha based suite on a library, in a process of its own.
 *
 * @param {keyof typeof MOCHA_SUITES} suite
 * @param {string} file the library
 * @param {string} [node] the engine; this one without it
 * @returns {Promise<{ passed: number, pending: number, failures: string[] }>}
 */
export function runMochaSuite(suite, file, node) {
  const env = { NODE_PATH: mochaFolder() };
  return runJson([RUNNER, suite, file], { node, env });
}

/**
 * An AVA test that runs a suite on a library.
 *
 * @param {import('ava').TestFn} test
 * @param {keyof typeof MOCHA_SUITES} suite
 * @param {{ edition: string, name: string, file: string }} library
 * @param {{ name: string, node: string }} [engine]
 */
export function testMochaSuite(test, suite, library, engine = { name: 'this Node' }) {
  test(`${suite} on ${library.edition} ${library.name} in ${engine.name}`, async (t) => {
    const result = await runMochaSuite(suite, library.file, engine.node);
    t.deepEqual(result, MOCHA_SUITES[suite]);
    t.log(`${result.passed} passed, ${result.pending} without a body`);
  });
}
