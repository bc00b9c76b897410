import { VERBATIM, withName } from '../generator/ir/verbatim.js';
import { encodingOf } from './support/encoding.js';

const STATE = 'STATE';

/** `AlreadyResolved` → `ALREADY_RESOLVED`, `on-hold` → `ON_HOLD` */
const nameOf = (name) =>
  name
    .replace(/(?<=[a-z])(?=[A-Z])/g, '_')
    .replace(/\W/g, '_')
    .toUpperCase();

/** The names of an encoding. */
const namesOf = ({ states, flags }) => [...states, STATE, ...Object.keys(flags)].map(nameOf);

const sum = (names) => names.join(' | ');

/** The names of bits that are no state; nothing where one of them has none. */
const flagNames = ({ mask, flags }, number) => {
  const named = Object.entries(flags).filter(([, bit]) => (number & bit) !== 0);
  const rest = named.reduce((bits, [, bit]) => bits & ~bit, number & ~mask);
  return rest === 0 ? named.map(([slot]) => nameOf(slot)) : undefined;
};

/** A state with flags, as it is stored. */
const stored = (encoding, number) => {
  const state = encoding.states[number & encoding.mask];
  const flags = flagNames(encoding, number);
  return state && flags && sum([nameOf(state), ...flags]);
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

const isUnnamed = (node) =>
  node.type === 'Literal' && typeof node.value === 'number' && !(VERBATIM in node);

const nameNumbers = (library, encoding) => {
  const { slot } = encoding;
  for (const [pattern, replacement, say] of PLACES) {
    const replace = (bindings) => {
      const { __number, __kept } = bindings;
      const name = isUnnamed(__number) && say(encoding, __number.value, __kept?.value);
      if (!name) return undefined;
      const __name = withName(__number, name);
      return library.buildExpression(replacement.replaceAll('SLOT', slot), { ...bindings, __name });
    };
    library.replaceExpressions(library.program, pattern.replaceAll('SLOT', slot), replace);
  }
};

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'named-states',
  summary: 'numbers that stand for the state of a promise have names',
  why: 'those who read the library see what is compared; a variable would be read each time, and its bytes counted where V8 decides what it inlines',
  sound: 'A name is a comment.',
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
          if ((promise.#PromiseState & 4 /* ALREADY_RESOLVED */) !== 0)
            return undefined;
          promise.#PromiseState = promise.#PromiseState | 4 /* ALREADY_RESOLVED */;
          return RejectPromise(promise, reason);
        }`,
    },
  ],
  rewrite(library) {
    const encoding = encodingOf(library);
    if (!encoding) return library.decline('Promise', 'its states are no numbers');
    const names = namesOf(encoding);
    if (new Set(names).size < names.length)
      return library.decline('Promise', 'its states have no names of their own');
    nameNumbers(library, encoding);
    return library.did('Promise');
  },
};
