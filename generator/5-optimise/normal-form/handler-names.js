import { constantOf } from '../../facts/behaviour/places.js';
import { CHOSEN, isReadOnce, RECORD, readIn, sitesIn } from '../../facts/handlers.js';
import { literal, nodes } from '../../ir/estree.js';

/** What the job makes of its argument without a handler, and what such a handler is called. */
const NAMES = [
  ['Identity', '__result = __argument;'],
  ['Thrower', '__result = new ThrowCompletion(__argument);'],
];

/** What stands for no handler in a document: a constant, by its name. @returns {Map<string, any>} */
const constantsIn = (library, job, handler) => {
  const [, argument] = job.params;
  const constants = new Map();
  for (const { type, test, consequent } of nodes(job)) {
    const asks =
      type === 'IfStatement' && library.match('__handler === __none', test, { __handler: handler });
    if (!asks || constantOf(asks.__none) === undefined) continue;
    const steps = consequent.body ?? [consequent];
    const entry = NAMES.find(
      ([, pattern]) =>
        steps.length === 1 && library.matchAt(pattern, steps, 0, { __argument: argument }),
    );
    if (entry && !constants.has(entry[0])) constants.set(entry[0], asks.__none);
  }
  return constants;
};

/** Whether a job does no more with a handler than to ask which constant it is, and to call it. */
const isAsked = (library, job, handler, constants) => {
  const find = (pattern) => library.findNodes(job, pattern, { __handler: handler });
  const tests = find('__handler === __none');
  return (
    tests.every(({ right }) => constants.includes(constantOf(right))) &&
    library.count(handler.name, job) ===
      1 + tests.length + find('Call(__handler, __this, __list)').length
  );
};

/** Each place once: one name may be what the other constant is called. */
const giveNames = (library, sites, named) => {
  for (const code of new Set(sites.map((site) => site.code))) {
    const chosen = sites.filter((site) => site.code === code && site.none);
    const parameters = new Set(chosen.map(({ handler }) => handler.name));
    library.replaceStatements(code, CHOSEN, ({ __handler, __none }) =>
      parameters.has(__handler.name)
        ? library.build(CHOSEN, { __handler, __none: named(__none) })
        : undefined,
    );
    library.replaceExpressions(code, RECORD, (bindings) =>
      constantOf(bindings.__handler) === undefined
        ? undefined
        : library.buildExpression(RECORD, { ...bindings, __handler: named(bindings.__handler) }),
    );
  }
};

/** @type {import('./index.js').Rule} */
export default {
  name: 'handler-names',
  summary:
    'what stands for no handler is called Identity and Thrower, whatever a document calls it',
  sound:
    'A handler is a function, or one of two constants that its job alone tells apart: each has its name wherever it stands.',
  examples: [
    {
      before: `
        function PerformPromiseThen(promise, onFulfilled, onRejected, resultCapability) {
          if (IsCallable(onFulfilled) === false) { onFulfilled = enumSame; }
          if (IsCallable(onRejected) === false) { onRejected = 'Throws'; }
          add({ Capabilities: resultCapability, Handler: onFulfilled });
          add({ Capabilities: resultCapability, Handler: onRejected });
        }
        function PromiseReactionJob(reaction, argument) {
          const handler = reaction.Handler;
          let result;
          if (handler === enumSame) result = argument;
          else if (handler === 'Throws') { result = new ThrowCompletion(argument); }
          else { result = Call(handler, undefined, [argument]); }
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
    const constants = constantsIn(library, job, __handler);
    const isNew = [...constants].some(([name, { value }]) => value !== name);
    if (constants.size < NAMES.length || !isNew || !isReadOnce(library)) return;
    const nones = [...constants.values()];
    const names = new Map([...constants].map(([name, none]) => [constantOf(none), name]));
    const named = (none) => literal(names.get(constantOf(none)));
    const isKnown =
      names.size === NAMES.length && isAsked(library, job, __handler, [...names.keys()]);
    const sites = isKnown ? sitesIn(library, nones) : undefined;
    if (!sites)
      return library.decline('PromiseReactionJob', 'a handler is used in a way that is not known');
    giveNames(library, sites, named);
    library.replaceExpressions(
      job,
      '__handler === __none',
      (bindings) =>
        library.buildExpression('__handler === __none', {
          ...bindings,
          __none: named(bindings.__none),
        }),
      { __handler },
    );
    return library.did('PromiseReactionJob');
  },
};
