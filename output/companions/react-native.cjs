'use strict';

/**
 * A Promise whose rejections are tracked as React Native tracks them: by `enable` and `disable`, with
 * the options of `promise/setimmediate/rejection-tracking`.
 *
 * @param {{ create: (options: object) => Function }} library
 * @returns {{ Promise: Function, create: Function, enable: (options?: object) => void, disable: () => void }}
 */
module.exports = function reactNative(library) {
  var options; // none while nothing is tracked
  var count = 0;
  var reported = new WeakMap(); // which who reports rejections needs as well

  var OwnPromise = library.create({
    rejections: {
      onReject: function (promise, reason) {
        if (!options) return;
        var id = count++;
        if (!options.allRejections && !isMistake(reason, options.whitelist || MISTAKES)) return;
        reported.set(promise, { id: id, reason: reason, options: options });
        (options.onUnhandled || warnOfRejection)(id, reason);
      },
      onHandle: function (promise) {
        var known = reported.get(promise);
        if (!known || known.options !== options) return;
        reported['delete'](promise);
        (options.onHandled || warnOfHandler)(known.id, known.reason);
      },
    },
  });

  function disable() {
    options = undefined;
  }

  function enable(chosen) {
    options = Object.create(null);
    for (var name in chosen) options[name] = chosen[name];
  }

  return { Promise: OwnPromise, create: library.create, enable: enable, disable: disable };
};

/** Errors of programs, not of what they are told. */
var MISTAKES = [ReferenceError, TypeError, RangeError];

function isMistake(reason, kinds) {
  return kinds.some(function (kind) {
    return reason instanceof kind;
  });
}

function warnOfRejection(id, reason) {
  console.warn('Unhandled rejection (id ' + id + '): ' + textOf(reason));
}

function warnOfHandler(id, reason) {
  console.warn('Rejection handled later (id ' + id + '): ' + textOf(reason));
}

function textOf(reason) {
  return String((reason && reason.stack) || reason);
}
