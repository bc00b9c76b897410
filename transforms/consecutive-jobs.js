import { copy } from '../generator/ir/pattern.js';
import { KERNEL, RESOLVING, SETTLING } from './support/kernel.js';

/** The last steps of a reaction job. */
const LAST = `
  __status = __resolves;
  return __status;`;

/** How they resolve; where its capability may be a record, the job has asked. */
const RESOLVES = 'ResolvePromise(__capability, __result)';

/** FulfillPromise, where there are reactions: the job that becomes due is its last step. */
const FULFILS = `
  const __next = __promise.$$PromiseResult;
  const __reactions = __promise.$$PromiseRejectReactions;
  __promise.$$PromiseResult = __value;
  __promise.$$PromiseFulfillReactions = undefined;
  __promise.$$PromiseRejectReactions = undefined;
  __promise.$$PromiseState = __state;
  return TriggerPromiseReactions(__reactions, __next, __value, __offset);`;

/** What becomes of a single reaction, with the names of TriggerPromiseReactions. */
const DUE = [
  'EnqueueInRing(PromiseReactionJob, __reactions, __handler, __argument)',
  'EnqueueReaction(__reactions, __handler, __argument)',
  'RunPromiseReactionJob(__reactions, __handler, __argument)',
];

const UNRESOLVED = 'if ((__promise.$$PromiseState & __flag) !== 0) return undefined;';
const RESOLVED = '__promise.$$PromiseState = __promise.$$PromiseState | __flag;';
const PENDING = '(__promise.$$PromiseState & __mask) === 0';

const NEXT = `
  __handler = next;
  __argument = __result;
  __capability = __reactions;`;

const rename = (library, list, names) => {
  for (const [name, node] of names) {
    library.replaceExpressions({ type: 'BlockStatement', body: list }, name, () => ({ ...node }));
  }
};

/** Whether a single reaction is the next job, with the parts that the job takes in their order. */
const triggersJob = (library) => {
  const trigger = library.find('TriggerPromiseReactions');
  if (!trigger) return false;
  const [__reactions, __handler, __argument] = trigger.params;
  return DUE.some(
    (due) => library.findNodes(trigger, due, { __reactions, __handler, __argument }).length === 1,
  );
};

/** When a job does not go on with the next one. */
const unless = (library, bindings) => {
  const [resolves, perform] = ['ResolvePromise', 'PerformPromiseThen'].map((name) =>
    library.find(name),
  );
  const resolved = resolves && library.matchAt(UNRESOLVED, resolves.body.body, 0);
  const [pending] = perform ? library.findAll(perform, PENDING) : [];
  if (!resolved || !pending) return undefined;
  const bits = library.buildExpression(String(resolved.__flag.value | pending.__mask.value));
  const tests = [
    ...['first !== last', 'reading !== writing'],
    ...(library.declares('exactInterleaving') ? ['exactInterleaving'] : []),
    'isObject(__result)',
    ...(library.declares('usesContexts') ? ['usesContexts() && contexts.left()'] : []),
  ].map((test) => library.buildExpression(test, bindings));
  const declarations = [
    "typeof __capability.$$PromiseResult !== 'function'",
    '(__capability.$$PromiseState & __bits) !== 0',
  ].map((test) => library.buildExpression(test, { ...bindings, __bits: bits }));
  return [...tests, ...declarations].reduce((__left, __right) =>
    library.buildExpression('__left || __right', { __left, __right }),
  );
};

/** What stands in front of a question: the promise is resolved, and steps that ask for nothing. */
const upToQuestion = ([, ...list]) => list.slice(0, list.findIndex(isQuestion));
const isQuestion = ({ type }) => type === 'IfStatement';

/** The steps of resolving and fulfilling for the promise of a job, and what its next round is given. */
const makeNext = (library, job, { __capability, __result }) => {
  const resolves = library.find('ResolvePromise');
  const fulfils = library.find('FulfillPromise');
  const resolved = upToQuestion(resolves?.body.body ?? []);
  const list = fulfils?.body.body ?? [];
  const at = list.length - 7;
  const match = library.matchAt(FULFILS, list, at);
  const isKnown = match && library.matchAt(RESOLVED, resolved, 0);
  if (!isKnown || !triggersJob(library)) return undefined;
  // without a reaction, which is asked first, there is no next job
  const before = [...resolved, ...list.slice(0, at).filter((step) => !isQuestion(step))];
  const statements = copy([...before, ...list.slice(at)]);
  const [, handler, argument] = job.params;
  const bindings = { ...match, __capability, __result, __handler: handler, __argument: argument };
  library.replace(
    statements,
    before.length,
    [statements[before.length]],
    library.build('const next = __promise.$$PromiseResult;', match),
  );
  library.replace(
    statements,
    statements.length - 1,
    statements.slice(-1),
    library.build(NEXT, bindings),
  );
  rename(library, statements, [
    [resolves.params[0].name, __capability],
    [match.__value.name, __result],
  ]);
  return statements;
};

/** Functions whose steps the loop has in place of calls. */
const MERGED = [...RESOLVING, ...SETTLING, 'PromiseReactionJob'];

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'consecutive-jobs',
  summary: 'a job that makes one job due, with none waiting, goes on with that one',
  why: 'a chain runs in one loop: no job is stored in the ring and taken out again, a third of its time on Node 20 and 24',
  sound:
    'The next job to run is the one that became due, as no other waits; settling is the last thing that a job does. The capability of a reaction is the promise that then gave, which nobody else resolves.',
  after: ['type-tests', 'handlers-first', 'capability-inlining'],
  rests: KERNEL,
  carries: KERNEL.filter((name) => !MERGED.includes(name)),
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
    const next = makeNext(library, job, bindings);
    const test = unless(library, bindings);
    if (!next || !test)
      return library.decline('FulfillPromise', 'its steps are not the known ones');
    const [stops] = library.build('if (__test) {}', { __test: test });
    stops.consequent.body = list.splice(at);
    library.bypasses(stops.consequent);
    const [loop] = library.build('while (true) {}');
    loop.body.body = [...list, stops, ...next];
    library.stamp([loop], library.stepsOf(job.body));
    job.body.body = [loop];
    return library.did('PromiseReactionJob');
  },
};
