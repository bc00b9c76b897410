import { CAPABILITIES } from './support/kernel.js';

const ASKED = '$isPrototypeOf(Promise.prototype, __prototype)';

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'subclass-tests',
  summary: 'whether a prototype inherits from that of %Promise% is asked by `instanceof`',
  why: 'V8 before Node 7 calls a bound function through its runtime, in half a microsecond',
  sound:
    '`instanceof` an ordinary function of the library, whose prototype is that of %Promise%, walks the same chain in the same way; nobody can reach the function, and what it inherits @@hasInstance from cannot be changed.',
  after: ['call-specialisation'],
  pays: ['fast', 'loose'],
  rests: CAPABILITIES,
  carries: CAPABILITIES,
  guards: [],
  examples: [
    {
      before:
        'function PromiseObject() {} function f(x) { return $isPrototypeOf(Promise.prototype, x.prototype); } PromiseObject.prototype = Promise.prototype;',
      after:
        'function PromiseObject() {} function f(x) { return x.prototype instanceof PromiseObject; } PromiseObject.prototype = Promise.prototype;',
    },
  ],
  rewrite(library) {
    if (!library.find('PromiseObject'))
      return library.decline('isSubclass', 'no function makes promises alone');
    const count = library.replaceExpressions(
      library.program,
      ASKED,
      '__prototype instanceof PromiseObject',
    );
    return count > 0
      ? library.did(`${count} places`)
      : library.decline('isSubclass', 'nothing asks for subclasses');
  },
};
