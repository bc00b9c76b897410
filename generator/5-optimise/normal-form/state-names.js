import { SUBJECT } from '../../../spec/3-normalise/subject.js';
import { CREATED } from '../../facts/settled.js';
import { literal, nodes } from '../../ir/estree.js';
import { isSlotList } from '../../ir/query.js';
import { STANDS_EVERYWHERE } from '../simplify.js';

const SLOT = SUBJECT.brand;
const CONSTANT = /^enum([A-Z]\w*)$/;

/** A string, a number, true or false. */
const isState = ({ type, value, regex }) => type === 'Literal' && value !== null && !regex;

const nameOf = ({ name = '' }) => {
  const [, text] = CONSTANT.exec(name) ?? [];
  return text && text[0].toLowerCase() + text.slice(1);
};

/** An `else` that throws is there for whatever state comes. */
const isForState = (arm) =>
  arm?.type === 'BlockStatement' && arm.body.every(({ type }) => type !== 'ThrowStatement');

/** `else` behind tests for all states but one asks for that one. */
const askForLast = (library, states) => {
  const seen = new Set();
  let count = 0;
  for (const node of nodes(library.program)) {
    if (node.type !== 'IfStatement' || seen.has(node)) continue;
    const compared = [];
    let last = node;
    let promise;
    for (let branch = node; branch?.type === 'IfStatement'; branch = branch.alternate) {
      seen.add(branch);
      const bindings = library.match(
        `__promise.$$${SLOT} === __state`,
        branch.test,
        promise && { __promise: promise },
      );
      if (!bindings) break;
      promise = bindings.__promise;
      compared.push(bindings.__state.value);
      last = branch;
    }
    const left = [...states].filter((state) => !compared.includes(state));
    if (promise?.type !== 'Identifier' || left.length !== 1 || !isForState(last.alternate))
      continue;
    const [statement] = library.build(`if (__promise.$$${SLOT} === __state) {}`, {
      __promise: promise,
      __state: literal(left[0]),
    });
    statement.consequent = last.alternate;
    library.mark([statement], last.alternate.origin ?? [], false);
    last.alternate = statement;
    count++;
  }
  return count;
};

/** Where the slot holds a state, or is asked for one. */
const USES = [`__promise.$$${SLOT} = __state`, `__promise.$$${SLOT} === __state`];

/** `is not ~pending~` asks whether it is. */
const askWhether = (library) =>
  library.replaceExpressions(
    library.program,
    `__promise.$$${SLOT} !== __state`,
    (bindings) =>
      (nameOf(bindings.__state) || isState(bindings.__state)) &&
      library.buildExpression(`(__promise.$$${SLOT} === __state) === false`, bindings),
  );

/** Whether an enumeration and a string of its name are two states. */
const areMixed = (library) => {
  const states = USES.flatMap((pattern) => library.findAll(library.program, pattern)).map(
    ({ __state }) => __state,
  );
  const strings = new Set(states.filter(isState).map(({ value }) => value));
  return states.some((state) => strings.has(nameOf(state)));
};

/** Enumerations become strings. */
const nameStates = (library) =>
  USES.reduce(
    (count, pattern) =>
      count +
      library.replaceExpressions(library.program, pattern, (bindings) => {
        const name = nameOf(bindings.__state);
        const __state = name && library.buildExpression(`'${name}'`);
        return name && library.buildExpression(pattern, { ...bindings, __state });
      }),
    0,
  );

/** @returns {Set<string>|undefined} the states, where each use of the slot is known */
const statesOf = (library) => {
  const [sets, asks] = USES.map((pattern) =>
    library.findAll(library.program, pattern).filter(({ __state }) => isState(__state)),
  );
  const brands = library.findAll(library.program, `__object.$$${SLOT} !== undefined`).length;
  const all = library.members(library.slotName(SLOT)).length;
  if (sets.length + asks.length !== all - brands) return undefined;
  return new Set(sets.map(({ __state }) => __state.value));
};

const SET_STATE = `__promise.$$${SLOT} = __state;`;

/** What a slot is set to that asks nobody. */
const isConstant = ({ type, name, elements }) =>
  type === 'Literal' ||
  (type === 'Identifier' && STANDS_EVERYWHERE.test(name)) ||
  elements?.length === 0;

/** A new promise has its state first: the slots that are set before are others. */
const setStateFirst = (library) => {
  let count = 0;
  for (const { bindings, list, at } of library.findPlaces(library.program, CREATED)) {
    const { __promise } = bindings;
    const isSet = (_, i) => i > at && library.matchAt(SET_STATE, list, i, { __promise });
    const place = list.findIndex(isSet);
    const others = list.slice(at + 1, Math.max(place, 0));
    const commute = (statement) => {
      const set = library.matchAt('__object.__slot = __value;', [statement], 0);
      return set?.__object.name === __promise.name && isConstant(set.__value);
    };
    if (others.length === 0 || !others.every(commute)) continue;
    list.splice(at + 1, 0, ...list.splice(place, 1));
    count++;
  }
  return count;
};

/** A promise has a state before anything else can ask for it, wherever one is made. */
const hasStateAtOnce = (library) => {
  const known = new Set(
    library
      .findPlaces(library.program, CREATED)
      .filter(({ bindings: { __promise }, list, at }) =>
        library.matchAt(SET_STATE, list, at + 1, { __promise }),
      )
      .flatMap(({ list, at }) => nodes(list[at]).filter(isSlotList)),
  );
  return nodes(library.program)
    .filter(isSlotList)
    .every((list) => known.has(list));
};

/** @type {import('./index.js').Rule} */
export default {
  name: 'state-names',
  summary:
    'a state is a string with the name of its enumeration, which is asked for by `===`, and `Else` with an assertion of a state is `Else if`',
  sound:
    'The slot holds states alone, and no value of a program: strings are told apart as enumerations are. No slot of a new promise is asked for while its slots are set. Where all other states are asked for before, the last one is the one that is left.',
  examples: [
    {
      before:
        'p.#PromiseState = enumPending; if (p.#PromiseState === enumPending) { a(); } else { b(); } q.#PromiseState = enumFulfilled;',
      after:
        "p.#PromiseState = 'pending'; if (p.#PromiseState === 'pending') { a(); } else if (p.#PromiseState === 'fulfilled') { b(); } q.#PromiseState = 'fulfilled';",
    },
    {
      before:
        'p.#PromiseState = 0; q.#PromiseState = true; if (p.#PromiseState === true) { a(); } else { b(); }',
      after:
        'p.#PromiseState = 0; q.#PromiseState = true; if (p.#PromiseState === true) { a(); } else if (p.#PromiseState === 0) { b(); }',
    },
    {
      before: 'p.#PromiseState = enumPending; if (p.#PromiseState !== enumPending) a();',
      after: "p.#PromiseState = 'pending'; if ((p.#PromiseState === 'pending') === false) a();",
    },
    {
      before:
        "p.#PromiseState = 'pending'; q.#PromiseState = 'fulfilled'; if (p.#PromiseState === 'pending') { a(); } else { b(); }",
      after:
        "p.#PromiseState = 'pending'; q.#PromiseState = 'fulfilled'; if (p.#PromiseState === 'pending') { a(); } else if (p.#PromiseState === 'fulfilled') { b(); }",
    },
  ],
  rewrite(library) {
    library.transaction(() => {
      const questions = askWhether(library);
      if (areMixed(library))
        return library.decline('Promise', 'a state is an enumeration, and another its name');
      const named = nameStates(library);
      const states = statesOf(library);
      if (!states && questions + named > 0)
        return library.decline('Promise', 'its state is used in a way that is not known');
      if (!states) return false;
      const moved = setStateFirst(library);
      const count = hasStateAtOnce(library) ? askForLast(library, states) : 0;
      return questions + named + moved + count > 0 && library.did('Promise');
    });
  },
};
