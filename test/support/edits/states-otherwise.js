import { edited } from '../documents.js';
import { addMethod, addOperation } from './insertions.js';

/** The state of a promise that steps show, keep or give to others, and other values for states. */

/** @typedef {import('./insertions.js').KeptMeaning} KeptMeaning */

const THEN = 'sec-performpromisethen';
const STATE = '_promise_.[[PromiseState]]';

/** @returns {KeptMeaning} */
const method =
  (...steps) =>
  (source) =>
    addMethod(source, 'Promise.prototype.label ( _f_ )', steps);

/** @param {KeptMeaning} edit @returns {KeptMeaning} */
const withOperation =
  (edit, params, ...steps) =>
  (source, wording) =>
    addOperation(edit(source, wording), 'State', params, steps);

const shows = method(`Return ${STATE}.`);

/** @param {Record<string, string>} values in place of the states @returns {KeptMeaning} */
const called = (values) => (source) =>
  shows(source.replace(/~(pending|fulfilled|rejected)~/g, (_, state) => values[state]));

/** @type {Record<string, KeptMeaning>} */
export const STATES_OTHERWISE = {
  'a method shows the state': shows,
  'a method shows states that are numbers': called({ pending: '0', fulfilled: '1', rejected: '2' }),
  'a method shows states that are other strings': called({
    pending: '*"waiting"*',
    fulfilled: '*"kept"*',
    rejected: '*"broken"*',
  }),
  'a method keeps the state': method(
    `Let _state_ be ${STATE}.`,
    'If _state_ is ~pending~, return *"p"*.',
    'If _state_ is ~fulfilled~, return *"f"*.',
    'Return *"r"*.',
  ),
  'a method compares two states': method(
    `Let _state_ be ${STATE}.`,
    'Perform ? ToString(_f_).',
    `If _state_ is ${STATE}, return *true*.`,
    'Return *false*.',
  ),
  'an operation gives the state': withOperation(
    method('If State(_promise_) is ~pending~, return *true*.', 'Return *false*.'),
    '_subject_',
    'Return _subject_.[[PromiseState]].',
  ),
  'an operation compares states': withOperation(
    method('Return State(_promise_, ~pending~).'),
    '_subject_, _state_',
    'If _subject_.[[PromiseState]] is _state_, return *true*.',
    'Return *false*.',
  ),
  'PerformPromiseThen keeps the state first': (source) =>
    edited(
      [
        ['1. Assert: IsPromise(_promise_) is *true*.', `1. Let _state_ be ${STATE}.`, THEN],
        [`1. If ${STATE} is ~pending~`, '1. If _state_ is ~pending~', THEN],
        [`1. Else if ${STATE} is ~fulfilled~`, '1. Else if _state_ is ~fulfilled~', THEN],
      ],
      source,
    ),
};
