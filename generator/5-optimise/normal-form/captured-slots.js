import { freeName } from '../../facts/bindings.js';
import { isSetAgain } from '../../ir/assignments.js';
import { nodes } from '../../ir/estree.js';
import { namesIn } from '../statement-list.js';

const MADE = 'const __function = __call;';
const WITH_SLOTS = 'const __slots = __record; const __function = __maker(__slots);';

const isUndefined = ({ value }) => value.type === 'Identifier' && value.name === 'undefined';

/** @returns {string[]|undefined} the slots of a record that is filled later */
const slotsOf = ({ type, properties }) =>
  type === 'ObjectExpression' && properties.length > 0 && properties.every(isUndefined)
    ? properties.map(({ key }) => key.name)
    : undefined;

const identifier = (name) => ({ type: 'Identifier', name });

/** @returns {Map<string, string[]>} by the function that makes them, the slots of function objects that the reference has */
const knownSlots = (library) => {
  const slots = new Map();
  for (const { code } of library.reference.values())
    for (const { bindings } of library.findPlaces(code, WITH_SLOTS)) {
      const names = slotsOf(bindings.__record);
      if (names) slots.set(bindings.__maker.name, names);
    }
  return slots;
};

/** A place that makes a function object: with a record of slots before it, or none. */
const placeAt = (library, { list, at, bindings }) => {
  const [first] = bindings.__call.arguments;
  const slots = { __slots: first };
  const before =
    first?.type === 'Identifier' &&
    library.matchAt('const __slots = __record;', list, at - 1, slots);
  const names = before ? slotsOf(before.__record) : [];
  if (!names) return undefined;
  const captures = bindings.__call.arguments.slice(names.length > 0 ? 1 : 0);
  const creation = { list, at, name: bindings.__function.name, call: bindings.__call };
  return { ...creation, names, record: before?.__record, captures };
};

/** All places that call the function which makes function objects, alike. */
const placesOf = (library, maker, known) => {
  const places = library
    .findPlaces(library.program, MADE)
    .filter(({ bindings: { __call: call } }) => call.callee?.name === maker.id.name)
    .map((place) => placeAt(library, place));
  const rest = (names) => known.filter((name) => !names.includes(name));
  const isKnown = (place) =>
    place &&
    place.captures.length > 0 &&
    place.captures.every(({ type }) => type === 'Identifier') &&
    place.names.every((name) => known.includes(name)) &&
    place.names.join() === places[0].names.join() &&
    rest(place.names).length === place.captures.length;
  const isWhole = places.length > 0 && library.count(maker.id.name) === places.length + 1;
  return isWhole && places.every(isKnown)
    ? { places, added: rest(places[0].names), hasSlots: places[0].names.length > 0 }
    : undefined;
};

/** What a function object captures is read from its slots when it is called. */
const readSlots = (library, maker, added, hasSlots) => {
  const active = hasSlots ? maker.params[0].name : freeName('F', namesIn(maker));
  const code = library.functionObject(maker.id.name);
  const captured = maker.params.slice(hasSlots ? 1 : 0);
  const reads = captured.map(({ name }, at) =>
    library.build(`const ${name} = ${active}.${added[at]};`),
  );
  library.stamp(reads, maker.origin);
  code.body.body.unshift(...reads.flat());
  maker.params = [identifier(active)];
  library.stamp(maker.params, maker.origin);
};

/** `const s = { Slot: undefined }; const f = Maker(s); s.Slot = value;` */
const fillSlots = (library, creator, place, known, added) => {
  const { list, name, record, call, captures } = place;
  const at = list.findIndex(({ declarations }) => declarations?.[0].init === call);
  const [statement] = list.slice(at);
  const slots = record ? call.arguments[0].name : freeName(`${name}Slots`, namesIn(creator));
  const fields = known.map((slot) => `${slot}: undefined`).join(', ');
  const [filled] = library.build(`const ${slots} = { ${fields} };`);
  call.arguments = [identifier(slots)];
  const sets = captures.map((value, index) =>
    library.build(`${slots}.${added[index]} = __value;`, { __value: value }),
  );
  if (record) list[at - 1] = library.swap(list[at - 1], filled);
  else {
    library.insertBefore(statement, [filled], statement.origin);
    if (statement.leadingComments) filled.leadingComments = statement.leadingComments;
    delete statement.leadingComments;
  }
  library.insertAfter(statement, sets.flat(), statement.origin);
  library.stamp([statement], statement.origin);
};

/** @returns {boolean} */
const rewrite = (library, name, known) => {
  const maker = library.find(name);
  if (!maker || !library.functionObject(name)) return false;
  const { places, added, hasSlots } = placesOf(library, maker, known) ?? {};
  const captured = maker.params.slice(hasSlots ? 1 : 0);
  const isFixed = ({ name }) => !isSetAgain(maker, name);
  if (!places || captured.length !== added.length || !captured.every(isFixed)) return false;
  const creators = places.map(({ list }) =>
    library.allFunctions().findLast((code) => nodes(code.body).some(({ body }) => body === list)),
  );
  if (!creators.every(Boolean)) return false;
  readSlots(library, maker, added, hasSlots);
  places.forEach((place, at) => fillSlots(library, creators[at], place, known, added));
  return library.did(name);
};

/** @type {import('./index.js').Rule} */
export default {
  name: 'captured-slots',
  summary: 'what the closure of a function object captures is in slots of it, where it is known so',
  sound:
    'A closure captures values, and slots are set to them where it is made, before anybody has it; nothing sets them again, and no program sees them.',
  examples: [
    {
      reference: `
        function begin(x, y) {
          const useSlots = { Count: undefined, First: undefined, Second: undefined };
          const use = Use(useSlots);
          useSlots.Count = 0;
          useSlots.First = x;
          useSlots.Second = y;
          return use;
        }
        function Use(F) { return z => { F.Count = F.Count + 1; return F.First(F.Second, z); }; }`,
      before: `
        function begin(x, y) {
          const useSlots = { Count: undefined };
          const use = Use(useSlots, x, y);
          useSlots.Count = 0;
          return use;
        }
        function Use(F, a, b) { return z => { F.Count = F.Count + 1; return a(b, z); }; }`,
      after: `
        function begin(x, y) {
          const useSlots = { Count: undefined, First: undefined, Second: undefined };
          const use = Use(useSlots);
          useSlots.First = x;
          useSlots.Second = y;
          useSlots.Count = 0;
          return use;
        }
        function Use(F) {
          return z => {
            const a = F.First;
            const b = F.Second;
            F.Count = F.Count + 1;
            return a(b, z);
          };
        }`,
    },
    {
      reference: `
        function begin(x) {
          const useSlots = { First: undefined };
          const use = Use(useSlots);
          useSlots.First = x;
          return use;
        }
        function Use(F) { return z => { return F.First(z); }; }`,
      before: `
        function begin(x) {
          const use = Use(x);
          return use;
        }
        function Use(a) { return z => { return a(z); }; }`,
      after: `
        function begin(x) {
          const useSlots = { First: undefined };
          const use = Use(useSlots);
          useSlots.First = x;
          return use;
        }
        function Use(F) { return z => { const a = F.First; return a(z); }; }`,
    },
  ],
  rewrite(library) {
    if (!library.reference) return;
    for (const [maker, known] of knownSlots(library)) rewrite(library, maker, known);
  },
};
