/** The operations that are JavaScript operations, a file each. */

export { default as appendToList } from './append-to-list.js';
export { default as arrayCreate } from './array-create.js';
export { default as arrayIterator } from './array-iterator.js';
export { default as call } from './call.js';
export { default as construct } from './construct.js';
export { default as createDataProperty } from './create-data-property.js';
export { default as enqueueJob } from './enqueue-job.js';
export { default as get } from './get.js';
export { default as getFunctionRealm } from './get-function-realm.js';
export { default as getV } from './get-v.js';
export { default as hostForgetRejection } from './host-forget-rejection.js';
export { default as hostOrdinaryPromise } from './host-ordinary-promise.js';
export { default as hostReportRejection } from './host-report-rejection.js';
export { default as hostTrackRejection } from './host-track-rejection.js';
export { default as isCallable } from './is-callable.js';
export { default as isConstructor } from './is-constructor.js';
export { default as isPropertyKey } from './is-property-key.js';
export { default as objectCreate } from './object-create.js';
export { default as returnIfAbrupt } from './return-if-abrupt.js';
export { default as sameValue } from './same-value.js';
export { default as throwCompletion } from './throw-completion.js';
export { default as toBoolean } from './to-boolean.js';
export { default as toString } from './to-string.js';
export { default as type } from './type.js';
