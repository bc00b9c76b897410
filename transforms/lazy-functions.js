import { capabilityFlow } from './support/capability-flow.js';
import { CAPABILITIES } from './support/kernel.js';

const MAKER = `
  const __promise = NewPromise();
  return { Promise: __promise, Resolve: FirstPromiseResolveFunction(__promise), Reject: FirstPromiseRejectFunction(__promise) };`;

const UNMADE = 'return { Promise: NewPromise(), Resolve: Unmade, Reject: Unmade };';

const SOURCE = '__C === Promise ? NewIntrinsicCapability() : __others';

/** What is done with the functions of a capability that are handed out to some. */
const USES = [
  ['Call(__capability.Resolve, undefined, [__value])', 'CallResolve(__capability, __value)'],
  ['Call(__capability.Reject, undefined, [__value])', 'CallReject(__capability, __value)'],
  ['__capability.Resolve', 'ResolveOf(__capability)'],
  ['__capability.Reject', 'RejectOf(__capability)'],
];

/** Both are alike: the function is made where it is handed out, and until then its steps are called. */
const supportOf = (field, maker, steps) => `
  function ${field}Of(capability) {
    if (capability.${field} === Unmade) capability.${field} = ${maker}(capability.Promise);
    return capability.${field};
  }
  function Call${field}(capability, value) {
    if (capability.${field} === Unmade) return ${steps}(capability.Promise, value);
    return Call(capability.${field}, undefined, [value]);
  }`;

const SUPPORT = [
  supportOf('Resolve', 'FirstPromiseResolveFunction', 'ResolvePromise'),
  supportOf('Reject', 'FirstPromiseRejectFunction', 'RejectFirst'),
].join('');

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'lazy-functions',
  summary: 'a capability of %Promise% makes a resolving function when it is first handed out',
  why: 'most calls of all hand out none: two functions and their scopes less that stay alive until it settles',
  sound:
    'Nobody can tell when a function was made. Each is made once, so that all who get it get the same one; until then the library calls the steps that the function would call, with the same promise.',
  after: ['capability-bypass'],
  rests: CAPABILITIES,
  carries: CAPABILITIES,
  guards: [{ name: 'function-is-unmade', summary: 'the function was not handed out yet' }],
  examples: [
    {
      of: 'NewIntrinsicCapability',
      before: `
        function NewIntrinsicCapability() {
          const promise = NewPromise();
          return {
            Promise: promise,
            Resolve: FirstPromiseResolveFunction(promise),
            Reject: FirstPromiseRejectFunction(promise)
          };
        }`,
      after: `
        function NewIntrinsicCapability() {
          return {
            Promise: NewPromise(),
            Resolve: Unmade,
            Reject: Unmade
          };
        }`,
    },
  ],
  rewrite(library) {
    const maker = library.find('NewIntrinsicCapability');
    if (!maker || !library.matchAt(MAKER, maker.body.body, 0))
      return library.decline('NewIntrinsicCapability', 'capability-bypass did not apply');
    /** @param {any} declarator */
    const isSource = ({ init }) => init && library.match(SOURCE, init) !== undefined;
    const flow = capabilityFlow(library, isSource);
    if (flow.unknown.length > 0)
      return library.decline(flow.unknown[0], 'a capability is used in a way that is not known');
    if (flow.handedOut.length === 0)
      return library.decline('NewIntrinsicCapability', 'no function is handed out');

    library.replace(maker.body.body, 0, maker.body.body.slice(0, 2), library.build(UNMADE));
    const replaced = [];
    for (const { capability, root } of flow.handedOut) {
      for (const [use, replacement] of USES) {
        library.replaceExpressions(
          root,
          use,
          (bindings, node) => {
            replaced.push(node);
            return library.buildExpression(replacement, bindings);
          },
          { __capability: capability },
        );
      }
    }
    library.insertAfter(maker, library.build(SUPPORT), library.stepsOf(replaced));
    library.beforeReturn('const Unmade = {};');
    library.explain(
      'Unmade',
      'Unmade stands for a resolving function that was not handed out yet.',
    );
    return library.did('NewIntrinsicCapability');
  },
};
