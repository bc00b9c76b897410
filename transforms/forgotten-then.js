import { THENS } from './support/kernel.js';

const INVOKED = "Invoke(__promise, 'then', [__onFulfilled, __onRejected])";
const FORGOTTEN = [`const __result = ${INVOKED};`, `${INVOKED};`];

/** What is no function is called in vain: the derived promise would be settled, and nobody gets it. */
const ADD = `
  function ThenAndForget(promise, onFulfilled, onRejected) {
    const then = GetV(promise, 'then');
    if (then === intrinsicThen && IsPromise(promise) === true) {
      const species = SpeciesConstructor(promise, Promise);
      if (species === Promise) {
        PerformAdoption(promise, onFulfilled, onRejected, Nobody);
      } else {
        ThenWithConstructor(promise, onFulfilled, onRejected, species);
      }
    } else {
      Call(then, promise, [onFulfilled, onRejected]);
    }
  }`;

/**
 * For users who want no derived promise either: `create({ then0: true })`. A value that is no function
 * must not be taken for a kind of reaction.
 */
const method = (onFulfilled, onRejected) => `
  function then0(onFulfilled, onRejected) {
    if (IsPromise(this) === false) throw new $TypeError('then0: this is no promise');
    const fulfilled = typeof onFulfilled === 'function' ? onFulfilled : ${onFulfilled};
    const rejected = typeof onRejected === 'function' ? onRejected : ${onRejected};
    ThenAndForget(this, fulfilled, rejected);
  }
  if (options && options.then0) {
    $defineProperty(Promise.prototype, 'then0', {
      __proto__: null,
      value: then0,
      writable: true,
      enumerable: false,
      configurable: true
    });
  }`;

/**
 * What the callback returns would resolve the derived promise: only an object can notice, whose
 * `then` is read.
 */
const RUN = `
  if (__capability === Nobody) return RunForgotten(__handler, __argument);`;

const runForgotten = (thrown) => `
  function RunForgotten(handler, argument) {
    let handled;
    try {
      handled = Call(handler, undefined, [argument]);
    } catch (thrown) {
      handled = new ThrowCompletion(thrown);
    }
    if (handled instanceof ThrowCompletion) return ${thrown};
    return ForgetResult(handled);
  }
  function ForgetResult(handled) {
    if (Type(handled) === 'Object') {
      const derived = NewPromiseCapability(Promise);
      Call(derived.Resolve, undefined, [handled]);
    }
    return undefined;
  }`;

/**
 * Where the host is told of rejections, it is told of the derived promise: that one is made for a
 * reason that nobody handles.
 */
const TOLD = `
  function ForgetReason(reason) {
    const derived = NewPromiseCapability(Promise);
    Call(derived.Reject, undefined, [reason]);
    return undefined;
  }`;
const PASSED_ON = `
  function Ignore() {}
  function Rethrow(reason) { throw reason; }`;

const INVOKE = `
  if (arguments.length < 3) argumentsList = [];
  const __method = GetV(__object, __key);
  return Call(__method, __object, argumentsList);`;

/** Calls of `then` whose result nobody reads. */
const forget = (library) => {
  const isForgotten = ({ __result }, code) => !__result || library.count(__result.name, code) === 1;
  const replacement = (bindings, [statement]) => {
    const [call] = library.build(
      'ThenAndForget(__promise, __onFulfilled, __onRejected);',
      bindings,
    );
    return [library.swap(statement, call)];
  };
  return library.allFunctions().reduce((count, code) => {
    const replaced = FORGOTTEN.map((pattern) =>
      library.replaceStatements(code, pattern, (bindings, matched) =>
        isForgotten(bindings, code) ? replacement(bindings, matched) : undefined,
      ),
    );
    return count + replaced[0] + replaced[1];
  }, 0);
};

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'forgotten-then',
  summary: 'all and race attach to a promise without a derived promise that nobody gets',
  why: 'one promise less per element',
  sound:
    'The result of `then` is dropped by the steps of all, race and their like. Where `then` is the intrinsic one of a promise of this library and SpeciesConstructor gave %Promise%, the derived promise could be reached by nobody. It is made after all where a callback returns an object, whose `then` it would read, or throws what the host is told of, in editions that tell it.',
  after: ['then0'],
  rests: THENS,
  guards: [
    { name: 'returns-object', summary: 'the callback returned an object' },
    { name: 'attaches-to-promise', summary: 'then is the intrinsic one and the element a promise' },
    { name: 'attaches-with-intrinsic-species', summary: 'SpeciesConstructor gave %Promise%' },
  ],
  examples: [
    {
      of: 'PerformPromiseRace',
      before: `
        function PerformPromiseRace(iteratorRecord, promiseCapability, C) {
          while (true) {
            let next;
            try {
              next = IteratorStep(iteratorRecord.iterator);
            } catch (thrown) {
              next = new ThrowCompletion(thrown);
            }
            if (next instanceof ThrowCompletion)
              iteratorRecord.done = true;
            if (next instanceof ThrowCompletion)
              throw next.value;
            if (next === false) {
              iteratorRecord.done = true;
              return promiseCapability.Promise;
            }
            let nextValue;
            try {
              nextValue = IteratorValue(next);
            } catch (thrown) {
              nextValue = new ThrowCompletion(thrown);
            }
            if (nextValue instanceof ThrowCompletion)
              iteratorRecord.done = true;
            if (nextValue instanceof ThrowCompletion)
              throw nextValue.value;
            const nextPromise = Invoke(C, 'resolve', [nextValue]);
            const result = Invoke(nextPromise, 'then', [
              ResolveOf(promiseCapability),
              RejectOf(promiseCapability)
            ]);
          }
        }`,
      after: `
        function PerformPromiseRace(iteratorRecord, promiseCapability, C) {
          while (true) {
            let next;
            try {
              next = IteratorStep(iteratorRecord.iterator);
            } catch (thrown) {
              next = new ThrowCompletion(thrown);
            }
            if (next instanceof ThrowCompletion)
              iteratorRecord.done = true;
            if (next instanceof ThrowCompletion)
              throw next.value;
            if (next === false) {
              iteratorRecord.done = true;
              return promiseCapability.Promise;
            }
            let nextValue;
            try {
              nextValue = IteratorValue(next);
            } catch (thrown) {
              nextValue = new ThrowCompletion(thrown);
            }
            if (nextValue instanceof ThrowCompletion)
              iteratorRecord.done = true;
            if (nextValue instanceof ThrowCompletion)
              throw nextValue.value;
            const nextPromise = Invoke(C, 'resolve', [nextValue]);
            ThenAndForget(nextPromise, ResolveOf(promiseCapability), RejectOf(promiseCapability));
          }
        }`,
    },
  ],
  rewrite(library) {
    const job = library.find('PromiseReactionJob');
    const invoke = library.find('Invoke');
    const perform = library.find('PerformAdoption');
    if (!library.find('Type') || !library.find('NewPromiseCapability')) {
      return library.decline('NewPromiseCapability', 'the operation is not there');
    }
    if (!perform || !job) return library.decline('PerformPromiseThen', 'then0 did not apply');
    if (!invoke || !library.matchAt(INVOKE, invoke.body.body, 0)) {
      return library.decline('Invoke', 'its steps are not the known ones');
    }
    const count = forget(library);
    if (count === 0) return library.decline('Invoke', 'no result of then is dropped');
    const forgotten = library.findNodes(library.program, 'ThenAndForget(__p, __f, __r)');
    const replaced = [...library.stepsOf(forgotten), ...library.stepsOf(invoke)];
    library.insertAfter(perform, library.build(ADD), replaced);
    const [__capability, __handler, __argument] = job.params;
    const others = [job, library.find('ThenWithConstructor'), library.method('then')];
    for (const { body } of others) {
      library.bypasses(body, ['attaches-to-promise', 'attaches-with-intrinsic-species']);
    }
    const run = library.build(RUN, { __capability, __handler, __argument });
    library.stamp(run, library.stepsOf(job.body));
    job.body.body.unshift(...run);
    const isTold = library.find('HostPromiseRejectionTracker') !== undefined;
    const support = isTold
      ? runForgotten('ForgetReason(handled.value)') + TOLD
      : runForgotten('undefined');
    library.insertAfter(job, library.build(support), library.stepsOf(job.body));
    const then0 = isTold
      ? PASSED_ON + method('Ignore', 'Rethrow')
      : method('undefined', 'undefined');
    library.beforeReturn(`const Nobody = { Promise: undefined };${then0}`);
    library.explain('Nobody', 'Nobody is the capability of a derived promise that was not made.');
    return library.did(`${count} calls of then`);
  },
};
