import { SUBJECT } from '../../../spec/3-normalise/subject.js';
import { nodes } from '../../ir/estree.js';

const SLOT = SUBJECT.brand;
const CONSTANT = /^enum([A-Z]\w*)$/;

const isState = ({ type, value }) => type === 'Literal' && typeof value === 'string';

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
    const [statement] = library.build(`if (__promise.$$${SLOT} === '${left[0]}') {}`, {
      __promise: promise,
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

const CREATED = 'const __promise = OrdinaryCreateFromConstructor(__constructor, __proto, __slots);';

/** A promise has a state before anything else can ask for it. */
const hasStateAtOnce = (library) =>
  library
    .findPlaces(library.program, CREATED)
    .every(({ bindings: { __promise }, list, at }) =>
      library.matchAt(`__promise.$$${SLOT} = __state;`, list, at + 1, { __promise }),
    );

/** @type {import('./index.js').Rule} */
export default {
  name: 'state-names',
  summary: 'a state is a string, and `Else` with an assertion of a state is `Else if`',
  sound:
    'The slot holds states alone, and no value of a program: strings are told apart as enumerations are. Where all other states are asked for before, the last one is the one that is left.',
  examples: [
    {
      before:
        'p.#PromiseState = enumPending; if (p.#PromiseState === enumPending) { a(); } else { b(); } q.#PromiseState = enumFulfilled;',
      after:
        "p.#PromiseState = 'pending'; if (p.#PromiseState === 'pending') { a(); } else if (p.#PromiseState === 'fulfilled') { b(); } q.#PromiseState = 'fulfilled';",
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
      const named = nameStates(library);
      const states = statesOf(library);
      if (!states && named > 0)
        return library.decline('Promise', 'its state is used in a way that is not known');
      const count = states && hasStateAtOnce(library) ? askForLast(library, states) : 0;
      return named + count > 0 && library.did('Promise');
    });
  },
};
