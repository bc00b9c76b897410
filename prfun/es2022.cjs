'use strict';

const companion = require('./companion.cjs');
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

const create = companion(require('../output/es2015/fast.es2022.cjs'), extend);

exports.Promise = create();
exports.create = create;
