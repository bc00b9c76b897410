import { describing, undescribed } from '../../ir/descriptions.js';
import { nodes } from '../../ir/estree.js';
import { copy, same } from '../../ir/pattern.js';

/** @returns {Map<string, any[]>} what describes a function object where it is made, by the operation that makes it */
const descriptionsIn = (program) => {
  const all = nodes(program).filter((node) => undescribed(node) !== node);
  const inner = new Set(all.map((node) => node.arguments[0]));
  const descriptions = new Map();
  for (const node of all) {
    const { type, callee } = undescribed(node);
    if (inner.has(node) || type !== 'CallExpression' || !callee.name) continue;
    descriptions.set(callee.name, [...(descriptions.get(callee.name) ?? []), node]);
  }
  return descriptions;
};

/** Whether what a function object is told is the same whoever makes it. */
const isConstant = (description) => {
  const [inner, , descriptor] = description.arguments;
  const isLiteral = (/** @type {any} */ { value }) => value.type === 'Literal';
  return (
    descriptor.properties.every(isLiteral) && (undescribed(inner) === inner || isConstant(inner))
  );
};

const becomes = (node, other) => {
  for (const key of Object.keys(node)) delete node[key];
  Object.assign(node, other);
};

/** The maker describes the function object, if it is described in one way wherever it is made. */
const describe = (library, name, places) => {
  const code = library.functionObject(name);
  if (!code || library.count(name) !== places.length + 1 || !places.every(isConstant)) return;
  const [description, ...others] = places.map((place) => describing(copy(place), code));
  if (!others.every((other) => same(other, description))) return;
  const last = library.find(name).body.body.at(-1);
  last.argument = describing(description, last.argument);
  for (const place of places) becomes(place, undescribed(place));
  library.did(name);
};

/** @type {import('./index.js').Rule} */
export default {
  name: 'described-functions',
  summary: 'what makes a function object also says its name and its length',
  sound:
    'Wherever the function object is made its properties are defined before anybody gets it, with the same constants: it makes no difference which operation does that.',
  examples: [
    {
      before: `
        function pair(a) {
          const slots = { A: undefined };
          const use = describe(Use(slots), 'name', { __proto__: null, value: 'use' });
          slots.A = a;
          return use;
        }
        function Use(F) { return x => F.A(x); }`,
      after: `
        function pair(a) {
          const slots = { A: undefined };
          const use = Use(slots);
          slots.A = a;
          return use;
        }
        function Use(F) { return describe(x => F.A(x), 'name', { __proto__: null, value: 'use' }); }`,
    },
    {
      before: `
        function bind(a) { return describe(Use(a), 'name', { __proto__: null, value: a.name }); }
        function Use(F) { return x => F.A(x); }`,
      after: `
        function bind(a) { return describe(Use(a), 'name', { __proto__: null, value: a.name }); }
        function Use(F) { return x => F.A(x); }`,
    },
  ],
  rewrite(library) {
    for (const [name, places] of descriptionsIn(library.program)) describe(library, name, places);
  },
};
