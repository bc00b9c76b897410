import { CHOICES, digest, filesIn, keep, recall, textOf } from './cache.js';

/**
 * What can be chosen, and what the passes say of themselves, for commands that run none: to load the
 * passes takes longer than most of these commands do.
 *
 * @typedef {Omit<import('../generator/5-optimise/optimise.js').Pass, 'rewrite'>} PassText
 *
 * @typedef {Omit<import('../generator/5-optimise/normal-form/index.js').Rule, 'rewrite'|'brings'>} RuleText
 *
 * @typedef {object} Choices as transforms/index.js has them
 * @property {PassText[]} PASSES
 * @property {RuleText[]} RULES of the normal form
 * @property {Record<string, string[]>} PRESETS
 * @property {string[]} STANDARD
 * @property {Record<string, string>} ASSUMPTIONS
 * @property {Record<string, string[]>} GRANTED
 * @property {Record<string, string[]>} AMENDMENTS
 */

const FOLDERS = ['transforms', 'generator/5-optimise/normal-form'];
const key = `${CHOICES}${digest(...FOLDERS.flatMap(filesIn).map(textOf))}`;

/** What of a module JSON can say. @returns {Promise<Choices>} */
const load = async () => {
  const { PASSES, PRESETS, STANDARD, ASSUMPTIONS, GRANTED, AMENDMENTS } =
    await import('../transforms/index.js');
  const { RULES } = await import('../generator/5-optimise/normal-form/index.js');
  const choices = { PASSES, RULES, PRESETS, STANDARD, ASSUMPTIONS, GRANTED, AMENDMENTS };
  keep(key, choices);
  return choices;
};

/** @type {Choices} */
const choices = recall(key) ?? (await load());

export const { PASSES, RULES, PRESETS, STANDARD, ASSUMPTIONS, GRANTED, AMENDMENTS } = choices;
export const PRESET_NAMES = Object.keys(PRESETS);

/** What ledgers name: the rules and the passes, in the order in which they run. @type {{name: string, summary: string}[]} */
export const REWRITES = [...RULES, ...PASSES];
