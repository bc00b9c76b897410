import { documentFunctions } from '../../facts/functions.js';
import { isSetAgain } from '../../ir/assignments.js';
import { nodes, references } from '../../ir/estree.js';
import { isSlotList } from '../../ir/query.js';

const isText = ({ type, value }) => type === 'Literal' && typeof value === 'string';

/** `const slots = ['PromiseState', …];` @param {any} statement */
const listIn = ({ type, declarations }) => {
  const { id, init } = (type === 'VariableDeclaration' && declarations[0]) || {};
  return init && isSlotList(init) && init.elements.every(isText) ? { id, init } : undefined;
};

/** The place of a variable that is named once more, as an argument. */
const argumentOf = (code, name) => {
  const [use, ...others] = references(code.body).filter(
    ({ node, parent }) => node.name === name && parent.id !== node,
  );
  const { type, arguments: list } = /** @type {any} */ (use?.parent ?? {});
  return others.length === 0 && type === 'CallExpression' && list.includes(use.node)
    ? { list, node: use.node }
    : undefined;
};

const namesOf = ({ elements }) => elements.map(({ value }) => value);

/** The slots of the reference first, in its order. @returns {any[]|undefined} nothing where they are */
const inOrder = (list, known) => {
  const names = namesOf(list);
  const like = known.map(namesOf).find((slots) => slots.every((name) => names.includes(name)));
  if (!like) return undefined;
  const placeOf = ({ value }) => (like.includes(value) ? like.indexOf(value) : like.length);
  const sorted = list.elements.toSorted((a, b) => placeOf(a) - placeOf(b));
  return sorted.some((element, at) => element !== list.elements[at]) ? sorted : undefined;
};

const slotListsIn = (code) =>
  nodes(code).filter((node) => isSlotList(node) && node.elements.every(isText));

/** @type {import('./index.js').Rule} */
export default {
  name: 'slot-lists',
  summary:
    'a List of slots that has a variable stands where an object gets them, those of the known document first',
  sound:
    'It holds names alone, and nothing else is done with it. Nobody can tell the order of slots.',
  examples: [
    {
      reference: "function f(C) { return create(C, ['PromiseState']); }",
      before:
        "function f(C) { const slots = ['PromiseState']; g(C); return create(C, slots); } function g(C) { const slots = ['PromiseState']; slots.push(C); }",
      after:
        "function f(C) { g(C); return create(C, ['PromiseState']); } function g(C) { const slots = ['PromiseState']; slots.push(C); }",
    },
    {
      reference: "function f(C) { return create(C, ['PromiseState', 'PromiseResult']); }",
      before:
        "function f(C) { return create(C, ['PromiseLabel', 'PromiseResult', 'PromiseState']); }",
      after:
        "function f(C) { return create(C, ['PromiseState', 'PromiseResult', 'PromiseLabel']); }",
    },
  ],
  rewrite(library) {
    const { reference } = library;
    if (!reference) return;
    for (const { key, code } of documentFunctions(library.program).values()) {
      const known = reference.has(key) ? slotListsIn(reference.get(key).code) : [];
      for (const list of known.length > 0 ? slotListsIn(code) : []) {
        const sorted = inOrder(list, known);
        if (!sorted) continue;
        list.elements = sorted;
        library.did(key);
      }
      for (const { body: list } of nodes(code)) {
        for (const statement of Array.isArray(list) ? list.filter(listIn) : []) {
          const { id, init } = listIn(statement);
          const place = isSetAgain(code, id.name) ? undefined : argumentOf(code, id.name);
          if (!place) continue;
          place.list[place.list.indexOf(place.node)] = init;
          list.splice(list.indexOf(statement), 1);
          library.did(key);
        }
      }
    }
  },
};
