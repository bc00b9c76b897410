import { cellField, held, keptCells } from '../../facts/cells.js';
import { documentFunctions } from '../../facts/functions.js';
import { nodes } from '../../ir/estree.js';

/**
 * What holds flags: a slot, by its name, or the field of Records that some steps make.
 * @typedef {{name: string, isOf: (code: any, object: any) => boolean, records?: any[]}} Holder
 */

const SLOT = /^[#_][A-Z]/;

const isFlag = ({ type, value }) => type === 'Literal' && typeof value === 'boolean';

/** @param {any} node */
const isSet = ({ type, operator }) => type === 'AssignmentExpression' && operator === '=';
/** @param {any} node */
const isCompared = ({ type, operator }) => type === 'BinaryExpression' && /^[!=]==$/.test(operator);

const opposite = (values, others) =>
  values.length === others.length && values.every((value, at) => value !== others[at]);

/** What a function sets slots to that is true or false. @returns {Map<string, boolean[]>} */
const setsIn = (code) => {
  const sets = new Map();
  for (const { left, right } of nodes(code).filter(isSet)) {
    const name = left.property?.name;
    if (SLOT.test(name) && isFlag(right)) sets.set(name, [...(sets.get(name) ?? []), right.value]);
  }
  return sets;
};

/** Slots that steps set to the opposite of what the known ones do, in each function that both have. @returns {Holder[]} */
const invertedSlots = (functions, reference) => {
  const [same, inverted] = [new Set(), new Set()];
  for (const [key, { code }] of functions) {
    const known = reference.get(key)?.code;
    if (!known) continue;
    const others = setsIn(known);
    for (const [name, values] of setsIn(code))
      if (others.has(name)) (opposite(values, others.get(name)) ? inverted : same).add(name);
  }
  return [...inverted]
    .filter((name) => !same.has(name))
    .map((name) => ({ name, isOf: () => true }));
};

/** Records of one flag that a function makes. */
const flagsIn = (code) =>
  nodes(code).filter((node) => cellField(node) && isFlag(node.properties[0].value));

const valueOf = (/** @type {any} */ { properties }) => properties[0].value.value;

/** Records of one flag that begin with the opposite of the known ones, and stay where it is known. @returns {Holder[]} */
const invertedRecords = (functions, reference) => {
  const codes = [...functions.values()].map(({ code }) => code);
  return [...functions].flatMap(([key, { code }]) => {
    const known = reference.get(key)?.code;
    const records = known ? flagsIn(code) : [];
    const others = records.length > 0 ? flagsIn(known) : [];
    const names = new Set([...records, ...others].map(cellField));
    if (names.size !== 1 || !opposite(records.map(valueOf), others.map(valueOf))) return [];
    const { cells, holdsCell } = keptCells(codes, held(codes, records));
    const [name] = names;
    return cells.length === records.length ? [{ name, isOf: holdsCell, records }] : [];
  });
};

/** The constants that flags are set to and compared with. @param {Holder} holder @returns {any[]|undefined} nothing where one is used otherwise */
const constantsOf = ({ name, isOf, records = [] }, codes) => {
  const isPlace = (code, /** @type {any} */ { type, computed, object, property }) =>
    type === 'MemberExpression' && !computed && property.name === name && isOf(code, object);
  const constants = codes.flatMap((code) => {
    const all = nodes(code);
    const uses = all.filter((node) => isPlace(code, node));
    const places = all.filter(
      (node) => (isSet(node) || isCompared(node)) && uses.includes(node.left),
    );
    const flags = places.map(({ right }) => right).filter(isFlag);
    return flags.length === uses.length ? flags : [undefined];
  });
  const first = records.map(({ properties }) => properties[0].value);
  return constants.includes(undefined) ? undefined : [...first, ...constants];
};

const SOURCE = `
  function make(x) { x.#Open = true; return { Empty: false }; }
  function f(x) { if (x.#Open === true) { x.#Open = false; return g(x); } }`;
const KNOWN = `
  function make(x) { x.#Open = false; return { Empty: false }; }
  function f(x) { if (x.#Open === false) { x.#Open = true; return g(x); } }`;

const OPEN = `
  function f(x) { const record = { Value: true }; return use(record); }
  function use(record) { if (record.Value === false) return undefined; record.Value = false; return g(); }`;
const CLOSED = `
  function f(x) { const record = { Value: false }; return use(record); }
  function use(record) { if (record.Value === true) return undefined; record.Value = true; return g(); }`;

/** @type {import('./index.js').Rule} */
export default {
  name: 'inverted-flags',
  summary: 'a flag that says the opposite of the known one is true where that is',
  sound:
    'Steps set it to true or false alone, and ask for no more than which of them it is: where all of them say the opposite, each question has the same answer, and no program sees the flag.',
  examples: [
    { reference: KNOWN, before: SOURCE, after: KNOWN },
    { reference: CLOSED, before: OPEN, after: CLOSED },
    {
      reference: CLOSED,
      before: `${OPEN} function h(x) { const record = { Value: true }; return Call(x, record); }`,
      after: `${CLOSED} function h(x) { const record = { Value: true }; return Call(x, record); }`,
    },
    {
      reference: CLOSED,
      before: OPEN.replace('use(record)', 'Call(x, record)'),
      after: OPEN.replace('use(record)', 'Call(x, record)'),
    },
    ...['function h(x) { return x.#Open; }', 'function h(x, y) { x.#Open = y; }'].map((more) => ({
      reference: KNOWN,
      before: SOURCE + more,
      after: SOURCE + more,
    })),
  ],
  rewrite(library) {
    const { program, reference } = library;
    if (!reference) return;
    const functions = documentFunctions(program);
    const codes = [...functions.values()].map(({ code }) => code);
    for (const holder of [
      ...invertedSlots(functions, reference),
      ...invertedRecords(functions, reference),
    ]) {
      const { name, records } = holder;
      // the host layer has the slots of promises as well
      const constants = constantsOf(holder, records ? codes : [program]);
      if (!constants) continue;
      for (const constant of constants) {
        constant.value = !constant.value;
        delete constant.raw;
      }
      library.did(name);
    }
  },
};
