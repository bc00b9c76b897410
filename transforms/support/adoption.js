import { block, nodes } from '../../generator/ir/estree.js';

/** What a thenable job does for a promise of the library. */
const ADOPT = `
  if (__then === intrinsicThen && IsPromise(__thenable) === true) {
    let species;
    try {
      species = SpeciesConstructor(__thenable, Promise);
    } catch (thrown) {
      species = new ThrowCompletion(thrown);
    }
    if (species instanceof ThrowCompletion) return RejectAdopted(__promiseToResolve, species.value);
    if (species === Promise) {
      PerformAdoption(__thenable, 'AdoptValue', 'AdoptReason', __promiseToResolve);
      return undefined;
    }
    return AdoptThroughSpecies(__promiseToResolve, __thenable, species);
  }`;

/** Where PerformPromiseThen itself may throw, the job rejects, as it does when any `then` throws. */
const ADOPT_OR_REJECT = `
  function AdoptOrReject(promise, onFulfilled, onRejected, promiseToResolve) {
    let adopted;
    try {
      adopted = PerformAdoption(promise, onFulfilled, onRejected, promiseToResolve);
    } catch (thrown) {
      adopted = new ThrowCompletion(thrown);
    }
    if (adopted instanceof ThrowCompletion) return RejectAdopted(promiseToResolve, adopted.value);
    return undefined;
  }`;

/**
 * Where a promise may have settled before, what adopts throws: that rejects the derived promise, which
 * nobody but the host is told of.
 */
const settleOnce = (name) => `
  function ${name}Once(promise, argument) {
    let adopted;
    try {
      adopted = ${name}(promise, argument);
    } catch (thrown) {
      adopted = new ThrowCompletion(thrown);
    }
    if (adopted instanceof ThrowCompletion) {
      const derived = NewPromiseCapability(Promise);
      const status = Call(derived.Reject, undefined, [adopted.value]);
      return status;
    }
    return adopted;
  }`;

export const ADOPT_ONCE = ['ResolveAdopted', 'RejectAdopted'].map(settleOnce).join('');

const PERFORM = 'PerformAdoption(__a, __b, __c, __d)';

/**
 * The first steps of a thenable job: a promise of the library is adopted without a call of `then`.
 *
 * @param {import('../../generator/ir/library.js').Library} library
 * @param {import('../../generator/ir/pattern.js').Bindings} bindings the names of the job
 * @param {import('../../generator/ir/estree.js').Node} perform the function that adopts
 * @param {string[]} steps of the job
 * @returns {import('../../generator/ir/estree.js').Node[]}
 */
export const buildAdoption = (library, bindings, perform, steps) => {
  const adopt = library.build(ADOPT, bindings);
  if ([...nodes(perform)].some(({ type }) => type === 'ThrowStatement')) {
    library.insertAfter(perform, library.build(ADOPT_OR_REJECT), steps);
    library.replaceExpressions(block(adopt), PERFORM, 'AdoptOrReject(__a, __b, __c, __d)');
  }
  library.stamp(adopt, steps);
  return adopt;
};
