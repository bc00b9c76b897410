import { PRESETS, STANDARD, STANDARD_PASSES } from '../../transforms/index.js';
import { withDependents } from '../../cli/choose.js';
import { makeLibrary } from './libraries.js';

/** Which libraries programs run on: presets always, other choices of passes by turns. */

const TARGETS = ['es2022', 'es5'];
const RANDOM = 24;

/** Numbers that are the same for the same seed. */
const generator = (seed) => {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
};

/**
 * Choices of passes beside the presets: each prefix, each alone, all but each, and random ones.
 * @param {number} seed
 * @returns {import('../../transforms/choose.js').Choice[]}
 */
export const choicesOf = (seed) => {
  const random = generator(seed);
  const all = STANDARD_PASSES.map(({ name }) => name);
  const names = PRESETS.loose;
  const subsets = Array.from({ length: RANDOM }, () => all.filter(() => random() < 0.4));
  return [
    ...subsets.map((only) => ({ only })),
    ...names.map((until) => ({ preset: 'loose', until })),
    ...all.map((name) => ({ only: [name] })),
    ...names.map((name) => ({
      preset: 'loose',
      without: withDependents([name]).filter((dependent) => names.includes(dependent)),
    })),
  ].map((choice) => ({ ...choice, assume: ASSUME }));
};

const ASSUME = ['pure-constructors'];

/** Every chunk compares with the presets, and with one other choice of passes. */
const choicesOfRun = ({ presets = STANDARD, passes }) =>
  passes
    ? [{ passes, assume: ASSUME }]
    : presets.filter((name) => name !== 'faithful').map((preset) => ({ preset }));

/**
 * @param {{edition?: string, presets?: string[], passes?: string[], native?: boolean, seed: number}} options
 * @returns {{libraries: object[], prepare: (chunk: object, index: number) => object}}
 */
export const planOf = (options) => {
  const make = (choice, target) => makeLibrary(choice, target, options.edition);
  const forTargets = (choice) => TARGETS.map((target) => make(choice, target));
  const faithful = forTargets({ preset: 'faithful' });
  const always = choicesOfRun(options).flatMap(forTargets);
  const byTurns = options.passes ? [] : choicesOf(options.seed);
  const others = ([believed, crossed], libraries) => [
    ...(crossed ? [crossed.name, ...(options.native ? ['native'] : [])] : []),
    ...libraries.filter(({ target }) => target === believed.target).map(({ name }) => name),
  ];
  const prepare = (chunk, index) => {
    const choice = byTurns[index % byTurns.length];
    const target = TARGETS[Math.floor(index / 2) % TARGETS.length];
    const more = choice ? [make(choice, target)] : [];
    const libraries = [...always, ...more];
    return {
      // the guards report in every other chunk; in between the libraries run as they ship
      counted: index % 2 === 0,
      libraries: more,
      groups: [
        { believed: faithful[0].name, others: others(faithful, libraries) },
        { believed: faithful[1].name, others: others(faithful.slice(1), libraries) },
      ],
    };
  };
  return { libraries: [...faithful, ...always], prepare };
};
