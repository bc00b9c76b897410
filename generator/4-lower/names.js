/**
 * @param {string} title
 * @returns {string} `Promise.all Resolve Element` → `PromiseAllResolveElement`
 */
export const camel = (title) =>
  title
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
