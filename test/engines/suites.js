import { aplus } from './aplus.js';
import { programs } from './programs.js';
import { test262 } from './test262.js';

/**
 * What engines run.
 *
 * @typedef {object} Failure
 * @property {string} test
 * @property {string} message
 *
 * @typedef {object} Suite
 * @property {(library: any) => boolean} [takes] whether it runs on a library; on all without it
 * @property {(host: import('./hosts.js').Host, library: any) => Promise<any>} run gives a result that
 *   JSON can say; `broken` has the words of an engine that cannot run it
 * @property {(result: any) => Failure[]} failures
 * @property {(result: any) => string} cell of a table
 */

/** @type {Record<string, { title: string, make: (libraries: any[]) => Promise<Suite> }>} */
export const SUITES = {
  programs: { title: 'Programs', make: programs },
  aplus: { title: 'Promises/A+', make: aplus },
  test262: { title: 'test262', make: test262 },
};
