import { nearest } from '../../spec/1-read/nearest.js';

/**
 * The well-known symbols (6.1.5.1 of the standard, and those of explicit resource management). An
 * engine that lacks one has a string of its name in its place.
 *
 * @type {Record<string, import('./intrinsics.js').Intrinsic>}
 */
export const symbols = {
  $species: {
    es2022: () => Symbol.species,
    es5: () => (typeof Symbol === 'function' && Symbol.species) || '@@species',
  },
  $iterator: {
    es2022: () => Symbol.iterator,
    es5: () => (typeof Symbol === 'function' && Symbol.iterator) || '@@iterator',
  },
  $toStringTag: {
    es2022: () => Symbol.toStringTag,
    es5: () => (typeof Symbol === 'function' && Symbol.toStringTag) || '@@toStringTag',
  },
  $asyncIterator: {
    es2022: () => Symbol.asyncIterator,
    es5: () => (typeof Symbol === 'function' && Symbol.asyncIterator) || '@@asyncIterator',
  },
  $hasInstance: {
    es2022: () => Symbol.hasInstance,
    es5: () => (typeof Symbol === 'function' && Symbol.hasInstance) || '@@hasInstance',
  },
  $isConcatSpreadable: {
    es2022: () => Symbol.isConcatSpreadable,
    es5: () =>
      (typeof Symbol === 'function' && Symbol.isConcatSpreadable) || '@@isConcatSpreadable',
  },
  $match: {
    es2022: () => Symbol.match,
    es5: () => (typeof Symbol === 'function' && Symbol.match) || '@@match',
  },
  $matchAll: {
    es2022: () => Symbol.matchAll,
    es5: () => (typeof Symbol === 'function' && Symbol.matchAll) || '@@matchAll',
  },
  $replace: {
    es2022: () => Symbol.replace,
    es5: () => (typeof Symbol === 'function' && Symbol.replace) || '@@replace',
  },
  $search: {
    es2022: () => Symbol.search,
    es5: () => (typeof Symbol === 'function' && Symbol.search) || '@@search',
  },
  $split: {
    es2022: () => Symbol.split,
    es5: () => (typeof Symbol === 'function' && Symbol.split) || '@@split',
  },
  $toPrimitive: {
    es2022: () => Symbol.toPrimitive,
    es5: () => (typeof Symbol === 'function' && Symbol.toPrimitive) || '@@toPrimitive',
  },
  $unscopables: {
    es2022: () => Symbol.unscopables,
    es5: () => (typeof Symbol === 'function' && Symbol.unscopables) || '@@unscopables',
  },
  $dispose: {
    es2022: () => Symbol.dispose || '@@dispose',
    es5: () => (typeof Symbol === 'function' && Symbol.dispose) || '@@dispose',
  },
  $asyncDispose: {
    es2022: () => Symbol.asyncDispose || '@@asyncDispose',
    es5: () => (typeof Symbol === 'function' && Symbol.asyncDispose) || '@@asyncDispose',
  },
};

/** @param {string} name `species` @returns {string|undefined} what a library captures it as */
export const symbolNamed = (name) => (Object.hasOwn(symbols, `$${name}`) ? `$${name}` : undefined);

/** @param {string} name of a symbol, as documents write it */
const written = (name) => `%Symbol.${name}%`;

const NAMES = Object.keys(symbols).map((name) => written(name.slice(1)));

/** @param {string} name that no symbol has @returns {[problem: string, expected: string]} for an error */
export const unknownSymbol = (name) => [
  `no well-known symbol is called ${name}`,
  `perhaps ${nearest(written(name), NAMES)}`,
];
