/** What random steps have to know of a document's words, read from the document itself. */

const matchIn = (text, pattern, otherwise) => pattern.exec(text)?.[1] ?? otherwise;

/**
 * @typedef {object} Dialect
 * @property {boolean} hasJobs jobs are Records, made before they are enqueued
 * @property {string} capability the field of reactions that has it
 * @property {string} kinds the fields that say which reaction it is, `[[Type]]: ~fulfill~, `
 * @property {(state: string) => string} state
 * @property {boolean} isHandled promises know whether they are handled
 */

/** @param {string} text of a document @returns {Dialect} */
export const dialectOf = (text) => {
  const states = Object.fromEntries(
    ['pending', 'fulfilled', 'rejected'].map((state) => [
      state,
      text.includes(`~${state}~`) ? `~${state}~` : `*"${state}"*`,
    ]),
  );
  const typeOf = (name) =>
    matchIn(text, new RegExp(`_${name}Reaction_ be the PromiseReaction \\{.*?(\\[\\[Type\\]\\]: [^,]+, )`), '');
  return {
    hasJobs: text.includes('aoid="HostEnqueuePromiseJob"'),
    hasCallbacks: text.includes('aoid="HostMakeJobCallback"'),
    capability: matchIn(text, /PromiseReaction \{ (\[\[Capabilit\w+\]\])/, '[[Capability]]'),
    types: [typeOf('fulfill'), typeOf('reject')],
    state: (state) => states[state],
    isHandled: text.includes('[[PromiseIsHandled]]'),
    isSimple: text.includes('the PromiseReaction { [[Capabilities]]'),
  };
};
