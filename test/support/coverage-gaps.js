/**
 * Tests of steps and arms that the conformance suites do not reach. `fledgling coverage` runs them
 * beside those suites.
 *
 * @typedef {object} Gap
 * @property {string} name
 * @property {Record<string, string[]>} reaches steps and arms by edition, as the ledger names them
 * @property {(Library: PromiseConstructor) => Promise<unknown>} run
 * @property {unknown} expected what `run` gives
 */

const reaching = (es2015, es2025) => ({ es2015, es2025 });

const kindOf = (error) => error.name;

/** A promise whose species is what a test wants it to be. */
const withSpecies = (Library, species) => {
  const promise = Library.resolve(1);
  promise.constructor = { [Symbol.species]: species };
  return promise;
};

/** The constructor of the promise that `then` makes. */
const derived = (promise) => Object.getPrototypeOf(promise.then());

/** @type {Gap[]} */
export const GAPS = [
  {
    name: 'then of a promise without a constructor makes a promise of the intrinsic one',
    reaches: reaching(['sec-speciesconstructor:4|then'], ['sec-speciesconstructor:2|then']),
    async run(Library) {
      const promise = Library.resolve(1);
      promise.constructor = undefined;
      return derived(promise) === Library.prototype;
    },
    expected: true,
  },
  ...[undefined, null].map((species) => ({
    name: `then of a promise whose species is ${species} makes a promise of the intrinsic one`,
    reaches: reaching(['sec-speciesconstructor:8|then'], ['sec-speciesconstructor:5|then']),
    run: async (Library) => derived(withSpecies(Library, species)) === Library.prototype,
    expected: true,
  })),
  ...[1, {}, () => {}].map((species) => ({
    name: `then of a promise throws when its species is the ${typeof species} ${species}`,
    reaches: reaching(
      ['sec-speciesconstructor:9|else', 'sec-speciesconstructor:10'],
      ['sec-speciesconstructor:6|else', 'sec-speciesconstructor:7'],
    ),
    async run(Library) {
      try {
        return withSpecies(Library, species).then();
      } catch (error) {
        return kindOf(error);
      }
    },
    expected: 'TypeError',
  })),
  ...['all', 'race'].map((combinator) => ({
    name: `${combinator} rejects when next gives no object, and does not close the iterator`,
    reaches: reaching(['sec-iteratornext:4|then'], ['sec-iteratornext:5|then']),
    async run(Library) {
      let closed = false;
      const iterator = { next: () => 1, return: () => (closed = true) };
      const iterable = { [Symbol.iterator]: () => iterator };
      const kind = await new Promise((resolve) => {
        Library[combinator](iterable).then(resolve, (error) => resolve(kindOf(error)));
      });
      return [kind, closed];
    },
    expected: ['TypeError', false],
  })),
];
