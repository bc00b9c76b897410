const PROTECTED = `
  try {
    __variable = __call;
  } catch (__thrown) {
    __variable = new ThrowCompletion(__thrown);
  }`;

/** @typedef {import('../generator/estree.js').Node} Node */

/** What is called in a protected region, and with what; nothing else may be evaluated in it. */
const partsOf = ({ type, callee, arguments: args, object, property, computed }) => {
  if (type === 'CallExpression' && callee.type === 'Identifier')
    return { name: callee.name, callee, args };
  if (type === 'MemberExpression' && !computed)
    return { name: `Get_${property.name}`, get: property.name, args: [object] };
  return undefined;
};

const isSimple = (node) =>
  ['Identifier', 'Literal'].includes(node.type) ||
  (node.type === 'MemberExpression' && !node.computed) ||
  (node.type === 'ArrayExpression' && node.elements.every(isSimple));

/**
 * A callee that is a variable is a parameter of the helper: `tryFunction2(f, a, b)`.
 * @param {import('../generator/library.js').Library} library
 * @param {{name: string, callee?: Node, get?: string, args: Node[]}} parts
 */
const helperFor = (library, { name, callee, get, args }) => {
  const parameters = args.map((_, i) => `argument${i + 1}`);
  const known = callee && library.find(name);
  const helper = get ? `tryGet_${get}` : known ? `try${name}` : `tryFunction${args.length}`;
  const inside = get ? `argument1.${get}` : `${known ? name : 'code'}(${parameters.join(', ')})`;
  const all = get || known ? parameters : ['code', ...parameters];
  if (!library.find(helper)) {
    const made = library.build(`
      function ${helper}(${all.join(', ')}) {
        try {
          return ${inside};
        } catch (thrown) {
          return new ThrowCompletion(thrown);
        }
      }`);
    library.insertAfter(library.find('ThrowCompletion'), made);
  }
  return { helper, args: get || known ? args : [callee, ...args] };
};

/** @type {import('../generator/optimise.js').Pass} */
export default {
  name: 'try-catch-isolation',
  summary: 'each protected region calls a small helper that holds the try',
  why: 'V8 before TurboFan (Node 0.10 to 6) compiled no function with a try well; today it costs nothing, so only the es5 target takes it',
  sound:
    'A region holds one call or one property read of values that are there already; the helper makes the same call with the same values, and an abrupt completion comes back as the same record.',
  after: [],
  guards: [],
  examples: [],
  rewrite(library) {
    if (library.target.name !== 'es5')
      return library.decline('es2022', 'its engines compile try as well as anything');
    let count = 0;
    library.statements(library.program, PROTECTED, (bindings) => {
      const parts = partsOf(bindings.__call);
      if (!parts || !parts.args.every(isSimple)) return undefined;
      count++;
      const { helper, args } = helperFor(library, parts);
      const call = {
        type: 'CallExpression',
        callee: { type: 'Identifier', name: helper },
        arguments: args,
        optional: false,
      };
      return library.build('__variable = __made;', { ...bindings, __made: call });
    });
    return count > 0
      ? library.did(`${count} regions`)
      : library.decline('try', 'no region is known');
  },
};
