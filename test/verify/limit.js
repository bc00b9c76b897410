/**
 * At most so many at a time.
 * @param {number} count
 * @returns {<T>(work: () => Promise<T>) => Promise<T>} starts work when it is its turn
 */
export const limit = (count) => {
  const waiting = [];
  let running = 0;
  const next = () => {
    if (running >= count || waiting.length === 0) return;
    running++;
    waiting
      .shift()()
      .finally(() => {
        running--;
        next();
      });
  };
  return (work) =>
    new Promise((resolve, reject) => {
      waiting.push(() => work().then(resolve, reject));
      next();
    });
};
