import { copy } from '../generator/ir/pattern.js';
import { KERNEL } from './support/kernel.js';

/** How a job ends: it resolves what may be a promise or a record. */
const LAST = `
  __status = ResolveCapability(__capability, __result);
  return __status;`;

/** ResolveCapability: a promise stands for its own capability. */
const RESOLVES = `
  if (__isPromise) return __resolve;
  return __call;`;

const INLINED = `
  if (!__isPromise) {
    __status = __call;
    return __status;
  }
  __status = __resolve;
  return __status;`;

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'capability-inlining',
  summary: 'a reaction job asks by itself whether its capability is a promise, and asks once',
  why: 'for a record V8 asks its runtime each time, which was a fifth of `then` of a subclass',
  sound:
    'The statements are those of ResolveCapability, with its arguments in place of its parameters.',
  after: ['capability-bypass', 'handlers-first'],
  rests: KERNEL,
  carries: KERNEL,
  guards: [],
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
          status = ResolveCapability(promiseCapability, handlerResult);
          return status;
        }`,
      after: `
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
    },
  ],
  rewrite(library) {
    const list = library.find('PromiseReactionJob')?.body.body ?? [];
    const at = list.length - 2;
    const last = library.matchAt(LAST, list, at);
    const code = last && copy(library.find('ResolveCapability'));
    const bindings = code?.body.body.length === 2 && library.matchAt(RESOLVES, code.body.body, 0);
    if (!bindings)
      return library.decline(
        'PromiseReactionJob',
        'it resolves no capability that may be a promise',
      );
    const args = [last.__capability, last.__result];
    const values = new Map(code.params.map(({ name }, i) => [name, args[i]]));
    library.replaceExpressions(code.body, '__name', ({ __name }) => values.get(__name.name));
    const { body } = code.body;
    const statements = library.build(INLINED, { ...last, ...library.matchAt(RESOLVES, body, 0) });
    library.replace(list, at, list.slice(at), statements);
    return library.did('PromiseReactionJob');
  },
};
