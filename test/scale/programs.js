import { fileURLToPath } from 'node:url';
import { STANDARD } from '../../cli/choices.js';
import { library } from '../support/libraries.js';
import { runJson } from '../support/spawn.js';

/** What each program of scale.cjs gives. */
export const PROGRAMS = {
  'a chain on a settled promise': (n) => n,
  'a chain on a pending promise': (n) => n,
  'a rejection through a chain': () => 2,
  'nested adoption, innermost first': () => 1,
  'nested adoption, innermost last': () => 1,
  'handlers that return promises': (n) => n,
  'all of values': (n) => 2 * n - 1,
  'all of pending promises': (n) => 2 * n - 1,
  'race of values': () => 0,
  'a queue of jobs': (n) => n,
  'reactions of one promise': (n) => n,
  'race with one pending promise': (n) => n,
};

/** Presets that are compared with faithful. */
export const OTHERS = STANDARD.filter((preset) => preset !== 'faithful');

const SCRIPT = fileURLToPath(new URL('../support/scale.cjs', import.meta.url));
const FLAGS = ['--expose-gc', '--max-old-space-size=6000'];

const MB = 2 ** 20;
/** When the collector runs is the engine's choice: so much may be there at one time, and not at another. */
const NOISE = { peak: 24 * MB, left: 4 * MB };

/**
 * @typedef {object} Measured
 * @property {string} preset
 * @property {number} size
 * @property {any} result
 * @property {number} seconds
 * @property {number} peak bytes
 * @property {number} left bytes
 */

/**
 * @param {string} preset
 * @param {string} target
 * @param {string} program
 * @param {number} size
 * @returns {Promise<Measured>}
 */
export const measure = async (preset, target, program, size) => {
  const { file } = library('es2015', preset, target);
  return { preset, size, ...(await runJson([...FLAGS, SCRIPT, file, program, String(size)])) };
};

/** @param {Measured} measured @returns {string} */
export const textOf = ({ preset, size, seconds, peak, left }) => {
  const [most, rest] = [peak, left].map((bytes) => Math.round(bytes / MB));
  return `${preset}: ${size}, ${seconds.toFixed(2)} s, ${most} MB at the most, ${rest} MB left`;
};

/** @param {string} program @param {Measured} measured @returns {string[]} a wrong result */
export const wrongResult = (program, { preset, size, result }) =>
  result === PROGRAMS[program](size) ? [] : [`${preset} gives ${result}`];

/**
 * @param {Measured} measured
 * @param {Measured} faithful
 * @param {number} [factor] so many times as much is allowed
 * @returns {string[]} where it takes more than faithful
 */
export const excess = (measured, faithful, factor = 1) =>
  Object.entries(NOISE)
    .filter(([subject, noise]) => !(measured[subject] <= faithful[subject] * factor + noise))
    .map(
      ([subject]) =>
        `${measured.preset}, ${subject}: ${measured[subject]} bytes, with faithful ${faithful[subject]}`,
    );
