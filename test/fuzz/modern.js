import fc from 'fast-check';
import { programs } from './programs.js';

/**
 * Programs for later editions: those of ES2015, of which some statements call what came later in
 * place of its like. A number of its own decides about each statement, so that the same programs
 * are made of the same numbers.
 */

/** What may take the place of a static or method: itself is one of them. */
const LIKE = {
  all: ['all', 'allSettled', 'any'],
  race: ['race', 'any', 'allSettled'],
  catch: ['catch', 'finally'],
  then: ['then', 'then', 'then', 'then', 'finally'],
  resolve: ['resolve', 'resolve', 'try'],
  reject: ['reject', 'reject', 'withResolvers'],
};

/** The editions that have them. */
const SINCE = {
  finally: 'es2018',
  allSettled: 'es2020',
  any: 'es2021',
  withResolvers: 'es2024',
  try: 'es2025',
};

const returning = (value) => ({
  v: 'function',
  bodies: [{ do: [], end: { how: 'return', value } }],
});

/** What statements have to give to a static that takes something else. */
const ARGUMENTS = {
  try: ([first, ...rest]) =>
    first ? [first.v === 'function' ? first : returning(first), first, ...rest] : [],
};

const numbers = (seed) => {
  let state = seed >>> 0;
  return (most) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
};

const isCall = (node) => node.do === 'call' || node.do === 'apply';

/** A statement, calling its like. */
const modern = (node, edition, next) => {
  const field = node.do === 'call' ? 'key' : 'name';
  const known = (LIKE[node[field]] ?? []).filter((name) => (SINCE[name] ?? '') <= edition);
  if (known.length < 2) return { ...node };
  const name = known[next(known.length)];
  return { ...node, [field]: name, args: (ARGUMENTS[name] ?? ((list) => list))(node.args) };
};

const walk = (node, edition, next) => {
  if (Array.isArray(node)) return node.map((item) => walk(item, edition, next));
  if (node === null || typeof node !== 'object') return node;
  const copy = isCall(node) ? modern(node, edition, next) : { ...node };
  for (const key in copy) copy[key] = walk(copy[key], edition, next);
  return copy;
};

/**
 * @param {string} [edition] ES2015 without one
 * @returns {import('fast-check').Arbitrary<object>} programs for it
 */
export const programsFor = (edition = 'es2015') =>
  edition === 'es2015'
    ? programs
    : fc
        .record({ program: programs, seed: fc.nat() })
        .map(({ program, seed }) => walk(program, edition, numbers(seed)));
