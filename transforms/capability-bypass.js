import { nodes, references } from '../generator/ir/estree.js';
import { copy } from '../generator/ir/pattern.js';
import { capabilityFlow } from './support/capability-flow.js';
import { CAPABILITIES } from './support/kernel.js';

const NEW_CAPABILITY = `
  if (IsConstructor(__C) === false) throw __notConstructor;
  const __capability = { Promise: undefined, Resolve: undefined, Reject: undefined };
  const __executor = GetCapabilitiesExecutorFunction(__capability);
  const __promise = Construct(__C, [__executor]);
  if (IsCallable(__capability.Resolve) === false) throw __noResolve;
  if (IsCallable(__capability.Reject) === false) throw __noReject;
  __capability.Promise = __promise;
  return __capability;`;

const EXECUTOR = `
  if (__capability.Resolve !== undefined) throw __twice;
  if (__capability.Reject !== undefined) throw __again;
  __capability.Resolve = __resolve;
  __capability.Reject = __reject;
  return undefined;`;

const CREATE =
  'const __promise = OrdinaryCreateFromConstructor(__newTarget, __prototype, __slots);';
const NO_EXECUTOR = 'if (IsCallable(__executor) === false) throw __notCallable;';
const PAIR = 'const __functions = CreateFirstResolvingFunctions(__promise);';
const RUN = `
  let __completion;
  try {
    __completion = Call(__executor, undefined, [__functions.Resolve, __functions.Reject]);
  } catch (__thrown) {
    __completion = new ThrowCompletion(__thrown);
  }
  if (__completion instanceof ThrowCompletion) {
    const __status = Call(__functions.Reject, undefined, [__completion.value]);
  }
  return __promise;`;

const isSlotSet = (library, statement, promise) => {
  const left = statement.expression?.left;
  const right = statement.expression?.right;
  /** @param {any} node */
  const isKnown = ({ name }) => name === promise.name || name === 'undefined';
  const simple =
    right &&
    nodes(right).every(({ type }) => SIMPLE.has(type)) &&
    references(right).every(({ node }) => isKnown(node));
  return simple && left?.type === 'MemberExpression' && left.object.name === promise.name;
};

/** What asks for nothing but what the promise has. */
const SIMPLE = new Set([
  'Literal',
  'Identifier',
  'MemberExpression',
  'BinaryExpression',
  'ArrayExpression',
]);

/** What the document does with each promise, and no pass knows: the executor of the library tells nobody. */
const isOfPromise = (library, statement, { name: promise }) => {
  const call = statement.expression;
  const isForeign = call?.type === 'CallExpression' && library.foreign.has(call.callee.name);
  return isForeign && call.arguments.every(({ name }) => name === promise);
};

/**
 * The statements of the constructor that make and initialise the promise, if all the others are
 * those that run an executor.
 */
const creation = (library, code) => {
  const all = code.body.body;
  const bindings = all.map((_, at) => library.matchAt(CREATE, all, at)).find(Boolean);
  if (!bindings) return undefined;
  const further = all.filter((statement) => isOfPromise(library, statement, bindings.__promise));
  const list = all.filter((statement) => !further.includes(statement));
  const start = list.findIndex((_, at) => library.matchAt(CREATE, list, at));
  const [executor] = code.params;
  const checks = list.slice(0, start).filter((statement) => !isNewTarget(library, statement));
  const checked =
    checks.length === 1 && library.matchAt(NO_EXECUTOR, checks, 0, { __executor: executor });
  const pair = list.findIndex((_, at) =>
    library.matchAt(PAIR, list, at, { __promise: bindings.__promise }),
  );
  const bound = pair > 0 && library.matchAt(PAIR, list, pair);
  const runs = bound && library.matchAt(RUN, list, pair + 1, { ...bound, __executor: executor });
  const statements = list.slice(start, pair);
  const initialised = statements
    .slice(1)
    .every((statement) => isSlotSet(library, statement, bindings.__promise));
  const whole = pair + 1 + 4 === list.length;
  return checked && runs && initialised && whole
    ? { statements: [...statements, ...further], promise: bindings.__promise }
    : undefined;
};

/** What asks for new.target, or stands in for it: with %Promise% itself it changes nothing. */
const isNewTarget = (library, statement) =>
  library.matchAt('if (new.target === undefined) throw __called;', [statement], 0) ||
  library.matchAt('if (NewTarget === undefined) throw __called;', [statement], 0) ||
  library.matchAt('const NewTarget = __value;', [statement], 0);

/** `function NewPromise() { … }`: the constructor's own creation steps, for the constructor itself. */
const addNewPromise = (library, anchor, { statements, promise }) => {
  const [declared] = library.build('function NewPromise() { return __promise; }', {
    __promise: promise,
  });
  declared.body.body.unshift(...statements.map((statement) => copy(statement)));
  library.replaceExpressions(
    declared,
    'OrdinaryCreateFromConstructor(__newTarget, __prototype, __slots)',
    'OrdinaryCreateFromConstructor(Promise, __prototype, __slots)',
  );
  library.insertAfter(anchor, [declared], [...anchor.origin, ...library.stepsOf(statements)]);
};

/** The steps of a resolving function as a function of the promise, which the function calls. */
const extract = (library, maker, name) => {
  const declaration = library.find(maker);
  const code = library.functionObject(maker);
  const { params } = declaration;
  const [operation] = library.build(`function ${name}() {}`);
  operation.params = [...params, ...code.params].map((param) => ({ ...param }));
  operation.body = code.body;
  const call = library.buildExpression(`${name}(__promise, __value)`, {
    __promise: params[0],
    __value: code.params[0],
  });
  code.body = { type: 'BlockStatement', body: [{ type: 'ReturnStatement', argument: call }] };
  library.stamp([code.body], [...code.origin, ...library.stepsOf(operation.body)]);
  library.insertAfter(declaration, [operation], declaration.origin);
};

const INTRINSIC = `
  function NewIntrinsicCapability() {
    const promise = NewPromise();
    return { Promise: promise, Resolve: FirstPromiseResolveFunction(promise), Reject: FirstPromiseRejectFunction(promise) };
  }`;

const SUPPORT = `
  function ResolveCapability(capability, value) {
    if (__isPromise) return ResolvePromise(capability, value);
    return Call(capability.Resolve, undefined, [value]);
  }
  function RejectCapability(capability, reason) {
    if (__isPromise) return RejectFirst(capability, reason);
    return Call(capability.Reject, undefined, [reason]);
  }
  function PromiseOfCapability(capability) {
    return __isPromise ? capability : capability.Promise;
  }`;

const USES = [
  ['Call(__capability.Resolve, undefined, [__value])', 'ResolveCapability(__capability, __value)'],
  ['Call(__capability.Reject, undefined, [__value])', 'RejectCapability(__capability, __value)'],
  ['__capability.Promise', 'PromiseOfCapability(__capability)'],
];

/** Where capabilities that stay inside are resolved, rejected or asked for their promise. */
const callsOf = (library, { internal }) =>
  internal.flatMap(({ name, root }) =>
    USES.flatMap(([use]) =>
      library.findNodes(root, use, { __capability: { type: 'Identifier', name } }),
    ),
  );

const known = (library) => {
  const make = library.find('NewPromiseCapability');
  const bound = make && library.matchAt(NEW_CAPABILITY, make.body.body, 0);
  if (!bound || make.body.body.length !== 8) return undefined;
  const executor = library.functionObject('GetCapabilitiesExecutorFunction');
  const [resolve, reject] = executor?.params ?? [];
  const steps =
    executor &&
    library.matchAt(EXECUTOR, executor.body.body, 0, { __resolve: resolve, __reject: reject });
  return steps && executor.body.body.length === 5 ? make : undefined;
};

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'capability-bypass',
  summary: 'for %Promise% itself a capability is the promise: no executor, no functions, no record',
  why: 'then, resolve and reject make one object in place of five and run no constructor',
  sound:
    'The executor of NewPromiseCapability and the record are never seen by user code when C is %Promise%. Its resolving functions are called by the library alone, through the same steps and the same flag; where they are handed out (all, race), they are made.',
  after: ['resolver-split'],
  rests: CAPABILITIES,
  carries: CAPABILITIES,
  guards: [{ name: 'is-intrinsic', summary: 'C is %Promise% itself' }],
  examples: [
    {
      of: 'NewPromise',
      before: '',
      after: `
        function NewPromise() {
          const promise = OrdinaryCreateFromConstructor(Promise, '%PromisePrototype%', [
            'PromiseState',
            'PromiseResult',
            'PromiseFulfillReactions',
            'PromiseRejectReactions',
            'AlreadyResolved'
          ]);
          promise.#PromiseState = 'pending';
          promise.#PromiseFulfillReactions = [];
          promise.#PromiseRejectReactions = [];
          return promise;
        }`,
    },
    {
      of: 'FirstPromiseRejectFunction',
      before: `
        function FirstPromiseRejectFunction(promise) {
          return reason => {
            if (promise.#AlreadyResolved === true)
              return undefined;
            promise.#AlreadyResolved = true;
            return RejectPromise(promise, reason);
          };
        }`,
      after: `
        function FirstPromiseRejectFunction(promise) {
          return reason => {
            return RejectFirst(promise, reason);
          };
        }`,
    },
  ],
  rewrite(library) {
    const make = known(library);
    if (!make) return library.decline('NewPromiseCapability', 'its steps are not the known ones');
    const constructed =
      library.find('FirstPromiseResolveFunction') &&
      creation(library, library.constructorFunction());
    if (!constructed)
      return library.decline(
        'Promise',
        'the constructor does more than make a promise and run the executor',
      );
    const flow = capabilityFlow(library);
    if (flow.unknown)
      return library.decline(flow.unknown, 'a capability is used in a way that is not known');

    addNewPromise(library, make, constructed);
    extract(library, 'FirstPromiseResolveFunction', 'ResolvePromise');
    extract(library, 'FirstPromiseRejectFunction', 'RejectFirst');
    const isPromise = library.target.isPromise({ type: 'Identifier', name: 'capability' });
    library.insertAfter(make, library.build(INTRINSIC), library.stepsOf(make));
    const settled = library.stepsOf(callsOf(library, flow));
    library.insertAfter(make, library.build(SUPPORT, { __isPromise: isPromise }), settled);
    for (const { name, root } of flow.internal) {
      const capability = { type: 'Identifier', name };
      for (const [use, replacement] of USES) {
        library.replaceExpressions(root, use, replacement, { __capability: capability });
      }
    }
    for (const { call, holder, key, escapes } of flow.sources) {
      const kind = escapes ? 'NewIntrinsicCapability' : 'NewPromise';
      holder[key] = library.buildExpression(
        `__C === Promise ? ${kind}() : NewPromiseCapability(__C)`,
        {
          __C: call.arguments[0],
        },
      );
      library.stamp([holder[key]], call.origin);
    }
    library.bypasses(make.body);
    library.bypasses(library.find('GetCapabilitiesExecutorFunction').body);
    library.explain(
      'ResolveCapability',
      'A capability of %Promise% that nobody else gets is the promise itself.',
    );
    return library.did('NewPromiseCapability');
  },
};
