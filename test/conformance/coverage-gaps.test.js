import { createRequire } from 'node:module';
import { join } from 'node:path';
import test from 'ava';
import { GAPS } from '../support/coverage-gaps.js';
import { OUTPUT } from '../support/libraries.js';

const require = createRequire(import.meta.url);

const LIBRARIES = ['es2015', 'es2025'].flatMap((edition) =>
  ['faithful', 'fast', 'loose'].flatMap((preset) =>
    ['es2022', 'es5'].map((target) => join(edition, `${preset}.${target}.cjs`)),
  ),
);

for (const file of LIBRARIES) {
  const { Promise: Library } = require(join(OUTPUT, file));
  for (const { name, run, expected } of GAPS) {
    test(`${file}: ${name}`, async (t) => t.deepEqual(await run(Library), expected));
  }
}
