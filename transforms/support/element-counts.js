import { nodes } from '../../generator/ir/estree.js';

const ATTACH = 'ThenElement(__promise, __index, __elements)';
const RECORD = 'const __elements = __record;';
const LAST = '__count.value === 0';

/** Once each: the variables, one more before each element, one less behind the last. */
const ONCE = [
  RECORD,
  'const __values = __list;',
  'const __count = { value: 1 };',
  `__count.value = __count.value + 1; ${ATTACH};`,
  '__count.value = __count.value - 1;',
];

const APPEND = ['__values[__values.length] = __value;', 'AppendToList(__values, __value);'];

/**
 * The loop of `all`, where it reads its values when no element remains, and never else: its count
 * begins with one for the loop, and each element adds one.
 *
 * @typedef {object} ElementLoop
 * @property {import('../../generator/ir/pattern.js').Bindings} found `__elements`, `__values` and `__count`, its variables
 * @property {import('../../generator/ir/estree.js').Node[]} list the statements that end it
 * @property {number} at where they ask whether no element remains
 * @property {import('../../generator/ir/estree.js').Node} code the function that has the loop
 *
 * @param {import('../../generator/ir/library.js').Library} library with array-combinators applied
 * @param {string} values the List's name in the record of what elements share
 * @param {string} count the name of their count there
 * @returns {ElementLoop|undefined}
 */
export const findLoop = (library, values, count) => {
  const loop = library.functions().findLast((one) => library.matchesIn(one, ATTACH).length > 0);
  if (!loop) return undefined;
  const find = (pattern, bindings) => library.placesOf(loop, pattern, bindings);
  const [{ __elements }] = library.matchesIn(loop, ATTACH);
  const [record] = find(RECORD, { __elements });
  const variable = (key) =>
    record?.found.__record.properties?.find((one) => one.key.name === key)?.value;
  const bindings = { __elements, __values: variable(values), __count: variable(count) };
  if (!bindings.__values || !bindings.__count) return undefined;
  const once = ONCE.map((pattern) => find(pattern, bindings));
  if (once.some(({ length }) => length !== 1)) return undefined;
  const [less] = once.at(-1);
  const end = less.list[less.at + 1];
  if (!library.match(LAST, end?.test, bindings)) return undefined;
  const appends = APPEND.flatMap((pattern) => find(pattern, bindings));
  const known = [...[...once.flat(), ...appends].map(({ list, at }) => list[at]), end];
  const others = new Set([...nodes(loop)]);
  for (const node of nodes(known)) others.delete(node);
  const names = [bindings.__values.name, bindings.__count.name];
  const isUsed = [...others].some(
    ({ type, name }) => type === 'Identifier' && names.includes(name),
  );
  return isUsed ? undefined : { found: bindings, list: less.list, at: less.at + 1, code: loop };
};

/**
 * Whether the List has an element for each index: they count from zero, one more in each round, and
 * one is appended before.
 *
 * @param {import('../../generator/ir/library.js').Library} library
 * @param {ElementLoop} loop
 * @returns {boolean}
 */
export const hasRoom = (library, { code, found }) => {
  const [{ __index }] = library.matchesIn(code, ATTACH);
  const find = (pattern) => library.placesOf(code, pattern, { ...found, __index });
  const round = [APPEND.flatMap(find), find(`${ATTACH};`), find('__index = __index + 1;')];
  const sets = library.matchesWhere(code, '__index = __value', { __index });
  const [list] = round[0].map((one) => one.list);
  return (
    find('const __index = 0;').length === 1 &&
    sets.length === 1 &&
    round.every((places) => places.length === 1 && places[0].list === list) &&
    round.every((places, i) => i === 0 || places[0].at > round[i - 1][0].at)
  );
};
