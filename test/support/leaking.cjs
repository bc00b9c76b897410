// A library that keeps whatever goes through it: what a soak has to find.
'use strict';

exports.create = () => {
  const kept = [];
  return class Leaking extends Promise {
    then(onFulfilled, onRejected) {
      kept.push({ onFulfilled, bytes: new Array(16).fill(0) });
      return super.then(onFulfilled, onRejected);
    }
  };
};
