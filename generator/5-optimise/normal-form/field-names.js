import { nodes } from '../../ir/estree.js';

/** What later editions call fields and slots, by what ES2015 calls them. */
const RENAMED = { Capability: 'Capabilities' };

const isKey = (node, parent, name) =>
  parent.type === 'MemberExpression'
    ? !parent.computed && parent.property === node && node.name === name
    : parent.key === node && node.name === name;

const keysNamed = (library, name) =>
  nodes(library.program).flatMap((parent) => {
    const key =
      parent.type === 'MemberExpression'
        ? parent.property
        : parent.type === 'Property'
          ? parent.key
          : undefined;
    return key && isKey(key, parent, name) ? [{ key, parent }] : [];
  });

/** Records of [[Value]] alone that begin with a constant: no Property Descriptors, no slots. */
const isCell = ({ type, properties }) =>
  type === 'ObjectExpression' &&
  properties.length === 1 &&
  properties[0].key.name === 'Value' &&
  properties[0].value.type === 'Literal';

/** What reads [[Value]] of something else: a Property Descriptor, or slots of a function object. */
const isOfAnother = (declarators) => {
  const inits = new Map();
  for (const { id, init } of declarators) inits.set(id.name, [...(inits.get(id.name) ?? []), init]);
  const isDescriptor = (init) =>
    init?.type === 'CallExpression' && DESCRIBES.test(init.callee.name);
  return ({ object: { name = '' } }) =>
    /^(?:Desc|F|\w+Slots)$/.test(name) || (inits.get(name) ?? [undefined]).every(isDescriptor);
};

const DESCRIBES = /^(?:OrdinaryGetOwnProperty|GetOwnProperty)$/;

/** The names of variables that hold nothing else, wherever they are declared. */
const namesOf = (declarators, holds) => {
  const others = new Set(declarators.filter((one) => !holds(one)).map(({ id }) => id.name));
  return new Set(declarators.map(({ id }) => id.name).filter((name) => !others.has(name)));
};

/**
 * Slots of function objects that hold nothing else, behind the name of the function that makes them:
 * `const slots = …; const f = Maker(slots); slots.Name = cell;`
 * @param {import('../../ir/library.js').Library} library
 * @param {Set<string>} names of variables that hold a cell
 */
const cellSlots = (library, names) => {
  const held = new Set();
  const others = new Set();
  for (const declaration of library.innermostFunctions()) {
    const calls = nodes(declaration).filter(({ type }) => type === 'CallExpression');
    const makers = new Map(calls.map((call) => [call.arguments[0]?.name, call.callee.name]));
    for (const set of library.findAll(declaration, '__slots.__name = __value')) {
      const slot = `${makers.get(set.__slots.name)}.${set.__name.name}`;
      (isCell(set.__value) || names.has(set.__value.name) ? held : others).add(slot);
    }
  }
  return new Set([...held].filter((slot) => !others.has(slot)));
};

const renameCells = (library) => {
  const all = nodes(library.program);
  const cells = all.filter(isCell);
  const declarators = all.filter(({ type, init }) => type === 'VariableDeclarator' && init);
  const isSlot = ({ type, object }) => type === 'MemberExpression' && object.name === 'F';
  const created = new Set(declarators.filter(({ init }) => isCell(init)).map(({ id }) => id.name));
  const known = namesOf(declarators, ({ init }) => isCell(init) || isSlot(init));
  const names = new Set([...created].filter((name) => known.has(name)));
  const slots = cellSlots(library, names);
  const inSlots = library
    .innermostFunctions()
    .flatMap((declaration) =>
      nodes(declaration).filter(
        (node) => isSlot(node) && slots.has(`${declaration.id.name}.${node.property.name}`),
      ),
    );
  const holdsCell = (node) => isCell(node) || inSlots.includes(node);
  const named = namesOf(declarators, ({ init }) => holdsCell(init));
  for (const { properties } of cells) properties[0].key.name = 'value';
  for (const { object, property } of library.members('Value')) {
    if (named.has(object.name) || holdsCell(object)) property.name = 'value';
  }
  const isOther = isOfAnother(declarators);
  const areCells = [...names].every((name) => named.has(name));
  return areCells && cells.length > 0 && library.members('Value').every(isOther);
};

/** @type {import('./index.js').Rule} */
export default {
  name: 'field-names',
  summary:
    '[[Capability]] and the [[Value]] of a Record that is shared are [[Capabilities]] and [[value]]',
  sound:
    'Names of fields of Records, which no program sees; each field is renamed wherever it stands.',
  examples: [
    {
      before: 'const alreadyResolved = { Value: false }; alreadyResolved.Value = true;',
      after: 'const alreadyResolved = { value: false }; alreadyResolved.value = true;',
    },
    {
      before: `
        function Maker(F) { return () => F.Called.Value; }
        function use(o, slots) { const called = { Value: false }; const f = Maker(slots); slots.Called = called; return f; }
        function read(o) { const desc = GetOwnProperty(o, 'x'); return desc.Value; }`,
      after: `
        function Maker(F) { return () => F.Called.value; }
        function use(o, slots) { const called = { value: false }; const f = Maker(slots); slots.Called = called; return f; }
        function read(o) { const desc = GetOwnProperty(o, 'x'); return desc.Value; }`,
    },
  ],
  rewrite(library) {
    const renamed = Object.entries(RENAMED).flatMap(([from, to]) => {
      if (keysNamed(library, to).length > 0) return [];
      const keys = keysNamed(library, from);
      for (const { key } of keys) key.name = to;
      return keys.length > 0 ? [from] : [];
    });
    library.transaction(() => {
      const all = renameCells(library);
      if (all) renamed.push('Value');
      return all;
    });
    for (const name of renamed) library.did(name);
  },
};
