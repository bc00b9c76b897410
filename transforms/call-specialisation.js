import { changedFromInside } from '../generator/facts/steady.js';
import { nodes, references } from '../generator/ir/estree.js';
import { remembered } from '../spec/remembered.js';
import { dropSlotsAsked, ownConstructor } from './support/own-objects.js';

const isName = (node) => node.type === 'Identifier';
/** Who sets the fields of a capability. */
const SET_ONCE = ['NewPromiseCapability', 'GetCapabilitiesExecutorFunction'];

/** Evaluating it has no effect. */
const isSimple = (node) =>
  isName(node) ||
  node.type === 'Literal' ||
  node.type === 'ThisExpression' ||
  (node.type === 'MemberExpression' &&
    !node.computed &&
    isSimple(node.object) &&
    /^[A-Z_#]/.test(node.property.name));

const directCall = (callee, args) => ({
  type: 'CallExpression',
  callee,
  arguments: args,
  optional: false,
});

/** Names of Records' fields begin with capitals: other passes take no property of users for one. */
const PROPERTY = /^[a-z]\w*$/;
const isPlainKey = ({ type, value }) => type === 'Literal' && PROPERTY.test(value);

/** `Get(o, 'then')` → `o.then`, `Get(C, $species)` → `C[$species]` */
const property = (library, { __object, __key }) => {
  if (isPlainKey(__key)) return library.buildExpression(`__object.${__key.value}`, { __object });
  return isSimple(__key)
    ? library.buildExpression('__object[__key]', { __object, __key })
    : undefined;
};

/**
 * `GetV(v, 'then')` → `v.then`: each place reads its own kind of object, which an engine learns.
 * GetV itself says what undefined and null lack.
 */
const propertyOfValue = (library, { __object, __key }) => {
  if (!isName(__object) || !isPlainKey(__key)) return undefined;
  const text = `__object === undefined || __object === null ? GetV(__object, __key) : __object.${__key.value}`;
  return library.buildExpression(text, { __object, __key });
};

/** `Call(f, undefined, [a])` → `f(a)`: a call of a name passes undefined as this. */
const call = (library, { __function, __list }) => {
  if (!__list.elements) return undefined;
  if (isName(__function)) return directCall(__function, __list.elements);
  const callee = {
    type: 'SequenceExpression',
    expressions: [library.buildExpression('0'), __function],
  };
  return directCall(callee, __list.elements);
};

/** `Call(f, undefined)` → `f()` */
const callWithNothing = (library, { __function }) =>
  isName(__function) ? directCall(__function, []) : undefined;

/** `Construct(C, [a])` → `new C(a)` */
const construct = (library, { __constructor, __list }) =>
  isName(__constructor) && __list.elements
    ? { type: 'NewExpression', callee: __constructor, arguments: __list.elements }
    : undefined;

/** Fields that something sets, beside what makes capabilities: the pass itself sets none. */
const fieldsSet = remembered((library) => {
  const makers = library.functions().filter(({ id }) => SET_ONCE.includes(id.name));
  const inside = new Set(nodes(makers));
  return new Set(
    nodes(library.program)
      .filter((node) => node.type === 'AssignmentExpression' && !inside.has(node))
      .map(({ left }) => left.property?.name),
  );
}, new WeakMap());

const changed = remembered((library) => changedFromInside(library.program), new WeakMap());

/**
 * Whether a simple expression gives the same after user code has run: fields that nobody sets when a
 * Record is there. Those of a capability are set once, before: by user code that the executor was
 * handed to.
 */
const isSteady = (library, { type, name, object, property }) => {
  if (type === 'Identifier') return !changed(library).has(name);
  if (type !== 'MemberExpression') return true;
  return (
    isSteady(library, object) &&
    !/^[#_]/.test(property.name) &&
    library.knows(SET_ONCE) &&
    !fieldsSet(library).has(property.name)
  );
};

/** `Invoke(o, 'then', [a, b])` → `o.then(a, b)` where nothing can tell when a and b are read. */
const invoke = (library, { __object, __key, __list }) => {
  const plain =
    isName(__object) &&
    isPlainKey(__key) &&
    __list.elements?.every((element) => isSimple(element) && isSteady(library, element));
  if (!plain) return undefined;
  return directCall(
    library.buildExpression(`__object.${__key.value}`, { __object }),
    __list.elements,
  );
};

const INVOKE = `
  if (arguments.length < 3) argumentsList = [];
  const __method = GetV(__object, __key);
  return Call(__method, __object, argumentsList);`;

const PROTOTYPE = `
  let __proto = Get(__constructor, 'prototype');
  if (Type(__proto) !== 'Object') {
    const __realm = GetFunctionRealm(__constructor);
    __proto = __realm[__name];
  }
  return __proto;`;
const PROTOTYPE_TESTED = PROTOTYPE.replace("Type(__proto) !== 'Object'", '!isObject(__proto)');

const CREATE = `
  const __proto = GetPrototypeFromConstructor(__constructor, __name);
  return ObjectCreate(__proto, __slots);`;

const hasBody = (library, name, ...patterns) => {
  const { body } = library.find(name)?.body ?? { body: [] };
  return patterns.some((pattern) => library.matchAt(pattern, body, 0));
};

/** The object of %Promise% itself: its prototype property can neither be replaced nor watched. */
const intrinsicCreation = (library) => {
  const known =
    hasBody(library, 'OrdinaryCreateFromConstructor', CREATE) &&
    hasBody(library, 'GetPrototypeFromConstructor', PROTOTYPE, PROTOTYPE_TESTED);
  if (!known) return 0;
  const inside = library.replaceExpressions(
    library.program,
    "OrdinaryCreateFromConstructor(Promise, '%PromisePrototype%', __slots)",
    'ObjectCreate(Promise.prototype, __slots)',
  );
  const newTarget = library.target.newTarget();
  return (
    inside +
    library.replaceDeclarations(library.constructorFunction(), ({ id, init }) => {
      const pattern = "OrdinaryCreateFromConstructor(__newTarget, '%PromisePrototype%', __slots)";
      const bindings = init && library.match(pattern, init, { __newTarget: newTarget });
      const replacement = `const __id = __newTarget === Promise ? ObjectCreate(Promise.prototype, __slots) : ${pattern};`;
      return bindings && library.build(replacement, { ...bindings, __id: id })[0];
    })
  );
};

/** %Promise% is a constructor; the engine need not be asked. */
const intrinsicConstructor = (library) => {
  let count = 0;
  for (const declaration of library.functions()) {
    if (declaration.id.name === 'IsConstructor') continue;
    for (const statement of declaration.body.body) {
      if (statement.type !== 'IfStatement') continue;
      const bindings = library.match('IsConstructor(__x)', statement.test);
      if (!bindings || !isName(bindings.__x)) continue;
      statement.test = library.buildExpression('__x === Promise || IsConstructor(__x)', bindings);
      library.stamp([statement.test], statement.origin);
      count++;
    }
  }
  return count;
};

/** `const status = f();` of a variable that nobody reads → `f();` */
const dropUnreadResults = (library) => {
  let count = 0;
  for (const code of library.allFunctions()) {
    const used = new Set();
    for (const { node, parent, key } of references(code.body))
      if (parent.type !== 'VariableDeclarator' || key !== 'id') used.add(node.name);
    count += library.replaceDeclarations(code.body, ({ id, init }) => {
      const effect = init && /^(?:Call|New)Expression$/.test(init.type);
      return effect && !used.has(id.name)
        ? { type: 'ExpressionStatement', expression: init }
        : undefined;
    });
  }
  return count;
};

/** A rewrite where there is none. */
const leave = () => undefined;

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'call-specialisation',
  summary: 'operations with known arguments become the JavaScript operation that they are',
  why: 'no lists of arguments, no generic helpers that see every kind of object and function',
  sound:
    'Each rewrite is the definition of the operation for the arguments that stand there; where the order of evaluation could be seen, the call stays.',
  pays: ['fast', 'loose', 'deferred', 'small'],
  after: ['type-tests'],
  rests: ['Promise.prototype'],
  guards: [],
  examples: [
    { before: "const x = Get(o, 'then');", after: 'const x = o.then;' },
    { before: "const x = Get(o, 'Then');", after: "const x = o['Then'];" },
    {
      before: "const x = GetV(v, 'then');",
      after: "const x = v === undefined || v === null ? GetV(v, 'then') : v.then;",
    },
    { before: 'return Call(f, undefined, [x]);', after: 'return f(x);' },
    { before: 'return Call(r.Resolve, undefined, [x]);', after: 'return (0, r.Resolve)(x);' },
    { before: 'const p = Construct(C, [executor]);', after: 'const p = new C(executor);' },
  ],
  rewrite(library) {
    const { program } = library;
    let count =
      intrinsicConstructor(library) +
      intrinsicCreation(library) +
      ownConstructor(library) +
      dropSlotsAsked(library);
    const invokable = hasBody(library, 'Invoke', INVOKE);
    /** @type {[string, (library: any, bindings: any) => any][]} */
    const rules = [
      ['Invoke(__object, __key, __list)', invokable ? invoke : leave],
      ['GetV(__object, __key)', propertyOfValue],
      ['Get(__object, __key)', property],
      ['Call(__function, undefined, __list)', call],
      ['Call(__function, undefined)', callWithNothing],
      ['Construct(__constructor, __list)', construct],
    ];
    for (const [pattern, rewrite] of rules) {
      count += library.replaceExpressions(program, pattern, (bindings) =>
        rewrite(library, bindings),
      );
    }
    count += dropUnreadResults(library);
    library.removeUnused(['Get', 'Invoke']);
    return count > 0
      ? library.did(`${count} calls`)
      : library.decline('Call', 'nothing to specialise');
  },
};
