import { evaluate } from '../generator/evaluate/index.js';
import { unknown } from '../generator/evaluate/unknown.js';
import { functionMadeBy } from '../generator/facts/functions.js';
import { holdersIn } from '../generator/facts/holders.js';
import { isSetAgain } from '../generator/ir/assignments.js';
import {
  block,
  call,
  functionDeclaration,
  identifier,
  ifs,
  nodes,
} from '../generator/ir/estree.js';
import { adopting, dropped, unreturned, wholeOf } from './support/adopting.js';
import { forgetful, runForgotten } from './support/forgotten.js';
import { REACTIONS, SETTLING, unasked } from './support/kernel.js';
import { unitsOf } from './support/units.js';

/** The reaction runs once: what it does is evaluated, but for that. */
const RUN_ONCE = [...REACTIONS, ...SETTLING, 'Promise.prototype', 'NewPromiseCapability'];

const INVOKED = "Invoke(__promise, 'then', [__onFulfilled, __onRejected])";
const FORGOTTEN = [`const __result = ${INVOKED};`, `${INVOKED};`];

/** How `then` is asked for, whatever it is. */
const INVOKES = "return Invoke(promise, 'then', [onFulfilled, onRejected]);";
const CALLS = 'return Call(intrinsicThen, promise, [onFulfilled, onRejected]);';
const CALLED = 'Call(__then, promise, [onFulfilled, onRejected])';
const ADOPTS = '__then === intrinsicThen && IsPromise(promise) === true';

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

/** What the job of such a reaction does before all others. */
const RUN = `
  if (__capability === Nobody) return RunForgotten(__handler, __argument);`;

const PASSED_ON = `
  function Ignore() {}
  function Rethrow(reason) { throw reason; }`;

/** The call of `then` with functions, whose result is dropped. */
const thenAndForget = (library) => {
  const isFunction = { callable: true };
  const variables = { promise: { promise: true }, onFulfilled: isFunction, onRejected: isFunction };
  const result = dropped(library);
  const instead = (name, [promise, onFulfilled, onRejected, derived], state, codes) => {
    const whole = name === 'PerformPromiseThen' && wholeOf(state, derived, 'NewPromise');
    if (!whole) return undefined;
    // a step of `then` may put something else in their place, which need not be a function
    const areFunctions = [onFulfilled, onRejected].every(({ facts }) => facts?.callable);
    if (!areFunctions) return undefined;
    const args = codes([promise, onFulfilled, onRejected]);
    if (!state.isUnchanged(whole)) return undefined;
    return { call: call('PerformAdoption', [...args, identifier('Nobody')]), gone: [whole] };
  };
  const calls = library.build(CALLS);
  const { list, at } = adopting(library, calls, variables, { instead, result });
  const { test, consequent } = list[at];
  const others = block(unreturned(list.slice(at + 1)));
  const adopted = ifs(test, block(unreturned(consequent.body)), others);
  const intrinsic = [...list.slice(0, at), adopted];
  const asks = evaluate(
    library,
    library.build(INVOKES),
    { promise: {}, onFulfilled: {}, onRejected: {} },
    {
      enters: (name) => name === 'Invoke',
      result,
    },
  );
  const otherwise = unreturned(asks).at(-1);
  const bindings =
    (otherwise.expression && library.match(CALLED, otherwise.expression)) ??
    unknown('something else behind the call of then');
  const isIntrinsic = library.buildExpression(ADOPTS, bindings);
  const before = unreturned(asks).slice(0, -1);
  return functionDeclaration('ThenAndForget', Object.keys(variables).map(identifier), [
    ...before,
    ifs(isIntrinsic, block(intrinsic), block([otherwise])),
  ]);
};

const CAPABILITY = /^New(?:Intrinsic|Promise)Capability(?:Of)?$/;
const GIVES_FUNCTIONS = new Set(['ResolveOf', 'RejectOf']);

/** @param {any} node @returns {boolean} whether it makes a capability, whose functions are functions */
const isCapability = ({ type, callee, consequent, alternate }) =>
  type === 'ConditionalExpression'
    ? [consequent, alternate].every(isCapability)
    : type === 'CallExpression' && CAPABILITY.test(callee.name);

/** What declares a variable, where nothing else does and nothing sets it again. */
const declaratorOf = (library, code, name) => {
  const all = nodes(code);
  const [only, ...others] = all.filter(
    ({ type, id, params = [] }) =>
      (type === 'VariableDeclarator' && id.name === name) ||
      params.some((parameter) => parameter.name === name),
  );
  const isLast = only?.type === 'VariableDeclarator' && others.length === 0;
  return isLast && !isSetAgain(code, name) ? only : undefined;
};

/**
 * Whether an argument is a function that the library makes, or one of a capability.
 * @param {import('../generator/facts/holders.js').Holds} holds what holds a capability
 */
const isFunctionIn = (library, holds, code, node) => {
  const { type, name, callee, object, property } = node;
  if (type === 'MemberExpression')
    return /^(?:Resolve|Reject)$/.test(property.name) && holds(code, object);
  if (type === 'CallExpression')
    return GIVES_FUNCTIONS.has(callee.name)
      ? holds(code, node.arguments[0])
      : functionMadeBy(library.find(callee.name)) !== undefined;
  const declarator = type === 'Identifier' && declaratorOf(library, code, name);
  return Boolean(declarator?.init) && isFunctionIn(library, holds, code, declarator.init);
};

/** Calls of `then` whose result nobody reads. */
const forget = (library) => {
  const units = unitsOf(library);
  const holds = holdersIn(units, isCapability);
  const isForgotten = ({ __result, __onFulfilled, __onRejected }, code) =>
    (!__result || library.count(__result.name, code) === 1) &&
    [__onFulfilled, __onRejected].every((argument) => isFunctionIn(library, holds, code, argument));
  const replacement = (bindings, [statement]) => {
    const [call] = library.build(
      'ThenAndForget(__promise, __onFulfilled, __onRejected);',
      bindings,
    );
    return [library.swap(statement, call)];
  };
  return units.reduce((count, code) => {
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
  rests: RUN_ONCE,
  carries: unasked(RUN_ONCE),
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
    const perform = library.find('PerformAdoption');
    if (!perform || !job) return library.decline('PerformPromiseThen', 'then0 did not apply');
    const forgotten = forgetful(library);
    const run = runForgotten(library, forgotten);
    const attach = thenAndForget(library);
    const count = forget(library);
    if (count === 0) return library.decline('Invoke', 'no result of then is dropped');
    const places = library.findNodes(library.program, 'ThenAndForget(__p, __f, __r)');
    const invoke = library.find('Invoke');
    const replaced = [...library.stepsOf(places), ...library.stepsOf(invoke)];
    library.insertAfter(perform, [attach], replaced);
    const [__capability, __handler, __argument] = job.params;
    const others = [
      job,
      library.find('ThenWithConstructor'),
      library.method('Promise.prototype.then'),
    ];
    for (const { body } of others) {
      library.bypasses(body, ['attaches-to-promise', 'attaches-with-intrinsic-species']);
    }
    const asks = library.build(RUN, { __capability, __handler, __argument });
    library.stamp(asks, library.stepsOf(job.body));
    job.body.body.unshift(...asks);
    library.insertAfter(job, [run, ...forgotten.functions], library.stepsOf(job.body));
    const { isTold } = forgotten;
    const then0 = isTold
      ? PASSED_ON + method('Ignore', 'Rethrow')
      : method('undefined', 'undefined');
    library.beforeReturn(`const Nobody = { Promise: undefined };${then0}`);
    library.explain('Nobody', 'Nobody is the capability of a derived promise that was not made.');
    return library.did(`${count} calls of then`);
  },
};
