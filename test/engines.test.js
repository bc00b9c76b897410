import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'acorn';
import test from 'ava';
import { ENGINES, ENGINES_MISSING, enginesInstalled } from './support/engines.js';
import { LIBRARIES } from './support/libraries.js';
import { MOCHA_SUITES, testMochaSuite } from './support/mocha-suites.js';
import { runJson } from './support/spawn.js';

const OURS = ['engine-smoke.cjs', 'engine-checks.cjs', 'mocha-suite.cjs'].map((name) =>
  fileURLToPath(new URL(`support/${name}`, import.meta.url)),
);
const [SMOKE] = OURS;

const libraries = LIBRARIES.filter(({ target }) => target === 'es5');
const thisNode = { name: 'this Node', node: process.execPath };

for (const file of [...OURS, ...libraries.map((library) => library.file)]) {
  test(`${basename(file)} is ES5`, (t) => {
    t.notThrows(() => parse(readFileSync(file, 'utf8'), { ecmaVersion: 5 }));
  });
}

for (const library of LIBRARIES) testSmoke(library, thisNode);

if (enginesInstalled()) {
  for (const engine of ENGINES) {
    for (const library of libraries) {
      testSmoke(library, engine);
      for (const suite of Object.keys(MOCHA_SUITES)) testMochaSuite(test, suite, library, engine);
    }
  }
} else if (process.env.REQUIRE_ENGINES === '1') {
  test('the old engines are here', (t) => t.fail(ENGINES_MISSING));
} else {
  test.skip(ENGINES_MISSING, () => {});
}

function testSmoke(library, engine) {
  test(`the checks of every engine on ${library.name} in ${engine.name}`, async (t) => {
    t.timeout(150_000);
    const { passed, failed } = await runJson([SMOKE, library.file], { node: engine.node });
    t.deepEqual(failed, []);
    t.is(passed.length, 33);
  });
}
