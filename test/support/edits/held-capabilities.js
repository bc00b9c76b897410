import { addOperation, addStatic } from './insertions.js';

/** Methods whose Records have a capability in a field that reactions have as well. */

/** @typedef {import('./insertions.js').KeptMeaning} KeptMeaning */

const CONSTRUCTOR = 'Let _C_ be the *this* value.';
const CAPABILITY = 'Let _capability_ be ? NewPromiseCapability(_C_).';
const RECORD = 'the Record { [[Capability]]: _capability_, [[Value]]: _x_ }';
const SETTLES =
  'Perform ? Call(_held_.[[Capability]].[[Resolve]], *undefined*, « _held_.[[Value]] »).';
const GIVES = 'Return _held_.[[Capability]].[[Promise]].';

/** @returns {KeptMeaning} */
const holds =
  (...steps) =>
  (source) =>
    addStatic(source, 'Promise.label ( _x_ )', [CONSTRUCTOR, ...steps]);

/** @type {Record<string, KeptMeaning>} */
export const HELD_CAPABILITIES = {
  'a Record of a method has a capability': holds(
    CAPABILITY,
    `Let _held_ be ${RECORD}.`,
    SETTLES,
    GIVES,
  ),
  'an operation gets a Record that has a capability': (source) =>
    addOperation(
      holds(CAPABILITY, `Let _held_ be ${RECORD}.`, 'Return ? Deliver(_held_).')(source),
      'Deliver',
      '_held_',
      [SETTLES, GIVES],
    ),
  'an operation makes a Record that has a capability': (source) =>
    addOperation(
      holds('Let _held_ be ? Hold(_C_, _x_).', SETTLES, GIVES)(source),
      'Hold',
      '_C_, _x_',
      [CAPABILITY, `Return ${RECORD}.`],
    ),
};
