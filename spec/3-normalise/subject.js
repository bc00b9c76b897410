/**
 * What a library is about: all that generic code knows of promises. Properties and slots, and the
 * constructor's name in the library, come from the document.
 */
export const SUBJECT = {
  /** id of the clause that a library is made of */
  root: 'sec-promise-objects',
  /** `Promise.try`, `get Promise [ @@species ]`; where no clause is named so, `NewPromiseCapability` */
  names: [/^(?:get )?Promise\b/, /Promise/],
  /** id of the clause with what holds of every built-in object */
  defaults: 'sec-ecmascript-standard-built-in-objects',
  /** name of the constructor, by which passes ask for it */
  constructor: 'Promise',
  /** the internal slot that makes an object a promise */
  brand: 'PromiseState',
};
