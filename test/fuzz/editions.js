import { isObject } from './trace.js';

/**
 * Where ES2015 and the edition that engines implement today differ in what a program can see, and
 * where the engine differs from both. A program that comes to such a place is not compared with the engine's own Promise; everything else
 * is. There is no difference in the order of jobs.
 */
export const EDITIONS = [
  {
    clause: '25.4.4.1 Promise.all 3-5, 25.4.4.3 Promise.race 3-5',
    then: 'the promise is made by C[@@species]',
    now: 'it is made by C, and @@species is not read',
    feature: 'the species of all and race',
    until: 'es2015',
  },
  {
    clause: '25.4.4.1.1 PerformPromiseAll 6.i, 25.4.4.3.1 PerformPromiseRace 1.h',
    then: 'C.resolve is read for each element',
    now: 'it is read once, before the iterator, and has to be callable',
    feature: 'resolve is read where it is seen',
    until: 'es2020',
  },
  {
    clause: '7.4.1 GetIterator, 7.4.2 IteratorNext 1-2',
    then: 'next is read at each step',
    now: 'it is read once, with the iterator',
    feature: 'next is read where it is seen',
    until: 'es2017',
  },
  {
    clause: '7.4.6 IteratorClose 4',
    then: 'an error in getting return takes the place of the one that closed the iterator',
    now: 'the one that closed the iterator stays',
    feature: 'return is not a plain method',
    until: 'es2020',
  },
  {
    clause: '25.4.4.1.2 Promise.all Resolve Element Functions 10.b',
    then: "what the capability's function gives is given to the caller, in every edition",
    now: 'V8 gives undefined',
    feature: 'what settles gives a value',
  },
  {
    clause: '25.4.2.1 PromiseReactionJob 8-9',
    then: 'an error that the resolve function of a capability throws ends the job, in every edition',
    now: 'V8 calls the reject function with it',
    feature: 'a job throws',
  },
];

/** What the engine does not have yet. */
export const NEWER = 'newer than the engine';

/** @returns {string[]} features in which the engine differs from an edition */
export const differencesFrom = (edition) =>
  EDITIONS.filter(({ until = edition }) => edition <= until).map(({ feature }) => feature);

/**
 * What the es5 target cannot do (its header says why): libraries of that target are not compared on
 * programs that come there.
 */
export const ES5_LIMITS = ['frozen', 'a proxy of a promise'];

/** What it does in ways of its own: not compared with es2022. */
export const ES5_WAYS = [
  'a prototype is read where it is seen',
  'a function of the library is a value',
  'new.target is chosen',
];

/** @returns {object|'seen'|undefined} a property's descriptor, or that a proxy sees the search */
const find = (world, object, key) => {
  for (let at = object; at !== null; at = Object.getPrototypeOf(at)) {
    if (world.proxies.has(at)) return 'seen';
    const descriptor = Object.getOwnPropertyDescriptor(at, key);
    if (descriptor) return descriptor;
  }
  return undefined;
};

const isPlainSpecies = (world, C, species) => {
  if (species === undefined) return true;
  if (species === 'seen') return false;
  if (species.get) return species.get === world.speciesGetter;
  return species.value === undefined || species.value === null || species.value === C;
};

/**
 * Looks at C before a call of all or race.
 * @returns {() => void} to be called after it
 */
export const lookUp = (world, C) => {
  if (!isObject(C)) return () => {};
  const { features, changes } = world;
  const species = find(world, C, Symbol.species);
  if (!isPlainSpecies(world, C, species)) features.add('the species of all and race');
  const resolve = find(world, C, 'resolve');
  if (typeof resolve?.value !== 'function') features.add('resolve is read where it is seen');
  const before = { resolve: changes.resolve, next: changes.next };
  return () => {
    if (changes.resolve !== before.resolve) features.add('resolve is read where it is seen');
    if (changes.next !== before.next) features.add('next is read where it is seen');
  };
};
