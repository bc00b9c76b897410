import { freeName, functionNames, localsOf } from '../../facts/bindings.js';
import { identifier, nodes, references, returns } from '../../ir/estree.js';
import { copy } from '../../ir/pattern.js';
import { namesIn } from '../statement-list.js';

const ASKED = 'SpeciesConstructor(__promise, Promise)';
const CAPABILITY = 'const __capability = NewPromiseCapability(__C);';
const THIS = 'const __promise = this;';
const OPERATION = 'function SpeciesConstructor(__O, __defaultConstructor) { return __C; }';

/** What gives the constructor, with the statement that it stands in. @returns {{value: any, at: number}|undefined} */
const constructorIn = (list, at, /** @type {any} */ { __C }) => {
  const by = list.findIndex(({ declarations }) => declarations?.[0].id.name === __C.name);
  if (by < 0) return { value: __C, at };
  return list[by].kind === 'const' && by < at
    ? { value: list[by].declarations[0].init, at: by }
    : undefined;
};

const OF_CALL = new Set(['ThisExpression', 'MetaProperty', 'AwaitExpression']);

/** Whether an expression asks for nothing of `then` but its promise, which it changes as little. */
const asksPromise = (value, then, /** @type {any} */ { __promise }) => {
  const locals = localsOf(then);
  return (
    references(returns(value)).every(
      ({ node: { name } }) => name === __promise.name || !locals.has(name),
    ) && nodes(value).every(({ type, name }) => !OF_CALL.has(type) && name !== 'arguments')
  );
};

/** An operation that gives the constructor: the promise and %Promise% are what it is given. */
const operationFor = (library, value, /** @type {any} */ { __promise }) => {
  const taken = namesIn(returns(value));
  const [__O, __defaultConstructor] = ['O', 'defaultConstructor'].map((name) =>
    identifier(freeName(name, taken)),
  );
  const names = new Map([
    [__promise.name, __O.name],
    ['Promise', __defaultConstructor.name],
  ]);
  const __C = copy(value, false);
  for (const { node } of references(returns(__C)))
    if (names.has(node.name)) node.name = names.get(node.name);
  return library.build(OPERATION, { __O, __defaultConstructor, __C });
};

/** The operation that others ask for a species is one of another name. */
const setApart = (library) => {
  const operation = library.find('SpeciesConstructor');
  if (!operation) return;
  const taken = functionNames(library.program);
  const name = freeName('SpeciesConstructor', taken);
  library.replaceExpressions(library.program, 'SpeciesConstructor', name);
  library.rename(operation, name);
};

/** `const C = SpeciesConstructor(promise, Promise);` in front of what makes the promise. */
const askBefore = (library, then, statement, promise) => {
  const __C = identifier(freeName('C', localsOf(then)));
  const steps = library.build(`const __C = ${ASKED};`, { ...promise, __C });
  library.mark(steps, statement.origin, false);
  const list = then.body.body;
  list.splice(list.indexOf(statement), 0, ...steps);
  const { init } = statement.declarations[0];
  init.arguments = [{ ...__C, origin: init.origin }];
};

/** What `then` becomes in each example. */
const ASKS = `
  class Promise {
    then(f) {
      const promise = this;
      const C = SpeciesConstructor(promise, Promise);
      const capability = NewPromiseCapability(C);
      return PerformPromiseThen(promise, f, capability);
    }
  }
  function NewPromiseCapability(C) { return make(C); }`;

/** @type {import('./index.js').Rule} */
export default {
  name: 'asked-species',
  summary: 'what `then` makes its promise with is what SpeciesConstructor gives',
  sound:
    'An operation of that name does what the step did, with the same promise; what others ask for a species is an operation of another name.',
  brings: () => ['SpeciesConstructor'],
  examples: [
    {
      reference: 'function SpeciesConstructor(O, C) { return Get(O, C); }',
      before: `
        class Promise {
          then(f) {
            const promise = this;
            const C = Get(promise, 'constructor');
            const capability = NewPromiseCapability(C);
            return PerformPromiseThen(promise, f, capability);
          }
        }
        function NewPromiseCapability(C) { return make(C); }`,
      after: `${ASKS}
        function SpeciesConstructor(O, defaultConstructor) { return Get(O, 'constructor'); }`,
    },
    {
      reference: 'function SpeciesConstructor(O, C) { return Get(O, C); }',
      before: `
        class Promise {
          then(f) {
            const promise = this;
            const capability = NewPromiseCapability(Promise);
            return PerformPromiseThen(promise, f, capability);
          }
        }
        function NewPromiseCapability(C) { return make(C); }
        function SpeciesConstructor(O, C) { return Get(O, C); }
        function f(x) { return SpeciesConstructor(x, Promise); }`,
      after: `${ASKS}
        function SpeciesConstructor(O, defaultConstructor) { return defaultConstructor; }
        function SpeciesConstructor_(O, C) { return Get(O, C); }
        function f(x) { return SpeciesConstructor_(x, Promise); }`,
    },
  ],
  rewrite(library) {
    const then = library.method('Promise.prototype.then');
    if (!library.reference?.has('SpeciesConstructor') || !then) return;
    const list = then.body.body;
    const promise = library.matchAt(THIS, list, 0);
    const at = list.findIndex((_, place) => library.matchAt(CAPABILITY, list, place));
    if (!promise || at < 0 || library.findNodes(then, ASKED).length > 0) return;
    const constructor = constructorIn(list, at, library.matchAt(CAPABILITY, list, at));
    if (!constructor || !asksPromise(constructor.value, then, promise)) return;
    const { origin } = list[constructor.at];
    setApart(library);
    const { value } = constructorIn(list, at, library.matchAt(CAPABILITY, list, at));
    const added = operationFor(library, value, promise);
    library.mark(added, origin, false);
    library.insertAfter(library.find('NewPromiseCapability'), added, origin);
    if (constructor.at === at) askBefore(library, then, list[at], promise);
    else {
      const species = library.buildExpression(ASKED, promise);
      library.mark([species], origin, false);
      list[constructor.at].declarations[0].init = species;
    }
    library.did('then');
  },
};
