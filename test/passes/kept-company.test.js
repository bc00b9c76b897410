import test from 'ava';
import { WORDINGS } from '../mutate/wordings.js';
import { sourceOf } from '../support/documents.js';
import { lostIn } from '../support/edits/costs.js';
import { inserted, PLACES, STEPS } from '../support/edits/foreign.js';
import { KEPT_ES2025 } from '../support/edits/kept-es2025.js';
import { swept } from '../support/extent.js';

/**
 * Edits that cost nothing, in company. Random ones of the tables of edits are how these were found. A
 * figure that falls is lowered here; none may rise.
 */

const EDITION = 'es2025';
const SOURCE = sourceOf(EDITION);

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
    0,
  ],
  [
    [
      'resolving functions are made before a promise has its slots',
      'operations have a further parameter',
    ],
    0,
  ],
  // steps beside the known ones are taken out where functions are compared, and put back
  [['a promise that is fulfilled is looked at first', 'PerformPromiseThen sets a further slot'], 0],
  [['FulfillPromise sets a further slot', 'reactions that are forgotten are empty Lists'], 0],
  [
    [
      'what settles a promise leaves unless that is pending',
      'a further slot, which a method reads',
    ],
    0,
  ],
  [
    [
      'resolving functions are made before a promise has its slots',
      'FulfillPromise sets a further slot',
    ],
    0,
  ],
  [['PerformPromiseThen sets a further slot', 'a state is asked for that no promise has'], 0],
  [['a promise has no result before it settles', 'FulfillPromise counts in a further slot'], 0],
  // states have their known names before functions are compared
  [['reactions that are forgotten are empty Lists', 'all states have other names'], 0],
  [['who settles a promise forgets the Lists of its kind alone', 'states are numbers'], 0],
  // variables that a condition asks for, and what stands in an Else behind a guard
  [['resolving functions are closures with a cell', 'what is asked has a variable first'], 0],
  [['a slot has the handler, and nothing reads it', 'what stands behind a guard is its Else'], 0],
  // parameters of a job in another order, under other names
  [['a job captures its values in another order', 'variables have other names'], 0],
  // what calls PerformPromiseThen need not have a promise
  [
    [
      'a slot has the handler, and nothing reads it',
      'a promise that PerformPromiseThen gets is the value of a completion',
    ],
    22,
  ],
  // what a call returns is a field of its argument
  [
    [
      'what PerformPromiseThen returns has a variable',
      'then reads the promise of its capability first',
    ],
    0,
  ],
  // what has had a slot read has them all
  [
    [
      'a promise that PerformPromiseThen gets is the value of a completion',
      'a reaction is made before the other handler is asked about',
    ],
    1,
  ],
  // a step names a variable that is set where the known one is declared
  [
    ['FulfillPromise attaches to a List in a further slot', 'what may throw is a completion first'],
    1,
  ],
  // what attaches to Lists of its own does not ask for those of reactions
  [
    [
      'reactions that are forgotten are an enumeration',
      'PerformPromiseThen attaches to a List in a further slot',
    ],
    0,
  ],
  // each is what it was because the other is
  [
    [
      'who settles a promise forgets the Lists of its kind alone',
      'FulfillPromise stands where one function calls it',
    ],
    0,
  ],
  // where a context is kept, what is only read for later steps is not there yet
  [['what is asked has a variable first', 'reactions have no variables'], 0],
  // what an operation of the document alone returns has no variable
  [['a method enqueues a job that does nothing', 'what is returned has a variable first'], 0],
  // an operation of the document is looked into where a closure is compared
  [
    [
      'functions of elements are closures that capture the List last',
      'an operation reads and sets slots of the active function',
    ],
    0,
  ],
  // what other functions call has to be more alike for a name
  [
    [
      'both ways of settling are an operation with a state',
      'an operation stands where another one calls it',
    ],
    0,
  ],
  // what is a completion first is no abrupt one behind the step that leaves with such
  [['resolving functions are closures with a cell', 'what may throw is a completion first'], 0],
  // a slot of a promise that nobody has is no variable of its name
  [['FulfillPromise counts in a further slot', 'a promise has its state last'], 0],
];

const testCost = (title, change, cost) =>
  test(`what it costs: ${title}`, (t) => {
    const lost = lostIn(SOURCE, change(t));
    t.is(lost.length, cost, lost.join(', '));
  });

const reworded = (t, names) =>
  names.reduce((source, name) => {
    const next = KEPT_ES2025[name](source, WORDINGS[EDITION]);
    t.not(next, source, name);
    return next;
  }, SOURCE);

for (const [names, cost] of swept(COMPANIES, (_, at) => at === 0))
  testCost(names.join(', and '), (t) => reworded(t, names), cost);

/** Steps that run user code beside such an edit: they cost what they cost alone, but for the last ones. */
const STRANGERS = /** @type {[place: string, name: string, cost: number][]} */ ([
  ['resolving, first', 'a variable is used twice', 12],
  ['PerformPromiseThen, first', 'what PerformPromiseThen returns has a variable', 9],
  ['a job that is enqueued', 'reactions are made in the arms that ask for them', 9],
  ['between the slots of a function object', 'a Record is filled later', 17],
  ['the job of a thenable', 'what may throw is a completion first', 0],
  // user code may settle the promise a second time, as far as is known
  ['rejecting, first', 'who settles a promise forgets the Lists of its kind alone', 22],
  // contexts are kept elsewhere where the job of a reaction does more
  ['the job of a reaction', 'conditions are turned round', 23],
]);

for (const [title, name, cost] of swept(STRANGERS, (_, at) => at === 0)) {
  const place = PLACES.find((row) => row.title === title);
  const change = (t) => inserted(reworded(t, [name]), place, STEPS['that is abrupt']);
  testCost(`${name}, and a step: ${title}`, change, cost);
}
