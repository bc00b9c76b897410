import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'acorn';
import test from 'ava';
import { ENGINES, withEngines } from '../support/engines.js';
import { LIBRARIES, library } from '../support/libraries.js';
import { MOCHA_SUITES, testMochaSuite } from '../support/mocha-suites.js';
import { runJson } from '../support/spawn.js';

const OURS = [
  '../support/engine-smoke.cjs',
  '../support/engine-checks.cjs',
  '../support/iterations.cjs',
  '../support/mocha-reporter.cjs',
  '../support/mocha-suite.cjs',
  '../support/prfun-suite.cjs',
  '../support/entries.cjs',
  '../../output/companions/prfun.cjs',
  '../../output/companions/prfun.es5.cjs',
].map((name) => fileURLToPath(new URL(name, import.meta.url)));
const [SMOKE, , ITERATIONS] = OURS;

const libraries = LIBRARIES.filter(({ target }) => target === 'es5');
const thisNode = { name: 'this Node', node: process.execPath };

for (const file of [...OURS, ...libraries.map((library) => library.file)]) {
  test(`${basename(file)} is ES5`, (t) => {
    t.notThrows(() => parse(readFileSync(file, 'utf8'), { ecmaVersion: 5 }));
  });
}

for (const library of LIBRARIES) testSmoke(library, thisNode);

withEngines(test, ENGINES, (engine) => {
  test(`fast walks as faithful does in ${engine.name}`, async (t) => {
    const [faithful, ...others] = await Promise.all(
      ['faithful', 'fast', 'loose'].map((preset) =>
        runJson([ITERATIONS, library('es2025', preset, 'es5').file], { node: engine.node }),
      ),
    );
    t.true(faithful.length > 40);
    for (const trace of others) t.deepEqual(trace, faithful);
  });
  for (const library of libraries) {
    testSmoke(library, engine);
    for (const suite of Object.keys(MOCHA_SUITES)) testMochaSuite(test, suite, library, engine);
  }
});

function testSmoke(library, engine) {
  test(`the checks of every engine on ${library.name} in ${engine.name}`, async (t) => {
    const { passed, failed } = await runJson([SMOKE, library.file], { node: engine.node });
    t.deepEqual(failed, []);
    t.is(passed.length, 33);
  });
}
