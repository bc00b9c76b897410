/**
 * The host layer: rejected promises without a handler, until the code that runs has ended. Then each
 * is given to `report`, which asks once more whether it has one.
 *
 * A promise is mostly handled right after it was rejected, and then it is the last of the list:
 * code that never ends for long does not fill it. Any other stays until the end.
 *
 * @param {(job: () => void) => void} later runs a job when the code that runs has ended
 * @returns {{add: (promise: object, report: (promise: object) => void) => void, remove: (promise: object) => void}}
 */
export function trackRejections(later) {
  let waiting = $newList();
  let scheduled = false;
  function reportAll(report) {
    const ended = waiting;
    waiting = $newList();
    scheduled = false;
    for (let i = 0; i < ended.length; i++) report(ended[i]);
  }
  return {
    add: function (promise, report) {
      waiting[waiting.length] = promise;
      if (scheduled) return;
      scheduled = true;
      later(function () {
        reportAll(report);
      });
    },
    remove: function (promise) {
      const last = waiting.length - 1;
      if (waiting[last] === promise) waiting.length = last;
    },
  };
}
