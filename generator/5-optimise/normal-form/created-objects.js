import { primitiveDeclarations } from '../../4-lower/assemble.js';
import { areApart, isOfPromises, stampsByList } from '../../facts/slot-stamps.js';
import { nodes } from '../../ir/estree.js';

const CREATE = 'OrdinaryCreateFromConstructor';

/** A List of slots that need not be given. */
const GIVEN = `
  let __list;
  if (!(arguments.length < 3)) __list = __slots;
  else { __list = []; }
  return OrdinaryObjectCreate(__proto, __list);`;

const CREATED = 'OrdinaryObjectCreate(__proto, __slots)';
/** Operations whose second argument is the name of an intrinsic. */
const TAKES_NAME = new Set([CREATE, 'GetPrototypeFromConstructor']);

const RENAMED = { '%Promise.prototype%': '%PromisePrototype%' };

/** Whether every call gives a List that has slots, and these are those that promises get. */
const isAlwaysGiven = (library, slots) => {
  const isByList = stampsByList(library, 'OrdinaryObjectCreate');
  const calls = library.findAll(library.program, `${CREATE}(__C, __name, __slots)`);
  return (
    library.count(CREATE) === calls.length + 1 &&
    calls.every(({ __slots }) => __slots.elements?.length > 0) &&
    (!isByList || (areApart(library) && calls.every(({ __slots }) => isOfPromises(__slots)))) &&
    library.count(slots.name, library.find(CREATE)) === 2
  );
};

/** ES2020 names an intrinsic both ways: the realm has it once. */
const dropTwin = (object) => {
  const names = object.properties.map(({ key }) => key?.value);
  const isTwin = (name) => Object.hasOwn(RENAMED, name) && names.includes(RENAMED[name]);
  object.properties = object.properties.filter((_, at) => !isTwin(names[at]));
};

/** @param {any} node */
const isRenamed = ({ type, value }) => type === 'Literal' && Object.hasOwn(RENAMED, value);

/** Whether a text that is the name of an intrinsic stands for it: any other may be a program's. */
const areNames = (library) => {
  const all = nodes(library.program);
  const names = all.flatMap(({ type, key, callee, arguments: args }) => {
    if (type === 'Property') return [key];
    return TAKES_NAME.has(callee?.name) ? [args[1]] : [];
  });
  return all.filter(isRenamed).every((node) => names.includes(node));
};

const renameIntrinsics = (library) => {
  for (const node of nodes(library.program)) {
    if (node.type === 'ObjectExpression') dropTwin(node);
    if (isRenamed(node)) node.value = RENAMED[node.value];
  }
};

/** @type {import('./index.js').Rule} */
export default {
  name: 'created-objects',
  summary:
    '%Promise.prototype% is %PromisePrototype%, and OrdinaryObjectCreate of slots is ObjectCreate',
  sound:
    'Names of an intrinsic and of an operation; every call gives a List of slots, and it has some, so that what to do without is never done.',
  brings: () => ['ObjectCreate'],
  examples: [
    {
      before: `
        function OrdinaryObjectCreate() {}
        function OrdinaryCreateFromConstructor(C, name, slots) {
          const proto = GetPrototypeFromConstructor(C, name);
          let list;
          if (!(arguments.length < 3)) list = slots;
          else { list = []; }
          return OrdinaryObjectCreate(proto, list);
        }
        function f(C) { return OrdinaryCreateFromConstructor(C, '%Promise.prototype%', ['PromiseState']); }`,
      after: `
        function ObjectCreate(proto, internalSlotsList) {
          if (internalSlotsList === undefined) return $create(proto);
          return new InternalSlots($create(proto));
        }
        function OrdinaryCreateFromConstructor(C, name, slots) {
          const proto = GetPrototypeFromConstructor(C, name);
          return ObjectCreate(proto, slots);
        }
        function f(C) { return OrdinaryCreateFromConstructor(C, '%PromisePrototype%', ['PromiseState']); }`,
    },
  ],
  rewrite(library) {
    const primitive = library.find('OrdinaryObjectCreate');
    const create = library.find(CREATE);
    if (!primitive || !create || library.find('ObjectCreate')) return;
    library.transaction(() => {
      const operation = library.find(CREATE);
      const slots = operation.params[2];
      if (!slots) return false;
      library.replaceStatements(
        operation,
        GIVEN,
        'return OrdinaryObjectCreate(__proto, __slots);',
        {
          __slots: slots,
        },
      );
      const count = library.replaceExpressions(
        operation,
        CREATED,
        'ObjectCreate(__proto, __slots)',
        {
          __slots: slots,
        },
      );
      if (count !== 1 || !isAlwaysGiven(library, slots))
        return library.decline(CREATE, 'its steps are not the known ones');
      if (!areNames(library))
        return library.decline(CREATE, 'the name of an intrinsic stands elsewhere as a text');
      const host = library.find('OrdinaryObjectCreate');
      library.insertAfter(
        host,
        primitiveDeclarations(new Set(['ObjectCreate']), library.target).filter(
          ({ id }) => id.name === 'ObjectCreate',
        ),
      );
      library.removeUnused(['OrdinaryObjectCreate']);
      renameIntrinsics(library);
      return library.did(CREATE);
    });
  },
};
