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
const isOther = ({ object }) => /^(?:Desc|F|\w+Slots)$/.test(object.name ?? '');

/** Slots of function objects that hold nothing else. */
const cellSlots = (library) => {
  const sets = library
    .findAll(library.program, '__slots.__name = __value')
    .filter(({ __slots }) => /Slots$/.test(__slots.name ?? ''));
  const others = new Set(
    sets.filter(({ __value }) => !isCell(__value)).map(({ __name }) => __name.name),
  );
  return new Set(sets.map(({ __name }) => __name.name).filter((name) => !others.has(name)));
};

const renameCells = (library) => {
  const all = nodes(library.program);
  const cells = all.filter(isCell);
  const slots = cellSlots(library);
  const holdsCell = ({ type, object, property }) =>
    type === 'MemberExpression' && object.name === 'F' && slots.has(property.name);
  const named = all.filter(
    ({ type, init }) => type === 'VariableDeclarator' && init && (isCell(init) || holdsCell(init)),
  );
  const names = new Set(named.map(({ id }) => id.name));
  for (const { properties } of cells) properties[0].key.name = 'value';
  for (const { object, property } of library.members('Value')) {
    if (names.has(object.name)) property.name = 'value';
  }
  return cells.length > 0 && library.members('Value').every(isOther);
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
