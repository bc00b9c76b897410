import { documentCodes } from '../../facts/functions.js';
import { nodes } from '../../ir/estree.js';
import { primitives } from '../../primitives/index.js';
import { cellField, cellsIn, isOwnRecord, keepsCells } from '../../facts/cells.js';

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

const VALUE = 'value';

const codeIn = (library) => documentCodes(library.program);

/** The fields of cells that have another name. */
const cellFields = (library) => {
  const fields = new Set(codeIn(library).flatMap((code) => nodes(code).map(cellField)));
  return [...fields].filter((field) => field !== undefined && field !== VALUE);
};

const hasField = ({ type, properties }, field) =>
  type === 'ObjectExpression' && properties.some(({ key }) => key.name === field);

/**
 * Whether a primitive is given a cell, which it would read by the name that the field has, or is asked for
 * such a field of what may be one.
 */
const isGivenAway = (code, field, holdsCell) =>
  nodes(code).some(
    ({ type, callee, arguments: list }) =>
      type === 'CallExpression' &&
      primitives.has(callee.name) &&
      (list.some((value) => holdsCell(code, value)) ||
        (list.some((value) => hasField(value, field)) &&
          !list.some(({ name }) => isOwnRecord(code, name, field)))),
  );

/** @returns {boolean} whether no place that names the field as before is of a cell */
const renameCells = (library, field) => {
  const reads = (/** @type {any} */ { type, computed, property }) =>
    type === 'MemberExpression' && !computed && property.name === field;
  const functions = codeIn(library);
  const holdsCell = cellsIn(functions, field);
  if (functions.some((code) => isGivenAway(code, field, holdsCell))) return false;
  const cells = functions.flatMap((code) =>
    nodes(code).filter((node) => cellField(node) === field),
  );
  const areKept = keepsCells(functions, holdsCell);
  const known = new Set();
  for (const code of functions) {
    for (const node of nodes(code)) {
      if (!reads(node)) continue;
      const isOfCell = holdsCell(code, node.object);
      if (!isOfCell && !isOwnRecord(code, node.object.name, field)) continue;
      known.add(node);
      if (isOfCell) node.property.name = VALUE;
    }
  }
  for (const { properties } of cells) properties[0].key.name = VALUE;
  const left = functions.flatMap((code) => nodes(code).filter(reads));
  return areKept || left.every((node) => known.has(node));
};

/** @type {import('./index.js').Rule} */
export default {
  name: 'field-names',
  summary:
    '[[Capability]] is [[Capabilities]], and the one field of a Record that is shared is [[value]]',
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
    {
      before: `
        function f(o) { const called = { Done: false }; called.Done = true; return DefineOwnProperty(o, 'x', called); }
        function g() { const count = { Count: 1 }; count.Count = 2; }`,
      after: `
        function f(o) { const called = { Done: false }; called.Done = true; return DefineOwnProperty(o, 'x', called); }
        function g() { const count = { value: 1 }; count.value = 2; }`,
    },
  ],
  rewrite(library) {
    const renamed = Object.entries(RENAMED).flatMap(([from, to]) => {
      if (keysNamed(library, to).length > 0) return [];
      const keys = keysNamed(library, from);
      for (const { key } of keys) key.name = to;
      return keys.length > 0 ? [from] : [];
    });
    for (const field of cellFields(library)) {
      library.transaction(() => {
        const all = renameCells(library, field);
        if (all) renamed.push(field);
        return all;
      });
    }
    for (const name of renamed) library.did(name);
  },
};
