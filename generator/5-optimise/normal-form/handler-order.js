import { constantOf } from '../../facts/behaviour/places.js';
import { CHOSEN, isReadOnce, RECORD, readIn, sitesIn } from '../../facts/handlers.js';
import { block } from '../../ir/estree.js';
import { listOf } from '../../ir/statements.js';
import { nodes } from '../../ir/walk.js';

/** Constants that reactions may have in the place of a handler. */
const nonesIn = (library) => {
  const chosen = library.findPlaces(library.program, CHOSEN).map(({ bindings }) => bindings.__none);
  const handlers = library.findAll(library.program, RECORD).map(({ __handler }) => __handler);
  const constants = [...chosen, ...handlers].filter((node) => constantOf(node) !== undefined);
  return [...new Map(constants.map((node) => [constantOf(node), node])).values()];
};

/** What stands for none is asked for first, then what else does; the others are called. */
const reorder = (library, callable, other) => {
  const { consequent: called, alternate: inner } = callable;
  const [first] = listOf(inner.consequent);
  const test = library.buildExpression('__handler === __none', other);
  library.stamp([test], inner.origin ?? []);
  const whole = block(listOf(called));
  const rest = block(listOf(inner.alternate));
  library.stamp([whole, rest], callable.origin ?? []);
  Object.assign(callable, { test: inner.test, consequent: first });
  Object.assign(inner, { test, consequent: rest, alternate: whole });
};

/** @type {import('./index.js').Rule} */
export default {
  name: 'handler-order',
  summary:
    'a job asks which constant its handler is, and calls what is none, not the other way round',
  sound: 'A handler is a function or one of two constants, and to ask for either runs no code.',
  examples: [
    {
      before: `
        function PerformPromiseThen(promise, onFulfilled, onRejected, resultCapability) {
          if (IsCallable(onFulfilled) === false) { onFulfilled = 'Identity'; }
          if (IsCallable(onRejected) === false) { onRejected = 'Thrower'; }
          add({ Capabilities: resultCapability, Handler: onFulfilled });
          add({ Capabilities: resultCapability, Handler: onRejected });
        }
        function PromiseReactionJob(reaction, argument) {
          const handler = reaction.Handler;
          let result;
          if (IsCallable(handler) === true) result = Call(handler, undefined, [argument]);
          else if (handler === 'Identity') { result = argument; }
          else { result = new ThrowCompletion(argument); }
        }`,
      after: `
        function PerformPromiseThen(promise, onFulfilled, onRejected, resultCapability) {
          if (IsCallable(onFulfilled) === false) { onFulfilled = 'Identity'; }
          if (IsCallable(onRejected) === false) { onRejected = 'Thrower'; }
          add({ Capabilities: resultCapability, Handler: onFulfilled });
          add({ Capabilities: resultCapability, Handler: onRejected });
        }
        function PromiseReactionJob(reaction, argument) {
          const handler = reaction.Handler;
          let result;
          if (handler === 'Identity') result = argument;
          else if (handler === 'Thrower') { result = new ThrowCompletion(argument); }
          else { result = Call(handler, undefined, [argument]); }
        }`,
    },
  ],
  rewrite(library) {
    const job = library.find('PromiseReactionJob');
    const __handler = readIn(library, job);
    if (!__handler) return;
    const callable = nodes(job).find(
      ({ type, test, alternate }) =>
        type === 'IfStatement' &&
        library.match('IsCallable(__handler) === true', test, { __handler }) &&
        alternate?.type === 'IfStatement' &&
        alternate.alternate &&
        listOf(alternate.consequent).length === 1,
    );
    const asks =
      callable && library.match('__handler === __none', callable.alternate.test, { __handler });
    if (!asks || !isReadOnce(library)) return;
    const nones = nonesIn(library);
    const [other, ...more] = nones.filter((none) => constantOf(none) !== constantOf(asks.__none));
    if (!other || more.length > 0 || nones.length !== 2 || !sitesIn(library, nones))
      return library.decline('PromiseReactionJob', 'a handler is used in a way that is not known');
    reorder(library, callable, { __handler, __none: other });
    return library.did('PromiseReactionJob');
  },
};
