import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import test from 'ava';
import { digestOfMakers, nameOf } from '../support/generated.js';
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
