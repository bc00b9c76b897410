import { copy, same } from '../../generator/ir/pattern.js';
import { creationOf } from './creation.js';

/**
 * Capabilities of subclasses whose constructor need not run: the promise is made as the
 * constructor's own steps make it, with the subclass's prototype. Two passes ask in two ways which
 * subclasses those are.
 */

const PROMISE = ['__C === Promise ? NewPromise() : __others', 'NewPromiseOf'];
const FUNCTIONS = [
  '__C === Promise ? NewIntrinsicCapability() : __others',
  'NewIntrinsicCapabilityOf',
];

/**
 * What is no constructor, or makes no promises, has to fail as NewPromiseCapability lets it fail. A
 * bound subclass has no prototype itself: the one that it inherits is that of its target's parent.
 */
const IS_SUBCLASS = `
  function isSubclass(C) {
    return IsConstructor(C) && $hasOwn(C, 'prototype') && $isPrototypeOf(Promise.prototype, C.prototype);
  }`;

/** A maker for %Promise% as one for any constructor, if it knows nothing else of which one that is. */
const generalise = (library, name, from, to) => {
  const clone = copy(library.find(name));
  clone.id = { type: 'Identifier', name: `${name}Of` };
  clone.params = [{ type: 'Identifier', name: 'C' }];
  const count = library.replaceExpressions(clone, from, to);
  library.stamp([clone], library.find(name).origin);
  library.insertAfter(library.find(name), [clone]);
  return count === 1 && clone;
};

/** What the functions of a capability call. */
const SETTLE = ['ResolvePromise', 'RejectFirst'];

/**
 * A promise of any constructor that does no more than to call %Promise%: steps may ask which one it is,
 * and then do something else for it.
 */
const makeGeneral = (library) => {
  const [from, to] = ['Promise', 'C'].map(
    (constructor) => `OrdinaryCreateFromConstructor(${constructor}, __name, __slots)`,
  );
  const code = generalise(library, 'NewPromise', from, to);
  // where nothing makes capabilities, no step asks whose they are
  if (!code || !library.find('NewPromiseCapability')) return Boolean(code);
  const { statements, makers } = creationOf(library, 'C');
  const settles = (maker, at) => library.count(SETTLE[at], library.find(maker)) > 0;
  if (!makers.every(settles) || library.findNodes(statements, to).length !== 1) return false;
  if (!same(code.body.body, statements)) {
    library.stamp(statements, code.body.origin ?? code.origin);
    code.body.body = statements;
  }
  return true;
};

/**
 * @param {import('../../generator/ir/library.js').Library} library
 * @param {string} test name of the function that asks
 * @param {string} [code] its declaration
 */
export const bypassSubclasses = (library, test, code = '') =>
  library.transaction(() => {
    if (!library.find('NewPromise'))
      return library.decline('NewPromiseCapability', 'capability-bypass did not apply');
    if (!library.find('NewPromiseOf')) {
      const count =
        makeGeneral(library) &&
        generalise(library, 'NewIntrinsicCapability', 'NewPromise()', 'NewPromiseOf(C)');
      if (!count) return library.decline('NewPromise', 'its steps are not the known ones');
    }
    let count = 0;
    for (const [pattern, maker] of [PROMISE, FUNCTIONS]) {
      const replacement = pattern.replace('__others', `${test}(__C) ? ${maker}(__C) : __others`);
      count += library.replaceExpressions(library.program, pattern, (bindings) =>
        library.match(`${test}(__C) ? __made : __rest`, bindings.__others)
          ? undefined // it stands there already
          : library.buildExpression(replacement, bindings),
      );
    }
    const support = library.find('isSubclass') ? code : `${IS_SUBCLASS}${code}`;
    if (support) library.insertAfter(library.find('NewPromise'), library.build(support));
    const others = library.find('NewPromiseCapability');
    if (others) library.bypasses(others.body);
    library.capture('$isPrototypeOf');
    library.capture('$hasOwn');
    return count > 0
      ? library.did('NewPromiseCapability')
      : library.decline('NewPromiseCapability', 'nothing asks for %Promise% itself');
  });
