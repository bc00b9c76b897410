import { copy } from '../generator/ir/pattern.js';
import { ADOPT_ONCE, buildAdoption } from './support/adoption.js';
import { THENS } from './support/kernel.js';

/** The thenable job: the call of `then`, and what becomes of its completion. */
const JOB = `
  const __functions = CreateResolvingFunctions(__promiseToResolve);
  let __result;
  try {
    __result = Call(__then, __thenable, [__functions.Resolve, __functions.Reject]);
  } catch (__thrown) {
    __result = new ThrowCompletion(__thrown);
  }
  if (__result instanceof ThrowCompletion) {
    const __status = Call(__functions.Reject, undefined, [__result.value]);
    return __status;
  }
  return __result;`;

/** A reaction job whose handler is a resolving function: nothing of what follows it can be seen. */
const REACTION = `
  let __handled;
  if (__handler === __identity) __handled = __argument;
  else if (__handler === __thrower) {
    __handled = new ThrowCompletion(__argument);
  } else {
    try {
      __handled = Call(__handler, undefined, [__argument]);
    } catch (__thrown) {
      __handled = new ThrowCompletion(__thrown);
    }
  }
  let __status;
  if (__handled instanceof ThrowCompletion) {
    __status = __rejects;
    return __status;
  }
  __status = __resolves;
  return __status;`;

const SETTLES = [
  [
    'Call(__capability.Reject, undefined, [__handled.value])',
    'Call(__capability.Resolve, undefined, [__handled])',
  ],
  ['RejectCapability(__capability, __handled.value)', 'ResolveCapability(__capability, __handled)'],
];

/** `then` up to its species, and all that may follow. */
const THEN = `
  const __promise = this;
  if (IsPromise(__promise) === false) throw __noPromise;
  const __constructor = SpeciesConstructor(__promise, Promise);
  const __capability = __made;
  return PerformPromiseThen(__promise, __onFulfilled, __onRejected, __capability);`;

const MADE = [
  'NewPromiseCapability(__constructor)',
  '__constructor === Promise ? NewPromise() : __others',
];

const FLAG = 'if (__record.value === true) return undefined; __record.value = true;';

const NOT_CALLABLE = 'if (IsCallable(__handler) === false) { __handler = __kind; }';

const KINDS = `
  if (__handler === 'AdoptValue') return ResolveAdopted(__capability, __argument);
  if (__handler === 'AdoptReason') return RejectAdopted(__capability, __argument);`;

/** What the kinds of reactions run. */
const kindsFor = (library, job) => {
  if (!library.settlesAgain) return KINDS;
  library.insertAfter(job, library.build(ADOPT_ONCE), job.origin);
  return KINDS.replaceAll('Adopted(', 'AdoptedOnce(');
};

/**
 * @param {import('../generator/ir/library.js').Library} library
 * @param {import('../generator/ir/estree.js').Node} reaction the job's function
 */
const isKnownReaction = (library, { params, body }) => {
  const [__capability, __handler, __argument] = params;
  const bindings = library.matchAt(REACTION, body.body, 0, { __handler, __argument });
  return (
    bindings &&
    body.body.length === 6 &&
    SETTLES.some(
      ([rejects, resolves]) =>
        library.match(rejects, bindings.__rejects, { ...bindings, __capability }) &&
        library.match(resolves, bindings.__resolves, { ...bindings, __capability }),
    )
  );
};

/** What follows SpeciesConstructor in `then`, as a function of its own. */
const extractThen = (library, then) => {
  const list = then.body.body;
  const bindings = library.matchAt(THEN, list, 0, {
    __onFulfilled: then.params[0],
    __onRejected: then.params[1],
  });
  if (
    list.length !== 5 ||
    !bindings ||
    !MADE.some((pattern) => library.match(pattern, bindings.__made, bindings))
  ) {
    return undefined;
  }
  const at = 2;
  const [declaration] = library.build(
    'function ThenWithConstructor(__promise, __onFulfilled, __onRejected, __constructor) {}',
    bindings,
  );
  const [tail] = library.build(
    'return ThenWithConstructor(__promise, __onFulfilled, __onRejected, __constructor);',
    bindings,
  );
  declaration.body.body = list.splice(at + 1);
  library.stamp([tail], list[at].origin);
  list.push(tail);
  return declaration;
};

/** The steps of a resolving function for a pair that is fresh and stays inside: its flag is not set. */
const extractSteps = (library, maker, name) => {
  const code = library.functionObject(maker);
  const declaration = library.find(maker);
  const bindings = code && library.matchAt(FLAG, code.body.body, 0);
  if (!bindings || bindings.__record.name !== declaration.params[1]?.name) return undefined;
  const [operation] = library.build(`function ${name}() {}`);
  operation.params = [declaration.params[0], code.params[0]].map((param) => ({ ...param }));
  operation.body.body = copy(code.body.body).slice(2);
  return library.count(bindings.__record.name, operation) === 0 ? operation : undefined;
};

/** PerformPromiseThen for handlers that are kinds, and a result that nobody wants. */
const extractPerform = (library) => {
  const perform = library.find('PerformPromiseThen');
  if (!perform) return undefined;
  const clone = copy(perform);
  clone.id = { type: 'Identifier', name: 'PerformAdoption' };
  const list = clone.body.body;
  const kept = list.filter((_, at) => !library.matchAt(NOT_CALLABLE, list, at));
  const last = kept.pop();
  if (kept.length !== list.length - 3 || last.type !== 'ReturnStatement') return undefined;
  clone.body.body = kept;
  return clone;
};

const extractSpeciesJob = (library, job, bindings, at) => {
  const clone = copy(job);
  clone.body.body.splice(0, at);
  const [shape] = library.build(
    'function AdoptThroughSpecies(__promiseToResolve, __thenable, species) {}',
    bindings,
  );
  clone.id = shape.id;
  clone.params = shape.params;
  library.replaceExpressions(
    clone,
    'Call(__then, __thenable, [__resolve, __reject])',
    'ThenWithConstructor(__thenable, __resolve, __reject, species)',
  );
  return library.count(bindings.__then.name, clone) === 0 ? clone : undefined;
};

/** A step beside the known ones sets a slot of the document's own, or calls what no pass knows. @param {any} statement */
const isBeside = ({ expression }) =>
  expression?.type === 'CallExpression' ||
  (expression?.type === 'AssignmentExpression' && expression.left.type === 'MemberExpression');

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'then0',
  summary:
    'a promise adopts another without a derived promise, a capability or resolving functions',
  why: 'returning a promise from a handler made a promise, two functions and three records that nobody could get',
  sound:
    'The `then` that was read is the intrinsic one and the thenable is a promise of this library, so the call would run exactly its steps. SpeciesConstructor still runs, in the job; where it gives %Promise%, the derived promise and the second pair of functions could not be seen by anybody.',
  after: ['slot-closures', 'field-inlining'],
  rests: [...THENS, 'PromiseResolveThenableJob'],
  carries: ['PromiseResolveThenableJob'],
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
            let species;
            try {
              species = SpeciesConstructor(thenable, Promise);
            } catch (thrown) {
              species = new ThrowCompletion(thrown);
            }
            if (species instanceof ThrowCompletion)
              return RejectAdopted(promiseToResolve, species.value);
            if (species === Promise) {
              PerformAdoption(thenable, 'AdoptValue', 'AdoptReason', promiseToResolve);
              return undefined;
            }
            return AdoptThroughSpecies(promiseToResolve, thenable, species);
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
      const fail = (where) => library.decline(where, 'its steps are not the known ones');
      const job = library.find('PromiseResolveThenableJob');
      // steps beside the known ones come first
      const at = (job?.body.body.length ?? 0) - 5;
      const bindings = at >= 0 && library.matchAt(JOB, job.body.body, at);
      if (
        !bindings ||
        !job.body.body.slice(0, at).every(isBeside) ||
        job.params.map(({ name }) => name).join() !==
          [bindings.__promiseToResolve, bindings.__thenable, bindings.__then]
            .map(({ name }) => name)
            .join()
      ) {
        return fail('PromiseResolveThenableJob');
      }
      const reaction = library.find('PromiseReactionJob');
      if (reaction?.params.length !== 3)
        return library.decline('PromiseReactionJob', 'it takes a record, not its parts');
      if (!isKnownReaction(library, reaction)) return fail('PromiseReactionJob');
      const method = library.method('then');
      const then = method && extractThen(library, method);
      if (!then) return fail('Promise.prototype.then');
      const statements = [
        extractSteps(library, 'PromiseResolveFunction', 'ResolveAdopted'),
        extractSteps(library, 'PromiseRejectFunction', 'RejectAdopted'),
        extractPerform(library),
        extractSpeciesJob(library, job, bindings, at),
      ];
      const missing = statements.indexOf(undefined);
      if (missing >= 0)
        return fail(
          [
            'PromiseResolveFunction',
            'PromiseRejectFunction',
            'PerformPromiseThen',
            'PromiseResolveThenableJob',
          ][missing],
        );

      library.insertAfter(job, [...statements, then], job.origin);
      const adopt = buildAdoption(library, bindings, statements[2], library.stepsOf(job.body));
      for (const code of [job, method, then]) library.bypasses(code.body);
      job.body.body.splice(at, 0, ...adopt);
      const [__capability, __handler, __argument] = reaction.params;
      const kinds = library.build(kindsFor(library, job), { __capability, __handler, __argument });
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
