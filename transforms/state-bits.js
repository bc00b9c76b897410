import { nodes } from '../generator/ir/estree.js';
import { encode } from './support/encoding.js';
import { STATES } from './support/kernel.js';

const STATE = 3;

/** Slots that hold true or false, and their bits beside the state. */
const FLAGS = { AlreadyResolved: 4, PromiseIsHandled: 8 };

const FRESH = 'const __promise = OrdinaryCreateFromConstructor(__newTarget, __prototype, __slots);';

/** The states in the order in which the document names them; the initial one is 0. */
const readStates = (library) => {
  const initial = [];
  const others = [];
  for (const { body: list } of nodes(library.program)) {
    if (!Array.isArray(list)) continue;
    let fresh;
    list.forEach((_, at) => {
      fresh ??= library.matchAt(FRESH, list, at);
      const bindings = library.matchAt('__promise.$$PromiseState = __state;', list, at);
      if (!bindings || bindings.__state.type !== 'Literal') return;
      const first = fresh && fresh.__promise.name === bindings.__promise.name;
      (first ? initial : others).push(bindings.__state.value);
    });
  }
  const states = [...new Set([...initial, ...others])];
  return new Set(initial).size === 1 && states.length <= STATE + 1 ? states : undefined;
};

const rewriteStates = (library, states, flags) => {
  const code = ({ value }) => states.indexOf(value);
  const number = (value) => library.buildExpression(String(value));
  let places = library.replaceExpressions(
    library.program,
    '__promise.$$PromiseState === __state',
    (bindings) =>
      code(bindings.__state) < 0
        ? undefined
        : library.buildExpression(`(__promise.$$PromiseState & ${STATE}) === __code`, {
            ...bindings,
            __code: number(code(bindings.__state)),
          }),
  );
  places += library.replaceExpressions(
    library.program,
    '__promise.$$PromiseState = __state',
    (bindings) => {
      const known = bindings.__state.type === 'Literal' ? code(bindings.__state) : -1;
      if (known < 0) return undefined;
      // the initial state comes with no flag; every other keeps those that are there
      const value =
        known === 0
          ? number(0)
          : library.buildExpression(`__promise.$$PromiseState & ${flags} | ${known}`, bindings);
      return library.buildExpression('__promise.$$PromiseState = __value', {
        ...bindings,
        __value: value,
      });
    },
  );
  return places;
};

/** A flag that is false from the beginning needs no store: the initial state has none. */
const rewriteFresh = (library, slot) => {
  let count = 0;
  for (const { body: list } of nodes(library.program)) {
    if (!Array.isArray(list)) continue;
    const fresh = list.map((_, at) => library.matchAt(FRESH, list, at)).find(Boolean);
    if (!fresh) continue;
    const at = list.findIndex((_, i) =>
      library.matchAt(`__promise.$$${slot} = false;`, list, i, fresh),
    );
    if (at < 0) continue;
    library.replace(list, at, [list[at]], []);
    count++;
  }
  return count;
};

/** A flag that is false where promises are made, and set by the known statements, is true or false. */
const rewriteReads = (library, slot, bit) => {
  const isSet = ({ type, left }) =>
    type === 'AssignmentExpression' && left.property?.name === library.slotName(slot);
  return nodes(library.program).some(isSet)
    ? 0
    : library.replaceExpressions(
        library.program,
        `__promise.$$${slot}`,
        `(__promise.$$PromiseState & ${bit}) !== 0`,
      );
};

const rewriteFlag = (library, slot, bit) => {
  const fresh = rewriteFresh(library, slot);
  const known = fresh + rewriteUses(library, slot, bit);
  const isAlwaysSet = fresh === library.findPlaces(library.program, FRESH).length;
  return known + (isAlwaysSet ? rewriteReads(library, slot, bit) : 0);
};

const rewriteUses = (library, slot, bit) =>
  [
    [`__promise.$$${slot} === true`, `(__promise.$$PromiseState & ${bit}) !== 0`],
    [`__promise.$$${slot} === false`, `(__promise.$$PromiseState & ${bit}) === 0`],
    [`__promise.$$${slot} = true`, `__promise.$$PromiseState = __promise.$$PromiseState | ${bit}`],
  ].reduce(
    (sum, [pattern, replacement]) =>
      sum + library.replaceExpressions(library.program, pattern, replacement),
    0,
  );

/** What the numbers stand for. */
const legend = (states, slots) => {
  const values = states.map((state, code) => `${code} ${state}`).join(', ');
  const flags = slots.map((slot) => `, & ${FLAGS[slot]} is ${slot}`).join('');
  return `[[PromiseState]] is a number: & ${STATE} is the state (${values})${flags}.`;
};

/** Uses of a slot as `object.slot`; the field itself and brand checks are others. */
const members = (library, slot) =>
  [...nodes(library.program)].filter(
    ({ type, property }) => type === 'MemberExpression' && property.name === library.slotName(slot),
  ).length;

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'state-bits',
  summary: 'the state of a promise and what is true or false of it share one small integer',
  why: 'a slot or two less per promise, and comparisons of small integers',
  sound: 'The slots are internal; every place that reads or writes them is rewritten, or none is.',
  after: ['resolver-split'],
  rests: STATES,
  carries: STATES,
  guards: [],
  examples: [
    {
      of: 'RejectFirst',
      before: `
        function RejectFirst(promise, reason) {
          if (promise.#AlreadyResolved === true)
            return undefined;
          promise.#AlreadyResolved = true;
          return RejectPromise(promise, reason);
        }`,
      after: `
        function RejectFirst(promise, reason) {
          if ((promise.#PromiseState & 4) !== 0)
            return undefined;
          promise.#PromiseState = promise.#PromiseState | 4;
          return RejectPromise(promise, reason);
        }`,
    },
  ],
  rewrite(library) {
    const states = readStates(library);
    if (!states)
      return library.decline(
        'Promise',
        'its states are not a few known strings, one of them initial',
      );
    return library.transaction(() => {
      const brand = library.findAll(
        library.program,
        '__object.$$PromiseState !== undefined',
      ).length;
      const places = members(library, 'PromiseState') - brand;
      const slots = Object.keys(FLAGS).filter((slot) => members(library, slot) > 0);
      const flags = slots.reduce((bits, slot) => bits | FLAGS[slot], 0);
      if (rewriteStates(library, states, flags) !== places)
        return library.decline('Promise', 'its state is used in a way that is not known');
      for (const slot of slots) {
        const uses = members(library, slot);
        if (rewriteFlag(library, slot, FLAGS[slot]) !== uses)
          return library.decline('Promise', `its ${slot} is used in a way that is not known`);
        library.removeSlot(slot);
      }
      const bits = Object.fromEntries(slots.map((slot) => [slot, FLAGS[slot]]));
      encode(library, { slot: 'PromiseState', mask: STATE, states, flags: bits });
      library.explain('PromiseState', legend(states, slots));
      return library.did('Promise');
    });
  },
};
