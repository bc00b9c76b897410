import { copy } from '../generator/pattern.js';

/** The last steps of a reaction job, and what stands before them. */
const LAST = `
  __status = ResolvePromise(__capability, __result);
  return __status;`;

/** FulfillPromise, where there are reactions: the job that becomes due is its last step. */
const FULFILS = `
  const __next = __promise.$$PromiseResult;
  const __reactions = __promise.$$PromiseRejectReactions;
  __promise.$$PromiseResult = __value;
  __promise.$$PromiseFulfillReactions = undefined;
  __promise.$$PromiseRejectReactions = undefined;
  __promise.$$PromiseState = __state;
  return TriggerPromiseReactions(__reactions, __next, __value, __offset);`;

const RESOLVED = '__promise.$$PromiseState = __promise.$$PromiseState | __flag;';

const UNLESS = `
  if (isObject(__result) || typeof __capability.$$PromiseResult !== 'function' || first !== last || reading !== writing) {}`; // prettier-ignore

const NEXT = `
  __handler = next;
  __argument = __result;
  __capability = __reactions;`;

const rename = (library, list, names) => {
  for (const [name, node] of names) {
    library.expressions({ type: 'BlockStatement', body: list }, name, () => ({ ...node }));
  }
};

/** The steps of resolving and fulfilling for the promise of a job, and what its next round is given. */
const makeNext = (library, job, { __capability, __result }) => {
  const resolves = library.find('ResolvePromise');
  const fulfils = library.find('FulfillPromise');
  const flag = resolves?.body.body[1];
  const list = fulfils?.body.body ?? [];
  const at = list.length - 7;
  const found = library.matchAt(FULFILS, list, at);
  const isKnown = found && flag && library.matchAt(RESOLVED, [flag], 0);
  if (!isKnown || at > 1) return undefined;
  const made = copy([flag, ...list.slice(at)]);
  const [, handler, argument] = job.params;
  const bindings = { ...found, __capability, __result, __handler: handler, __argument: argument };
  library.replace(made, 1, [made[1]], library.build('const next = __promise.$$PromiseResult;', found)); // prettier-ignore
  library.replace(made, made.length - 1, made.slice(-1), library.build(NEXT, bindings));
  rename(library, made, [
    [resolves.params[0].name, __capability],
    [found.__value.name, __result],
  ]);
  return made;
};

/** @type {import('../generator/optimise.js').Pass} */
export default {
  name: 'consecutive-jobs',
  summary: 'a job that makes one job due, with none waiting, goes on with that one',
  why: 'a chain runs in one loop: no job is stored in the ring and taken out again, which costs the collector a note for each of its parts',
  sound:
    'The next job to run is the one that became due, as no other waits; settling is the last thing that a job does. The capability of a reaction is the promise that then gave, which nobody else resolves.',
  pays: ['deferred'],
  after: ['bare-settling', 'handlers-first', 'no-subclasses'],
  guards: [
    {
      name: 'is-next-job',
      summary: 'the value is no object, the promise has one handler, and no job waits',
    },
  ],
  examples: [
    {
      of: 'PromiseReactionJob',
      before: `
        function PromiseReactionJob(promiseCapability, handler, argument) {
          if (typeof handler !== 'function' || promiseCapability === Nobody)
            return PromiseKindJob(promiseCapability, handler, argument);
          let handlerResult;
          let handlerResultThrew = false;
          try {
            handlerResult = handler(argument);
          } catch (thrown) {
            handlerResult = thrown;
            handlerResultThrew = true;
          }
          let status;
          if (handlerResultThrew) {
            status = RejectFirst(promiseCapability, handlerResult);
            return status;
          }
          status = ResolvePromise(promiseCapability, handlerResult);
          return status;
        }`,
      after: `
        function PromiseReactionJob(promiseCapability, handler, argument) {
          while (true) {
            if (typeof handler !== 'function' || promiseCapability === Nobody)
              return PromiseKindJob(promiseCapability, handler, argument);
            let handlerResult;
            let handlerResultThrew = false;
            try {
              handlerResult = handler(argument);
            } catch (thrown) {
              handlerResult = thrown;
              handlerResultThrew = true;
            }
            let status;
            if (handlerResultThrew) {
              status = RejectFirst(promiseCapability, handlerResult);
              return status;
            }
            if (isObject(handlerResult) || typeof promiseCapability.#PromiseResult !== 'function' || first !== last || reading !== writing) {
              status = ResolvePromise(promiseCapability, handlerResult);
              return status;
            }
            promiseCapability.#PromiseState = promiseCapability.#PromiseState | 4;
            const next = promiseCapability.#PromiseResult;
            const reactions = promiseCapability.#PromiseRejectReactions;
            promiseCapability.#PromiseResult = handlerResult;
            promiseCapability.#PromiseFulfillReactions = undefined;
            promiseCapability.#PromiseRejectReactions = undefined;
            promiseCapability.#PromiseState = promiseCapability.#PromiseState & 12 | 1;
            handler = next;
            argument = handlerResult;
            promiseCapability = reactions;
          }
        }`,
    },
  ],
  rewrite(library) {
    const job = library.find('PromiseReactionJob');
    const list = job?.body.body ?? [];
    const at = list.length - 2;
    const found = library.matchAt(LAST, list, at, { __capability: job?.params[0] });
    const asks = library.find('PromiseKindJob') && list[0].type === 'IfStatement';
    if (!found || !asks || !library.declares('reading'))
      return library.decline('PromiseReactionJob', 'its steps are not the known ones');
    const next = makeNext(library, job, found);
    if (!next) return library.decline('FulfillPromise', 'its steps are not the known ones');
    const [unless] = library.build(UNLESS, found);
    unless.consequent.body = list.splice(at);
    library.bypasses(unless.consequent);
    const [loop] = library.build('while (true) {}');
    loop.body.body = [...list, unless, ...next];
    library.stamp([loop], library.stepsOf(job.body));
    job.body.body = [loop];
    return library.did('PromiseReactionJob');
  },
};
