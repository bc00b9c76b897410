'use strict';

var companion = require('./prfun.cjs');

function inherit(object, proto) {
  if (Object.setPrototypeOf) return Object.setPrototypeOf(object, proto);
  object.__proto__ = proto;
  return object;
}

function extend(Parent) {
  function PrFunPromise(executor) {
    Parent.call(this, executor);
  }
  inherit(PrFunPromise, Parent);
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
  var create = companion(library, extend);
  return { Promise: create(), create: create };
};
