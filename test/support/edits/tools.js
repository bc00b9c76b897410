/** Words that the tables of changed documents share. */

/** A step that throws a TypeError when a condition holds. */
export const throwsIf = (condition) => `1. If ${condition}, throw a *TypeError* exception.`;

export const thrower = () => {
  throw new RangeError();
};

/** Logs what a function returns, or that it throws. */
export const outcome = (log, run) => {
  try {
    log(run());
  } catch (error) {
    log(`throws ${error.name}`);
  }
};

/** An object with a getter that says it was asked. */
export const watching = (log, key, value, object = {}) =>
  Object.defineProperty(object, key, {
    configurable: true,
    get() {
      log(`get ${String(key).replace(/^Symbol\((.*)\)$/, '$1')}`);
      return value;
    },
  });

/** A constructor of capabilities that notes with what its functions are called. */
export const noting = (log) =>
  function (executor) {
    executor(
      (value) => void log(`resolve ${value}`),
      (reason) => void log(`reject ${reason instanceof Error ? reason.name : reason}`),
    );
  };

/** An iterator over values that notes when it is closed. */
export const iterated = (log, values, { next } = {}) => ({
  [Symbol.iterator]() {
    const iterator = values[Symbol.iterator]();
    return {
      next: next ?? (() => iterator.next()),
      return() {
        log('return');
        return {};
      },
    };
  },
});
