import { SUBJECT } from '../spec/3-normalise/subject.js';
import { namesIn } from '../generator/5-optimise/statement-list.js';
import { freeName, functionNames, localsOf } from '../generator/facts/bindings.js';
import { isOfCall } from '../generator/facts/own-arguments.js';
import {
  block,
  call,
  functionDeclaration,
  identifier,
  nodes,
  returns,
} from '../generator/ir/estree.js';
import { capabilityFlow } from './support/capability-flow.js';
import { creationOf } from './support/creation.js';
import { isNeverUndefined } from './support/slot-values.js';

/** Whether a new object has the slot that a test asks for. */
const hasSlotOf = (library, statements, test) => {
  const texts = nodes(statements).filter(({ value }) => typeof value === 'string');
  const slots = texts.map(({ value }) => library.slotName(value));
  return nodes(test).some(({ name }) => slots.includes(name));
};

/** `function NewPromise() { … }`: what is left of the constructor's own steps. */
const addNewPromise = (library, anchor, { statements }) => {
  const [declared] = library.build('function NewPromise() {}');
  declared.body.body = statements;
  library.insertAfter(anchor, [declared], [...anchor.origin, ...library.stepsOf(statements)]);
};

const copies = (list) => list.map((node) => ({ ...node }));

/** A function of a promise, and of more, behind that which makes the function object of one. */
const addOperation = (library, making, name, params, body) => {
  const operation = functionDeclaration(name, copies([...making.params, ...params]), []);
  library.insertAfter(making, [{ ...operation, body }], making.origin);
};

/**
 * The steps of a resolving function as a function of the promise, which the function calls with all that it
 * takes. The library gives a value: what the function takes behind it is undefined then.
 */
const extract = (library, maker, name) => {
  const making = library.find(maker);
  const code = library.functionObject(maker);
  const taken = new Set([...localsOf(making), ...namesIn(code)]);
  const [value = identifier(freeName('value', taken)), ...more] = code.params;
  const whole =
    more.length > 0 ? freeName(`${name}WithMore`, functionNames(library.program)) : name;
  const { body: steps } = code;
  const origin = [...code.origin, ...library.stepsOf(steps)];
  const calling = (args) => {
    const body = block([returns(call(whole, copies([making.params[0], ...args])))]);
    library.stamp([body], origin);
    return body;
  };
  const nothing = identifier('undefined');
  code.body = calling([code.params[0] ?? nothing, ...more]);
  addOperation(library, making, whole, [value, ...more], steps);
  if (more.length > 0)
    addOperation(library, making, name, [value], calling([value, ...more.map(() => nothing)]));
};

const intrinsic = ({ makers: [resolve, reject], isShared }) => `
  function NewIntrinsicCapability() {
    const promise = NewPromise();
    ${isShared ? `const resolve = ${resolve}(promise);` : ''}
    return {
      Promise: promise,
      Resolve: ${isShared ? 'resolve' : `${resolve}(promise)`},
      Reject: ${isShared ? 'resolve' : `${reject}(promise)`},
    };
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
  internal.flatMap(({ capability, root }) =>
    USES.flatMap(([use]) => library.findNodes(root, use, { __capability: capability })),
  );

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'capability-bypass',
  summary: 'for %Promise% itself a capability is the promise: no executor, no functions, no record',
  why: 'then, resolve and reject make one object in place of five and run no constructor',
  sound:
    'NewPromiseCapability is evaluated for %Promise%: its executor and its record are left out where no step shows them, and all else is left. Its resolving functions are called by the library alone, through the same steps and the same flag; where they are handed out (all, race), they are made.',
  after: ['resolver-split'],
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
    const make = library.find('NewPromiseCapability');
    if (!make) return library.decline('NewPromiseCapability', 'it is not there');
    const created = creationOf(library);
    const isPromise = library.target.isPromise({ type: 'Identifier', name: 'capability' });
    if (!hasSlotOf(library, created.statements, isPromise))
      return library.decline('Promise', 'a promise has no slot that tells it from a Record');
    // where slots are properties, the test reads one
    if (isPromise.operator !== 'in' && !isNeverUndefined(library, SUBJECT.brand))
      return library.decline('Promise', 'a state may be undefined, as what is no promise has it');
    const functions = created.makers.map((maker) => library.functionObject(maker));
    if (nodes(functions).some(isOfCall))
      return library.decline(created.makers[0], 'a resolving function asks how it is called');
    const flow = capabilityFlow(library);
    for (const name of flow.unknown)
      library.decline(name, 'a capability is used in a way that is not known');
    if (flow.sources.length === 0) return undefined;

    const settled = library.stepsOf(callsOf(library, flow));
    // in the resolving functions, too, before their steps stand elsewhere
    for (const { capability, root } of flow.internal) {
      for (const [use, replacement] of USES) {
        library.replaceExpressions(root, use, replacement, { __capability: capability });
      }
    }
    addNewPromise(library, make, created);
    const [resolve, reject] = created.makers;
    extract(library, resolve, 'ResolvePromise');
    extract(library, reject, 'RejectFirst');
    library.insertAfter(make, library.build(intrinsic(created)), library.stepsOf(make));
    library.insertAfter(make, library.build(SUPPORT, { __isPromise: isPromise }), settled);
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
    const executor = library.find('GetCapabilitiesExecutorFunction');
    if (executor) library.bypasses(executor.body);
    library.explain(
      'ResolveCapability',
      'A capability of %Promise% that nobody else gets is the promise itself.',
    );
    return library.did('NewPromiseCapability');
  },
};
