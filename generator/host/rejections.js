/**
 * The host layer: rejected promises without a handler, until the code that runs has ended. Then each
 * is given to `report`, which asks once more whether it has one.
 *
 * A promise is mostly handled right after it was rejected, and then it is the last one of the list:
 * code that runs for long does not fill it. Any other stays until the end. A counter says where the
 * list ends, since to make an array shorter takes long.
 *
 * @param {(job: () => void) => void} later runs a job when the code that runs has ended
 * @returns {{add: (promise: object, report: (promise: object) => void) => void, remove: (promise: object) => void}}
 */
export function trackRejections(later) {
  let waiting = $newList();
  let count = 0;
  let scheduled = false;
  function reportAll(report) {
    const ended = waiting;
    waiting = $newList();
    count = 0;
    scheduled = false;
    for (let i = 0; i < ended.length && ended[i] !== undefined; i++) report(ended[i]);
  }
  return {
    add: function (promise, report) {
      waiting[count] = promise;
      count++;
      if (scheduled) return;
      scheduled = true;
      later(function () {
        reportAll(report);
      });
    },
    remove: function (promise) {
      if (count === 0 || waiting[count - 1] !== promise) return;
      count--;
      waiting[count] = undefined;
    },
  };
}
