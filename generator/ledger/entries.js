import { ruleOf } from '../../spec/2-parse/parse.js';
import { parseOrigin, printOrigin } from '../ir/origin.js';
import { walk, walkSteps } from '../../spec/3-normalise/program.js';

/**
 * What a ledger has to account for: the steps of a document, and the ways that a step can go.
 *
 *     sec-promise.resolve:3         a step
 *     sec-promise.resolve:3|then    its arm, where its condition holds
 *     sec-promise.resolve:3|else    where it does not, an `Else` step or nothing
 *     sec-promise.resolve:3.a|?1    its first `?`
 *
 * @typedef {object} Entry
 * @property {string} key
 * @property {import('../../spec/2-parse/parse.js').ParsedStep} step
 */

/**
 * One statement does what several steps say, or JavaScript does it by itself.
 * @param {string[]} others their keys
 * @param {string} why
 * @returns {import('./dispositions.js').Entry}
 */
export const merged = (others, why) => ({ disposition: 'merged', with: others, why });

/**
 * @param {string} proved why there is nothing to do
 * @returns {import('./dispositions.js').Entry}
 */
export const folded = (proved) => ({ disposition: 'folded', proved });

/** @param {import('../../spec/2-parse/parse.js').ParsedStep} step @returns {string} `sec-promise.all:9` */
export const keyOf = ({ clause, path }) => printOrigin({ kind: 'step', clause: clause.id, path });

/** @param {string} key @param {string} part `then`, `?1` @returns {string} */
export const partOf = (key, part) => printOrigin({ ...parseOrigin(key), part });

/** The `?` of a step, in the order in which they stand in it. */
export const propagations = ({ node }) =>
  walk(node).filter(({ kind }) => kind === 'PropagateAbrupt');

const partsOf = (step) => {
  const { chain } = ruleOf(step.node);
  return [
    ...(chain && step.node.condition ? ['then', 'else'] : []),
    ...propagations(step).map((_, i) => `?${i + 1}`),
  ];
};

/** @param {import('../../spec/2-parse/parse.js').ParsedStep[]} steps @returns {string[]} of all that is to be accounted for in them */
export const keysIn = (steps) =>
  walkSteps(steps).flatMap((step) => [
    keyOf(step),
    ...partsOf(step).map((part) => partOf(keyOf(step), part)),
  ]);

/**
 * @param {import('../../spec/3-normalise/program.js').Program} program
 * @returns {Entry[]} in document order, a step before its parts
 */
export const entriesOf = (program) =>
  program.clauses.flatMap((clause) =>
    program.steps.get(clause).flatMap((steps, index, all) =>
      index < all.length - 1
        ? [] // the form that a shorthand's clause shows first is no algorithm
        : walkSteps(steps).flatMap((step) => [
            { key: keyOf(step), step },
            ...partsOf(step).map((part) => ({ key: partOf(keyOf(step), part), step })),
          ]),
    ),
  );
