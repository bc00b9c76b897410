import { walk, walkSteps } from './program.js';

/**
 * The variables that steps give a value.
 *
 * @typedef {import('../2-parse/parse.js').ParsedStep} ParsedStep
 * @typedef {import('../2-parse/grammar.js').Node} Node
 */

/** Places that are variables. */
const namesOf = (places) =>
  places.filter(({ kind }) => kind === 'Variable').map(({ name }) => name);

/** What a step brings along, by the kind of its node. */
export const DEFINES = {
  Let: ({ variable }) => [variable],
  LetAll: ({ variables }) => variables,
  LetClosure: ({ variable }) => [variable],
  TakeFirst: ({ variable }) => [variable],
  ForEach: ({ variable }) => [variable],
  ForEachInteger: ({ variable }) => [variable],
  ForEachReversed: ({ variable }) => [variable],
  Set: ({ place }) => namesOf([place]),
  SetAll: ({ places }) => namesOf(places.items),
  ContainsSuch: ({ variable }) => [variable],
};

/** @param {Node} node of a step @returns {string[]} the variables that get a value there */
export const definedBy = (node) => walk(node).flatMap((part) => DEFINES[part.kind]?.(part) ?? []);

/** @param {ParsedStep[]} steps @returns {string[]} the variables that they set, or their substeps */
export const definedIn = (steps) => walkSteps(steps).flatMap(({ node }) => definedBy(node));
