/**
 * The commands. What one of them takes is loaded when it is asked for, and what it does when it is
 * run, so that none waits for another.
 *
 * @typedef {object} Command
 * @property {string} name
 * @property {string} description
 * @property {() => Promise<{define: (command: import('commander').Command) => void}>} load what it
 *   takes: `define` adds arguments, options, an example and the action
 */

/** @type {Command[]} */
export const COMMANDS = [
  {
    name: 'generate',
    description: 'generate the library of a document; without options, all that output/ holds',
    load: () => import('./generate.js'),
  },
  {
    name: 'passes',
    description:
      'list the passes in their order; of one, say what it did in the generated libraries',
    load: () => import('./passes.js'),
  },
  {
    name: 'explain',
    description: 'explain where a step went, why a line is there, what a pass did',
    load: () => import('./explain.js'),
  },
  {
    name: 'audit',
    description: 'write a page that shows each step beside its code, pass by pass',
    load: () => import('./audit.js'),
  },
  {
    name: 'coverage',
    description: 'count the tests of the conformance suites that reach each step and arm',
    load: () => import('./coverage.js'),
  },
  {
    name: 'parse',
    description:
      'show what the grammar reads of a document: the Promise clause and what it reaches',
    load: () => import('./parse.js'),
  },
  {
    name: 'compare',
    description: 'say whether two documents mean the same, in whatever wording',
    load: () => import('./compare.js'),
  },
  {
    name: 'try',
    description:
      'try a proposal on an edition: what is read, what it changes, its library, its tests',
    load: () => import('./try.js'),
  },
];
