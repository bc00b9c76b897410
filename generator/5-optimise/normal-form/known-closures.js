import { freeName, localsOf } from '../../facts/bindings.js';
import { factsOf } from '../../facts/behaviour/facts.js';
import { documentFunctions, functionMadeBy } from '../../facts/functions.js';
import { isSetAgain } from '../../ir/assignments.js';
import {
  assign,
  call,
  declaration,
  identifier,
  member,
  nodes,
  object,
  undefinedValue,
} from '../../ir/estree.js';
import { copy } from '../../ir/pattern.js';
import { takeForm } from '../adopted.js';
import { twinsOf } from '../twins.js';

/**
 * @typedef {import('../../ir/estree.js').Node} Node
 * @typedef {import('../../facts/functions.js').DocumentFunction} DocumentFunction
 *
 * @typedef {object} Place where a function object is made
 * @property {any[]} list
 * @property {any} statement `const x = Maker(…)`
 * @property {any} call
 */

/** The function object that an operation makes, where it does no more. @param {DocumentFunction|undefined} entry */
const objectOf = (entry) =>
  entry?.code.type === 'FunctionDeclaration' ? functionMadeBy(entry.code) : undefined;

/** @returns {Place[]} where variables are declared with what operations give */
const placesIn = (code, isMaker) =>
  nodes(code).flatMap(({ body: list }) =>
    (Array.isArray(list) ? list : []).flatMap((statement) => {
      const init = statement.type === 'VariableDeclaration' && statement.declarations[0].init;
      return init?.type === 'CallExpression' && isMaker(init.callee.name)
        ? [{ list, statement, call: init }]
        : [];
    }),
  );

/** `const slots = { A: undefined, … };` of a variable, in a list. */
const recordIn = (list, variable) =>
  list.find(
    ({ type, declarations }) =>
      type === 'VariableDeclaration' &&
      declarations[0].id.name === variable?.name &&
      declarations[0].init?.type === 'ObjectExpression' &&
      declarations[0].init.properties.every(({ value }) => value.name === 'undefined'),
  );

const keysOf = (statement) =>
  statement ? statement.declarations[0].init.properties.map(({ key }) => key.name) : [];

/** All orders of a list. @template Item @param {Item[]} list @returns {Item[][]} */
const orders = (list) =>
  list.length === 0
    ? [[]]
    : list.flatMap((item, at) => orders(list.toSpliced(at, 1)).map((rest) => [item, ...rest]));

/** So many values are tried in so many slots. */
const MOST = 4;

/** An operation that is given a Record of slots in the place of the values that its function object captures. */
const withSlots = (code, name, { record, captured, slots }) => {
  const clone = copy(code);
  const slotsName = record?.name ?? freeName('F', localsOf(clone));
  const inner = clone.body.body[0].argument;
  const reads = captured.map((variable, at) =>
    declaration('const', variable, member(identifier(slotsName), slots[at])),
  );
  clone.params = [identifier(slotsName)];
  clone.id = identifier(name);
  inner.body.body.unshift(...reads);
  for (const node of nodes(clone)) node.origin ??= code.body.origin;
  return clone;
};

/** What of its arguments an operation has as a Record of slots, and which it captures. */
const partsOf = (maker, { list, call: making }) => {
  const record = recordIn(list, making.arguments[0]);
  const names = maker.params.map(({ name }) => name);
  return {
    keys: keysOf(record),
    statement: record,
    record: record && maker.params[0],
    captured: record ? names.slice(1) : names,
    values: record ? making.arguments.slice(1) : making.arguments,
  };
};

/** The call gives a Record, whose slots are set behind it. */
const giveSlots = (place, code, name, { statement, values, slots }) => {
  const { list, statement: making } = place;
  const { origin } = making;
  const { id } = making.declarations[0];
  const variable =
    statement?.declarations[0].id.name ?? freeName(`${id.name}Slots`, localsOf(code));
  const fields = slots.map((slot) => /** @type {[string, Node]} */ ([slot, undefinedValue()]));
  const before = statement ? [] : [declaration('const', variable, object(fields))];
  if (statement) statement.declarations[0].init.properties.push(...object(fields).properties);
  making.declarations[0].init = call(name, [identifier(variable)]);
  const stores = values.map((value, at) => assign(member(identifier(variable), slots[at]), value));
  for (const node of nodes([statement, making, ...before, ...stores].filter(Boolean)))
    node.origin ??= origin;
  list.splice(list.indexOf(making), 1, ...before, making, ...stores);
};

const isNamedOnce = (library, name) => library.count(name) === 2;

/** @returns {boolean} whether a function object of the document is that of the reference with slots */
const adopt = (library, entry, known, { by, place, knownPlace, facts }) => {
  const parts = partsOf(entry.code, place);
  const wanted = slotsAt(knownPlace);
  const free = wanted.filter((slot) => !parts.keys.includes(slot));
  const { captured } = parts;
  const isFixed = captured.every((name) => !isSetAgain(entry.code, name));
  if (free.length !== captured.length || free.length > MOST || !isFixed) return false;
  for (const slots of orders(free)) {
    const code = withSlots(entry.code, known.key, { ...parts, slots });
    const twins = twinsOf({ key: known.key, code }, known, facts);
    if (!twins) continue;
    takeForm(code, known.code, twins);
    const unused = library.find(known.key);
    if (unused && unused !== entry.code) library.remove(unused);
    Object.assign(entry.code, { id: code.id, params: code.params, body: code.body });
    giveSlots(place, by.code, known.key, { ...parts, slots });
    library.did(known.key);
    return true;
  }
  return false;
};

const isLike = (a, b) => a.type === b.type && a.params.length === b.params.length;

/** Whether a document has no such function, or makes no use of it. */
const isUnused = (library, name) => library.count(name) === (library.find(name) ? 1 : 0);

/** The slots that a function object is given where it is made. */
const slotsAt = ({ list, call: making }) => keysOf(recordIn(list, making.arguments[0]));

/** Whether a function object is made with slots alone, and all that the known one has. */
const isMadeAsKnown = (place, known) =>
  place.call.arguments.length === 1 && slotsAt(place).length === slotsAt(known).length;

/** One of the function objects that a function makes may be the one that the known function makes at a place. */
const adoptAt = (library, key, knownPlace) => {
  const { reference } = library;
  const functions = documentFunctions(library.program);
  const by = functions.get(key);
  const { name } = knownPlace.call.callee;
  const isOwn = (other) =>
    objectOf(functions.get(other)) &&
    isNamedOnce(library, other) &&
    (other === name || (!reference.has(other) && isUnused(library, name)));
  const places = by ? placesIn(by.code, isOwn) : [];
  const others = places.filter((place) => !isMadeAsKnown(place, knownPlace));
  if (others.length === 0) return;
  const facts = factsOf(library.program, functions, (slot) => library.slotName(slot))(new Set());
  const known = reference.get(name);
  others.some((place) => {
    const entry = functions.get(place.call.callee.name);
    return (
      isLike(objectOf(entry), objectOf(known)) &&
      adopt(library, entry, known, { by, place, knownPlace, facts })
    );
  });
};

/** @type {import('./index.js').Rule} */
export default {
  name: 'known-closures',
  summary:
    'a closure that captures what a known function object has in slots is that function object',
  sound:
    'A slot is set where the function object is made, and never again, as a captured variable; both do the same on every way.',
  examples: [
    {
      reference:
        'function f(x, y) { const gSlots = { A: undefined, B: undefined }; const g = Known(gSlots); gSlots.A = x; gSlots.B = y; return g; } function Known(F) { return (z) => { const a = F.A; const b = F.B; Get(a, z); return Get(b, z); }; }',
      before:
        'function f(x, y) { const g = Steps(x, y); return g; } function Steps(x, y) { return (z) => { Get(x, z); return Get(y, z); }; }',
      after:
        'function f(x, y) { const gSlots = { A: undefined, B: undefined }; const g = Known(gSlots); gSlots.A = x; gSlots.B = y; return g; } function Known(F) { return (z) => { const a = F.A; const b = F.B; Get(a, z); return Get(b, z); }; }',
    },
  ],
  rewrite(library) {
    const { reference } = library;
    if (!reference) return;
    for (const [key, { code }] of reference)
      for (const known of placesIn(code, (name) => objectOf(reference.get(name))))
        adoptAt(library, key, known);
  },
};
