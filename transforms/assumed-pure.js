import { bypassSubclasses } from './support/pure-subclass.js';
import { CAPABILITIES } from './support/kernel.js';

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'assumed-pure',
  summary: 'every subclass of %Promise% gets its promises without running its constructor',
  why: 'then and resolve of subclasses cost what those of %Promise% cost',
  assumes: ['pure-constructors'],
  after: ['capability-bypass'],
  rests: CAPABILITIES,
  carries: CAPABILITIES,
  guards: [
    {
      name: 'is-subclass',
      summary: 'C itself has a prototype, which inherits from that of %Promise%',
    },
  ],
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
          const capability = C === Promise ? NewPromise() : isSubclass(C) ? NewPromiseOf(C) : NewPromiseCapability(C);
          return capability;
        }`,
    },
  ],
  rewrite(library) {
    bypassSubclasses(library, 'isSubclass');
  },
};
