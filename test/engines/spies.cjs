// What promises-aplus-tests asks of sinon: functions that note when and with what they are called. ES5.
'use strict';

var calls = 0;

function spyOn(code) {
  function spy(value) {
    spy.called.push({ number: ++calls, value: value });
    return code.apply(this, arguments);
  }
  spy.called = [];
  return spy;
}

function stub() {
  var result;
  var thrown;
  var spy = spyOn(function () {
    if (thrown) throw thrown.error;
    return result;
  });
  spy.returns = function (value) {
    result = value;
    return spy;
  };
  spy.throws = function (error) {
    thrown = { error: error };
    return spy;
  };
  return spy;
}

function demand(condition, problem) {
  if (!condition) throw new Error(problem);
}

module.exports = {
  stub: stub,
  spy: function (code) {
    return spyOn(code || function () {});
  },
  match: {
    same: function (value) {
      return { value: value };
    },
  },
  assert: {
    notCalled: function (spy) {
      demand(spy.called.length === 0, 'it was called');
    },
    calledWith: function (spy, expected) {
      var isCalled = spy.called.some(function (call) {
        return call.value === expected.value;
      });
      demand(isCalled, 'it was not called with ' + String(expected.value));
    },
    callOrder: function () {
      var before = 0;
      Array.prototype.forEach.call(arguments, function (spy) {
        var first = spy.called[0];
        demand(first && first.number > before, 'they were not called in this order');
        before = first.number;
      });
    },
  },
};
