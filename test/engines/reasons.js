import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/libraries.js';

/**
 * Why an engine fails what this Node passes: a list, which has to explain every failure.
 *
 * @typedef {object} Reason
 * @property {string[]} engines names, or names with versions
 * @property {string} suite
 * @property {string} [test] a pattern of the names of tests; all without it
 * @property {string} [message] a pattern of what went wrong
 * @property {string} reason
 * @property {string} clause what the tests ask for
 */

const FILE = join(ROOT, 'test/expectations/engines.json');

/** @returns {Reason[]} */
export const loadReasons = () => JSON.parse(readFileSync(FILE, 'utf8'));

const matches = (pattern, text) => pattern === undefined || new RegExp(pattern).test(text);

/**
 * @param {Reason[]} reasons
 * @param {{ engine: string, named: string, suite: string }} where an engine, and with its version
 * @param {import('./suites.js').Failure} failure
 * @returns {Reason | undefined}
 */
export const reasonOf = (reasons, { engine, named, suite }, { test, message }) =>
  reasons.find(
    (entry) =>
      entry.suite === suite &&
      entry.engines.some((name) => [engine, named].includes(name)) &&
      matches(entry.test, test) &&
      matches(entry.message, message),
  );
