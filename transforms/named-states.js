import { nodes } from '../generator/ir/estree.js';
import { encodings } from './support/encodings.js';

/** `AlreadyResolved` → `ALREADY_RESOLVED` */
const constantOf = (name) => name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();

const STATE = 'STATE';

/** The constants of an encoding, with their values. */
const constantsOf = ({ mask, states, flags }) => [
  ...states.map((state, code) => [constantOf(state), code]),
  [STATE, mask],
  ...Object.entries(flags).map(([slot, bit]) => [constantOf(slot), bit]),
];

const flagsOf = ({ flags }, number) =>
  Object.keys(flags).filter((slot) => (number & flags[slot]) !== 0);

/** A state with flags, as it is stored. */
const stored = (encoding, number) => {
  const state = encoding.states[number & encoding.mask];
  return [state, ...flagsOf(encoding, number)].map(constantOf).join(' | ');
};

/** What the state is compared with. */
const compared = (encoding, number, kept) =>
  kept === encoding.mask ? stored(encoding, number) : undefined;

/** Bits that are asked for or kept: all but the state are its complement. */
const selected = (encoding, number) => {
  const flags = flagsOf(encoding, number).map(constantOf);
  const { mask } = encoding;
  if ((number & mask) === 0 && flags.length > 1) return `~${STATE}`;
  return [...((number & mask) === mask ? [STATE] : []), ...flags].join(' | ');
};

const flagsAlone = (encoding, number) => flagsOf(encoding, number).map(constantOf).join(' | ');

/**
 * Where a number stands for bits of a slot, and how it is said.
 * @type {[string, string, (encoding: any, number: number, kept: number) => string|undefined][]}
 */
const PLACES = [
  ['__promise.$$SLOT = __number', '__promise.$$SLOT = __name', stored],
  ['__promise.$$SLOT | __number', '__promise.$$SLOT | __name', flagsAlone],
  ['__promise.$$SLOT & __kept | __number', '__promise.$$SLOT & __kept | __name', stored],
  ['(__promise.$$SLOT & __kept) === __number', '(__promise.$$SLOT & __kept) === __name', compared],
  ['__promise.$$SLOT & __number', '__promise.$$SLOT & __name', selected],
];

const isNumber = (node) => node.type === 'Literal' && typeof node.value === 'number';

const nameNumbers = (library, slot, encoding) => {
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
    const [[slot, encoding] = []] = encodings(library);
    if (!slot) return library.decline('Promise', 'its states are no numbers');
    const used = nameNumbers(library, slot, encoding);
    const constants = constantsOf(encoding).filter(([name]) => used.has(name));
    library.addConstants(constants.map(([name, value]) => `const ${name} = ${value};`).join('\n'));
    return library.did(`${constants.length} constants`);
  },
};
