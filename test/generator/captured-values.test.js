import ava from 'ava';
import { sourceOf } from '../support/documents.js';
import { addStatic } from '../support/edits/insertions.js';
import { FOLLOWING, oneIn } from '../support/extent.js';
import { tracedOn } from '../support/loaded.js';

const test = oneIn(6, ava);

/** A closure captures what a variable holds then, whatever it holds when its function object is made. */

const CLOSURE =
  'Let _closure_ be a new Abstract Closure with no parameters that captures _x_ and performs the following steps when called:';
const CREATE = 'Let _f_ be CreateBuiltinFunction(_closure_, 0, *""*, « »).';

/** Steps between a closure of _x_ and its function object, which `Promise.peek` returns. */
const CASES = {
  'a variable that is set again': ['Let _x_ be 1.', ['Set _x_ to 2.']],
  'a parameter that is set': ['Set _x_ to 1.', ['Set _x_ to 2.'], '_x_'],
  'a variable that is counted': ['Let _x_ be 1.', ['Increment _x_ by 1.']],
  'an element of a List that another one follows': [
    'Remove the first element from _list_ and let _x_ be that element.',
    ['Set _x_ to 2.'],
  ],
  'a variable among several that are set': [
    'Let _x_ be 1.',
    ['Let _y_ be 1.', 'Set _x_ and _y_ to 2.'],
  ],
};

for (const [title, [first, between, parameters = '']] of Object.entries(CASES)) {
  test(`${title} is captured as it was`, (t) => {
    const source = addStatic(sourceOf('es2025'), `Promise.peek ( ${parameters} )`, [
      'Let _list_ be « 1, 2 ».',
      first,
      CLOSURE,
      '  Return _x_.',
      ...between,
      CREATE,
      'Return _f_.',
    ]);
    for (const preset of FOLLOWING)
      t.deepEqual(
        tracedOn(source, { preset, edition: 'es2025' }, (P, log) => log(P.peek(0)())),
        ['1'],
        preset,
      );
  });
}

test('so is an element that a loop goes through, where the loop sets it', (t) => {
  const source = addStatic(sourceOf('es2025'), 'Promise.peek ( )', [
    'Let _all_ be « ».',
    'For each element _x_ of « 1, 2 », do',
    `  ${CLOSURE}`,
    '    Return _x_.',
    '  Set _x_ to 3.',
    `  ${CREATE}`,
    '  Append _f_ to _all_.',
    'Return CreateArrayFromList(_all_).',
  ]);
  for (const preset of FOLLOWING)
    t.deepEqual(
      tracedOn(source, { preset, edition: 'es2025' }, (P, log) =>
        P.peek().forEach((f) => log(f())),
      ),
      ['1', '2'],
      preset,
    );
});
