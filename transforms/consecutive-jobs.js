import { asCode } from '../generator/evaluate/code.js';
import { evaluate } from '../generator/evaluate/index.js';
import { unknown } from '../generator/evaluate/unknown.js';
import { isOfUsers } from '../generator/evaluate/values.js';
import { freeName, localsOf, renameLocals } from '../generator/facts/bindings.js';
import { nodes } from '../generator/ir/estree.js';
import { dropped, unreturned } from './support/adopting.js';
import { STATES } from './support/kernel.js';

/** The last steps of a reaction job. */
const LAST = `
  __status = __resolves;
  return __status;`;

/** How they resolve; where its capability may be a record, the job has asked. */
const RESOLVES = 'ResolvePromise(__capability, __result)';

/** What becomes of a reaction, with the parts that the job takes in their order. */
const DUE = [
  'EnqueueInRing(PromiseReactionJob, __reactions, __next, __value);',
  'RunPromiseReactionJob(__reactions, __next, __value);',
];
const STAYS = /^(?:EnqueueInRing|Run[A-Z]\w*)$/;

const NEXT = `
  __handler = __next;
  __argument = __value;
  __capability = __reactions;`;

const UNRESOLVED = 'if ((__promise.$$PromiseState & __flag) !== 0) return undefined;';
const PENDING = '(__promise.$$PromiseState & __mask) === 0';

/** The bits of a state that a promise has where it is resolved or not pending. */
const settledBits = (library) => {
  const [resolves, perform] = ['ResolvePromise', 'PerformPromiseThen'].map((name) =>
    library.find(name),
  );
  const resolved = resolves && library.matchAt(UNRESOLVED, resolves.body.body, 0);
  const [pending] = perform ? library.findAll(perform, PENDING) : [];
  return resolved && pending ? resolved.__flag.value | pending.__mask.value : undefined;
};

/** When a job does not go on with the next one, and what is known of its value and of slots where it does. */
const questions = (library, bits) => [
  { test: 'first !== last' },
  { test: 'reading !== writing' },
  ...(library.declares('exactInterleaving') ? [{ test: 'exactInterleaving' }] : []),
  { test: 'isObject(__result)', value: { primitive: true } },
  ...(library.declares('usesContexts') ? [{ test: 'usesContexts() && contexts.left()' }] : []),
  {
    test: "typeof __capability.$$PromiseResult !== 'function'",
    slots: { PromiseResult: { callable: true, type: 'function' } },
  },
  {
    test: `(__capability.$$PromiseState & ${bits}) !== 0`,
    slots: { PromiseState: { zero: bits } },
  },
];

/** A promise that is pending and has a function there has a single reaction, and no array of them. */
const SINGLE = { PromiseRejectReactions: { object: true, array: false } };

/** All that writes these slots, and what makes capabilities. */
const RESTS = [...STATES, 'NewPromiseCapability'];

/** What may run before the next job, or make another one due. */
const acts = (node) => /^(?:Call|New)Expression$/.test(node.type) || isOfUsers(node);

/** What is left of resolving the promise of a job: its last step makes the next job due. */
const makeNext = (library, job, bindings, known) => {
  const { __capability, __result } = bindings;
  const list = unreturned(
    evaluate(
      library,
      library.build(`return ${RESOLVES};`, bindings),
      {
        [__capability.name]: {
          promise: true,
          slots: Object.assign({}, SINGLE, ...known.map(({ slots }) => slots)),
        },
        [__result.name]: Object.assign({}, ...known.map(({ value }) => value)),
      },
      { enters: () => true, stays: (name) => STAYS.test(name), result: dropped(library) },
    ),
  );
  const at = list.length - 1;
  const due = DUE.map((pattern) => library.matchAt(pattern, list, at)).find(Boolean);
  if (!due) return unknown('another end than a job that is due', list[at]);
  const call = nodes(list).find((node) => acts(node) && node !== list[at].expression);
  if (call) return unknown('a call before the job that is due', call);
  const [taken, names] = [localsOf(job), new Map()];
  for (const name of localsOf(asCode(list)))
    names.set(name, freeName(name === due.__next.name ? 'next' : name, taken));
  renameLocals(asCode(list), names);
  const [, __handler, __argument] = job.params;
  const next = library.build(NEXT, { ...bindings, ...due, __handler, __argument });
  library.replace(list, at, [library.find('FulfillPromise').body.body.at(-1)], next);
  return list;
};

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'consecutive-jobs',
  summary: 'a job that makes one job due, with none waiting, goes on with that one',
  why: 'a chain runs in one loop: no job is stored in the ring and taken out again, a third of its time on Node 20 and 24',
  sound:
    'The next job to run is the one that becomes due, as no other waits. Resolving the promise of a job is evaluated with what the guard has asked: nothing else runs before its reaction becomes due, and nothing behind. A promise that is pending and has a function in the place of its result has a single reaction.',
  after: ['type-tests', 'handlers-first', 'capability-inlining'],
  rests: RESTS,
  carries: RESTS,
  guards: [
    {
      name: 'is-next-job',
      summary: 'no job waits, the value is no object, and the promise has one handler, a function',
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
            status = RejectCapability(promiseCapability, handlerResult);
            return status;
          }
          if (!(#PromiseState in promiseCapability)) {
            status = (0, promiseCapability.Resolve)(handlerResult);
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
              status = RejectCapability(promiseCapability, handlerResult);
              return status;
            }
            if (!(#PromiseState in promiseCapability)) {
              status = (0, promiseCapability.Resolve)(handlerResult);
              return status;
            }
            if (first !== last || reading !== writing || exactInterleaving || isObject(handlerResult) || usesContexts() && contexts.left() || typeof promiseCapability.#PromiseResult !== 'function' || (promiseCapability.#PromiseState & 7) !== 0) {
              status = ResolvePromise(promiseCapability, handlerResult);
              return status;
            }
            promiseCapability.#PromiseState = promiseCapability.#PromiseState | 4;
            const next = promiseCapability.#PromiseResult;
            const reactions = promiseCapability.#PromiseRejectReactions;
            promiseCapability.#PromiseResult = handlerResult;
            promiseCapability.#PromiseFulfillReactions = undefined;
            promiseCapability.#PromiseRejectReactions = undefined;
            promiseCapability.#PromiseState = promiseCapability.#PromiseState & 4 | 1;
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
    const last = library.matchAt(LAST, list, at);
    const [, __result] = last?.__resolves.arguments ?? [];
    const bindings = last && __result && { ...last, __capability: job.params[0], __result };
    const asks = library.find('PromiseKindJob') && list[0].type === 'IfStatement';
    const resolves = bindings && library.match(RESOLVES, last.__resolves, bindings);
    if (!resolves || !asks || !library.declares('reading'))
      return library.decline('PromiseReactionJob', 'its steps are not the known ones');
    const bits = settledBits(library);
    if (!bits) return library.decline('ResolvePromise', 'its steps are not the known ones');
    const known = questions(library, bits);
    const next = makeNext(library, job, bindings, known);
    const __test = known
      .map(({ test }) => library.buildExpression(test, bindings))
      .reduce((__left, __right) =>
        library.buildExpression('__left || __right', { __left, __right }),
      );
    const [stops] = library.build('if (__test) {}', { __test });
    stops.consequent.body = list.splice(at);
    library.bypasses(stops.consequent);
    const [loop] = library.build('while (true) {}');
    loop.body.body = [...list, stops, ...next];
    library.stamp([loop], library.stepsOf(job.body));
    job.body.body = [loop];
    return library.did('PromiseReactionJob');
  },
};
