import { bypassSubclasses } from './support/pure-subclass.js';
import { CAPABILITIES } from './support/kernel.js';

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'declared-pure',
  summary:
    'a subclass that says `noSideEffects = true` of itself gets its promises without running its constructor',
  why: 'then and resolve of such a subclass cost what those of %Promise% cost',
  sound:
    'Only for a subclass whose author says that its constructor has no side effects and hands its executor on unchanged. The property `noSideEffects` is read of every constructor that is not %Promise%: that read is the one thing that can be seen.',
  after: ['capability-bypass'],
  rests: CAPABILITIES,
  carries: CAPABILITIES,
  guards: [{ name: 'declares-no-side-effects', summary: 'C.noSideEffects is true' }],
  examples: [
    {
      before:
        "function NewPromise() { return OrdinaryCreateFromConstructor(Promise, '%PromisePrototype%', []); } function NewIntrinsicCapability() { return { Promise: NewPromise() }; } function f(C) { const capability = C === Promise ? NewPromise() : NewPromiseCapability(C); return capability; }",
      after: `
        function NewPromise() {
          return OrdinaryCreateFromConstructor(Promise, '%PromisePrototype%', []);
        }
        function isSubclass(C) {
          return IsConstructor(C) && $hasOwn(C, 'prototype') && $isPrototypeOf(Promise.prototype, C.prototype);
        }
        function declaresNoSideEffects(C) {
          return typeof C === 'function' && $hasOwn(C, 'noSideEffects') && C.noSideEffects === true && isSubclass(C);
        }
        function NewPromiseOf(C) {
          return OrdinaryCreateFromConstructor(C, '%PromisePrototype%', []);
        }
        function NewIntrinsicCapability() {
          return { Promise: NewPromise() };
        }
        function NewIntrinsicCapabilityOf(C) {
          return { Promise: NewPromiseOf(C) };
        }
        function f(C) {
          const capability = C === Promise ? NewPromise() : declaresNoSideEffects(C) ? NewPromiseOf(C) : NewPromiseCapability(C);
          return capability;
        }`,
    },
  ],
  rewrite(library) {
    bypassSubclasses(
      library,
      'declaresNoSideEffects',
      `function declaresNoSideEffects(C) {
        return typeof C === 'function' && $hasOwn(C, 'noSideEffects') && C.noSideEffects === true && isSubclass(C);
      }`,
    );
  },
};
