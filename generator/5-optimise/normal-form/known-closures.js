import { factsOf } from '../../facts/behaviour/facts.js';
import { freeName } from '../../facts/bindings.js';
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
import { namesIn } from '../statement-list.js';
import { twinsOf } from '../twins.js';

/**
 * @typedef {import('../../ir/estree.js').Node} Node
 * @typedef {import('../../facts/functions.js').DocumentFunction} DocumentFunction
 *
 * @typedef {object} Place where a function object is made
 * @property {Node} code of the function that has it
 * @property {any[]} list
 * @property {any} statement `const x = Maker(…);`
 * @property {any} [record] `const xSlots = { A: undefined, … };` of the slots that it is given
 * @property {string[]} slots
 * @property {Node[]} values that it captures
 *
 * @typedef {object} Closure what a function object of the document has, and what of the known one's it lacks
 * @property {Place[]} places all of them
 * @property {string[]} captured variables of the operation that makes it
 * @property {string[]} free slots that the known one has beside those of this one, as many
 */

const isVariable = ({ type }) => type === 'VariableDeclaration';

/** Whether a statement makes the Record that a variable is, of slots that are set later. */
const isRecordOf = ({ type, declarations }, variable) =>
  type === 'VariableDeclaration' &&
  declarations[0].id.name === variable?.name &&
  declarations[0].init?.type === 'ObjectExpression' &&
  declarations[0].init.properties.every(({ value }) => value.name === 'undefined');

/** @returns {Place} */
const placeAt = (code, list, statement) => {
  const before = list[list.indexOf(statement) - 1];
  const values = statement.declarations[0].init.arguments;
  // what stands elsewhere may be for several function objects
  const record = before && isRecordOf(before, values[0]) ? before : undefined;
  if (!record) return { code, list, statement, slots: [], values };
  const slots = record.declarations[0].init.properties.map(({ key }) => key.name);
  return { code, list, statement, record, slots, values: values.slice(1) };
};

/** A Record in front that is no slots, and is captured like other values. @param {Place} place @returns {Place} */
const withoutRecord = ({ code, list, statement, record, values }) => {
  const [first] = statement.declarations[0].init.arguments;
  return { code, list, statement, slots: [], values: record ? [first, ...values] : values };
};

/** Where a Record in front has none of the known slots, it may be a value. @param {Place[]} places @param {string[]} wanted */
const readingsOf = (places, wanted) => {
  const isKnown = places.some(({ slots }) => slots.some((slot) => wanted.includes(slot)));
  return isKnown ? [places] : [places, places.map(withoutRecord)];
};

/** @param {Map<string, DocumentFunction>} functions @returns {Map<string, Place[]>} by the operation that does no more than to make it */
const placesIn = (functions) => {
  const places = new Map();
  const makesObject = (entry) =>
    entry?.code.type === 'FunctionDeclaration' && functionMadeBy(entry.code);
  for (const { code } of functions.values())
    for (const { body: list } of nodes(code))
      for (const statement of Array.isArray(list) ? list.filter(isVariable) : []) {
        const { type, callee } = statement.declarations[0].init ?? {};
        if (type !== 'CallExpression' || !makesObject(functions.get(callee.name))) continue;
        const others = places.get(callee.name) ?? [];
        places.set(callee.name, [...others, placeAt(code, list, statement)]);
      }
  return places;
};

/**
 * @param {import('../../ir/library.js').Library} library
 * @param {DocumentFunction} maker
 * @param {Place[]} places
 * @param {string[]} wanted slots of the known one
 * @returns {Closure|undefined} nothing where it captures no more than it can have in these
 */
const closureOf = (library, { key, code }, places, wanted) => {
  const [{ record, slots }] = places;
  const captured = code.params.slice(record ? 1 : 0).map(({ name }) => name);
  const free = wanted.filter((slot) => !slots.includes(slot));
  const isAlike = (place) =>
    place.slots.join() === slots.join() && place.values.length === captured.length;
  const isWhole = library.count(key) === places.length + 1 && places.every(isAlike);
  const isFixed = captured.every((name) => !isSetAgain(code, name));
  const fits = captured.length > 0 && captured.length === free.length;
  return fits && isFixed && isWhole ? { places, captured, free } : undefined;
};

/** What a function object captures is read from its slots when it is called. */
const readSlots = (code, { captured, places }, slots) => {
  const [{ record }] = places;
  const active = record ? code.params[0].name : freeName('F', namesIn(code));
  const reads = captured.map((variable, at) =>
    declaration('const', variable, member(identifier(active), slots[at])),
  );
  code.params = [identifier(active)];
  functionMadeBy(code).body.body.unshift(...reads);
  for (const node of nodes(code)) node.origin ??= code.body.origin;
  return code;
};

/** `const xSlots = { A: undefined, … }; const x = Maker(xSlots); xSlots.A = value;` */
const giveSlots = ({ code, list, statement, record, values }, name, slots, all) => {
  const [declarator] = statement.declarations;
  const variable =
    record?.declarations[0].id.name ?? freeName(`${declarator.id.name}Slots`, namesIn(code));
  const slotRecord = record ?? declaration('const', variable);
  slotRecord.declarations[0].init = object(all.map((slot) => [slot, undefinedValue()]));
  declarator.init = call(name, [identifier(variable)]);
  const stores = values.map((value, at) => assign(member(identifier(variable), slots[at]), value));
  const steps = record ? [statement, ...stores] : [slotRecord, statement, ...stores];
  list.splice(list.indexOf(statement), 1, ...steps);
  for (const node of nodes([slotRecord, ...steps])) node.origin ??= statement.origin;
};

/** So many values are tried in so many slots. */
const MOST = 4;

/** All orders of a list. @template Item @param {Item[]} list @returns {Item[][]} */
const orders = (list) =>
  list.length === 0
    ? [[]]
    : list.flatMap((item, at) => orders(list.toSpliced(at, 1)).map((rest) => [item, ...rest]));

/** The order of slots in which a closure does what the known function object does. */
const orderOf = (library, functions, maker, closure, known) => {
  if (closure.free.length > MOST) return undefined;
  const others = [...functions.keys()].filter((key) => !library.reference.has(key));
  const nameOf = (slot) => library.slotName(slot);
  const facts = factsOf(library.program, functions, nameOf)(new Set(others));
  return orders(closure.free).find((slots) =>
    twinsOf({ ...known, code: readSlots(copy(maker.code), closure, slots) }, known, facts),
  );
};

/** @returns {boolean} whether an operation makes function objects with the slots of the known ones, under their name */
const adopt = (library, functions, maker, places, known, wanted) => {
  const closure = closureOf(library, maker, places, wanted);
  if (!closure) return false;
  // one of the known name may have further steps, or none that anybody knows
  const slots =
    orderOf(library, functions, maker, closure, known) ??
    (maker.key === known.key ? closure.free : undefined);
  if (!slots) return false;
  library.rename(maker.code, known.key);
  readSlots(maker.code, closure, slots);
  for (const place of places)
    giveSlots(place, known.key, slots, [...new Set([...wanted, ...place.slots])]);
  library.did(known.key);
  return true;
};

/** An example: a Record in a slot. */
const CAPTURES = `
    function f(x) {
      const record = { Value: undefined };
      const useSlots = { Record: undefined };
      const use = Use(useSlots);
      useSlots.Record = record;
      return Call(x, use);
    }`;

const READS = 'function Use(F) { return x => { F.Record.Value = x; }; }';

/** @type {import('./index.js').Rule} */
export default {
  name: 'known-closures',
  summary:
    'what a closure captures is in slots of its function object, where the known one has it so',
  sound:
    'A closure captures values, and slots are set to them where it is made, before anybody has it; nothing sets them again, and no program sees them or the name of what makes it.',
  examples: [
    {
      reference: CAPTURES + READS,
      before: `
        function f(x) {
          const record = { Value: undefined };
          const use = Closure(record);
          return Call(x, use);
        }
        function Closure(record) { return x => { record.Value = x; }; }`,
      after: `${CAPTURES}
        function Use(F) { return x => { const record = F.Record; record.Value = x; }; }`,
    },
    {
      reference: CAPTURES + READS,
      before: `${CAPTURES} ${READS} function g(x) { f(x); }`,
      after: `${CAPTURES} ${READS} function g(x) { f(x); }`,
    },
    {
      reference: `
        function f(x, y) {
          const gSlots = { Count: undefined, A: undefined, B: undefined };
          const g = Known(gSlots);
          gSlots.Count = 0;
          gSlots.A = x;
          gSlots.B = y;
          return g;
        }
        function Known(F) {
          return z => {
            F.Count = F.Count + 1;
            const a = F.A;
            const b = F.B;
            Get(a, z);
            return Get(b, z);
          };
        }`,
      before: `
        function f(x, y) {
          const gSlots = { Count: undefined };
          const g = Steps(gSlots, y, x);
          gSlots.Count = 0;
          return g;
        }
        function Steps(F, b, a) { return z => { F.Count = F.Count + 1; Get(a, z); return Get(b, z); }; }`,
      after: `
        function f(x, y) {
          const gSlots = { Count: undefined, A: undefined, B: undefined };
          const g = Known(gSlots);
          gSlots.B = y;
          gSlots.A = x;
          gSlots.Count = 0;
          return g;
        }
        function Known(F) {
          return z => {
            const b = F.B;
            const a = F.A;
            F.Count = F.Count + 1;
            Get(a, z);
            return Get(b, z);
          };
        }`,
    },
    {
      // some of its steps are an operation of the document
      reference:
        'function f(x, y) { const gSlots = { A: undefined, B: undefined }; const g = Known(gSlots); gSlots.A = x; gSlots.B = y; return g; } function Known(F) { return z => { Get(z, "c"); Get(F.A, z); return Get(F.B, z); }; }',
      before:
        'function f(x, y) { const g = Known(y, x); return g; } function Known(b, a) { return z => { first(z); Get(a, z); return Get(b, z); }; } function first(z) { Get(z, "c"); }',
      after:
        'function f(x, y) { const gSlots = { A: undefined, B: undefined }; const g = Known(gSlots); gSlots.B = y; gSlots.A = x; return g; } function Known(F) { return z => { const b = F.B; const a = F.A; first(z); Get(a, z); return Get(b, z); }; } function first(z) { Get(z, "c"); }',
    },
    {
      reference:
        'function f(x) { const gSlots = { A: undefined }; const g = Known(gSlots); gSlots.A = x; return g; } function Known(F) { return z => { return Get(F.A, z); }; }',
      before:
        'function f(x) { const g = Known(x); return g; } function Known(a) { return z => { Get(z, 1); return Get(a, z); }; }',
      after:
        'function f(x) { const gSlots = { A: undefined }; const g = Known(gSlots); gSlots.A = x; return g; } function Known(F) { return z => { const a = F.A; Get(z, 1); return Get(a, z); }; }',
    },
  ],
  rewrite(library) {
    const { reference } = library;
    if (!reference) return;
    for (const [name, [{ slots }]] of placesIn(reference)) {
      const functions = documentFunctions(library.program);
      const places = placesIn(functions);
      const isOther = (key) => key !== name && !reference.has(key);
      const isThere = library.count(name) > 0;
      [...places.keys()]
        .filter((key) => (isThere ? key === name : isOther(key)))
        .some((key) =>
          readingsOf(places.get(key), slots).some((all) =>
            adopt(library, functions, functions.get(key), all, reference.get(name), slots),
          ),
        );
    }
  },
};
