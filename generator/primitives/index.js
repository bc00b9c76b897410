import appendToList from './append-to-list.js';
import arrayCreate from './array-create.js';
import arrayIterator from './array-iterator.js';
import call from './call.js';
import construct from './construct.js';
import createDataProperty from './create-data-property.js';
import defineOwnProperty from './define-own-property.js';
import enqueueJob from './enqueue-job.js';
import functionThatReturns from './function-that-returns.js';
import functionThatThrows from './function-that-throws.js';
import getFunctionRealm from './get-function-realm.js';
import getOwnProperty from './get-own-property.js';
import getV from './get-v.js';
import get from './get.js';
import hostEnqueuePromiseJob from './host-enqueue-promise-job.js';
import hostForgetRejection from './host-forget-rejection.js';
import hostOrdinaryPromise from './host-ordinary-promise.js';
import hostPromiseRejectionTracker from './host-promise-rejection-tracker.js';
import hostReportRejection from './host-report-rejection.js';
import hostTrackRejection from './host-track-rejection.js';
import isCallable from './is-callable.js';
import isConstructor from './is-constructor.js';
import isPropertyKey from './is-property-key.js';
import objectCreate from './object-create.js';
import ordinaryObjectCreate from './ordinary-object-create.js';
import ownPropertyKeys from './own-property-keys.js';
import returnIfAbrupt from './return-if-abrupt.js';
import sameValue from './same-value.js';
import throwCompletion from './throw-completion.js';
import toBoolean from './to-boolean.js';
import toString from './to-string.js';
import type from './type.js';

/**
 * The operations that are JavaScript operations. Each is a real function: the emitted library
 * carries its source.
 *
 * @typedef {object} Primitive
 * @property {string} name
 * @property {string} clause of ECMA-262, 6th edition, or of what amends it
 * @property {{name: string, optional: boolean}[]} parameters
 * @property {boolean} abrupt whether it may complete abruptly
 * @property {boolean} [internalMethod] of objects: `_O_.[[OwnPropertyKeys]]()`
 * @property {string[]} [fields] of Records that it takes or gives
 * @property {number[]} [propagates] parameters whose abrupt completion it returns at once
 * @property {Function} code
 * @property {Function} [es5] where an old engine needs other code
 * @property {() => any} [setup] an expression that is evaluated before the primitive is used
 */

const TABLE = [
  throwCompletion,
  returnIfAbrupt,
  type,
  toBoolean,
  toString,
  isCallable,
  isConstructor,
  isPropertyKey,
  sameValue,
  get,
  arrayIterator,
  getV,
  createDataProperty,
  defineOwnProperty,
  getOwnProperty,
  ownPropertyKeys,
  call,
  construct,
  getFunctionRealm,
  enqueueJob,
  hostEnqueuePromiseJob,
  hostPromiseRejectionTracker,
  hostTrackRejection,
  hostForgetRejection,
  hostReportRejection,
  hostOrdinaryPromise,
  objectCreate,
  ordinaryObjectCreate,
  functionThatReturns,
  functionThatThrows,
  arrayCreate,
  appendToList,
];

const parameter = (text) => ({ name: text.replace('?', ''), optional: text.endsWith('?') });

/** @type {Map<string, Primitive>} in the order in which a library lists them */
export const primitives = new Map(
  TABLE.map((one) => [one.name, { ...one, parameters: one.parameters.map(parameter) }]),
);

/**
 * Operations of later editions that are primitive too; nothing is translated from them yet.
 */
const LATER = ['CreateBuiltinFunction', 'ToObject'];

/** Operations whose own steps a program does not follow. */
export const primitiveNames = new Set([...primitives.keys(), ...LATER]);
