'use strict';

var companion = require('./companion.cjs');

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

var create = companion(require('../output/es2015/fast.es5.cjs'), extend);

exports.Promise = create();
exports.create = create;
