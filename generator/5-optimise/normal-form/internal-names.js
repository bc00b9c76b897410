import { localsOf } from '../../facts/bindings.js';
import { documentFunctions, libraryList, primitivesIn } from '../../facts/functions.js';
import { isPart } from '../../ir/origin.js';
import { nodes, references } from '../../ir/estree.js';
import { VERBATIM } from '../../ir/verbatim.js';

/**
 * Names that nobody sees, and who uses them how.
 * @typedef {Map<string, string[]>} Uses
 */

const ENUMERATION = /^enum[A-Z]/;
const SLOT = /^[#_]/;

/** A slot and a field may have the same name. @param {string} name @param {string} other */
const areAlike = (name, other) => SLOT.test(name) === SLOT.test(other);

const add = (uses, name, use) => uses.set(name, [...(uses.get(name) ?? []), use]);

/** @param {any} parent @returns {{name: string, kind: string}|undefined} the field or slot that a node names */
const fieldOf = (parent) => {
  const { type, computed, property, key } = parent;
  if (type === 'MemberExpression' && !computed) return { name: property.name, kind: 'has' };
  return type === 'Property' && key.type === 'Identifier'
    ? { name: key.name, kind: 'begins with' }
    : undefined;
};

/** @returns {Uses} of fields and slots, in functions of a document */
const fieldUses = (functions) => {
  const uses = new Map();
  for (const { key, code } of functions.values()) {
    const all = nodes(code);
    const stored = new Set(
      all.filter(({ type }) => type === 'AssignmentExpression').map(({ left }) => left),
    );
    for (const node of all) {
      const { name, kind } = fieldOf(node) ?? {};
      if (name) add(uses, name, `${key} ${stored.has(node) ? 'stores' : kind}`);
    }
  }
  return uses;
};

/** @returns {Uses} of enumerations */
const enumerationUses = (functions) => {
  const uses = new Map();
  for (const { key, code } of functions.values())
    for (const { type, name } of nodes(code))
      if (type === 'Identifier' && ENUMERATION.test(name)) add(uses, name, key);
  return uses;
};

/** Steps of operations, as far as they are not a matter of names. @returns {Uses} */
const operationUses = (functions) =>
  new Map(
    [...functions.values()]
      .filter(({ code }) => code.type === 'FunctionDeclaration')
      .map(({ key, code }) => [
        key,
        [
          ...(code.origin ?? []).filter((from) => !isPart(from)),
          ...nodes(code.body).map(({ type, value, property, callee }) =>
            [type, value, property?.name, callee?.name].filter((text) => text !== undefined).join(),
          ),
        ],
      ]),
  );

/** How much of two lists is the same, in parts of the longer one. */
const likeness = (a, b) => {
  const left = [...b];
  const common = a.filter((item) => {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return common.length / Math.max(a.length, b.length, 1);
};

/** So much of what uses them is alike: more, where no function names both. */
const LEAST = 0.5;
const LEAST_OF_STRANGERS = 0.75;

/** Which functions call each operation. @returns {Uses} */
const callersOf = (functions) => {
  const callers = new Map();
  for (const { key, code } of functions.values())
    for (const { callee } of nodes(code))
      if (callee?.type === 'Identifier') add(callers, callee.name, key);
  return callers;
};

const NONE = new Map();

/**
 * Names that one document alone has, with those that the other one alone has and uses alike; what the
 * same functions name comes first.
 */
const pairs = (uses, known, [naming, knownNaming] = [NONE, NONE]) => {
  const further = [...uses.keys()].filter((name) => !known.has(name));
  const missing = [...known.keys()].filter((name) => !uses.has(name));
  const candidates = further
    .flatMap((name) =>
      missing
        .filter((other) => areAlike(name, other))
        .map((other) => ({
          name,
          other,
          like: likeness(uses.get(name), known.get(other)),
          named: likeness(naming.get(name) ?? [], knownNaming.get(other) ?? []),
        })),
    )
    .filter(
      ({ like, named }) => like >= (named > 0 || naming === NONE ? LEAST : LEAST_OF_STRANGERS),
    )
    .sort((a, b) => b.named - a.named || b.like - a.like);
  const names = new Map();
  const taken = new Set();
  for (const { name, other } of candidates) {
    if (names.has(name) || taken.has(other)) continue;
    names.set(name, other);
    taken.add(other);
  }
  return names;
};

const renameAll = (all, rename) => {
  for (const node of all) {
    const name = rename(node.name);
    if (name !== undefined) node.name = name;
  }
};

const identifiers = (tree) => nodes(tree).filter(({ type }) => type === 'Identifier');

const primitivesOf = ({ program }) => {
  const primitives = primitivesIn(program);
  return nodes(program).filter(
    ({ type, id }) => type === 'FunctionDeclaration' && primitives.has(id.name),
  );
};

/** Fields that primitives use: their names stay. */
const fixedFields = (library) =>
  new Set(primitivesOf(library).flatMap((part) => fieldsIn(part, ({ isField }) => !isField)));

/** @param {any} tree @param {(node: any) => boolean} counts */
const fieldsIn = (tree, counts = () => true) =>
  nodes(tree)
    .filter(counts)
    .flatMap((node) => {
      const { name } = fieldOf(node) ?? {};
      return name === undefined ? [] : [name];
    });

const setSlot = (/** @type {any} */ key, to) => {
  if (SLOT.test(key.value)) key.value = to(key.value) ?? key.value;
};

/** The field or slot that a node names. What the host layer has in the library is no field: its options are a user's. */
const keyIn = (node, isDocuments) => {
  if (node.type === 'PropertyDefinition') return node.key;
  if (node.operator === 'in') return SLOT.test(node.left.name) ? node.left : undefined;
  const { name } = fieldOf(node) ?? {};
  const isNamed = name !== undefined && (SLOT.test(name) || node.isField || isDocuments(node));
  return isNamed ? (node.property ?? node.key) : undefined;
};

const setFields = (library, names) => {
  const to = (name) => names.get(name);
  const all = nodes(library.program);
  const documents = documentFunctions(library.program).values();
  const inside = new Set([...documents].flatMap(({ code }) => nodes(code)));
  const keys = all.map((node) => keyIn(node, (part) => inside.has(part)));
  renameAll(
    [...new Set(keys.filter(Boolean))].filter(({ type }) => type === 'Identifier'),
    to,
  );
  for (const node of all) {
    if (node.type === 'PropertyDefinition') node[VERBATIM] &&= `${node.key.name};`;
    if (node.isSlot) node.value = to(library.slotName(node.value))?.replace(SLOT, '') ?? node.value;
    // a slot that is a property is asked for by its text
    if (node.callee?.name === '$hasOwn') setSlot(node.arguments[1], to);
  }
};

/** @returns {number} of names */
const renameFields = (library, reference) => {
  const functions = documentFunctions(library.program);
  const fixed = fixedFields(library);
  const code = [...functions.values()].map((known) => known.code);
  const present = new Set([...code, ...primitivesOf(library)].flatMap((part) => fieldsIn(part)));
  const names = new Map(
    [...pairs(fieldUses(functions), fieldUses(reference))].filter(
      ([name, other]) => !fixed.has(name) && !present.has(other),
    ),
  );
  if (names.size > 0) setFields(library, names);
  return names.size;
};

const renameEnumerations = (library, reference) => {
  const functions = documentFunctions(library.program);
  const all = identifiers(library.program);
  // primitives may use an enumeration that no step names
  const present = new Set(all.map(({ name }) => name));
  const names = new Map(
    [...pairs(enumerationUses(functions), enumerationUses(reference))].filter(
      ([, other]) => !present.has(other),
    ),
  );
  renameAll(all, (name) => names.get(name));
  return names.size;
};

const renameOperations = (library, reference) => {
  const functions = documentFunctions(library.program);
  const locals = new Set([...functions.values()].flatMap(({ code }) => [...localsOf(code)]));
  const declared = new Set(library.functions().map(({ id }) => id.name));
  const names = new Map(
    [
      ...pairs(operationUses(functions), operationUses(reference), [
        callersOf(functions),
        callersOf(reference),
      ]),
    ].filter(([name, other]) => !locals.has(name) && !locals.has(other) && !declared.has(other)),
  );
  // around them the name is the host's, as that of an operation called Symbol
  const where = libraryList(library.program);
  if (names.size > 0)
    renameAll(
      references(where).map(({ node }) => node),
      (name) => names.get(name),
    );
  return names.size;
};

/** @type {import('./index.js').Rule} */
export default {
  name: 'internal-names',
  summary: 'operations, fields, slots and enumerations have the names that passes know',
  sound: 'No program sees these names; each is renamed wherever it stands.',
  examples: [
    {
      reference:
        'function f(x) { return Begin(x, 1); } function Begin(x, y) { x.Place = y; return x; }',
      before:
        'function f(x) { return Start(x, 1); } function Start(x, y) { x.Spot = y; return x; }',
      after:
        'function f(x) { return Begin(x, 1); } function Begin(x, y) { x.Place = y; return x; }',
    },
    {
      // other functions call it, and it does no more than to look alike
      reference:
        'function f(x) { return Begin(x, 1); } function g(x) { return x; } function Begin(x, y) { x.Place = y; return x; }',
      before:
        'function f(x) { x.Place = 1; return x; } function g(x) { return Other(x); } function Other(x) { x.Place = x.Place + 1; return x; }',
      after:
        'function f(x) { x.Place = 1; return x; } function g(x) { return Other(x); } function Other(x) { x.Place = x.Place + 1; return x; }',
    },
  ],
  rewrite(library) {
    const { reference } = library;
    if (!reference || [...reference.values()].some(({ code }) => !code)) return;
    // fields are told apart by the operations that use them
    const count =
      renameOperations(library, reference) +
      renameEnumerations(library, reference) +
      renameFields(library, reference);
    if (count > 0) library.did(`${count} names`);
  },
};
