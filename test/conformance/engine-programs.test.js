import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'acorn';
import test from 'ava';
import cases from '../engines/cases.cjs';
import { expectedOf, scriptOf } from '../engines/script.js';
import { ENGINES, withEngines } from '../support/engines.js';
import { library } from '../support/libraries.js';

// The programs that `npm run engines` has run in every engine.

const LIBRARIES = [library('es2015', 'fast', 'es5'), library('es2025', 'fast', 'es5')];

let folder;
const expected = {};
test.before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fledgling-programs-'));
  for (const { edition } of LIBRARIES) expected[edition] = await expectedOf(edition);
});
test.after.always(() => folder && rmSync(folder, { recursive: true }));

const resultOf = async (code, node, name) => {
  const file = join(folder, `${name}.cjs`);
  writeFileSync(file, code);
  const { stdout } = await promisify(execFile)(node, [file]);
  return JSON.parse(stdout.replace('RESULT ', ''));
};

const inEngine = ({ name, node }) => {
  for (const library of LIBRARIES) {
    test(`the programs log what they have to, ${library.edition} ${library.name} in ${name}`, async (t) => {
      const code = scriptOf(library.file, library.edition, expected[library.edition]);
      t.notThrows(() => parse(code, { ecmaVersion: 5 }));
      const result = await resultOf(code, node, `${library.edition} ${name}`);
      t.deepEqual(result, { drained: [], jobs: [] });
    });
  }
};

inEngine({ name: 'this Node', node: process.execPath });
withEngines(test, ENGINES, inEngine);

test('programs differ, and have enough to say', (t) => {
  for (const logs of Object.values(expected)) {
    t.is(logs.length, cases.COUNT);
    t.is(new Set(logs).size, cases.COUNT);
    const all = logs.join('; ');
    for (const word of ['TypeError', 'constructor', 'then 3', 'true', 'false', '[', 'rejected']) {
      t.true(all.includes(word), word);
    }
  }
});

/** Each is one mistake in the library's text. */
const MISTAKES = {
  'a handler that is called for the other state': ['=== 2 /* REJECTED */', '=== 3'],
  'an iterator that is not asked for': [
    'nextPromise = C.resolve(nextValue)',
    'nextPromise = nextValue',
  ],
};

for (const [mistake, [text, becomes]] of Object.entries(MISTAKES)) {
  test(`programs see ${mistake}`, async (t) => {
    const [{ file, edition }] = LIBRARIES;
    const code = scriptOf(file, edition, expected[edition]);
    t.true(readFileSync(file, 'utf8').includes(text));
    const seen = await resultOf(code.replaceAll(text, becomes), process.execPath, 'mistake').catch(
      () => undefined,
    );
    t.true(seen === undefined || seen.drained.length > 0);
  });
}
