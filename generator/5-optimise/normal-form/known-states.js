import { SUBJECT } from '../../../spec/3-normalise/subject.js';
import { documentFunctions, libraryList } from '../../facts/functions.js';
import { isStore } from '../../ir/assignments.js';
import { identifier, literal, nodes } from '../../ir/estree.js';
import { copy } from '../../ir/pattern.js';
import { unaskedIn } from '../asked-state.js';
import { STANDS_EVERYWHERE } from '../simplify.js';

/** What stands for a constant in a table. @param {any} node */
const keyOf = ({ type, name, value, regex }) => {
  if (type === 'Literal') return regex ? undefined : JSON.stringify(value);
  return type === 'Identifier' && STANDS_EVERYWHERE.test(name) ? name : undefined;
};

/** The constants that some code sets a slot to. */
const setIn = (code, slot) =>
  nodes(code)
    .filter((node) => isStore(node) && node.left.property.name === slot)
    .map(({ right }) => right);

/** The one constant that a function sets a slot to. */
const stateIn = (code, slot) => {
  const [first, ...others] = setIn(code, slot);
  return first && others.every((other) => keyOf(other) === keyOf(first)) ? first : undefined;
};

/** The constants of the document → those of the reference, by the functions that set them. */
const constantsBetween = (functions, reference, slot) => {
  const between = new Map();
  for (const [key, { code }] of reference) {
    const [state, known] = [functions.get(key)?.code ?? [], code].map((tree) =>
      stateIn(tree, slot),
    );
    if (state && known && !between.has(keyOf(state))) between.set(keyOf(state), known);
  }
  return between;
};

const COMPARES = /^[!=]==$/;

/** Where a slot is set, or compared: nothing where its value goes anywhere else. */
const usesOf = (library, functions, slot) => {
  const uses = nodes(library.program).filter(
    ({ type, operator, left }) =>
      left?.property?.name === slot &&
      (type === 'AssignmentExpression' || (type === 'BinaryExpression' && COMPARES.test(operator))),
  );
  const unasked = [...functions.values()].flatMap(({ code }) => unaskedIn(code, slot));
  return uses.length + unasked.length === library.members(slot).length ? uses : undefined;
};

/** Enumerations that the document has not are declared as its own are. */
const declare = (library, constants) => {
  const list = libraryList(library.program);
  const missing = constants.filter(
    ({ type, name }) => type === 'Identifier' && !library.declares(name),
  );
  const declarations = missing.flatMap(({ name }) =>
    library.build('const __name = { name: __text };', {
      __name: identifier(name),
      __text: literal(name.replace(/^enum(.)/, (_, first) => first.toLowerCase())),
    }),
  );
  library.mark(declarations, [], true);
  list.unshift(...declarations);
};

/** @type {import('./index.js').Rule} */
export default {
  name: 'known-states',
  brings: () => ['enumPending', 'enumFulfilled', 'enumRejected'],
  summary: 'a state is the constant that it is in the known document',
  sound:
    'The slot is set to constants, and compared with constants, and nothing else: which they are is for nobody to tell, as long as two that differ do so still.',
  examples: [
    {
      reference:
        'function f(p) { p.#PromiseState = enumPending; } function g(p) { p.#PromiseState = enumFulfilled; }',
      before:
        'const enumPending = { name: "pending" }; function f(p) { p.#PromiseState = 0; } function g(p) { p.#PromiseState = enumPending; } function h(p) { return p.#PromiseState === 0; }',
      after:
        'const enumFulfilled = { name: "fulfilled" }; const enumPending = { name: "pending" }; function f(p) { p.#PromiseState = enumPending; } function g(p) { p.#PromiseState = enumFulfilled; } function h(p) { return p.#PromiseState === enumPending; }',
    },
    {
      reference: 'function f(p) { p.#PromiseState = enumPending; }',
      before:
        'function f(p) { p.#PromiseState = 0; } function g(p) { const state = p.#PromiseState; }',
      after:
        'const enumPending = { name: "pending" }; function f(p) { p.#PromiseState = enumPending; } function g(p) { const state = p.#PromiseState; }',
    },
    ...[
      'function f(p) { p.#PromiseState = undefined; } function g(p) { return p.#PromiseState === undefined; }',
      'function f(p) { p.#PromiseState = 0; } function g(p) { return p.#PromiseState; }',
      'function f(p) { p.#PromiseState = 0; } function g(p) { p.#PromiseState = enumPending; }',
      'function f(p) { p.#PromiseState = 0; } function g(p, x) { return p.#PromiseState === x; }',
    ].map((code) => ({
      reference: 'function f(p) { p.#PromiseState = enumPending; }',
      before: code,
      after: code,
    })),
  ],
  rewrite(library) {
    const { reference } = library;
    if (!reference) return;
    const slot = library.slotName(SUBJECT.brand);
    const functions = documentFunctions(library.program);
    const between = constantsBetween(functions, reference, slot);
    // undefined is what a slot is compared with that need not be there
    if (between.has('undefined')) return;
    if ([...between].every(([state, known]) => state === keyOf(known))) return;
    const uses = usesOf(library, functions, slot);
    const constants = new Set(uses?.map(({ right }) => keyOf(right)));
    const after = [...constants].map((state) =>
      between.has(state) ? keyOf(between.get(state)) : state,
    );
    if (!uses || constants.has(undefined) || new Set(after).size < after.length) return;
    declare(library, [...between.values()]);
    for (const use of uses) {
      const { origin } = use.right;
      const known = between.get(keyOf(use.right));
      if (known) use.right = { ...copy(known), origin };
    }
    library.did('Promise');
  },
};
