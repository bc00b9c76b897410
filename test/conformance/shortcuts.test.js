import { fileURLToPath } from 'node:url';
import test from 'ava';
import { TARGET_NAMES } from '../../generator/targets/names.js';
import { LIBRARIES, library } from '../support/libraries.js';
import { runJson } from '../support/spawn.js';

// A program that uses a library keeps fast promises and arrays of the engine: V8 stops to take
// shortcuts everywhere once, for instance, one promise anywhere has a `constructor` of its own.

const SCRIPT = fileURLToPath(new URL('../support/shortcuts.cjs', import.meta.url));

const DEFERRED = TARGET_NAMES.map((target) => library('es2015', 'deferred', target));

for (const { name, file } of [...LIBRARIES, ...DEFERRED]) {
  test(`${name} leaves the engine its shortcuts`, async (t) => {
    const { before, after } = await runJson(['--allow-natives-syntax', SCRIPT, file]);
    t.true(before.includes('PromiseSpecies'));
    t.deepEqual(after, before);
  });
}
