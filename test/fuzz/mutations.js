import escodegen from 'escodegen';
import { Library } from '../../generator/ir/library.js';
import { copy } from '../../generator/ir/pattern.js';
import { es2022 } from '../../generator/targets/es2022.js';
import { VERBATIM } from '../../generator/ir/verbatim.js';
import { treeOf } from './libraries.js';

/**
 * Mistakes, made on purpose in a faithful library: each leaves out, repeats or swaps something that
 * a program can see. The fuzz has to find every one of them.
 *
 * @type {{name: string, within?: string, from: string, to: string}[]} expressions, as patterns; what
 *   takes a place does not match again
 */
export const MUTATIONS = [
  {
    name: 'resolving functions act twice',
    from: 'alreadyResolved.value = true',
    to: 'undefined',
  },
  {
    name: 'a promise is resolved with itself',
    from: 'SameValue(resolution, promise) === true',
    to: 'undefined === null',
  },
  {
    name: 'then is read twice',
    from: "then = Get(resolution, 'then')",
    to: "then = (GetV(resolution, 'then'), Get(resolution, 'then'))",
  },
  {
    name: 'a thenable that throws is fulfilled',
    from: 'thenCallResult = new ThrowCompletion(__thrown)',
    to: 'thenCallResult = __thrown',
  },
  {
    name: 'thenables are called at once',
    from: "EnqueueJob('PromiseJobs', PromiseResolveThenableJob, [__p, __t, __then])",
    to: 'PromiseResolveThenableJob(__p, __t, __then)',
  },
  {
    name: 'reactions run backwards',
    from: 'reactions[reactionIndex]',
    to: 'reactions[reactions.length - 1 - reactionIndex]',
  },
  {
    name: 'species is not asked',
    from: 'SpeciesConstructor(promise, Promise)',
    to: 'Promise',
  },
  {
    name: 'constructor is read twice',
    from: "Get(O, 'constructor')",
    to: "(GetV(O, 'constructor'), GetV(O, 'constructor'))",
  },
  {
    name: 'a null species is an error',
    within: 'SpeciesConstructor',
    from: 'S === null',
    to: 'S === undefined',
  },
  {
    name: 'heirs of promises are promises',
    from: '!__hasState',
    within: 'IsPromise',
    to: 'x instanceof Promise === false',
  },
  {
    name: 'resolve gives back promises of other constructors',
    from: 'SameValue(xConstructor, C) === true',
    to: 'xConstructor !== undefined',
  },
  {
    name: 'an executor may be called again',
    from: 'promiseCapability.Resolve !== undefined',
    to: 'undefined === null',
  },
  {
    name: 'the functions of a capability are not looked at',
    from: 'IsCallable(promiseCapability.Reject) === false',
    to: 'undefined === null',
  },
  {
    name: 'element functions count twice',
    from: 'alreadyCalled.value === true',
    to: 'undefined === null',
  },
  {
    name: 'iterators are never closed',
    from: 'iteratorRecord.done === false',
    to: 'undefined === null',
  },
  {
    name: 'iterators that failed are closed',
    from: 'iteratorRecord.done = true',
    to: 'undefined',
  },
  {
    name: 'return is given the error',
    from: 'Call(return_, iterator, [])',
    to: 'Call(return_, iterator, [completion])',
  },
  {
    name: 'bigints are objects',
    within: 'PromiseResolveFunction',
    from: "Type(resolution) !== 'Object'",
    to: "Type(resolution) !== 'Object' && Type(resolution) !== 'BigInt'",
  },
  {
    name: 'a handler knows its promise',
    within: 'PromiseReactionJob',
    from: 'Call(__handler, undefined, [__argument])',
    to: 'Call(__handler, promiseCapability.Promise, [__argument])',
  },
];

let tree;
const original = () => (tree ??= treeOf({ preset: 'faithful', passes: [], assume: [] }, 'es2022'));

/**
 * @param {{within?: string, from: string, to: string}} mutation
 * @returns {{code: string, count: number}} the library, and how many places of it were changed
 */
export const mutantOf = ({ within, from, to }) => {
  const library = new Library(copy(original()), es2022, 'mutation');
  const root = within ? library.find(within) : library.program;
  const count = library.replaceExpressions(root, from, to);
  return { count, code: escodegen.generate(library.program, { verbatim: VERBATIM }) };
};
