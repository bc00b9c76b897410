/** Changes of how all counts its elements. */

const PERFORM_ALL = 'sec-performpromiseall';

const MORE = '1. Set _remainingElementsCount_.[[value]] to _remainingElementsCount_.[[value]] + 1.';

/** A subclass whose `resolve` gives elements with a `then` that calls its first argument at once. */
const eager = (P) =>
  class extends P {
    static resolve(value) {
      return { then: (resolve) => resolve(value) };
    }
  };

/** @type {import('./constructor.js').Edit[]} */
export const EDITS = [
  {
    name: 'all counts an element after its then',
    changes: [
      [MORE, '', PERFORM_ALL],
      ['1. Set _index_ to _index_ + 1.', `${MORE}\n1. Set _index_ to _index_ + 1.`, PERFORM_ALL],
    ],
    probes: [
      [
        'elements that are there at once',
        (P, log, see) => see(eager(P).all(['a', 'b'])),
        ['it is fulfilled: [a,b]'],
        ['it is fulfilled: [a]'],
      ],
      [
        'elements that come later',
        (P, log, see) => see(P.all(['a', 'b'])),
        ['it is fulfilled: [a,b]'],
        ['it is fulfilled: [a,b]'],
      ],
    ],
  },
  {
    name: 'all goes on by two before it attaches',
    changes: [
      ['1. Set _index_ to _index_ + 1.', '', PERFORM_ALL],
      [MORE, `${MORE}\n1. Set _index_ to _index_ + 2.`, PERFORM_ALL],
    ],
    probes: [
      [
        'two elements',
        (P, log, see) => see(P.all(['a', 'b'])),
        ['it is fulfilled: [a,b]'],
        ['it is fulfilled: [a,undefined,b]'],
      ],
    ],
  },
  {
    name: 'all counts from one',
    changes: [['_index_ be 0', '_index_ be 1', PERFORM_ALL]],
    probes: [
      [
        'one element',
        (P, log, see) => see(P.all(['a'])),
        ['it is fulfilled: [a]'],
        ['it is fulfilled: [undefined,a]'],
      ],
    ],
  },
];
