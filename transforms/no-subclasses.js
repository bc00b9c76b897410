import { promisesIn } from '../generator/facts/promises.js';
import { reachedIn } from '../generator/facts/reach.js';
import { isSetAgain } from '../generator/ir/assignments.js';
import { nodes, references } from '../generator/ir/estree.js';
import { ADOPTION, THENS } from './support/kernel.js';
import { restOf, unitsOf } from './support/units.js';
import { lazy } from '../spec/remembered.js';

const SPECIES = 'SpeciesConstructor(__object, Promise)';

/** Code that asks which constructor is meant, and what is left where it is always %Promise%. */
const STATEMENTS = [
  [
    "const __C = Promise; if (Type(__C) !== 'Object') throw __e; const __S = Get(__C, $species); if (__S !== undefined && __S !== null) __C = __S;",
    'const __C = Promise;',
  ],
  ["const __C = Promise; if (Type(__C) !== 'Object') throw __e;", 'const __C = Promise;'],
  [
    `let __species;
     let __flag = false;
     try { __species = SpeciesConstructor(__object, Promise); } catch (__thrown) { __species = __thrown; __flag = true; }
     if (__flag) return __rejected;
     if (__species === Promise) { __adopts; return undefined; }
     return __otherwise;`,
    '__adopts; return undefined;',
  ],
  ['if (Promise === Promise) { __adopts; } else { __otherwise; }', '__adopts;'],
];

const ASKED =
  "const __c = Get(__x, 'constructor'); if (SameValue(__c, Promise) === true) return __x;";

const EXPRESSIONS = [
  [SPECIES, 'Promise'],
  ['Promise === Promise ? __made : __others', '__made'],
  ['Promise === Promise && __test', '__test'],
  ['contexts.nobody', 'NewPromise()'], // what its job throws becomes a rejection that nobody handles
];

/** What asks whether a capability is a promise, and what is left where it is no Record. */
const CAPABILITIES = [
  ['ResolveCapability(__promise, __value)', 'ResolvePromise(__promise, __value)'],
  ['RejectCapability(__promise, __reason)', 'RejectFirst(__promise, __reason)'],
  ['PromiseOfCapability(__promise)', '__promise'],
];

/** Whether an expression gives a PromiseCapability Record: one that is made here, or of another's class. */
const isRecord = ({ type, callee, properties }) =>
  type === 'ObjectExpression'
    ? properties.some(({ key }) => key?.name === 'Resolve')
    : /^New(?:Promise|Intrinsic)Capability(?:Of)?$/.test(callee?.name);

/** What is left without a use on the way; its own uses of others go with it. */
const UNUSED = [
  'SpeciesConstructor',
  'AdoptThroughSpecies',
  'ResolveCapability',
  'RejectCapability',
  'PromiseOfCapability',
];

const isPromise = (node) => node?.type === 'Identifier' && node.name === 'Promise';

const rename = (root, name) => {
  for (const { node } of [...references(root)]) if (node.name === name) node.name = 'Promise';
};

/** Variables that are nothing but %Promise%. */
const foldVariables = (library) => {
  let count = 0;
  for (const { type, body } of [...nodes(library.program)]) {
    if (type !== 'BlockStatement') continue;
    for (const statement of [...body]) {
      const bindings = library.matchAt('const __C = Promise;', [statement], 0);
      const { name } = bindings?.__C ?? {};
      if (!name || library.findAll(body, `${name} = __value`).length > 0) continue;
      library.replace(body, body.indexOf(statement), [statement], []);
      rename(body, name);
      count++;
    }
  }
  return count;
};

/** Every promise is of %Promise%: who asks for its constructor, and for nothing more, knows. */
const foldConstructors = (library) => {
  const units = unitsOf(library);
  const holds = lazy(() => promisesIn(units, (slot) => library.slotName(slot)));
  return units.reduce(
    (sum, code) =>
      sum +
      library.replaceStatements(code.body, ASKED, (bindings) =>
        holds()(code, bindings.__x) && library.count(bindings.__c.name, code) === 2
          ? library.build('return __x;', bindings)
          : undefined,
      ),
    0,
  );
};

/** Parameters that every call gives %Promise%. */
const foldParameters = (library) => {
  let count = 0;
  const beside = library.listOf(library.find('Promise')); // elsewhere the name means another
  const all = references(library.program);
  for (const declaration of beside.filter(({ type }) => type === 'FunctionDeclaration')) {
    const uses = all.filter(
      ({ node, parent }) => node.name === declaration.id.name && parent !== declaration,
    );
    const calls = uses.map(({ node, parent }) => (parent.callee === node ? parent : undefined));
    if (calls.length === 0 || calls.includes(undefined)) continue;
    const at = declaration.params.findIndex(
      (param, i) =>
        calls.every((call) => isPromise(call.arguments[i])) && !isSetAgain(declaration, param.name),
    );
    if (at < 0) continue;
    const [{ name }] = declaration.params.splice(at, 1);
    for (const call of calls) call.arguments.splice(at, 1);
    rename(declaration.body, name);
    count++;
  }
  return count;
};

/** Capabilities that are promises, wherever no Record of another class may be in their place. */
const foldCapabilities = (library) => {
  const units = unitsOf(library);
  const mayBeRecord = lazy(() => reachedIn([...units, restOf(library, units)], isRecord));
  return CAPABILITIES.reduce(
    (sum, [pattern, replacement]) =>
      sum +
      units.reduce(
        (inUnits, code) =>
          inUnits +
          library.replaceExpressions(code.body, pattern, (bindings) =>
            mayBeRecord()(code, bindings.__promise)
              ? undefined
              : library.buildExpression(replacement, bindings),
          ),
        0,
      ),
    0,
  );
};

const MAKES = [
  'NewPromiseCapability(__C)',
  '__C === Promise ? __a : __b',
  "Invoke(__C, 'resolve', __list)",
];

/** Static methods: `this` is %Promise%, whatever they are called on. */
const foldReceivers = (library) => {
  let count = 0;
  const ofPrototype = library.query.methods().filter(({ holder }) => holder.endsWith('.prototype'));
  const others = new Set(ofPrototype.map(({ code }) => code)); // `this` is what they are called on
  for (const { body } of library.allFunctions().filter((code) => !others.has(code))) {
    for (const statement of Array.isArray(body.body) ? body.body : []) {
      const bindings = library.matchAt('const __C = this;', [statement], 0);
      if (!bindings || !MAKES.some((use) => library.findNodes(body, use, bindings).length > 0))
        continue;
      statement.declarations[0].init = library.buildExpression('Promise');
      library.stamp([statement], statement.origin);
      count++;
    }
  }
  return count;
};

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'no-subclasses',
  summary: 'every promise that a method makes is of %Promise%; nobody is asked for a constructor',
  why: 'then reads no constructor and no species; a capability is always the promise',
  assumes: ['deferred-promises'],
  unsound:
    'A method called on a subclass gives a promise of the base class: `this` of a static method, `constructor` and @@species are not looked at. `resolve` hands on every promise of this library, whatever its constructor is.',
  after: ['capability-bypass'],
  rests: [...THENS, ...ADOPTION],
  guards: [],
  examples: [
    {
      of: 'ThenWithConstructor',
      before: `
        function ThenWithConstructor(promise, onFulfilled, onRejected, C) {
          const resultCapability = C === Promise ? NewPromise() : declaresNoSideEffects(C) ? NewPromiseOf(C) : NewPromiseCapability(C);
          return PerformPromiseThen(promise, onFulfilled, onRejected, resultCapability);
        }`,
      after: `
        function ThenWithConstructor(promise, onFulfilled, onRejected) {
          const resultCapability = NewPromise();
          return PerformPromiseThen(promise, onFulfilled, onRejected, resultCapability);
        }`,
    },
  ],
  rewrite(library) {
    if (!library.find('NewPromise'))
      return library.decline('NewPromiseCapability', 'capability-bypass did not apply');
    library.givesUp(library.findNodes(library.program, SPECIES));
    let count = foldReceivers(library);
    const foldClasses = () => {
      let more = STATEMENTS.reduce(
        (sum, [pattern, replacement]) =>
          sum + library.replaceStatements(library.program, pattern, replacement),
        0,
      );
      more += EXPRESSIONS.reduce(
        (sum, [pattern, replacement]) =>
          sum + library.replaceExpressions(library.program, pattern, replacement),
        0,
      );
      more += foldConstructors(library) + foldVariables(library) + foldParameters(library);
      library.removeUnused(UNUSED);
      return more;
    };
    // whose capability may be a Record is known where no class is asked for any more
    for (let more = 1; more > 0; count += more) more = foldClasses() || foldCapabilities(library);
    return library.did(`${count} places`);
  },
};
