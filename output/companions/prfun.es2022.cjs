'use strict';

const companion = require('./prfun.cjs');
const { construct } = Reflect;

/** A function and not a class: prfun takes the text of a class as a reason to use `eval`. */
function extend(Parent) {
  function PrFunPromise(executor) {
    if (new.target === undefined) throw new TypeError('PrFunPromise: NewTarget is undefined');
    return construct(Parent, [executor], new.target);
  }
  Object.setPrototypeOf(PrFunPromise, Parent);
  PrFunPromise.prototype = Object.create(Parent.prototype, {
    constructor: { value: PrFunPromise, writable: true, configurable: true },
  });
  PrFunPromise.noSideEffects = true; // promises that the library makes need no run of it
  return PrFunPromise;
}

/**
 * @param {{ create: (options: object) => Function }} library
 * @returns {{ Promise: Function, create: (options?: object) => Function }}
 */
module.exports = function prfun(library) {
  const create = companion(library, extend);
  return { Promise: create(), create };
};
