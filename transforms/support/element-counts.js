import { nodes } from '../../generator/ir/estree.js';

/** What attaches an element, by the name of the function that does. */
const attach = (name) => `${name}(__promise, __index, __elements)`;

const ADOPTS = 'PerformAdoption(__promise, __onFulfilled, __onRejected, __elements)';
const RECORD = 'const __elements = __record;';
const LAST = '__count.value === 0';

/** Once each: the variables, one more before each element, one less behind the last. */
const once = (name) => [
  RECORD,
  'const __values = __list;',
  'const __count = { value: 1 };',
  `__count.value = __count.value + 1; ${attach(name)};`,
  '__count.value = __count.value - 1;',
];

const APPEND = ['__values[__values.length] = __value;', 'AppendToList(__values, __value);'];

/**
 * Functions that attach elements: each has a loop of its own.
 * @param {import('../../generator/ir/library.js').Library} library with array-combinators applied
 * @returns {string[]} their names
 */
export const attachersOf = (library) =>
  library
    .innermostFunctions()
    .filter((code) =>
      library
        .findAll(code, ADOPTS)
        .some(
          ({ __elements }) => code.params.length === 3 && __elements.name === code.params[2].name,
        ),
    )
    .map(({ id }) => id.name);

const loopOf = (library, name) => {
  const code = library
    .functions()
    .findLast((declaration) => library.findAll(declaration, attach(name)).length > 0);
  const [{ __elements } = { __elements: undefined }] = code
    ? library.findAll(code, attach(name))
    : [];
  const [record] = code ? library.findPlaces(code, RECORD, { __elements }) : [];
  const properties = record?.bindings.__record.properties;
  return properties ? { code, __elements, properties } : undefined;
};

/**
 * @param {import('../../generator/ir/library.js').Library} library
 * @param {string} name of a function that attaches elements
 * @param {string} field
 * @returns {boolean} whether its elements share one of that name
 */
export const hasField = (library, name, field) =>
  loopOf(library, name)?.properties.some(({ key }) => key.name === field) ?? false;

/**
 * The loop of `all`, where it reads its values when no element remains, and never else: its count
 * begins with one for the loop, and each element adds one.
 *
 * @typedef {object} ElementLoop
 * @property {string} name of the function that attaches its elements
 * @property {import('../../generator/ir/pattern.js').Bindings} bindings `__elements`, `__values` and `__count`, its variables
 * @property {import('../../generator/ir/estree.js').Node[]} list the statements that end it
 * @property {number} at where they ask whether no element remains
 * @property {import('../../generator/ir/estree.js').Node} code the function that has the loop
 *
 * @param {import('../../generator/ir/library.js').Library} library with array-combinators applied
 * @param {string} name of the function that attaches its elements
 * @param {string} values the List's name in the record of what elements share
 * @param {string} count the name of their count there
 * @returns {ElementLoop|undefined}
 */
export const findLoop = (library, name, values, count) => {
  const known = loopOf(library, name);
  if (!known) return undefined;
  const { code, __elements, properties } = known;
  const find = (pattern, bindings) => library.findPlaces(code, pattern, bindings);
  const variable = (field) => properties.find(({ key }) => key.name === field)?.value;
  const bindings = { __elements, __values: variable(values), __count: variable(count) };
  if (!bindings.__values || !bindings.__count) return undefined;
  const single = once(name).map((pattern) => find(pattern, bindings));
  if (single.some(({ length }) => length !== 1)) return undefined;
  const [less] = single.at(-1);
  const end = less.list[less.at + 1];
  if (!library.match(LAST, end?.test, bindings)) return undefined;
  const appends = APPEND.flatMap((pattern) => find(pattern, bindings));
  const places = [...[...single.flat(), ...appends].map(({ list, at }) => list[at]), end];
  const others = new Set([...nodes(code)]);
  for (const node of nodes(places)) others.delete(node);
  const names = [bindings.__values.name, bindings.__count.name];
  const isUsed = [...others].some(
    ({ type, name }) => type === 'Identifier' && names.includes(name),
  );
  return isUsed ? undefined : { name, bindings, list: less.list, at: less.at + 1, code };
};

/**
 * Whether the List has an element for each index: they count from zero, one more in each round, and
 * one is appended before.
 *
 * @param {import('../../generator/ir/library.js').Library} library
 * @param {ElementLoop} loop
 * @returns {boolean}
 */
export const hasRoom = (library, { name, code, bindings }) => {
  const [{ __index }] = library.findAll(code, attach(name));
  const find = (pattern) => library.findPlaces(code, pattern, { ...bindings, __index });
  const round = [APPEND.flatMap(find), find(`${attach(name)};`), find('__index = __index + 1;')];
  const sets = library.findNodes(code, '__index = __value', { __index });
  const [list] = round[0].map((place) => place.list);
  return (
    find('const __index = 0;').length === 1 &&
    sets.length === 1 &&
    round.every((places) => places.length === 1 && places[0].list === list) &&
    round.every((places, i) => i === 0 || places[0].at > round[i - 1][0].at)
  );
};
