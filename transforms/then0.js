import { evaluatedFunction, knowledgeOf, knowledgeWith } from '../generator/evaluate/index.js';
import { unknown } from '../generator/evaluate/unknown.js';
import { isSame, nodeOf, variable } from '../generator/evaluate/values.js';
import { freeName } from '../generator/facts/bindings.js';
import {
  block,
  call,
  functionDeclaration,
  functionExpression,
  identifier,
  ifs,
  literal,
  nodes,
} from '../generator/ir/estree.js';
import {
  adopting,
  dropped,
  FOLLOWS,
  INTRINSIC_THEN,
  keepsKinds,
  nothing,
  throwsBehind,
  unreturned,
  wholeOf,
} from './support/adopting.js';
import { REACTIONS, SETTLING, unasked } from './support/kernel.js';
import { outlineBehind } from './support/outline.js';

/** One of both reactions runs, once: what these do is evaluated, but for that. */
const RUN_ONCE = [...REACTIONS, ...SETTLING, 'Promise.prototype'];

/** The job of a reaction whose handler settles a promise: the derived promise is given to nobody. */
const settling = (handler, value) => `
  const derived = NewPromise();
  return PromiseReactionJob(derived, ${handler}, ${value});`;

const KINDS = `
  if (__handler === 'AdoptValue') return ResolveAdopted(__capability, __argument);
  if (__handler === 'AdoptReason') return RejectAdopted(__capability, __argument);`;

const SPECIES = 'const __constructor = SpeciesConstructor(__promise, Promise);';
const ADOPTS = '__then === intrinsicThen && IsPromise(__thenable) === true';

/** The steps of `then` behind its species as a function of their own. */
const extractThen = (library, then) => {
  const list = then.body.body;
  const at = list.findIndex((_, index) => library.matchAt(SPECIES, list, index));
  const bindings = library.matchAt(SPECIES, list, at);
  if (!bindings) return undefined;
  const { __promise, __constructor } = bindings;
  const behind = new Set(nodes(list.slice(at + 1)).map(({ name }) => name));
  const [handlers, others] = [then.params.slice(0, 2), then.params.slice(2)];
  const more = others.filter(({ name }) => behind.has(name));
  const names = [__promise, ...handlers, __constructor, ...more].map(({ name }) => name);
  return outlineBehind(library, then, at + 1, 'ThenWithConstructor', names);
};

/** PerformPromiseThen for handlers that are kinds, and a result that nobody wants. */
const perform = (library) => {
  const { params, body } = library.find('PerformPromiseThen');
  const known = params.map(({ name }, at) => [
    name,
    at === 1 || at === 2 ? { callable: true } : {},
  ]);
  const options = { result: dropped(library) };
  const entries = Object.fromEntries(known);
  const code = evaluatedFunction(library, 'PerformAdoption', entries, body.body, options);
  code.body.body = unreturned(code.body.body);
  return code;
};

/** The fields of a Record that only function objects have, as text. */
const freshRecord = (state, value) => {
  const record = state.ours(value);
  const fields = [...(record?.fields ?? [])];
  const isFresh = fields.every(([, { is, node }]) => is === 'constant' && node.type === 'Literal');
  if (record?.kind !== 'record' || !isFresh) return undefined;
  return `{ ${fields.map(([key, { node }]) => `${key}: ${JSON.stringify(node.value)}`).join(', ')} }`;
};

/** How a function object is made of a promise and of a flag that it shares with the other one. */
const makingOf = (state, value, promise) => {
  const { maker, fields } = state.ours(value) ?? {};
  const [first, flag, ...others] = maker ? fields.values() : [];
  const record = flag && others.length === 0 && freshRecord(state, flag);
  return record && isSame(first, promise)
    ? { flag, text: `${maker}(promise, ${record})` }
    : undefined;
};

/**
 * What stands for PerformPromiseThen with a fresh pair of functions and a fresh promise, which nobody
 * else has; `pair` gets how the functions are made.
 */
const adopts = (promise, pair) => (name, values, state, codes) => {
  if (name !== 'PerformPromiseThen') return undefined;
  const [thenable, onFulfilled, onRejected, derived] = values;
  const [resolve, reject] = [onFulfilled, onRejected].map((value) =>
    makingOf(state, value, promise),
  );
  const whole = wholeOf(state, derived, 'NewPromise');
  if (!resolve || !reject || !isSame(resolve.flag, reject.flag) || !whole) return undefined;
  // on another way they may be given the other way round: the kinds stand for one of the two
  const isOther = pair.resolve && (pair.resolve !== resolve.text || pair.reject !== reject.text);
  const subject = isOther ? [] : codes([thenable]);
  // the promise that is given may be the one that nobody else has
  if (isOther || !state.isUnchanged(whole)) return undefined;
  Object.assign(pair, { resolve: resolve.text, reject: reject.text });
  const kinds = ['AdoptValue', 'AdoptReason'].map(literal);
  const args = [...subject, ...kinds, nodeOf(promise)];
  const objects = [onFulfilled, onRejected, resolve.flag].map(({ id }) => [id]);
  return { call: call('PerformAdoption', args), gone: [{ objects }, whole] };
};

const PERFORMS = "PerformAdoption(__thenable, 'AdoptValue', 'AdoptReason', __promise)";
const KINDS_GIVEN = 'PerformAdoption(__thenable, __onFulfilled, __onRejected, __promise)';
const OR_REJECT = "AdoptOrReject(__thenable, 'AdoptValue', 'AdoptReason', __promise);";

/** Where adoption may throw, which rejects, what is done about it is a function of its own. */
const rejecting = (library, [__promise, __thenable], adopted) => {
  if (adopted.length === 2) return { adopted, functions: [] };
  const taken = new Set(nodes(adopted).map(({ name }) => name));
  const [__onFulfilled, __onRejected] = ['onFulfilled', 'onRejected'].map((name) =>
    identifier(freeName(name, taken)),
  );
  const params = [__thenable, __onFulfilled, __onRejected, __promise];
  const names = params.map(({ name }) => identifier(name));
  const code = functionDeclaration('AdoptOrReject', names, adopted);
  library.replaceExpressions(code, PERFORMS, (bindings) =>
    library.buildExpression(KINDS_GIVEN, { ...bindings, __onFulfilled, __onRejected }),
  );
  const statements = library.build(`${OR_REJECT} return undefined;`, { __thenable, __promise });
  return { adopted: statements, functions: [code] };
};

/** The steps of the job for a promise of this library, and the functions that they call. */
const adoption = (library, job) => {
  const performs = perform(library);
  const handlers = performs.params.slice(1, 3).map(({ name }) => name);
  if (throwsBehind(performs.body.body, handlers, knowledgeOf(library).mayThrow))
    unknown('a step of PerformPromiseThen that throws behind its reactions');
  const [promise, thenable, then] = job.params.map(({ name }) => name);
  const variables = { [promise]: {}, [thenable]: { promise: true }, [then]: INTRINSIC_THEN };
  const pair = { resolve: undefined, reject: undefined };
  const { list, at, species } = adopting(library, job.body.body, variables, {
    instead: adopts(variable(promise), pair),
    knowledge: knowledgeWith(library, [performs]),
    result: nothing(library),
  });
  const code = functionExpression([...job.params], list);
  const names = [promise, thenable, species.name];
  const through = outlineBehind(library, code, at + 1, 'AdoptThroughSpecies', names);
  if (!through) return unknown('something else behind its species');
  if (!pair.resolve) unknown('something else that PerformPromiseThen is given');
  const { consequent } = list[at];
  const arm = consequent.body ? consequent : block([consequent]);
  const rejected = rejecting(library, job.params, arm.body);
  arm.body = rejected.adopted;
  list[at].consequent = arm;
  const settle = (name, handler, value) =>
    evaluatedFunction(
      library,
      name,
      { promise: {}, [value]: {} },
      library.build(settling(handler, value)),
      { ...FOLLOWS, result: nothing(library) },
    );
  const functions = [
    settle('ResolveAdopted', pair.resolve, 'resolution'),
    settle('RejectAdopted', pair.reject, 'reason'),
    performs,
    ...rejected.functions,
    through,
  ];
  return { code, functions };
};

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'then0',
  summary:
    'a promise adopts another without a derived promise, a capability or resolving functions',
  why: 'returning a promise from a handler made a promise, two functions and three records that nobody could get',
  sound:
    'The `then` that was read is the intrinsic one and the thenable is a promise of this library, so the call runs exactly its steps: they are evaluated. SpeciesConstructor still runs, in the job. Where it gives %Promise%, the job of the reaction is evaluated with a fresh derived promise and a fresh pair of functions, which nobody else has: what is left of it is what settles, and makes the derived promise where a step shows it.',
  after: ['slot-closures', 'capability-bypass', 'field-inlining'], // its NewPromise is the derived promise
  rests: RUN_ONCE,
  carries: unasked(RUN_ONCE),
  guards: [
    { name: 'adopts-promise', summary: 'then is the intrinsic one and the thenable a promise' },
    { name: 'species-is-intrinsic', summary: 'SpeciesConstructor gave %Promise%' },
  ],
  examples: [
    {
      of: 'PromiseResolveThenableJob',
      before: `
        function PromiseResolveThenableJob(promiseToResolve, thenable, then) {
          const resolvingFunctions = CreateResolvingFunctions(promiseToResolve);
          let thenCallResult;
          try {
            thenCallResult = Call(then, thenable, [
              resolvingFunctions.Resolve,
              resolvingFunctions.Reject
            ]);
          } catch (thrown) {
            thenCallResult = new ThrowCompletion(thrown);
          }
          if (thenCallResult instanceof ThrowCompletion) {
            const status = Call(resolvingFunctions.Reject, undefined, [thenCallResult.value]);
            return status;
          }
          return thenCallResult;
        }`,
      after: `
        function PromiseResolveThenableJob(promiseToResolve, thenable, then) {
          if (then === intrinsicThen && IsPromise(thenable) === true) {
            let C;
            try {
              C = SpeciesConstructor(thenable, Promise);
            } catch (thrown) {
              C = new ThrowCompletion(thrown);
            }
            if (C instanceof ThrowCompletion)
              return RejectPromise(promiseToResolve, C.value);
            if (C === Promise) {
              PerformAdoption(thenable, 'AdoptValue', 'AdoptReason', promiseToResolve);
              return undefined;
            }
            return AdoptThroughSpecies(promiseToResolve, thenable, C);
          }
          const resolvingFunctions = CreateResolvingFunctions(promiseToResolve);
          let thenCallResult;
          try {
            thenCallResult = Call(then, thenable, [
              resolvingFunctions.Resolve,
              resolvingFunctions.Reject
            ]);
          } catch (thrown) {
            thenCallResult = new ThrowCompletion(thrown);
          }
          if (thenCallResult instanceof ThrowCompletion) {
            const status = Call(resolvingFunctions.Reject, undefined, [thenCallResult.value]);
            return status;
          }
          return thenCallResult;
        }`,
    },
  ],
  rewrite(library) {
    library.transaction(() => {
      const job = library.find('PromiseResolveThenableJob');
      const reaction = library.find('PromiseReactionJob');
      if (reaction?.params.length !== 3)
        return library.decline('PromiseReactionJob', 'it takes a record, not its parts');
      const method = library.method('Promise.prototype.then');
      const then = job && method && extractThen(library, method);
      if (!then) return library.decline('Promise.prototype.then', 'it asks for no species');
      library.insertAfter(job, [then], job.origin);
      const { code, functions } = adoption(library, job);
      library.insertAfter(job, functions, job.origin);
      if (!keepsKinds(library, 'PerformAdoption'))
        return library.decline('ThenInContext', 'it gives handlers to something else');
      for (const { body } of [job, method, then]) library.bypasses(body);
      const [, __thenable, __then] = job.params;
      const guard = ifs(library.buildExpression(ADOPTS, { __thenable, __then }), code.body);
      library.stamp([guard], library.stepsOf(job.body));
      job.body.body.unshift(guard);
      const [__capability, __handler, __argument] = reaction.params;
      const kinds = library.build(KINDS, { __capability, __handler, __argument });
      library.stamp(kinds, library.stepsOf(reaction.body));
      reaction.body.body.unshift(...kinds);
      library.beforeReturn('const intrinsicThen = Promise.prototype.then;');
      library.explain(
        'AdoptValue',
        "A handler that is a string is a kind of reaction: Identity and Thrower are the standard's, AdoptValue and AdoptReason settle a promise that adopts another one.",
      );
      return library.did('PromiseResolveThenableJob');
    });
  },
};
