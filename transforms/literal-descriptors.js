import { nodes, referencesAmong } from '../generator/ir/walk.js';

const DEFINE = 'DefineOwnProperty(__object, __key, __descriptor)';

/** The function that hands its parameter on as a descriptor, and nothing else of it; and where it stands. */
const handingOn = (library, descriptor) => {
  const declaration = library
    .functions()
    .find(({ params }) => params.some(({ name }) => name === descriptor.name));
  const uses = referencesAmong(nodes(declaration?.body ?? null));
  const references = uses.filter(({ node }) => node.name === descriptor.name);
  return references.length === 1
    ? { declaration, at: declaration.params.findIndex(({ name }) => name === descriptor.name) }
    : undefined;
};

/** The literals that all calls of a function give: nothing where one of them gives something else. */
const literalsFor = (library, { declaration, at }) => {
  const uses = referencesAmong(nodes(library.program)).filter(
    ({ node, parent }) => node.name === declaration.id.name && parent !== declaration,
  );
  const args = uses.map(({ node, parent }) => parent.callee === node && parent.arguments[at]);
  return args.every((argument) => argument && argument.type === 'ObjectExpression')
    ? args
    : undefined;
};

const lowered = (library, literal) => {
  for (const { key } of literal.properties) key.name = key.name.toLowerCase();
  const [nothing] = library.buildExpression('({ __proto__: null })').properties;
  library.mark([nothing], literal.origin, literal.support);
  literal.properties.unshift(nothing);
};

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'literal-descriptors',
  summary: 'a Property Descriptor that stands in a step is the descriptor that the engine takes',
  why: 'no object is asked for its six fields to make another one; 100 bytes less',
  sound:
    'All descriptors are literals, which say what fields they have; they are evaluated in the same order. They inherit nothing.',
  pays: ['fast', 'loose', 'deferred', 'small'],
  after: [],
  rests: [],
  guards: [],
  examples: [
    {
      before: `
        function DefinePropertyOrThrow(O, P, desc) { return DefineOwnProperty(O, P, desc); }
        DefinePropertyOrThrow(error, 'errors', { Writable: true, Value: f() });`,
      after: `
        function DefinePropertyOrThrow(O, P, desc) { return $defineProperty(O, P, desc); }
        DefinePropertyOrThrow(error, 'errors', { __proto__: null, writable: true, value: f() });`,
    },
  ],
  rewrite(library) {
    const [bindings, ...others] = library.findAll(library.program, DEFINE);
    const taker =
      others.length === 0 && bindings?.__descriptor.type === 'Identifier'
        ? handingOn(library, bindings.__descriptor)
        : undefined;
    const literals = taker && literalsFor(library, taker);
    if (!literals) return library.decline('DefineOwnProperty', 'a descriptor is no literal');
    for (const literal of literals) lowered(library, literal);
    library.replaceExpressions(
      library.program,
      DEFINE,
      '$defineProperty(__object, __key, __descriptor)',
    );
    library.removeUnused(['DefineOwnProperty']);
    return library.did(`${literals.length} descriptors`);
  },
};
