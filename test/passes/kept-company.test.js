import test from 'ava';
import { WORDINGS } from '../mutate/wordings.js';
import { sourceOf } from '../support/documents.js';
import { lostIn } from '../support/edits/costs.js';
import { OF_ES2025 } from '../support/edits/kept-es2025.js';
import { KEPT_MEANING } from '../support/edits/kept-meaning.js';
import { swept } from '../support/extent.js';

/**
 * Edits that cost nothing, in company. Random ones of the tables of edits are how these were found. A
 * figure that falls is lowered here; none may rise.
 */

const EDITION = 'es2025';
const SOURCE = sourceOf(EDITION);
const EDITS = { ...OF_ES2025, ...KEPT_MEANING };

/** @type {[names: string[], cost: number][]} */
const COMPANIES = [
  [['a Record counts calls', 'what stands behind a guard is its Else'], 0],
  [
    [
      'PerformPromiseThen attaches to a List in a further slot',
      'the slots of a function stand in another order',
    ],
    0,
  ],
  [['what is asked has a variable first', 'PerformPromiseThen has a parameter more'], 0],
  [
    [
      'a further slot is empty first, and a method asks whether it is',
      'what is asked has a variable first',
    ],
    0,
  ],
  [
    [
      'then returns the promise of its capability itself',
      'IsPromise stands where one method calls it',
    ],
    22,
  ],
  [
    [
      'resolving functions are made before a promise has its slots',
      'operations have a further parameter',
    ],
    22,
  ],
  // a function that has a step more is not followed on every way
  [
    ['a promise that is fulfilled is looked at first', 'PerformPromiseThen sets a further slot'],
    22,
  ],
  [['FulfillPromise sets a further slot', 'reactions that are forgotten are empty Lists'], 22],
  [
    [
      'what settles a promise leaves unless that is pending',
      'a further slot, which a method reads',
    ],
    11,
  ],
];

for (const [names, cost] of swept(COMPANIES, (_, at) => at === 0)) {
  test(`what it costs: ${names.join(', and ')}`, (t) => {
    const changed = names.reduce((source, name) => {
      const next = EDITS[name](source, WORDINGS[EDITION]);
      t.not(next, source, name);
      return next;
    }, SOURCE);
    const lost = lostIn(SOURCE, changed);
    t.is(lost.length, cost, lost.join(', '));
  });
}
