import { renameLocals } from '../../facts/bindings.js';
import { functionSettings } from '../../facts/capabilities.js';
import { references } from '../../ir/estree.js';

const NEW = `
  if (IsConstructor(__C) === false) throw __notConstructor;
  const __functions = { Resolve: undefined, Reject: undefined };
  const __executor = __maker(__functions);
  const __promise = Construct(__C, [__executor]);
  if (IsCallable(__functions.Resolve) === false) throw __noResolve;
  if (IsCallable(__functions.Reject) === false) throw __noReject;
  return { Promise: __promise, Resolve: __functions.Resolve, Reject: __functions.Reject };`;

const MADE = `
  if (IsConstructor(__C) === false) throw __notConstructor;
  const promiseCapability = { Promise: undefined, Resolve: undefined, Reject: undefined };
  const __executor = GetCapabilitiesExecutorFunction(promiseCapability);
  const __promise = Construct(__C, [__executor]);
  if (IsCallable(promiseCapability.Resolve) === false) throw __noResolve;
  if (IsCallable(promiseCapability.Reject) === false) throw __noReject;
  promiseCapability.Promise = __promise;
  return promiseCapability;`;

/** What is filled may be the capability itself. */
const ITSELF = MADE.replace('GetCapabilitiesExecutorFunction', '__maker').replaceAll(
  'promiseCapability',
  '__functions',
);

const FILLED = ['__functions.Resolve = __resolve;', '__functions.Reject = __reject;'];
const ASKS = ['Resolve', 'Reject'].map(
  (field) => `if (__functions.${field} !== undefined) throw __error;`,
);

/**
 * Whether an executor keeps both functions that it is given, and before that throws where it has one:
 * what it does besides, it may do.
 */
const fillsOnce = (library, code, bindings) => {
  const list = code.body.type === 'BlockStatement' ? code.body.body : [];
  const placesOf = (pattern) =>
    list.flatMap((_, at) => (library.matchAt(pattern, list, at, bindings) ? [at] : []));
  const stores = FILLED.map(placesOf);
  const [test = Infinity] = ASKS.flatMap(placesOf);
  const { name } = bindings.__functions;
  const isField = ({ parent, key }) =>
    parent.type === 'MemberExpression' && key === 'object' && !parent.computed;
  const uses = references(code).filter(({ node }) => node.name === name);
  return (
    stores.every(({ length, 0: at }) => length === 1 && at > test) &&
    uses.every(isField) &&
    functionSettings(code).length === 2
  );
};

/** What is built has a variable of its own. */
const freeName = (make) =>
  renameLocals(make, new Map([['promiseCapability', 'promiseCapability_']]));

const fillCapability = (library, make, start, bindings) => {
  const [before, list] = [make.body.body.slice(0, start), make.body.body.slice(start)];
  const statements = library.build(MADE, bindings);
  list.forEach((old, at) => at < 6 && library.swap(old, statements[at]));
  library.mark(statements.slice(6), list[6].origin, false);
  statements[7].leadingComments = list[6].leadingComments;
  make.body.body = [...before, ...statements];
};

/** @type {import('./index.js').Rule} */
export default {
  name: 'capability-executor',
  summary: 'the closure of an executor is a function object that fills the capability',
  sound:
    'Both functions of the capability are the ones that the executor was given, and callable when it is returned, from when on the executor throws before it sets any: no other step sets them.',
  brings: () => ['GetCapabilitiesExecutorFunction'],
  examples: [
    {
      before: `
        function NewPromiseCapability(C) {
          if (IsConstructor(C) === false) throw new $TypeError();
          const functions = { Resolve: undefined, Reject: undefined };
          const executor = Executor(functions);
          const promise = Construct(C, [executor]);
          if (IsCallable(functions.Resolve) === false) throw new $TypeError();
          if (IsCallable(functions.Reject) === false) throw new $TypeError();
          return { Promise: promise, Resolve: functions.Resolve, Reject: functions.Reject };
        }
        function Executor(functions) {
          return (resolve, reject) => {
            if (functions.Resolve !== undefined) throw new $TypeError();
            if (functions.Reject !== undefined) throw new $TypeError();
            functions.Resolve = resolve;
            functions.Reject = reject;
            return undefined;
          };
        }`,
      after: `
        function NewPromiseCapability(C) {
          if (IsConstructor(C) === false) throw new $TypeError();
          const promiseCapability = { Promise: undefined, Resolve: undefined, Reject: undefined };
          const executor = GetCapabilitiesExecutorFunction(promiseCapability);
          const promise = Construct(C, [executor]);
          if (IsCallable(promiseCapability.Resolve) === false) throw new $TypeError();
          if (IsCallable(promiseCapability.Reject) === false) throw new $TypeError();
          promiseCapability.Promise = promise;
          return promiseCapability;
        }
        function GetCapabilitiesExecutorFunction(functions) {
          return (resolve, reject) => {
            if (functions.Resolve !== undefined) throw new $TypeError();
            if (functions.Reject !== undefined) throw new $TypeError();
            functions.Resolve = resolve;
            functions.Reject = reject;
            return undefined;
          };
        }`,
    },
  ],
  rewrite(library) {
    if (!library.find('NewPromiseCapability') || library.find('GetCapabilitiesExecutorFunction'))
      return;
    library.transaction(() => {
      const make = library.find('NewPromiseCapability');
      const list = make.body.body;
      // what stands in front of the steps stays there
      const start = list.length - 7;
      if (library.matchAt(NEW, list, start)) freeName(make);
      const apart = library.matchAt(NEW, list, start);
      const bindings = apart ?? library.matchAt(ITSELF, list, start - 1);
      const decline = () =>
        library.decline('NewPromiseCapability', 'its steps are not the known ones');
      if (bindings?.__maker.type !== 'Identifier') return decline();
      const code = library.functionObject(bindings.__maker.name);
      const maker = library.find(bindings.__maker.name);
      const [__resolve, __reject] = code?.params ?? [];
      if (!__reject || maker.params.length !== 1 || library.count(maker.id.name) !== 2)
        return decline();
      const [__functions] = maker.params;
      if (!fillsOnce(library, code, { __functions, __resolve, __reject })) return decline();
      if (apart && functionSettings(library.program).length > 2)
        return library.decline('NewPromiseCapability', 'a step sets a function of a capability');
      if (apart) fillCapability(library, make, start, bindings);
      else
        library.replaceExpressions(make, bindings.__maker.name, 'GetCapabilitiesExecutorFunction');
      library.rename(maker, 'GetCapabilitiesExecutorFunction');
      return library.did('NewPromiseCapability');
    });
  },
};
