import { createRequire } from 'node:module';
import { join } from 'node:path';
import test from 'ava';
import { GAPS } from '../support/coverage-gaps.js';
import { OUTPUT } from '../support/libraries.js';

const require = createRequire(import.meta.url);

for (const preset of ['faithful', 'fast', 'loose']) {
  for (const target of ['es2022', 'es5']) {
    const { Promise: Library } = require(join(OUTPUT, 'es2015', `${preset}.${target}.cjs`));
    for (const { name, run, expected } of GAPS) {
      test(`${preset}.${target}: ${name}`, async (t) => t.deepEqual(await run(Library), expected));
    }
  }
}
