import { isDefinition } from './support/definitions.js';

const MADE = 'const __object = OrdinaryObjectCreate($ObjectPrototype);';
const DEFINED = 'CreateDataPropertyOrThrow(__object, __key, __value);';

/** The properties that statements define on an object, each once. */
const propertiesOf = (library, list, at, { __object }) => {
  const properties = new Map();
  for (let i = at; i < list.length; i++) {
    const bindings = library.matchAt(DEFINED, list, i, { __object });
    const name = bindings?.__key.value;
    if (typeof name !== 'string' || !/^[A-Za-z]\w*$/.test(name) || properties.has(name)) break;
    if (library.count(__object.name, bindings.__value) > 0) break;
    properties.set(name, bindings.__value);
  }
  return properties;
};

/** An object literal, in place of what makes the object and defines its properties. */
const rewrite = (library, { bindings, list, statement: creation }) => {
  const at = list.indexOf(creation); // an object before it may have become shorter
  const properties = propertiesOf(library, list, at + 1, bindings);
  if (properties.size === 0) return false;
  const [statement] = library.build('const __object = {};', bindings);
  statement.declarations[0].init.properties = [...properties].map(([name, value]) => ({
    type: 'Property',
    key: { type: 'Identifier', name },
    value,
    kind: 'init',
    computed: false,
    method: false,
    shorthand: false,
  }));
  library.replace(list, at, list.slice(at, at + 1 + properties.size), [statement]);
  return true;
};

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'literal-objects',
  summary: 'an object that gets its properties one after the other is an object literal',
  why: 'allSettled makes an object for each element, withResolvers for each call: no property is defined by a call of the engine',
  sound:
    'Nobody has seen the object, so that each definition makes a data property of its own, and succeeds; a literal makes the same ones in the same order, and evaluates their values in it. Its prototype is the same one.',
  pays: ['fast', 'loose', 'deferred', 'small'],
  after: [],
  rests: [],
  guards: [],
  examples: [
    {
      before: `
        function CreateDataPropertyOrThrow(O, P, V) {
          const success = CreateDataProperty(O, P, V);
          if (success === false) throw new $TypeError();
          return undefined;
        }
        function f(x) {
          const obj = OrdinaryObjectCreate($ObjectPrototype);
          CreateDataPropertyOrThrow(obj, 'status', 'fulfilled');
          CreateDataPropertyOrThrow(obj, 'value', x);
          return obj;
        }`,
      after: `
        function CreateDataPropertyOrThrow(O, P, V) {
          const success = CreateDataProperty(O, P, V);
          if (success === false) throw new $TypeError();
          return undefined;
        }
        function f(x) {
          const obj = { status: 'fulfilled', value: x };
          return obj;
        }`,
    },
  ],
  rewrite(library) {
    if (!isDefinition(library))
      return library.decline('CreateDataPropertyOrThrow', 'no property is defined by it');
    const places = library
      .findPlaces(library.program, MADE)
      .map((place) => ({ ...place, statement: place.list[place.at] }));
    const rewritten = places.filter((place) => rewrite(library, place));
    return rewritten.length > 0
      ? library.did(`${rewritten.length} objects`)
      : library.decline('OrdinaryObjectCreate', 'no object gets its properties at once');
  },
};
