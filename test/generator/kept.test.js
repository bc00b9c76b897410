import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import test from 'ava';
import { digestOfMakers, keep, keyOf, recall } from '../../cli/kept.js';
import { make } from '../../cli/make.js';
import { planOf } from '../../cli/plan.js';
import { nameOf } from '../support/generated.js';
import { ROOT } from '../support/libraries.js';

/** Files that have a say in what is generated, one of each kind. */
const MAKERS = [
  'generator/4-lower/translate.js',
  'package-lock.json',
  'spec/1-read/tokens.js',
  'spec/documents/amendments/deferred.html',
  'spec/documents/es2025.html',
  'transforms/references.js',
  'transforms/then0.js',
];

const pathOf = (file) => relative(ROOT, file).replaceAll('\\', '/');

test('a library that is kept is of the generator as it stands', (t) => {
  const read = new Set();
  const before = digestOfMakers((file) => {
    read.add(pathOf(file));
    return readFileSync(file, 'utf8');
  });
  t.is(digestOfMakers(), before);
  for (const name of MAKERS) {
    t.true(read.has(name), name);
    const changed = digestOfMakers((file) => {
      const text = readFileSync(file, 'utf8');
      return file === join(ROOT, name) ? `${text} ` : text;
    });
    t.not(changed, before, name);
  }
});

test('a library that is kept is of its document and options', (t) => {
  const names = [
    nameOf('<p>', {}),
    nameOf('<p> ', {}),
    nameOf('<p>', { preset: 'loose' }),
    nameOf('<p>', { target: 'es5' }),
  ];
  t.is(new Set(names).size, names.length);
  t.is(nameOf('<p>', {}), names[0]);
});

const FAITHFUL = { preset: 'faithful', target: 'es2022' };
const FILE = join(ROOT, 'spec', 'documents', 'es2015.html');

test('a library that commands keep is of all that they are asked', (t) => {
  const plan = planOf({ spec: FILE, out: 'lib' });
  const asked = [
    [FAITHFUL, plan],
    [{ ...FAITHFUL, preset: 'deferred' }, plan],
    [{ ...FAITHFUL, target: 'es5' }, plan],
    [FAITHFUL, planOf({ spec: FILE, out: 'elsewhere' })],
    [FAITHFUL, { ...plan, edition: 'next' }],
    [FAITHFUL, planOf({ spec: FILE, out: 'lib', without: ['then0'] })],
    [FAITHFUL, { ...plan, file: join(ROOT, 'spec', 'documents', 'es2016.html') }],
    [FAITHFUL, { ...plan, amendments: [FILE] }],
  ];
  const keys = asked.map(([library, wish]) => keyOf(library, wish));
  t.is(new Set(keys).size, keys.length);
  t.is(keyOf(FAITHFUL, plan), keys[0]);
  t.is(keyOf(FAITHFUL, { ...plan, file: 'nowhere.html' }), undefined);
});

test('what is kept is what would be made', (t) => {
  const plan = planOf({ spec: FILE, out: 'lib' });
  const made = make(FAITHFUL, plan, {});
  const key = `test-${keyOf(FAITHFUL, plan)}`;
  keep(key, made);
  t.deepEqual(recall(key), JSON.parse(JSON.stringify(made)));
  t.is(recall(`${key} of another`), undefined);
});
