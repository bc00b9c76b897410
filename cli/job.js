import { remembered } from '../spec/remembered.js';
import { make } from './make.js';

/**
 * What a thread does: a library.
 *
 * @typedef {object} Job
 * @property {import('./make.js').Library} library
 * @property {string} plan as JSON
 * @property {any} [options] of the command line, where somebody looks on
 */

/** Libraries of one plan share its documents. @type {(text: string) => import('./plan.js').Plan} */
const planOf = remembered(JSON.parse, new Map());

/** @param {Job} job @returns {import('./make.js').Made & {ms: number}} with the time that it took */
export const run = ({ library, plan, options = {} }) => {
  const started = performance.now();
  const result = make(library, planOf(plan), options);
  return { ...result, ms: Math.round(performance.now() - started) };
};
