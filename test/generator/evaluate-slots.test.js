import test from 'ava';
import { left, NOTHING_KNOWN } from '../support/evaluated.js';
import { normal } from '../support/pass-examples.js';

/** What evaluation knows of slots that others may store in, and of what they hold. */

/** Promises that others have too; what the result of one is, and some bits of its state. */
const SLOTS_KNOWN = {
  ...NOTHING_KNOWN,
  g: { callable: true, type: 'function' },
  v: { primitive: true },
  p: {
    promise: true,
    slots: { Result: { callable: true, type: 'function' }, State: { zero: 7 } },
  },
  q: { promise: true, slots: { Rest: { object: true, array: false } } },
};

const ASKS = "if (typeof p.#Result === 'function') return g; return b;";

/** Steps behind which it is not known any more what the promise has. */
const FORGETS = {
  'a store through another variable': 'q.#Result = a;',
  'a store through the same variable': 'p.#Result = a;',
  'a call that stays': 'Show(a);',
  'a call of what is known': 'Call(g, undefined, []);',
  'a constructor that is called': 'const made = new Thing(g);',
  'steps that nothing is known about': 'while (a === b) { a.#Result = b; }',
  'a property of users that is read': 'const x = p.then;',
  'an element that is read': 'const x = q[a];',
  'an element that is set': 'q[a] = g;',
  'a constructor that is asked whether an object is of it': 'const x = p instanceof Thing;',
  'a variable that gets another object': 'p = q.#Next;',
  'an arm of a condition that stores': 'if (a === b) { p.#Result = a; }',
  'the other arm of a condition that stores':
    'if (a === b) { a.#Rest = g; } else { p.#Result = a; }',
};

for (const [title, steps] of Object.entries(FORGETS)) {
  test(`what a slot holds is not known behind ${title}`, (t) => {
    t.is(left('', `${steps} ${ASKS}`, SLOTS_KNOWN), normal(`${steps} ${ASKS}`));
  });
}

/** @type {Record<string, [body: string, after: string]>} */
const SLOTS = {
  'what a slot holds is known until it may be another value': [ASKS, 'return g;'],
  'a store into another slot leaves it': [`q.#Rest = a; ${ASKS}`, 'q.#Rest = a; return g;'],
  'what is stored is known of the holder': [
    "q.#Result = g; if (typeof q.#Result === 'function') return a; return b;",
    'q.#Result = g; return a;',
  ],
  'what is known on both ways is known where they meet': [
    `if (a === b) { p.#Rest = a; } else { q.#Rest = a; } ${ASKS}`,
    'if (a === b) { p.#Rest = a; } else { q.#Rest = a; } return g;',
  ],
  'what is stored on one way is not known where they meet': [
    "const x = a && (q.#Result = g); if (typeof q.#Result === 'function') return x; return b;",
    "const x = a && (q.#Result = g); if (typeof q.#Result === 'function') return x; return b;",
  ],
  'a variable keeps what is known of its value': [
    "const x = p.#Result; Show(a); if (typeof x === 'function') return x; return b;",
    'const x = p.#Result; Show(a); return x;',
  ],
  'bits that are 0 are none of a mask': [
    'if ((p.#State & 5) !== 0) return a; return b;',
    'return b;',
  ],
  'a bit that may be 1 may be one of a mask': [
    'if ((p.#State & 9) !== 0) return a; return b;',
    'if ((p.#State & 9) !== 0) return a; return b;',
  ],
  'bits stay 0 where others are set': [
    'p.#State = p.#State | 8; if ((p.#State & 5) !== 0) return a; return b;',
    'p.#State = p.#State | 8; return b;',
  ],
  'bits are 0 no more where they are set': [
    'p.#State = p.#State | 4; if ((p.#State & 5) !== 0) return a; return b;',
    'p.#State = p.#State | 4; if ((p.#State & 5) !== 0) return a; return b;',
  ],
  'bits that a mask leaves out are 0': [
    'const x = p.#State & 12; if ((x & 7) !== 0) return a; return b;',
    'const x = p.#State & 12; return b;',
  ],
  'a property of users is read, though nobody asks what it is': [
    'p.then; return a;',
    'p.then; return a;',
  ],
  'an object that is no array is known to be none': [
    'const x = q.#Rest; if ($isArray(x) || x === undefined || !isObject(x)) return a; return x;',
    'const x = q.#Rest; return x;',
  ],
  'a primitive is of another type than objects, and of which is asked': [
    "if (Type(v) === 'Object') return a; if (Type(v) === 'Undefined') return g; return b;",
    "if (Type(v) === 'Undefined') return g; return b;",
  ],
  'a primitive is no object': ['if (isObject(v) || v === p) return a; return b;', 'return b;'],
};

for (const [title, [body, after]] of Object.entries(SLOTS)) {
  test(title, (t) => t.is(left('', body, SLOTS_KNOWN), normal(after)));
}
