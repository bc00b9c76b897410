import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { parseFragment } from 'ecmarkdown';
import { parse } from 'ecmarkup/lib/expr-parser.js';
import { readStructure } from '../../spec/1-read/structure.js';
import { ROOT } from '../support/libraries.js';

/** Calls, lists and records of sentences are those that ecmarkup finds. */

const PLACES = new Set(['location', 'start', 'end']);

const withoutPlaces = (value) => {
  if (Array.isArray(value)) return value.map(withoutPlaces);
  if (value === null || typeof value !== 'object') return value;
  const fields = Object.entries(value).filter(
    ([key, field]) => !PLACES.has(key) && !(key === 'name' && field === 'seq'),
  );
  return Object.fromEntries(fields.map(([key, field]) => [key, withoutPlaces(field)]));
};

const fragmentsOf = (sentence) => parseFragment(sentence).filter(({ name }) => !/tag$/i.test(name));

const byEcmarkup = (sentence) => {
  const tree = /** @type {any} */ (parse(/** @type {any} */ (fragmentsOf(sentence)), new Set()));
  return tree.name === 'failure' ? { failure: tree.message } : withoutPlaces({ items: tree.items });
};

const byUs = (sentence) => withoutPlaces(readStructure(fragmentsOf(sentence)));

const SENTENCES = [
  'Perform ? Call(_f_.[[Go]], *undefined*, « _x_, Get(_y_, *"z"*) »).',
  'Let _r_ be { [[A]]: 1, [[B]]: { [[C]]: F() } }.',
  'Let _r_ be a Record { [[A]], [[B]] }, and go on, with (this, and that) and this.',
  'Return _f_.[[Call]]( _x_ , _y_, and _z_ ) of &laquo; _x_ &raquo;.',
  'Let _x_ be 3 + (_y_ - 2).',
  'Return F(,_x_).',
  'Return F(_x_, ).',
  'Return F(_x_,\n).',
  'Return F(_x_.',
  'Return « _x_.',
  'Return _x_ ».',
  'Return _x_ } ).',
  'Return _x_).',
  'Return { }.',
  'Return { _x_ }.',
  'Return { [[A]]: 1, [[A]]: 2 }.',
  'Return { [[A]]: 1, [[B]] }.',
  'Return { [[A]], [[B]]: 1 }.',
  'Return { [[A]]: }.',
  'Return { [[A]] or }.',
];

for (const sentence of SENTENCES) {
  test(`${JSON.stringify(sentence)} is read as by ecmarkup`, (t) => {
    t.deepEqual(byUs(sentence), byEcmarkup(sentence));
  });
}

test('every step of the ES2015 document is read as by ecmarkup', (t) => {
  const text = readFileSync(join(ROOT, 'spec', 'documents', 'es2015.html'), 'utf8');
  const steps = [...text.matchAll(/^ *(?:1|\*)\. *(.*)$/gm)].map(([, sentence]) => sentence);
  t.true(steps.length > 300);
  for (const step of steps) t.deepEqual(byUs(step), byEcmarkup(step), step);
});

test('a sign before a call stays outside of it', (t) => {
  t.deepEqual(byUs('Return -F(_x_).').items[0], { name: 'text', contents: 'Return -' });
});
