import { freeName } from '../generator/facts/bindings.js';
import { holdersIn } from '../generator/facts/holders.js';
import { nodes } from '../generator/ir/walk.js';
import { lazy } from '../spec/remembered.js';
import { unitsOf } from './support/units.js';

/** The forms of a region: with a record, and with a flag, or a flag set again, since completion-flags. */
const FORMS = [
  [
    `try {
      __variable = __call;
    } catch (__thrown) {
      __variable = new ThrowCompletion(__thrown);
    }`,
    'if (__variable === failed) __variable = new ThrowCompletion(takeFailure());',
  ],
  [
    `try {
      __variable = __call;
    } catch (__thrown) {
      __variable = __thrown;
      __flag = true;
    }`,
    'if (__variable === failed) { __variable = takeFailure(); __flag = true; }',
  ],
  [
    `try {
      __variable = __call;
      __flag = false;
    } catch (__thrown) {
      __variable = __thrown;
      __flag = true;
    }`,
    '__flag = __variable === failed; if (__flag) __variable = takeFailure();',
  ],
];

/** What a helper returns for an abrupt completion; nobody else ever holds it. */
const SUPPORT = `
  const failed = {};
  let failure;
  function takeFailure() {
    const taken = failure;
    failure = undefined;
    return taken;
  }`;

/** What is called in a protected region, and with what; nothing else may be evaluated in it. */
const partsOf = ({ type, callee, arguments: args, object, property, computed }) => {
  if (type === 'CallExpression' && callee.type === 'Identifier')
    return { name: callee.name, callee, args };
  if (type === 'MemberExpression' && !computed)
    return { name: `Get_${property.name}`, get: property.name, args: [object] };
  return undefined;
};

/** Whether an expression in a function reads a Record that the library made: nobody sees it, and it does not throw. */
const recordsIn = (library) => {
  const units = lazy(() => unitsOf(library));
  const holders = lazy(() => holdersIn(units(), ({ type }) => type === 'ObjectExpression'));
  return (node) => {
    const code = units().find((unit) => nodes(unit).includes(node));
    return code !== undefined && holders()(code, node);
  };
};

/**
 * What throws nothing when it is evaluated: names, fields and slots; fields that could be properties of
 * users are those of Records.
 * @param {(node: any) => boolean} isRecord
 */
const isSimple = (node, isRecord) =>
  ['Identifier', 'Literal'].includes(node.type) ||
  (node.type === 'MemberExpression' &&
    !node.computed &&
    (/^[A-Z_]/.test(node.property.name)
      ? isSimple(node.object, isRecord)
      : isRecord(node.object))) ||
  (node.type === 'ArrayExpression' && node.elements.every((item) => isSimple(item, isRecord)));

/**
 * Helpers by what they do. A callee that is a variable is a parameter of its helper:
 * `tryFunction2(f, a, b)`. The document may have an operation, or a variable, that is called so.
 * @param {import('../generator/ir/library.js').Library} library
 * @returns {(parts: {name: string, callee?: Node, get?: string, args: Node[]}) => {helper: string, args: Node[]}}
 */
const helpersIn = (library) => {
  const helpers = new Map();
  const taken = new Set(nodes(library.program).map(({ name }) => name));
  const nameFor = (usual, count) => {
    const name = [usual, `${usual}Of${count}`].find((free) => !taken.has(free)) ?? usual;
    return freeName(name, taken);
  };
  return ({ name, callee, get, args }) => {
    const parameters = args.map((_, i) => `argument${i + 1}`);
    const known = callee && library.find(name);
    const usual = get ? `tryGet_${get}` : known ? `try${name}` : `tryFunction${args.length}`;
    const inside = get ? `argument1.${get}` : `${known ? name : 'code'}(${parameters.join(', ')})`;
    const all = get || known ? parameters : ['code', ...parameters];
    const what = `${usual} ${all.length}`; // it asks how many it was given
    if (!helpers.has(what)) {
      helpers.set(what, nameFor(usual, all.length));
      const statements = library.build(`
        function ${helpers.get(what)}(${all.join(', ')}) {
          try {
            return ${inside};
          } catch (thrown) {
            failure = thrown;
            return failed;
          }
        }`);
      library.insertAfter(library.find('takeFailure'), statements);
    }
    return { helper: helpers.get(what), args: get || known ? args : [callee, ...args] };
  };
};

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'try-catch-isolation',
  summary: 'each protected region calls a small helper that holds the try',
  why: 'V8 before TurboFan (Node 0.10 to 6) compiled no function with a try well; today it costs nothing, so only the es5 target takes it',
  sound:
    'A region holds one call or one property read of values that are there already; the helper makes the same call with the same values, and an abrupt completion comes back as the same record.',
  after: [],
  rests: [],
  guards: [],
  examples: [
    {
      of: 'ResolveWithObject',
      target: 'es5',
      before: `
        function ResolveWithObject(promise, resolution) {
          if (resolution === promise) {
            var selfResolutionError = new $TypeError('resolution and promise are the same (25.4.1.3.2 Promise Resolve Functions, step 6.a)');
            return RejectPromise(promise, selfResolutionError);
          }
          var then;
          var thenThrew = false;
          try {
            then = resolution.then;
          } catch (thrown) {
            then = thrown;
            thenThrew = true;
          }
          if (thenThrew) {
            return RejectPromise(promise, then);
          }
          var thenAction = then;
          if (!IsCallable(thenAction)) {
            return FulfillPromise(promise, resolution);
          }
          EnqueueInRing(PromiseResolveThenableJob, promise, resolution, HostKeepContext(thenAction));
          return undefined;
        }`,
      after: `
        function ResolveWithObject(promise, resolution) {
          if (resolution === promise) {
            var selfResolutionError = new $TypeError('resolution and promise are the same (25.4.1.3.2 Promise Resolve Functions, step 6.a)');
            return RejectPromise(promise, selfResolutionError);
          }
          var then;
          var thenThrew = false;
          then = tryGet_then(resolution);
          if (then === failed) {
            then = takeFailure();
            thenThrew = true;
          }
          if (thenThrew) {
            return RejectPromise(promise, then);
          }
          var thenAction = then;
          if (!IsCallable(thenAction)) {
            return FulfillPromise(promise, resolution);
          }
          EnqueueInRing(PromiseResolveThenableJob, promise, resolution, HostKeepContext(thenAction));
          return undefined;
        }`,
    },
  ],
  rewrite(library) {
    if (library.target.name !== 'es5')
      return library.decline('es2022', 'its engines compile try as well as anything');
    const anchor = library.find('ThrowCompletion');
    if (!anchor) return library.decline('try', 'no completion is kept');
    library.insertAfter(anchor, library.build(SUPPORT));
    const isRecord = recordsIn(library);
    const helperFor = helpersIn(library);
    let count = 0;
    for (const [pattern, otherwise] of FORMS) {
      count += library.replaceStatements(library.program, pattern, (bindings, [statement]) => {
        const parts = partsOf(bindings.__call);
        if (!parts || !parts.args.every((argument) => isSimple(argument, isRecord)))
          return undefined;
        const { helper, args } = helperFor(parts);
        const callee = { type: 'Identifier', name: helper };
        const call = { type: 'CallExpression', callee, arguments: args, optional: false };
        const [set] = library.build('__variable = __made;', { ...bindings, __made: call });
        return [library.swap(statement, set), ...library.build(otherwise, bindings)];
      });
    }
    return count > 0
      ? library.did(`${count} regions`)
      : library.decline('try', 'no region is known');
  },
};
