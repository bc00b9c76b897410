import { nodes, references } from '../generator/ir/estree.js';

const SINGLE = 'const __inner = { __field: __value };';

/** Every mention of a property: keys of literals, and what is read or set by its name. */
const mentions = (library, name) =>
  library.members(name).length +
  [...nodes(library.program)].filter(({ type, key }) => type === 'Property' && key.name === name)
    .length;

/** The statement behind one that makes a record which has another, and the property that has it. */
const holderOf = (library, list, { name }) => {
  const statement = list.find((one) => [...references(one)].some(({ node }) => node.name === name));
  const found = statement && library.matchAt('const __outer = __record;', [statement], 0);
  const held = found?.__record.properties?.find(({ value }) => value.name === name);
  return held && { statement, held, outer: found.__outer, key: held.key.name };
};

/** Whether all that is done with the inner record is done to its field. */
const isField = (library, { __inner }, { key }, patterns) => {
  const uses = [...references(library.program)].filter(({ node }) => node.name === __inner.name);
  const [ours, theirs] = patterns.map((one) => library.matchesWhere(library.program, one).length);
  // besides, it is declared and handed over
  return uses.length === ours + 2 && mentions(library, key) === theirs + 1;
};

const flatten = (library, { found, list, at }) => {
  const { __inner, __field, __value } = found;
  const holder = __value.type === 'Literal' && holderOf(library, list.slice(at + 1), __inner);
  if (!holder) return false;
  const { statement, held, outer, key } = holder;
  const fields = [`${__inner.name}.${__field.name}`, `__outer.${key}.${__field.name}`];
  if (!isField(library, found, holder, fields)) return false;
  library.expressions(library.program, fields[1], `__outer.${key}`);
  library.expressions(library.program, fields[0], `${outer.name}.${key}`);
  Object.assign(held, { value: __value, shorthand: false });
  statement.origin = [...new Set([...statement.origin, ...list[at].origin])];
  delete statement.support; // it is what is left of the step that made the other
  library.replace(list, at, [list[at]], []);
  return true;
};

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'flat-records',
  summary: 'a Record of one field that only another record holds is a field of that one',
  why: 'the count of what `all` waits for is no object of its own: 24 to 32 bytes less for each call',
  sound:
    'Nobody compares Records, and this one is reached through the other alone: there is one field for both.',
  after: [],
  rests: [],
  guards: [],
  examples: [
    {
      before: `
        function f(x) {
          const count = { value: 1 };
          const shared = { list: x, left: count };
          count.value = count.value + 1;
          return shared;
        }
        function g(shared) { shared.left.value = shared.left.value - 1; }`,
      after: `
        function f(x) {
          const shared = { list: x, left: 1 };
          shared.left = shared.left + 1;
          return shared;
        }
        function g(shared) { shared.left = shared.left - 1; }`,
    },
  ],
  rewrite(library) {
    const flat = library
      .placesOf(library.program, SINGLE)
      .filter((place) => flatten(library, place));
    return flat.length > 0
      ? library.did(`${flat.length} records`)
      : library.decline('PerformPromiseAll', 'no record of one field is held by another alone');
  },
};
