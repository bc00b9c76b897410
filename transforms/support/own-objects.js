import { stampsByList } from '../../generator/facts/slot-stamps.js';
import { isSetAgain } from '../../generator/ir/assignments.js';
import { lead, noteOf } from '../../generator/ir/comments.js';
import { nodes, references } from '../../generator/ir/estree.js';

/** Objects that the library makes, and the slots that they get. */

/**
 * A constructor of the library's own makes the objects, since an engine knows what comes of one
 * better than what comes of Object.create; where slots are properties, it sets them one by one.
 */
const OWN_OBJECT = {
  es2022: { object: 'new InternalSlots(new PromiseObject())', slot: () => '' },
  es5: { object: 'new PromiseObject()', slot: (name) => `this._${name} = undefined;` },
};

/** @param {import('../../generator/ir/library.js').Library} library @returns {number} how many objects */
export const ownConstructor = (library) => {
  const creation = 'ObjectCreate(Promise.prototype, __slots)';
  const [bindings] = library.findAll(library.program, creation);
  if (!bindings || stampsByList(library, 'ObjectCreate')) return 0;
  const { object, slot } = OWN_OBJECT[library.target.name];
  const sets = bindings.__slots.elements.map(({ value }) => slot(value)).join(' ');
  const count = library.replaceExpressions(library.program, creation, object, {
    __slots: bindings.__slots,
  });
  const support = library.build(`function PromiseObject() { ${sets} }`);
  lead(
    support[0],
    noteOf('An empty object of %Promise%: engines make it faster than Object.create.'),
  );
  library.insertAfter(library.find('ObjectCreate'), support);
  library.beforeReturn('PromiseObject.prototype = Promise.prototype;');
  return count + ownSlots(library, bindings.__slots);
};

const SLOTS_ONE_BY_ONE = `
  for (let i = 0; i < internalSlotsList.length; i++) {
    obj['_' + internalSlotsList[i]] = undefined;
  }`;

/**
 * What calls of a function give a parameter, also those that hand on one of their own.
 * @returns {any[]|undefined} Lists; nothing where a call gives none, or something else
 */
const listsGiven = (library, name, at, through = [name]) => {
  const uses = references(library.program).filter(
    ({ node, parent }) => node.name === name && parent.type !== 'FunctionDeclaration',
  );
  const lists = uses.map(({ node, parent: call }) => {
    const list = call.callee === node ? call.arguments[at] : undefined;
    if (list?.type === 'ArrayExpression') return [list];
    const code = library.functions().findLast(({ body }) => nodes(body).includes(call));
    const index = code?.params.findIndex((param) => param.name === list?.name) ?? -1;
    if (index < 0 || isSetAgain(code, list.name)) return undefined;
    const { name: caller } = code.id;
    return through.includes(caller) ? [] : listsGiven(library, caller, index, [...through, caller]);
  });
  return lists.includes(undefined) ? undefined : lists.flat();
};

const namesIn = ({ elements = [] }) => elements.map((element) => element?.value).join();

/** Where all that is made has the slots of a promise: they are set by name, which is no lookup. */
const ownSlots = (library, slots) => {
  const lists = listsGiven(library, 'ObjectCreate', 1);
  if (!lists?.every((list) => namesIn(list) === namesIn(slots))) return 0;
  const sets = slots.elements.map(({ value }) => `obj._${value} = undefined;`).join(' ');
  return library.replaceStatements(library.find('ObjectCreate'), SLOTS_ONE_BY_ONE, sets);
};

/**
 * Where every object gets slots, nothing asks for them; where they are stamped, nothing names them.
 * @param {import('../../generator/ir/library.js').Library} library
 * @returns {number} how many places
 */
export const dropSlotsAsked = (library) => {
  const create = library.find('ObjectCreate');
  if (!create || !listsGiven(library, 'ObjectCreate', 1)) return 0;
  const list = create.params[1]?.name;
  const test = 'if (__list === undefined) return $create(__proto);';
  const count = library.replaceStatements(create, test, () => []);
  if (count === 0 || library.count(list, create.body) > 0) return count;
  create.params.pop();
  const call = 'ObjectCreate(__proto, __slots)';
  return count + library.replaceExpressions(library.program, call, 'ObjectCreate(__proto)');
};
