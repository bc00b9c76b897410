import { nodes } from '../generator/ir/estree.js';
import { copy } from '../generator/ir/pattern.js';
import { ADOPTION, THENS } from './support/kernel.js';

/** `then` behind its checks. */
const THEN = `
  const __capability = NewPromise();
  return PerformPromiseThen(__promise, __onFulfilled, __onRejected, __capability);`;

const FULFILLED = `
  const __value = __promise.$$PromiseResult;
  RunPromiseReactionJob(__capability, __onFulfilled, __value);`;

/** Runs a job unless one runs already. */
const RUN = `
  if (running) return __enqueued;
  running = true;
  try {
    __job(__capability, __handler, __argument);
  } finally {
    if (__waits) flushJobs();
    else running = false;
  }
  return undefined;`;

/** A job whose handler is a function. */
const JOB = `
  if (typeof __handler !== 'function' || __forgotten) return __others;
  let __result;
  let __flag = false;
  try {
    __result = __handler(__argument);
  } catch (__thrown) {
    __result = __thrown;
    __flag = true;
  }
  let __status;
  if (__flag) {
    __status = __rejects;
    return __status;
  }
  __status = __resolves;
  return __status;`;

const AT_ONCE = `
  function ThenOfFulfilled(__handler, __argument) {
    running = true;
    try {
      if (__flag) {
        const __capability = NewPromise();
        const __status = __rejects;
        return __capability;
      }
      const __capability = NewPromise();
      const __status = __resolves;
      return __capability;
    } finally {}
  }`;

const FIRST = `
  if (__fulfilled && typeof __onFulfilled === 'function' && !running)
    return ThenOfFulfilled(__onFulfilled, __promise.$$PromiseResult);`;

/** How PerformPromiseThen finds a promise that is fulfilled. */
const fulfilledTest = (library) => {
  const perform = library.find('PerformPromiseThen');
  const arm = [...nodes(perform ?? [])].find(
    ({ type, consequent }) =>
      type === 'IfStatement' &&
      consequent.type === 'BlockStatement' &&
      library.matchAt(FULFILLED, consequent.body, 0),
  );
  const [promise, onFulfilled] = perform?.params ?? [];
  const bindings = arm && library.matchAt(FULFILLED, arm.consequent.body, 0);
  const isOwn =
    bindings?.__promise.name === promise?.name &&
    bindings?.__onFulfilled.name === onFulfilled?.name;
  return isOwn ? arm.test : undefined;
};

/** The job of a handler, with its derived promise made behind the handler. */
const makeAtOnce = (library, run, job) => {
  const outer = library.matchAt(RUN, run.body.body, 0);
  const bindings = library.matchAt(JOB, job.body.body, 0);
  if (!outer || !bindings || outer.__job.name !== job.id.name) return undefined;
  const [capability, handler, argument] = job.params;
  if (handler.name !== bindings.__handler.name || argument.name !== bindings.__argument.name)
    return undefined;
  const [statement] = library.build(AT_ONCE, { ...bindings, __capability: capability });
  const [, attempt] = statement.body.body;
  attempt.block.body.unshift(...copy(job.body.body.slice(1, 4))); // up to what the handler gave
  attempt.finalizer = copy(run.body.body[2].finalizer);
  return statement;
};

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'settled-then',
  summary: 'a handler of a promise that is fulfilled is called by then itself',
  why: 'no reaction, no job with its parts, and a derived promise that is young when it is settled: half of the time of a chain on a settled promise',
  assumes: ['deferred-promises'],
  unsound:
    'The derived promise is made when its handler has ended; nobody has it before. What is given up is what synchronous-jobs gave up.',
  after: ['synchronous-jobs', 'no-subclasses', 'handlers-first'],
  rests: [...THENS, ...ADOPTION],
  once: true,
  exact: ['PerformPromiseThen'],
  guards: [{ name: 'is-fulfilled', summary: 'the promise is fulfilled, and no job runs' }],
  examples: [
    {
      of: 'ThenWithConstructor',
      before: `
        function ThenWithConstructor(promise, onFulfilled, onRejected) {
          const resultCapability = NewPromise();
          return PerformPromiseThen(promise, onFulfilled, onRejected, resultCapability);
        }`,
      after: `
        function ThenWithConstructor(promise, onFulfilled, onRejected) {
          if ((promise.#PromiseState & 3) === 1 && typeof onFulfilled === 'function' && !running)
            return ThenOfFulfilled(onFulfilled, promise.#PromiseResult);
          const resultCapability = NewPromise();
          return PerformPromiseThen(promise, onFulfilled, onRejected, resultCapability);
        }`,
    },
    {
      of: 'ThenOfFulfilled',
      before: '',
      after: `
        function ThenOfFulfilled(handler, argument) {
          running = true;
          try {
            let handlerResult;
            let handlerResultThrew = false;
            try {
              handlerResult = handler(argument);
            } catch (thrown) {
              handlerResult = thrown;
              handlerResultThrew = true;
            }
            if (handlerResultThrew) {
              const promiseCapability = NewPromise();
              const status = RejectFirst(promiseCapability, handlerResult);
              return promiseCapability;
            }
            const promiseCapability = NewPromise();
            const status = ResolvePromise(promiseCapability, handlerResult);
            return promiseCapability;
          } finally {
            if (first !== last || reading !== writing)
              flushJobs();
            else
              running = false;
          }
        }`,
    },
  ],
  rewrite(library) {
    const then = library.find('ThenWithConstructor');
    const job = library.find('PromiseReactionJob');
    const run = library.find('RunPromiseReactionJob');
    const bindings = then && library.matchAt(THEN, then.body.body, 0);
    const fulfilled = fulfilledTest(library);
    if (!bindings || !fulfilled)
      return library.decline('ThenWithConstructor', 'its steps are not the known ones');
    const runner = job && run && makeAtOnce(library, run, job);
    if (!runner) return library.decline('PromiseReactionJob', 'its steps are not the known ones');
    library.insertAfter(then, [runner], library.stepsOf(job.body));
    library.bypasses(then.body);
    const [promise] = library.find('PerformPromiseThen').params;
    const test = copy(fulfilled);
    library.replaceExpressions(test, promise.name, () => ({ ...bindings.__promise }));
    const first = library.build(FIRST, { ...bindings, __fulfilled: test });
    library.stamp(first, library.stepsOf(then.body));
    then.body.body.unshift(...first);
    return library.did('ThenWithConstructor');
  },
};
