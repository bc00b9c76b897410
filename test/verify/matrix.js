import { targets } from '../../generator/targets/index.js';
import { withDependents } from '../../transforms/choose.js';
import { PASSES, PRESETS } from '../../transforms/index.js';

/**
 * Every combination of passes that has to be the standard's Promise: the presets, each pass alone
 * with what it needs, each prefix of the pipeline, and all passes but one with what needs it. Where
 * an assumption is needed it is granted.
 *
 * @typedef {object} Configuration
 * @property {string} id `until then0, es5`
 * @property {string} name
 * @property {string} target
 * @property {import('../../transforms/choose.js').Choice} choice
 */

const BASE = { preset: 'loose' };

const choices = () => [
  ...Object.keys(PRESETS).map((preset) => [preset, { preset }]),
  ...PASSES.flatMap(({ name }) => [
    [`only ${name}`, { ...BASE, only: [name] }],
    [`until ${name}`, { ...BASE, until: name }],
    [`without ${name}`, { ...BASE, without: withDependents([name]) }],
  ]),
];

/** @type {Configuration[]} presets first, then pass by pass */
export const CONFIGURATIONS = choices().flatMap(([name, choice]) =>
  [...targets.keys()].map((target) => ({ id: `${name}, ${target}`, name, target, choice })),
);

/** Whether a configuration is one of those whose file ships: a preset. */
export const ships = ({ name }) => name in PRESETS;

/** @param {string} id @returns {Configuration} */
export const configuration = (id) => CONFIGURATIONS.find((one) => one.id === id);

/** @param {Configuration} configuration @returns {string} where a folder keeps its library */
export const fileOf = ({ name, target }) => `es2015/${name.replace(' ', '-')}.${target}.cjs`;
