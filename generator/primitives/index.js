import appendToList from './append-to-list.js';
import arrayCreate from './array-create.js';
import arrayIterator from './array-iterator.js';
import call from './call.js';
import construct from './construct.js';
import createDataProperty from './create-data-property.js';
import enqueueJob from './enqueue-job.js';
import getFunctionRealm from './get-function-realm.js';
import getV from './get-v.js';
import get from './get.js';
import hostForgetRejection from './host-forget-rejection.js';
import hostOrdinaryPromise from './host-ordinary-promise.js';
import hostReportRejection from './host-report-rejection.js';
import hostTrackRejection from './host-track-rejection.js';
import isCallable from './is-callable.js';
import isConstructor from './is-constructor.js';
import isPropertyKey from './is-property-key.js';
import objectCreate from './object-create.js';
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
 * @property {Partial<import('../facts/effects.js').Effects>|object} [effects] what it does beside giving a value and completing abruptly; nothing without them
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
  call,
  construct,
  getFunctionRealm,
  enqueueJob,
  hostTrackRejection,
  hostForgetRejection,
  hostReportRejection,
  hostOrdinaryPromise,
  objectCreate,
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
const LATER = ['CreateBuiltinFunction', 'OrdinaryObjectCreate', 'ToObject'];

/** Operations whose own steps a program does not follow. */
export const primitiveNames = new Set([...primitives.keys(), ...LATER]);
