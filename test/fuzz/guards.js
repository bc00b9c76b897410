import { nodes } from '../../generator/ir/estree.js';
import { matchExpression } from '../../generator/ir/pattern.js';
import { targets } from '../../generator/targets/index.js';

/**
 * Where the guards that passes declare stand in emitted code: an expression, within a function.
 * The fuzz counts how often each is true and false.
 *
 * @type {{guard: string, within?: string, code: string, always?: string,
 *   refuses?: true, edition?: string, target?: string, rests?: string}[]} guard is `pass/name`; `refuses`: true where the guard does not hold;
 *   `edition`: of the libraries that have it, where ES2015's do not; `target`: likewise, where es2022 does not;
 *   `rests`: why this engine never takes it;
 *   `always`: why no trace tells a library where it always holds from one where it does not
 */
export const GUARDS = [
  { guard: 'capability-bypass/is-intrinsic', code: 'C === Promise' },
  { guard: 'declared-pure/declares-no-side-effects', code: 'declaresNoSideEffects(__C)' },
  { guard: 'assumed-pure/is-subclass', code: 'isSubclass(__C)' },
  {
    guard: 'field-inlining/several-reactions',
    within: 'TriggerPromiseReactions',
    code: '$isArray(__reactions)',
  },
  {
    guard: 'then0/adopts-promise',
    within: 'PromiseResolveThenableJob',
    code: '__then === intrinsicThen && __isPromise',
  },
  {
    guard: 'then0/species-is-intrinsic',
    within: 'PromiseResolveThenableJob',
    code: 'C === Promise',
  },
  {
    guard: 'forgotten-then/returns-object',
    within: 'ForgetResult',
    code: 'isObject(__handled)',
    always: 'a promise that nobody gets is fulfilled: it costs time alone',
  },
  {
    guard: 'forgotten-then/attaches-to-promise',
    within: 'ThenAndForget',
    code: '__then === intrinsicThen && __isPromise',
  },
  {
    guard: 'forgotten-then/attaches-with-intrinsic-species',
    within: 'ThenAndForget',
    code: '__species === Promise',
  },
  {
    guard: 'array-combinators/attaches-element',
    within: 'ThenElement',
    code: '__then === intrinsicThen && __isPromise',
  },
  {
    guard: 'array-combinators/attaches-element',
    within: 'ThenElement',
    code: '__species === Promise',
  },
  {
    guard: 'intrinsic-resolve/resolve-is-intrinsic',
    within: 'PerformPromiseAll',
    code: '__resolve === intrinsicResolve',
    edition: 'es2025',
  },
  {
    guard: 'own-next/array-iteration',
    within: 'OwnNext',
    code: '__isIteration && __isNext',
    edition: 'es2025',
    target: 'es5',
    rests: 'an engine that has Reflect applies as fast: test/guards.test.js, and old engines',
  },
  {
    guard: 'joined-elements/is-element',
    within: 'EnqueueReaction',
    code: "typeof __handler === 'number'",
  },
  {
    guard: 'joined-elements/joins-elements',
    within: 'EnqueueElement',
    code: '__isFull && __isJob && __elements === elements',
  },
  {
    guard: 'pure-species/species-is-pure',
    within: 'UnseenSpecies',
    code: 'declaresNoSideEffects(__species)',
  },
  {
    guard: 'lazy-functions/function-is-unmade',
    within: 'RejectOf',
    code: 'capability.Reject === Unmade',
  },
  {
    guard: 'handlers-first/handler-is-function',
    within: 'PromiseReactionJob',
    code: "typeof __handler !== 'function'",
    refuses: true,
  },
  {
    guard: 'consecutive-jobs/is-next-job',
    within: 'PromiseReactionJob',
    code: '__waits || (__promise.$$PromiseState & __bits) !== 0',
    refuses: true,
  },
  {
    guard: 'job-queue/exact-interleaving',
    within: 'EnqueueInRing',
    code: 'exactInterleaving',
    always: 'turns are seen beside those of the engine alone: test/guards.test.js',
  },
];

/** The name under which counted libraries find the function that counts. */
export const COUNT = '$count';

const functionsOf = (tree, within) =>
  within
    ? [...nodes(tree)].filter(({ type, id }) => /Function/.test(type) && id?.name === within)
    : [tree];

/** Puts `$count(index, …)` around an expression, in place. */
const wrap = (node, index) => {
  const { origin } = node;
  const inner = { ...node };
  for (const key of Object.keys(node)) delete node[key];
  Object.assign(node, {
    type: 'CallExpression',
    callee: { type: 'Identifier', name: COUNT, origin },
    arguments: [{ type: 'Literal', value: index, origin }, inner],
    optional: false,
    origin,
  });
};

/**
 * @param {import('../../generator/ir/estree.js').Node} tree of a library, changed in place
 * @param {string} target
 * @returns {string[]} the guards that were found
 */
export const countGuards = (tree, target) => {
  const places = GUARDS.flatMap(({ guard, within, code }, index) =>
    functionsOf(tree, within)
      .flatMap((root) => [...nodes(root)])
      .filter((node) => matchExpression(code, node, targets.get(target)))
      .map((node) => ({ guard, node, index })),
  );
  for (const { node, index } of places) wrap(node, index);
  return places.map(({ guard }) => guard);
};
