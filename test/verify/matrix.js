import { TARGET_NAMES } from '../../generator/targets/names.js';
import { withDependents } from '../../cli/choose.js';
import { PRESETS, STANDARD, STANDARD_PASSES } from '../../transforms/index.js';

/**
 * Every combination of passes that has to be the standard's Promise: the presets, each pass alone
 * with what it needs, and of each preset every prefix, and all passes but one with what needs it.
 *
 * @typedef {object} Configuration
 * @property {string} id `fast until then0, es5`
 * @property {string} name
 * @property {string} target
 * @property {import('../../transforms/choose.js').Choice} choice
 */

/** All that need a pass, and run. */
const withoutOne = (preset, name) =>
  withDependents([name]).filter((dependent) => PRESETS[preset].includes(dependent));

const alone = ({ name, assumes = [] }) => [`only ${name}`, { only: [name], assume: assumes }];

const choices = () => [
  ...STANDARD.map((preset) => [preset, { preset }]),
  ...STANDARD_PASSES.map(alone),
  ...STANDARD.flatMap((preset) =>
    PRESETS[preset].flatMap((name) => [
      [`${preset} until ${name}`, { preset, until: name }],
      [`${preset} without ${name}`, { preset, without: withoutOne(preset, name) }],
    ]),
  ),
];

/** @type {Configuration[]} presets first */
export const CONFIGURATIONS = choices().flatMap(([name, choice]) =>
  TARGET_NAMES.map((target) => ({ id: `${name}, ${target}`, name, target, choice })),
);

/** Whether a configuration is one of those whose file ships: a preset. */
export const ships = ({ name }) => name in PRESETS;

/** @param {string} id @returns {Configuration} */
export const configuration = (id) => CONFIGURATIONS.find((candidate) => candidate.id === id);

/**
 * A part of the matrix.
 * @param {{filter?: string}} part text in the id
 * @returns {Configuration[]}
 */
export const select = ({ filter = '' }) => {
  const chosen = CONFIGURATIONS.filter(({ id }) => id.includes(filter));
  if (chosen.length === 0) throw new Error(`no configuration has “${filter}” in its name`);
  return chosen;
};

/**
 * @param {Configuration} configuration
 * @param {string} edition
 * @returns {string} where a folder keeps its library
 */
export const fileOf = ({ name, target }, edition) =>
  `${edition}/${name.replaceAll(' ', '-')}.${target}.cjs`;
