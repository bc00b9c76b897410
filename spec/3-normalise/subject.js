/**
 * What a library is about: all that names promises outside of documents. The constructor, its
 * properties and its slots come from the document.
 */
export const SUBJECT = {
  /** id of the clause that a library is made of */
  root: 'sec-promise-objects',
  /** `Promise.try`, `get Promise [ @@species ]`; where no clause is named so, `NewPromiseCapability` */
  names: [/^(?:get )?Promise\b/, /Promise/],
  /** id of the clause with what holds of every built-in object */
  defaults: 'sec-ecmascript-standard-built-in-objects',
};
