import { nodes, references } from '../generator/ir/estree.js';

const SINGLE = 'const __inner = { __field: __value };';

/** Every mention of a property: keys of literals, and what is read or set by its name. */
const mentions = (library, name) =>
  library.members(name).length +
  [...nodes(library.program)].filter(({ type, key }) => type === 'Property' && key.name === name)
    .length;

/** The statement behind one that makes a record which has another, and the property that has it. */
const holderOf = (library, list, { name }) => {
  const statement = list.find((candidate) =>
    [...references(candidate)].some(({ node }) => node.name === name),
  );
  const bindings = statement && library.matchAt('const __outer = __record;', [statement], 0);
  const held = bindings?.__record.properties?.find(({ value }) => value.name === name);
  return held && { statement, held, outer: bindings.__outer, key: held.key.name };
};

/** A record that another has, with the function that makes both. */
const candidateOf = (library, { bindings, list, at }) => {
  const holder =
    bindings.__value.type === 'Literal' && holderOf(library, list.slice(at + 1), bindings.__inner);
  if (!holder) return undefined;
  const root = library.functions().findLast((code) => nodes(code).includes(list[at]));
  return { ...bindings, ...holder, list, record: list[at], root };
};

/** Whether all that is done with the inner record where it is made is done to its field. */
const isField = (library, { __inner, __field, root }) => {
  const uses = [...references(root)].filter(({ node }) => node.name === __inner.name);
  const ours = library.findNodes(root, `${__inner.name}.${__field.name}`);
  return uses.length === ours.length + 2; // besides, it is declared and handed over
};

/** Records under one name, in all that have one of that name: they are flat, or none is. */
const isFlat = (library, group) => {
  const [{ key, __field }] = group;
  const theirs = library.findNodes(library.program, `__outer.${key}.${__field.name}`).length;
  return (
    group.every((place) => place.root && isField(library, place)) &&
    group.every((place) => place.__field.name === __field.name) &&
    mentions(library, key) === theirs + group.length
  );
};

const flatten = (library, { __inner, __field, __value, statement, held, outer, key, ...place }) => {
  const { list, record, root } = place;
  library.replaceExpressions(library.program, `__outer.${key}.${__field.name}`, `__outer.${key}`);
  library.replaceExpressions(root, `${__inner.name}.${__field.name}`, `${outer.name}.${key}`);
  Object.assign(held, { value: __value, shorthand: false });
  statement.origin = [...new Set([...statement.origin, ...record.origin])];
  delete statement.support; // it is what is left of the step that made the other
  library.replace(list, list.indexOf(record), [record], []);
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
    const places = library.findPlaces(library.program, SINGLE);
    const candidates = places.map((place) => candidateOf(library, place)).filter(Boolean);
    const keys = [...new Set(candidates.map(({ key }) => key))];
    const flat = keys
      .map((name) => candidates.filter(({ key }) => key === name))
      .filter((group) => isFlat(library, group))
      .flat();
    for (const place of flat) flatten(library, place);
    return flat.length > 0
      ? library.did(`${flat.length} records`)
      : library.decline('PerformPromiseAll', 'no record of one field is held by another alone');
  },
};
