/**
 * What direct-application applies itself: anything else is for Call, which says what is wrong with it.
 *
 * @type {import('./capabilities.js').Entry[]}
 */
export const APPLICATIONS = [
  {
    in: 'GetIterator',
    test: "typeof method === 'function'",
    title: 'all of what is not iterable',
    program: (P, log, see) => see(P.all(5)),
  },
  {
    in: 'IteratorNext',
    test: "typeof iteratorRecord.NextMethod === 'function'",
    only: 'es2022',
    edition: 'es2025',
    title: 'all of what gives an iterator without next',
    program: (P, log, see) => see(P.all({ [Symbol.iterator]: () => ({}) })),
  },
].map((entry) => ({ ...entry, becomes: 'true' }));
