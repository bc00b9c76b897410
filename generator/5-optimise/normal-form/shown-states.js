import { SUBJECT } from '../../../spec/3-normalise/subject.js';
import { constantOf } from '../../facts/behaviour/places.js';
import { freeName, functionNames } from '../../facts/bindings.js';
import { documentCodes } from '../../facts/functions.js';
import { settingsOf } from '../../facts/settings.js';
import { fieldsOf, nodes } from '../../ir/walk.js';
import { unaskedIn } from '../asked-state.js';

const SLOT = SUBJECT.brand;

/** Whether an expression asks for a state, or for the slot, where a property tells who has it. */
const isComparison = (/** @type {any} */ { type, operator, right }) =>
  type === 'BinaryExpression' && /^[!=]==$/.test(operator) && constantOf(right) !== undefined;

const isStored = (/** @type {any} */ { type, left }, node) =>
  type === 'AssignmentExpression' && left === node;

/** Reads of the state that are compared with no constant. @returns {Set<any>} */
const readsOf = (library) => {
  const slot = library.slotName(SLOT);
  const unasked = documentCodes(library.program)
    .flatMap((code) => unaskedIn(code, slot))
    .map(({ init }) => init);
  const isRead = (parent) => (/** @type {any} */ child) =>
    child.type === 'MemberExpression' &&
    child.property.name === slot &&
    !isStored(parent, child) &&
    !unasked.includes(child);
  return new Set(
    nodes(library.program).flatMap((node) =>
      isComparison(node)
        ? []
        : fieldsOf(node).flatMap((field) => [node[field] ?? []].flat().filter(isRead(node))),
    ),
  );
};

/** @type {import('./index.js').Rule} */
export default {
  name: 'shown-states',
  summary: 'a state that steps show, or keep in a variable, is what an operation says that it is',
  sound: 'The operation gives what the slot holds: it is set to no other values than these.',
  brings: () => ['NameOfState'],
  examples: [
    {
      before: `
        function make() { const p = OrdinaryCreateFromConstructor(C, 'p', []); p.#PromiseState = enumPending; return p; }
        function fulfil(p) { p.#PromiseState = enumFulfilled; }
        function show(p) { if (p.#PromiseState !== enumPending) return p.#PromiseState; return undefined; }
        return Promise;`,
      after: `
        function make() { const p = OrdinaryCreateFromConstructor(C, 'p', []); p.#PromiseState = enumPending; return p; }
        function fulfil(p) { p.#PromiseState = enumFulfilled; }
        function show(p) { if (p.#PromiseState !== enumPending) return NameOfState(p); return undefined; }
        function NameOfState(promise) {
          if (promise.#PromiseState === enumPending) return enumPending;
          if (promise.#PromiseState === enumFulfilled) return enumFulfilled;
          return undefined;
        }
        return Promise;`,
    },
    ...[
      'function set(p, state) { p.#PromiseState = state; return p.#PromiseState; }',
      'function f(p) { p.#PromiseState = enumPending; }',
    ].map((code) => ({ before: code, after: code })),
  ],
  rewrite(library) {
    const reads = readsOf(library);
    if (reads.size === 0) return;
    const states = new Set(settingsOf(library, SLOT).map(({ value }) => constantOf(value)));
    if (states.size === 0 || states.has(undefined)) return;
    const name = freeName('NameOfState', functionNames(library.program));
    library.replaceExpressions(library.program, `__promise.$$${SLOT}`, (bindings, node) =>
      reads.has(node) ? library.buildExpression(`${name}(__promise)`, bindings) : undefined,
    );
    const says = [...states].map((state) => `if (promise.$$${SLOT} === ${state}) return ${state};`);
    library.beforeReturn(`function ${name}(promise) { ${says.join('\n')} return undefined; }`);
    library.did(name);
  },
};
