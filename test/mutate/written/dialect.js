/**
 * What steps that are written at random have to know of a document's words: it is read from the document.
 *
 * @typedef {object} Dialect
 * @property {(state: string) => string} state the value of a promise's state
 * @property {string} capability the field of reactions that has it
 * @property {string[]} types what else says which reaction a Record is, `[[Type]]: ~fulfill~, `
 * @property {boolean} hasJobs whether jobs are Records, made before they are enqueued
 * @property {boolean} hasCallbacks whether handlers are callbacks, or ~empty~
 * @property {boolean} isTracked whether promises know if they are handled
 * @property {boolean} isOld whether a handler that is none is a string, and each reaction has a capability
 */

const typeOf = (text, name) =>
  new RegExp(`_${name}Reaction_ be the PromiseReaction \\{.*?(\\[\\[Type\\]\\]: [^,]+, )`).exec(
    text,
  )?.[1] ?? '';

/** @param {string} text of a document @returns {Dialect} */
export const dialectOf = (text) => ({
  state: (state) => (text.includes(`~${state}~`) ? `~${state}~` : `*"${state}"*`),
  capability: /PromiseReaction \{ (\[\[Capabilit\w+\]\])/.exec(text)?.[1] ?? '[[Capability]]',
  types: ['fulfill', 'reject'].map((name) => typeOf(text, name)),
  hasJobs: text.includes('aoid="HostEnqueuePromiseJob"'),
  hasCallbacks: text.includes('aoid="HostMakeJobCallback"'),
  isTracked: text.includes('[[PromiseIsHandled]]'),
  isOld: text.includes('the PromiseReaction { [[Capabilities]]'),
});
