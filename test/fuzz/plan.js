import { PASSES, PRESETS } from '../../transforms/index.js';
import { withDependents } from '../../transforms/choose.js';
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
  const names = PASSES.map(({ name }) => name);
  const some = Array.from({ length: RANDOM }, () => names.filter(() => random() < 0.4));
  return [
    ...some.map((only) => ({ only })),
    ...names.map((until) => ({ preset: 'loose', until })),
    ...names.map((name) => ({ only: [name] })),
    ...names.map((name) => ({ preset: 'loose', without: withDependents([name]) })),
  ].map((choice) => ({ ...choice, assume: ['pure-constructors'] }));
};

/**
 * @param {{presets?: string[], passes?: string[], native?: boolean, seed: number}} options
 * @returns {{libraries: object[], prepare: (chunk: object, index: number) => object}}
 */
export const planOf = ({ presets = Object.keys(PRESETS), passes, native = true, seed }) => {
  const choices = passes
    ? [{ passes, assume: ['pure-constructors'] }]
    : presets.filter((name) => name !== 'faithful').map((preset) => ({ preset }));
  const faithful = TARGETS.map((target) => makeLibrary({ preset: 'faithful' }, target));
  const chosen = choices.flatMap((choice) => TARGETS.map((target) => makeLibrary(choice, target)));
  const counted = choices.flatMap((choice) =>
    TARGETS.map((target) => makeLibrary(choice, target, { counted: true })),
  );
  const others = passes ? [] : choicesOf(seed);
  const groupsOf = (libraries) =>
    TARGETS.map((target, i) => ({
      believed: faithful[i].name,
      others: [
        ...(i === 0 && native ? ['native'] : []),
        ...(i === 0 ? [faithful[1].name] : []),
        ...libraries.filter((one) => one.target === target).map(({ name }) => name),
      ],
    }));
  const prepare = (chunk, index) => {
    // the libraries that count are the presets with a little more in them: every other chunk
    const presetsOfChunk = index % 2 === 1 ? chosen : counted;
    const more = others.length > 0 ? [makeLibrary(others[index % others.length], TARGETS[Math.floor(index / 2) % 2])] : []; // prettier-ignore
    return { libraries: more, groups: groupsOf([...presetsOfChunk, ...more]) };
  };
  return { libraries: [...faithful, ...chosen, ...counted], prepare };
};
