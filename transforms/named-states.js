import { nodes } from '../generator/ir/estree.js';
import { encodingOf } from './support/encoding.js';

const STATE = 'STATE';

/** `AlreadyResolved` → `ALREADY_RESOLVED`, `on-hold` → `ON_HOLD` */
const constantOf = (name) =>
  name
    .replace(/(?<=[a-z])(?=[A-Z])/g, '_')
    .replace(/\W/g, '_')
    .toUpperCase();

/** The constants of an encoding, with their values. */
const constantsOf = ({ mask, states, flags }) => [
  ...states.map((state, code) => [constantOf(state), code]),
  [STATE, mask],
  ...Object.entries(flags).map(([slot, bit]) => [constantOf(slot), bit]),
];

const sum = (names) => names.join(' | ');

/** The names of bits that are no state; nothing where one of them has none. */
const flagNames = ({ mask, flags }, number) => {
  const named = Object.entries(flags).filter(([, bit]) => (number & bit) !== 0);
  const rest = named.reduce((bits, [, bit]) => bits & ~bit, number & ~mask);
  return rest === 0 ? named.map(([slot]) => constantOf(slot)) : undefined;
};

/** A state with flags, as it is stored. */
const stored = (encoding, number) => {
  const state = encoding.states[number & encoding.mask];
  const flags = flagNames(encoding, number);
  return state && flags && sum([constantOf(state), ...flags]);
};

/** What the state is compared with. */
const compared = (encoding, number, kept) =>
  kept === encoding.mask ? stored(encoding, number) : undefined;

/** Flags that are set: none of the state. */
const set = (encoding, number) =>
  (number & encoding.mask) === 0 ? sum(flagNames(encoding, number) ?? []) : undefined;

/** Bits that are asked for or kept: those of the state all or none; all others are its complement. */
const selected = (encoding, number) => {
  const flags = flagNames(encoding, number);
  const state = number & encoding.mask;
  if (!flags || (state !== 0 && state !== encoding.mask)) return undefined;
  if (state === 0 && flags.length > 1) return `~${STATE}`;
  return sum(state === 0 ? flags : [STATE, ...flags]);
};

/**
 * Where a number stands for bits of a slot, and how it is said.
 * @type {[string, string, (encoding: any, number: number, kept: number) => string|undefined][]}
 */
const PLACES = [
  ['__promise.$$SLOT = __number', '__promise.$$SLOT = __name', stored],
  ['__promise.$$SLOT | __number', '__promise.$$SLOT | __name', set],
  ['__promise.$$SLOT & __kept | __number', '__promise.$$SLOT & __kept | __name', stored],
  ['(__promise.$$SLOT & __kept) === __number', '(__promise.$$SLOT & __kept) === __name', compared],
  ['__promise.$$SLOT & __number', '__promise.$$SLOT & __name', selected],
];

const isNumber = (node) => node.type === 'Literal' && typeof node.value === 'number';

/** @returns {Set<string>} the constants that it used */
const nameNumbers = (library, encoding) => {
  const { slot } = encoding;
  const used = new Set();
  for (const [pattern, replacement, say] of PLACES) {
    const replace = (bindings) => {
      if (!isNumber(bindings.__number)) return undefined;
      const name = say(encoding, bindings.__number.value, bindings.__kept?.value);
      if (!name) return undefined;
      const __name = library.buildExpression(name);
      for (const node of nodes(__name)) if (node.type === 'Identifier') used.add(node.name);
      return library.buildExpression(replacement.replaceAll('SLOT', slot), { ...bindings, __name });
    };
    library.replaceExpressions(library.program, pattern.replaceAll('SLOT', slot), replace);
  }
  return used;
};

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'named-states',
  summary: 'numbers that stand for the state of a promise have names',
  why: 'those who read the library see what is compared; a minifier puts the numbers back',
  sound: 'A constant with the value of a number stands in its place.',
  after: ['state-bits'],
  rests: [],
  guards: [],
  examples: [
    {
      of: 'RejectFirst',
      before: `
        function RejectFirst(promise, reason) {
          if ((promise.#PromiseState & 4) !== 0)
            return undefined;
          promise.#PromiseState = promise.#PromiseState | 4;
          return RejectPromise(promise, reason);
        }`,
      after: `
        function RejectFirst(promise, reason) {
          if ((promise.#PromiseState & ALREADY_RESOLVED) !== 0)
            return undefined;
          promise.#PromiseState = promise.#PromiseState | ALREADY_RESOLVED;
          return RejectPromise(promise, reason);
        }`,
    },
  ],
  rewrite(library) {
    if (library.target.name === 'es5')
      return library.decline(
        'Promise',
        'old engines read a variable each time: a tenth of all time',
      );
    const encoding = encodingOf(library);
    if (!encoding) return library.decline('Promise', 'its states are no numbers');
    const constants = constantsOf(encoding);
    const names = new Set(constants.map(([name]) => name));
    if (names.size < constants.length || [...names].some((name) => library.declares(name)))
      return library.decline('Promise', 'its states have no names of their own');
    const used = nameNumbers(library, encoding);
    const declared = constants.filter(([name]) => used.has(name));
    const text = declared.map(([name, value]) => `const ${name} = ${value};`).join('\n');
    library.insertBefore(library.returning()[0], library.build(text));
    return library.did(`${declared.length} constants`);
  },
};
