import { documentCodes } from '../../facts/functions.js';
import { nodes } from '../../ir/estree.js';
import { primitives } from '../../primitives/index.js';
import { cellField, cellsIn, isOwnRecord, keptCells } from '../../facts/cells.js';

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

/** The reads of a field in a function. */
const readsOf = (code, field) =>
  nodes(code).filter(
    ({ type, computed, property }) =>
      type === 'MemberExpression' && !computed && property.name === field,
  );

/** Whether each place that names the field is of a cell, or of another Record. */
const areKnown = (functions, field, { holdsCell }) =>
  functions.every(
    (code) =>
      !isGivenAway(code, field, holdsCell) &&
      readsOf(code, field).every(
        ({ object }) => holdsCell(code, object) || isOwnRecord(code, object.name, field),
      ),
  );

/** Cells that are not followed everywhere keep the name of their field. @returns {number} how many have another one */
const renameCells = (library, field) => {
  const functions = codeIn(library);
  const all = cellsIn(functions, field);
  const { cells, holdsCell } = areKnown(functions, field, all) ? all : keptCells(functions, all);
  const reads = functions.flatMap((code) =>
    readsOf(code, field).filter(({ object }) => holdsCell(code, object)),
  );
  for (const { property } of reads) property.name = VALUE;
  for (const { properties } of cells) properties[0].key.name = VALUE;
  return cells.length;
};

/** @type {import('./index.js').Rule} */
export default {
  name: 'field-names',
  summary:
    '[[Capability]] is [[Capabilities]], and the one field of a Record that is shared is [[value]]',
  sound:
    'Names of fields of Records, which no program sees; each field is renamed wherever it stands, but for Records that cannot be followed.',
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
    {
      before: `
        function f() { const called = { Value: false }; called.Value = true; }
        function g() { const count = { Value: 1 }; for (const c of [count]) c.Value = 2; return count.Value; }`,
      after: `
        function f() { const called = { value: false }; called.value = true; }
        function g() { const count = { Value: 1 }; for (const c of [count]) c.Value = 2; return count.Value; }`,
    },
  ],
  rewrite(library) {
    const renamed = Object.entries(RENAMED).flatMap(([from, to]) => {
      if (keysNamed(library, to).length > 0) return [];
      const keys = keysNamed(library, from);
      for (const { key } of keys) key.name = to;
      return keys.length > 0 ? [from] : [];
    });
    for (const field of cellFields(library))
      if (renameCells(library, field) > 0) renamed.push(field);
    for (const name of renamed) library.did(name);
  },
};
