import { documentFunctions } from '../../facts/functions.js';
import { nodes } from '../../ir/estree.js';
import { cellsIn, isCell, isOwnRecord } from '../../facts/cells.js';

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

/** @param {any} node */
const readsValue = ({ type, computed, property }) =>
  type === 'MemberExpression' && !computed && property.name === 'Value';

const renameCells = (library) => {
  const cells = nodes(library.program).filter(isCell);
  const functions = [...documentFunctions(library.program).values()].map(({ code }) => code);
  const holdsCell = cellsIn(functions);
  const renamed = new Set();
  for (const code of functions) {
    for (const node of nodes(code)) {
      if (!readsValue(node)) continue;
      const isOfCell = holdsCell(code, node.object);
      if (!isOfCell && !isOwnRecord(code, node.object.name)) continue;
      renamed.add(node);
      if (isOfCell) node.property.name = 'value';
    }
  }
  for (const { properties } of cells) properties[0].key.name = 'value';
  const left = functions.flatMap((code) => nodes(code).filter(readsValue));
  return cells.length > 0 && left.every((node) => renamed.has(node));
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
      before:
        'function f() { const alreadyResolved = { Value: false }; alreadyResolved.Value = true; }',
      after:
        'function f() { const alreadyResolved = { value: false }; alreadyResolved.value = true; }',
    },
    {
      before: `
        function Maker(F) { return () => F.Called.Value; }
        function make() { const called = { Value: false }; const fSlots = {}; const f = Maker(fSlots); fSlots.Called = called; return f; }
        function read(o) { const desc = GetOwnProperty(o, 'x'); return desc.Value; }`,
      after: `
        function Maker(F) { return () => F.Called.value; }
        function make() { const called = { value: false }; const fSlots = {}; const f = Maker(fSlots); fSlots.Called = called; return f; }
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
