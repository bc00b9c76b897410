import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { TARGET_NAMES } from '../../generator/targets/names.js';
import { swept } from '../support/extent.js';
import { library, ROOT } from '../support/libraries.js';
import { BY_TARGET } from '../support/security/by-target.js';
import { OTHERS } from '../support/security/others.js';
import { SAME_REALM } from '../support/security/same-realm.js';

// Each item of docs/security.md, by its words, on each library that it is about.

const LIBRARIES = ['es2015', 'es2025'].flatMap((edition) =>
  ['faithful', 'fast'].flatMap((preset) =>
    TARGET_NAMES.map((target) => library(edition, preset, target)),
  ),
);

const itemsOf = (text) =>
  text
    .split(/\n(?=- )|\n\n/)
    .filter((part) => part.startsWith('- '))
    .map((part) => part.slice(2).replace(/\s+/g, ' ').trim());

test('every item of docs/security.md has its test, and every test its item', (t) => {
  const text = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
  const names = [SAME_REALM, BY_TARGET, OTHERS].flatMap(Object.keys);
  t.deepEqual(itemsOf(text).sort(), names.sort());
});

const declare = (item, library, check) =>
  test(`${item} ${library.edition} ${library.name}`, (t) => check(t, library));

/** The targets and presets by turns of the editions. */
const stands = ({ edition, preset, target }) =>
  (edition === 'es2025') === (target === 'es2022') &&
  (edition === 'es2025') === (preset === 'fast');

for (const library of swept(LIBRARIES, stands)) {
  for (const [item, check] of Object.entries({ ...SAME_REALM, ...OTHERS })) {
    declare(item, library, check);
  }
  for (const [item, [target, check]] of Object.entries(BY_TARGET)) {
    if (target === library.target) declare(item, library, check);
  }
}
