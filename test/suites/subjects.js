import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../support/libraries.js';

/**
 * What a suite runs with.
 *
 * @typedef {object} Subject
 * @property {string} name
 * @property {string} [entry] the file that installs a library; the engine's own Promise without it
 * @property {(suite: import('./list.js').Suite) => string | undefined} lacks what the suite calls and it lacks
 */

/** @type {Subject[]} */
export const SUBJECTS = [
  { name: 'native', lacks: () => undefined },
  {
    name: 'es2015',
    entry: fileURLToPath(new URL('es2015.cjs', import.meta.url)),
    lacks: ({ lacks }) => lacks,
  },
  {
    name: 'es2025',
    entry: join(ROOT, 'output', 'auto', 'index.cjs'),
    lacks: () => undefined,
  },
];
