import { VISIBLE_SLOTS } from '../generator/targets/visible-slots.js';
import { nodes } from '../generator/ir/walk.js';

/** Where slots are properties, each begins so, and no property of anything else does. */
const SLOT = /^_[A-Z]/;

/** `promise._PromiseState`, and `obj['_' + names[i]]` where a primitive is given the names. */
const isSlot = ({ type, computed, property }) =>
  type === 'MemberExpression' &&
  (computed ? property.left?.value === '_' : SLOT.test(property.name));

/** Whether an object has a slot is asked by what it holds, which is never undefined. */
const askForValues = (library, root) => {
  library.replaceExpressions(
    root,
    '$hasOwn(__object, __name)',
    ({ __object, __name }) =>
      SLOT.test(__name.value) &&
      library.buildExpression(`__object.${__name.value} !== undefined`, { __object }),
  );
  library.replaceExpressions(root, '$stateOf(__object)', '__object.$$PromiseState');
};

/** Who sets a slot makes the record, where the object has none yet. */
const findInRecords = (library, root) => {
  const all = nodes(root);
  const set = new Set(
    all.filter(({ type }) => type === 'AssignmentExpression').map(({ left }) => left),
  );
  const slots = all.filter(isSlot);
  for (const slot of slots) {
    const code = set.has(slot) ? 'promiseSlots.make(__object)' : 'promiseSlots.of(__object)';
    const record = library.buildExpression(code, { __object: slot.object });
    library.mark([record], slot.origin ?? [], slot.support);
    slot.object = record;
  }
  return slots.length;
};

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'weak-slots',
  summary:
    'where slots are properties, they are those of a record that a WeakMap has for the promise',
  why: 'no program can see or forge them, and a frozen promise settles; it costs time, so no preset has it',
  sound:
    'The record has the slots that the promise had, and only the library has the map. No slot is ever undefined once a program can see its promise.',
  pays: [],
  after: [],
  rests: [],
  guards: [],
  lifts: VISIBLE_SLOTS,
  examples: [
    {
      target: 'es5',
      before: `
        function IsPromise(x) { return $hasOwn(x, '_PromiseState'); }
        function settle(promise) { promise._PromiseResult = promise._PromiseState; }`,
      after: `
        function IsPromise(x) { return promiseSlots.of(x)._PromiseState !== undefined; }
        function settle(promise) {
          promiseSlots.make(promise)._PromiseResult = promiseSlots.of(promise)._PromiseState;
        }`,
    },
  ],
  rewrite(library) {
    if (library.target.name !== 'es5')
      return library.decline('es2022', 'no program sees private fields');
    const create = library.find('create');
    const root = create ?? library.program;
    askForValues(library, root);
    const count = findInRecords(library, root);
    if (count === 0) return library.decline('slots', 'there are none');
    for (const name of ['$setPrototypeOf', '$maps', '$newSlots']) library.capture(name);
    if (create) {
      const [records] = library.build('const promiseSlots = $newSlots();');
      library.stamp([records], []);
      create.body.body.unshift(records);
    }
    return library.did(`${count} places`);
  },
};
